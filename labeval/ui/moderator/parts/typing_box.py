"""Text field of the supervisor: Enter finishes, Shift+Enter begins a line, Esc goes back."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QApplication

from labeval.ui.moderator.parts.control_key import is_choice, is_command
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.fields import TextArea
from labeval.ui.widgets.basics.lettering import line_height

_MORE = 2
_EDITS = frozenset(getattr(Qt.Key, f"Key_{letter}") for letter in "ACVXYZ")
"""Letters that edit a text with the control key."""


class TypingBox(TextArea):
    """A plain text field.

    Signals:
        begun: the first letter of an empty field.
        finished: Enter.
        returned: Esc; what was typed stays. In a field at rest with nothing unfinished, the key
            is then the window's.
        picked: Alt and a digit.
        refused: a letter with the control key, while something half typed is in the field.
        unfocused: the keyboard went elsewhere; what was typed stays.

    Attributes:
        rests: the field has the keyboard while nothing else is asked for; keys that type nothing
            are then the window's.
        passes: letters that are the window's with the control key, also while there is text.
        confirmed: the control key was held with the newest Enter.
    """

    begun = Signal()
    finished = Signal()
    returned = Signal()
    picked = Signal(int)
    refused = Signal()
    unfocused = Signal()

    def __init__(self, theme: Theme, *, lines: int = 2) -> None:
        super().__init__()
        self._lines = lines
        self.rests = False
        self.passes: frozenset[int] = frozenset()
        self.confirmed = False
        self._empty = True
        self.textChanged.connect(self._on_text_changed)
        self.set_theme(theme)

    def set_lines(self, lines: int) -> None:
        """Be this high while there is little text."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its text, up to a few lines more than it begins with."""
        lines = round(self.document().size().height())
        shown = max(self._lines, min(lines, self._lines + _MORE))
        return QSize(200, shown * line_height(self._px) + 18)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height of the text in another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def clear_text(self) -> None:
        """Begin anew."""
        self._empty = True
        self.clear()

    @property
    def half_typed(self) -> bool:
        """True if there is text."""
        return not self.document().isEmpty()

    @property
    def unfinished(self) -> bool:
        """True if something is typed that Enter would record or send."""
        return self.half_typed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key == Qt.Key.Key_Escape:
            is_the_windows = self.rests and not self.unfinished
            self.returned.emit()
            if is_the_windows:
                QApplication.sendEvent(self.window(), event)
        elif enter and not held & Qt.KeyboardModifier.ShiftModifier:
            self.confirmed = bool(held & Qt.KeyboardModifier.ControlModifier)
            self.finished.emit()
        elif is_choice(event) and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.picked.emit(int(key) - int(Qt.Key.Key_1))
        elif self.rests and self._is_the_windows(event):
            # Straight to the window: a list around the field would scroll by the arrow keys.
            QApplication.sendEvent(self.window(), event)
        else:
            if self._is_refused(event):
                self.refused.emit()
            super().keyPressEvent(event)
            # What is typed here is text, also where the field has no use for the key.
            event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.unfocused.emit()

    def _is_the_windows(self, event: QKeyEvent) -> bool:
        """Return whether a field at rest leaves this key to the window: it edits nothing here."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return not self.half_typed or self._at_edge(up=event.key() == Qt.Key.Key_Up)
        if is_command(event) and event.key() in self.passes:
            return True
        if self.half_typed:
            return False
        arrow = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        return arrow or (is_command(event) and event.key() != Qt.Key.Key_V)

    def _at_edge(self, *, up: bool) -> bool:
        cursor = QTextCursor(self.textCursor())
        step = QTextCursor.MoveOperation.Up if up else QTextCursor.MoveOperation.Down
        return not cursor.movePosition(step)

    def _is_refused(self, event: QKeyEvent) -> bool:
        letter = Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z
        return is_command(event) and letter and event.key() not in _EDITS

    def _on_text_changed(self) -> None:
        self.updateGeometry()
        if self._empty and self.toPlainText():
            self._empty = False
            self.begun.emit()
        elif not self.toPlainText():
            self._empty = True
