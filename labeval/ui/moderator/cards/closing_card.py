"""The closing of a session: what it was, what is missing, and the supervisor's remarks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from labeval.session.events.events import Ending
from labeval.session.monitor.monitor import SessionMonitor
from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.cards.interview_row import INTERVIEW_KEYS
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.labels import clock
from labeval.ui.moderator.parts.recorded_box import RecordedBox
from labeval.ui.theme import Theme

_NO_BREAK = "\N{NO-BREAK SPACE}"
"""A number and what it counts stay on one line."""


class ClosingCard(Retranslating, Card):
    """Shown with the interview, when the session has ended.

    Signals:
        remarked: the remarks as they stand.
        reopen_requested: the early end is to be taken back.
        left: the keyboard is not wanted here any more.
    """

    remarked = Signal(str)
    reopen_requested = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._summary = self.label(wrap=True)
        self._missing = self.label(role="note_text", wrap=True)
        self._status = self.label(size=12, bold=True, wrap=True)
        self._status.hide()
        self._reopen = KeyButton(theme)
        self._reopen.clicked.connect(self.reopen_requested)
        self.can_act = True
        """True if actions can be taken; not in a replay."""
        left = QHBoxLayout()
        left.addWidget(self._reopen)
        left.addStretch(1)
        self.box = RecordedBox(theme, lines=2)
        self.box.rests, self.box.passes = True, INTERVIEW_KEYS
        self.box.typed.connect(self.remarked)
        self.box.left.connect(self.left)
        for part in (self._summary, self._missing, self.box, self._status):
            self.rows.addWidget(part)
        self.rows.addLayout(left)
        self.retranslate()

    def show_summary(self, monitor: SessionMonitor) -> None:
        """Sum up a session that has ended."""
        self.aside.set_text(self._ending(monitor))
        self._summary.set_text(self._facts(monitor))
        state = monitor.state
        can_be = state.ended is Ending.ENDED_EARLY and not state.rejected
        self._reopen.setVisible(can_be and self.can_act)
        missing = self.missing(monitor)
        self._missing.set_role("note_text" if missing else "soft_text")
        self._missing.set_text("\n".join(missing) or self.tr("Nothing is missing."))
        self.box.show_recorded(monitor.log.remarks)

    def missing(self, monitor: SessionMonitor) -> list[str]:
        """The parts that are missing from a complete session."""
        found = []
        state, log = monitor.state, monitor.log
        if state.ended is not None and state.ended != Ending.COMPLETED:
            shown = sum(m.shown for m in monitor.marks.expected if m.page.counts)
            count = sum(m.page.counts for m in monitor.marks.expected)
            template = self.tr("Only {shown} of {count} pages were shown.")
            found.append(template.format(shown=shown, count=count))
        if state.moderated.skipped:
            found.append(self.tr("%n page(s) skipped.", "", len(state.moderated.skipped)))
        guide = monitor.content.study.moderation.interview_questions()
        asked = {id for id, answer in log.interview.items() if answer.was_asked}
        open_ = [id for id in (*guide, *log.own_questions) if id not in asked]
        if open_:
            found.append(self.tr("%n interview question(s) not asked.", "", len(open_)))
        if not any(text.strip() for text in state.comments.values()):
            found.append(self.tr("No comment was written."))
        return found

    def show_status(self, text: str) -> None:
        """Show the outcome of the newest action; empty for nothing."""
        self._status.set_text(text)
        self._status.setVisible(bool(text))
        announce_here(self, text)

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Closing"))
        self._reopen.set_words(self.tr("Reopen the session"), "Ctrl E")
        self.box.setAccessibleName(self.tr("Remarks"))
        self.box.setPlaceholderText(self.tr("Ctrl R  Remarks; Enter saves them"))

    def _ending(self, monitor: SessionMonitor) -> str:
        endings = {
            Ending.COMPLETED: self.tr("completed"),
            Ending.TEST_FAILED: self.tr("ended with the test"),
            Ending.TRAINING_FAILED: self.tr("ended with the practice"),
            Ending.ATTENTION_MISSED: self.tr("ended by attention checks"),
            Ending.ENDED_EARLY: self.tr("ended early"),
        }
        ended = monitor.state.ended
        return endings.get(ended, "") if ended is not None else ""

    def _facts(self, monitor: SessionMonitor) -> str:
        state, log = monitor.state, monitor.log
        answers = sum(len(answers) for answers in state.answers.values())
        comments = sum(bool(text.strip()) for text in state.comments.values())
        notes = sum(bool(note.text.strip()) for note in log.notes.values())
        counts = [
            (answers, self.tr("%n answer(s)", "", answers)),
            (comments, self.tr("%n comment(s)", "", comments)),
            (len(monitor.notices), self.tr("%n flag(s)", "", len(monitor.notices))),
            (notes, self.tr("%n note(s)", "", notes)),
            (len(log.markers), self.tr("%n marker(s)", "", len(log.markers))),
            (len(log.questions), self.tr("%n question(s)", "", len(log.questions))),
        ]
        kept = (text.replace(" ", _NO_BREAK) for count, text in counts if count)
        return " · ".join([clock(state.ended_ms), *kept])
