"""Balanced randomisation, codes and the session clock."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.assignment.conditions import assign
from labeval.session.assignment.participant_codes import new_code
from labeval.session.assignment.starting import SessionStart, new_header, propose
from labeval.session.events.clock import resumed_clock
from labeval.session.events.events import Event, Kind
from labeval.study.study import Condition

FOUR = [Condition(id=c, blocks=["x"]) for c in "abcd"]


@given(seed=st.integers(0, 2**32), people=st.integers(1, 60))
def test_no_condition_is_ever_two_seats_ahead(seed, people):
    rng, taken = random.Random(seed), Counter()
    for _ in range(people):
        taken[assign(FOUR, taken, rng).condition] += 1
        counts = [taken[c.id] for c in FOUR]
        assert max(counts) - min(counts) <= 1


def test_the_draw_is_not_a_rotation():
    orders = set()
    for seed in range(40):
        rng, taken = random.Random(seed), Counter()
        order = []
        for _ in range(4):
            chosen = assign(FOUR, taken, rng).condition
            taken[chosen] += 1
            order.append(chosen)
        orders.add(tuple(order))
    assert len(orders) > 12


def test_a_heavier_condition_fills_faster():
    conditions = [Condition(id="a", blocks=["x"], weight=2), Condition(id="b", blocks=["x"])]
    rng, taken = random.Random(1), Counter()
    for _ in range(30):
        taken[assign(conditions, taken, rng).condition] += 1
    assert (taken["a"], taken["b"]) == (20, 10)


def test_the_proposal_can_be_repeated(content):
    taken = {"dqe": 3, "aqc": 2, "ab": 2, "bws": 3}
    assert propose(content, taken) == propose(content, taken)
    assert propose(content, taken).condition in ("aqc", "ab")
    assert "aqc 2" in propose(content, taken).sentence()


def test_a_condition_by_hand_needs_a_reason(content):
    with pytest.raises(ValueError, match="reason"):
        new_header(content, SessionStart(condition="ab"), taken={}, codes=set())


def test_codes_can_be_said_and_are_not_given_twice():
    taken: set[str] = set()
    for _ in range(500):
        code = new_code(taken, random.Random(1))
        assert code not in taken
        assert all(c in "abdefgikmnoprtuvz-" for c in code)
        taken.add(code)


def test_a_resumed_clock_counts_the_gap_and_never_runs_back():
    last = Event(1, 5_000, "2026-03-01T10:00:00.000Z", Kind.PAUSED)
    later = resumed_clock(
        "", [last],
        monotonic_ns=lambda: 0, utc=lambda: "2026-03-01T10:01:00.000Z",
    )  # fmt: skip
    assert later.now()[0] == 65_000
    turned_back = resumed_clock(
        "", [last],
        monotonic_ns=lambda: 0, utc=lambda: "2026-03-01T09:00:00.000Z",
    )  # fmt: skip
    assert turned_back.now()[0] == 5_000
    two_years = resumed_clock(
        "", [last],
        monotonic_ns=lambda: 0, utc=lambda: "2028-03-01T10:00:00.000Z",
    )  # fmt: skip
    assert two_years.now()[0] == 5_000
