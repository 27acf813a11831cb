"""One participant's run: what may happen now, and the events that it makes.

Every command is one transaction, and several inside :meth:`Session.together` are one as well. Where
its events cannot be written the state is the one before. A command that does not fit the state
raises :class:`NotNow` and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any, Protocol

from labeval.session.events.actions import Action
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import (
    AUDIO,
    MOVED_ON,
    SLEPT_MS,
    Ending,
    Event,
    Journal,
    Kind,
    RecordError,
)
from labeval.session.events.not_now import NotNow
from labeval.session.plan.header import SessionHeader
from labeval.session.running.action_events import Acting, ActionRefusal
from labeval.session.running.drafting import Drafting
from labeval.session.running.marking import Marking
from labeval.session.running.page_turns import Turning
from labeval.session.running.screen_scores import ScreenScores, obstacle
from labeval.session.state.judge_support import due_after_answer, rated_after_answer
from labeval.session.state.questions import accepts
from labeval.session.state.recordings import MONOTONIC_MS
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State
from labeval.study import methods
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.pages import EditedText, Field, Page
from labeval.study.study import StudyContent


class SessionStore(Protocol):
    """Store of a session."""

    def begin(self, header: SessionHeader, events: list[Event]) -> Journal:
        """Write a new session and its first events in one transaction."""


class Session(SessionView):
    """A running session. Made by ``running.opening``."""

    def __init__(
        self,
        header: SessionHeader,
        content: StudyContent,
        clock: SessionClock,
        state: State,
        *,
        journal: Journal | None,
        store: SessionStore,
    ) -> None:
        super().__init__(header, content, state)
        self._turning = Turning(self, self.stamp)
        self._acting = Acting(self, self.stamp, self._turning)
        self._scoring = ScreenScores(self, self.stamp)
        self.marking = Marking(self, self.stamp, self._write)
        self.drafting = Drafting(self, self.stamp, self._write)
        self._rated_after_answer = rated_after_answer(content)
        self._clock = clock
        self._journal = journal
        self._store = store
        self._held: list[Event] = []
        self._before: State | None = None
        self._unsaved: list[Event] = []
        self._when_saved: list[Callable[[], None]] = []
        self._consented = False
        self.listeners: list[Callable[[Sequence[Event]], None]] = []
        """Each receives the events of a command once they are written; before the consent, once
        they wait in memory."""

    @property
    def is_kept(self) -> bool:
        return self._journal is not None

    def check_kept(self) -> None:
        """Check that what happens next can be kept; costs microseconds.

        Raises:
            RecordError: the record is no longer in its place.
        """
        if self._journal is not None:
            self._journal.check()

    def is_saved(self) -> bool:
        """True if everything that happened so far is in a record that is in its place now."""
        if self._journal is None or self._held or self._unsaved:
            return False
        try:
            self.check_kept()
        except RecordError:
            return False
        return True

    def now_ms(self) -> int:
        """Session time now."""
        return self._clock.now()[0]

    def monotonic_ms(self, at_ms: int) -> float:
        """The computer's monotonic clock at a session time, both in ms."""
        return self._clock.monotonic_ms(at_ms)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write everything that happens inside in one transaction; inside of another, in that one.

        Raises:
            RecordError: nothing was written, and the state is the one before.
        """
        if self._before is not None:
            yield
            return
        self._before = copy(self.state)
        try:
            yield
        finally:
            self._save(self._before)

    def when_saved(self, then: Callable[[], None]) -> None:
        """Call ``then`` once what happened so far is durable: now, or after the transaction.

        It is not called where the transaction fails.
        """
        if self._unsaved:
            self._when_saved.append(then)
        else:
            then()

    def stamp(
        self,
        kind: Kind,
        page: str,
        field: str = "",
        value: str = "",
        data: Mapping[str, Any] | None = None,
    ) -> Event:
        """An event that happens now; it gets its number when it is written."""
        at_ms, utc = self._clock.now()
        return Event(0, at_ms, utc, kind, page, field, value, data or {})

    def begin(self, *events: Event) -> None:
        """Write how this run begins, and the arrival at its screen.

        Raises:
            RecordError: nothing was written.
        """
        self._write(*events, *self._turning.arrival(self.state))

    # -- commands ---------------------------------------------------------------------------

    def answer(self, field_id: str, value: str, *, following: str = "") -> dict[str, str]:
        """Set an answer, or take it back with an empty value.

        Args:
            following: the criterion that the page moves on to with it, where it does.

        Returns:
            All fields that changed, with their new values: the field itself and any other that
            the answer cleared.

        Raises:
            NotNow: there is no such field or option here, or the session does not take answers.
        """
        self.check_open()
        if self.state.feedback:
            raise NotNow("the answers of this training page are already compared")
        page, where = self.page, self.state.answers_id
        answers = self.state.answers.get(where, {})
        field = next((f for f in self.fields() if f.id == field_id), None)
        if field is None:
            raise NotNow(f"there is no field '{field_id}' on this page")
        changed = self._changes(page, field, value, answers)
        if changed is None:
            raise NotNow(f"'{value}' is not an answer to '{field_id}'")
        if not value and not answers.get(field_id):
            return {}  # there is nothing to take back
        edited = self.edited if value and where in self.state.texts else None  # else as at first
        if edited is not None and not edited.is_as_at_first(self._edited_so_far(edited)):
            raise NotNow("the text is not as it was at first")
        given = [self.stamp(Kind.ANSWER, where, f, v) for f, v in changed.items()]
        made = [*given, *self._judge_shown(page, field.criterion, value)]
        if following:
            made.append(self.stamp(Kind.DEFINITION_SHOWN, where, following, MOVED_ON))
        self._write(*made)
        return changed

    def comment(self, text: str) -> None:
        """Keep the current text of the comment on this page."""
        self.check_open()
        if self.page is None:
            raise NotNow("this screen has no comment")
        if self.state.comments.get(self.page.id, "") != text:
            self._write(self.stamp(Kind.COMMENT, self.page.id, value=text))

    def give_consent(self, choices: Mapping[str, bool]) -> bool:
        """Record what was agreed to, then go on.

        Nothing of the session is written before this. When a required consent is declined,
        nothing ever is.

        Returns:
            Whether the session goes on.
        """
        step = self.step_in_file()
        if not isinstance(step, ConsentStep):
            raise NotNow("this is not the consent")
        if any(ask.required and not choices.get(ask.id, False) for ask in step.asks):
            self._held.clear()
            self.state.ended = Ending.ENDED_EARLY
            return False
        given = [
            self.stamp(
                Kind.CONSENT,
                self.state.screen_id,
                ask.id,
                "given" if choices.get(ask.id, False) else "declined",
                {"version": step.version},
            )
            for ask in step.asks
        ]
        self._write(*given, *self._turning.leaving("next"), consented=True)
        return True

    def go_on(self) -> None:
        """Leave this screen for what comes next.

        Raises:
            NotNow: a mandatory answer is open, or a text has to be read on.
        """
        self.check_open()
        if why := obstacle(self):
            raise NotNow(why)
        scored = self._scoring.scored()
        stays = any(not event.data.get("passed", False) for event in scored)
        self._write(*scored, *([] if stays else self._turning.leaving("next")))

    def go_back(self) -> None:
        """Go back to the screen before.

        Raises:
            NotNow: the study does not allow it here.
        """
        self.check_open()
        if not self.can_go_back():
            raise NotNow("there is no way back from here")
        self._write(*self._turning.leaving("back"))

    def end_break(self) -> None:
        """Go on after a break."""
        if not self.state.on_break:
            raise NotNow("there is no break")
        self._write(self.stamp(Kind.BREAK_ENDED, self.state.screen_id))

    def pause(self) -> None:
        """Stop the clocks of the page."""
        if not self.state.paused:
            self._write(self.stamp(Kind.PAUSED, self.state.screen_id))

    def unpause(self) -> None:
        """Let the clocks of the page run on."""
        if self.state.paused:
            self._write(self.stamp(Kind.RESUMED, self.state.screen_id))

    def override_test(self, reason: str) -> None:
        """Let the participant go on below the threshold, by the supervisor's decision."""
        if not self.state.test_failed:
            raise NotNow("no test was failed")
        if not reason.strip():
            raise NotNow("an override needs a reason")
        override = self.stamp(Kind.OVERRIDE, self.state.screen_id, value=reason.strip())
        self._write(override, *self._turning.leaving("next"))

    def end(self, ending: Ending) -> None:
        """End the session before its last step."""
        self.check_open()
        self._write(self.stamp(Kind.SESSION_ENDED, self.state.screen_id, value=ending))

    def remind(self) -> None:
        """Record that the reminder to comment is on screen."""
        self._write(self.stamp(Kind.REMINDER_SHOWN, self.state.screen_id))

    def note(self, kind: Kind, *, field: str = "", value: str = "", **data: Any) -> None:
        """Record something that the window saw, such as a definition read."""
        self._write(self.stamp(kind, self.state.screen_id, field, value, data))

    def sound(self, kind: Kind, recording: str, *, field: str = "", **data: Any) -> None:
        """Record what happened to a recording of this session, and what the clocks show.

        Raises:
            NotNow: there is no consent to a recording.
        """
        if kind not in AUDIO:
            raise ValueError(f"{kind} is not about a recording")
        if not self.is_kept or not self.state.consents.get(AUDIO_CONSENT, False):
            raise NotNow("there is no consent to a recording")
        event = self.stamp(kind, self.state.screen_id, field, recording)
        tie = {MONOTONIC_MS: self.monotonic_ms(event.at_ms)}
        self._write(replace(event, data={**tie, **data}))

    # -- what passes between participant and supervisor --------------------------------------

    def apply_action(
        self, action: Action, *, on_screen: bool = True, refusal: ActionRefusal | None = None
    ) -> bool:
        """Apply an action, once. One that does not fit becomes an event with the reason.

        Args:
            on_screen: the participant sees the result; else no page counts as shown.
            refusal: why it does not fit, where the caller knows.

        Returns:
            Whether it happened now; False where it had happened before.

        Raises:
            NotNow: there is no consent yet, so nothing may be written.
            RecordError: nothing was written; the action stays in the mailbox.
        """
        if not self.is_kept:
            raise NotNow("there is no consent yet")
        if action.id in self.state.moderated.actions:
            return False
        made = self._acting.events_of(
            action, refusal, late_ms=self._clock.since_ms(action.data, action.id)
        )
        if made[0].kind == Kind.SESSION_REOPENED and not on_screen:
            del made[1:]
        self._write(*made)
        return True

    def ask_question(self, criterion: str = "") -> None:
        """The participant has a question, about ``criterion`` where there is a current one."""
        if self.state.ended is not None or self.state.moderated.question is not None:
            raise NotNow("the session has ended, or a question is open")
        self._write(self.stamp(Kind.QUESTION_ASKED, self.state.screen_id, criterion))

    def take_question_back(self) -> None:
        """The participant has no question any more."""
        question = self.state.moderated.question
        if question is None:
            raise NotNow("no question is open")
        seq = str(question.seq)
        self._write(self.stamp(Kind.QUESTION_WITHDRAWN, self.state.screen_id, "", seq))

    def put_message_away(self) -> None:
        """The participant has read the message on screen."""
        message = self.state.moderated.message
        if message is None:
            raise NotNow("no message is on screen")
        self._write(self.stamp(Kind.MESSAGE_READ, self.state.screen_id, value=str(message.seq)))

    # -- inside -----------------------------------------------------------------------------

    def _edited_so_far(self, edited: EditedText) -> str:
        return self.state.texts.get(self.state.answers_id, edited.begins)

    def _changes(
        self, page: Page | None, field: Field, value: str, answers: Mapping[str, str]
    ) -> dict[str, str] | None:
        """All fields that an answer changes, with their new values; None where it is none."""
        if page is not None:
            return methods.changes(self.settings(), page, field, value, answers)
        if value and not accepts(self.step_in_file(), field.id, value):
            return None
        here, all_answers = self.state.current, self.state.answers
        dropped = self._asking.dropped(here, all_answers, field.id, value)
        return {**dict.fromkeys(dropped, ""), field.id: value}

    def _judge_shown(self, page: Page | None, criterion: str, value: str) -> list[Event]:
        """The judge's rating that comes up with the participant's own first answer."""
        if not value or page is None or page.block not in self._rated_after_answer:
            return []
        due = due_after_answer(self.content, page, criterion, self.state.judge_shown_here())
        if due is None:
            return []
        where = self.state.answers_id
        return [self.stamp(Kind.JUDGE_SHOWN, where, criterion, due.rating, due.data)]

    def _write(self, *events: Event, consented: bool = False) -> None:
        """Apply events, durably when the transaction ends."""
        change = self._clock.change()
        if any(change):
            jump = self.stamp(
                Kind.CLOCK_JUMPED,
                "",
                value=str(sum(change)),
                data={SLEPT_MS: change.slept_ms, **self._clock.reading(self.header.id)}
                if change.slept_ms
                else {},
            )
            at_ms = min(event.at_ms for event in (jump, *events))
            events = (replace(jump, at_ms=at_ms), *events)
        with self.together():
            self._consented |= consented
            for event in events:
                numbered = replace(event, seq=self.state.last_seq + 1)
                self._unsaved.append(numbered)
                self.state.apply(numbered)

    def _save(self, before: State) -> None:
        """End the transaction that began with the state ``before``."""
        events, then, consented = self._unsaved, self._when_saved, self._consented
        self._before, self._unsaved, self._when_saved, self._consented = None, [], [], False
        if not events:
            return
        try:
            if self._journal is not None:
                self._journal.append(events)
            elif consented or not self._asks_consent():
                self._journal = self._store.begin(self.header, [*self._held, *events])
                self._held.clear()
            else:
                self._held += events
        except BaseException:
            self.state = before
            raise
        for call in then:
            call()
        for listener in tuple(self.listeners):
            listener(events)

    def _asks_consent(self) -> bool:
        return any(step.kind == "consent" for step in self.state.plan.steps)
