import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.analysis.comparisons.mixed_means import (
    COLUMNS,
    NONE_WHOLE,
    PARTLY_RATED,
    mixed_means,
)
from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS as JUDGMENTS
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.statistics.mixed_model import NoFit, mixed_model
from tests.support.judgments.judged_frames import judged as judged_by

pytestmark = pytest.mark.slow

NAMES = list(JUDGMENTS)
SYSTEMS, QUESTIONS, RATERS = "abc", 8, 10
FACTS = StudyFacts(
    systems={f"{s}-{q}": s for s in SYSTEMS for q in range(QUESTIONS)},
    questions={f"{s}-{q}": f"q{q}" for s in SYSTEMS for q in range(QUESTIONS)},
    scales={TOTAL: ("c0", "c1")},
    lower_is_better=frozenset(),
    ideals={},
)
DYESTUFF = (
    *(1545, 1440, 1440, 1520, 1580),
    *(1540, 1555, 1490, 1560, 1495),
    *(1595, 1550, 1605, 1510, 1560),
    *(1445, 1440, 1595, 1465, 1545),
    *(1595, 1630, 1515, 1635, 1625),
    *(1520, 1455, 1450, 1480, 1445),
)
"""Davies and Goldsmith (1972): yields of dyestuff, six batches with five samples each."""


def judged(rows):
    """Rows of rater, criterion, item and value as judgments."""
    made = [(r, f"s-{r}", "c", "dqe", c, item, item, str(v)) for r, c, item, v in rows]
    return judgment_frame([(*row, "1", "1", "1", "") for row in made], NAMES)


def balanced(seed=1, severe=0.0):
    """Everybody rates everything, the first rater ``severe`` points lower; two criteria."""
    rng = np.random.default_rng(seed)
    return [
        (f"r{r}", c, f"{s}-{q}", float(n + 3 + rng.integers(0, 3) + q % 3 - severe * (r == 0)))
        for r in range(RATERS)
        for q in range(QUESTIONS)
        for n, s in enumerate(SYSTEMS)
        for c in ("c0", "c1")
    ]


def rows_of(table, statistic, *, scale="", criterion="c0"):
    found = table[(table["statistic"] == statistic) & (table["scale"] == scale)]
    return found[found["criterion"] == criterion]


def test_the_dyestuff_gives_the_published_variances_mean_and_standard_error():
    """As Bates et al. (2015) print them: 1764, 2451, 1527.5 and 19.38."""
    batch = np.repeat(np.arange(6), 5)
    found = mixed_model(np.array(DYESTUFF, dtype=float), np.zeros(30, dtype=int), {"batch": batch})
    assert found.mean[0] == pytest.approx(1527.5)
    assert found.variance["batch"] == pytest.approx(1764.05, abs=0.01)
    assert found.residual == pytest.approx(2451.25, abs=0.01)
    assert found.covariance[0, 0] ** 0.5 == pytest.approx(19.383, abs=0.001)


@pytest.mark.parametrize("seed", range(3))
def test_crossed_and_balanced_variances_are_those_of_the_analysis_of_variance(seed):
    rng = np.random.default_rng(seed)
    y = rng.normal(0, 2, (12, 1, 1)) + rng.normal(0, 1.5, (1, 9, 1)) + rng.normal(0, 1, (12, 9, 3))
    y = y + np.array([0.0, 0.5, 1.0])
    rater, question, system = np.indices(y.shape).reshape(3, -1)
    found = mixed_model(y.ravel(), system, {"rater": rater, "question": question})
    of_rater = 9 * 3 * y.mean(axis=(1, 2)).var(ddof=1)
    of_question = 12 * 3 * y.mean(axis=(0, 2)).var(ddof=1)
    left = y.mean() * 2 + y
    for axes in ((1, 2), (0, 2), (0, 1)):
        left = left - y.mean(axis=axes, keepdims=True)
    residual = (left**2).sum() / (y.size - 12 - 9 - 3 + 2)
    assert found.residual == pytest.approx(residual, rel=1e-3)
    assert found.variance["rater"] == pytest.approx((of_rater - residual) / 27, rel=1e-3)
    assert found.variance["question"] == pytest.approx((of_question - residual) / 36, rel=1e-3)
    spread = found.difference(1, 0)[1]
    assert spread == pytest.approx((2 * residual / (12 * 9)) ** 0.5, rel=1e-3)


