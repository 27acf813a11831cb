from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.agreement.between import divided_items, rater_pairs
from labeval.analysis.agreement.selected import agreement_selected
from labeval.analysis.comparisons.group_comparison import group_comparison
from labeval.analysis.comparisons.interdependence import interdependence
from labeval.analysis.comparisons.length_bias import length_bias, text_lengths
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.raters import method_competence, raters
from labeval.analysis.raters.repeated import repeated_judgments
from labeval.analysis.scores.reliability import AS_INDEPENDENT, cronbach_alpha, reliability
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from tests.support.judgments.judged_frames import NO_FACTS, facts, judged
from tests.support.judgments.published_figures import SHROUT_FLEISS_1979

NOTHING = pd.DataFrame()


def yes_no(raters=6, items=40, seed=0, spammer=True):
    """Raters who mostly know, and one who guesses."""
    rng = np.random.default_rng(seed)
    true = rng.random(items) < 0.5
    rows = []
    for r in range(raters):
        knows = 0.0 if spammer and r == 0 else 0.8
        for t in range(items):
            said = true[t] if rng.random() < knows else rng.random() < 0.5
            rows.append((f"r{r}", "c", f"t{t}", "yes" if said else "no"))
    return judged("aqc", *rows)


def told(table, flags=NOTHING, attention=NOTHING):
    methods = list(rated_by_method(table))
    trust = {rated.method: method_competence(rated) for rated in methods}
    return raters(methods, trust, table, flags, attention).set_index("rater")


def test_who_guesses_is_trusted_least_and_agrees_least_with_the_others():
    found = told(yes_no())
    assert found["competence"].idxmin() == "r0"
    assert found["majority_agreement"].idxmin() == "r0"
    assert (found["competence_low"] <= found["competence"]).all()


def test_competence_of_a_few_units_is_warned_of():
    assert told(yes_no(items=12))["reason"].str.contains("unstable").all()
    assert (told(yes_no(items=40))["reason"] == "").all()


def test_a_competence_is_determined_up_to_a_spread_of_a_fifth():
    table = yes_no()
    (rated,) = rated_by_method(table)
    trust = method_competence(rated)
    for high, is_doubtful in ((0.2, False), (0.21, True)):
        spread = replace(trust, low=np.zeros(6), high=np.full(6, high))
        found = raters([rated], {rated.method: spread}, table, NOTHING, NOTHING)
        assert found["reason"].str.contains("other random starts").eq(is_doubtful).all()


def test_who_shares_nothing_with_others_has_no_competence():
    table = pd.concat([yes_no(), judged("aqc", ("lone", "c", "t999", "yes"))])
    found = told(table).loc["lone"]
    assert np.isnan(found["competence"])
    assert "nobody else" in found["reason"]


def test_flags_checks_and_straight_pages_stand_beside_each_rater():
    page = [("r1", c, "t1", "4") for c in "abc"] + [
        ("r1", c, "t2", v) for c, v in zip("abc", "345", strict=True)
    ]
    table = judged("dqe", *page, ("r2", "a", "t1", "4"))
    table["page"] = ["s/p1"] * 3 + ["s/p2"] * 3 + ["s/p3"]
    flags = pd.DataFrame({"participant": ["r1", "r1"]})
    shown = [("r1", "yes"), ("r1", "no"), ("r1", "yes"), ("r2", "")]
    attention = pd.DataFrame(shown, columns=["participant", "passed"])
    found = told(table, flags, attention)
    assert (found.loc["r1", "straight_pages"], found.loc["r1", "n_straight"]) == (0.5, 2)
    assert found.loc["r1", ["flags", "attention_passed", "attention_shown"]].to_list() == [2, 2, 3]
    assert found.loc["r2", ["flags", "attention_shown"]].to_list() == [0, 0]
    assert np.isnan(found.loc["r2", "attention_passed"])  # 0 would read as a check that failed


def test_leaving_out_raters_raises_alpha_and_says_that_this_selects():
    methods = list(rated_by_method(yes_no()))
    trust = {rated.method: method_competence(rated) for rated in methods}
    found = agreement_selected(methods, trust).iloc[0]
    assert found["alpha_after"] > found["alpha_before"]
    assert found["left_out"] == 2
    assert "this selects" in found["note"]
    kept = agreement_selected(methods, trust, least=0.0).iloc[0]
    assert kept["alpha_after"] == kept["alpha_before"]


