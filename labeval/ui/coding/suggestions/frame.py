"""The parts of the window of suggestions, laid out and named."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.coding.parts.sorted_table import SortedTable, TextModel
from labeval.ui.coding.suggestions import wording
from labeval.ui.coding.suggestions.tables import (
    CODE_WIDTHS,
    PAIR_WIDTHS,
    PLACE_WIDTHS,
    DecisionTable,
    TwoLists,
)
from labeval.ui.memory import Memory
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.fitting.scrolled import Scrolled
from labeval.ui.widgets.fitting.wrapping import WrappingRow

PLACES, DUPLICATES, GROUPS = "places", "duplicates", "groups"
VIEWS = (PLACES, DUPLICATES, GROUPS)
_LIKE = ("0.5", "0.4", "0.6", "0.7")
_WIDEST = 320
"""Of a pill with a code or a number of sources, which are read whole."""
_SAME = ("0.95", "0.9", "0.99")


class SuggestionsFrame(ComputedWindow):
    """Choices above, a table for each view below, and what is current in words."""

    def __init__(
        self, controller: CodingController, theme: Theme, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory, name="code_suggestions", size=(1280, 800))
        self.view, self.code, self.like, self.same, self.where, self.which = (
            OnePill(theme) for _ in range(6)
        )
        self.code.widest = self.where.widest = _WIDEST
        self.speaker = Pill(theme)
        self.switch = ActionButton()
        self.look = ActionButton(primary=True)
        self.accept, self.reject = ActionButton(primary=True), ActionButton()
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.turn_on = ActionButton(primary=True)
        self.about_view = Label(theme, size=13, role="soft_text", wrap=True)
        self.counted = Label(theme, size=13, wrap=True)
        self.message = SpokenLabel(theme, size=13, role="note_text", wrap=True)
        self.detail = Label(theme, size=14, wrap=True)
        self.origin = Label(theme, size=13, role="soft_text", wrap=True)
        self.models = {
            PLACES: TextModel((3,)),
            DUPLICATES: TextModel((4,)),
            GROUPS: TextModel((1, 2, 3)),
        }
        self.table = DecisionTable(theme, self.models[PLACES], PLACE_WIDTHS, wide=1)
        self.pairs = SortedTable(theme, self.models[DUPLICATES], PAIR_WIDTHS, wide=0)
        self.codes = SortedTable(theme, self.models[GROUPS], CODE_WIDTHS, wide=4)
        self.both = TwoLists(theme)
        self._lay_out()

    def retranslate(self) -> None:
        title = self.tr("Suggestions by machine")
        self.setWindowTitle(title)
        self.heading.set_text(title)
        self.view.set_values(self.tr("View"), wording.view_names())
        self.like.set_values(self.tr("Likeness from"), {n: decimal(float(n), 1) for n in _LIKE})
        self.same.set_values(self.tr("Likeness from"), {n: decimal(float(n), 2) for n in _SAME})
        self.which.set_values(
            self.tr("Show"),
            {
                "open": self.tr("not decided"),
                "accepted": self.tr("accepted"),
                "rejected": self.tr("rejected"),
            },
        )
        self.switch.setText(self.tr("Turn suggestions off"))
        self.turn_on.setText(self.tr("Turn suggestions on"))
        self.accept.setText(self.tr("Accept (A)"))
        self.reject.setText(self.tr("Reject (R)"))
        self.empty.set_text(wording.why_off())
        self.turn_on.setAccessibleDescription(wording.why_off())
        likeness, source = self.tr("Likeness"), self.tr("Source")
        self.models[PLACES].heads = (
            *(self.tr("Code"), self.tr("Words"), source, likeness, self.tr("Suggested by")),
        )
        self.models[DUPLICATES].heads = (
            *(self.tr("Words"), source, self.tr("Nearly the same words"), source, likeness),
        )
        self.models[GROUPS].heads = (
            *(self.tr("Code"), self.tr("Segments"), self.tr("Separation")),
            *(self.tr("p of one group"), self.tr("Typical of the second group")),
        )
        for model in self.models.values():
            model.show_rows(())  # it has its columns from now on
        for table, name in (
            (self.table, title),
            (self.pairs, wording.view_names()[DUPLICATES]),
            (self.codes, wording.view_names()[GROUPS]),
        ):
            table.setAccessibleName(name)
            table.take_widths()

    def _lay_out(self) -> None:
        for button in (self.switch, self.look, self.accept, self.reject, self.turn_on):
            button.set_theme(self.theme)
        self.bar.addWidget(self.view)
        self.bar.addStretch()
        self.bar.addWidget(self.switch)
        self._off = QWidget()
        off = QVBoxLayout(self._off)
        off.setContentsMargins(0, 0, 0, 0)
        off.setSpacing(2 * GRID)
        off.addWidget(self.empty)
        off.addWidget(self.turn_on, 0, Qt.AlignmentFlag.AlignLeft)
        off.addStretch(1)
        self._parts = QWidget()
        asked = WrappingRow(GRID)
        for pill in (self.code, self.like, self.same, self.where, self.speaker):
            asked.addWidget(pill)
        asked.addWidget(self.look)
        asked.addStretch()
        asked.addWidget(self.which)
        self.tables, self.details = QStackedWidget(), QStackedWidget()
        for table in (self.table, self.pairs, self.codes):
            self.tables.addWidget(table)
        reading = QWidget()
        words = QVBoxLayout(reading)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(GRID)
        buttons = QHBoxLayout()
        buttons.addWidget(self.accept)
        buttons.addWidget(self.reject)
        buttons.addWidget(self.origin, 1)
        words.addLayout(buttons)
        words.addWidget(self.detail)
        words.addStretch(1)
        self._reading = Scrolled(self.theme, reading)  # kept, or collecting garbage removes it
        self.details.addWidget(self._reading)
        self.details.addWidget(self.both)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.tables)
        parts.addWidget(self.details)
        parts.setSizes([420, 220])
        self.keep_parts(parts)
        column = QVBoxLayout(self._parts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(asked)
        for label in (self.about_view, self.message, self.counted):
            column.addWidget(label)
        column.addWidget(parts, 1)
        self.message.hide()
        whole = QVBoxLayout()
        whole.setContentsMargins(2 * GRID, GRID + 4, 2 * GRID, GRID)
        whole.addWidget(self._off, 1)
        whole.addWidget(Scrolled(self.theme, self._parts), 1)
        self.body.addLayout(whole)
