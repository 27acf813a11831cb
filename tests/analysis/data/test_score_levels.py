import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.levels import factor_names
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.statistics.resampling import percentiles
from tests.support.judgments.judged_frames import NO_FACTS, facts, judged

ITEMS = {
    "q1a": ("small", "q1"),
    "q1b": ("large", "q1"),
    "q2a": ("small", "q2"),
    "q2b": ("large", "q2"),
}
STYLES = pd.DataFrame(
    {"style": ["list", "essay", "essay", "list"], "text": ["x", "y", "z", "w"]}, index=list(ITEMS)
).rename_axis("item")
SESSIONS = pd.DataFrame({"session": ["s-r1", "s-r2"], "group": ["experts", "crowd"]})
RATINGS = judged(
    "dqe",
    *(
        (rater, "c", item, str(value + (rater == "r1")))
        for rater in ("r1", "r2")
        for item, value in zip(ITEMS, (1, 3, 2, 4), strict=True)
    ),
)


def means(table, level):
    found = table[(table["level"] == level) & (table["statistic"] == "mean")]
    return dict(zip(found["id"], found["value"], strict=True))


@pytest.fixture(scope="module")
def table():
    plain = Resampling(samples=50)
    return scores(RATINGS, facts(ITEMS), plain, items=STYLES, sessions=SESSIONS)


def test_questions_and_factors_of_items_and_sessions_are_levels(table):
    assert means(table, "question") == {"q1": 2.5, "q2": 3.5}
    assert means(table, "item:style") == {"list": 3.0, "essay": 3.0}
    assert means(table, "session:group") == {"crowd": 2.5, "experts": 3.5}


def test_systems_are_scored_within_each_value_of_a_factor(table):
    assert means(table, "system/item:style=essay") == {"large": 3.5, "small": 2.5}
    assert means(table, "system/session:group=experts") == {"large": 4.5, "small": 2.5}


def test_a_criterion_without_texts_of_one_factor_has_its_scores_by_the_next():
    """Texts of the second question have no style, and "late" was asked about them alone."""
    items = STYLES.assign(style=["list", "essay", "", ""], length=["short", "long"] * 2)
    late = [(r, "late", item, v) for r in ("r1", "r2") for item, v in (("q2a", "2"), ("q2b", "5"))]
    early = [("r1", "early", item, "3") for item in ITEMS]
    found = scores(judged("dqe", *early, *late), facts(ITEMS), Resampling(samples=0), items=items)
    of_late = found[found["criterion"] == "late"]
    assert means(of_late, "item:length") == {"long": 5.0, "short": 2.0}
    assert not means(of_late, "item:style")


def test_long_texts_and_columns_with_a_value_an_item_are_no_factors():
    items = STYLES.assign(number=["1", "2", "3", "4"], long=["x" * 99, "y", "x" * 99, "y"])
    assert factor_names(items, SESSIONS) == ("item:style", "session:group")


def test_factors_that_are_named_are_the_only_ones():
    found = scores(
        RATINGS, facts(ITEMS), Resampling(samples=0), items=STYLES, sessions=SESSIONS, factors=()
    )
    assert set(found["level"]) == {"item", "system", "question"}


def correlated(raters=12, questions=12, seed=0):
    """Ratings in which raters are severe or mild, and questions hard or easy."""
    rng = np.random.default_rng(seed)
    severe, hard = rng.normal(0, 6, raters), rng.normal(0, 6, questions)
    rows = [
        (f"r{r}", "c", f"q{q}a", str(round(50 + severe[r] + hard[q] + rng.normal())))
        for r in range(raters)
        for q in range(questions)
    ]
    return judged("dqe", *rows), facts({f"q{q}a": ("one", f"q{q}") for q in range(questions)})


def width(resample):
    table, known = correlated()
    found = scores(table, known, Resampling(samples=400, resample=resample))
    row = found[(found["level"] == "system") & (found["statistic"] == "mean")].iloc[0]
    return row["ci_high"] - row["ci_low"], row["resampled"]


def test_drawing_raters_and_questions_is_wider_than_either_and_is_stated():
    by_rater, over = width("raters")
    assert over == "raters"
    by_question, over = width("questions")
    assert over == "questions"
    crossed, over = width("both")
    assert over == "raters and questions"
    assert crossed > 1.2 * max(by_rater, by_question)


def test_a_few_questions_are_taken_as_they_are():
    table, known = correlated(questions=4)
    found = scores(table, known, Resampling(samples=50))
    systems = found[(found["level"] == "system") & (found["statistic"] == "mean")]
    assert systems["resampled"].to_list() == ["raters"]


def test_percentiles_leave_out_samples_without_a_value():
    samples = np.array([[1.0, np.nan], [2.0, np.nan], [3.0, 5.0], [np.nan, np.nan]])
    low, high = percentiles(samples, 0.5)
    assert low[0] == pytest.approx(np.quantile([1, 2, 3], 0.25))
    assert high[0] == pytest.approx(np.quantile([1, 2, 3], 0.75))
    assert (low[1], high[1]) == (5, 5)


def test_percentiles_are_those_of_numpy():
    samples = np.random.default_rng(0).normal(size=(37, 5))
    low, high = percentiles(samples, 0.9)
    assert low == pytest.approx(np.quantile(samples, 0.05, axis=0))
    assert high == pytest.approx(np.quantile(samples, 0.95, axis=0))


def test_many_items_in_a_sparse_table_give_the_intervals_of_a_full_one():
    rng = np.random.default_rng(1)
    rows = [
        (f"r{r}", "c", f"t{rng.integers(300):03d}", str(rng.integers(1, 6))) for r in range(200)
    ]
    table = judged("dqe", *rows)
    found = scores(table, facts({f"t{n:03d}": ("s", "") for n in range(300)}), Resampling(200))
    row = found[(found["level"] == "system") & (found["statistic"] == "mean")].iloc[0]
    assert row["ci_low"] < row["value"] < row["ci_high"]
    error = table["value"].astype(float).std() / len(table) ** 0.5
    assert row["ci_high"] - row["ci_low"] == pytest.approx(2 * 1.96 * error, rel=0.25)


def test_without_samples_there_is_neither_interval_nor_a_reason_for_none():
    found = scores(RATINGS, NO_FACTS, Resampling(samples=0))
    assert found["ci_low"].isna().all()
    assert (found["reason"] == "").all()
