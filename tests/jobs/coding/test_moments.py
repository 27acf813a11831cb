"""A session at any moment: the same whichever way one comes there."""

from __future__ import annotations

import random

import pytest

from labeval.jobs.coding.moments import Moments
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.session.state.state import state_after
from labeval.store.record.record import Record


@pytest.fixture
def recorded(content, tmp_path):
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        simulate(record, content, 2, seed=3)
        headers = list(record.sessions.headers())
        events = {header.id: record.sessions.events(header.id) for header in headers}
    return path, headers, events


def test_moments_are_the_same_forwards_backwards_and_across_sessions(recorded):
    path, headers, events = recorded
    moments, chance = Moments(path), random.Random(1)
    for _ in range(60):
        header = chance.choice(headers)
        at_ms = chance.randint(0, events[header.id][-1].at_ms + 1000)
        moment = moments.at(header.id, at_ms)
        past = [event for event in events[header.id] if event.at_ms <= at_ms]
        state = state_after(header.plan, past)
        assert moment.view.state.screen_id == state.screen_id
        assert moment.view.state.answers == state.answers
        assert moment.view.page == state.page
        shown = [e for e in past if e.kind in (Kind.PAGE_SHOWN, Kind.STEP_SHOWN)]
        assert moment.shown_ms == (shown[-1].at_ms if shown else 0)
        here = [
            e for e in past if e.kind == Kind.ANSWER and e.seq > (shown[-1].seq if shown else 0)
        ]
        assert moment.answered_ms == {event.field: event.at_ms for event in here}
        page = state.page.id if state.page is not None else None
        everything = [e for e in events[header.id] if e.kind == Kind.ANSWER and e.page == page]
        at_the_end = {event.field: event.value for event in everything}
        assert {**state.answers_here(), **moment.later} == at_the_end
        assert not moment.later.items() & state.answers_here().items()
    moments.close()


def test_what_was_answered_during_a_time_is_neither_before_nor_after_it(recorded):
    path, headers, events = recorded
    moments, chance = Moments(path), random.Random(2)
    seen = 0
    for _ in range(40):
        header = chance.choice(headers)
        last = events[header.id][-1].at_ms
        begin, end = sorted(chance.sample(range(last), 2))
        found = moments.during(header.id, begin, end)
        assert found == [
            event
            for event in events[header.id]
            if event.kind in (Kind.ANSWER, Kind.MARKED) and begin < event.at_ms <= end
        ]
        seen += len(found)
    assert seen > 40
    moments.close()


def test_the_study_is_that_of_the_session_and_unknown_sessions_are_refused(recorded, content):
    path, headers, _ = recorded
    moments = Moments(path)
    assert moments.content(headers[0].id).study.title == content.study.title
    with pytest.raises(KeyError):
        moments.at("nobody", 0)
    moments.close()
