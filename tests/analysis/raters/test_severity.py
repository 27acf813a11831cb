"""The table of severity: its figures, and the reasons where there are none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.comparisons.ordinal import ordinal_differences
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.raters import severity as module
from labeval.analysis.raters.severity import COLUMNS, severity
from tests.support.judgments.judged_frames import NO_FACTS, facts, judged

TABLE = pd.read_csv(
    Path(__file__).parents[2] / "support" / "reference_cases" / "facets.csv", dtype=str
)
ROWS = [(row.rater, row.criterion, row.text, row.rating) for row in TABLE.itertuples()]
SCALED = facts({}, scales={"total": ("c1", "c2", "c3")})
FIRST = [row for row in ROWS if int(row[2][1:]) <= 30]


def test_criteria_of_a_scale_are_a_facet_of_one_model():
    found = severity(judged("dqe", *ROWS), SCALED)
    assert list(found.columns) == list(COLUMNS)
    assert found.groupby("facet").size().to_dict() == {
        "criterion": 3,
        "rater": 5,
        "text": 90,
        "threshold": 3,
    }
    raters = found[found["facet"] == "rater"].set_index("rater")
    assert raters.loc["r5", "value"] == pytest.approx(0.7065, abs=1e-3)  # as R's eRm finds
    assert raters["fair_mean"].is_monotonic_decreasing and (raters["n"] == 270).all()
    assert (found["scale"] == "total").all() and (found["reason"] == "").all()
    assert set(found[found["facet"] == "criterion"]["criterion"]) == {"c1", "c2", "c3"}
    assert list(found[found["facet"] == "threshold"]["category"]) == ["1", "2", "3"]
    texts = found[found["facet"] == "text"]
    assert texts["fair_mean"].between(0, 3).all()
    # Everybody rated everything, so that fair averages are in the order of the plain ones.
    assert texts["fair_mean"].corr(texts["mean"], method="spearman") == pytest.approx(1, abs=1e-6)


def test_criteria_apart_have_a_model_each_and_less_being_better_turns_it():
    plain = severity(judged("dqe", *FIRST), NO_FACTS)
    assert set(plain["criterion"]) == {"c1", "c2", "c3"}
    upside = [(r, c, t, str(3 - int(v))) for r, c, t, v in FIRST]
    turned = severity(judged("dqe", *upside), facts({}, lower=frozenset({"c1", "c2", "c3"})))
    assert turned["value"].to_numpy() == pytest.approx(plain["value"].to_numpy(), abs=1e-5)


def test_shares_of_different_numbers_of_claims_are_no_scale():
    """A half of two claims counted as a step above a third of three."""
    rng = np.random.default_rng(2)
    rows = [
        (f"r{r}", "c", f"{s}{q}", ",".join(rng.choice(["supported", "not_in_source"], claims)))
        for r in range(6)
        for q in range(6)
        for s, claims in (("A", 2), ("B", 2 + q % 2))
    ]
    even = [(r, c, t, ",".join(value.split(",")[:2])) for r, c, t, value in rows]
    known = facts({f"{s}{q}": (s, f"q{q}") for q in range(6) for s in "AB"})
    for given, is_scale in ((rows, False), (even, True)):
        judgments = judged("claims", *given)
        raters = severity(judgments, known)
        ordered = ordinal_differences(judgments, known, significance(judgments, known))
        for found, value in ((raters, "value"), (ordered, "effect")):
            assert found[value].notna().any() == is_scale
            assert found["reason"].str.contains("shares of 2 to 3 claims").all() != is_scale


def test_what_cannot_be_fitted_has_a_row_with_the_reason():
    def reason(*rows, method="dqe", known=SCALED):
        (row,) = severity(judged(method, *rows), known).to_dict("records")
        assert np.isnan(row["value"])
        return row["reason"]

    assert "two raters" in reason(*(row for row in FIRST if row[0] == "r1"))
    split = [r for r in FIRST if (r[0] in {"r1", "r2"}) == (int(r[2][1:]) <= 15)]
    assert "2 groups" in reason(*split)
    assert "more than 11 different values" in reason(
        *((r, "c1", f"t{n}", str(n % 12)) for n in range(24) for r in ("r1", "r2"))
    )
    always = [(r, c, t, "3" if r == "r1" else v) for r, c, t, v in FIRST]
    assert "no maximum" in reason(*always)
    assert reason(("r1", "c", "a|b", "a"), method="ab") == module.RELATIVE


def test_models_that_take_long_are_left_out_unless_they_are_asked_for(monkeypatch):
    monkeypatch.setattr(module, "MOST_WORK", 10.0)
    (row,) = severity(judged("dqe", *FIRST), SCALED).to_dict("records")
    assert "--models always" in row["reason"]
    assert len(severity(judged("dqe", *FIRST), SCALED, limited=False)) == 30 + 5 + 3 + 3


def test_a_threshold_counts_the_ratings_of_its_category():
    found = severity(judged("dqe", *ROWS), SCALED)
    thresholds = found[found["facet"] == "threshold"].set_index("category")["n"]
    given = TABLE["rating"].value_counts()
    assert thresholds.to_dict() == {value: given[value] for value in ("1", "2", "3")}


def test_with_three_times_the_texts_thresholds_are_known_by_the_root_of_three_better():
    def reach(rows):
        found = severity(judged("dqe", *rows), SCALED)
        of = found[found["facet"] == "threshold"]
        return ((of["ci_high"] - of["ci_low"]) / 2).mean()

    assert reach(FIRST) / reach(ROWS) == pytest.approx(3**0.5, rel=0.15)