def test_agreement_of_two_raters_is_cohens_of_what_both_rated():
    table = yes_no(raters=2, spammer=False)
    table = table.drop(index=[0, 5])
    row = rater_pairs(list(rated_by_method(table))).iloc[0]
    wide = table.pivot(index="items", columns="participant", values="value").dropna()
    assert row["n"] == len(wide) == 38
    assert row["kappa"] == pytest.approx(cohen_kappa(wide["r0"], wide["r1"]).value)
    assert row["agreement"] == pytest.approx((wide["r0"] == wide["r1"]).mean())


def test_raters_without_a_text_in_common_are_a_pair_with_a_reason():
    table = judged("aqc", ("r1", "c", "t1", "yes"), ("r2", "c", "t2", "no"))
    row = rater_pairs(list(rated_by_method(table))).iloc[0]
    assert (row["n"], row["agreement"]) == (0, None)
    assert "nothing in common" in row["reason"]


def test_the_text_that_divides_raters_stands_first():
    rows = [
        (f"r{r}", "c", t, str(v))
        for t, vs in (("calm", (3, 3, 3)), ("hot", (1, 5, 3)))
        for r, v in enumerate(vs)
    ]
    found = divided_items(list(rated_by_method(judged("dqe", *rows))))
    assert found["unit"].to_list() == ["hot", "calm"]
    assert found["disagreement"].iloc[1] == 0


def test_cronbachs_alpha_is_the_consistency_icc_of_the_mean():
    """Shrout and Fleiss (1979) give .909 for their judges, taken as items of a scale."""
    found = cronbach_alpha(SHROUT_FLEISS_1979)
    assert found.value == pytest.approx(0.909, abs=5e-4)
    assert found.interval.low < found.value < found.interval.high


def test_reliability_takes_a_rater_on_a_text_as_a_row_and_counts_incomplete_ones():
    rng = np.random.default_rng(0)
    rows = []
    for r in range(10):
        for t in range(4):
            quality = rng.normal()
            rows += [
                (f"r{r}", c, f"t{t}", str(round(50 + 10 * (quality + rng.normal() / 2))))
                for c in "abc"
            ]
    table = judged("dqe", *rows[:-1])
    found = reliability(table, facts(scales={"total": ("a", "b", "c")})).iloc[0]
    assert 0.8 < found["alpha"] < 1
    assert (found["n"], found["n_dropped"], found["criteria"]) == (39, 1, 3)
    assert found["reason"] == AS_INDEPENDENT
    once = judged("dqe", *(row for row in rows if row[2] == "t0"))
    assert reliability(once, facts(scales={"total": ("a", "b", "c")})).iloc[0]["reason"] == ""


def test_criteria_that_are_one_are_found_to_be_one():
    rows = []
    for r in range(4):
        for t in range(8):
            rows += [(f"r{r}", "a", f"t{t}", str(t)), (f"r{r}", "b", f"t{t}", str(7 - t))]
    methods = list(rated_by_method(judged("dqe", *rows)))
    trust = {rated.method: method_competence(rated) for rated in methods}
    found = interdependence(methods, trust).iloc[0]
    assert found["tau"] == pytest.approx(-1)
    assert (found["n"], found["of"]) == (8, "means")


def test_groups_are_compared_by_their_raters_means_and_the_order_of_texts():
    rng = np.random.default_rng(0)
    rows = [
        (f"{group}{r}", "c", f"t{t}", str(round(t + 3 * (group == "expert") + rng.normal())))
        for group in ("crowd", "expert")
        for r in range(8)
        for t in range(6)
    ]
    table = judged("dqe", *rows)
    names = [f"{g}{r}" for g in ("crowd", "expert") for r in range(8)]
    sessions = pd.DataFrame(
        {"session": [f"s-{n}" for n in names], "group": [n.rstrip("01234567") for n in names]}
    )
    methods = list(rated_by_method(table))
    found = group_comparison(table, NO_FACTS, methods, sessions, ("session:group",)).iloc[0]
    assert (found["a"], found["b"], found["raters_a"], found["n"]) == ("crowd", "expert", 8, 6)
    assert found["mean_b"] - found["mean_a"] == pytest.approx(3, abs=0.5)
    assert found["effect"] == -1
    assert found["p"] < 0.001
    assert found["tau"] > 0.8
    assert found["alpha_a"] > 0.7


