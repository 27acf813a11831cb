"""The robot's input on the page where a text is written: typing, citing, pasting."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.study.model.writing import citation_places, count_words
from labeval.ui.participant.writing.page import WritingPage

_CONTROL = Qt.KeyboardModifier.ControlModifier
_NONE = Qt.KeyboardModifier.NoModifier


class Press(Protocol):
    """Presses a key wherever the keyboard is."""

    def __call__(self, key: Qt.Key, held: Qt.KeyboardModifier = ...) -> None: ...


class RobotWriter:
    """Writes by key and mouse events, as a participant would."""

    def __init__(self, page: WritingPage, press: Press) -> None:
        self._page = page
        self._press = press

    def write(self, text: str) -> None:
        """Type a text behind what is there; single citations are put in from their passages."""
        self._press(Qt.Key.Key_End, _CONTROL)
        end = 0
        for start, after, numbers in citation_places(text):
            known = len(numbers) == 1 and 1 <= numbers[0] <= len(self._page.view.passages)
            if known:
                self._type(text[end:start].rstrip(" "))
                self._cite(numbers[0])
                end = after
        self._type(text[end:])

    def paste(self) -> None:
        """Copy some words of the first passage into the text, and keep them if there is room."""
        page = self._page
        if not page.view.passages:
            return
        self._go_to_passage(1)
        self._press(Qt.Key.Key_Return)
        self._select_line()
        self._press(Qt.Key.Key_C, _CONTROL)
        self._press(Qt.Key.Key_F6)
        self._press(Qt.Key.Key_End, _CONTROL)
        self._press(Qt.Key.Key_Return)
        self._press(Qt.Key.Key_V, _CONTROL)
        if count_words(page.text) > page.view.words.max:
            self._press(Qt.Key.Key_Z, _CONTROL)

    def _type(self, text: str) -> None:
        for n, line in enumerate(text.split("\n")):
            if n:
                self._press(Qt.Key.Key_Return)
            QTest.keyClicks(self._page.editor, line)
            QApplication.processEvents()

    def _cite(self, number: int) -> None:
        """Cite the current passage by its key; the keyboard focus returns to the text."""
        self._go_to_passage(number)
        self._press(Qt.Key.Key_K, _CONTROL)

    def _go_to_passage(self, number: int) -> None:
        self._press(Qt.Key.Key_F6)
        if self._page.passages.view.hasFocus():
            self._press(Qt.Key.Key_Escape)
        self._press(Qt.Key.Key_Home)
        for _ in range(number - 1):
            self._press(Qt.Key.Key_Down)

    def _select_line(self) -> None:
        """Drag the pointer over the first line of the passage that is open."""
        view, left = self._page.passages.view, Qt.MouseButton.LeftButton
        start, end = QPoint(10, 6), QPoint(view.width() - 4, 6)
        QTest.mousePress(view, left, _NONE, start)
        for spot in (QPoint(view.width() // 2, 6), end):
            QTest.mouseMove(view, spot)
        QTest.mouseRelease(view, left, _NONE, end)
