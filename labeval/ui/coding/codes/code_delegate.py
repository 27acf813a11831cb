"""Draws a code in the tree: its colour, its name, how often it occurs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from labeval.coding.rows import Code
from labeval.ui.coding.codes.code_model import CODE_ROLE, COUNT_ROLE
from labeval.ui.coding.parts.code_colours import code_colours
from labeval.ui.coding.parts.numbers import decimal
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font

DOT = 10
_RIGHT, _CAP_APART = 12, 6
"""Right of the number, and left of each key."""


class CodeDelegate(Themed, QStyledItemDelegate):
    """Draws rows in the theme's colours."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.colours: dict[str, str] = {}
        """Code id to its colour, or that of the code above it."""
        self.digits: Mapping[str, int] = {}
        """Code id to its key from 1 to 9."""
        self.noted: frozenset[str] = frozenset()
        """Ids of the codes about which the coder wrote a memo."""
        self.highlighted: frozenset[str] = frozenset()
        """Ids of the codes that are highlighted."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, max(26, self.theme.px(LABEL_PX) + 13))

    def width_wanted(self, index: QModelIndex) -> int:
        """Pixels in which the name, its keys and its number are read whole."""
        code = index.data(CODE_ROLE)
        if not isinstance(code, Code):
            return 0
        theme = self.theme
        name = text_width(f"{code.name}{self._sign(code)}", theme.px(LABEL_PX), strong=True)
        caps = (code.shortcut.upper(), str(self.digits.get(code.id, "")))
        keys = sum(self._cap_width(key) + _CAP_APART for key in caps if key)
        count = text_width(self._count(index), theme.px(12)) + 8
        return 2 + (DOT + 9 if code.codable else 0) + name + keys + count + _RIGHT

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        code = index.data(CODE_ROLE)
        if not isinstance(code, Code):
            return
        theme = self.theme
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.color("accent_tint" if chosen else "ground"))
            painter.drawRoundedRect(box.adjusted(-2, 1, -4, -1), 6, 6)
        strong = not code.codable
        left = box.left() + 2
        if not strong:
            painter.setBrush(code_colours(self.colours.get(code.id, code.colour), theme).line)
            dot = QRectF(left + 1, box.center().y() - DOT / 2 + 0.5, DOT, DOT)
            painter.drawRoundedRect(dot, 3, 3)
            left += DOT + 9
        px = theme.px(LABEL_PX)
        count = self._count(index)
        right = box.right() - _RIGHT
        painter.setFont(type_font(theme.px(12)))
        painter.setPen(theme.color("soft_text"))
        room = QRectF(left, box.top(), right - left, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
        right -= text_width(count, theme.px(12)) + 8 if count else 0
        for key in (code.shortcut.upper(), str(self.digits.get(code.id, ""))):
            right = self._paint_cap(painter, key, right, box) if key else right
        font = type_font(px, strong=strong or code.id in self.highlighted)
        font.setStrikeOut(code.retired)
        painter.setFont(font)
        painter.setPen(theme.color("soft_text" if code.retired else "text"))
        metrics, sign = painter.fontMetrics(), self._sign(code)
        width = int(right - left) - metrics.horizontalAdvance(sign)
        name = metrics.elidedText(code.name, Qt.TextElideMode.ElideRight, width)
        room = QRectF(left, box.top(), right - left, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name + sign)
        painter.restore()

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        editor = QLineEdit(parent)
        theme = self.theme
        editor.setFont(type_font(theme.px(LABEL_PX)))
        editor.setStyleSheet(
            f"QLineEdit {{ background: {theme.paper}; color: {theme.text}; padding: 0 4px;"
            f" border: 2px solid {theme.accent}; border-radius: 5px; }}"
        )
        return editor

    def _paint_cap(self, painter: QPainter, key: str, right: float, box: QRectF) -> float:
        theme = self.theme
        width = self._cap_width(key)
        cap = QRectF(right - width, box.center().y() - 8, width, 16)
        painter.setPen(theme.color("line"))
        painter.setBrush(theme.color("paper"))
        painter.drawRoundedRect(cap, 3, 3)
        painter.setFont(type_font(theme.px(10)))
        painter.setPen(theme.color("soft_text"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        return right - width - _CAP_APART

    def _sign(self, code: Code) -> str:
        """A pencil for a code with a memo."""
        return "  ✎" if code.id in self.noted else ""

    def _cap_width(self, key: str) -> int:
        return text_width(key, self.theme.px(10)) + 9

    def _count(self, index: QModelIndex | QPersistentModelIndex) -> str:
        number = index.data(COUNT_ROLE)
        return decimal(number, 0) if number else ""
