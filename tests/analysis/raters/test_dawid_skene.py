"""Dawid and Skene's model and MACE on a simulated crowd with spammers, against other software."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.competence import competence
from labeval.analysis.raters.confusions import COLUMNS, confusions, method_confusions
from labeval.analysis.raters.dawid_skene import dawid_skene
from tests.support.judgments.judged_frames import judged

CASES = Path(__file__).parents[2] / "support" / "reference_cases"
EXPECTED = json.loads((CASES / "crowd.json").read_text(encoding="utf-8"))
CROWD = pd.read_csv(CASES / "crowd.csv", dtype=str)
RATERS, RATER = np.unique(CROWD["worker"], return_inverse=True)
UNITS, UNIT = np.unique(CROWD["task"], return_inverse=True)
LABELS, LABEL = np.unique(CROWD["label"], return_inverse=True)


@pytest.fixture(scope="module")
def fit():
    return dawid_skene(RATER, UNIT, LABEL, len(LABELS))


def test_posteriors_accuracies_and_likelihood_are_those_of_other_software(fit):
    expected = EXPECTED["dawid_skene"]
    posterior = np.array([expected["posterior"][unit] for unit in UNITS])
    assert fit.settled
    assert np.abs(fit.posterior - posterior).max() < 1e-5
    accuracy = [expected["accuracy"][rater] for rater in RATERS]
    assert fit.accuracy == pytest.approx(np.array(accuracy), abs=1e-6)
    assert fit.log_likelihood == pytest.approx(expected["log_likelihood"], abs=1e-6)
    spammer = fit.given[RATERS.tolist().index("w12")]
    assert spammer == pytest.approx(np.array(expected["given_of_w12"]), abs=1e-6)


def test_competences_are_those_of_the_published_model():
    """Posterior means here, exponentials of mean logarithms there."""
    found = competence(RATER, UNIT, LABEL, labels=len(LABELS))
    expected = np.array([EXPECTED["mace"]["competence"][rater] for rater in RATERS])
    assert found.best.raters == pytest.approx(expected, abs=0.01)
    assert (found.high - found.low).max() < 0.005


def test_the_order_of_names_changes_nothing():
    """In crowd-kit 1.4.2 it does: habits are in the order of names, all else in that of rows."""
    turned = np.argsort(-LABEL, kind="stable")
    first = competence(RATER, UNIT, LABEL, labels=3).best.raters
    other = competence(RATER[turned], UNIT[turned], 2 - LABEL[turned], labels=3).best.raters
    assert other == pytest.approx(first, abs=0.005)


def test_scales_of_their_own_do_not_make_guesses_less_likely():
    """Two criteria of three labels each are no scale of six labels."""
    both = competence(
        np.r_[RATER, RATER], np.r_[UNIT, UNIT + len(UNITS)], np.r_[LABEL, LABEL + 3], labels=3
    )
    one = competence(
        np.r_[RATER, RATER], np.r_[UNIT, UNIT + len(UNITS)], np.r_[LABEL, LABEL], labels=3
    )
    assert np.abs(both.best.raters - one.best.raters).max() < 0.06


def test_the_table_has_each_raters_confusions():
    rows = [(r, "c", u, {"a": "yes", "b": "no", "c": "dont_know"}[k])
            for u, r, k in CROWD[["task", "worker", "label"]].itertuples(index=False)]  # fmt: skip
    rated = list(rated_by_method(judged("aqc", *rows)))
    table = confusions(rated, {"aqc": method_confusions(rated[0])})
    assert tuple(table.columns) == COLUMNS
    sums = table.groupby(["rater", "label"])["share"].sum()
    assert sums.to_numpy() == pytest.approx(np.ones(len(sums)))
    units = table.groupby("rater")["n"].sum() / len(LABELS)
    assert units.to_numpy() == pytest.approx(np.bincount(RATER))


def test_numbers_have_a_reason_in_place_of_confusions():
    rated = list(rated_by_method(judged("dqe", ("r1", "c", "t1", "4"), ("r2", "c", "t1", "5"))))
    (row,) = confusions(rated, {}).to_dict("records")
    assert "numbers" in row["reason"]


def test_raters_without_a_text_in_common_have_a_reason():
    rated = list(rated_by_method(judged("aqc", ("r1", "c", "t1", "yes"), ("r2", "c", "t2", "no"))))
    (row,) = confusions(rated, {"aqc": method_confusions(rated[0])}).to_dict("records")
    assert "two raters" in row["reason"]


def test_ten_ratings_are_enough_for_two_shares_and_nine_are_few():
    rows = [(r, "c", f"t{n}", "yes" if n % 3 else "no") for n in range(10) for r in ("r1", "r2")]
    rated = list(rated_by_method(judged("aqc", *rows[:-1])))
    table = confusions(rated, {"aqc": method_confusions(rated[0])}).set_index("rater")
    assert set(table.loc["r1", "reason"]) == {""}
    assert set(table.loc["r2", "reason"]) == {
        "9 ratings are few for 2 shares: what MACE finds is steadier"
    }
