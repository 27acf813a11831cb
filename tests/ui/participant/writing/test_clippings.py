"""Where pasted text is said to come from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.ui.participant.writing.clippings import REMEMBERED, Clippings

FROGS = "Frogs sleep in the mud of the pond\nuntil the ice is gone."
NEWTS = "Newts leave the water before the frost and hide below wood."


@pytest.fixture
def clippings():
    return Clippings([FROGS, NEWTS])


def test_what_was_copied_inside_says_where_it_comes_from(clippings):
    clippings.copied_from_passage(2, "the")
    clippings.copied_own("my words")
    assert clippings.origin_of("the") == "passage:2"
    assert clippings.origin_of("my words") == "own"


def test_words_of_a_passage_are_known_without_having_been_copied_here(clippings):
    assert clippings.origin_of("hide below wood") == "passage:2"
    assert clippings.origin_of("of  the pond until\nthe ice") == "passage:1"


def test_two_words_stand_in_a_passage_by_chance(clippings):
    assert clippings.origin_of("the pond") == "outside"


def test_the_last_copy_of_the_same_words_counts(clippings):
    clippings.copied_from_passage(1, FROGS)
    clippings.copied_own(FROGS)
    assert clippings.origin_of(FROGS) == "own"


def test_copying_much_forgets_the_oldest_only(clippings):
    for n in range(REMEMBERED + 1):
        clippings.copied_own(f"words {n}")
    assert clippings.origin_of("words 0") == "outside"
    assert clippings.origin_of("words 1") == "own"


@given(st.text(min_size=1))
def test_text_that_nobody_copied_here_is_from_outside(text):
    assert Clippings([]).origin_of(text) == "outside"