def test_a_pair_judged_twice_tests_the_rater_whichever_way_round_it_stood():
    rows = [
        ("r1", "c", "a|b", "a"),
        ("r1", "c", "b|a", "a"),
        ("r2", "c", "a|b", "a"),
        ("r2", "c", "b|a", "b"),
    ]
    table = judged("ab", *rows)
    found = repeated_judgments(list(rated_by_method(table)), NOTHING, table)
    same = found[found["statistic"] == "same"].iloc[0]
    assert (same["value"], same["n"], same["n_raters"]) == (0.5, 2, 2)


def test_pages_repeated_as_checks_give_their_share_of_equal_answers():
    table = judged("dqe", ("r1", "c", "t1", "4"), ("r2", "c", "t1", "4"))
    attention = pd.DataFrame(
        {
            "participant": ["r1", "r2"],
            "session": ["s-r1", "s-r2"],
            "kind": ["repeated"] * 2,
            "repeats": ["p0", "p1"],
            "consistency": [1.0, 0.5],
        }
    )
    found = repeated_judgments(list(rated_by_method(table)), attention, table).iloc[0]
    assert (found["method"], found["value"], found["n"]) == ("dqe", 0.75, 2)


def test_repeated_pages_of_which_no_judgment_is_read_are_of_no_known_method():
    attention = pd.DataFrame(
        {
            "participant": ["r1"],
            "session": ["s-r1"],
            "kind": ["repeated"],
            "repeats": ["p0"],
            "consistency": [0.5],
        }
    )
    found = repeated_judgments([], attention, judged("dqe"))
    assert found[["method", "value", "n"]].to_numpy().tolist() == [["", 0.5, 1]]


def test_longer_texts_that_score_better_are_found_within_questions():
    items = {f"q{q}{s}": ("", f"q{q}") for q in range(3) for s in "abc"}
    texts = pd.DataFrame(
        {"text": [" ".join(["word"] * (10 * int(i[1]) + "abc".index(i[2]) + 1)) for i in items]},
        index=list(items),
    )
    rows = [("r1", "c", i, str(9 - 3 * int(i[1]) + "abc".index(i[2]))) for i in items]
    table = judged("dqe", *rows)
    known = facts(items)
    found = length_bias(table, scores(table, known, Resampling(0)), known, text_lengths(texts))
    by_name = found.set_index("statistic")
    assert by_name.loc["longer_is_better", "value"] == 1  # though long questions score worse
    assert by_name.loc["longer_is_better", "n"] == 9
    assert by_name.loc["tau", "value"] < 0


def test_votes_for_the_longer_text_are_counted_where_lengths_differ():
    texts = pd.DataFrame({"text": ["one", "one two", "three four"]}, index=["a", "b", "c"])
    rows = [("r1", "x", "a|b", "b"), ("r2", "x", "b|a", "b"), ("r3", "x", "b|c", "c")]
    table = judged("ab", *rows)
    found = length_bias(
        table, scores(table, NO_FACTS, Resampling(0)), NO_FACTS, text_lengths(texts)
    )
    chosen = found[found["statistic"] == "longer_chosen"].iloc[0]
    assert (chosen["value"], chosen["n"]) == (1, 2)


def test_the_majority_is_that_of_the_others_where_they_have_one():
    said = {"t1": "3331", "t2": "1122", "t3": "1233"}
    rows = [(f"r{n}", "c", t, v) for t, values in said.items() for n, v in enumerate(values)]
    found = told(judged("dqe", *rows))
    # r0: 3 with 3 and 3; 1 against 2 and 2; 1 against 3 and 3. The others of r2 and r3 in t3 all
    # differ, so that it counts for neither.
    assert found["n_majority"].to_dict() == {"r0": 3, "r1": 3, "r2": 2, "r3": 2}
    assert found["majority_agreement"].to_dict() == pytest.approx(
        {"r0": 1 / 3, "r1": 1 / 3, "r2": 1 / 2, "r3": 0}
    )


