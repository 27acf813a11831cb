"""Differences of what comes in from what is here, side by side, decided one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from labeval.ui.coding.parts.names import answer_name
from labeval.ui.coding.sources.pairs_dialog import style_fields_table
from labeval.ui.on_its_screen import resize_on_screen
from labeval.ui.plain import set_tool_tip
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

if TYPE_CHECKING:
    from labeval.exchange.qda.differences import Difference

_WHAT, _FIELD, _HERE, _THERE = range(4)
_CHOSEN, _FREE = "● ", "○ "
_FLAGS = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Sides:
    """The words for the two sides, and for what is done with them."""

    here: str
    there: str
    all_here: str
    all_there: str
    found: Callable[[int], str]
    """So many differences there are."""
    taken: Callable[[int], str]
    """So many of the other side count."""
    do: str


class DifferencesDialog(QDialog):
    """A row per difference; the side that counts is marked. Nothing is written here.

    Signals:
        decided: the keys of the differences of which the other side counts.
    """

    decided = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, found: Sequence[Difference]) -> None:
        super().__init__(parent)
        self.setPalette(palette_of(theme))
        self.setWindowTitle(self.tr("What differs"))
        resize_on_screen(self, 1000, 640)
        self._sides = self.sides()
        self._theme, self._found = theme, list(found)
        self._theirs = [False] * len(self._found)
        self.table = QTableWidget(len(self._found), 4)
        self.here, self.there = self._pane(), self._pane()
        self.summary = Label(theme, size=14, wrap=True)
        self._fill()
        self._lay_out()
        self.table.currentCellChanged.connect(self._on_current_changed)
        self.table.cellClicked.connect(self._on_clicked)
        self.table.installEventFilter(self)
        self.table.setCurrentCell(0, _HERE)
        self._show(0)
        self._summarise()

    def sides(self) -> Sides:
        """The names of the sides: here those of a file that is imported."""
        return Sides(
            here=self.tr("Here"),
            there=self.tr("In the file"),
            all_here=self.tr("All as here"),
            all_there=self.tr("All from the file"),
            found=lambda number: self.tr("%Ln difference(s) from what is here.", "", number),
            taken=lambda number: self.tr("%Ln taken from the file.", "", number),
            do=self.tr("Import"),
        )

    def choose(self, row: int, *, theirs: bool) -> None:
        """Let one side of a difference count."""
        self._theirs[row] = theirs
        self._mark(row)
        self._summarise()

    def choose_all(self, *, theirs: bool) -> None:
        """Let one side of every difference count."""
        self._theirs = [theirs] * len(self._found)
        for row in range(len(self._found)):
            self._mark(row)
        self._summarise()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space takes the other side of the current row; arrows move as in every table."""
        if watched is self.table and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            row, column = self.table.currentRow(), self.table.currentColumn()
            if pressed and event.key() == Qt.Key.Key_Space and row >= 0:
                other = not self._theirs[row]
                theirs = {_HERE: False, _THERE: True}.get(column, other)
                self.choose(row, theirs=other if theirs == self._theirs[row] else theirs)
                return True
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        style_fields_table(self.table, self._theme)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setHorizontalHeaderLabels(
            [self.tr("Of what"), self.tr("Field"), self._sides.here, self._sides.there]
        )
        for row, one in enumerate(self._found):
            what = f"{one.kind.described(translated)}: {one.name}"
            for column, text in ((_WHAT, what), (_FIELD, one.field.described(translated))):
                item = QTableWidgetItem(text)
                set_tool_tip(item, text)
                self.table.setItem(row, column, item)
            for column in (_HERE, _THERE):
                self.table.setItem(row, column, QTableWidgetItem())
            self._mark(row)
        head = self.table.horizontalHeader()
        for column in (_WHAT, _HERE, _THERE):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(_FIELD, 170)

    def _lay_out(self) -> None:
        heading = Label(self._theme, size=18, bold=True, wrap=True)
        heading.set_text(self.windowTitle())
        panes = QHBoxLayout()
        panes.setSpacing(2 * GRID)
        for pane, title in ((self.here, self._sides.here), (self.there, self._sides.there)):
            pane.setAccessibleName(title)
            head = Label(self._theme, size=13, bold=True)
            head.set_text(title)
            column = QVBoxLayout()
            column.setSpacing(GRID // 2)
            column.addWidget(head)
            column.addWidget(pane)
            panes.addLayout(column, 1)
        self.cancel = ActionButton(self.tr("Cancel"))
        self.ours = ActionButton(self._sides.all_here)
        self.theirs = ActionButton(self._sides.all_there)
        self.take = ActionButton(self._sides.do, primary=True)
        buttons = QHBoxLayout()
        for button in (self.cancel, self.ours, self.theirs, self.take):
            button.set_theme(self._theme)
            buttons.addWidget(button)
            if button is self.cancel:
                buttons.addStretch(1)
        self.cancel.clicked.connect(self.reject)
        self.ours.clicked.connect(lambda: self.choose_all(theirs=False))
        self.theirs.clicked.connect(lambda: self.choose_all(theirs=True))
        self.take.clicked.connect(self.accept)
        self.accepted.connect(self._on_accepted)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        column.addWidget(heading)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        column.addLayout(panes)
        column.addLayout(buttons)

    def _pane(self) -> QPlainTextEdit:
        """A field with the whole of one side of the current row."""
        pane = QPlainTextEdit()
        pane.setReadOnly(True)
        pane.setTabChangesFocus(True)
        pane.setFixedHeight(110)
        theme = self._theme
        pane.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; font-size: 14px; "
            f"border: 1px solid {theme.line}; border-radius: 6px; padding: 4px; }}"
        )
        style_scroll_bar(pane, theme)
        return pane

    def _mark(self, row: int) -> None:
        one, theirs = self._found[row], self._theirs[row]
        for column, text, chosen in ((_HERE, one.here, not theirs), (_THERE, one.there, theirs)):
            item = self.table.item(row, column)
            assert item is not None
            shown = self._shown(text)
            item.setText((_CHOSEN if chosen else _FREE) + " ".join(shown.split()))
            font = item.font()
            font.setBold(chosen)
            item.setFont(font)
            set_tool_tip(item, shown)
            spoken = self.tr("{text} (chosen)") if chosen else "{text}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.format(text=shown))

    def _shown(self, text: str) -> str:
        if not text:
            return self.tr("(empty)")
        return answer_name(text) if text in _FLAGS else text

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.here.setPlainText(self._shown(self._found[row].here))
            self.there.setPlainText(self._shown(self._found[row].there))

    def _summarise(self) -> None:
        number = len(self._found)
        text = self._sides.found(number)
        taken = self._sides.taken(sum(self._theirs))
        how = self.tr("A click, or Space, chooses the side that counts.")
        self.summary.set_text(f"{text}  {taken}  {how}")

    def _on_current_changed(self, row: int, _column: int, _before: int, _other: int) -> None:
        self._show(row)

    def _on_clicked(self, row: int, column: int) -> None:
        if column in (_HERE, _THERE):
            self.choose(row, theirs=column == _THERE)

    def _on_accepted(self) -> None:
        chosen = zip(self._found, self._theirs, strict=True)
        self.decided.emit({one.key for one, theirs in chosen if theirs})
