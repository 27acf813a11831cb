"""The optional comment on a page, with a gentle line when a comment would be welcome."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.answers.typing_rest import TypingRest
from labeval.ui.widgets.basics.lettering import (
    line_count,
    line_height,
    type_font,
    type_metrics,
    wrapped,
)
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.basics.prompted_edit import PromptedEdit

PAD_X = 12
PAD_Y = 7


class _CommentEdit(PromptedEdit):
    """The field for the comment; Esc, Tab and Ctrl+Enter go back to the answers.

    Whoever came with Tab, past the answers, goes on with it.
    """

    returned = Signal()
    focus_changed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) or (enter and control):
            self.returned.emit()
            return
        super().keyPressEvent(event)
        # What is typed here is text, also where the edit has no use for the key.
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = Qt.FocusReason
        by_tab = (reasons.TabFocusReason, reasons.BacktabFocusReason)
        if event.reason() not in (reasons.ActiveWindowFocusReason, reasons.PopupFocusReason):
            self.setTabChangesFocus(event.reason() in by_tab)
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class CommentBox(Retranslating, Paper):
    """A sheet to type on.

    Signals:
        commented: the whole text as it stands.
        entered: the keyboard has come into the text or has left it.
        returned: the keyboard is to go back to the answers.
    """

    commented = Signal(str)
    entered = Signal()
    returned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reminder = ""
        self._prompt = ""
        self._words = ""
        self._takes_speech = self._is_mandatory = False
        self._reported = ""
        self.edit = _CommentEdit(self)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.edit.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.edit.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.edit.document().setDocumentMargin(0)
        self.edit.viewport().setAutoFillBackground(False)
        self.edit.textChanged.connect(self._on_text_changed)
        self.edit.focus_changed.connect(self._on_focus_changed)
        self.edit.returned.connect(self._on_returned)
        self._rest = TypingRest(self)
        self._rest.due.connect(self.flush)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._colour()
        self.edit.setFont(type_font(theme.px(LABEL_PX)))
        self._place()

    def set_prompt(
        self, prompt: str, *, takes_speech: bool = False, is_mandatory: bool = False
    ) -> None:
        """Ask for the comment.

        Args:
            prompt: the study's own; empty for the usual one.
            takes_speech: what is said is recorded, so that a comment may be spoken as well.
            is_mandatory: the page is left with a written comment only.
        """
        wanted = prompt, takes_speech, is_mandatory
        if wanted != (self._prompt, self._takes_speech, self._is_mandatory):
            self._prompt, self._takes_speech, self._is_mandatory = wanted
            self.retranslate()

    def set_reminder(self, reminder: str) -> None:
        """A gentle line where the comment will be, on a warm ground; empty for none."""
        if reminder != self._reminder:
            self._reminder = reminder
            self.retranslate()
            self._colour()

    def set_comment(self, text: str) -> None:
        """Show the comment of a page; nothing is emitted for it."""
        self._rest.stop()
        self._reported = text
        if text != self.comment:
            self.edit.blockSignals(True)
            self.edit.setPlainText(text)
            self.edit.blockSignals(False)

    @property
    def comment(self) -> str:
        """The text as it stands."""
        return self.edit.toPlainText()

    def set_read_only(self, read_only: bool) -> None:
        """Show the comment without taking any."""
        self.edit.setReadOnly(read_only)
        focus = Qt.FocusPolicy.NoFocus if read_only else Qt.FocusPolicy.StrongFocus
        self.edit.setFocusPolicy(focus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The frame belongs to the field: a line alone would be too low to hit."""
        self.edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def flush(self) -> None:
        """Emit what was typed and not yet emitted."""
        self._rest.stop()
        text = self.comment
        if text != self._reported:
            self._reported = text
            self.commented.emit(text)

    def least_height(self, width: int) -> int:
        """Height that shows the reminder whole, or one line of comment."""
        return self._height_of(self._reminder, width)

    def whole_height(self, width: int) -> int:
        """Height that shows the prompt whole."""
        return self._height_of(self._words, width)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._words = self._reminder or self._prompt or self._usual_prompt()
        self.edit.setAccessibleName(self._name())
        named = self._words == self.edit.accessibleName()  # read aloud as it is
        self.edit.setAccessibleDescription("" if named else self._words)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _height_of(self, words: str, width: int) -> int:
        px = self._theme.px(LABEL_PX)
        return 2 * PAD_Y + line_count(words, max(40, width - 2 * PAD_X - 8), px) * line_height(px)

    def _name(self) -> str:
        return self.tr("Comment")

    def _usual_prompt(self) -> str:
        if self._is_mandatory:
            return self.tr("Comment (required, in writing)")
        if self._takes_speech:
            return self.tr("Comment, or just say it aloud")
        return self.tr("Comment")

    def _colour(self) -> None:
        theme, palette = self._theme, self.edit.palette()
        soft = "note_text" if self._reminder else "soft_text"
        palette.setColor(QPalette.ColorRole.Text, theme.color("text"))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.color(soft))
        self.edit.setPalette(palette)
        self.set_fill("note" if self._reminder else "paper")

    def _place(self) -> None:
        inner = self.rect().adjusted(PAD_X, PAD_Y, -PAD_X, -PAD_Y)
        self.edit.setGeometry(inner.x(), inner.y(), max(1, inner.width()), max(1, inner.height()))
        self.edit.setPlaceholderText(self._words_in(inner.width(), inner.height()))

    def _words_in(self, width: int, height: int) -> str:
        """The prompt as whole lines; with a sign where there is no room for all of it."""
        px = self._theme.px(LABEL_PX)
        lines, room = wrapped(self._words, max(40, width), px), max(1, height // line_height(px))
        if len(lines) <= room:
            return self._words
        last = " ".join(lines[room - 1 :])
        cut = type_metrics(px).elidedText(last, Qt.TextElideMode.ElideRight, max(40, width))
        return " ".join([*lines[: room - 1], cut])

    def _on_text_changed(self) -> None:
        self._rest.typed()

    def _on_focus_changed(self) -> None:
        self.set_edge("accent" if self.edit.hasFocus() else "")
        self.entered.emit()

    def _on_returned(self) -> None:
        self.flush()
        self.returned.emit()
