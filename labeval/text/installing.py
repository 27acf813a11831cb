"""Installation of the program's optional parts, where it is possible."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

_MODEL = "labeval models get all-minilm-l6-v2"
"""Gets what the extra ``embeddings`` does not bring."""


def is_bundle() -> bool:
    """Return whether the program runs from a bundle, into which nothing can be installed."""
    return bool(getattr(sys, "frozen", False))


_TOOLS = {
    "pipx_metadata.json": "pipx install --force",
    "uv-receipt.toml": "uv tool install --force",
}
"""Commands that install a program into an environment of its own, by the file that they leave
in it. There ``pip install`` would add the part to another Python."""


_FOR_RESULTS = ("pandas", "scipy", "matplotlib")


def missing_for_results() -> str:
    """The first package that results need and is not installed, as where only sessions are run.

    Empty where all are there.
    """
    return next((name for name in _FOR_RESULTS if find_spec(name) is None), "")


def whole_program() -> str:
    """Return the command that installs everything that the program needs."""
    return missing_part().replace("[]", "")


def missing_part(*extras: str) -> str:
    """Return the command that adds optional parts (extras of the package).

    The quotation marks keep shells off the brackets. A bundle has all of ``embeddings`` but the
    model; for other parts the result names the Python package.
    """
    parts = f"labeval[{','.join(extras)}]"
    if is_bundle():
        return _MODEL if extras == ("embeddings",) else f"{parts} (Python package)"
    own = (command for name, command in _TOOLS.items() if (Path(sys.prefix) / name).is_file())
    return f"{next(own, 'pip install')} '{parts}'" + (
        f" && {_MODEL}" if "embeddings" in extras else ""
    )
