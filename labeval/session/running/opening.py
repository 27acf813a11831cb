"""Beginning a session, and taking one up again where its record ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from labeval.session.events.actions import ACTION_ID
from labeval.session.events.clock import SessionClock, away_ms
from labeval.session.events.events import AWAY_MS, Event, Journal, Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.running.session import Session, SessionStore
from labeval.session.state.state import State, state_after
from labeval.study.study import StudyContent


def start(
    header: SessionHeader,
    content: StudyContent,
    store: SessionStore,
    clock: SessionClock,
    *,
    qualified_by: Sequence[tuple[str, str]] = (),
    synchronised_by: str = "",
) -> Session:
    """Begin a session. Where the study asks for consent, nothing is written before it is given.

    Args:
        qualified_by: the lists of codes that opened its blocks, each with the trace of the code.
        synchronised_by: the program that synchronises the study folder, where one does.

    Raises:
        RecordError: the session cannot be written.
    """
    session = Session(header, content, clock, State(header.plan), journal=None, store=store)
    placing = header.plan.placing.to_dict()
    data = {**({"placing": placing} if placing else {}), **clock.reading(header.id)}
    if synchronised_by:
        data["synchronised_by"] = synchronised_by
    started = session.stamp(Kind.SESSION_STARTED, "", data=data)
    qualified = [session.stamp(Kind.QUALIFIED, "", *use) for use in qualified_by]
    session.begin(started, *qualified)
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
        resumed = session.stamp(Kind.SESSION_RESUMED, session.state.screen_id)
        if events:
            by_wall_clock = away_ms(events[-1].utc, resumed.utc)
            away = by_wall_clock if clock.away_ms is None else clock.away_ms
            away += events[-1].at_ms - _left_ms(events)
            resumed = replace(resumed, data={AWAY_MS: away, **clock.reading(header.id)})
        session.begin(resumed)
    return session


def _left_ms(events: Sequence[Event]) -> int:
    """Session time of the newest event that is no supervisor action: those go on between runs."""
    own = (event.at_ms for event in reversed(events) if ACTION_ID not in event.data)
    return next(own, events[-1].at_ms)


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
