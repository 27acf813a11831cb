"""A pill that says what is filtered, and opens the list of what can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QMenu, QWidget

from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import ThemedButton
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics
from labeval.ui.widgets.basics.menus import style_menu

_MOST_NAMED = 4
"""Chosen values that are named in a sentence; of more their number is."""


class PillMenu(QMenu):
    """Stays open while things are ticked."""

    def mouseReleaseEvent(self, event: object) -> None:
        action = self.activeAction()
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
            return
        super().mouseReleaseEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            action.trigger()
            return
        super().keyPressEvent(event)


class Pill(ThemedButton):
    """One facet: what of it is let through.

    Signals:
        changed: other values are let through.
    """

    changed = Signal()
    widest = 210
    """In logical pixels at text scale 1; what is longer is cut."""
    group_of: Callable[[str], tuple[str, str]] | None = None
    """A value's group and its name there, where each group of values is a menu of its own."""
    is_filter = True
    """True if nothing chosen means everything, so that the list offers to show all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._name = ""
        self._values: Callable[[], Mapping[str, str]] = dict
        self._shown: Mapping[str, str] = {}
        self.chosen: frozenset[str] = frozenset()
        """The values that pass; empty for all."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_menu)
        self.set_theme(theme)

    @property
    def is_asking(self) -> bool:
        """True while something has to be chosen; it then stands out."""
        return False

    def set_facet(self, name: str, values: Callable[[], Mapping[str, str]]) -> None:
        """The name of the filter.

        Args:
            values: asked for when the list opens: value to what it is called.
        """
        self._name, self._values = name, values
        self._update_text()

    def choose(self, values: frozenset[str]) -> None:
        """Let these values through."""
        if values != self.chosen:
            self.chosen = values
            self._shown = self._values() if values else self._shown
            self._update_text()
            self.changed.emit()

    @property
    def in_words(self) -> str:
        """The name with what was chosen, in words; with its number where it is much."""
        names = [text for value, text in self._shown.items() if value in self.chosen]
        if len(names) in (0, 1) or len(names) > _MOST_NAMED:
            return self.text()
        return f"{self._name}: {', '.join(names)}"

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        natural = text_width(self.text(), px, strong=bool(self.chosen))
        width = min(self._theme.px(self.widest), natural + 38)
        return QSize(width, max(28, px + 15))

    def open_menu(self) -> None:
        """Open the list of values."""
        menu = PillMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        self._shown = self._values()
        if not self._shown:
            menu.addAction(self.tr("Nothing to choose from")).setEnabled(False)
        below: dict[str, PillMenu] = {}
        for value, text in self._shown.items():
            into = menu
            if self.group_of is not None:
                group, text = self.group_of(value)
                if group not in below:
                    below[group] = PillMenu(menu_text(group), menu)
                    style_menu(below[group], self._theme)
                    menu.addMenu(below[group])
                into = below[group]
            action = QAction(menu_text(text), into)
            action.setCheckable(True)
            action.setChecked(value in self.chosen)
            action.setData(value)
            into.addAction(action)
        if self.chosen and self.is_filter:
            menu.addSeparator()
            menu.addAction(self.tr("Show all"))
        menu.triggered.connect(self._on_triggered)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = bool(self.chosen)
        edge = "accent" if active or self.hasFocus() else "outline"
        if self.is_asking and not self.hasFocus():
            edge = "note_text"
        painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
        under = "ground" if self.underMouse() else "note" if self.is_asking else "paper"
        painter.setBrush(theme.color("accent_tint" if active else under))
        shape = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
        px = theme.px(LABEL_PX)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px, strong=active))
        metrics = type_metrics(px, strong=active)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - 36)
        room = self.rect().adjusted(13, 0, -20, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("soft_text"))
        x, y = self.width() - 16.0, self.height() / 2
        corners = [QPointF(x - 4, y - 2), QPointF(x + 4, y - 2), QPointF(x, y + 3)]
        painter.drawPolygon(QPolygonF(corners))
        painter.end()

    def _on_triggered(self, action: QAction) -> None:
        if not action.isCheckable():
            self.choose(frozenset())
            return
        value = action.data()
        self.choose(self.chosen | {value} if action.isChecked() else self.chosen - {value})

    def _update_text(self) -> None:
        if not self.chosen:
            text = self._name
        elif len(self.chosen) == 1:
            (value,) = self.chosen
            text = f"{self._name}: {self._shown.get(value, value)}"
        else:
            text = f"{self._name}: {len(self.chosen)}"
        self.setText(text)
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.updateGeometry()
        self.update()
