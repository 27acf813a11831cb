"""Turns the supervisor's input into actions, asks for missing details, reports the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.session.events import actions
from labeval.session.events.actions import WRITTEN_DOWN, Action, ActionKind
from labeval.session.events.events import RecordError
from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.monitor.notices import Notice
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH
from labeval.ui.moderator.cards.actions_card import ActionsCard
from labeval.ui.moderator.cards.composer import SupervisorQuestion
from labeval.ui.moderator.parts.action_state import why_not
from labeval.ui.moderator.parts.change_labels import hint_words
from labeval.ui.moderator.parts.labels import suggested_message, suggestion, translated
from labeval.ui.moderator.parts.refusals import refusal_words
from labeval.ui.sentences import sentence

Send = Callable[[Action], None]
"""Makes an action durable. Raises RecordError where it cannot."""

_STATUS_MS = 8_000


class ModeratorController(QObject):
    """Acts on one session at a time.

    Args:
        send: makes an action durable; None where nothing can be done, as in a replay.
        card: where the actions are offered and their words asked for.
        now_ms: the session clock.

    Signals:
        sent: an action was made durable.
        status_changed: what became of the newest action.
    """

    sent = Signal(object)
    status_changed = Signal(str)

    def __init__(
        self,
        send: Send | None,
        card: ActionsCard,
        *,
        now_ms: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._send = send
        self._card = card
        self._now_ms = now_ms
        self._monitor: SessionMonitor | None = None
        self._asked: tuple[SupervisorQuestion, Callable[[str], Action]] | None = None
        self.pending: dict[str, ActionKind] = {}
        """Ids of the actions that have not become events, and their kinds."""
        self.is_reached: Callable[[], bool] = lambda: True
        """Returns whether the participant's window can receive an action now."""
        self.only: frozenset[ActionKind] | None = None
        """Actions that can be sent to where the session runs; None for all."""
        self.is_far = False
        """True if what is sent travels: its arrival is not known at once."""
        self._note = ("", "", "")
        """Id, page and criterion of the note that is being written."""
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_STATUS_MS)
        self._quiet.timeout.connect(lambda: self._show_status(""))
        card.chosen.connect(self.act)
        card.composed.connect(self._on_composed)

    def follow(self, monitor: SessionMonitor) -> None:
        """Offer the actions that are possible now, and report the results of those sent."""
        self._monitor = monitor
        minutes = monitor.content.study.moderation.extension_minutes
        self._card.show_possible(self._why_not, paused=monitor.state.paused, minutes=minutes)
        for id, kind in list(self.pending.items()):
            name = self._name(kind)
            if id in monitor.log.refused:
                self.report(self._refusal(name, monitor.log.refused[id]))
            elif id in monitor.state.moderated.actions:
                covered = kind in _READ and len(monitor.state.moderated.messages) > 1
                if covered:
                    outcome = self.tr("{action}: follows when the message before it is dismissed")
                elif kind in WRITTEN_DOWN:
                    outcome = self.tr("{action}: saved")
                elif kind in _LASTING:
                    outcome = self.tr("{action}: has begun")
                else:
                    outcome = self.tr("{action}: done")
                self.report(outcome.format(action=name))
            else:
                continue
            del self.pending[id]

    def leave(self) -> None:
        """There is no session to act on."""
        self._monitor = None
        self._note = ("", "", "")
        self.pending.clear()
        self._card.close_composer()
        self._card.show_possible(self._why_not, paused=False, minutes=5)

    # -- actions ------------------------------------------------------------------------------

    def act(self, kind: ActionKind) -> None:
        """Do it, or ask for what it needs first; where it is not possible now, say why."""
        monitor, why = self._monitor, self._why_not(kind)
        if why:
            self._report_not_now(self._name(kind), why)
        if monitor is None or why:
            return
        page = monitor.state.screen_id
        if kind == ActionKind.PAUSE:
            paused = monitor.state.paused
            self.do(actions.resume(page) if paused else actions.pause(page))
        elif kind == ActionKind.REOPEN:
            self.do(actions.reopen(page))
        elif kind == ActionKind.REMINDER:
            self.do(actions.remind_to_comment(page))
        elif kind == ActionKind.BREAK:
            self.do(actions.start_break(page))
        elif kind == ActionKind.EXTEND:
            minutes = monitor.content.study.moderation.extension_minutes
            self.do(actions.extend_time(page, minutes))
        elif kind == ActionKind.MESSAGE:
            self.write_message("")
        elif kind == ActionKind.HINT:
            self._choose_hint(monitor)
        else:
            self._ask_reason(kind, page)

    def write_message(self, text: str) -> None:
        """Ask for the words of a message, beginning with ``text``."""
        monitor = self._monitor
        if monitor is None or self._send is None:
            return
        page, spoken = monitor.state.screen_id, monitor.view.language
        study = monitor.content.study
        recorded = bool(study.audio.part(ended=False))
        ready = [
            (message.id, message.text.in_language(spoken))
            for message in study.moderation.ready_messages(recorded=recorded)
        ]
        title, action = self.tr("Message to the participant"), self.tr("Send")
        explanation = self.tr("It stays until they dismiss it.")
        asking = SupervisorQuestion(
            *(title, explanation, action),
            text=text,
            choices=ready,
            most=MESSAGE_LENGTH,
            language=spoken,
        )
        self._ask(asking, lambda words: actions.send_message(page, words))

    def follow_suggestion(self, notice: Notice) -> None:
        """Do what a notice suggests; where that is said aloud there is nothing to do."""
        _, kind = suggestion(notice)
        if kind == ActionKind.MESSAGE:
            self.write_message(suggested_message(notice))
        elif kind is not None:
            self.act(kind)

    def mark(self, marker: str) -> None:
        """Set a marker here and now."""
        monitor = self._monitor
        if monitor is not None:
            self.do(
                actions.mark(monitor.state.screen_id, marker, criterion=monitor.current_criterion)
            )

    def begin_note(self) -> str:
        """Fix time and place of a new note; returns the page's id."""
        monitor = self._monitor
        if monitor is None:
            return ""
        page, criterion = monitor.state.screen_id, monitor.current_criterion
        self._note = (actions.new_id(), page, criterion)
        self.do(actions.note(page, "", note=self._note[0], criterion=criterion))
        return page

    def keep_note(self, text: str) -> None:
        """Keep the words of a note that is half typed; a failure is shown when it is finished."""
        id, page, criterion = self._note
        if self._send is None or not id or not text or self._why_not_from_here(ActionKind.NOTE):
            return
        half_typed = actions.note(page, text, note=id, criterion=criterion)
        with suppress(RecordError):
            self._send(half_typed)
            self.expect([half_typed])

    def finish_note(self, text: str) -> bool:
        """Keep the note's words, or withdraw it where there are none.

        Returns:
            Whether nothing would be lost if the words were taken off the screen. Where it would,
            the reason is shown.
        """
        monitor = self._monitor
        if monitor is None:
            if text:
                self.report(self.tr("Note not saved: nothing is recorded before the consent"))
            return not text
        if text and not self._note[0]:
            self._note = (actions.new_id(), monitor.state.screen_id, monitor.current_criterion)
        id, page, criterion = self._note
        if id and not self.do(actions.note(page, text, note=id, criterion=criterion)):
            if text:
                why = self._card.status
                self.report(self.tr("Note not saved: {reason}").format(reason=why))
            return not text
        self._note = ("", "", "")
        return True

    def keep_half_typed(self) -> None:
        """Keep what is typed for the open question as a note, since it was not sent."""
        text = self._card.half_typed
        if not text or self._asked is None:
            return
        unsent = self.tr("{text} (not sent: {question})")
        if self.finish_note(unsent.format(question=self._asked[0].title, text=text)):
            self._card.close_composer()

    def answer_question(self, *, written: bool) -> None:
        """Close the participant's question: it was answered aloud, or will be in writing."""
        monitor = self._monitor
        question = monitor.state.moderated.question if monitor is not None else None
        if self._send is None:
            return
        if question is None:
            name = self._name(ActionKind.QUESTION_ANSWERED)
            self._report_not_now(name, self.tr("no question of the participant is open"))
            return
        if not written:
            self.do(actions.answer_question(question.page, question.seq))
            return
        explained = self.tr("The participant reads it like a message.")
        self._ask(
            SupervisorQuestion(
                self.tr("Answer to the question"), explained, self.tr("Send"), most=MESSAGE_LENGTH
            ),
            lambda text: actions.answer_question(question.page, question.seq, text=text),
        )

    def do(self, action: Action) -> bool:
        """Make an action durable, and report a failure.

        Returns:
            Whether it is durable.
        """
        if self._send is None:
            return False
        name = self._name(action.kind)
        if why := self._why_not_from_here(action.kind):
            self._report_not_now(name, why)
            return False
        try:
            self._send(action)
        except RecordError as error:
            self.report(sentence(error))
            return False
        self.expect([action])
        if action.kind == ActionKind.NOTE and not action.value:
            self.sent.emit(action)  # it is only begun, or given up
            return True
        self.pending[action.id] = action.kind
        if action.kind not in _UNREPORTED:
            there = self.tr("{action}: being sent") if self.is_far else self.tr("{action}: sent")
            waits = self.tr("{action}: saved, waits until the participant's window is open")
            is_reached = self.is_reached()
            text = (there if is_reached else waits).format(action=name)
            self.report(text, announced=not is_reached)  # else it is announced once it is done
        self.sent.emit(action)
        return True

    def expect(self, sent: Iterable[Action]) -> None:
        """Show what is durable in the mailbox, though the session has not taken it up yet."""
        if self._monitor is not None:
            for action in sent:
                self._monitor.expect(action, self._now_ms())

    def not_sent(self, action: Action, reason: str) -> None:
        """Say that an action did not arrive; words for the participant are asked for again."""
        self.pending.pop(action.id, None)
        name = self._name(action.kind)
        text = self.tr("{action}: not sent, {reason}").format(action=name, reason=reason)
        if action.kind not in _READ or not action.value or self._card.asks:
            self.report(text)
            return
        asking = SupervisorQuestion(
            name, text, self.tr("Send"), text=action.value, most=MESSAGE_LENGTH
        )
        # The same words are the same action, so that they arrive once.
        self._ask(
            asking,
            lambda words: (
                action
                if words == action.value
                else replace(action, id=actions.new_id(), value=words)
            ),
        )

    @property
    def can_act(self) -> bool:
        """True if actions can be taken at all; not in a replay."""
        return self._send is not None

    def report_half_typed(self) -> None:
        """Say why nothing acts while a note is half typed."""
        self.report(self.tr("A note is half typed: Enter saves it, Esc leaves it for later"))

    def _why_not(self, kind: ActionKind) -> str:
        """Why an action is not possible now, in words; empty where it is."""
        if why := self._why_not_from_here(kind):
            return why
        if self._send is None:
            return self.tr("this is a replay")
        if self._monitor is None:
            return self.tr("no session has begun")
        why = why_not(self._monitor.view, kind)
        return translated(why) if why else ""

    def _why_not_from_here(self, kind: ActionKind) -> str:
        """Why an action cannot be sent to where the session runs; empty where it can."""
        if self.only is None or kind in self.only:
            return ""
        if not self.only:
            return self.tr("this window only reads")
        return self.tr("only at the station")

    # -- asking -----------------------------------------------------------------------------

    def _ask(self, asking: SupervisorQuestion, make: Callable[[str], Action]) -> None:
        self._asked = asking, make
        self._card.ask(asking)

    def _on_composed(self, text: str) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            return
        asking, make = asked
        if not self.do(make(text)) and asking.typed:
            # What was typed stays, with the reason over it.
            self._ask(replace(asking, text=text, explanation=self._card.status), make)

    def _ask_reason(self, kind: ActionKind, page: str) -> None:
        titles = {
            ActionKind.SKIP: self.tr("Skip this page: why?"),
            ActionKind.BACK: self.tr("Back to the page before: why?"),
            ActionKind.END: self.tr("End the session early: why?"),
        }
        explanation = {
            ActionKind.SKIP: self.tr("What is open on it stays open. The reason is exported."),
            ActionKind.BACK: self.tr("Its answers stay as they are. The reason is exported."),
            ActionKind.END: self.tr(
                "It can be reopened until the next session begins. The reason is exported."
            ),
        }
        make = {
            ActionKind.SKIP: actions.skip_page,
            ActionKind.BACK: actions.go_back,
            ActionKind.END: actions.end_early,
        }[kind]
        deliberate = self.tr("Enter is not enough for this: press Ctrl+Enter, or click.")
        asking = SupervisorQuestion(
            titles[kind], explanation[kind], self._name(kind), deliberate=deliberate
        )
        self._ask(asking, lambda reason: make(page, reason))

    def _choose_hint(self, monitor: SessionMonitor) -> None:
        page = monitor.view.page
        if page is None:
            return
        here, spoken = monitor.current_criterion or page.criteria[0], monitor.view.language
        hints = [
            hint
            for hint in monitor.content.study.moderation.hints
            if hint.criterion is None or hint.criterion in page.criteria
        ]
        hints.sort(key=lambda hint: (hint.criterion != here, hint.criterion is not None))
        explanation = self.tr(
            "It is shown next to the definition of its criterion while the page is on screen."
        )
        if not hints:
            explanation = self.tr("The study has no hint for the criteria of this page.")
        choices = [(hint.id, hint_words(hint, monitor.view, here)) for hint in hints]
        asking = SupervisorQuestion(
            *(self.tr("Give a hint"), explanation, ""),
            typed=False,
            choices=choices,
            language=spoken,
        )
        self._ask(asking, lambda hint: actions.give_hint(page.id, hint, criterion=here))

    # -- reporting --------------------------------------------------------------------------

    def _report_not_now(self, name: str, why: str) -> None:
        self.report(self.tr("{action}: not possible now, {reason}").format(action=name, reason=why))

    def report(self, text: str, *, announced: bool = True) -> None:
        """Show a line for some seconds."""
        self._show_status(text, announced=announced)
        self._quiet.start()

    def _show_status(self, text: str, *, announced: bool = True) -> None:
        self._card.show_status(text, announced=announced)
        self.status_changed.emit(text)

    def _name(self, kind: ActionKind) -> str:
        names = {
            ActionKind.MESSAGE: self.tr("Message"),
            ActionKind.REMINDER: self.tr("Reminder"),
            ActionKind.HINT: self.tr("Hint"),
            ActionKind.SKIP: self.tr("Skip"),
            ActionKind.BACK: self.tr("Back"),
            ActionKind.BREAK: self.tr("Break"),
            ActionKind.PAUSE: self.tr("Pause"),
            ActionKind.RESUME: self.tr("Resume"),
            ActionKind.EXTEND: self.tr("More time"),
            ActionKind.END: self.tr("End"),
            ActionKind.REOPEN: self.tr("Reopen"),
            ActionKind.NOTE: self.tr("Note"),
            ActionKind.MARKER: self.tr("Marker"),
            ActionKind.QUESTION_ANSWERED: self.tr("Answer"),
            ActionKind.REMARKS: self.tr("Remarks"),
        }
        return names.get(kind, self.tr("Interview"))

    def _refusal(self, name: str, why: str) -> str:
        return self.tr("{action}: not done, {reason}").format(
            action=name, reason=refusal_words(why)
        )


_READ = frozenset({ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED})
"""Texts that the participant reads in the message bar, one after the other."""
_LASTING = frozenset({ActionKind.BREAK, ActionKind.PAUSE})
"""Kinds that last until somebody goes on."""
_UNREPORTED = frozenset(
    {ActionKind.INTERVIEW_ASKED, ActionKind.INTERVIEW_NOTE, ActionKind.INTERVIEW_QUESTION}
)
