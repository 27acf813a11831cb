"""The closing of a session: what it was, what is missing, and the supervisor's remarks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.session.events import Ending
from labeval.session.watched import Watched
from labeval.ui.moderator.card import Card
from labeval.ui.moderator.interview_row import INTERVIEW_KEYS
from labeval.ui.moderator.key_button import KeyButton
from labeval.ui.moderator.typing_box import TypingBox
from labeval.ui.moderator.words import clock
from labeval.ui.theme import Theme


class ClosingCard(Card):
    """Shown with the interview, when the session has ended.

    Signals:
        remarked: the remarks as they stand.
        reopen_requested: the early end is to be taken back.
        left: the keyboard is not wanted here any more.
    """

    remarked = Signal(str)
    reopen_requested = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._kept = self._recorded = ""
        self._summary = self.label(wrap=True)
        self._missing = self.label(role="note_ink", wrap=True)
        self._status = self.label(size=12, bold=True, wrap=True)
        self._status.hide()
        self._reopen = KeyButton(theme)
        self._reopen.clicked.connect(self.reopen_requested)
        self.can_act = True
        """Whether actions can be taken; not in a replay."""
        left = QHBoxLayout()
        left.addWidget(self._reopen)
        left.addStretch(1)
        self.box = TypingBox(theme, lines=2)
        self.box.rests, self.box.passes = True, INTERVIEW_KEYS
        self.box.finished.connect(self._on_finished)
        self.box.returned.connect(self._on_finished)
        self.box.unfocused.connect(self.keep_typed)
        for part in (self._summary, self._missing, self.box, self._status):
            self.rows.addWidget(part)
        self.rows.addLayout(left)
        self._retranslate()

    def show_summary(self, watched: Watched) -> None:
        """Sum up a session that has ended."""
        self.aside.set_text(self._ending(watched))
        self._summary.set_text(self._facts(watched))
        early = watched.state.ended is Ending.ENDED_EARLY
        self._reopen.setVisible(early and self.can_act)
        missing = self.missing(watched)
        self._missing.set_text("\n".join(missing) or self.tr("Nothing is missing."))
        if watched.said.remarks != self._kept:
            self._kept = watched.said.remarks
            if not self.box.hasFocus():
                self.box.setPlainText(self._kept)

    def missing(self, watched: Watched) -> list[str]:
        """What a complete session would have besides."""
        found = []
        state, said = watched.state, watched.said
        if state.ended is not None and state.ended != Ending.COMPLETED:
            shown = sum(m.shown for m in watched.marks.all if m.page.counts)
            count = sum(m.page.counts for m in watched.marks.all)
            told = self.tr("Only {shown} of {count} pages were shown.")
            found.append(told.format(shown=shown, count=count))
        if state.moderated.skipped:
            found.append(self.tr("%n page(s) skipped.", "", len(state.moderated.skipped)))
        guide = watched.content.study.moderation.interview_questions()
        open_ = [
            id for id in guide if id not in said.interview or said.interview[id].asked_ms is None
        ]
        if open_:
            found.append(self.tr("%n interview question(s) not asked.", "", len(open_)))
        if not any(text.strip() for text in state.comments.values()):
            found.append(self.tr("No comment was written."))
        return found

    def show_status(self, text: str) -> None:
        """What became of the newest action; empty for nothing."""
        self._status.set_text(text)
        self._status.setVisible(bool(text))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.box.set_theme(theme)
        self._reopen.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.heading.set_text(self.tr("Closing"))
        self._reopen.set_words(self.tr("Reopen the session"), "Ctrl E")
        self.box.setAccessibleName(self.tr("Remarks"))
        self.box.setPlaceholderText(self.tr("Ctrl R  Remarks; Enter saves them"))

    def _ending(self, watched: Watched) -> str:
        endings = {
            Ending.COMPLETED: self.tr("completed"),
            Ending.TEST_FAILED: self.tr("ended with the test"),
            Ending.TRAINING_FAILED: self.tr("ended with the practice"),
            Ending.ATTENTION_MISSED: self.tr("ended by attention checks"),
            Ending.ENDED_EARLY: self.tr("ended early"),
        }
        ended = watched.state.ended
        return endings.get(ended, "") if ended is not None else ""

    def _facts(self, watched: Watched) -> str:
        state, said = watched.state, watched.said
        answers = sum(len(answers) for answers in state.answers.values())
        comments = sum(bool(text.strip()) for text in state.comments.values())
        notes = sum(bool(note.text.strip()) for note in said.notes.values())
        counts = [
            (answers, self.tr("%n answer(s)", "", answers)),
            (comments, self.tr("%n comment(s)", "", comments)),
            (len(watched.notices), self.tr("%n flag(s)", "", len(watched.notices))),
            (notes, self.tr("%n note(s)", "", notes)),
            (len(said.markers), self.tr("%n marker(s)", "", len(said.markers))),
            (len(said.questions), self.tr("%n question(s)", "", len(said.questions))),
        ]
        last = max((time.left_ms or 0 for time in watched.times.pages.values()), default=0)
        return " · ".join([clock(last), *(told for count, told in counts if count)])

    def keep_typed(self) -> None:
        """Record the remarks as they stand in the field."""
        text = self.box.toPlainText().strip()
        if text != self._kept:
            self._recorded, self._kept = self._kept, text
            self.remarked.emit(text)

    def stay_unsaved(self) -> None:
        """What was typed could not be saved: it stays in the field and is to be saved again."""
        self._kept = self._recorded

    def _on_finished(self) -> None:
        self.keep_typed()
        self.left.emit()
