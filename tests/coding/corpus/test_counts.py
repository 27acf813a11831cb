from __future__ import annotations

import pytest

from labeval.coding.corpus.counts import (
    Within,
    case_matrix,
    cooccurrence,
    frequencies,
    saturation,
    together,
    totals,
)
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.progress import percent, progress
from labeval.coding.rows import Code, Where
from tests.support.coding.coded_texts import coding, corpus

AB = Where(method="ab", systems=("x", "y"), criterion="honesty", value="tie")
DQE = Where(method="dqe", systems=("x",), criterion="honesty", value="4")
CODES = [
    Code("top", "Top", codable=False),
    Code("a", "A", parent="top", place=1),
    Code("b", "B", parent="top", place=2),
    Code("c", "C", place=1),
]
MADE = corpus(
    {
        "p1-a": [("one two three four", AB), ("five six", DQE)],
        "p2-a": [("seven eight nine ten", DQE)],
        "p3-a": ["eleven"],
    },
    [
        coding("p1-a", "a", "k", (0, 0), (0, 7)),
        coding("p1-a", "a", "m", (0, 0), (0, 7)),
        coding("p1-a", "b", "k", (0, 4), (0, 13)),
        coding("p1-a", "a", "k", (1, 0), (1, 4)),
        coding("p2-a", "a", "k", (0, 0), (0, 5)),
    ],
    CODES,
)


def test_frequencies_count_segments_sources_and_words_of_their_group() -> None:
    rows = {(row.code, row.group): row for row in frequencies(MADE, "method")}
    assert len(rows) == 4 * 3
    ab, dqe = rows["a", "ab"], rows["a", "dqe"]
    assert (ab.segments, ab.sources, ab.words) == (2, 1, 4)
    assert ab.per_1000_words == pytest.approx(500)
    assert (dqe.segments, dqe.sources, dqe.participants, dqe.words) == (2, 2, 2, 6)
    assert rows["c", ""].segments == 0


def test_a_comparison_counts_for_both_of_its_systems() -> None:
    rows = {(row.code, row.group): row.segments for row in frequencies(MADE, "system")}
    assert (rows["a", "x"], rows["a", "y"], rows["b", "y"]) == (4, 2, 1)


def test_the_progress_of_a_source_is_the_share_of_its_characters_in_segments() -> None:
    found = [(p.source.id, p.words, p.segments, p.covered, p.percent) for p in progress(MADE)]
    assert found == [
        ("p1-a", 6, 4, 17, 65),  # 13 of 18 characters and 4 of 8
        ("p2-a", 4, 1, 5, 25),
        ("p3-a", 1, 0, 0, 0),
    ]
    assert (percent(progress(MADE)), percent([])) == (42, 0)
    one = corpus({"p1-a": ["x"]}, [coding("p1-a", "a", "k", (0, 0), (0, 1))])
    assert percent(progress(one)) == 100


def test_a_category_counts_what_stands_under_it_when_asked() -> None:
    assert totals(MADE)["top"].segments == 0
    assert totals(MADE, with_children=True)["top"].segments == 5
    only = Filter(coders=frozenset({"k"}))
    assert totals(MADE, only, with_children=True)["top"].segments == 4


def test_the_matrix_has_a_row_for_who_said_nothing_that_was_coded() -> None:
    matrix = case_matrix(MADE)
    assert matrix.cases == ("p1", "p2", "p3")
    assert matrix.codes == ("a", "b", "c")
    assert matrix.segments == {("p1", "a"): 3, ("p1", "b"): 1, ("p2", "a"): 1}


def test_codes_occur_together_where_their_segments_share_a_character() -> None:
    (pair,) = cooccurrence(MADE)
    assert (pair.first, pair.second, pair.overlaps, pair.sources) == ("a", "b", 2, 1)
    assert pair.coefficient == pytest.approx(2 / 3)


@pytest.mark.parametrize(("within", "number"), [("words", 2), ("passage", 1), ("source", 1)])
def test_two_codes_are_together_at_words_in_passages_and_in_sources(
    within: Within, number: int
) -> None:
    found = together(MADE.chosen(), within)
    assert {key: pair.number for key, pair in found.items()} == {("a", "b"): number}
    assert len(found["a", "b"].segments) == (4 if within == "source" else 3)


def test_codes_that_share_no_words_can_be_together_in_a_source() -> None:
    apart = corpus(
        {"p1-a": ["one two", "three"], "p2-a": ["four"]},
        [
            coding("p1-a", "a", "k", (0, 0), (0, 3)),
            coding("p1-a", "b", "k", (0, 4), (0, 7)),
            coding("p1-a", "c", "k", (1, 0), (1, 5)),
            coding("p2-a", "c", "k", (0, 0), (0, 4)),
        ],
        CODES,
    )
    assert together(apart.chosen(), "words") == {}
    assert set(together(apart.chosen(), "passage")) == {("a", "b")}
    by_source = together(apart.chosen(), "source")
    assert {key: len(pair.segments) for key, pair in by_source.items()} == {
        ("a", "b"): 2, ("a", "c"): 2, ("b", "c"): 2,
    }  # fmt: skip


def test_saturation_shows_who_brought_nothing_new() -> None:
    curve = saturation(MADE)
    assert [(row.participant, row.new_codes, row.so_far) for row in curve] == [
        ("p1", ("a", "b"), 2), ("p2", (), 2), ("p3", (), 2),
    ]  # fmt: skip
    assert saturation(MADE, order=["p2", "p1"])[0].new_codes == ("a",)
