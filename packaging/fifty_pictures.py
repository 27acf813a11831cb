"""Pictures of an analysis of fifty interviews: a query, and coded segments as a table.

See ``screenshots``, which calls this.
"""

import tempfile
from pathlib import Path

from analysis_pictures import SIZE, rest, until
from PySide6.QtWidgets import QWidget

from labeval.coding.corpus.conditions import CODE, WORDS, Condition, Group
from labeval.coding.identity import coder_id, id_of
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.choices import QUERY
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.theme import Theme
from tests.support.coding import coded_workbook

PARTICIPANTS = 50


def fifty_pictures(theme: Theme, target: Path) -> None:
    """Make ``query.png`` and ``segments.png``."""
    with tempfile.TemporaryDirectory() as place:
        made = coded_workbook.make(Path(place) / "coding.sqlite", participants=PARTICIPANTS)
        with Workbook(made.path, coder=coded_workbook.FIRST) as workbook:
            controller = CodingController(workbook)
            _keep(query(controller, theme), target / "query.png")
            _keep(segments(controller, theme), target / "segments.png")


def query(controller: CodingController, theme: Theme) -> ViewsWindow:
    """Confusion or struggle while an answer was low, near a word."""
    window = ViewsWindow(controller, theme)
    _open(window)
    window.views.setCurrentRow(QUERY)
    window.settle()
    codes = Condition(CODE, (id_of("test", "Confusion"), id_of("test", "Struggle")))
    answers = Condition("answer", ("3",), compare="below")
    near = Group((Condition(WORDS, ("question",)),), relation="near", within="3 passages")
    window.builder.show_group(Group((codes, answers, near)))
    window.settle()
    return window


def segments(controller: CodingController, theme: Theme) -> RetrievalWindow:
    """Segments of three codes by one coder, as a table."""
    window = RetrievalWindow(controller, theme)
    _open(window)
    window.settle()
    window.filters.coder.choose(frozenset({coder_id(coded_workbook.SECOND)}))
    codes = ("Confusion", "Struggle", "Likes")
    window.filters.code.choose(frozenset(id_of("test", name) for name in codes))
    window.hint.show()  # as in the coding window, which acts on its keys
    window.settle()
    return window


def _open(window: QWidget) -> None:
    window.resize(*SIZE)
    window.show()


def _keep(window: ViewsWindow | RetrievalWindow, picture: Path) -> None:
    until(lambda: not window.background.is_busy)
    rest(0.5)
    window.grab().save(str(picture))
    window.close()
