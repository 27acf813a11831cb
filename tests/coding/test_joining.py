"""Rows that two analysts changed apart are joined field by field, as three versions are merged."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.joining import REMOVED, Joined, join
from labeval.coding.rows import Anchor, Code, Coding, Passage, Word

TEXTS = st.sampled_from(["", "one", "two"])
FIELDS = ("name", "definition", "colour", "shortcut")
codes = st.builds(Code, st.just("c"), TEXTS, definition=TEXTS, colour=TEXTS, shortcut=TEXTS)
CODING = Coding("k", "s", "c", "A", Anchor("p", 0), Anchor("p", 3), "abc", "2026-01-05")
PASSAGE = Passage("p", "s", 1.0, "one two", "S1", 0, 900, [Word(0, 3, 0, 400)])


@given(codes, codes, codes)
def test_what_one_changed_counts_and_what_both_changed_is_set_aside(
    base: Code, mine: Code, theirs: Code
) -> None:
    joined = join(base, mine, theirs)
    assert isinstance(joined.row, Code)
    apart = []
    for name in FIELDS:
        before, own, other = (getattr(row, name) for row in (base, mine, theirs))
        kept = getattr(joined.row, name)
        if own in (before, other):
            assert kept == other
        elif other == before:
            assert kept == own
        else:
            assert kept == other
            apart.append(name)
    assert joined.fields == tuple(apart)
    if apart:
        assert joined.mine == replace(joined.row, **{name: getattr(mine, name) for name in apart})
    else:
        assert joined.mine is None


@given(codes, codes)
def test_two_rows_of_one_id_that_began_apart_differ_in_what_differs(
    mine: Code, theirs: Code
) -> None:
    joined = join(None, mine, theirs)
    assert joined.row == theirs
    assert joined.fields == tuple(n for n in FIELDS if getattr(mine, n) != getattr(theirs, n))


@given(codes, codes)
def test_a_removed_row_that_was_changed_elsewhere_stays_to_be_decided(
    base: Code, other: Code
) -> None:
    expected = Joined(None) if other == base else Joined(other, None, (REMOVED,))
    assert join(base, None, other) == join(base, other, None) == expected


@given(codes)
def test_what_both_did_alike_is_no_conflict(base: Code) -> None:
    assert join(base, None, None) == Joined(None)
    assert join(None, base, base) == Joined(base)
    assert join(None, base, None) == Joined(base)


def test_the_ends_of_a_segment_go_with_its_words() -> None:
    longer = replace(CODING, end=Anchor("p", 5), quote="abcde", memo="mine")
    moved = replace(CODING, start=Anchor("p", 1), quote="bc", weight=2.0)
    joined = join(CODING, longer, moved)
    assert joined.row == replace(moved, memo="mine")
    assert joined.mine == replace(longer, weight=2.0)
    assert joined.fields == ("quote",)


HEARD, SET = (replace(PASSAGE, speaker="S2", speaker_probability=p) for p in (0.8, None))


@pytest.mark.parametrize(
    ("mine", "theirs", "kept", "fields"),
    [
        (replace(SET, speaker="S3"), HEARD, "S3", ()),
        (replace(HEARD, speaker="S3"), SET, "S2", ()),
        (replace(SET, speaker="S3"), SET, "S2", ("speaker",)),
        (replace(HEARD, speaker="S3"), HEARD, "S2", ("speaker",)),
    ],
)
def test_a_speaker_that_a_person_set_counts_before_one_by_voice(
    mine: Passage, theirs: Passage, kept: str, fields: tuple[str, ...]
) -> None:
    joined = join(replace(PASSAGE, speaker_probability=0.5), mine, theirs)
    assert isinstance(joined.row, Passage)
    assert (joined.row.speaker, joined.fields) == (kept, fields)
    owner = mine if kept == "S3" else theirs
    assert joined.row.speaker_probability == owner.speaker_probability
    if fields:
        assert joined.mine == mine


def test_the_place_of_a_passage_is_no_matter_for_a_decision() -> None:
    here, there = replace(PASSAGE, place=2.0, text="1"), replace(PASSAGE, place=3.0, text="2")
    joined = join(PASSAGE, here, there)
    assert joined.row == replace(there, place=2.0)
    assert joined.fields == ("text",)
