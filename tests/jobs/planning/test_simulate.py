"""Robot participants: the whole way through the record, repeatable, and only among themselves."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from labeval.jobs.planning.simulate import RealSessions, simulate
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Ending, Kind
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import latent_quality
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places


def test_every_robot_answers_every_mandatory_field(content, tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        done = simulate(record, content, 8, seed=3)
        assert done.endings == {Ending.COMPLETED: 8}
        pages = {"dqe": 8 * 4, "aqc": 8 * 4, "ab": 28 * 4, "bws": 28 * 2}
        for header in record.sessions.headers():
            events = record.sessions.events(header.id)
            answered = {(e.page, e.field) for e in events if e.kind == Kind.ANSWER}
            assert len(answered) == pages[header.condition]
    assert done.answers == 2 * sum(pages.values())


def test_conditions_fill_evenly(content, tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 10, seed=3)
        taken = read_places(record, content, "simulated").taken(content.study)
        assert sorted(taken.values()) == [2, 2, 3, 3]


def test_the_same_seed_gives_the_same_record_and_another_one_does_not(content, tmp_path):
    rows = []
    for n, seed in enumerate((5, 5, 6)):
        with Record(tmp_path / f"{n}.sqlite") as record:
            simulate(record, content, 4, seed=seed)
            rows.append(
                record.connection.execute("SELECT * FROM event ORDER BY session, seq").fetchall()
            )
    assert rows[0] == rows[1]
    assert rows[0] != rows[2]


def test_any_sessions_order_can_be_regenerated_from_what_is_recorded(content, tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 8, seed=1)
        for header in record.sessions.headers():
            frozen = record.versions.content(header.version)
            assert make_plan(frozen, header.condition, header.seed, header.number) == header.plan


def test_robots_are_not_mixed_with_people(content, tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(content)
        header = new_header(content, SessionStart(), taken={}, codes=set())
        session = start(header, content, record.sessions, SessionClock())
        session.go_on()
        session.give_consent({"rating": True})
        with pytest.raises(RealSessions):
            simulate(record, content, 1, seed=1)


def test_better_texts_are_rated_higher_on_average(content, tmp_path):
    quality = latent_quality(content, 9)
    best = max(content.items, key=lambda item: quality[item.id, "honesty"]).id
    worst = min(content.items, key=lambda item: quality[item.id, "honesty"]).id
    ratings: dict[str, list[int]] = {best: [], worst: []}
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 40, seed=9)
        for header in record.sessions.headers():
            if header.condition == "dqe":
                pages = {p.id: p.items[0] for p in header.plan.rating_pages()}
                for e in record.sessions.events(header.id):
                    if e.kind == Kind.ANSWER and e.field == "honesty" and pages[e.page] in ratings:
                        ratings[pages[e.page]].append(int(e.value))
    mean = {item: sum(values) / len(values) for item, values in ratings.items()}
    assert mean[best] > mean[worst] + 0.5


def test_a_simulation_can_be_stopped(content, tmp_path):
    with Record(tmp_path / "record.sqlite") as record:
        done = simulate(record, content, 50, seed=1, progress=lambda n, _: n < 3)
        assert done.sessions == 3
        assert len(list(record.sessions.headers())) == 3


def test_careless_robots_differ_from_careful_ones(content):
    from labeval.session.robots.robot import draw_character

    drawn = Counter(draw_character(random.Random(n)).careless for n in range(1000))
    assert 20 < drawn[True] < 90
