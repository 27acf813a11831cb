"""Pairs of criteria that raters distinguish, and duplicates."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons import distinct_criteria as criteria_module
from labeval.analysis.comparisons.distinct_criteria import (
    ALL_ALIKE,
    NO_AGREEMENT,
    ONE_RATER,
    Pair,
    difference_by_text,
    distinct_criteria,
    shared_correlation,
)
from labeval.analysis.points.rated import rated_by_method
from tests.support.judgments.judged_frames import judged

DUPLICATE = ("c0", "copy")


@dataclass(frozen=True)
class Crowd:
    """Raters who rate texts under criteria of which the last repeats the first."""

    raters: int = 10
    texts: int = 20
    criteria: int = 3
    apart: float = 0.5
    """Standard deviation of what is special to a criterion; all share one of 0.6."""

    def ratings(self, rng: np.random.Generator) -> np.ndarray:
        """(raters, texts, criteria + 1) on five points."""
        n, t, k = self.raters, self.texts, self.criteria
        special = rng.normal(0, self.apart, (1, t, k))
        special = np.concatenate([special, special[:, :, :1]], axis=2)
        found = 3 + rng.normal(0, 0.6, (1, t, 1)) + special
        found = found + rng.normal(0, 0.4, (n, 1, 1)) + rng.normal(0, 0.2, (n, 1, k + 1))
        impression = rng.normal(0, 0.4, (n, t, 1))
        return np.clip(np.rint(found + impression + rng.normal(0, 0.6, found.shape)), 1, 5)


def frame(ratings: np.ndarray, keep: np.ndarray | None = None):
    n, t, k = ratings.shape
    names = [*(f"c{i}" for i in range(k - 1)), "copy"]
    return judged(
        "dqe",
        *(
            (f"r{r}", names[c], f"t{u}", str(int(ratings[r, u, c])))
            for r in range(n)
            for u in range(t)
            for c in range(k)
            if keep is None or keep[r, u]
        ),
    )


def pairs(table, **options):
    found = distinct_criteria(list(rated_by_method(table)), **options)
    return {(row["a"], row["b"]): row for _, row in found.iterrows()}


@pytest.mark.slow
def test_a_planted_duplicate_is_found_in_nine_of_ten_studies_and_no_other_pair():
    rng, found, false, missed = np.random.default_rng(5), 0, 0, 0
    studies = 60
    for _ in range(studies):
        by_pair = pairs(frame(Crowd(criteria=2).ratings(rng)))
        found += by_pair[DUPLICATE]["distinct"] == "no"
        missed += by_pair[DUPLICATE]["distinct"] == "yes"
        false += by_pair["c0", "c1"]["distinct"] == "no"
    assert found >= 0.9 * studies
    assert false == 0
    assert missed <= 8  # five of a hundred are expected; of 60 more than 8 come once in 300 times


def test_the_p_of_a_duplicate_is_as_small_as_by_chance_also_where_ratings_are_missing():
    rng = np.random.default_rng(6)
    p = []
    for _ in range(400):
        ratings = Crowd(raters=8, texts=8, criteria=1).ratings(rng)
        kept = rng.random((8, 8)) < 0.7
        kept[:, 0] = kept[0] = True
        raters, texts = np.nonzero(kept)
        a, b = (centred(ratings[kept][:, c], raters) for c in (0, 1))
        p.append(difference_by_text(Pair(raters, texts, a, b)))
    assert 0.02 < np.mean([one < 0.05 for one in p]) < 0.08  # 3 standard errors of 400


def centred(values, rater):
    return values - (np.bincount(rater, weights=values) / np.bincount(rater))[rater]


@pytest.mark.parametrize("kept", [1.0, 0.7])
def test_the_f_test_is_that_of_least_squares_with_a_column_each(kept):
    from scipy.stats import f

    rng = np.random.default_rng(7)
    raters, texts = np.nonzero(rng.random((6, 9)) < kept)
    values = rng.normal(size=len(raters)) + 0.4 * texts
    pair = Pair(raters, texts, centred(values, raters), np.zeros(len(values)))
    of_rater, of_text = np.eye(6)[raters], np.eye(9)[texts]

    def left(design):
        fitted, _, rank, _ = np.linalg.lstsq(design, values, rcond=None)
        return float(((values - design @ fitted) ** 2).sum()), int(rank)

    (small, rank), (large, fewer) = left(np.hstack([of_rater, of_text])), left(of_rater)
    remaining = len(values) - rank
    expected = f.sf((large - small) / (rank - fewer) / (small / remaining), rank - fewer, remaining)
    assert difference_by_text(pair) == pytest.approx(expected, rel=1e-9)


def test_the_correlation_between_raters_is_that_of_all_pairs_of_two_raters():
    rng = np.random.default_rng(8)
    ratings = Crowd(raters=5, texts=6, criteria=1).ratings(rng)
    x, y = (ratings[:, :, c] - ratings[:, :, c].mean(1, keepdims=True) for c in (0, 1))

    def shared(a, b, raters):
        return sum(float(a[r] @ b[s]) for r in raters for s in raters if r != s)

    def corrected(raters):
        one = shared(x, x, raters) * shared(y, y, raters)
        return shared(x, y, raters) / one**0.5

    found = shared_correlation(
        Pair(*np.divmod(np.arange(30), 6), x.ravel(), y.ravel()),
    )
    assert found is not None
    assert found.value == pytest.approx(corrected(range(5)))
    without = np.array([corrected([r for r in range(5) if r != out]) for out in range(5)])
    deviation = (4 / 5 * ((without - without.mean()) ** 2).sum()) ** 0.5
    assert found.high - found.value == pytest.approx(2.776445 * deviation)


def test_where_less_is_better_the_other_way_round_is_the_same():
    ratings = Crowd().ratings(np.random.default_rng(9))
    turned = ratings.copy()
    turned[:, :, -1] = 6 - turned[:, :, -1]
    plain = pairs(frame(ratings))[DUPLICATE]
    found = pairs(frame(turned), lower_is_better=frozenset({"copy"}))[DUPLICATE]
    assert found["correlation"] == pytest.approx(plain["correlation"])
    assert found["p"] == pytest.approx(plain["p"])
    assert pairs(frame(turned))[DUPLICATE]["correlation"] < 0


def test_what_cannot_be_said_has_a_reason():
    rng = np.random.default_rng(10)
    two = pairs(frame(Crowd(raters=2, texts=4).ratings(rng)))[DUPLICATE]
    assert (two["distinct"], two["reason"]) == ("", ONE_RATER)
    ratings = Crowd(raters=4, texts=5).ratings(rng)
    ratings[:, :, -1] = 3
    assert pairs(frame(ratings))[DUPLICATE]["reason"] == ALL_ALIKE
    noise = rng.integers(1, 6, (4, 6, 2))
    noise[::2, :, 1], noise[1::2, :, 1] = noise[::2, :, 0], 6 - noise[1::2, :, 0]
    found = pairs(frame(noise))[DUPLICATE]
    assert found["distinct"] != "no"
    assert found["reason"] in {"", NO_AGREEMENT}


def test_what_raters_share_but_for_rounding_is_nothing():
    """Whether rounding leaves a little more or less than nothing depends on the processor."""
    rater = np.repeat(np.arange(3), 4)
    unit = np.tile(np.arange(4), 3)
    a = np.tile([1.0, -1.0, 1.0, -1.0], 3)
    # Without the third rater the others share 0.1 + 0.2 − 0.3, which floats make 5.6e-17.
    b = np.array([0.1 + 0.2, -0.3, 0, 0, 1, 1, 1, -3, 1, -0.5, 0, -1])
    assert b[:4] @ b[4:8] > 0
    assert shared_correlation(Pair(rater, unit, a, b)) is None
    assert shared_correlation(Pair(rater, unit, a, a)) is not None


def test_a_correlation_above_one_is_explained():
    """Where raters differ much, the correction for it overshoots as often as it falls short."""
    found = [
        distinct_criteria(rated_by_method(frame(Crowd(raters=4, texts=8).ratings(rng))))
        for rng in map(np.random.default_rng, range(4))
    ]
    rows = pd.concat(found)
    above = rows["ci_high"] > 1 + 1e-9
    assert above.any() and (~above & rows["correlation"].notna()).any()
    explained = rows["reason"].str.contains("read what is above 1 as 1")
    assert (explained == above).all()


def test_as_many_raters_or_texts_as_are_allowed_are_compared_and_more_say_why(monkeypatch):
    rng = np.random.default_rng(3)
    rater, unit = (each.ravel() for each in np.indices((4, 6)))
    pair = Pair(rater, unit, rng.normal(size=24), rng.normal(size=24))
    known = difference_by_text(pair)
    assert isinstance(known, float)
    monkeypatch.setattr(criteria_module, "_MOST_EFFECTS", 4)
    assert difference_by_text(pair) == known
    monkeypatch.setattr(criteria_module, "_MOST_EFFECTS", 3)
    assert difference_by_text(pair) == criteria_module.TOO_MANY


def test_nothing_is_said_of_texts_that_other_raters_rated():
    """Two groups of raters with texts of their own: between them criteria differ, but so do the
    raters, whose means are taken away. Within each the second criterion repeats the first."""
    ratings = Crowd(texts=40, criteria=1).ratings(np.random.default_rng(3))
    whole = distinct_criteria(rated_by_method(frame(ratings)))
    assert whole["distinct"].tolist() == ["no"]
    own = np.arange(10)[:, None] % 2 == np.arange(40) % 2
    ratings[:, 1::2, 1] = np.clip(ratings[:, 1::2, 1] + 1, 1, 5)
    row = distinct_criteria(rated_by_method(frame(ratings, own))).iloc[0]
    assert row["correlation"] > 0.8 and row["distinct"] == ""
    assert "2 groups that have rated no text in common" in row["reason"]


@pytest.mark.parametrize("lower", [frozenset(), frozenset({"c1", "copy"})], ids=["", "turned"])
def test_pairs_in_the_same_cells_are_what_each_pair_is_alone(lower):
    """Of the first three criteria cells are shared, of the last one a text is missing."""
    judgments = frame(Crowd(raters=7, texts=12).ratings(np.random.default_rng(8)))
    missing = (judgments["criterion"] == "copy") & (judgments["items"] == "t3")
    judgments = judgments[~missing]
    together = distinct_criteria([*rated_by_method(judgments)], lower_is_better=lower)
    alone = [
        distinct_criteria(
            [*rated_by_method(judgments[judgments["criterion"].isin([row.a, row.b])])],
            lower_is_better=lower,
        )
        for row in together.itertuples()
    ]
    figures = [name for name in together if name not in ("p_adjusted", "test", "distinct")]
    pd.testing.assert_frame_equal(together[figures], pd.concat(alone, ignore_index=True)[figures])
