"""Binary searches find what comparing every pair finds."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from labeval.coding.corpus.queries import (
    Coded,
    Fact,
    FollowedBy,
    Inside,
    Near,
    Overlapping,
    PrecededBy,
    Query,
    Without,
    ask,
)
from labeval.coding.spans import PassageOffsets, Span
from tests.support.coding.coded_texts import coding, corpus

LENGTHS = (4, 6, 0, 3, 5)


@st.composite
def places(draw: st.DrawFn) -> tuple[int, int, int, int]:
    first = draw(st.sampled_from([n for n, length in enumerate(LENGTHS) if length]))
    last = draw(st.sampled_from([n for n, length in enumerate(LENGTHS) if length and n >= first]))
    start = draw(st.integers(0, LENGTHS[first] - 1))
    end = draw(st.integers(start + 1 if last == first else 1, LENGTHS[last]))
    return first, start, last, end


def apart(layout: PassageOffsets, a: Span, b: Span, measure: str) -> int:
    """The distance of two spans, from its definition."""
    if a.overlaps(b):
        return 0
    first, second = (a, b) if a.start <= b.start else (b, a)
    if measure == "characters":
        return max(0, second.start - first.end)
    return layout.touched(second)[0] - layout.touched(first)[-1]


@example([(1, 0, 1, 2)], [(0, 0, 0, 4)], 0, "passages")
@example([(0, 0, 0, 4)], [(1, 0, 1, 2)], 0, "passages")
@given(
    st.lists(places(), max_size=6),
    st.lists(places(), max_size=6),
    st.integers(0, 4),
    st.sampled_from(["characters", "passages"]),
)
def test_every_relation_finds_what_its_definition_says(ones, others, within, measure):
    made = corpus(
        {"s-1": ["x" * length for length in LENGTHS]},
        [
            coding("s-1", code, f"k{n}", at[:2], at[2:])
            for code, found in (("a", ones), ("b", others))
            for n, at in enumerate(found)
        ],
    )
    layout = made.layouts["s-1"]
    first = [s.span for s in made.segments if s.code == "a"]
    second = [s.span for s in made.segments if s.code == "b"]
    a, b = Coded(frozenset("a")), Coded(frozenset("b"))

    def found(query: Query) -> list[tuple[int, int]]:
        return [hit.span for hit in ask(made, query)]

    def those(test) -> list[Span]:
        return sorted({one for one in first if any(test(one, other) for other in second)})

    def near(one: Span, other: Span) -> bool:
        return apart(layout, one, other, measure) <= within

    assert found(Overlapping(a, b)) == those(Span.overlaps)
    assert found(Without(a, b)) == sorted(set(first) - set(those(Span.overlaps)))
    assert found(Inside(a, b)) == those(lambda one, other: other.covers(one))
    assert found(Near(a, b, within, measure)) == those(near)
    assert found(FollowedBy(a, b, within, measure)) == those(
        lambda one, other: other.start > one.start and near(one, other)
    )
    assert found(PrecededBy(a, b, within, measure)) == those(
        lambda one, other: other.start < one.start and near(one, other)
    )


def test_facts_join_as_sets_of_passages():
    made = corpus({"p1-a": ["one", "two"], "p2-a": ["three"]}, [])
    (found,) = ask(made, Fact("participant", frozenset({"p2"})))
    assert (found.source, found.span) == ("p2-a", Span(0, 5))
