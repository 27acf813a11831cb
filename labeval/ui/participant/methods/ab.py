"""Two texts side by side, every criterion: A, B, tie, both bad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.study.pages import BOTH_BAD, TIE, Field
from labeval.ui.participant.grid_page import GridPage
from labeval.ui.participant.method_page import KeyHint
from labeval.ui.participant.page_view import PageView
from labeval.ui.widgets.grid_parts import GridColumn

KEYS = {Qt.Key.Key_A: 0, Qt.Key.Key_B: 1}
EXTRA_KEYS = {Qt.Key.Key_T: TIE, Qt.Key.Key_G: TIE, Qt.Key.Key_X: BOTH_BAD}
"""Keys beside the letters of the texts; G is the tie's on German screens."""


class Page(GridPage):
    """The AB page."""

    most_of_width = 0.345

    def columns(self) -> Sequence[GridColumn]:
        found = [
            GridColumn("A", self.tr("text A")),
            GridColumn("B", self.tr("text B")),
        ]
        offered = self.view.fields[0].options
        if TIE in offered:
            found.append(GridColumn(self.tr("Tie"), self.tr("tie"), sign="="))
        if BOTH_BAD in offered:
            found.append(GridColumn(self.tr("Both bad"), self.tr("both bad"), sign="✗"))
        return found

    def column_values(self, view: PageView) -> Sequence[str]:
        return view.fields[0].options

    def usual_question(self) -> str:
        return self.tr("Which text is better?")

    def show_texts(self) -> None:
        super().show_texts()
        for frame, letter in zip(self.frames, "AB", strict=True):
            frame.set_label(self.tr("Text {letter}").format(letter=letter))

    def value_label(self, field: Field, value: str) -> str:
        labels = [column.text for column in self.columns()]
        return dict(zip(field.options, labels, strict=True)).get(value, "–")

    def choose_by_key(self, event: QKeyEvent) -> str:
        key, options = Qt.Key(event.key()), self.view.fields[0].options
        if key in KEYS:
            return options[KEYS[key]]
        extra = EXTRA_KEYS.get(key, "")
        return extra if extra in options else ""

    def key_hints(self) -> list[KeyHint]:
        options = self.view.fields[0].options
        tie = self.tr("T", "the key that chooses a tie: T or G")
        letters = ["A", "B"] + [tie] * (TIE in options) + ["X"] * (BOTH_BAD in options)
        return [
            (letters, self.tr("choose")),
            (["↑", "↓"], self.tr("move")),
            *self.common_hints(),
        ]
