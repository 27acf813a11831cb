"""A small card at a place of the window, with a field to type in and rows to choose from."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.paper import Paper


class PopupField(QLineEdit):
    """A field whose arrows, Enter and Esc belong to the card."""

    stepped = Signal(int)
    accepted = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_PageUp: -8,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.stepped.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()


class Popup(Paper):
    """A card with a heading and a field; it closes when the keyboard leaves it.

    Signals:
        closed: it was closed, by whatever.
    """

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, width: int = 320) -> None:
        super().__init__(parent)
        self._theme = theme
        self._width = width
        """The least."""
        self.heading = Label(theme, size=12, role="soft_text")
        self.field = PopupField()
        self.field.setFrame(False)
        self.field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.field.left.connect(self.close_popup)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(GRID + 4, GRID, GRID + 4, GRID)
        self.rows.setSpacing(4)
        self.rows.addWidget(self.heading)
        self.rows.addWidget(self.field)
        self._before: QWidget | None = None
        self.hide()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.field.setFont(type_font(theme.px(LABEL_PX + 1)))
        self.field.setStyleSheet(
            f"QLineEdit {{ background: {theme.ground}; color: {theme.text}; padding: 5px 8px;"
            f" border: 1px solid {theme.outline}; border-radius: 6px;"
            f" selection-background-color: {theme.accent};"
            f" selection-color: {theme.on_accent}; placeholder-text-color: {theme.soft_text}; }}"
            f"QLineEdit:focus {{ border: 1px solid {theme.accent}; }}"
        )

    def open_at(self, at: QPoint, *, below: int = 0) -> None:
        """Show it with its corner near a place of its parent, inside of it.

        Args:
            below: height of what must stay in sight at the place.
        """
        parent = self.parentWidget()
        assert parent is not None
        self._before = parent.window().focusWidget()
        self.resize(min(self.wanted_width(), parent.width()), self.sizeHint().height())
        x = max(GRID, min(at.x(), parent.width() - self.width() - GRID))
        y = at.y() + below + 6
        if y + self.height() > parent.height() - GRID:
            y = max(GRID, at.y() - self.height() - 6)
        self.move(x, y)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def wanted_width(self) -> int:
        """The width that it opens with, where its parent has it."""
        return self._width

    def grow_inside(self) -> None:
        """Take the height that its rows need, further up where the parent ends."""
        parent = self.parentWidget()
        assert parent is not None
        self.resize(self.width(), self.sizeHint().height())
        lowest = max(GRID, parent.height() - GRID - self.height())
        self.move(self.x(), min(self.y(), lowest))

    def close_popup(self) -> None:
        """Hide it, and give the keyboard back."""
        if self.isHidden():
            return
        if self._before is not None and self.field.window().isActiveWindow():
            # Before it is hidden: else the keyboard is at another part for a moment, which is read.
            self.field.blockSignals(True)
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
            self.field.blockSignals(False)
        self.hide()
        self.closed.emit()
