"""Places that are alike, by vectors that are made here."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.likeness import (
    MOST_PAIRS,
    MOST_WORDS,
    Pair,
    likeness,
    likeness_of_others,
    near_duplicates,
    units,
)
from labeval.coding.rows import INTERVIEWER, SUPERVISOR, Source
from tests.support.coding.coded_texts import corpus, passage
from tests.support.coding.vectors import normal, on_sphere


def test_long_passages_are_cut_between_sentences_and_short_ones_are_left_out() -> None:
    sentence = "Some " + " ".join(["word"] * 19) + "."
    made = corpus({"p1-a": ["Yes.", " ".join([sentence] * 7)], "p2-a": [sentence]}, [])
    found = units(made, ["p1-a"])
    assert [len(unit.text.split()) for unit in found] == [60, 60, 20] and MOST_WORDS == 60
    assert [unit.source for unit in units(made, ["p2-a"])] == ["p2-a"]
    text = made.layouts["p1-a"].text
    assert all(text(unit.span) == unit.text for unit in found)


def test_whoever_asks_is_left_out_unless_the_speakers_are_chosen() -> None:
    said = "one two three four five"
    speakers = (SUPERVISOR, "P", INTERVIEWER, "Q")
    passages = [passage("s", n, said, speaker=who) for n, who in enumerate(speakers)]
    made = Corpus([Source("s", "comments", "S")], {"s": passages}, [], [])

    def found(*chosen: str) -> list[str]:
        return [speakers[made.layouts["s"].at(u.span.start)] for u in units(made, ["s"], chosen)]

    assert found() == ["P", "Q"]
    assert found("P") == ["P"] and found(SUPERVISOR, "Q") == [SUPERVISOR, "Q"]


def test_a_sentence_that_is_too_long_stays_whole() -> None:
    made = corpus({"p1-a": [" ".join(["word"] * 90) + ". And one more sentence here."]}, [])
    assert [len(unit.text.split()) for unit in units(made, ["p1-a"])] == [90, 5]


def test_likeness_is_the_mean_of_the_three_nearest_examples() -> None:
    examples = on_sphere(np.array([[1, 0], [1, 0], [0, 1], [-1, 0], [-1, 0]], dtype=float))
    places = on_sphere(np.array([[1, 0], [0, 1]], dtype=float))
    assert likeness(places, examples) == pytest.approx([2 / 3, 1 / 3])
    assert likeness(places, examples[:1]).tolist() == [1.0, 0.0]
    # of an example with itself left out: the nearest others of (1, 0) are (1, 0), (0, 1), (-1, 0)
    assert likeness_of_others(examples)[0] == 0


def test_pairs_that_are_nearly_the_same_are_found_once() -> None:
    first = normal(1100, 0, seed=1, noise=1.0)
    first[900] = first[3]
    pairs = near_duplicates(first, 0.999).pairs
    assert [(pair.first, pair.second) for pair in pairs] == [(3, 900)]
    assert isinstance(pairs[0], Pair) and abs(pairs[0].likeness - 1) < 1e-5


@pytest.mark.parametrize("count", [2, 40, 512, 513, 1100])
def test_pairs_are_those_of_a_plain_comparison_however_many_places_there_are(count: int) -> None:
    rng = np.random.default_rng(count)
    places = rng.normal(size=(count, 3))
    places /= np.linalg.norm(places, axis=1, keepdims=True)
    places[-1] = places[0]
    cosines = places @ places.T
    threshold = 0.9999
    expected = {(i, j) for i, j in np.argwhere(cosines >= threshold).tolist() if i < j}
    found = near_duplicates(places, threshold)
    pairs = found.pairs
    assert {(pair.first, pair.second) for pair in pairs} == expected
    assert (0, count - 1) in expected and len(pairs) == found.number < MOST_PAIRS
    assert [pair.likeness for pair in pairs] == sorted((p.likeness for p in pairs), reverse=True)


def test_a_sentence_that_everybody_says_makes_no_more_pairs_than_are_listed() -> None:
    said = np.tile(normal(1, 0, seed=1), (1100, 1))
    said[[7, 900]] *= 1.001  # the most alike
    tracemalloc.start()
    found = near_duplicates(said, 0.95)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found.number == 1100 * 1099 // 2 and len(found.pairs) == MOST_PAIRS
    assert (found.pairs[0].first, found.pairs[0].second) == (7, 900)
    first_of_equals = [(p.first, p.second) for p in found.pairs if p.first == 0]
    assert first_of_equals == sorted(first_of_equals)
    assert peak < 60e6, "a pair is not an object before it is listed"
