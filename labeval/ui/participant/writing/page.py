"""The page on which a text is written from passages: passages at the left, the text at the right.

It is drawn from a :class:`WritingView` and nothing else, so the same widget is the participant's
page, the supervisor's mirror and a replay.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.model.references import Reference
from labeval.ui.language import Retranslating
from labeval.ui.participant.writing.clippings import Clippings
from labeval.ui.participant.writing.keys import Command, command_of
from labeval.ui.participant.writing.parts import WritingParts
from labeval.ui.participant.writing.task import TaskCard
from labeval.ui.participant.writing.view import WritingView
from labeval.ui.widgets.texts.documents import Document, ReadingPlace

SNIPPET = 240
"""Code points of a passage that stand for it in the list, where it has no snippet."""


class WritingPage(Retranslating, WritingParts):
    """One response at a time.

    Signals:
        edited: the text is another one; :attr:`text` has it.
        struck: a key stroke changed the text.
        pasting: where a text that is about to be pasted comes from, and the text.
        citing: the number of the passage that is about to be cited.
        writing_left: the keyboard has left the editor.
        passage_changed: another passage is current.
        passages_turned: with the :class:`ReadingPlace` in the passages now.
        passages_searched: with the words looked for.
        task_opened: the task was opened in full.
        go_on_requested: the participant asks to go on.
    """

    edited = Signal()
    struck = Signal()
    pasting = Signal(str, str)
    citing = Signal(int)
    writing_left = Signal()
    passage_changed = Signal()
    passages_turned = Signal(object)
    passages_searched = Signal(str)
    task_opened = Signal()
    go_on_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: dict[str, ReadingPlace] = {}
        self._clippings = Clippings()
        self._read_only = False
        self._card: TaskCard | None = None
        self._connect()
        self.retranslate()

    # -- what the screen does -----------------------------------------------------------------

    def show_view(self, view: WritingView) -> None:
        """Show a response. Where it is on the page already, what is being typed stays."""
        before, self._view = self._view, view
        if before is None or before.id != view.id:
            self.close_task()
            self._show_passages(before, view)
            self.editor.show_text(view.text)
        elif self._read_only and view.text != self.text:
            self.editor.show_text(view.text)
        self.heading.set_text(view.topic.title.in_language(view.language))
        self.arrange()
        self.count()

    def set_read_only(self, read_only: bool) -> None:
        """Draw the page without taking anything, as for a mirror."""
        self._read_only = read_only
        self.sheet.set_read_only(read_only)
        self.passages.set_citable(not read_only)
        self.instruction.all_definitions.setVisible(not read_only)

    def focus_text(self) -> None:
        """Give the keyboard to the editor."""
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def cite(self, number: int) -> None:
        """Put in a citation at the cursor, and go on writing."""
        if not self._read_only and self.view.passages:
            self.citing.emit(number)
            self.editor.insert_citation(number)
            self.focus_text()

    @property
    def task_is_open(self) -> bool:
        """True while the task covers the window."""
        return self._card is not None and self._card.isVisible()

    def open_task(self) -> None:
        """Show the task in full, above the whole window."""
        if self._read_only or self.task_is_open:
            return
        if self._card is None:
            self._card = TaskCard(self._theme, self.window())
        self.task_opened.emit()
        self._card.show_task(self.view)

    def close_task(self) -> None:
        """Put the task away."""
        if self._card is not None:
            self._card.close_card()

    # -- events -------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the page's keys before an editor has a use of its own for them."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            assert isinstance(event, QKeyEvent)
            command = None if self._read_only else command_of(event)
            if command is not None:
                event.accept()
                if kind == QEvent.Type.KeyPress:
                    self._do(command)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter alone never leaves this page."""
        command = command_of(event)
        if command is not None:
            self._do(command)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.instruction.all_definitions.setText(self.tr("The task (F1)"))
        self.arrange()

    # -- inside -------------------------------------------------------------------------------

    def _connect(self) -> None:
        typed_on = (self.editor, self.passages.view, self.passages.list, self.passages.search.edit)
        for part in typed_on:
            part.installEventFilter(self)
        self.passages.view_made.connect(lambda view: view.installEventFilter(self))
        self.passages.cited.connect(self.cite)
        self.passages.passage_copied.connect(self._on_passage_copied)
        self.passages.current_changed.connect(lambda: self.passage_changed.emit())
        self.passages.place_changed.connect(self.passages_turned)
        self.passages.searched.connect(self.passages_searched)
        self.passages.left.connect(self.focus_text)
        self.instruction.definitions_opened.connect(self.open_task)
        self.editor.edited.connect(self._on_edited)
        self.editor.struck.connect(self.struck)
        self.editor.pasting.connect(self._on_pasting)
        self.editor.copied.connect(lambda text: self._clippings.copied_own(text))
        self.editor.focus_changed.connect(self._on_editor_focus_changed)

    def _do(self, command: Command) -> None:
        if self._view is None or self._read_only:
            return
        if command is Command.CITE:
            self.cite(self.passages.current)
        elif command is Command.SWITCH:
            if self.passages.has_focus:
                self.focus_text()
            else:
                self.passages.focus_text()
        elif command is Command.SEARCH:
            self.passages.open_search()
        elif command is Command.TASK:
            self.open_task()
        else:
            self.go_on_requested.emit()

    def _show_passages(self, before: WritingView | None, view: WritingView) -> None:
        """The passages of a topic where they were left."""
        if before is not None and before.passages:
            self._places[before.topic.id] = self.passages.place()
        self._clippings = Clippings([passage.text for passage in view.passages])
        self.passages.setVisible(bool(view.passages))
        if view.passages:
            documents = [_document(passage, view) for passage in view.passages]
            self.passages.show_documents(documents, self._places.get(view.topic.id))

    def _on_edited(self) -> None:
        self.count()
        self.edited.emit()

    def _on_pasting(self, text: str) -> None:
        self.pasting.emit(self._clippings.origin_of(text), text)

    def _on_passage_copied(self, number: int, text: str) -> None:
        self._clippings.copied_from_passage(number, text)

    def _on_editor_focus_changed(self, focused: bool) -> None:
        if not focused:
            self.writing_left.emit()


def _document(passage: Reference, view: WritingView) -> Document:
    shown = view.formats.of_reference(passage)
    snippet = passage.snippet or shown.words[:SNIPPET]
    return Document(passage.title, snippet, passage.text, shown.format, view.pictures)
