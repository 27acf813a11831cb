"""The parts of the study on the left, each with what waits in it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from labeval.ui.accessible import go_to_selected
from labeval.ui.editor.parts import Part
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_LEAST_WIDTH = 190
_ROW = 34
_LEFT, _COUNT = 14, 40
"""Room on the left of a name, and on its right for a number."""


class PartsRail(QListWidget):
    """A list of which one is current; arrows and clicks choose.

    Signals:
        chosen: the position of another part.
    """

    chosen = Signal(int)

    def __init__(self, parts: tuple[Part, ...], theme: Theme) -> None:
        super().__init__()
        self._parts = parts
        names = max(text_width(part.name, 14, strong=True) for part in parts)
        self.setFixedWidth(max(_LEAST_WIDTH, _LEFT + names + _COUNT))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setStyleSheet("QListWidget { background: transparent; outline: none; }")
        style_scroll_bar(self, theme)  # a usual bar would be transparent with it, which is black
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._painter = _RowPainter(parts, theme, self)
        self.setItemDelegate(self._painter)
        for part in parts:
            self.addItem(QListWidgetItem(part.name))
        self.setCurrentRow(0)
        self.currentRowChanged.connect(self.chosen)
        go_to_selected(self)
        self.show_state({}, {})

    @property
    def current(self) -> int:
        """The position of the current part."""
        return self.currentRow()

    def show_state(self, counts: dict[str, str], marks: dict[str, int]) -> None:
        """Show how much is in each part.

        Args:
            counts: by the part's key.
            marks: the number of findings in it.
        """
        self._painter.counts, self._painter.marks = counts, marks
        self.setAccessibleName(self.tr("Parts of the study"))
        for n, part in enumerate(self._parts):
            item, found = self.item(n), marks.get(part.key, 0)
            item.setText(part.name)
            waits = self.tr("%n finding(s)", "", found) if found else counts.get(part.key, "")
            spoken = f"{part.name}, {waits}" if waits else part.name
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.viewport().update()

    def choose(self, position: int) -> None:
        """Make a part the current one."""
        if 0 <= position < len(self._parts):
            self.setCurrentRow(position)


class _RowPainter(QStyledItemDelegate):
    """Draws a part: its name, and on the right how much is in it, or a badge with its findings."""

    def __init__(self, parts: tuple[Part, ...], theme: Theme, rail: QListWidget) -> None:
        super().__init__(rail)
        self._parts, self._theme, self._rail = parts, theme, rail
        self.counts: dict[str, str] = {}
        self.marks: dict[str, int] = {}

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(_LEAST_WIDTH, _ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(self._rail.visualItemRect(self._rail.item(index.row())))
        row.setRight(min(row.right(), self._rail.viewport().width()))
        self._paint_row(painter, row, self._parts[index.row()], index.row())
        painter.restore()

    def _paint_row(self, painter: QPainter, row: QRectF, part: Part, n: int) -> None:
        theme, current = self._theme, n == self._rail.currentRow()
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 6, 6)
            painter.fillRect(QRectF(0, row.y() + 4, 3, row.height() - 8), theme.color("accent"))
        if current and self._rail.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(row.adjusted(1, 2, -1, -2), 6, 6)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(14, strong=current))
        painter.drawText(
            row.adjusted(_LEFT, 0, 0, 0), middle | Qt.AlignmentFlag.AlignLeft, part.name
        )
        marks = self.marks.get(part.key, 0)
        painter.setFont(type_font(12))
        if marks:
            text = str(marks)
            width = max(20, text_width(text, 12) + 12)
            badge = QRectF(row.right() - width - 8, row.center().y() - 10, width, 20)
            painter.setPen(QPen(theme.color("note_text"), 1))
            painter.setBrush(theme.color("note"))
            painter.drawRoundedRect(badge, 10, 10)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
        else:
            painter.setPen(theme.color("soft_text"))
            right = middle | Qt.AlignmentFlag.AlignRight
            painter.drawText(row.adjusted(0, 0, -12, 0), right, self.counts.get(part.key, ""))
