"""Flags about responses: pasted from outside, grown at once, typed as nobody types."""

from __future__ import annotations

import random

import pytest

from labeval.session.flags.all_flags import flags_of
from labeval.session.state.pastes import kept_share, kept_words
from tests.support.studies.writing_study import GOOD, writing_content

LONG = "It has been suggested that water rises in deep wells because of pressure [2]."
WORDS = " ".join(f"word{n}" for n in range(18))


@pytest.fixture
def session(begin):
    started = begin(writing_content(), "writing")
    started.go_on()
    return started


def flags(session, kept) -> list[tuple[str, str, str]]:
    found = flags_of(session.content, session.header.plan, kept.events)
    return [(str(f.kind), f.page, f.sentence) for f in found]


def typed(session, text: str) -> None:
    """Each word with its keys, in a rhythm as people have it."""
    rng = random.Random(1)
    done = session.state.texts.get(session.writing.id, "")
    for word in text.split(" "):
        done = f"{done} {word}".strip()
        keys = len(word) + 1
        session.drafting.revise(
            done, keys=keys, gaps_ms=[rng.randint(60, 400) for _ in range(keys)]
        )


def test_what_a_person_types_raises_nothing(session, kept):
    typed(session, GOOD)
    session.go_on()
    typed(session, f"{WORDS} [1] {WORDS}")
    session.go_on()
    assert flags(session, kept) == []


def test_text_from_outside_is_flagged_by_its_share_of_what_is_handed_in(session, kept):
    typed(session, GOOD)
    session.drafting.pasted("outside", LONG)
    session.drafting.revise(f"{GOOD} {LONG}", keys=1)
    session.go_on()
    assert flags(session, kept) == [
        ("pasted", "write:1", "48 % of the words were pasted from another program; pastes: 1")
    ]


def test_text_from_outside_that_was_taken_out_again_is_not_flagged(session, kept):
    session.drafting.pasted("outside", LONG)
    session.drafting.revise(LONG, keys=1)
    session.drafting.revise("", keys=1)
    typed(session, GOOD)
    session.go_on()
    assert flags(session, kept) == []


def test_passages_and_own_text_are_no_outside(session, kept):
    session.drafting.pasted("passage:1", GOOD)
    session.drafting.revise(GOOD, keys=1)
    session.drafting.pasted("own", GOOD)
    session.drafting.revise(GOOD + GOOD, keys=1)
    session.go_on()
    assert flags(session, kept) == []


def test_going_back_and_on_does_not_flag_a_response_twice(session, kept):
    session.drafting.pasted("outside", GOOD)
    session.drafting.revise(GOOD, keys=1)
    session.go_on()
    session.go_back()
    session.go_on()
    assert len(flags(session, kept)) == 1


def test_text_that_appears_at_once_is_a_jump(session, kept):
    session.drafting.revise(GOOD)
    assert flags(session, kept) == [
        (
            "length_jump",
            "write:1",
            f"{len(GOOD)} characters appeared at once, neither typed nor pasted",
        )
    ]


def test_undoing_and_moving_are_no_jumps(session, kept):
    typed(session, GOOD)
    session.drafting.revise("", keys=1)
    session.drafting.revise(GOOD, keys=1)
    session.drafting.revise(f"First. {GOOD}", keys=7)
    session.drafting.revise("First.", keys=0)
    session.drafting.revise(f"{GOOD} First.", keys=0)
    assert flags(session, kept) == []


def test_a_jump_elsewhere_is_not_explained_by_a_paste_before(session, kept):
    session.drafting.pasted("passage:1", GOOD)
    session.drafting.revise(GOOD)
    session.drafting.revise(f"{GOOD} {WORDS}")
    assert [kind for kind, _, _ in flags(session, kept)] == ["length_jump"]


@pytest.mark.parametrize(
    ("gaps", "sentence"),
    [
        ([30, 50] * 60, "120 keys were typed, one every 40 ms"),
        ([145, 155] * 60, "120 keys were typed almost evenly, one every 150 ms, give or take 5"),
        ([150] * 120, "120 keys were typed almost evenly, one every 150 ms, give or take 0"),
        ([90, 300] * 60, ""),
        ([30] * 99, ""),
    ],
)
def test_nobody_types_that_fast_or_that_evenly(session, kept, gaps, sentence):
    half = len(gaps) // 2
    session.drafting.revise(GOOD[:40], keys=half, gaps_ms=gaps[:half])
    session.drafting.revise(GOOD, keys=len(gaps) - half, gaps_ms=gaps[half:])
    session.go_on()
    found = flags(session, kept)
    assert found == ([("typing_rhythm", "write:1", sentence)] if sentence else [])


def test_thresholds_are_the_studys(begin, kept):
    flags_off = {"pasted": None, "length_jump": {"characters": 500}, "typing_rhythm": None}
    session = begin(writing_content(flags=flags_off), "writing")
    session.go_on()
    session.drafting.pasted("outside", "short")
    session.drafting.revise(GOOD, gaps_ms=[10] * 200)
    session.go_on()
    assert flags(session, kept) == []


def test_the_share_counts_runs_of_words_whatever_stands_around_them():
    pasted = "one two three four five six seven"
    assert kept_share("Zero. One two, three [4] four five! And then six.", [pasted]) == 5 / 9
    assert kept_share("one two x three four y five six", [pasted]) == 0
    assert kept_share("I said hello there", ["hello there"]) == 0.5
    assert kept_share("", [pasted]) == kept_share("text", []) == kept_share("text", ["…"]) == 0
    assert kept_words("zero one two three four five", pasted) == (5, 7)
    assert kept_words("hello you", "hello there") == (0, 2)


def test_a_response_is_judged_when_it_is_handed_in_and_not_on_the_way_back(session, kept):
    typed(session, GOOD)
    session.go_on()
    session.drafting.pasted("outside", LONG)
    session.drafting.revise(LONG, keys=1)
    session.go_back()
    assert flags(session, kept) == []
