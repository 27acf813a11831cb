"""Slots of a laboratory's hub, and headers that are given from what sessions hold."""

from __future__ import annotations

import random

import pytest

from labeval.session.assignment.qualification import Admission, NotAdmitted
from labeval.session.assignment.slots import Lease, Places
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

CONTENT = StudyContent(study=small_study(), items=small_items())
EVERY = ("dqe", "aqc", "ab", "bws")


def held(*slots: tuple[str, int, str], leases: tuple[Lease, ...] = ()) -> Places:
    places = Places(leases=leases)
    for condition, number, block in slots:
        places.hold(condition, number, [block], [])
    return places


def test_the_next_lease_is_the_first_that_is_free_and_open():
    leases = (Lease(4, "ab", 1), Lease(2, "dqe", 5), Lease(3, "dqe", 6))
    study = CONTENT.study
    assert held(leases=leases).next_lease(study, EVERY) == leases[1]
    assert held(("dqe", 5, "dqe"), leases=leases).next_lease(study, EVERY) == leases[2]
    taken = held(("dqe", 5, "dqe"), ("dqe", 6, "dqe"), leases=leases)
    assert taken.next_lease(study, EVERY) == leases[0]
    assert taken.next_lease(study, ["dqe"]) is None
    assert held(("dqe", 5, "another"), leases=leases).next_lease(study, ["dqe"]) == leases[1]


def test_slots_of_leases_come_before_numbers_that_nobody_leased():
    leases = (Lease(2, "dqe", 5), Lease(1, "dqe", 3), Lease(0, "ab", 0))
    assert held(leases=leases).next_slot(CONTENT.study, "dqe") == (3, frozenset({"dqe"}))
    both = held(("dqe", 3, "dqe"), ("dqe", 5, "dqe"), leases=leases)
    assert both.next_slot(CONTENT.study, "dqe") == (0, frozenset({"dqe"}))
    assert held(("dqe", 0, "dqe"), ("dqe", 2, "dqe")).next_slot(CONTENT.study, "dqe")[0] == 1


def test_what_is_taken_are_slots_whose_blocks_are_all_held():
    places = held(("dqe", 0, "dqe"), ("dqe", 1, "another"), ("gone", 0, "dqe"))
    assert places.taken(CONTENT.study) == {"dqe": 1}


def test_a_header_has_the_condition_and_slot_that_is_free_in_the_places_if_they_are_known():
    places = held(*((c, n, c) for c in EVERY for n in range(2) if (c, n) != ("bws", 1)))
    decided = SessionStart()
    given = {"codes": set(), "rng": random.Random(1)}
    by_place = new_header(CONTENT, decided, taken={}, places=places, **given)
    assert (by_place.condition, by_place.number) == ("bws", 1)
    by_count = new_header(CONTENT, decided, taken={"dqe": 2, "aqc": 1, "ab": 3, "bws": 3}, **given)
    assert (by_count.condition, by_count.number) == ("aqc", 1)
    leased = held(leases=(Lease(0, "ab", 7),))
    by_lease = new_header(CONTENT, decided, taken={}, places=leased, **given)
    assert (by_lease.condition, by_lease.number) == ("ab", 7)
    assert by_lease.assignment == "the next place that the hub has leased (ab 8)"


def test_a_condition_that_is_set_by_hand_is_open_to_the_person():
    given = {"taken": {}, "codes": set(), "places": Places(), "rng": random.Random(1)}
    by_hand = SessionStart(condition="dqe", override_reason="asked for")
    with pytest.raises(NotAdmitted, match="is not open to this person"):
        new_header(CONTENT, by_hand, admitted=Admission(("ab",)), **given)
    assert new_header(CONTENT, by_hand, admitted=Admission(("dqe",)), **given).condition == "dqe"
