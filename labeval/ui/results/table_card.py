"""A table of results; each row opens the judgments behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QVBoxLayout

from labeval.ui.language import Retranslating
from labeval.ui.plain import plain_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.basics.table_style import RowTable, style_table

if TYPE_CHECKING:
    from labeval.report.material import Material
    from labeval.report.questions import Shown

_Index = QModelIndex | QPersistentModelIndex
_ROW = 28
_MOST_SEEN = 14
"""Rows that are seen at once; the others are scrolled to."""


class RowsModel(QAbstractTableModel):
    """Texts of cells, made when they are looked at."""

    def __init__(self, headings: Sequence[str], numeric: Sequence[bool]) -> None:
        super().__init__()
        self._headings = list(headings)
        self._numeric = list(numeric)
        self.texts: list[list[str]] = []

    def set_texts(self, texts: list[list[str]]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.texts = texts
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.texts)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        text = self.texts[index.row()][index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(text)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self._numeric[column] else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class RowsTable(Themed, RowTable):
    """A calm table of results."""

    def __init__(self, model: RowsModel) -> None:
        super().__init__(_ROW)
        self.setModel(model)
        self._rows = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def fit(self, most: int = _MOST_SEEN) -> None:
        """Columns as wide as their first rows need; as high as its rows, or as ``most`` of them."""
        self.horizontalHeader().setResizeContentsPrecision(60)
        self.resizeColumnsToContents()
        rows = min(self._rows.rowCount(), most)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows * _ROW + 18)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_table(self, theme)


class TableCard(Retranslating, Paper):
    """One table on a sheet of paper.

    Signals:
        behind_requested: the table's name, and a row of it by columns.
    """

    behind_requested = Signal(str, object)

    def __init__(self, shown: Shown, material: Material, theme: Theme) -> None:
        from labeval.report.sections import filled_columns, noted_rows, shared_sentences

        super().__init__()
        self._shown = shown
        self._found = shown.found(material)
        rows = shown.rows(material)
        shared = shared_sentences(rows, material)
        columns = [column for column in filled_columns(rows) if column not in shared]
        noted = noted_rows(rows[columns], material)
        self._title = Label(theme, size=15, bold=True, wrap=True, level=3)
        self._title.set_text(material.words(shown.title))
        self._hint = Label(theme, role="soft_text", wrap=True)
        below = [*shared.values(), *([material.words(shown.below)] if shown.below else [])]
        self.below = Label(theme, role="soft_text", wrap=True)
        self.below.set_text("\n".join([*noted.notes, " ".join(below)]).strip())
        self.below.setVisible(bool(self.below.text()))
        model = RowsModel(noted.headings, noted.numeric)
        model.set_texts(noted.lines)
        self.table = RowsTable(model)
        self.table.setAccessibleName(self._title.text())
        self.table.opened.connect(self._on_opened)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column_.setSpacing(GRID)
        for part in (self._title, self._hint, self.table, self.below):
            column_.addWidget(part)
        self.retranslate()
        self.set_theme(theme)
        self.table.fit()

    def retranslate(self) -> None:
        self._hint.set_text(self.tr("Enter or a double click opens the judgments behind a row."))

    def _on_opened(self, row: int) -> None:
        values: dict[str, Any] = {str(k): v for k, v in self._found.iloc[row].items()}
        self.behind_requested.emit(self._shown.table, values)
