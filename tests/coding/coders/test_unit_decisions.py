from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.coding.coders.unit_decisions import UNITS, Continuum
from tests.support.coding.coded_texts import coding, corpus

TEXTS = {"p1-a": ["One two. Three four.", "Five"], "p2-a": ["Six seven eight."]}


def test_the_units_of_a_text_are_counted() -> None:
    continuum = Continuum(corpus(TEXTS, []), TEXTS)
    counted = {unit: continuum.decisions([(), ()], unit).n for unit in UNITS}
    assert counted == {"character": 40, "word": 8, "sentence": 4, "turn": 3}


def test_a_unit_counts_where_any_of_its_characters_was_coded() -> None:
    codings = [coding("p1-a", "c", "k", (0, 5), (0, 11)), coding("p2-a", "c", "k", (0, 0), (0, 1))]
    made = corpus(TEXTS, codings)
    continuum = Continuum(made, TEXTS)
    spans = continuum.placed(codings)
    words = continuum.decisions([spans, ()], "word")
    assert words.coded[:, 0].nonzero()[0].tolist() == [1, 2, 5]
    sentences = continuum.decisions([spans, ()], "sentence")
    assert sentences.coded[:, 0].tolist() == [True, True, False, True]
    assert not sentences.coded[:, 1].any()
    turns = continuum.decisions([spans, ()], "turn")
    assert (turns.coded[:, 0].tolist(), turns.turns.tolist()) == ([True, False, True], [0, 1, 2])


offsets = st.lists(st.tuples(st.integers(0, 19), st.integers(1, 20)), max_size=4)


@settings(deadline=None)
@given(offsets, offsets)
def test_runs_of_characters_say_what_single_characters_would(
    first: list[tuple[int, int]], second: list[tuple[int, int]]
) -> None:
    def by(coder: str, given_offsets: list[tuple[int, int]]) -> list:
        return [
            coding("p1-a", "c", coder, (0, start), (0, min(20, start + length)))
            for start, length in given_offsets
        ]

    mine, yours = by("k", first), by("m", second)
    continuum = Continuum(corpus(TEXTS, [*mine, *yours]), TEXTS)
    decided = continuum.decisions([continuum.placed(mine), continuum.placed(yours)], "character")
    assert decided.n == continuum.length
    each = decided.coded.repeat(decided.weights, axis=0)
    for n, codings in enumerate((mine, yours)):
        expected = {i for c in codings for i in range(c.start.offset, c.end.offset)}
        assert set(each[:, n].nonzero()[0].tolist()) == expected
