import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.statistics.coefficients.alpha import Level, krippendorff_alpha
from tests.support.judgments.published_figures import KRIPPENDORFF_15, KRIPPENDORFF_2011

LEVELS: tuple[Level, ...] = ("nominal", "ordinal", "interval", "ratio")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (KRIPPENDORFF_2011, (0.743, 0.815, 0.849, 0.797)),
        (KRIPPENDORFF_15, (0.691, 0.807, 0.811, None)),
    ],
)
def test_alpha_is_the_published_one_at_each_level(data, expected):
    units, values, _ = data
    for level, published in zip(LEVELS, expected, strict=True):
        if published is not None:
            found = krippendorff_alpha(units, values, level)
            assert found.value == pytest.approx(published, abs=5e-4), level


def test_units_with_one_rating_do_not_count():
    units, values, _ = KRIPPENDORFF_2011
    assert krippendorff_alpha(units, values, "nominal").n == 11  # the twelfth has one rating


def test_constant_ratings_have_no_alpha_and_say_so():
    found = krippendorff_alpha([1, 1, 2, 2], [4, 4, 4, 4], "ordinal")
    assert found.value is None
    assert "all ratings are 4" in found.explained


def test_one_rater_has_no_alpha_and_is_told_why():
    found = krippendorff_alpha([1, 2, 3], [1, 2, 3], "nominal")
    assert found.value is None
    assert found.n == 0
    assert "two raters" in found.explained


def test_words_get_their_order_from_the_caller():
    units = [1, 1, 2, 2, 3, 3]
    near = krippendorff_alpha(
        units, ["A", "tie", "B", "B", "A", "A"], "ordinal", order=["A", "tie", "B"]
    )
    far = krippendorff_alpha(
        units, ["A", "B", "B", "B", "A", "A"], "ordinal", order=["A", "tie", "B"]
    )
    assert near.value is not None and far.value is not None
    assert near.value > far.value


def test_a_value_outside_the_order_is_refused():
    with pytest.raises(ValueError, match="maybe"):
        krippendorff_alpha([1, 1], ["yes", "maybe"], "ordinal", order=["no", "yes"])


def test_the_interval_holds_alpha_and_shrinks_with_more_units():
    rng = np.random.default_rng(3)

    def width(n: int) -> float:
        quality = rng.integers(1, 6, n)
        units = np.repeat(np.arange(n), 3)
        noise = rng.integers(-1, 2, 3 * n)
        values = np.clip(np.repeat(quality, 3) + noise, 1, 5)
        found = krippendorff_alpha(units, values, "interval", samples=400)
        assert found.interval is not None and found.value is not None
        assert found.interval.low < found.value < found.interval.high
        return found.interval.high - found.interval.low

    assert width(400) < width(25)


@given(
    st.lists(st.tuples(st.integers(0, 6), st.integers(1, 5)), min_size=4, max_size=40),
    st.sampled_from(["nominal", "ordinal", "interval"]),
    st.randoms(),
)
def test_alpha_does_not_depend_on_the_order_of_ratings_and_is_at_most_one(ratings, level, random):
    shuffled = ratings.copy()
    random.shuffle(shuffled)
    first, second = (
        krippendorff_alpha([u for u, _ in r], [v for _, v in r], level) for r in (ratings, shuffled)
    )
    assert (first.value is None) == (second.value is None)
    if first.value is not None and second.value is not None:
        assert first.value == pytest.approx(second.value)
        assert first.value <= 1 + 1e-12


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(1, 5)), min_size=4, max_size=30))
def test_the_interval_level_ignores_shift_and_unit(ratings):
    units = [u for u, _ in ratings]
    plain = krippendorff_alpha(units, [v for _, v in ratings], "interval")
    moved = krippendorff_alpha(units, [7 * v - 3 for _, v in ratings], "interval")
    assert (plain.value is None) == (moved.value is None)
    if plain.value is not None:
        assert plain.value == pytest.approx(moved.value)
