"""Revisions are as short as can be, and replay to every text that ever was there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.events.events import Event, Kind
from labeval.session.events.revisions import (
    PAUSE_MS,
    Replacement,
    data_of,
    recordable,
    replacement,
    revisions_of,
    rhythm_of,
)

PARTS = [
    "a",
    "b",
    " ",
    "\n",
    "\r\n",
    "e\u0301",
    "é",
    "👩‍🔬",
    "🇩🇪",
    "ß",
    "[3]",
    "\u200d",
    "\x00",
    "\ud83d",
]
texts = st.lists(st.sampled_from(PARTS), max_size=12).map("".join)


def events_of(changes: list[Replacement]) -> list[Event]:
    return [
        Event(n, n * 100, "utc", Kind.REVISED, "w:1", value=c.put, data=data_of(c, 1, [90]))
        for n, c in enumerate(changes, start=1)
    ]


@given(before=texts, after=texts)
def test_a_replacement_turns_one_text_into_the_other(before: str, after: str) -> None:
    change = replacement(before, after)
    assert (change is None) == (before == after)
    if change is not None:
        assert change.of(before) == after
        assert change.cut + len(change.put) > 0


@given(before=texts, after=texts)
def test_a_replacement_holds_nothing_that_both_texts_share_at_its_ends(
    before: str, after: str
) -> None:
    change = replacement(before, after)
    if change is not None and change.cut and change.put:
        taken = before[change.at : change.at + change.cut]
        assert taken[0] != change.put[0]
        assert taken[-1] != change.put[-1]


@given(st.lists(texts, max_size=30))
def test_any_edits_replay_to_the_same_texts(edits: list[str]) -> None:
    stood, changes, kept = "", [], []
    for edit in edits:
        change = replacement(stood, recordable(edit))
        if change is not None:
            changes.append(change)
            stood = recordable(edit)
            kept.append(stood)
    events = events_of(changes)
    assert [revision.text for revision in revisions_of(events, "w:1")] == kept
    assert list(revisions_of(events, "other")) == []


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ("", "abc", Replacement(0, 0, "abc")),
        ("abc", "", Replacement(0, 3, "")),
        ("aa", "aaa", Replacement(2, 0, "a")),
        ("aaa", "aa", Replacement(2, 1, "")),
        ("the cat sat", "the dog sat", Replacement(4, 3, "dog")),
        ("a👩‍🔬b", "a👩b", Replacement(2, 2, "")),
    ],
)
def test_changes_are_told_in_code_points(before: str, after: str, change: Replacement) -> None:
    assert replacement(before, after) == change


def test_what_is_kept_has_plain_line_ends_and_can_be_stored() -> None:
    kept = recordable("one\r\ntwo\rthree\x00\ud83d four\tfive")
    assert kept == "one\ntwo\nthree four\tfive"
    kept.encode()


@given(st.lists(st.integers(-5, 2 * PAUSE_MS), max_size=40), st.integers(0, 40))
def test_rhythms_add_up_over_revisions(gaps: list[int], cut: int) -> None:
    whole, first, rest = rhythm_of(gaps), rhythm_of(gaps[:cut]), rhythm_of(gaps[cut:])
    assert whole == {name: first[name] + rest[name] for name in whole}
    assert whole["count"] == sum(0 <= gap <= PAUSE_MS for gap in gaps)
