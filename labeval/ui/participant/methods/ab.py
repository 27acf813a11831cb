"""Two texts side by side, every criterion: A, B, tie, both bad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.study.methods.ab import Settings
from labeval.study.model.criteria import Criterion
from labeval.study.pages import BOTH_BAD, TIE, Field
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.grid_page import GridPage
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.widgets.answers.grid_parts import GridColumn

KEYS = {Qt.Key.Key_A: 0, Qt.Key.Key_B: 1}
EXTRA_KEYS = {
    Qt.Key.Key_T: TIE,
    Qt.Key.Key_G: TIE,
    Qt.Key.Key_N: TIE,
    Qt.Key.Key_X: BOTH_BAD,
}
"""Keys in addition to the letters of the texts; the tie's is the first of its usual words."""
TIE_KEYS = "TGN"


class Page(GridPage):
    """The AB page."""

    most_of_width = 0.37
    may_narrow = True

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    def columns(self) -> Sequence[GridColumn]:
        found = [
            GridColumn("A", self.tr("text A")),
            GridColumn("B", self.tr("text B")),
        ]
        offered = self._offered(self.view)
        if TIE in offered:
            found.append(self._tie())
        if BOTH_BAD in offered:
            found.append(GridColumn(self.tr("Both bad"), self.tr("both bad"), sign="✗"))
        return found

    def column_values(self, view: PageView) -> Sequence[str]:
        return self._offered(view)

    def columns_without(self, criterion: Criterion) -> tuple[int, ...]:
        own = self._options_of(criterion.id)
        offered = self._offered(self.view)
        return tuple(n for n, value in enumerate(offered) if value not in own)

    def usual_question(self) -> str:
        return self.tr("Which text is better?")

    def show_texts(self) -> None:
        super().show_texts()
        for frame, letter in zip(self.texts.frames, "AB", strict=True):
            frame.set_label(self.tr("Text {letter}").format(letter=letter), letter)

    def value_label(self, field: Field, value: str) -> str:
        labels = [column.text for column in self.columns()]
        return dict(zip(self._offered(self.view), labels, strict=True)).get(value, "–")

    def choose_by_key(self, event: QKeyEvent) -> str:
        key = Qt.Key(event.key())
        if key in KEYS:
            return self.view.page.items[KEYS[key]]
        extra = EXTRA_KEYS.get(key, "")
        return extra if extra in self._options_of(self.current_criterion()) else ""

    def key_hints(self) -> list[KeyHint]:
        options = self._offered(self.view)
        letters = ["A", "B"] + [self._tie_key()] * (TIE in options) + ["X"] * (BOTH_BAD in options)
        return [
            (letters, self.tr("choose")),
            (["↑", "↓"], self.tr("move")),
            *self.keys.hints(),
        ]

    # -- inside -----------------------------------------------------------------------------

    def _tie(self) -> GridColumn:
        named = self.settings.tie_label
        if named is None:
            return GridColumn(self.tr("Tie"), self.tr("tie"), sign="=")
        label = named.in_language(self.view.language)
        return GridColumn(label, label, sign="=")

    def _tie_key(self) -> str:
        """The key that a hint names: the label's first letter, where it is one that chooses."""
        usual = self.tr("T", "the key that chooses a tie: T or G")
        named = self.settings.tie_label
        letter = named.in_language(self.view.language)[:1].upper() if named else ""
        return letter if letter in TIE_KEYS and letter else usual

    def _options_of(self, criterion: str) -> Sequence[str]:
        return next(f.options for f in self.view.fields if f.criterion == criterion)

    def _offered(self, view: PageView) -> tuple[str, ...]:
        """Every option that any criterion of the page offers, in the order shown."""
        offered = {option for field in view.fields for option in field.options}
        return tuple(o for o in (*view.page.items, TIE, BOTH_BAD) if o in offered)
