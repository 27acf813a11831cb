"""Comparisons apart from position and length: equal to other software, and honest without them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from scipy.stats import norm, t

from labeval.analysis.pairwise.controlled import COLUMNS, controlled
from labeval.analysis.pairwise.covariates import davidson_with, length_controlled
from labeval.analysis.statistics.mixed_model import NoFit, codes_of
from tests.support.judgments.judged_frames import facts, judged

CASES = Path(__file__).parents[1] / "support" / "reference_cases"
TABLE = pd.read_csv(CASES / "pairs.csv")
WANTED = json.loads((CASES / "pairs.json").read_text(encoding="utf-8"))
FIRST, SECOND = (TABLE[side].map("ABCD".index).to_numpy() for side in ("left", "right"))
OUTCOME = TABLE["outcome"].map({"left": 1, "right": -1, "tie": 0}).to_numpy()
BOTH = np.column_stack([np.ones(len(TABLE)), np.log(TABLE["len_left"] / TABLE["len_right"])])


def test_davidsons_model_with_covariates_is_the_most_likely_one():
    wanted = WANTED["davidson_position_length"]
    found = davidson_with(FIRST, SECOND, OUTCOME, BOTH)
    effects = [wanted[name] for name in ("position_left", "log_length_ratio", "log_nu")]
    scores = list(wanted["log_worth_first0"].values())[1:]
    assert found.value == pytest.approx([*scores, *(e["estimate"] for e in effects)], abs=1e-5)
    errors = [*list(wanted["se_first0"].values())[1:], *(e["se"] for e in effects)]
    assert np.sqrt(np.diag(found.inverse)) == pytest.approx(errors, abs=1e-5)


def test_without_ties_it_is_a_logistic_regression_with_clusters_of_raters():
    wanted, kept = WANTED["glm_bt_position_length"], OUTCOME != 0
    found = davidson_with(FIRST[kept], SECOND[kept], OUTCOME[kept], BOTH[kept])
    assert found.value == pytest.approx(wanted["params"], abs=1e-6)
    rater = codes_of(TABLE["rater"].to_numpy(str)[kept])
    sums = np.zeros((rater.max() + 1, 5))
    np.add.at(sums, rater, found.gradients)
    meat = found.inverse @ (sums.T @ sums) @ found.inverse
    n, clusters = int(kept.sum()), int(rater.max()) + 1
    small = clusters / (clusters - 1) * (n - 1) / (n - 5)  # as statsmodels corrects
    assert np.sqrt(np.diag(meat) * small) == pytest.approx(wanted["bse_cluster_rater"], abs=1e-5)


def pair_of_a_and_d() -> tuple[np.ndarray, np.ndarray]:
    here = TABLE[TABLE["left"].isin(["A", "D"]) & TABLE["right"].isin(["A", "D"])]
    a_left = (here["left"] == "A").to_numpy()
    won = np.where(here["outcome"] == "tie", 0.5, (here["outcome"] == "left") == a_left)
    longer = np.where(a_left, 1, -1) * (here["len_left"] - here["len_right"]).to_numpy()
    return won.astype(float), longer.astype(float)


def test_the_length_controlled_win_rate_is_that_of_a_logistic_regression():
    wanted = WANTED["length_controlled_A_vs_D"]
    found = length_controlled(*pair_of_a_and_d())
    assert found.value == pytest.approx([wanted["theta"], wanted["phi"]], abs=1e-6)
    assert np.sqrt(np.diag(found.inverse)) == pytest.approx(wanted["se"], abs=1e-6)


def as_judgments() -> tuple[pd.DataFrame, dict[str, int], dict[str, tuple[str, str]]]:
    """Each comparison of two texts of their lengths; the texts of a system answer a question."""
    lengths, known, rows = {}, {}, []
    for row in TABLE.itertuples():
        items = []
        for system, words in ((row.left, row.len_left), (row.right, row.len_right)):
            item = f"{system}-{row.question}-{words}"
            lengths[item], known[item] = int(words), (system, row.question)
            items.append(item)
        value = {"left": items[0], "right": items[1], "tie": "tie"}[row.outcome]
        rows.append((row.rater, "c", "|".join(items), value))
    return judged("ab", *rows), lengths, known


def test_the_table_has_leads_effects_and_win_rates():
    judgments, lengths, known = as_judgments()
    found = controlled(judgments, facts(known), lengths)
    assert list(found.columns) == list(COLUMNS)
    wanted = WANTED["davidson_position_length"]
    leads = found[found["statistic"] == "lead"].set_index("first")
    assert leads.loc["D", "value"] == pytest.approx(wanted["log_worth_first0"]["D"], abs=1e-5)
    assert leads.loc["D", "uncontrolled"] == pytest.approx(-1.5666, abs=1e-4)
    assert (leads["second"] == "A").all() and set(leads["resampled"]) == {"raters and questions"}
    effects = found.set_index("statistic")["value"]
    assert effects["position"] == pytest.approx(wanted["position_left"]["estimate"], abs=1e-5)
    assert effects["length"] == pytest.approx(wanted["log_length_ratio"]["estimate"], abs=1e-5)
    rates = found[found["statistic"] == "win_rate"].set_index(["first", "second"])
    row = rates.loc["A", "D"]
    assert row["value"] == pytest.approx(WANTED["length_controlled_A_vs_D"]["lc_win_rate"])
    assert row["uncontrolled"] == pytest.approx(0.8157894736842105)
    assert row["ci_low"] < row["value"] < row["ci_high"] < 1
    assert (row["n"], len(rates)) == (95, 6)
    assert (rates["reason"] == "").all() and not found["reason"].any()


def clustered_errors(found, cluster: np.ndarray) -> np.ndarray:
    """Standard errors by the sums of clusters, each taken by itself."""
    sums = [found.gradients[cluster == one].sum(axis=0) for one in np.unique(cluster)]
    meat = sum(np.outer(each, each) for each in sums)
    n = len(sums)
    return np.sqrt(np.diag(found.inverse @ meat @ found.inverse) * n / (n - 1))


def ends_and_p(value, error, curve) -> np.ndarray:
    reach = curve.ppf(0.975) * error
    return np.array([value, value - reach, value + reach, 2 * curve.sf(abs(value) / error)])


def test_intervals_and_p_are_those_of_students_t_over_raters():
    judgments, lengths, known = as_judgments()
    found = controlled(judgments, facts(known), lengths, resample="raters")
    assert set(found["resampled"]) == {"raters"}
    raters = TABLE["rater"].nunique()
    model = davidson_with(FIRST, SECOND, OUTCOME, BOTH)
    errors = clustered_errors(model, TABLE["rater"].to_numpy(str))
    wanted = [ends_and_p(*each, t(raters - 1)) for each in zip(model.value, errors, strict=True)]
    columns = ["value", "ci_low", "ci_high", "p"]
    of_model = found[found["statistic"].isin(["lead", "position", "length"])]
    assert of_model["first"].tolist() == ["B", "C", "D", "", ""]
    assert of_model[columns].to_numpy() == pytest.approx(np.array(wanted[:5]), rel=1e-4, abs=1e-9)
    # A share of wins has the ends of its log odds.
    here = TABLE[TABLE["left"].isin(["A", "D"]) & TABLE["right"].isin(["A", "D"])]
    model = length_controlled(*pair_of_a_and_d())
    error = clustered_errors(model, here["rater"].to_numpy(str))[0]
    logit = ends_and_p(model.value[0], error, t(here["rater"].nunique() - 1))
    rate = found[(found["first"] == "A") & (found["second"] == "D")][columns].to_numpy()[0]
    assert rate[:3] == pytest.approx(1 / (1 + np.exp(-logit[:3])), rel=1e-4)
    assert rate[3] == pytest.approx(logit[3], rel=1e-3)


def test_of_one_rater_comparisons_are_independent_and_it_is_said():
    judgments, lengths, known = as_judgments()
    alone = judgments.assign(participant="r1")
    found = controlled(alone, facts(known), lengths, resample="raters")
    assert set(found["resampled"]) == {"comparisons as independent"}
    assert found["reason"].str.contains("only one rater").all()
    model = davidson_with(FIRST, SECOND, OUTCOME, BOTH)
    errors = np.sqrt(np.diag(model.inverse))
    wanted = [ends_and_p(*each, norm) for each in zip(model.value, errors, strict=True)]
    of_model = found[found["statistic"].isin(["lead", "position", "length"])]
    rows = of_model[["value", "ci_low", "ci_high", "p"]].to_numpy()
    assert rows == pytest.approx(np.array(wanted[:5]), rel=1e-4, abs=1e-9)


def test_lengths_that_differ_by_little_are_in_the_model_all_the_same():
    judgments, lengths, known = as_judgments()
    scaled = {item: 2000 + length for item, length in lengths.items()}
    found = controlled(judgments, facts(known), scaled)
    assert "length" in set(found["statistic"])


def test_twenty_comparisons_and_five_questions_are_enough_for_a_pair():
    judgments, lengths, known = as_judgments()
    items = judgments["items"].str.split("|")
    pair = judgments[[{known[i][0] for i in both} == {"A", "D"} for both in items]]

    def reason(n):
        found = controlled(pair.head(n), facts(known), lengths)
        return found[found["statistic"] == "win_rate"]["reason"].iloc[0]

    assert reason(20) == "" and "fewer than 20" in reason(19)


def test_what_cannot_be_controlled_has_the_reason():
    judgments, lengths, known = as_judgments()
    (row,) = controlled(judgments, facts(known), {}).to_dict("records")
    assert "not known" in row["reason"] and row["n"] == len(TABLE)
    equal = controlled(judgments, facts(known), dict.fromkeys(lengths, 100))
    rates = equal[equal["statistic"] == "win_rate"]
    assert rates["value"].to_numpy() == pytest.approx(rates["uncontrolled"].to_numpy())
    assert rates["reason"].str.contains("equally long").all()
    assert "length" not in set(equal["statistic"])
    few = controlled(judgments.head(30), facts(known), lengths)
    assert few["reason"].str.contains("fewer than 20").any()
    with pytest.raises(NoFit):
        davidson_with(np.array([0, 0]), np.array([1, 1]), np.array([1, 1]), np.zeros((2, 0)))


def test_where_nothing_but_systems_differs_leads_are_those_without_covariates():
    """Equally long texts, of which that of the earlier system was always on the left."""
    judgments, lengths, known = as_judgments()
    sorted_items = ["|".join(sorted(both.split("|"))) for both in judgments["items"]]
    found = controlled(
        judgments.assign(items=sorted_items), facts(known), dict.fromkeys(lengths, 100)
    )
    assert set(found["statistic"]) == {"lead", "win_rate"}
    leads = found[found["statistic"] == "lead"]
    assert leads["value"].to_numpy() == pytest.approx(leads["uncontrolled"].to_numpy(), abs=1e-6)


def test_few_questions_do_not_tell_length_from_other_traits_of_their_texts():
    """Two texts a system, of one question: the longer ones may be better for any reason."""
    judgments, lengths, known = as_judgments()
    one = facts({item: (system, "q") for item, (system, _) in known.items()})
    found = controlled(judgments, one, lengths)
    of_length = found[found["statistic"] == "length"].iloc[0]
    assert np.isnan(of_length["value"]) and "too few questions (1)" in of_length["reason"]
    pairs = found[found["statistic"] == "win_rate"]
    assert pairs["value"].isna().all() and pairs["uncontrolled"].notna().all()
    leads = found[found["statistic"] == "lead"]
    assert leads["value"].notna().all()


def test_intervals_of_leads_and_effects_reach_as_far_to_either_side():
    judgments, lengths, known = as_judgments()
    found = controlled(judgments, facts(known), lengths)
    found = found[found["statistic"].isin(["lead", "position", "length"])]
    below, above = found["value"] - found["ci_low"], found["ci_high"] - found["value"]
    assert len(found) >= 5 and below.to_numpy() == pytest.approx(above.to_numpy())
