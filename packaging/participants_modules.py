"""The modules whose texts participants can meet, found by what their window imports."""

import sys
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

_WINDOW = "labeval.ui.participant.window.window"
_REHEARSED = "labeval.ui.participant.window.rehearsal_tools"
"""Has the buttons of a rehearsal, which are in the language that is rehearsed."""
_BY_NAME = ("labeval.ui.participant.methods", "labeval.ui.participant.screens")
"""Packages whose modules the window finds by their names."""
_SAVING = "labeval.store.record.database"
"""Its sentences say why an answer could not be saved."""
_SHOWING = ("labeval.ui.", "labeval.session.")
"""Packages that show something during a session; those below them read and check studies before
one begins, and speak to the lab."""


def participants_files() -> list[Path]:
    """The source files with texts for participants, by name."""
    graph = grimp.build_graph("labeval", exclude_type_checking_imports=True, cache_dir=None)
    roots = {_WINDOW, _REHEARSED}.union(*map(graph.find_descendants, _BY_NAME))
    met = roots.union(*map(graph.find_upstream_modules, roots))
    shown = {module for module in met if module.startswith(_SHOWING)} | {_SAVING}
    return sorted(map(_file, shown))


def _file(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