def test_votes_on_texts_of_one_length_say_nothing_of_length():
    texts = pd.DataFrame({"text": ["one two", "three four"]}, index=["a", "b"])
    table = judged("ab", ("r1", "x", "a|b", "b"))
    found = length_bias(
        table, scores(table, NO_FACTS, Resampling(0)), NO_FACTS, text_lengths(texts)
    )
    chosen = found[found["statistic"] == "longer_chosen"].iloc[0]
    assert pd.isna(chosen["value"]) and chosen["n"] == 0 and chosen["reason"]


def test_nobody_is_left_out_for_a_competence_that_does_not_exist():
    """Each has rated texts of their own, or texts that nobody else has rated as well."""
    alone = [
        (f"r{r}", "c", f"t{r}-{t}", "yes" if t % 2 else "no") for r in range(4) for t in range(6)
    ]
    methods = list(rated_by_method(judged("aqc", *alone)))
    trust = {rated.method: method_competence(rated) for rated in methods}
    found = agreement_selected(methods, trust).iloc[0]
    assert found["left_out"] == 0 and pd.isna(found["least_competence"])
    assert "nobody else has rated" in found["note"]
    joined = pd.concat([yes_no(), judged("aqc", *[("lone", *row[1:]) for row in alone])])
    methods = list(rated_by_method(joined))
    trust = {rated.method: method_competence(rated) for rated in methods}
    both = agreement_selected(methods, trust).iloc[0]
    methods = list(rated_by_method(yes_no()))
    without = {rated.method: method_competence(rated) for rated in methods}
    assert both["left_out"] == agreement_selected(methods, without).iloc[0]["left_out"] == 2


def test_a_competence_that_depends_on_the_start_says_so():
    table = yes_no(raters=2, spammer=False)
    methods = list(rated_by_method(table))
    fit = method_competence(methods[0])
    apart = {methods[0].method: replace(fit, low=fit.best.raters - 0.5)}
    close = {methods[0].method: replace(fit, low=fit.best.raters, high=fit.best.raters)}
    nothing = pd.DataFrame()
    said = raters(methods, apart, table, nothing, nothing)["reason"]
    assert said.str.contains("do not determine it").all()
    assert not raters(methods, close, table, nothing, nothing)["reason"].any()


def test_groups_of_unequal_sizes_have_the_effect_of_all_pairs_of_their_raters():
    """Rank-biserial: how much more often a rater of the first group rates higher, than lower."""
    rng = np.random.default_rng(11)
    sizes = {"novice": 3, "expert": 5}
    rows, means = [], {name: [] for name in sizes}
    for group, size in sizes.items():
        for n in range(size):
            given = rng.integers(1, 6, 4)
            means[group].append(given.mean())
            rows += [(f"{group}{n}", "c", f"t{k}", str(v)) for k, v in enumerate(given)]
    judgments = judged("dqe", *rows)
    sessions = pd.DataFrame(
        {
            "session": [f"s-{group}{n}" for group, size in sizes.items() for n in range(size)],
            "experience": [group for group, size in sizes.items() for n in range(size)],
        }
    )
    found = group_comparison(
        judgments, NO_FACTS, list(rated_by_method(judgments)), sessions, ["session:experience"]
    )
    row = found[found["criterion"] == "c"].iloc[0]
    pairs = np.subtract.outer(means["expert"], means["novice"])
    wanted = np.sign(pairs).mean() * (1 if row["a"] == "expert" else -1)
    assert row["effect"] == pytest.approx(wanted)
    assert {row["raters_a"], row["raters_b"]} == {3, 5}


def test_answers_that_were_given_equally_often_are_all_named():
    rows = [
        (f"r{r}", "fair", t, str(v))
        for t, vs in (("even", (2, 4, 2, 4)), ("one", (1, 4, 4, 5)), ("apart", (5, 1, 3, 2)))
        for r, v in enumerate(vs)
    ]
    found = divided_items(list(rated_by_method(judged("dqe", *rows)))).set_index("unit")
    assert found["most_given"].to_dict() == {"even": "2.0 / 4.0", "one": "4.0", "apart": ""}
    assert found["share"].to_dict() == {"even": 0.5, "one": 0.5, "apart": 0.25}
