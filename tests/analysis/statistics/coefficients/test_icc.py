import numpy as np
import pytest
from scipy.stats import f as f_distribution

from labeval.analysis.statistics.coefficients.icc import NAMES, intraclass_correlations
from tests.support.judgments.published_figures import SHROUT_FLEISS_1979


def test_all_six_are_the_published_ones():
    found = intraclass_correlations(SHROUT_FLEISS_1979)
    values = [found[name].estimate.value for name in NAMES]
    assert values == pytest.approx([0.166, 0.290, 0.715, 0.443, 0.620, 0.909], abs=5e-4)


@pytest.mark.parametrize(
    ("name", "low", "high"), [("ICC(2,1)", 0.019, 0.761), ("ICC(3,1)", 0.342, 0.946)]
)
def test_intervals_are_the_published_ones(name, low, high):
    interval = intraclass_correlations(SHROUT_FLEISS_1979)[name].estimate.interval
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-4)


def test_the_f_test_is_the_published_one():
    found = intraclass_correlations(SHROUT_FLEISS_1979)["ICC(3,1)"]
    assert found.f == pytest.approx(11.03, abs=5e-3)
    assert found.df == (5, 15)


def test_targets_with_a_missing_rating_are_left_out_and_counted():
    table = np.array(SHROUT_FLEISS_1979, dtype=float)
    table[2, 1] = np.nan
    found = intraclass_correlations(table)
    assert found["ICC(2,1)"].dropped == 1
    assert found["ICC(2,1)"].estimate.n == 5
    assert found["ICC(1,1)"].dropped == 0  # whose raters need not be the same
    assert found["ICC(1,1)"].estimate.n == 6


def test_constant_ratings_are_undefined_with_a_reason():
    found = intraclass_correlations(np.full((4, 3), 5.0))["ICC(2,1)"].estimate
    assert found.value is None
    assert "all ratings are 5:" in found.explained


def test_one_rater_is_undefined_with_a_reason():
    found = intraclass_correlations([[1.0], [2.0], [3.0]])["ICC(2,1)"].estimate
    assert found.value is None
    assert "it takes two of each" in found.explained


def test_raters_who_agree_on_everything_have_a_correlation_of_one():
    table = np.tile(np.arange(5.0)[:, None], (1, 3))
    for name in NAMES:
        assert intraclass_correlations(table)[name].estimate.value == pytest.approx(1.0)


def as_published(table: np.ndarray) -> dict[str, tuple[float, float, float]]:
    """Value and interval of single ratings, in the letters of McGraw and Wong (1996), Table 7."""
    n, k = table.shape
    total = ((table - table.mean()) ** 2).sum()
    rows = k * ((table.mean(axis=1) - table.mean()) ** 2).sum()
    columns = n * ((table.mean(axis=0) - table.mean()) ** 2).sum()
    msr, msc, msw = rows / (n - 1), columns / (k - 1), (total - rows) / (n * (k - 1))
    mse = (total - rows - columns) / ((n - 1) * (k - 1))

    def by_ratio(within: float, freedom: int) -> tuple[float, float, float]:
        ratio = msr / within
        low = ratio / f_distribution.ppf(0.975, n - 1, freedom)
        high = ratio * f_distribution.ppf(0.975, freedom, n - 1)
        found = [(each - 1) / (each + k - 1) for each in (ratio, low, high)]
        return found[0], found[1], found[2]

    p = (msr - mse) / (msr + (k - 1) * mse + k / n * (msc - mse))
    a, b = k * p / (n * (1 - p)), 1 + k * p * (n - 1) / (n * (1 - p))
    v = (a * msc + b * mse) ** 2 / ((a * msc) ** 2 / (k - 1) + (b * mse) ** 2 / ((n - 1) * (k - 1)))
    below, above = f_distribution.ppf(0.975, n - 1, v), f_distribution.ppf(0.975, v, n - 1)
    rest = k * msc + (k * n - k - n) * mse
    ends = (
        n * (msr - below * mse) / (below * rest + n * msr),
        n * (above * msr - mse) / (rest + n * above * msr),
    )
    return {
        "ICC(1,1)": by_ratio(msw, n * (k - 1)),
        "ICC(2,1)": (p, *ends),
        "ICC(3,1)": by_ratio(mse, (n - 1) * (k - 1)),
    }


@pytest.mark.parametrize(("seed", "noise", "severity"), [(1, 0.5, 0.2), (2, 1.0, 1.0), (3, 0.2, 2)])
def test_any_table_has_the_intervals_of_the_formulas(seed, noise, severity):
    rng = np.random.default_rng(seed)
    n, k = 7 + seed, 2 + seed
    table = rng.normal(size=(n, 1)) + rng.normal(0, severity, k) + rng.normal(0, noise, (n, k))
    found = intraclass_correlations(table)
    for name, wanted in as_published(table).items():
        estimate = found[name].estimate
        assert estimate.interval is not None
        got = (estimate.value, estimate.interval.low, estimate.interval.high)
        assert got == pytest.approx(wanted, rel=1e-9)
        mean = found[name.replace(",1)", ",k)")].estimate
        stepped = [k * each / (1 + (k - 1) * each) for each in wanted]  # Spearman and Brown
        assert (mean.value, mean.interval.low, mean.interval.high) == pytest.approx(stepped)
