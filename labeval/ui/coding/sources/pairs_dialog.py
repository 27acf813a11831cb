"""A dialog of two columns: names and values, such as attributes, or speakers and participants."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.fields import ChoiceBox
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.table_style import style_table

_ROW = 36
_FREE_ROWS = 6
"""Empty rows for new names."""


def style_fields_table(table: QTableWidget, theme: Theme) -> None:
    """Give a table to type in the theme's colours, and hairlines between its rows."""
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(_ROW)
    table.setWordWrap(False)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    )
    style_table(
        table,
        theme,
        f"QTableView {{ border: 1px solid {theme.line}; border-radius: 6px; }}"
        f"QTableView QLineEdit {{ background: {theme.paper}; color: {theme.text}; }}",
    )


class PairsDialog(QDialog):
    """Names with values that can be typed; what is there is given on when it is accepted.

    Args:
        heads: of the two columns.
        pairs: what is there now.
        keep: gets all pairs, those emptied among them.
        offered: values to choose from; without them they are typed.
        fixed: the names cannot be changed, and there are no others.
        proposed: values for names that have none, which a button fills in.
    """

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        *,
        title: str,
        heads: tuple[str, str],
        pairs: Mapping[str, str],
        keep: Callable[[dict[str, str]], object],
        offered: Sequence[str] = (),
        fixed: bool = False,
        proposed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self.setPalette(palette_of(theme))
        self.setWindowTitle(title)
        self.setMinimumSize(480, 400)
        self._keep, self._known = keep, dict(pairs)
        names = [*pairs, *([] if fixed else [""] * _FREE_ROWS)]
        self.table = QTableWidget(len(names), 2)
        self.table.setHorizontalHeaderLabels(list(heads))
        style_fields_table(self.table, theme)
        self.table.setAccessibleName(title)
        head = self.table.horizontalHeader()
        for column in (0, 1):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for row, name in enumerate(names):
            item = QTableWidgetItem(name)
            if name:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            self.table.setItem(row, 0, item)
            if offered or fixed:
                box = participant_box(name, ["", *offered], pairs.get(name, ""))
                self.table.setCellWidget(row, 1, box)
            else:
                self.table.setItem(row, 1, QTableWidgetItem(pairs.get(name, "")))
        heading = Label(theme, size=18, bold=True, wrap=True)
        heading.set_text(title)
        cancel, done = ActionButton(self.tr("Cancel")), ActionButton(self.tr("Done"), primary=True)
        done.clicked.connect(self.accept)
        buttons = dialog_buttons(self, cancel, done, theme)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        rows.setSpacing(2 * GRID)
        rows.addWidget(heading)
        rows.addWidget(self.table, 1)
        self.propose = LinkButton(self.tr("Propose codes"))
        self.propose.set_theme(theme)
        self.propose.setVisible(bool(proposed))
        self.propose.clicked.connect(lambda: self._fill_in(proposed))
        rows.addWidget(self.propose, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addLayout(buttons)
        self.accepted.connect(self._on_accepted)

    def value_box(self, row: int) -> QComboBox:
        """The field of a row in which a value is chosen."""
        box = self.table.cellWidget(row, 1)
        assert isinstance(box, QComboBox)
        return box

    def _fill_in(self, proposed: Mapping[str, str]) -> None:
        for row in range(self.table.rowCount()):
            name, box = self.table.item(row, 0), self.table.cellWidget(row, 1)
            if name is not None and isinstance(box, QComboBox) and not box.currentText():
                box.setCurrentText(proposed.get(name.text(), ""))

    def _on_accepted(self) -> None:
        found = dict.fromkeys(self._known, "")
        for row in range(self.table.rowCount()):
            name, value = self.table.item(row, 0), self.table.item(row, 1)
            box = self.table.cellWidget(row, 1)
            text = box.currentText() if isinstance(box, QComboBox) else ""
            if name is not None and name.text().strip():
                found[name.text()] = text or (value.text() if value is not None else "")
        self._keep(found)


def participant_box(name: str, offered: Sequence[str], chosen: str) -> QComboBox:
    """A field with participants to choose from; a new one can be typed."""
    box = ChoiceBox(name, typed=True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(list(dict.fromkeys([*offered, chosen])))
    box.setCurrentText(chosen)
    return box
