"""A field of the bar for finding and replacing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import type_font


class ReplaceField(Themed, QLineEdit):
    """A field whose Enter and Esc belong to the bar.

    Signals:
        accepted: Enter; True with Shift.
        left: Esc.
    """

    accepted = Signal(bool)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Have Esc before the window's shortcut has it."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFont(type_font(theme.px(LABEL_PX)))
        self.setMinimumHeight(DENSE_HEIGHT + 2)
        self.setStyleSheet(
            f"QLineEdit {{ background: {theme.ground}; color: {theme.text}; padding: 2px 8px;"
            f" border: 1px solid {theme.outline}; border-radius: 6px;"
            f" placeholder-text-color: {theme.soft_text}; }}"
            f"QLineEdit:focus {{ border: 1px solid {theme.accent}; }}"
        )
