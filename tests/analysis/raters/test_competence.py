import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.raters import competence as module
from labeval.analysis.raters.competence import Mace, competence


def simulated(raters=40, units=300, labels=3, each=60, seed=0):
    """Raters of known competence, who guess where they do not know."""
    rng = np.random.default_rng(seed)
    true = rng.integers(0, labels, units)
    known = rng.beta(2, 1, raters)
    rater = np.repeat(np.arange(raters), each)
    unit = np.concatenate([rng.choice(units, each, replace=False) for _ in range(raters)])
    knows = rng.random(len(rater)) < known[rater]
    label = np.where(knows, true[unit], rng.integers(0, labels, len(rater)))
    return rater, unit, label, true, known


def test_competence_is_near_the_share_that_was_known():
    rater, unit, label, _, known = simulated()
    found = competence(rater, unit, label, labels=3).best.raters
    assert np.corrcoef(found, known)[0, 1] > 0.9
    assert np.abs(found - known).mean() < 0.1


def test_the_weighted_majority_is_right_more_often_than_a_plain_one():
    rater, unit, label, true, _ = simulated(raters=30, each=50, seed=3)
    fit = Mace(rater, unit, label, 3).fit()
    best: dict[int, tuple[float, int]] = {}
    for chance, u, k in zip(fit.posterior, fit.unit, fit.label, strict=True):
        best[u] = max(best.get(u, (0.0, -1)), (chance, k))
    weighted = np.mean([true[u] == k for u, (_, k) in best.items()])
    plain = np.mean([true[u] == np.bincount(label[unit == u]).argmax() for u in best])
    assert weighted > plain


def test_who_always_gives_the_same_answer_is_not_trusted():
    rater, unit, label, _, _ = simulated(raters=20)
    label[rater == 7] = 0
    found = competence(rater, unit, label, labels=3).best.raters
    assert found[7] < 0.2
    assert found[7] == found.min()


def test_few_units_spread_over_seeds_more_than_many():
    few, many = (
        competence(*simulated(raters=10, units=30, each=each, seed=1)[:3], labels=3, restarts=1)
        for each in (4, 30)
    )
    assert (few.high - few.low).mean() >= (many.high - many.low).mean()


def test_the_same_seed_gives_the_same_figures():
    rater, unit, label, _, _ = simulated(raters=10)
    first, again = (competence(rater, unit, label, labels=3, seed=5) for _ in range(2))
    assert (first.best.raters == again.best.raters).all()


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 3), st.integers(0, 4), st.integers(0, 2)),
        min_size=1,
        max_size=30,
        unique_by=lambda row: row[:2],
    ),
    st.permutations(range(3)),
)
def test_competence_is_a_share_and_names_of_labels_do_not_matter(rows, names):
    rater, unit, label = (np.array(column) for column in zip(*rows, strict=True))
    fit = Mace(rater, unit, label, 3).fit(restarts=3)
    assert ((fit.raters >= 0) & (fit.raters <= 1)).all()
    assert ((fit.posterior >= 0) & (fit.posterior <= 1 + 1e-9)).all()
    for u in set(unit):
        assert fit.posterior[fit.unit == u].sum() <= 1 + 1e-9
    renamed = Mace(rater, unit, np.asarray(names)[label], 3)
    assert len(renamed.unit) == len(fit.unit)


@pytest.mark.parametrize("raters", [3, 12, 40])
def test_seeds_that_are_fitted_side_by_side_are_what_each_is_alone(raters):
    """Each ends by itself: some settle many steps before others."""
    rater, unit, label, _, _ = simulated(raters=raters, units=80, each=20, seed=raters)
    model = Mace(rater, unit, label, 3)
    for seed, found in enumerate(model.fits(range(5), restarts=4)):
        alone = model.fit(restarts=4, seed=seed)
        assert np.array_equal(found.raters, alone.raters)
        assert np.array_equal(found.posterior, alone.posterior)
        assert found.log_likelihood == alone.log_likelihood


@pytest.mark.parametrize("seed", range(3))
def test_starts_that_have_come_together_end_where_each_does_alone(seed):
    rater, unit, label, _, _ = simulated(raters=30, each=150, seed=seed)
    model = Mace(rater, unit, label, 3)
    together = model.fit(restarts=8, seed=seed)
    for alone in model.fits(range(4), restarts=1):
        assert together.raters == pytest.approx(alone.raters, abs=1e-4)
        assert together.log_likelihood == pytest.approx(alone.log_likelihood, abs=1e-3)
    found = model.spread(range(4), restarts=8)
    assert found.high == pytest.approx(found.low, abs=1e-9)
    assert found.best.raters == pytest.approx(together.raters, abs=1e-4)


def test_units_with_the_same_ratings_count_as_often_as_there_are(monkeypatch):
    """Nobody rated some of them; of those that one to three rated some have the same ratings."""
    rater, unit, label, _, _ = simulated(raters=6, units=200, each=40)
    together = Mace(rater, unit, label, 3).fit()
    monkeypatch.setattr(module, "_FEW_RATINGS", 0)
    apart = Mace(rater, unit, label, 3).fit()
    assert together.unit.tolist() == apart.unit.tolist()
    assert together.label.tolist() == apart.label.tolist()
    assert together.raters == pytest.approx(apart.raters, rel=1e-12)
    assert together.posterior == pytest.approx(apart.posterior, rel=1e-12)
    assert together.log_likelihood == pytest.approx(apart.log_likelihood, rel=1e-12)


def test_maxima_that_differ_are_not_taken_for_one():
    """Two raters who contradict each other in all: whom to trust is open, whatever the start."""
    rater, unit = np.repeat(np.arange(2), 40), np.tile(np.arange(40), 2)
    label = np.where(rater == 0, unit % 2, 1 - unit % 2)
    found = competence(rater, unit, label, labels=2, restarts=1)
    assert (found.high - found.low).min() > 0.5


def test_everybody_alike_is_trusted_alike():
    rater, unit = np.repeat(np.arange(3), 10), np.tile(np.arange(10), 3)
    label = unit % 2
    found = competence(rater, unit, label, labels=2)
    assert found.best.raters == pytest.approx([found.best.raters[0]] * 3, abs=0.02)
    assert found.best.raters[0] > 0.8
