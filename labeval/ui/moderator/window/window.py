"""The moderator's window: one session, live or replayed, drawn from its events and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from labeval.jobs.sessions.disk_space import disk_notice
from labeval.jobs.sessions.hub_notice import misses_hub
from labeval.jobs.sessions.monitoring import Watch
from labeval.session.events import actions
from labeval.session.events.actions import ActionKind
from labeval.session.events.events import RecordError
from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.monitor.notices import Notice
from labeval.store.disk.errors import RecordGone
from labeval.study.folder import StudyFolder
from labeval.ui.accessible import announce_here
from labeval.ui.moderator.parts.control_key import is_text
from labeval.ui.moderator.parts.place_words import place_words
from labeval.ui.moderator.window.after_column import AfterColumn
from labeval.ui.moderator.window.controller import ModeratorController, Send
from labeval.ui.moderator.window.frame import WindowFrame
from labeval.ui.moderator.window.keyboard import (
    HAND_OVER,
    on_common_key,
    on_interview_key,
    on_replay_key,
    on_session_key,
)
from labeval.ui.moderator.window.replay_banner import LookingBack
from labeval.ui.moderator.window.session_column import SessionColumn
from labeval.ui.moderator.window.transport import Transport
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme

POLL_MS = 40
"""Interval of reading the record when no process reports something new."""
_SECOND_MS = 500
_DISK_EVERY = 60
"""Seconds between two looks at the disk, in half seconds of the clock."""


class ModeratorWindow(WindowFrame):
    """The supervisor's window.

    It is shown without being activated, as a rule, and never comes to the front by itself.

    Args:
        watch: where the session comes from.
        theme: its colours.
        send: makes an action durable; None in a replay.
        folder: the study's folder, whose disk is looked at; None where that says nothing.
        transport: moves a replay on; None for a live session.
        takes_keyboard: activate it when it is shown, since no participant can be typing.

    Signals:
        keyboard_returned: the supervisor gives the keyboard to the participant's page.
        shown: the session is on screen up to this event; the window's screen and place.
        captions_toggled: live captions are wanted, or not any more.
        closed: the window is gone.
    """

    keyboard_returned = Signal()
    shown = Signal(int, str, QRect)
    captions_toggled = Signal()
    closed = Signal()

    def __init__(
        self,
        watch: Watch,
        theme: Theme,
        *,
        send: Send | None = None,
        folder: Path | None = None,
        transport: Transport | None = None,
        takes_keyboard: bool = False,
    ) -> None:
        super().__init__(theme, actions=send is not None, transport=transport)
        # Before the window gets its handle, which copies it.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_keyboard)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.watch = watch
        self._folder = folder
        self._failed = self._gone = ""
        self._back = LookingBack()
        self._ticks = 0
        self._disk: Notice | None = None
        self.controller = ModeratorController(
            send, self.during.action_card, now_ms=watch.now_ms, parent=self
        )
        self._connect()
        self.set_theme(theme)
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self.look)
        self._clock = QTimer(self)
        self._clock.setInterval(_SECOND_MS)
        self._clock.timeout.connect(self._on_clock)
        self.look(afresh=True)
        if transport is None:
            self._poll.start()
            self._clock.start()

    def _connect(self) -> None:
        during, interview, closing = self.during, self.after.interview, self.after.closing
        self.where.timeline.page_chosen.connect(self.look_at)
        self.where.live_requested.connect(self.look_at_now)
        during.attention.chosen.connect(self._on_notice_chosen)
        during.note.begun.connect(self._on_note_begun)
        during.note.typed.connect(self.controller.keep_note)
        during.note.finished.connect(self._on_note_finished)
        during.note.marked.connect(self.mark)
        during.note.left.connect(self._on_note_left)
        during.note.refused.connect(self.controller.report_half_typed)
        during.action_card.closing.connect(lambda: self._rest_in(during))
        during.action_card.closed.connect(self.rest)
        during.question.answered_aloud.connect(lambda: self.answer_question(written=False))
        during.question.answer_requested.connect(lambda: self.answer_question(written=True))
        self.controller.sent.connect(self._redraw)
        self.after.left.connect(self.rest)
        QShortcut(QKeySequence(HAND_OVER), self).activated.connect(self.hand_over)
        self.after.moments.page_chosen.connect(self.look_at)
        controller = self.controller
        interview.ticked.connect(
            lambda q, on: controller.do(actions.ask_interview_question(q, asked=on))
        )
        interview.noted.connect(self._on_interview_noted)
        interview.added.connect(
            lambda q, text: controller.do(actions.add_interview_question(q, text))
        )
        closing.can_act = controller.can_act
        closing.reopen_requested.connect(lambda: controller.act(ActionKind.REOPEN))
        controller.status_changed.connect(closing.show_status)
        closing.remarked.connect(self._on_remarked)
        if self.transport is not None:
            self.transport.moved.connect(self._on_moved)

    # -- drawing what the events say ----------------------------------------------------------

    def look(self, *_: object, afresh: bool = False) -> None:
        """Follow what is new in the record, and show it."""
        try:
            changed, failed, gone = self.watch.poll(), "", ""
        except RecordGone as error:
            changed, gone = False, sentence(error)
            failed = self.tr("nothing is being saved")
        except RecordError as error:
            changed, failed, gone = False, sentence(error), ""
        if changed or afresh or failed != self._failed:
            self._failed, self._gone = failed, gone
            self._redraw()

    def now_ms(self) -> int:
        """Session time now. While no window of the participant runs the session, it rests at the
        newest event of theirs: what follows is no time of a page, in the record neither."""
        monitor = self.watch.monitor
        if monitor is None or not self.watch.live or self.controller.is_reached():
            return self.watch.now_ms()
        return monitor.times.counted_ms

    def poll_every(self, milliseconds: int) -> None:
        """Set the interval of looks without a notification; 0 for the usual one."""
        self._poll.setInterval(milliseconds or POLL_MS)

    def _redraw(self, *_: object) -> None:
        monitor = self.watch.monitor
        if monitor is None:
            self._redraw_empty()
            return
        ended = monitor.state.ended is not None
        self._choose_column(monitor, ended=ended)
        self._show_mirror(monitor)
        stage = self.mirror.stage
        page = stage.page if stage is not None and not self.past else None
        now = self.now_ms()
        notices, reported = self._notices(monitor, now), self.controller.pending
        self.during.show_session(monitor, now, notices, page, reported)
        self.controller.follow(monitor)
        self._redraw_times(monitor, now)
        name = monitor.header.participant
        self.setWindowTitle(self.tr("Moderator: {code}").format(code=name))
        self._announce_shown(monitor)

    def _choose_column(self, monitor: SessionMonitor, *, ended: bool) -> None:
        """Show the interview after the end; nothing that is half typed is taken away."""
        before = self.shown_column
        asks = self.during.action_card.asks or self.during.note.box.half_typed
        if ended and (before is self.after or not asks):
            self.after.show_session(monitor)
            if before is not self.after:
                self._rest_in(self.after)
                self.show_column(self.after)
        elif not ended and before is not self.during:
            self.after.keep_typed()
            self._rest_in(self.during)
            self.show_column(self.during)
        if self.shown_column is not before:
            self.rest()
            announce_here(self, place_words(monitor))

    def _redraw_times(self, monitor: SessionMonitor, now: int) -> None:
        live, reached = self.watch.live, self.controller.is_reached()
        self.header.show_session(
            monitor, self.watch.now_ms(), live=live, reached=reached, failed=self._failed
        )
        if live and self._folder is not None:
            self.header.show_hub(missed=misses_hub(StudyFolder(self._folder)))
        self.where.show_where(monitor, now, past=self.past, replayed=not live)

    def _redraw_empty(self) -> None:
        self._back.page = ""
        self.controller.leave()
        self.setWindowTitle(self.tr("Moderator"))
        self.header.show_nothing(self._failed)
        self.where.show_nothing()
        self.during.show_nothing()
        self.mirror.show_nothing(
            self.tr("No running session in the record"),
            self.tr(
                "Before a participant consents nothing is recorded, so nothing can be seen here. "
                "The session appears by itself as soon as there is one."
            ),
        )

    def _show_mirror(self, monitor: SessionMonitor) -> None:
        if self._gone:
            self.mirror.set_edge("bad")
            self.mirror.show_nothing(self.tr("Nothing is being saved"), self._gone)
            return
        self.mirror.set_edge("note_text" if self.past else "")
        if self.past:
            self.mirror.show_view(self._back.view_before(self.watch, monitor))
        else:
            here, monitor.view.clock = monitor.current_criterion, self.now_ms
            self.mirror.show_view(monitor.view, here, monitor.current_field.id)

    def _notices(self, monitor: SessionMonitor, now: int) -> list[Notice]:
        live = monitor.notices_now(now)
        return [*monitor.notices, *live, *([self._disk] if self._disk is not None else [])]

    def _on_clock(self) -> None:
        monitor = self.watch.monitor
        if self._folder is not None and self._ticks % _DISK_EVERY == 0:
            self._disk = disk_notice(self._folder, self.watch.now_ms())
        self._ticks += 1
        if monitor is not None:
            now = self.now_ms()
            self._redraw_times(monitor, now)
            self.during.show_times(monitor, now, self._notices(monitor, now))
            self._announce_shown(monitor)

    def _announce_shown(self, monitor: SessionMonitor) -> None:
        handle = self.windowHandle()
        if handle is not None and handle.isExposed() and not self.isMinimized():
            self.shown.emit(monitor.state.last_seq, self.screen().name(), self.frameGeometry())

    # -- what keys and cards do ----------------------------------------------------------------

    @property
    def past(self) -> str:
        """The page that is looked at as it was; empty for what is on screen now."""
        return self._back.page

    def look_at(self, page: str) -> None:
        """Show a page as it was when it was last left; the live one where it is on screen."""
        monitor = self.watch.monitor
        if monitor is not None:
            self._back.choose(monitor, page)
            self._redraw()

    def look_at_now(self) -> None:
        """Back to what is on screen."""
        self._back.page = ""
        self._redraw()

    def look_back(self, by: int) -> None:
        """The page before or after the one looked at; after the last one comes now."""
        monitor = self.watch.monitor
        if monitor is not None:
            shown = self.where.timeline.shown_pages()
            self.look_at(self._back.neighbour(monitor, shown, by))

    def marker_with(self, key: str) -> str:
        """Id of the study's marker with this key; empty for none."""
        monitor = self.watch.monitor
        markers = monitor.content.study.moderation.markers if monitor is not None else []
        return next((m.id for m in markers if key and m.key == key), "")

    def mark(self, marker: str) -> None:
        """Set a marker."""
        self.controller.mark(marker)

    def act(self, kind: ActionKind) -> None:
        """Act, or ask for what is missing."""
        self.controller.act(kind)

    def resting_field(self) -> QWidget:
        """The widget with the keyboard while nothing is asked for: a text field if possible."""
        if self.transport is not None or not self.controller.can_act:
            return self
        if self.shown_column is self.after:
            return self.after.resting_field()
        return self.during.resting_field() if self.during.note.isVisible() else self

    def rest(self) -> None:
        """Give the keyboard to its usual place after a question, so that keys type text again."""
        self.resting_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def _rest_in(self, column: SessionColumn | AfterColumn) -> None:
        """Take the keyboard to the usual place of what is about to be shown.

        From what is hidden with it, it would visit other parts on its way, and each is read.
        """
        if self.transport is None and self.controller.can_act:
            column.resting_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_typing(self) -> None:
        """Go to the note."""
        if self.during.note.isVisible():
            self.during.note.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def toggle_captions(self) -> None:
        """Turn live captions on or off."""
        self.captions_toggled.emit()

    def follow_first_notice(self) -> None:
        """Do what the first notice suggests."""
        self.during.attention.act_on(0)

    def put_first_notice_away(self) -> None:
        """Dismiss the first notice."""
        self.during.attention.dismiss(0)

    def answer_question(self, *, written: bool) -> None:
        """Close the participant's question."""
        self.controller.answer_question(written=written)

    def step_out(self) -> None:
        """Out of an earlier page, back to what is on screen."""
        if self.past:
            self.look_at_now()

    def hand_over(self) -> None:
        """The keyboard is the participant's; what is half typed stays."""
        self.keyboard_returned.emit()

    def _on_notice_chosen(self, notice: Notice) -> None:
        self.controller.follow_suggestion(notice)

    def _on_note_begun(self) -> None:
        monitor = self.watch.monitor
        page = self.controller.begin_note()
        if monitor is not None:
            where = self.during.place(monitor, page, monitor.current_criterion, self.now_ms())
            self.during.note.show_place(where)

    def _on_note_finished(self, text: str) -> None:
        if not self.controller.finish_note(text):
            return
        self.during.note.clear_note()
        self._redraw()  # the session may have ended while it was typed
        self.rest()

    def _on_interview_noted(self, question: str, text: str) -> None:
        if not self.controller.do(actions.note_interview(question, text)):
            self.after.interview.stay_unsaved(question)

    def _on_remarked(self, text: str) -> None:
        if not self.controller.do(actions.remark(text)):
            self.after.closing.box.stay_unsaved()

    def _on_note_left(self) -> None:
        """Out of a note that is half typed, so that actions are possible."""
        if self.during.note.box.half_typed:
            self.setFocus()

    def _on_moved(self, at_ms: int) -> None:
        seek: Callable[[int], None] | None = getattr(self.watch, "seek", None)
        if seek is not None:
            seek(at_ms)
            self._back.page = ""
            self.look(afresh=True)

    # -- Qt -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._redraw()
        elif event.type() == QEvent.Type.ActivationChange:
            self.during.question.announce_open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.transport is not None:
            taken = on_replay_key(self.transport, event)
        elif self.shown_column is self.after:
            taken = on_interview_key(self.after, event)
        else:
            taken = on_session_key(self, event)
        if taken or on_common_key(self, event):
            return
        field = self.resting_field()
        if is_text(event) and field is not self:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(field, event)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rest()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._poll.stop()
        self._clock.stop()
        if self.after.isVisible():
            self.after.keep_typed()
        else:
            if self.during.note.box.half_typed:
                self._on_note_finished(self.during.note.box.toPlainText().strip())
            self.controller.keep_half_typed()
        super().closeEvent(event)
        self.closed.emit()
