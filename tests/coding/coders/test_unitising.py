from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.coding.coders.unitising import (
    Disagreement,
    Sections,
    disagreement,
    pooled_alpha,
)
from labeval.coding.spans import Span


def on_page_254(*sections: tuple[int, int]) -> list[Span]:
    """Sections of the example, as it gives them: where they begin, from 150 on, and how long."""
    return [Span(begin - 150, begin - 150 + length) for begin, length in sections]


def test_the_example_of_krippendorff_2004_page_254_comes_out_as_published() -> None:
    c = disagreement(
        [
            on_page_254((225, 70), (370, 30)),
            on_page_254((220, 80), (355, 20), (400, 20)),
        ],
        300,
    )
    k = disagreement([on_page_254((180, 60), (300, 50))] * 2, 300)
    assert c.observed == pytest.approx(0.0144, abs=5e-5)
    assert c.expected == pytest.approx(0.0532, abs=5e-5)
    assert c.alpha == pytest.approx(0.7286, abs=5e-5)
    assert (k.observed, k.alpha) == (0, 1)
    assert k.expected == pytest.approx(0.0490, abs=5e-5)
    assert pooled_alpha([c, k]) == pytest.approx(0.8591, abs=5e-4)


segments = st.lists(
    st.tuples(st.integers(0, 80), st.integers(1, 19)).map(lambda p: Span(p[0], p[0] + p[1])),
    min_size=1,
    max_size=6,
)


@settings(deadline=None)
@given(segments)
def test_coders_who_mark_the_same_agree_fully(marked: list[Span]) -> None:
    assert disagreement([marked, marked], 100).alpha == 1


@settings(deadline=None)
@given(segments, st.integers(0, 100))
def test_a_segment_without_a_length_counts_for_nothing(marked: list[Span], at: int) -> None:
    other = [Span(3, 9)]
    assert disagreement([[*marked, Span(at, at)], other], 100) == disagreement([marked, other], 100)


@settings(deadline=None)
@given(segments, segments)
def test_it_does_not_matter_who_comes_first(a: list[Span], b: list[Span]) -> None:
    one, other = disagreement([a, b], 100), disagreement([b, a], 100)
    assert one.observed == pytest.approx(other.observed)
    assert one.expected == pytest.approx(other.expected)


@settings(deadline=None)
@given(segments, segments)
def test_reading_from_the_other_end_gives_the_same(a: list[Span], b: list[Span]) -> None:
    def turned(spans: list[Span]) -> list[Span]:
        return [Span(100 - span.end, 100 - span.start) for span in spans]

    one, other = disagreement([a, b], 100), disagreement([turned(a), turned(b)], 100)
    assert one.observed == pytest.approx(other.observed)
    assert one.alpha == pytest.approx(other.alpha)


def test_segments_placed_by_chance_agree_no_better_than_chance() -> None:
    draw = random.Random(7)

    def by_chance() -> list[Span]:
        starts = sorted(draw.sample(range(0, 20_000, 40), 120))
        return [Span(start, start + draw.randint(5, 40)) for start in starts]

    alphas = [disagreement([by_chance(), by_chance()], 20_040).alpha or 0.0 for _ in range(20)]
    assert abs(sum(alphas) / len(alphas)) < 0.05


def test_two_segments_side_by_side_are_not_one() -> None:
    whole, halves = [Span(10, 30)], [Span(10, 20), Span(20, 30)]
    assert (disagreement([whole, halves], 100).alpha or 0) < 1


def test_it_is_undefined_where_nobody_marked_anything() -> None:
    assert disagreement([[], []], 100).alpha is None
    assert pooled_alpha([]) is None


def test_a_segment_beyond_the_text_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="outside"):
        disagreement([[Span(90, 110)], []], 100)


@settings(deadline=None)
@given(segments, segments, segments)
def test_a_text_that_is_drawn_twice_counts_as_two_texts(
    a: list[Span], b: list[Span], c: list[Span]
) -> None:
    drawn = Sections([[a, b], [c, a], [b, b]], [100, 120, 100])
    twice = Sections([[a, b], [c, a], [c, a]], [100, 120, 120]).disagreement()
    observed, expected = drawn.sampled(np.array([[1.0, 2.0, 0.0]]))
    assert observed[0] == pytest.approx(twice.observed)
    assert expected[0] == pytest.approx(twice.expected)


@settings(deadline=None)
@given(segments, segments, segments)
def test_what_three_coders_disagree_in_is_the_mean_of_their_pairs(
    a: list[Span], b: list[Span], c: list[Span]
) -> None:
    pairs = [disagreement([*pair], 100).observed for pair in ((a, b), (a, c), (b, c))]
    assert disagreement([a, b, c], 100).observed == pytest.approx(sum(pairs) / 3)


def test_no_texts_are_undefined_and_one_coder_is_a_mistake() -> None:
    assert Sections([], []).disagreement() == Disagreement(0, 0, 0)
    with pytest.raises(ValueError, match="two coders"):
        disagreement([[Span(1, 2)]], 10)
