"""The window of counts over a coded workbook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.theme import LIGHT
from tests.support.coding import coded_workbook


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[ViewsWindow]:
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=6)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        controller = CodingController(book)
        window = ViewsWindow(controller, LIGHT)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        with qtbot.waitExposed(window):
            window.show()
        window.settle()
        yield window
        controller.deleteLater()
