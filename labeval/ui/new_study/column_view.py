"""One column of a file: its role, the reason, its name and the first values below each other."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from labeval.exchange.materials.model import FACTOR, ROLES, UNUSED, SeenColumn
from labeval.jobs.new_study.materials import CHOSEN_ROLES
from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.sentences import translated
from labeval.ui.theme import CORNER, LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import line_height, type_font, type_metrics, wrapped
from labeval.ui.widgets.basics.menus import style_menu

ROLE_HEIGHT = 34
_CELL_PX = 12
_PAD = 10
_LINES = 2
_ROW = 2 * 17 + 10
_WHY = 2 * 17 + 4
"""Height of the reason, which has two lines."""
_HEAD = ROLE_HEIGHT + _WHY + 28
_ROLE_MARGIN = 4
_BEFORE, _AROUND = 10, 34
"""Pixels before a role's name, and on both sides of it."""
_LONG, _WIDE, _LEAST_WIDE, _NARROW = 30, 205, 160, 120


class RoleButton(ThemedButton):
    """Shows the role of a column, and opens the list of roles.

    Args:
        roles: those that can be chosen.

    Signals:
        chosen: another role was chosen.
    """

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, roles: Sequence[str] = CHOSEN_ROLES
    ) -> None:
        super().__init__("", parent)
        self.role = ""
        self._roles = roles
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_menu)
        self.set_theme(theme)

    def show_role(self, role: str, column: str) -> None:
        """Show a role."""
        self.role = role
        text = role_title(role)
        self.setText(text)
        set_tool_tip(self, text)
        self.setAccessibleName(f"{column}: {text}")
        self.update()

    @property
    def needed(self) -> int:
        """Pixels that the role's name takes with its arrow."""
        letters = type_metrics(LABEL_PX, strong=True).horizontalAdvance(self.text())
        return letters + 1 + _AROUND  # letters end within a pixel

    @property
    def shown(self) -> str:
        """The role's name as it is drawn: cut where it has no room."""
        metrics = type_metrics(LABEL_PX, strong=self._is_used)
        right = Qt.TextElideMode.ElideRight
        return metrics.elidedText(self.text(), right, self.width() - _AROUND)

    @property
    def _is_used(self) -> bool:
        return self.role not in (FACTOR, UNUSED)

    def open_menu(self) -> None:
        """Open the list of roles."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        for role in self._roles:
            if role == FACTOR:
                menu.addSeparator()
            action = QAction(menu_text(role_title(role)), menu)
            action.setCheckable(True)
            action.setChecked(role == self.role)
            action.setData(role)
            menu.addAction(action)
            if role == self.role:
                menu.setActiveAction(action)
        menu.triggered.connect(lambda action: self.chosen.emit(action.data()))
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        opening = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
        if event.key() in opening and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        used = self._is_used
        painter.setPen(QPen(theme.color("accent" if used else "line"), 1))
        painter.setBrush(theme.color("accent_tint" if used else "paper"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), CORNER, CORNER)
        painter.setPen(theme.color("text" if used else "soft_text"))
        painter.setFont(type_font(LABEL_PX, strong=used))
        room = self.rect().adjusted(_BEFORE, 0, _BEFORE - _AROUND, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.shown)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("soft_text"))
        x, y = self.width() - 14.0, self.height() / 2 + 1
        corners = [(x - 4, y - 3), (x + 4, y - 3), (x, y + 2)]
        painter.drawPolygon(QPolygonF([QPoint(round(a), round(b)) for a, b in corners]))
        if self.hasFocus():
            self._ring(painter, CORNER)
        painter.end()


def role_title(role: str) -> str:
    """A role in the interface's language; short where the list of roles is long-winded."""
    return translated("Materials", ROLES[role])


