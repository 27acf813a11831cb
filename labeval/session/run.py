"""One participant's run: what may happen now, and the events that it makes.

Every command writes its events first and changes the state after they are durable. A command
that does not fit the state raises :class:`NotNow` and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from labeval.session.clock import SessionClock, away_ms
from labeval.session.events import AUDIO, AWAY_MS, Ending, Event, Journal, Kind, RecordError
from labeval.session.header import SessionHeader
from labeval.session.judge_support import due_after_answer
from labeval.session.questions import accepts, score_test
from labeval.session.recordings import MONOTONIC_MS
from labeval.session.revisions import data_of, recordable, replacement
from labeval.session.state import State, state_after
from labeval.session.supervised import NotNow as NotNow
from labeval.session.supervised import Supervised
from labeval.session.training import page_score
from labeval.session.writing import is_origin, is_passage
from labeval.study import methods
from labeval.study.audio import AUDIO_CONSENT
from labeval.study.methods import find_method
from labeval.study.model import StudyContent
from labeval.study.pages import Field, Page
from labeval.study.steps import ConsentStep, TestStep
from labeval.study.writing import Writing


class SessionStore(Protocol):
    """Where a session is kept."""

    def begin(self, header: SessionHeader, events: list[Event]) -> Journal:
        """Write a new session and its first events in one transaction."""


class Session(Supervised):
    """A running session. Make one with :func:`start` or :func:`resume`."""

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
        self._clock = clock
        self._journal = journal
        self._store = store
        self._held: list[Event] = []
        self.listener: Callable[[int], None] | None = None
        """Told the number of the newest event after each command."""

    @property
    def is_kept(self) -> bool:
        return self._journal is not None

    def check_kept(self) -> None:
        """Return where what happens next can be kept; costs microseconds.

        Raises:
            RecordError: the record is no longer in its place.
        """
        if self._journal is not None:
            self._journal.check()

    def is_saved(self) -> bool:
        """Whether everything that happened so far is in a record that is in its place now."""
        if self._journal is None or self._held:
            return False
        try:
            self.check_kept()
        except RecordError:
            return False
        return True

    def screen_ms(self) -> int:
        """Session time at this screen, or at this break, by now; a pause holds it."""
        state = self.state
        since_ms = 0 if state.paused else self._clock.now()[0] - state.last_ms
        return state.screen_ms + since_ms

    # -- commands ---------------------------------------------------------------------------

    def answer(self, field_id: str, value: str) -> dict[str, str]:
        """Set an answer, or take it back with an empty value.

        Returns:
            All fields that changed, with their new values: the field itself and any other that
            the answer cleared.

        Raises:
            NotNow: there is no such field or option here, or the session does not take answers.
        """
        self._check_open()
        if self.state.feedback:
            raise NotNow("the answers of this training page are already compared")
        field = next((f for f in self.fields() if f.id == field_id), None)
        if field is None:
            raise NotNow(f"there is no field '{field_id}' on this page")
        if value and not self._accepts(field, value):
            raise NotNow(f"'{value}' is not an answer to '{field_id}'")
        if not value and not self.state.answers_here().get(field_id):
            return {}  # there is nothing to take back
        changed = dict.fromkeys(self._consequences(field_id, value), "")
        changed[field_id] = value
        where = self.state.answers_id
        given = [self._event(Kind.ANSWER, where, f, v) for f, v in changed.items()]
        self._write(*given, *self._judge_shown(field.criterion, value))
        return changed

    def comment(self, text: str) -> None:
        """Keep the comment on this page as it stands."""
        self._check_open()
        if self.page is None:
            raise NotNow("this screen has no comment")
        if self.state.comments.get(self.page.id, "") != text:
            self._write(self._event(Kind.COMMENT, self.page.id, value=text))

    def revise(self, text: str, *, keys: int = 0, gaps_ms: Sequence[int] = ()) -> None:
        """Keep the response on this screen as it stands, as one revision of the text before.

        Args:
            keys: how many keys were pressed for it.
            gaps_ms: the times between them, in milliseconds.
        """
        writing = self._writing_here()
        before = self.state.texts.get(writing.id, "")
        change = replacement(before, recordable(text))
        if change is not None:
            data = data_of(change, keys, gaps_ms)
            self._write(self._event(Kind.REVISED, writing.id, value=change.put, data=data))

    def pasted(self, origin: str, text: str) -> None:
        """Record that text was pasted into the response; the revision with it comes by itself.

        Args:
            origin: ``passage:<n>``, ``own`` or ``outside``.
        """
        writing = self._writing_here()
        if not is_origin(origin, len(self.passages())):
            raise NotNow(f"nothing can be pasted from '{origin}'")
        self._write(self._event(Kind.PASTED, writing.id, origin, recordable(text)))

    def cited(self, number: int) -> None:
        """Record that a citation was put in from its passage."""
        writing = self._writing_here()
        if not is_passage(str(number), len(self.passages())):
            raise NotNow(f"there is no passage {number}")
        self._write(self._event(Kind.CITED, writing.id, value=str(number)))

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
            self._event(
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
        self._check_open()
        if self.state.on_break:
            raise NotNow("the break has not ended")
        if self.state.test_failed:
            raise NotNow("the test was not passed")
        if self.open_fields() or self.comment_missing():
            raise NotNow("a mandatory answer is open")
        if any(reason.mandatory for reason in self.writing_open()):
            raise NotNow("the response is not ready")
        if self.unread_texts():
            raise NotNow("a part of a text was not on screen yet")
        page = self.page
        if page is not None and page.training is not None and not self.state.feedback:
            right = self._training_is_right(page)
            self._write(self._event(Kind.FEEDBACK_SHOWN, page.id, value=right))
            return
        scored = self._test_score() if self._scores_test_now() else None
        if scored is None:
            self._write(*self._turning.leaving("next"))
        elif scored.data["passed"]:
            self._write(scored, *self._turning.leaving("next"))
        else:
            self._write(scored)

    def go_back(self) -> None:
        """Return to the screen before.

        Raises:
            NotNow: the study does not allow it here.
        """
        self._check_open()
        if not self.can_go_back():
            raise NotNow("there is no way back from here")
        self._write(*self._turning.leaving("back"))

    def end_break(self) -> None:
        """Go on after a break."""
        if not self.state.on_break:
            raise NotNow("there is no break")
        self._write(self._event(Kind.BREAK_ENDED, self.state.screen_id))

    def pause(self) -> None:
        """Stop the clocks of the page."""
        if not self.state.paused:
            self._write(self._event(Kind.PAUSED, self.state.screen_id))

    def unpause(self) -> None:
        """Let the clocks of the page run on."""
        if self.state.paused:
            self._write(self._event(Kind.RESUMED, self.state.screen_id))

    def override_test(self, reason: str) -> None:
        """Let the participant go on below the threshold, by the supervisor's decision."""
        if not self.state.test_failed:
            raise NotNow("no test was failed")
        if not reason.strip():
            raise NotNow("an override needs a reason")
        override = self._event(Kind.OVERRIDE, self.state.screen_id, value=reason.strip())
        self._write(override, *self._turning.leaving("next"))

    def end(self, ending: Ending) -> None:
        """End the session before its last step."""
        self._check_open()
        self._write(self._event(Kind.SESSION_ENDED, self.state.screen_id, value=ending))

    def remind(self) -> None:
        """Record that the reminder to comment is on screen."""
        self._write(self._event(Kind.REMINDER_SHOWN, self.state.screen_id))

    def note(self, kind: Kind, *, field: str = "", value: str = "", **data: Any) -> None:
        """Record something that the window saw, such as a definition read."""
        self._write(self._event(kind, self.state.screen_id, field, value, data))

    def sound(self, kind: Kind, recording: str, *, field: str = "", **data: Any) -> None:
        """Record what happened to a recording of this session, and what the clocks show.

        Raises:
            NotNow: there is no consent to a recording.
        """
        if kind not in AUDIO:
            raise ValueError(f"{kind} is not about a recording")
        if not self.is_kept or not self.state.consents.get(AUDIO_CONSENT, False):
            raise NotNow("there is no consent to a recording")
        event = self._event(kind, self.state.screen_id, field, recording)
        tie = {MONOTONIC_MS: self._clock.monotonic_ms(event.at_ms)}
        self._write(replace(event, data={**tie, **data}))

    # -- inside -----------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self.state.ended is not None:
            raise NotNow("the session has ended")

    def _writing_here(self) -> Writing:
        self._check_open()
        if self.writing is None:
            raise NotNow("nothing is written on this screen")
        return self.writing

    def _accepts(self, field: Field, value: str) -> bool:
        if self.page is not None:
            return methods.accepts(self.settings(), self.page, field, value)
        return accepts(self.step_in_file(), field.id, value)

    def _consequences(self, field_id: str, value: str) -> tuple[str, ...]:
        if self.page is None:
            return self._asking.dropped(self.state.current, self.state.answers, field_id, value)
        method = find_method(self.settings().method)
        return method.consequences(self.page, self.state.answers_here(), field_id, value)

    def _judge_shown(self, criterion: str, value: str) -> list[Event]:
        """The judge's rating that comes up with the participant's own first answer."""
        shown = self.state.judge_shown_here()
        due = due_after_answer(self.content, self.page, criterion, shown) if value else None
        if due is None:
            return []
        where = self.state.answers_id
        return [self._event(Kind.JUDGE_SHOWN, where, criterion, due.rating, due.data)]

    def _training_is_right(self, page: Page) -> str:
        score = page_score(self.settings(), page, self.state.answers_here())
        return "right" if score.right == score.of else "wrong"

    def _scores_test_now(self) -> bool:
        current = self.state.current
        return current.kind == "test" and self.state.screen == current.screens - 1

    def _test_score(self) -> Event:
        step = self.step_in_file()
        assert isinstance(step, TestStep)
        score, level = score_test(step, self.state.answers_here())
        data = {"level": level, "passed": score >= step.pass_score}
        return self._event(Kind.TEST_SCORED, self.state.current.place, value=str(score), data=data)

    def _event(
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

    def _write(self, *events: Event, consented: bool = False) -> None:
        """Make events durable, then let them happen."""
        first = self.state.last_seq + 1
        jumped_ms = self._clock.jumped_ms()
        if jumped_ms:
            events = (self._event(Kind.CLOCK_JUMPED, "", value=str(jumped_ms)), *events)
        numbered = [replace(event, seq=first + n) for n, event in enumerate(events)]
        if self._journal is not None:
            self._journal.append(numbered)
        elif consented or not self._asks_consent():
            self._journal = self._store.begin(self.header, [*self._held, *numbered])
            self._held.clear()
        else:
            self._held += numbered
        for event in numbered:
            self.state.apply(event)
        if self.listener is not None:
            self.listener(self.state.last_seq)

    def _asks_consent(self) -> bool:
        return any(step.kind == "consent" for step in self.state.plan.steps)


def start(
    header: SessionHeader,
    content: StudyContent,
    store: SessionStore,
    clock: SessionClock,
    *,
    qualified_by: Sequence[tuple[str, str]] = (),
) -> Session:
    """Begin a session. Where the study asks for consent, nothing is written before it is given.

    Args:
        qualified_by: the lists of codes that opened its blocks, each with the trace of the code.

    Raises:
        RecordError: the session cannot be written.
    """
    session = Session(header, content, clock, State(header.plan), journal=None, store=store)
    placing = header.plan.placing.to_dict()
    started = session._event(Kind.SESSION_STARTED, "", data={"placing": placing} if placing else {})
    qualified = [session._event(Kind.QUALIFIED, "", *use) for use in qualified_by]
    session._write(started, *qualified, *session._turning.arrival(session.state))
    return session


def resume(
    header: SessionHeader,
    content: StudyContent,
    store: SessionStore,
    journal: Journal,
    events: Sequence[Event],
    clock: SessionClock,
) -> Session:
    """Go on with a session where its record ends: same page, same order, same answers."""
    session = reopen(header, content, store, journal, events, clock)
    if session.state.ended is None:
        resumed = session._event(Kind.SESSION_RESUMED, session.state.screen_id)
        if events:
            away = {AWAY_MS: away_ms(events[-1].utc, resumed.utc)}
            resumed = replace(resumed, data=away)
        session._write(resumed, *session._turning.arrival(session.state))
    return session


def reopen(
    header: SessionHeader,
    content: StudyContent,
    store: SessionStore,
    journal: Journal,
    events: Sequence[Event],
    clock: SessionClock,
) -> Session:
    """A session of the record as it was left; it does not go on."""
    state = state_after(header.plan, events)
    return Session(header, content, clock, state, journal=journal, store=store)
