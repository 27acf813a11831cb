"""A session without a record: all of its screens, and a rehearsal from any of them on.

What the editor of a study shows and rehearses is a session like any other. Only its state begins
where it is wanted, and nothing of it is kept.
"""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from labeval.session.assignment.participant_codes import new_code
from labeval.session.events.clock import SessionClock, utc_now
from labeval.session.events.events import Ending, Event, Journal
from labeval.session.events.window_size import WindowSize
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import Plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.running.session import Session
from labeval.session.state.recording_state import Audible
from labeval.session.state.recordings import recording_id
from labeval.session.state.session_view import SessionView
from labeval.session.state.state import State
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.steps import ConsentStep
from labeval.study.study import Study, StudyContent

_BREAK, _END = ":break", "end"
_IMAGINED = "preview"
"""Stands for the session in the name of a recording that only its signs on screen are shown of."""


@dataclass(frozen=True, slots=True)
class Place:
    """One screen of a session: a step of its plan and a screen of that step."""

    step: int
    screen: int = 0
    on_break: bool = False
    """True for the rest that a block offers before this page."""
    ended: bool = False
    """True for what is shown after the end."""

    def id(self, plan: Plan) -> str:
        """Name of the place in its plan, such as ``consent``, ``ab-003`` or ``ab-003:break``."""
        if self.ended:
            return _END
        return plan.steps[self.step].screen_id(self.screen) + _BREAK * self.on_break


def unrecorded_header(plan: Plan, language: str = "") -> SessionHeader:
    """Header of a session with this plan that is not kept.

    Args:
        language: of the session; the study's first where it does not have this one.
    """
    return SessionHeader(
        id=uuid.UUID(int=plan.seed, version=4).hex,
        participant=new_code((), random.Random(plan.seed)),
        condition=plan.condition,
        version="",
        seed=plan.seed,
        number=plan.participant,
        language=language,
        kind="rehearsal",
        group="",
        assignment="",
        started=utc_now(),
        plan=plan,
    )


def places_of(plan: Plan, study: Study) -> list[Place]:
    """All screens of a session in order, the end last.

    A training that comes again is left out, since its pages are those of the first round.
    """
    found: list[Place] = []
    for n, step in enumerate(plan.steps):
        if step.round == 1:
            found += _places_in(n, step, study)
    last = plan.steps[found[-1].step]
    if last.kind == "text" and not last.after_limit:
        found.pop()  # the thanks are what is shown after the end
    return [*found, Place(len(plan.steps) - 1, ended=True)]


def state_at(
    plan: Plan,
    place: Place,
    study: Study,
    *,
    appearance: Mapping[str, str] | None = None,
    window: WindowSize | None = None,
) -> State:
    """The state of a session that has just come to a place, with nothing answered.

    Args:
        appearance: what the participant has chosen: ``text_size``, ``theme``, ``language``.
        window: the size of the participant's window.
    """
    state = State(
        plan,
        step=place.step,
        screen=place.screen,
        appearance=dict(appearance or {}),
        window=window,
        on_break=place.on_break,
        ended=Ending.COMPLETED if place.ended else None,
    )
    if plan.steps[place.step].after_limit:
        rated = [n for n in range(place.step) if plan.steps[n].kind == "rating"]
        state.limit_at = rated[-1] if rated else None
    before = {step.step for step in plan.steps[: place.step]}
    asked = (s for s in study.procedure if isinstance(s, ConsentStep) and s.id in before)
    state.consents = {ask.id: True for step in asked for ask in step.asks}
    state.audible = _imagined_recording(state, study)
    return state


def view_at(
    content: StudyContent,
    header: SessionHeader,
    place: Place,
    *,
    appearance: Mapping[str, str] | None = None,
    window: WindowSize | None = None,
) -> SessionView:
    """A session at a place as a participant sees it there. Arguments as of :func:`state_at`."""
    state = state_at(header.plan, place, content.study, appearance=appearance, window=window)
    return SessionView(header, content, state)


class UnrecordedSession(Session):
    """A session that goes on from a place, and of which nothing is kept."""

    @property
    def is_kept(self) -> bool:
        """Never."""
        return False

    def is_saved(self) -> bool:
        """Never."""
        return False

    def give_consent(self, choices: Mapping[str, bool]) -> bool:
        """Record the consent; what follows is as where those who agree are recorded."""
        agreed = super().give_consent(choices)
        self.state.audible = _imagined_recording(self.state, self.content.study)
        return agreed


def rehearsal(
    content: StudyContent,
    header: SessionHeader,
    place: Place,
    *,
    appearance: Mapping[str, str] | None = None,
) -> UnrecordedSession:
    """A session from a place on; nothing of it is kept. Arguments: see :func:`state_at`."""
    state = state_at(header.plan, place, content.study, appearance=appearance)
    nowhere = _Nowhere()
    return UnrecordedSession(header, content, SessionClock(), state, journal=nowhere, store=nowhere)


class _Nowhere:
    """Store of a session of which nothing is kept."""

    def begin(self, header: SessionHeader, events: list[Event]) -> Journal:
        """Keep nothing."""
        return self

    def append(self, events: Sequence[Event]) -> None:
        """Keep nothing."""

    def check(self) -> None:
        """There is nothing that could be lost."""


def _imagined_recording(state: State, study: Study) -> Audible:
    """The recording that a participant would have now who gave these consents."""
    part = study.audio.part(ended=state.ended is not None)
    if part and state.consents.get(AUDIO_CONSENT, False):
        return Audible(recording_id(_IMAGINED, 1), part, recorded=1)
    return Audible()


def _places_in(n: int, step: PlannedStep, study: Study) -> Iterator[Place]:
    rested = _rest_before(step, study)
    for screen in range(step.screens):
        if screen == rested:
            yield Place(n, screen, on_break=True)
        yield Place(n, screen)


def _rest_before(step: PlannedStep, study: Study) -> int | None:
    """The page before which a block offers its first rest; one that depends on time, the second."""
    block = study.blocks.get(step.block)
    if block is None or step.kind != "rating":
        return None
    return block.breaks.after_pages or (1 if block.breaks.after_minutes is not None else None)
