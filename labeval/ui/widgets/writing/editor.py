"""The editor for a text of several paragraphs: plain text, line height, key strokes."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from labeval.text.direction import begins_at_right
from labeval.ui.mirroring import is_mirrored
from labeval.ui.theme import LINE_HEIGHT, Theme, Themed
from labeval.ui.utf16 import Units
from labeval.ui.widgets.basics.composing import Composing
from labeval.ui.widgets.basics.lettering import WIDE_LINE, is_wide, type_font, type_metrics
from labeval.ui.widgets.basics.prompted_edit import paint_prompt
from labeval.ui.widgets.basics.slim_scroll import keep_room_for_bar, style_scroll_bar

_NO_SPACE_AFTER = "[(]"


class WritingEditor(Themed, QTextEdit):
    """Takes text and nothing but text; Enter begins a line, Tab leaves.

    Signals:
        edited: the text is another one.
        struck: a key stroke changed the text.
        pasting: with the text that is about to be inserted from the clipboard or by a drop.
        copied: with a text of this editor that is on the clipboard now, or being dragged.
        focus_changed: whether the keyboard is here.
    """

    edited = Signal()
    struck = Signal()
    pasting = Signal(str)
    copied = Signal(str)
    focus_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = Composing(self)
        self._reported = ""
        self._prompt = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is always there, so that lines break as they did when the text grows longer.
        keep_room_for_bar(self)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self.textChanged.connect(self._on_text_changed)

    @property
    def text(self) -> str:
        """The text as it stands."""
        return self.toPlainText()

    def show_text(self, text: str) -> None:
        """Begin with a text, the cursor at its end, without a signal or a step to undo."""
        self._reported = text
        self.blockSignals(True)
        self.setUndoRedoEnabled(False)
        self.setPlainText(text)
        self._space_lines()
        self.setUndoRedoEnabled(True)
        self.blockSignals(False)
        self._reported = self.text
        self._begin_lines()
        self._show_whole_lines()
        self.moveCursor(QTextCursor.MoveOperation.End)

    def go_to(self, place: int) -> None:
        """Put the cursor before the code point ``place``, in view."""
        cursor = self.textCursor()
        cursor.setPosition(Units(self.text).units(place))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def insert_citation(self, number: int) -> None:
        """Put ``[number]`` behind the cursor or the selection, apart from a word before it."""
        cursor = self.textCursor()
        cursor.setPosition(cursor.selectionEnd())
        before = self.document().characterAt(cursor.position() - 1) if cursor.position() else ""
        glued = not before.strip() or before in _NO_SPACE_AFTER
        self.setTextCursor(cursor)
        self._insert_as_a_step(f"[{number}]" if glued else f" [{number}]")
        self.struck.emit()

    def replace_all(self, text: str) -> None:
        """Put a text in the place of all there is, as one step to undo."""
        self.selectAll()
        self._insert_as_a_step(text)

    def set_prompt(self, prompt: str) -> None:
        """Show a prompt as long as there is no text."""
        self._prompt = prompt
        self.viewport().update()

    def set_read_only(self, read_only: bool) -> None:
        """Show the text without taking any."""
        self.setReadOnly(read_only)
        focus = Qt.FocusPolicy.NoFocus if read_only else Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(focus)

    def set_text_px(self, px: int) -> None:
        """Write at this size; lines keep their proportion to it."""
        self.setFont(type_font(px))
        self._show_whole_lines()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, theme.color("text"))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.color("soft_text"))
        palette.setColor(QPalette.ColorRole.Highlight, theme.color("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.color("on_accent"))
        self.setPalette(palette)
        style_scroll_bar(self, theme)

    # -- events -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_prompt(self, self._prompt)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_whole_lines()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._begin_lines()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.document().revision()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isReadOnly():
            # Also with Shift, which would begin a line that is no paragraph of its own.
            self.textCursor().insertBlock()
            self.ensureCursorVisible()
            event.accept()
        else:
            super().keyPressEvent(event)
        if event.text().isspace():
            self._end_step()
        if self.document().revision() != before:
            self.struck.emit()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing.follow(event)
        super().inputMethodEvent(event)
        if event.commitString():
            self.struck.emit()

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = _plain(source.text())
        if text:
            self.pasting.emit(text)
            self._insert_as_a_step(text)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText()

    def createMimeDataFromSelection(self) -> QMimeData:
        made = super().createMimeDataFromSelection()
        self.copied.emit(_plain(made.text()))
        return made

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._composing.finish()
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    # -- inside -------------------------------------------------------------------------------

    def _insert_as_a_step(self, text: str) -> None:
        """Put text in the place of the selection, to be undone by itself."""
        self._end_step()
        self.textCursor().insertText(text)
        self._end_step()
        self.ensureCursorVisible()

    def _end_step(self) -> None:
        """Separate the next step of undo from the last: Qt joins no step to an unmodified text."""
        self.document().setModified(False)

    def _space_lines(self) -> None:
        """Give all lines the reading line height; paragraphs to come take it from these."""
        metrics = type_metrics(100)
        lines = WIDE_LINE if is_wide() else LINE_HEIGHT
        percent = round(100 * lines * 100 / metrics.lineSpacing())
        form = QTextBlockFormat()
        kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        form.setLineHeight(max(100, percent), kind.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(form)

    def _show_whole_lines(self) -> None:
        """Leave empty at the lower edge what no whole line has room in, so that none is cut."""
        block, room = self.document().begin(), self.contentsRect().height()
        self.document().documentLayout().blockBoundingRect(block)  # lays it out
        if not block.layout().lineCount():
            return
        pitch = block.layout().lineAt(0).height() * block.blockFormat().lineHeight() / 100
        lines = int(room / pitch) if pitch else 0
        spare = max(0, room - ceil(lines * pitch)) if lines else 0
        if spare != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, spare)

    def _begin_lines(self) -> None:
        """Begin lines where those of the text do, and of an empty one where those of the page do.

        A text whose first letter is written from the left has each paragraph begin by its own.
        """
        by_text = begins_at_right(self.text)
        from_right = is_mirrored(self) if by_text is None else by_text
        direction = Qt.LayoutDirection
        wanted = direction.RightToLeft if from_right else direction.LayoutDirectionAuto
        option = self.document().defaultTextOption()
        if option.textDirection() != wanted:
            option.setTextDirection(wanted)
            self.document().setDefaultTextOption(option)

    def _on_text_changed(self) -> None:
        """Colouring a citation counts as a change for Qt, and is none."""
        text = self.text
        if text != self._reported:
            self._reported = text
            self._begin_lines()
            self.edited.emit()


def _plain(text: str) -> str:
    """Text with one kind of line end."""
    for end in ("\r\n", "\r", "\u2029", "\u2028"):
        text = text.replace(end, "\n")
    return text.replace("\x00", "")
