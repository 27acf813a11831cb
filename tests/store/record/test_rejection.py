"""Rejecting a session: what it needs, what it keeps, and whose slot is free again."""

from __future__ import annotations

import random

import pytest

from labeval.jobs.planning.read_overview import _condition_lines, read_overview
from labeval.jobs.planning.simulate import RealSessions, simulate
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Ending, Kind
from labeval.store.record.record import Record
from labeval.store.record.rejection import RejectionRefused, find_session, reject, take_back
from labeval.store.record.slots import read_places
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent


@pytest.fixture
def folder(tmp_path) -> StudyFolder:
    return StudyFolder(tmp_path)


@pytest.fixture
def robots(folder, content):
    """The record of a study that eight robots have gone through, two in each condition."""
    with Record(folder.database) as record:
        simulate(record, content, 8, seed=4)
        yield record


def taken_slots(record: Record, content: StudyContent) -> dict[str, int]:
    return read_places(record, content, "simulated").taken(content.study)


def test_a_rejected_session_keeps_its_record_and_gives_its_seat_back(robots, content):
    victim = next(robots.sessions.headers())
    before = robots.sessions.events(victim.id)
    taken = taken_slots(robots, content)
    reject(robots, victim.id, "  did another task  ")
    events = robots.sessions.events(victim.id)
    assert events[:-1] == before
    assert (events[-1].kind, events[-1].value) == (Kind.SESSION_REJECTED, "did another task")
    now = taken_slots(robots, content)
    assert now == taken | {victim.condition: taken[victim.condition] - 1}
    assert robots.sessions.count("simulated") == 8


def test_the_next_participant_gets_the_number_that_was_given_back(robots, content):
    victim = next(h for h in robots.sessions.headers() if h.number == 0)
    reject(robots, victim.id, "did another task")
    header = new_header(
        content,
        SessionStart(kind="simulated"),
        taken=taken_slots(robots, content),
        codes=robots.sessions.participants(),
        places=read_places(robots, content, "simulated"),
        rng=random.Random(1),
    )
    assert (header.condition, header.number) == (victim.condition, 0)


def test_taking_a_rejection_back_takes_the_seat_again(robots, content):
    victim = next(robots.sessions.headers())
    taken = taken_slots(robots, content)
    reject(robots, victim.id, "did another task")
    take_back(robots, victim.id)
    assert taken_slots(robots, content) == taken
    reject(robots, victim.id, "once more")
    (line,) = [line for line in robots.sessions.lines() if line.rejected]
    assert (line.header.id, line.rejected, line.ending) == (
        *(victim.id, "once more"),
        Ending.COMPLETED,
    )


def test_a_record_with_rejections_is_sound(robots, folder):
    victim = next(robots.sessions.headers())
    reject(robots, victim.id, "did another task")
    take_back(robots, victim.id)
    reject(robots, victim.id, "all the same")
    assert verify(folder.database).sound


def test_robots_can_go_on_after_a_rejection_with_ids_of_their_own(robots, content):
    reject(robots, next(robots.sessions.headers()).id, "did another task")
    assert simulate(robots, content, 3, seed=4).sessions == 3
    assert sorted(taken_slots(robots, content).values()) == [2, 2, 3, 3]


def test_what_cannot_be_rejected_is_refused_and_nothing_is_written(robots):
    victim = next(robots.sessions.headers())
    before = robots.sessions.events(victim.id)
    with pytest.raises(RejectionRefused, match="needs a reason"):
        reject(robots, victim.id, "  ")
    with pytest.raises(RejectionRefused, match="is not rejected"):
        take_back(robots, victim.id)
    with pytest.raises(KeyError):
        reject(robots, "nobody", "why not")
    assert robots.sessions.events(victim.id) == before
    reject(robots, victim.id, "did another task")
    with pytest.raises(RejectionRefused, match="already: did another task"):
        reject(robots, victim.id, "again")


def test_a_session_that_runs_cannot_be_rejected(folder, content):
    with open_live(folder) as live:
        session = live.start(content, SessionStart(condition="dqe", override_reason="first"))
        session.go_on()
        session.give_consent({"rating": True})
        with pytest.raises(RejectionRefused, match="has not ended"):
            reject(live.record, session.header.id, "too slow")
        session.end(Ending.ENDED_EARLY)
        reject(live.record, session.header.id, "too slow")
        with pytest.raises(RealSessions):
            simulate(live.record, content, 1, seed=1)


def test_a_session_is_named_by_id_its_beginning_or_its_code(robots):
    first, second, *_ = robots.sessions.headers()
    assert find_session(robots, first.id) == first.id
    assert find_session(robots, first.id[:10]) == first.id
    assert find_session(robots, second.participant) == second.id
    with pytest.raises(RejectionRefused, match="no session “xyz”"):
        find_session(robots, "xyz")
    with pytest.raises(RejectionRefused, match="no session"):
        find_session(robots, "")


def test_a_code_with_two_sessions_has_to_be_named_by_id(folder, content):
    with open_live(folder) as live:
        for _ in range(2):
            decided = SessionStart(
                condition="dqe", override_reason="again", participant="bafu-tiro"
            )
            session = live.start(content, decided)
            session.go_on()
            session.give_consent({"rating": True})
        with pytest.raises(RejectionRefused, match="several sessions"):
            find_session(live.record, "bafu-tiro")


def test_a_rejected_session_is_not_counted_as_done(folder, content):
    with open_live(folder) as live:
        session = live.start(content, SessionStart(condition="dqe", override_reason="first"))
        session.go_on()
        session.give_consent({"rating": True})
        while session.state.ended is None:
            for field in session.open_fields():
                session.answer(field.id, field.options[0])
            session.go_on()
        reject(live.record, session.header.id, "did another task")
    view = read_overview(folder)
    (line,) = view.sessions
    assert (line.ending, line.rejected) == (Ending.COMPLETED, "did another task")
    assert sum(c.completed for c in _condition_lines(content, view.sessions)) == 0