def test_in_a_balanced_design_the_estimates_are_the_plain_means():
    rows = balanced()
    table = mixed_means(judged(rows), FACTS)
    assert tuple(table.columns) == COLUMNS
    for scale, criterion in (("", "c0"), ("", "c1"), (TOTAL, "")):
        means = rows_of(table, "mean", scale=scale, criterion=criterion).set_index("id")["value"]
        for system in SYSTEMS:
            plain = [v for _, c, i, v in rows if i[0] == system and criterion in ("", c)]
            assert means[system] == pytest.approx(np.mean(plain), abs=1e-9)


@given(st.integers(0, 50), st.floats(-20, 20))
def test_differences_do_not_depend_on_where_the_scale_begins(seed, shift):
    rng = np.random.default_rng(seed)
    value, system = rng.normal(0, 1, 120), np.arange(120) % 3
    parts = {"rater": np.arange(120) % 8, "text": np.arange(120) // 3 % 20}
    one, other = mixed_model(value, system, parts), mixed_model(value + shift, system, parts)
    assert one.difference(0, 2) == pytest.approx(other.difference(0, 2), abs=1e-4)


def test_a_severe_rater_who_saw_more_of_one_system_is_no_fault_of_that_system():
    kept = [r for r in balanced(severe=4.0) if r[0] != "r0" or r[2][0] == "c" or r[2] < "a-2"]
    fair = [row for row in kept if row[0] != "r0"]
    plain = {s: np.mean([v for _, _, i, v in kept if i[0] == s]) for s in SYSTEMS}
    just = {s: np.mean([v for _, _, i, v in fair if i[0] == s]) for s in SYSTEMS}
    found = mixed_means(judged(kept), FACTS)
    mean = rows_of(found, "mean", scale=TOTAL, criterion="").set_index("id")["value"]
    wanted = just["a"] - just["c"]
    assert abs(mean["a"] - mean["c"] - wanted) < abs(plain["a"] - plain["c"] - wanted) / 3


@pytest.mark.parametrize(
    ("method", "values", "least", "most"),
    [
        ("claims", ("contradicted", "supported"), 0, 1),
        ("rewrite", ("0/9", "0/9", "4/9"), -np.inf, 0),
    ],
)
def test_an_interval_ends_where_no_mean_can_be_and_says_so(method, values, least, most):
    """Of few texts that differ much, the model's own interval goes far beyond."""
    rng = np.random.default_rng(1)
    rows = [
        (f"r{r}", "c0", f"{s}-{t}", str(rng.choice(values[: 1 + (t % 3 > 1) * len(values)])))
        for r in range(8)
        for s in SYSTEMS
        for t in range(3)
    ]
    table = mixed_means(judged_by(method, *rows), FACTS)
    of_systems = table[table["id"] != ""]
    assert of_systems["value"].notna().all()
    assert (of_systems["ci_low"] >= least).all() and (of_systems["ci_high"] <= most).all()
    at_end = of_systems["ci_low"].eq(least) | of_systems["ci_high"].eq(most)
    assert at_end.any()
    assert of_systems["reason"].str.contains("it is cut there").eq(at_end).all()


def test_too_few_raters_are_refused_and_said():
    few = [row for row in balanced() if row[0] in {"r0", "r1", "r2", "r3"}]
    table = mixed_means(judged(few), FACTS)
    assert table["value"].isna().all()
    assert "raters: 4; it takes" in table["reason"].iloc[0]
    assert (table["n"] > 0).all()


def test_a_single_rater_is_refused_and_said():
    table = mixed_means(judged([row for row in balanced() if row[0] == "r0"]), FACTS)
    assert "raters: 1; it takes" in table["reason"].iloc[0]


def test_ratings_that_are_all_the_same_are_refused_and_said():
    table = mixed_means(judged([(*row[:3], 3.0) for row in balanced()]), FACTS)
    assert table["value"].isna().all() and (table["reason"] != "").all()
    with pytest.raises(NoFit):
        mixed_model(np.full(9, 2.0), np.arange(9) % 3, {"rater": np.arange(9) // 3})


def test_over_several_criteria_texts_count_that_a_rater_rated_by_all_of_them():
    """Half of b's texts lack the criterion with points three higher, and no more is b for it."""
    rows = [(r, c, i, v + 3 * (c == "c1")) for r, c, i, v in balanced()]
    lacks = ("c1", {f"b-{q}" for q in range(4)})
    kept = [row for row in rows if not (row[1] == lacks[0] and row[2] in lacks[1])]
    whole = [row for row in rows if row[2] not in lacks[1]]
    found = rows_of(mixed_means(judged(kept), FACTS), "mean", scale=TOTAL, criterion="")
    wanted = rows_of(mixed_means(judged(whole), FACTS), "mean", scale=TOTAL, criterion="")
    assert found["value"].tolist() == pytest.approx(wanted["value"].tolist(), abs=1e-9)
    assert set(found["reason"]) == {PARTLY_RATED.format(n=4 * RATERS)}


def test_systems_of_which_one_lacks_a_criterion_have_the_reason():
    rows = [row for row in balanced() if row[2][0] != "c" and (row[1], row[2][0]) != ("c1", "b")]
    table = mixed_means(judged(rows), FACTS)
    assert table[table["scale"] == TOTAL]["reason"].tolist() == [NONE_WHOLE]


def test_a_study_of_one_system_has_no_rows():
    assert mixed_means(judged([r for r in balanced() if r[2][0] == "a"]), FACTS).empty


def test_what_raters_like_is_a_variance_of_its_own():
    """Otherwise it goes into the residual, and the means look surer than they are."""
    rng = np.random.default_rng(4)
    y = (
        rng.normal(0, 1, (30, 1, 1))
        + rng.normal(0, 0.8, (30, 1, 3))
        + rng.normal(0, 0.5, (30, 8, 3))
    )
    rows = [
        (f"r{r}", "c0", f"{SYSTEMS[s]}-{q}", float(y[r, q, s])) for r, q, s in np.ndindex(y.shape)
    ]
    table = mixed_means(judged(rows), FACTS)
    (liking,) = rows_of(table, "variance_rater_system")["value"]
    (left,) = rows_of(table, "variance_left")["value"]
    assert liking == pytest.approx(0.64, rel=0.35) and left == pytest.approx(0.25, rel=0.15)
    assert set(table["how"]) == {
        "mixed model; raters, their likings, questions and texts drawn at random"
    }
    assert (rows_of(table, "variance_rater_system")["n"] == 90).all()


def test_intervals_of_means_hold_the_truth_in_nineteen_of_twenty_studies():
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(40):
        text = rng.normal(0, 0.5, (QUESTIONS, 2)) + rng.normal(0, 0.5, (QUESTIONS, 1))
        liking = rng.normal(0, 1, (RATERS, 1, 1)) + rng.normal(0, 0.5, (RATERS, 1, 2))
        y = liking + text + rng.normal(0, 0.5, (RATERS, QUESTIONS, 2))
        rows = [
            (f"r{r}", "c0", f"{'ab'[s]}-{q}", float(y[r, q, s])) for r, q, s in np.ndindex(y.shape)
        ]
        found = rows_of(mixed_means(judged(rows), FACTS), "mean").iloc[0]
        held += found["ci_low"] <= 0 <= found["ci_high"]
    assert held >= 34


def test_what_would_take_too_long_is_left_out_and_said(monkeypatch):
    from labeval.analysis.comparisons import mixed_means as module

    whole = judged(balanced())
    monkeypatch.setattr(module, "MOST_WORK", 2e4)
    table = mixed_means(whole, FACTS)
    assert "variance_rater_system" not in set(table["statistic"])
    assert table["reason"].str.contains("left out: too many").all()
    monkeypatch.setattr(module, "MOST_WORK", 1e2)
    assert mixed_means(whole, FACTS)["reason"].str.contains("too many for this model").all()


def _crossed(of_cell):
    """Six raters of two systems' answers to six questions, and ``of_cell`` of rater and text."""
    rater, text = np.divmod(np.arange(72), 12)
    system = text % 2
    parts = {"rater": rater, "liking": rater * 2 + system, "question": text // 2, "text": text}
    value = of_cell(rater, text, system).astype(float)
    return value, system, parts


def test_parts_whose_means_are_all_the_same_have_no_variance():
    equal = _crossed(lambda r, t, s: np.where(s == 1, (r + t) % 3, 5 * (r == 1)))
    found = mixed_model(*equal)
    assert found.variance["text"] == found.variance["question"] == 0
    assert found.residual == pytest.approx(0.4)  # 24 squares over 72 values less 12 likings


def test_ratings_that_raters_and_systems_explain_whole_have_no_fit():
    with pytest.raises(NoFit):
        mixed_model(*_crossed(lambda r, t, s: np.where(s == 1, 10 * r, 100 - 5 * (r % 2))))
