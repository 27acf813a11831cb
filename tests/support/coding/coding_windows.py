"""Windows on the coded workbook, as tests show them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.controller import CodingController
from tests.support.coding import coded_workbook

W = TypeVar("W", bound=QWidget)
RATINGS = "ratings"
"""Property of the controller: the ratings beside which the comments were written."""


@contextmanager
def opened(path: Path, coder: str = coded_workbook.FIRST) -> Iterator[CodingController]:
    """A workbook, opened by a coder; a new one where there is none."""
    with Workbook(path, coder=coder) as book:
        controller = CodingController(book)
        yield controller
        controller.deleteLater()


@contextmanager
def coded(folder: Path, *, participants: int, pages: int = 6) -> Iterator[CodingController]:
    """A new coded workbook in a folder, opened by the first of its coders."""
    made = coded_workbook.make(folder / "coding.sqlite", participants=participants, pages=pages)
    with opened(made.path) as controller:
        controller.setProperty(RATINGS, made.ratings)
        yield controller


def shown(window: W, qtbot, width: int = 1280, height: int = 720) -> W:
    """The window, on screen with what it computes."""
    qtbot.addWidget(window)
    window.resize(width, height)
    with qtbot.waitExposed(window):
        window.show()
    if hasattr(window, "settle"):
        window.settle()
    return window
