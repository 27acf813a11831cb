"""The summary that an analyst writes of one cell of the grid of cases and codes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font

_HEIGHT = 96


class WrittenField(QPlainTextEdit):
    """A few lines of text that are kept when the keyboard leaves them, or with Ctrl+Enter.

    Signals:
        written: what was shown before it was typed, and the text that is to be kept.
        left: the keyboard is to go back to where it came from.
    """

    written = Signal(str, str)
    left = Signal()

    def __init__(self, theme: Theme, height: int = _HEIGHT) -> None:
        super().__init__()
        self._before = ""
        self.setTabChangesFocus(True)
        self.setFixedHeight(theme.px(height))
        self.setFont(type_font(theme.px(LABEL_PX)))
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; padding: 4px;"
            f" border: 1px solid {theme.outline}; border-radius: 7px;"
            f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
            f"QPlainTextEdit:focus {{ border: 1px solid {theme.accent}; }}"
        )

    @property
    def is_changed(self) -> bool:
        """True where the written text differs from the kept one."""
        return self.toPlainText().strip() != self._before

    def show_text(self, text: str) -> None:
        """Show what is kept."""
        self._before = text
        # A blank at the end belongs to the word that is typed next.
        if self.is_changed:
            self.setPlainText(text)

    def keep(self) -> None:
        """Emit the written text, where it differs from the kept one."""
        if self.is_changed:
            before, self._before = self._before, self.toPlainText().strip()
            self.written.emit(before, self._before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and control:
            self.keep()
            self.left.emit()
            return
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keep()


class SummaryBox(QWidget):
    """Whose words about which code, and their summary.

    Signals:
        written: the summary that was shown, and the one that is to be kept.
    """

    written = Signal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._about = ("", "")
        self._head = Label(theme, size=13, bold=True, wrap=True)
        self.field = WrittenField(theme)
        self.field.written.connect(self.written)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 4, 4)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self.field)
        self.field.setPlaceholderText(self.tr("Summarise in your own words what was said"))
        self.field.setAccessibleName(self.tr("Summary of the cell"))

    def leave_for(self, about: tuple[str, str]) -> None:
        """Keep what was typed, unless for the same participant and code (id): it is being typed."""
        if about != self._about:
            self.field.keep()

    def show_text(self, about: tuple[str, str], head: str, text: str) -> None:
        """Show the summary of a participant and code (id); what is being typed there stays."""
        self.leave_for(about)
        self._head.set_text(head)
        self.field.setAccessibleDescription(head)
        if about != self._about:
            self._about = about
            self.field.clear()
        elif self.field.is_changed:
            return
        self.field.show_text(text)
