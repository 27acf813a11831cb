"""The base of everything in a form that shows a value of the study file and edits it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from labeval.study.editing.typed import least_change
from labeval.study.yaml.places import Path
from labeval.ui.editor.controller import EditorController
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.prompted_edit import PromptedEdit
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_MOST_LINES = 9
WIDEST_LINE = 420
"""Greatest width of a field for one line, in logical pixels."""


class FieldEditor(QWidget):
    """Shows the value at a path, and makes edits of it."""

    def __init__(self, path: Path, controller: EditorController, theme: Theme) -> None:
        super().__init__()
        self.path = path
        self.controller = controller
        self.theme = theme

    def refresh(self) -> None:
        """Show the value as it is in the file now."""
        raise NotImplementedError

    def name_it(self, name: str, meaning: str) -> None:
        """Say to assistive technology which setting this is: all of it, and a field of its own."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(meaning)
        own = self.focusProxy()
        if isinstance(own, LineField | TextField) and not own.accessibleName():
            own.setAccessibleName(name)
            own.setAccessibleDescription(meaning)

    def reveal(self, path: Path) -> bool:
        """Bring a place at or below this value into view, with the keyboard in it."""
        self.focus_first()
        return True

    def place(self) -> Path:
        """The value that the keyboard is at, here or below."""
        return self.path

    def focus_first(self) -> None:
        """Put the keyboard into the first field, whose line is selected as by the Tab key."""
        self.setFocus(Qt.FocusReason.TabFocusReason)


def is_of_window(event: QEvent) -> bool:
    """Return whether a key belongs to the window: undo and redo count for the whole study."""
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and (event.matches(QKeySequence.StandardKey.Undo) or event.matches(_REDO))
    )


_REDO = QKeySequence.StandardKey.Redo


class LineField(QLineEdit):
    """A line to type in, whose undoing is that of the window."""

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        style_field(self, theme, px=13)

    def event(self, event: QEvent) -> bool:
        if is_of_window(event):
            event.ignore()
            return False
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class TextField(PromptedEdit):
    """A text to type in, as high as it is long, whose undoing is that of the window."""

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        style_field(self, theme, px=13)
        style_scroll_bar(self, theme)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self._grow())
        self.cursorPositionChanged.connect(self._show_caret)
        self._hint = ""
        self._grow()

    def show_hint(self, text: str) -> None:
        """Show what could be typed while nothing is, on one line."""
        self._hint = text
        room = self.viewport().width() - 2 * round(self.document().documentMargin()) - 2
        elided = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        self.setPlaceholderText(elided)

    def show_text(self, text: str) -> None:
        """Show a text without telling; the caret stays where the text is the same, and goes to
        what is another, such as after undoing."""
        before = self.toPlainText()
        if text != before:
            self.blockSignals(True)
            self.setPlainText(text)
            if self.hasFocus():
                change, caret = least_change(before, text), self.textCursor()
                end = text[: change.start + len(change.text)]
                caret.setPosition(len(end.encode("utf-16-le")) // 2)  # Qt counts 16 bits
                self.setTextCursor(caret)
            self.blockSignals(False)
            self._grow()
            self._show_caret()

    def event(self, event: QEvent) -> bool:
        if is_of_window(event):
            event.ignore()
            return False
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_hint(self._hint)
        self._grow()

    def _show_caret(self) -> None:
        """Scroll the form to the line that is typed in: of a long text, it may be out of view."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        form = area.widget() if area is not None else None
        if area is not None and form is not None and self.hasFocus():
            lines, caret = self.viewport(), self.cursorRect()
            y = max(0, min(caret.center().y(), lines.height()))
            place = lines.mapTo(form, QPoint(caret.x(), y))
            area.ensureVisible(place.x(), place.y(), 0, 2 * caret.height())

    def _grow(self) -> None:
        lines = max(1, round(self.document().size().height()))
        bars = Qt.ScrollBarPolicy
        long = lines > _MOST_LINES
        self.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if long else bars.ScrollBarAlwaysOff)
        height = min(lines, _MOST_LINES) * self.fontMetrics().lineSpacing() + 22
        if height != self.height():
            self.setFixedHeight(height)
