"""An analyst at the coding window, with keys and mouse."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.rows import Anchor, Code, Coding
from labeval.jobs.coding.gather import gather
from labeval.jobs.coding.moments import Moments
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.studies.coded_study import begin_codebook

SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
KEY = Qt.Key


def gather_into(workbook: Workbook, database: Path) -> None:
    """Bring the texts of a record into a workbook, where there is a record."""
    if database.exists():
        with closing(Record(database, read_only=True)) as record:
            gather(workbook, record)


class Analyst:
    """Somebody at the window."""

    def __init__(self, folder: StudyFolder, *, coder: str = "A", memory: Memory | None = None):
        self.folder = folder
        self.controller = CodingController(Workbook(folder.workbook, coder=coder))
        self.window = CodingWindow(
            self.controller, LIGHT, memory, open_moments=lambda: Moments(folder.database)
        )
        self.view = self.window.view

    def sit_down(self, qtbot, size: tuple[int, int] = (1280, 720)) -> None:
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)

    def press(self, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def type(self, text: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), text)

    def select(self, start: int, end: int, passage: int = 0) -> None:
        id = self.controller.passages[passage].id
        self.view.select(Anchor(id, start), Anchor(id, end))

    def stored(self) -> list[Coding]:
        with Workbook(self.folder.workbook, coder="reader", read_only=True) as workbook:
            return workbook.codings()

    def code(self, name: str) -> Code:
        return next(code for code in self.controller.codes.values() if code.name == name)

    def leave(self) -> None:
        self.window.close()
        self.controller.workbook.close()
        self.window.deleteLater()


def begin_codebook_here(analyst: Analyst) -> None:
    begin_codebook(analyst.controller.workbook)
    analyst.controller.read_again()


def coded_twice(analyst: Analyst) -> tuple[Coding, Coding]:
    begin_codebook_here(analyst)
    for name, end in (("Likes", 30), ("Confusion", 12)):
        analyst.select(0, end)
        analyst.window.code_with(analyst.code(name).id)
    by_code = {coding.code: coding for coding in analyst.stored()}
    return by_code[analyst.code("Likes").id], by_code[analyst.code("Confusion").id]
