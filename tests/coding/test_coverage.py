"""How much of a source is coded, after any segments came and went."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.coding.coverage import Coverage
from labeval.coding.rows import Coding, Passage
from tests.support.coding.coded_texts import coding, passage

TEXTS = ("abcd", "", "efghij", "k", "lmnop")
PASSAGES = [passage("s", n, text) for n, text in enumerate(TEXTS)]
PLACES = [(n, at) for n, text in enumerate(TEXTS) for at in range(len(text) + 1)]

places = st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)).map(sorted)
edits = st.lists(st.tuples(st.integers(0, 4), st.one_of(st.none(), places)), max_size=12)


def segment(id: int, start: tuple[int, int], end: tuple[int, int]) -> Coding:
    return replace(coding("s", "c", "k", start, end), id=str(id))


def characters(held: dict[str, Coding], passages: list[Passage]) -> set[tuple[int, int]]:
    """Every character in a segment, one by one."""
    found = set()
    for one in held.values():
        first, last = (int(end.passage.rpartition(".")[2]) for end in (one.start, one.end))
        for n in range(first, last + 1):
            low = one.start.offset if n == first else 0
            high = one.end.offset if n == last else len(passages[n].text)
            found |= {(n, at) for at in range(low, high)}
    return found


@settings(deadline=None)
@given(edits, st.booleans())
def test_a_coverage_counts_each_coded_character_once_after_every_edit(
    given_edits: list[tuple[int, list[tuple[int, int]] | None]], asked_between: bool
) -> None:
    coverage, held = Coverage(PASSAGES), dict[str, Coding]()
    for id, ends in given_edits:
        if ends is None:
            held.pop(str(id), None)
            coverage.take(str(id))
        else:
            held[str(id)] = segment(id, *ends)
            coverage.put(held[str(id)])
        if asked_between:
            assert coverage.covered == len(characters(held, PASSAGES))
    assert coverage.covered == len(characters(held, PASSAGES))
    assert Coverage(PASSAGES, held.values()).covered == coverage.covered
    assert coverage.characters == len("".join(TEXTS))


def test_a_segment_of_passages_that_are_not_there_counts_nothing() -> None:
    elsewhere = segment(1, (2, 0), (7, 3))
    coverage = Coverage(PASSAGES, [elsewhere])
    assert coverage.covered == 0
    coverage.take(elsewhere.id)
    coverage.put(replace(elsewhere, end=elsewhere.start.__class__("s.3", 1)))
    assert coverage.covered == len("efghijk")
