"""Editing a transcript: correct, split, join, set speakers, redact. Each is an edit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from labeval.coding.edits import Change, merged
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.coding.texts.editing import (
    ASSIGN_SPEAKER,
    CONFIRM_WORDS,
    CORRECT,
    JOIN_PASSAGES,
    REDACT,
    SPLIT_PASSAGE,
    assign_speaker,
    confirm_words,
    join_passages,
    redact,
    retype,
    split_passage,
)
from labeval.coding.texts.redaction_marks import marks
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.coding.texts.source_text import SourceText
from labeval.jobs.redaction.redactable import can_correct, can_redact
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.text.passage_view import PassageView
from labeval.ui.coding.text.target_gate import TargetGate
from labeval.ui.coding.transcript.doubts import doubt_text
from labeval.ui.coding.transcript.editor import PassageEditor

_LONGEST = 100_000
"""Letters of a passage that an editor lays out in a moment."""


class TranscriptController(QObject):
    """Edits of the words of the current source.

    Signals:
        message_shown: why something was not done, as a sentence.
        editing_changed: an editor was opened or closed.
    """

    message_shown = Signal(str)
    editing_changed = Signal(bool)

    def __init__(self, controller: CodingController, view: PassageView) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._gate = TargetGate(view)
        self._gate.message_shown.connect(self.message_shown)
        self._editor: PassageEditor | None = None
        self._passage = ""
        controller.source_shown.connect(self._on_source_shown)

    @property
    def is_editing(self) -> bool:
        """True while a passage is being corrected."""
        return self._editor is not None

    def may_change(self) -> bool:
        """True where the current source may be corrected; else a message gives the reason."""
        source = self._controller.source
        if source is None:
            return False
        if not can_correct(source):
            self.message_shown.emit(self._why_not_corrected(source))
            return False
        return True

    def may_redact(self) -> bool:
        """True where the current source may be redacted; else a message gives the reason."""
        source = self._controller.source
        if source is None:
            return False
        if not can_redact(source):
            self.message_shown.emit(self._why_not_redacted(source))
            return False
        return True

    def _why_not_corrected(self, source: Source) -> str:
        if can_redact(source):
            return self.tr(
                "What was written in a session is data and stays as it was written; words in it "
                "can be redacted."
            )
        return self.tr("What was written in a session stays as it was written.")

    def _why_not_redacted(self, source: Source) -> str:
        if source.kind == SourceKind.RESPONSES:
            return self.tr(
                "A written response has to follow from its key presses and is the text that was "
                "judged: words of it cannot be taken out. Erasing the participant removes it."
            )
        return self.tr("Marked words are words of the texts that were judged, and stay in these.")

    # -- correcting ---------------------------------------------------------------------------

    def edit(self) -> None:
        """Correct the passage with the caret."""
        passage = self._view.passage
        if passage is not None and self.may_change():
            caret = self._gate.caret(at_once=False)
            if caret is not None and len(passage.text) > _LONGEST:
                text = self.tr("This passage is too long to be corrected: split it first ({key}).")
                self.message_shown.emit(text.format(key="Ctrl+Enter"))
            elif caret is not None:
                self._open(passage, caret.offset)

    def take(self) -> None:
        """Take what was typed, where a passage is being corrected."""
        if self._editor is not None:
            self._on_taken(self._editor.text)

    def _open(self, passage: Passage, offset: int, typed: str | None = None) -> None:
        """Open an editor, with what was typed before where that could not be kept."""
        self._close()
        columns = self._view.sheet.columns
        text = passage.text if typed is None else typed
        theme = self._view.theme
        editor = PassageEditor(text, columns.type.font, columns.type.line, theme, at=offset)
        self._editor, self._passage = editor, passage.id
        editor.taken.connect(self._on_taken)
        editor.cancelled.connect(self._on_cancelled)
        editor.split_wanted.connect(self._on_split_wanted)
        editor.join_wanted.connect(self._on_join_wanted)
        editor.step_wanted.connect(self._on_step_wanted)
        editor.resize(columns.text_width, columns.type.line)
        self._view.open_editor(passage.id, editor)
        editor.grew.connect(self._view.fit_editor)
        self._view.fit_editor()
        editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editing_changed.emit(True)

    def _close(self) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        editor.finish()
        had_focus = editor.hasFocus()
        self._view.close_editor()
        editor.deleteLater()
        if had_focus:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editing_changed.emit(False)

    def _retyped(self, text: SourceText, typed: str) -> Sequence[Change] | None:
        """The changes by the typed text; None, with a message, where marks of redaction would be
        lost."""
        before = text.passage(self._passage).text
        for mark in (PENDING, SEALED):
            if typed.count(mark) < before.count(mark):
                self.message_shown.emit(
                    self.tr("A redaction is taken back by Undo, not by typing.")
                )
                return None
        if not typed.strip():
            self.message_shown.emit(self.tr("A passage without words stays as it was."))
            return None
        return retype(text, self._passage, typed)

    def _on_taken(self, typed: str) -> None:
        text = self._controller.text()
        changes = self._retyped(text, typed)
        passage, offset = self._passage, self._editor.offset if self._editor is not None else 0
        self._close()
        if changes and self._controller.do(CORRECT, changes) is None:
            self._open_again(passage, offset, typed)

    def _on_cancelled(self) -> None:
        self._close()

    def _on_split_wanted(self, typed: str, offset: int) -> None:
        text, passage = self._controller.text(), self._passage
        changes = self._retyped(text, typed)
        if changes is None:
            return
        self._close()
        after = text.after(changes)
        cut = split_passage(after, passage, offset)
        self._controller.do(SPLIT_PASSAGE if cut else CORRECT, merged([*changes, *cut]))
        if cut:
            self._edit_neighbour(passage, 1, 0)

    def _on_join_wanted(self, typed: str, before: bool) -> None:
        text, passage = self._controller.text(), self._passage
        at = text.number(passage) - (1 if before else 0)
        changes = self._retyped(text, typed)
        if changes is None or at < 0 or at + 1 >= len(text.passages):
            return
        self._close()
        first = text.passages[at].id
        join = len(text.after(changes).passage(first).text)
        joined = join_passages(text.after(changes), first)
        self._controller.do(JOIN_PASSAGES, merged([*changes, *joined]))
        self._edit(first, join)

    def _on_step_wanted(self, typed: str, by: int) -> None:
        passage = self._passage
        self._on_taken(typed)
        self._edit_neighbour(passage, by, 0)

    def _edit_neighbour(self, passage: str, by: int, offset: int) -> None:
        ids = [p.id for p in self._controller.passages]
        at = ids.index(passage) + by if passage in ids else -1
        if 0 <= at < len(ids):
            self._edit(ids[at], offset)

    def _edit(self, passage: str, offset: int) -> None:
        self._view.put_caret(Anchor(passage, offset))
        found = self._view.passage
        if found is not None and found.id == passage:
            self._open(found, min(offset, len(found.text)))

    def _open_again(self, passage: str, offset: int, typed: str) -> None:
        """Show an editor again whose text could not be kept."""
        found = next((p for p in self._controller.passages if p.id == passage), None)
        if found is not None:
            self._open(found, min(offset, len(typed)), typed)

    def _on_source_shown(self) -> None:
        """Another source, or the same one read again because somebody else wrote in it."""
        if self._editor is not None:
            passage, offset, typed = self._passage, self._editor.offset, self._editor.text
            self._close()
            self._open_again(passage, offset, typed)

    # -- without an editor --------------------------------------------------------------------

    def split(self) -> None:
        """Make two passages of the one with the caret, there."""
        if self.is_editing or not self.may_change():
            return
        caret = self._gate.caret()
        if caret is None:
            return
        cut = split_passage(self._controller.text(), caret.passage, caret.offset)
        if not cut:
            self.message_shown.emit(self.tr("Put the caret where the second passage is to begin."))
        elif self._controller.do(SPLIT_PASSAGE, cut):
            ids = [p.id for p in self._controller.passages]
            self._view.put_caret(Anchor(ids[ids.index(caret.passage) + 1], 0))

    def join(self) -> None:
        """Make one passage of those that are selected, or of the caret's and the next."""
        if self.is_editing or not self.may_change():
            return
        caret = self._gate.caret()
        if caret is None:
            return
        text, chosen, joined = self._controller.text(), self._view.selection, list[Change]()
        among = list(text.between(chosen.start, chosen.end)) if chosen is not None else []
        if len(among) > 1:
            caret = Anchor(among[0].id, 0)
        for _ in range(max(1, len(among) - 1)):
            step = join_passages(text, caret.passage)
            text, joined = text.after(step), joined + step
        if not joined:
            self.message_shown.emit(self.tr("No passage follows that could be joined."))
        elif self._controller.do(JOIN_PASSAGES, merged(joined)):
            self._view.put_caret(caret)

    def current_passages(self) -> list[Passage]:
        """Those that the target reaches into, brought into sight; none, with a sentence."""
        target = self._gate.to_code(at_once=False)
        if target is None or target.ends is None:
            return []
        return list(self._controller.text().between(*target.ends))

    def next_doubtful(self) -> None:
        """Put the caret into the next passage whose words are doubtful, after the last one the
        first, and say why they are."""
        self.take()
        passages = list(self._controller.passages)
        here = self._view.passage
        at = next((n for n, p in enumerate(passages) if here and p.id == here.id), -1)
        found = [p for p in (*passages[at + 1 :], *passages[: at + 1]) if p.doubt]
        if not found:
            self.message_shown.emit(self.tr("No words of this text are marked as doubtful."))
            return
        self._view.put_caret(Anchor(found[0].id, 0))
        text = self.tr("%Ln passage(s) to listen to.", "", len(found))
        self.message_shown.emit(f"{doubt_text(found[0].doubt)} {text}")

    def confirm_words(self) -> None:
        """Say that the words of the passages that the target reaches into are right."""
        self.take()
        here = self.current_passages() if self.may_change() else []
        changes = confirm_words(self._controller.text(), [p.id for p in here])
        if changes:
            self._controller.do(CONFIRM_WORDS, changes)
        elif here:
            self.message_shown.emit(self.tr("These words are not marked as doubtful."))

    def assign(self, passages: Sequence[Passage], speaker: str, *, voice: bool) -> bool:
        """Say who speaks in passages, or everywhere where their voice speaks.

        Returns:
            True where something changed.
        """
        if not self.may_change():
            return False
        ids = {passage.id for passage in passages}
        voices = {passage.speaker for passage in passages} if voice else set()
        here = [p.id for p in self._controller.passages if p.id in ids or p.speaker in voices]
        text, source = self._controller.text(), self._controller.source
        changes = assign_speaker(text, here, speaker, source, certain=ids)
        return bool(changes) and self._controller.do(ASSIGN_SPEAKER, changes) is not None

    def next_speaker(self) -> bool:
        """Give the passages that the target reaches into to the next speaker of the transcript.

        Returns:
            True where something changed.
        """
        self.take()
        here = self.current_passages() if self.may_change() else []
        speakers = sorted({p.speaker for p in self._controller.passages if p.speaker})
        if not here:
            return False
        if len(speakers) < 2:
            text = self.tr("This transcript has no two speakers yet: name one first ({key}).")
            self.message_shown.emit(text.format(key="Ctrl+P"))
            return False
        now = here[0].speaker
        at = speakers.index(now) + 1 if now in speakers else 0
        return self.assign(here, speakers[at % len(speakers)], voice=False)

    def redact(self) -> None:
        """Put a mark in the place of what is selected, and mute its sound."""
        self.take()
        if not self.may_redact():
            return
        target = self._gate.words()
        if target is None or target.ends is None:
            return
        found = redact(self._controller.text(), *target.ends)
        if found.changes and self._controller.do(REDACT, found.changes):
            self._view.put_caret(target.ends[0])

    @property
    def redactions(self) -> int:
        """Number of redactions of the current source that wait to be confirmed."""
        return len(marks(self._controller.passages))
