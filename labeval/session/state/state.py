"""State of a session: a pure function of its plan and its events.

The participant's window, resuming after a crash and the moderator's view all use it, so that
they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from labeval.session.events.events import Ending, Event, Kind
from labeval.session.events.revisions import revised
from labeval.session.events.window_size import WindowSize, size_of
from labeval.session.plan.plan import Plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.state.evidence import Mark, marks_after, marks_of_now
from labeval.session.state.judge_support import ShownRating, shown_by
from labeval.session.state.moderation import MODERATION_KINDS, Moderated
from labeval.session.state.recording_state import RECORDING_KINDS, Audible
from labeval.session.state.text_exposure import ShownTexts, shown_after
from labeval.study.model.writing import Writing
from labeval.study.pages import Page


@dataclass(slots=True)
class State:
    """The state of one session after its newest event.

    Its fields are set and never changed in place, so that a shallow copy keeps a moment.
    """

    plan: Plan
    step: int = 0
    screen: int = 0
    answers: dict[str, dict[str, str]] = field(default_factory=dict)
    """Page id (the step's place for questions) to field to value."""
    judge_shown: dict[str, dict[str, ShownRating]] = field(default_factory=dict)
    """Page id to criterion to the judge's rating that was shown there."""
    shown_texts: dict[str, ShownTexts] = field(default_factory=dict)
    """Page id to how far its texts were on screen, where they were not whole at once."""
    shown_pages: frozenset[str] = frozenset()
    shown_before: frozenset[str] = frozenset()
    """Pages that were shown before the session was last resumed."""
    comments: dict[str, str] = field(default_factory=dict)
    marks: dict[str, tuple[Mark, ...]] = field(default_factory=dict)
    """Page id to the words that are marked there, in the order in which they were."""
    texts: dict[str, str] = field(default_factory=dict)
    """Id of a response, or of a page whose text is edited, to its current text."""
    consents: dict[str, bool] = field(default_factory=dict)
    appearance: dict[str, str] = field(default_factory=dict)
    window: WindowSize | None = None
    """Size of the participant's page; None before that was recorded."""
    on_break: bool = False
    paused: bool = False
    feedback: str = ""
    """``right`` or ``wrong`` while a training page shows its feedback."""
    test_failed: bool = False
    training_passed: bool = True
    """True if the newest round of a training reached its pass mark."""
    attention: dict[str, bool] = field(default_factory=dict)
    """Page id of each attention check that was left to whether it was passed."""
    ended: Ending | None = None
    rejected: str = ""
    """Why the supervisor rejected the session; empty where that was not done, or taken back."""
    rejected_sets: Mapping[str, str] = field(default_factory=dict)
    """Block or step whose answers the supervisor rejected, to why."""
    ended_ms: int = 0
    """When it ended."""
    ended_block: str = ""
    """The block that ended the session, where one did."""
    limit_at: int | None = None
    """Index of the step in which a limit of the session was reached; None where none was."""
    worked_ms: int = 0
    """Session time so far without pauses, breaks and interruptions."""
    pages_since_break: int = 0
    break_ended_ms: int = 0
    """When the last break ended, moved on by the time paused since."""
    screen_ms: int = 0
    """Session time so far at this screen, or at this break, without pauses and interruptions."""
    paused_ms: int = 0
    left_pages: frozenset[str] = frozenset()
    """Rating pages that were left once; coming back to one is no further page."""
    pages_without_comment: int = 0
    moderated: Moderated = field(default_factory=Moderated)
    """State of the exchange between supervisor and participant."""
    audible: Audible = field(default_factory=Audible)
    """State of the recording."""
    last_seq: int = 0
    last_ms: int = 0
    last_utc: str = ""
    current: PlannedStep = field(init=False)
    """The step that the participant is at."""
    page: Page | None = field(init=False)
    """The rating or training page on screen, if it is one."""

    def __post_init__(self) -> None:
        self._arrive()

    def _arrive(self) -> None:
        """The step or the screen is another one."""
        self.current = self.plan.steps[self.step]
        pages = self.current.pages
        self.page = pages[self.screen] if self.screen < len(pages) else None

    @property
    def writing(self) -> Writing | None:
        """The response that is written on this screen, if one is."""
        writings = self.current.writings
        return writings[self.screen] if writings else None

    @property
    def screen_id(self) -> str:
        """The page id that events carry now."""
        page = self.page
        return page.id if page is not None else self.current.screen_id(self.screen)

    @property
    def answers_id(self) -> str:
        """Key of this screen's answers: the page, or the step's place for questions."""
        page = self.page
        return page.id if page is not None else self.current.place

    def answers_here(self) -> dict[str, str]:
        """The answers of the page or step on screen."""
        return self.answers.get(self.answers_id, {})

    def marks_here(self) -> tuple[Mark, ...]:
        """The words that are marked on this page, in the order in which they were marked."""
        return self.marks_on(self.answers_id)

    def marks_on(self, page: str) -> tuple[Mark, ...]:
        """The words that are marked on a page, as its claims are cut now."""
        marked = self.marks.get(page)
        return marks_of_now(marked, self.answers.get(page, {})) if marked else ()

    def judge_shown_here(self) -> dict[str, ShownRating]:
        """The judge's ratings that this screen has shown, by criterion."""
        return self.judge_shown.get(self.answers_id, {})

    @property
    def is_last_screen(self) -> bool:
        """True if nothing follows."""
        return self.next_step is None and self._leaves_step

    @property
    def next_step(self) -> int | None:
        """Index of the step after this one; a training that was passed is not repeated."""
        for n, step in enumerate(self.plan.steps[self.step + 1 :], start=self.step + 1):
            if (step.round == 1 or not self.training_passed) and self._is_shown(n):
                return n
        return None

    @property
    def next_block(self) -> str:
        """The block whose first page follows this screen; empty where no other step's does."""
        following = self.next_step if self._leaves_step else None
        pages = self.plan.steps[following].pages if following is not None else ()
        return pages[0].block if pages else ""

    @property
    def step_before(self) -> int | None:
        """Index of the step before this one; None where this is the first."""
        return next((n for n in range(self.step - 1, -1, -1) if self._is_shown(n)), None)

    @property
    def _leaves_step(self) -> bool:
        """Return whether leaving this screen for the next leaves the step."""
        at_limit = self.limit_at == self.step and self.current.kind == "rating"
        return at_limit or self.screen == self.current.screens - 1

    def _is_shown(self, n: int) -> bool:
        """Return whether a step is shown, as far as a limit of the session decides it."""
        return self.plan.shows(n, self.limit_at)

    @property
    def attention_missed(self) -> int:
        """Number of attention checks that were missed."""
        return sum(not passed for passed in self.attention.values())

    def apply(self, event: Event) -> None:
        """Apply one event."""
        rests = self.paused or self.on_break or self.ended is not None
        if not (rests or event.kind == Kind.SESSION_RESUMED):
            self.worked_ms += event.at_ms - self.last_ms
        if not (self.paused or event.kind == Kind.SESSION_RESUMED):
            self.screen_ms += event.at_ms - self.last_ms
        self.last_seq, self.last_ms, self.last_utc = event.seq, event.at_ms, event.utc
        if event.data or event.kind in MODERATION_KINDS:
            self.moderated = self.moderated.after(event)
        if event.kind in RECORDING_KINDS:
            self.audible = self.audible.after(event)
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            before = (self.step, self.screen, self.on_break)
            handler(self, event)
            if before != (self.step, self.screen, self.on_break):
                self.screen_ms = 0
                self._arrive()


def state_after(plan: Plan, events: Iterable[Event]) -> State:
    """The state of a session with this plan after these events, in order."""
    state = State(plan)
    for event in events:
        state.apply(event)
    return state


def _answer(state: State, event: Event) -> None:
    here = state.answers.get(event.page, {})
    if event.value:
        here = {**here, event.field: event.value}
    else:
        here = {field: value for field, value in here.items() if field != event.field}
    state.answers = {**state.answers, event.page: here}


def _judge_shown(state: State, event: Event) -> None:
    here = dict(state.judge_shown.get(event.page, {}))
    here.setdefault(event.field, shown_by(event))
    state.judge_shown = {**state.judge_shown, event.page: here}


def _text_shown(state: State, event: Event) -> None:
    before = state.shown_texts.get(event.page, {})
    state.shown_texts = {**state.shown_texts, event.page: shown_after(before, event)}


def _page_shown(state: State, event: Event) -> None:
    state.shown_pages |= {event.page}


def _session_resumed(state: State, event: Event) -> None:
    state.shown_before = state.shown_pages


def _comment(state: State, event: Event) -> None:
    state.comments = {**state.comments, event.page: event.value}


def _marked(state: State, event: Event) -> None:
    state.marks = {**state.marks, event.page: marks_after(state.marks.get(event.page, ()), event)}


def _revised(state: State, event: Event) -> None:
    text = revised(state.texts.get(event.page, ""), event)
    state.texts = {**state.texts, event.page: text}
    if event.field:
        here = {**state.answers.get(event.page, {}), event.field: text}
        state.answers = {**state.answers, event.page: here}


def _consent(state: State, event: Event) -> None:
    state.consents = {**state.consents, event.field: event.value == "given"}


def _page_left(state: State, event: Event) -> None:
    state.feedback = ""
    if event.value == "back":
        _move_back(state)
        return
    if state.current.kind == "rating" and event.page not in state.left_pages:
        state.left_pages |= {event.page}
        state.pages_since_break += 1
        commented = state.comments.get(event.page, "").strip()
        if not event.data.get("skipped"):
            state.pages_without_comment = 0 if commented else state.pages_without_comment + 1
    if not state._leaves_step:
        state.screen += 1
    elif state.next_step is not None:
        _enter(state, state.next_step)


def _enter(state: State, step: int) -> None:
    state.step, state.screen = step, 0
    state.training_passed = True
    state.pages_since_break = 0
    state.pages_without_comment = 0
    state.break_ended_ms = state.last_ms


def _move_back(state: State) -> None:
    if state.screen > 0:
        state.screen -= 1
    elif (before := state.step_before) is not None:
        state.step = before
        state.screen = state.plan.steps[before].screens - 1


def _test_scored(state: State, event: Event) -> None:
    state.test_failed = not event.data["passed"]


def _training_scored(state: State, event: Event) -> None:
    state.training_passed = event.data["passed"]


def _attention_checked(state: State, event: Event) -> None:
    state.attention = {**state.attention, event.page: event.data["passed"]}


def _override(state: State, event: Event) -> None:
    state.test_failed = False


def _feedback(state: State, event: Event) -> None:
    state.feedback = event.value


def _reminded(state: State, event: Event) -> None:
    state.pages_without_comment = 0


def _break_started(state: State, event: Event) -> None:
    state.on_break = True


def _break_ended(state: State, event: Event) -> None:
    state.on_break = False
    state.pages_since_break = 0
    state.break_ended_ms = event.at_ms


def _paused(state: State, event: Event) -> None:
    state.paused = True
    state.paused_ms = event.at_ms


def _resumed(state: State, event: Event) -> None:
    state.paused = False
    state.break_ended_ms += event.at_ms - state.paused_ms


def _appearance(state: State, event: Event) -> None:
    state.appearance = {**state.appearance, event.field: event.value}


def _window_sized(state: State, event: Event) -> None:
    state.window = size_of(event) or state.window


def _ended(state: State, event: Event) -> None:
    state.ended = Ending(event.value)
    state.ended_ms = event.at_ms
    state.ended_block = event.data.get("block", "")


def _reopened(state: State, event: Event) -> None:
    state.ended = None
    # A pause that still holds is counted when it ends.
    until = state.paused_ms if state.paused else event.at_ms
    state.break_ended_ms += max(0, until - state.ended_ms)


def _rejected(state: State, event: Event) -> None:
    state.rejected = event.value


def _set_rejected(state: State, event: Event) -> None:
    others = {name: why for name, why in state.rejected_sets.items() if name != event.field}
    state.rejected_sets = {**others, event.field: event.value} if event.value else others


def _limit_reached(state: State, event: Event) -> None:
    state.limit_at = state.step


_HANDLERS = {
    Kind.PAGE_SHOWN: _page_shown,
    Kind.SESSION_RESUMED: _session_resumed,
    Kind.ANSWER: _answer,
    Kind.JUDGE_SHOWN: _judge_shown,
    Kind.OVERFLOW: _text_shown,
    Kind.TEXT_TURNED: _text_shown,
    Kind.COMMENT: _comment,
    Kind.MARKED: _marked,
    Kind.UNMARKED: _marked,
    Kind.REVISED: _revised,
    Kind.CONSENT: _consent,
    Kind.PAGE_LEFT: _page_left,
    Kind.TEST_SCORED: _test_scored,
    Kind.TRAINING_SCORED: _training_scored,
    Kind.ATTENTION_CHECKED: _attention_checked,
    Kind.OVERRIDE: _override,
    Kind.FEEDBACK_SHOWN: _feedback,
    Kind.REMINDER_SHOWN: _reminded,
    Kind.BREAK_STARTED: _break_started,
    Kind.BREAK_ENDED: _break_ended,
    Kind.PAUSED: _paused,
    Kind.RESUMED: _resumed,
    Kind.APPEARANCE: _appearance,
    Kind.WINDOW_SIZED: _window_sized,
    Kind.SESSION_ENDED: _ended,
    Kind.SESSION_REOPENED: _reopened,
    Kind.SESSION_REJECTED: _rejected,
    Kind.SET_REJECTED: _set_rejected,
    Kind.LIMIT_REACHED: _limit_reached,
}
