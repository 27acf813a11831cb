"""Robots meet attention checks and pass marks; the study check counts what is added."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_lines
from labeval.jobs.planning.durations import expected_duration
from labeval.jobs.planning.simulate import RobotTime, run_robot, simulate
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Ending
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.checks import check_items
from labeval.study.study import StudyContent
from labeval.study.yaml.places import YamlPlaces
from labeval.text.amounts import filled
from labeval.text.marks import as_written
from tests.support.studies.attention_study import ALL_KINDS, block, content_with, training

ATTENTION = {"share": 0.4, "kinds": ALL_KINDS}
METHODS = ["dqe", "aqc", "ab", "bws"]


def robot_session(record: Record, content: StudyContent, seed: int, *, careless: bool) -> Session:
    """A session of a careful or a careless robot, to its end."""
    rng = random.Random(seed)
    decided = SessionStart(kind="simulated", condition="block", override_reason="test")
    header = new_header(content, decided, taken={}, codes=record.sessions.participants(), rng=rng)
    time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
    session = start(header, content, record.sessions, time.clock())
    character = Character(0.4, 0.0, 2.0, careless)
    run_robot(session, Robot(character, latent_quality(content, 1), rng), time)
    return session


@pytest.mark.parametrize("method", METHODS)
def test_careful_robots_pass_and_careless_ones_often_miss(tmp_path: Path, method: str) -> None:
    content = content_with(block(method, attention=ATTENTION))
    missed = {}
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(content)
        for careless in (False, True):
            sessions = [
                robot_session(record, content, seed + 100 * careless, careless=careless)
                for seed in range(4)
            ]
            checks = [passed for s in sessions for passed in s.state.attention.values()]
            missed[careless] = 1 - sum(checks) / len(checks)
    assert missed[False] <= 0.15
    assert missed[True] >= 0.4
    assert verify(tmp_path / "record.sqlite").findings == []


def test_careless_robots_need_more_tries_or_fail(tmp_path: Path) -> None:
    content = content_with(block("dqe", **training(3, **{"pass": 0.8, "then": "end"})))
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(content)
        careful = robot_session(record, content, 1, careless=False)
        careless = [robot_session(record, content, seed, careless=True) for seed in range(2, 8)]
    assert careful.state.ended is Ending.COMPLETED
    assert [s.state.ended for s in careless].count(Ending.TRAINING_FAILED) >= 4


def test_a_simulation_with_checks_and_rounds_is_sound_and_can_be_repeated(tmp_path: Path) -> None:
    rules = {"pass": 0.9, "tries": 2}
    content = content_with(
        block("dqe", attention=ATTENTION | {"stop_after": 2}, **training(2, **rules))
    )
    events = []
    for name in ("one", "two"):
        with Record(tmp_path / name) as record:
            simulate(record, content, 12, seed=3)
            events.append([record.sessions.events(h.id) for h in record.sessions.headers()])
        assert verify(tmp_path / name).findings == []
    assert events[0] == events[1]


def test_the_check_says_how_many_pages_are_added() -> None:
    notes = check_study(content_with(block("dqe", attention=ATTENTION)), [], None).design["block"]
    said = [filled(note.text, **note.values) for note in notes]
    assert said == [
        "3 attention checks among 8 pages, so 11 pages are shown; "
        "kinds: instructed, repeated, bad_text"
    ]
    assert check_study(content_with(block("dqe")), [], None).design["block"] == []


def test_one_check_is_named_as_one_in_a_problem() -> None:
    few = {"share": 0.1, "kinds": ["repeated"], "stop_after": 2}
    content = content_with(block("dqe", attention=few))
    found = check_items(content, "study.yaml", YamlPlaces(), "items.csv", {})
    assert "a session has only 1 check" in [problem.sentence(as_written) for problem in found]


def test_one_check_is_named_as_one_in_the_lines_of_the_check() -> None:
    few = {"share": 0.1, "kinds": ["repeated"]}
    check = check_study(content_with(block("dqe", attention=few)), [], None)
    lines = "\n".join(check_lines(check, (1280, 720)))
    assert "1 attention check among 8 pages, so 9 pages are shown; kinds: repeated" in lines


def test_the_expected_duration_counts_the_checks_but_they_are_no_judgments() -> None:
    durations = []
    for attention in (None, ATTENTION):
        content = content_with(block("dqe", attention=attention))
        durations.append(expected_duration(content, make_plan(content, "block", 1, 0)))
    plain, checked = durations
    assert (plain.pages, checked.pages) == (8, 11)
    assert plain.judgments == checked.judgments == 32
    assert checked.minutes > plain.minutes


def test_rounds_that_may_not_come_are_not_counted() -> None:
    once, thrice = (
        content_with(block("dqe", **training(2, **{"pass": 0.5, "tries": tries})))
        for tries in (1, 3)
    )
    assert expected_duration(once, make_plan(once, "block", 1, 0)) == expected_duration(
        thrice, make_plan(thrice, "block", 1, 0)
    )
