"""Edits between texts: published and reference values, and what holds for any two texts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.text.edit_rate import (
    FARTHEST_MOVE,
    LONGEST_BLOCK,
    edit_distance,
    edits_between,
    steps_between,
)

_PAPER = (
    "THIS WEEK THE SAUDIS denied information published in the new york times",
    "SAUDI ARABIA denied THIS WEEK information published in the AMERICAN new york times",
)


def test_the_example_of_the_paper_has_four_edits_of_thirteen_words():
    """Snover et al. (2006), section 2: one move, two words replaced, one put in."""
    edits = edits_between(*_PAPER)
    assert (edits.moved, edits.changed, edits.words) == (1, 3, 13)
    assert edits.rate == pytest.approx(4 / 13)


@pytest.mark.parametrize(
    ("before", "after", "edits", "words"),
    [
        ("a b c d e f g h", "e f g h a b c d", 1, 8),
        ("the cat sat on the mat", "on the mat the cat sat quietly", 2, 7),
        ("one two three four five six", "six five four three two one", 5, 6),
        ("the dog the cat the bird", "the bird the dog the cat", 1, 6),
        ("a a b a c a", "c a a b a a", 1, 6),
        (
            "Close all taps before the second Saturday , because the water is turned off then .",
            "Leave all taps open once the water is turned off on the second Saturday .",
            *(6, 15),
        ),
        ("w", "x y z", 3, 3),
        ("x y z", "w", 3, 1),
        ("same text", "same text", 0, 2),
        ("k l m n o p q r s t u v w x y z a b c", "y z a b c k l m n o p q r s t u v w x", 1, 19),
    ],
)
def test_edits_are_those_of_the_reference_implementation(before, after, edits, words):
    """Values of sacreBLEU 2.6.0 (``lib_ter.translation_edit_rate``), words as given."""
    found = edits_between(before, after)
    assert (found.count, found.words) == (edits, words)


def test_a_block_of_more_words_than_move_together_takes_several_moves():
    words = [f"w{n}" for n in range(2 * LONGEST_BLOCK + 2)]
    half = len(words) // 2
    found = edits_between(" ".join(words), " ".join(words[half:] + words[:half]))
    assert found.moved == 2 and found.changed == 0


def test_no_word_moves_farther_than_the_limit():
    near = [f"w{n}" for n in range(FARTHEST_MOVE)]
    assert edits_between(" ".join(["x", *near]), " ".join([*near, "x"])).moved == 1
    far = [*near, "last"]
    found = edits_between(" ".join(["x", *far]), " ".join([*far, "x"]))
    assert (found.moved, found.changed) == (0, 2)


def test_nothing_left_of_a_text_has_no_rate():
    assert edits_between("one two", "").rate == float("inf")
    assert edits_between("", "").rate == 0


@pytest.mark.parametrize(
    ("before", "after", "distance"),
    [("kitten", "sitting", 3), ("Saturday", "Sunday", 3), ("", "abc", 3), ("abc", "", 3)],
)
def test_distance_of_characters_is_levenshteins(before, after, distance):
    assert edit_distance(before, after) == distance


def table_distance(before: str, after: str) -> int:
    """Levenshtein's distance by the table of Wagner and Fischer (1974)."""
    row = list(range(len(after) + 1))
    for n, one in enumerate(before, start=1):
        last, row = row, [n]
        for m, other in enumerate(after, start=1):
            row.append(min(last[m] + 1, row[-1] + 1, last[m - 1] + (one != other)))
    return row[-1]


_TEXTS = st.text("ab c🐝", max_size=24)


@given(_TEXTS, _TEXTS)
def test_distances_are_those_of_the_plain_table(before, after):
    assert edit_distance(before, after) == table_distance(before, after)


@given(_TEXTS, _TEXTS)
def test_moves_never_cost_more_than_they_save(before, after):
    edits = edits_between(before, after)
    plain = edit_distance(before.split(), after.split())
    assert edits.count <= plain
    assert (edits.count == 0) == (before.split() == after.split())


@given(_TEXTS, _TEXTS)
def test_steps_lead_from_one_text_to_the_other(before, after):
    steps = steps_between(before, after)
    assert [word for step in steps for word in step.taken_out] == before.split()
    assert [word for step in steps for word in step.put_in] == after.split()
    assert not any(one.is_same == next.is_same for one, next in pairwise(steps))
    changed = sum(max(len(s.taken_out), len(s.put_in)) for s in steps if not s.is_same)
    assert changed >= edit_distance(before.split(), after.split())
