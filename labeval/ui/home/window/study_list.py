"""The studies of this machine in a list: the title of each, and its folder below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from labeval.ui.accessible import go_to_selected
from labeval.ui.plain import set_tool_tip
from labeval.ui.study_titles import shown_title
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.lettering import line_height, type_font, type_metrics
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_TITLE_PX, _FOLDER_PX = 14, 12
_FOLDER = Qt.ItemDataRole.UserRole
_PAD = GRID
_CORNER = 6


class StudyList(Themed, QListWidget):
    """Studies by title; a screen reader reads the folder with it, and a tooltip its whole path."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._delegate = _Delegate(theme, self)
        self._shown: list[tuple[str, Path]] = []
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setSpacing(2)
        go_to_selected(self)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListWidget { background: transparent; outline: none; }")
        style_scroll_bar(self, theme)

    def show_studies(self, folders: Sequence[Path]) -> None:
        """Show these, in this order; rows are made anew, and reported, only where one changed."""
        studies = [(shown_title(folder), folder) for folder in folders]
        if studies == self._shown:
            return
        self._shown = studies
        self.clear()
        for title, folder in studies:
            item = QListWidgetItem(title, self)
            item.setData(_FOLDER, _near_home(folder))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {folder.name}")
            set_tool_tip(item, f"{title}\n{folder}")

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        self.viewport().update()


class _Delegate(Themed, QStyledItemDelegate):
    """Draws a study in two lines, each cut with an ellipsis where it has no room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, line_height(_TITLE_PX) + line_height(_FOLDER_PX) + 2 * _PAD)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, state = self.theme, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint" if chosen else "paper"))
            painter.drawRoundedRect(box, _CORNER, _CORNER)
        room = box.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        title, folder = index.data(Qt.ItemDataRole.DisplayRole), index.data(_FOLDER)
        right, left = Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideLeft
        for text, px, role, elided in (
            (title, _TITLE_PX, "text", right),
            (folder, _FOLDER_PX, "soft_text", left),
        ):
            painter.setFont(type_font(px, strong=chosen and px == _TITLE_PX))
            painter.setPen(theme.color(role))
            metrics = type_metrics(px, strong=chosen and px == _TITLE_PX)
            shown = metrics.elidedText(text, elided, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignTop, shown)
            room.setTop(room.top() + line_height(px))
        painter.restore()


def _near_home(folder: Path) -> str:
    """A path, short where it is below the user's own folder."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(folder)