class ColumnView(QWidget):
    """One column of the mapping.

    Args:
        cells: values that are shown below each other.
        roles: those that can be chosen.

    Signals:
        role_chosen: the column's name and its new role.
        row_clicked: a row, counted from 0.
    """

    role_chosen = Signal(str, str)
    row_clicked = Signal(int)

    def __init__(
        self,
        column: SeenColumn,
        cells: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        roles: Sequence[str] = CHOSEN_ROLES,
    ) -> None:
        super().__init__(parent)
        self.column = column
        self._cells, self._theme = cells, theme
        self._why = ""
        self._current = 0
        self._left_out: Collection[int] = ()
        self.role = RoleButton(theme, self, roles)
        self.role.chosen.connect(lambda role: self.role_chosen.emit(column.name, role))
        longest = max((len(cell) for cell in cells), default=0)
        self.is_wide = longest > _LONG
        name = type_metrics(LABEL_PX, strong=True).horizontalAdvance(column.name) + 2 * _PAD
        self._name_width = self.narrow = max(_NARROW, min(name, _WIDE))
        self.setFixedSize(_WIDE if self.is_wide else self.narrow, _HEAD + len(cells) * _ROW)
        self.setAccessibleName(column.name)

    @staticmethod
    def fit(columns: Sequence[ColumnView], room: int) -> None:
        """Give the columns with long values what the others leave of ``room``."""
        wide = [column for column in columns if column.is_wide]
        left = room - sum(column.narrow for column in columns if not column.is_wide)
        for column in wide:
            column.setFixedWidth(max(_LEAST_WIDE, left // len(wide)))

    def show_role(self, role: str, why: str) -> None:
        """Show the column's role and the reason for it."""
        self._why = why
        self.role.show_role(role, self.column.name)
        if not self.is_wide:
            self.narrow = max(self._name_width, min(self.role.needed + 2 * _ROLE_MARGIN, _WIDE))
            self.setFixedWidth(self.narrow)
        self.role.setAccessibleDescription(why)
        set_tool_tip(self, why)
        self.update()

    def show_rows(self, current: int, left_out: Collection[int]) -> None:
        """Mark the row that the preview shows, and rows that are left out."""
        if (current, left_out) != (self._current, self._left_out):
            self._current, self._left_out = current, left_out
            self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = self.width() - 2 * _ROLE_MARGIN
        self.role.setGeometry(_ROLE_MARGIN, 0, wide, ROLE_HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = (int(event.position().y()) - _HEAD) // _ROW
        if 0 <= row < len(self._cells):
            self.row_clicked.emit(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        unused = self.role.role == UNUSED
        soft, strong = "soft_text", "soft_text" if unused else "text"
        width = self.width() - 2 * _PAD
        height = line_height(_CELL_PX)
        painter.setFont(type_font(_CELL_PX))
        painter.setPen(theme.color(soft))
        for n, line in enumerate(_shown_lines(self._why, width)):
            at = QRect(_PAD, ROLE_HEIGHT + 3 + n * height, width, height)
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, line)
        self._name(painter, ROLE_HEIGHT + _WHY, 28, self.column.name, strong)
        for row in self._rows_in(event.rect()):
            top = _HEAD + row * _ROW
            if row in self._left_out:
                painter.fillRect(0, top, self.width(), _ROW, theme.color("note"))
            elif row == self._current:
                painter.fillRect(0, top, self.width(), _ROW, theme.color("accent_tint"))
            framed = self._current in (row, row - 1)  # a line above the current row, and below it
            painter.setPen(QPen(theme.color("accent" if framed else "line"), 1))
            painter.drawLine(0, top, self.width(), top)
            painter.setFont(type_font(_CELL_PX))
            painter.setPen(theme.color(strong))
            for n, line in enumerate(_shown_lines(self._cells[row], width)):
                at = QRect(_PAD, top + 5 + n * height, width, height)
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()

    def _rows_in(self, area: QRect) -> range:
        first = max(0, (area.top() - _HEAD) // _ROW)
        return range(first, min(len(self._cells), (area.bottom() - _HEAD) // _ROW + 1))

    def _name(self, painter: QPainter, y: int, height: int, text: str, role: str) -> None:
        room = QRect(_PAD, y, self.width() - 2 * _PAD, height)
        painter.setFont(type_font(LABEL_PX, strong=True))
        painter.setPen(self._theme.color(role))
        metrics = type_metrics(LABEL_PX, strong=True)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)


def _shown_lines(cell: str, width: int) -> list[str]:
    """The first lines of a cell or a reason, the last one cut where there is more."""
    flat = " ".join(cell[:400].split())
    lines = list(wrapped(flat, width, _CELL_PX)) if flat else []
    if len(lines) > _LINES:
        rest = " ".join(lines[_LINES - 1 :])
        metrics = type_metrics(_CELL_PX)
        lines[_LINES - 1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
    return lines[:_LINES]
