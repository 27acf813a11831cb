"""Answers of conversations that were rated one by one: what they are in each table of results."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.agreement.table import OF_TURNS, agreement
from labeval.analysis.comparisons.distinct_criteria import distinct_criteria
from labeval.analysis.comparisons.interdependence import OF_TURNS as NO_TEST
from labeval.analysis.comparisons.interdependence import interdependence
from labeval.analysis.comparisons.mixed_means import mixed_means
from labeval.analysis.comparisons.ordinal import ordinal_differences
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.data.judgments import COLUMNS, judgment_frame, rated_texts, rates_turns
from labeval.analysis.planning.pilots import pilots
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.raters import method_competence
from labeval.analysis.raters.severity import severity
from labeval.analysis.scores.scores import scores
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.resampling import Resampling
from labeval.analysis.statistics.unfitted import TURNS
from tests.support.judgments.judged_frames import facts

FACTS = facts({f"c{n}": (("owl", "lark")[n % 2], f"q{n // 2}") for n in range(12)})


def _frame(*, turns: int, method: str = "dqe", conversations: int = 12):
    """Six raters of conversations; ratings of one conversation lie near each other."""
    rng = np.random.default_rng(4)
    rows = []
    for item in range(conversations):
        quality = rng.normal(3 + item % 2, 1)
        for turn in range(1, turns + 1):
            for rater in range(6):
                value = int(np.clip(round(quality + rng.normal(0, 0.7)), 1, 5))
                given = str(value) if method == "dqe" else ("yes" if value > 3 else "no")
                page = f"p{item}@turn{turn}" if turns > 1 else f"p{item}"
                place = (f"r{rater}", f"s{rater}", "", method, "use", page, f"c{item}", given)
                rows.append((*place, "9", "5", str(item * turns + turn), ""))
    return judgment_frame(rows, COLUMNS)


@pytest.mark.parametrize("method", ["dqe", "aqc"])
def test_each_answer_is_a_unit_that_raters_agree_on(method):
    judgments = _frame(turns=3, method=method)
    (rated,) = rated_by_method(judgments)
    assert len(rated.units) == 36 and "c0@turn2" in rated.units
    assert rated.of_turns
    found = agreement(judgments, samples=200)
    alpha = found[found["coefficient"] == "alpha"].iloc[0]
    units = judgments["items"].astype(str) + "/" + judgments["page"].astype(str).str[-1]
    values = judgments["value"] if method == "aqc" else judgments["value"].astype(float)
    level = "nominal" if method == "aqc" else "ordinal"
    raters = judgments["participant"].to_numpy(object)
    expected = krippendorff_alpha(units.to_numpy(object), values.to_numpy(), level, raters=raters)
    assert alpha["value"] == pytest.approx(expected.value)
    assert alpha["n_items"] == 36


@pytest.mark.parametrize("conversations", [2, 12])
def test_agreement_on_answers_has_no_interval_and_says_why(conversations):
    found = agreement(_frame(turns=3, conversations=conversations), samples=200)
    assert found[["ci_low", "ci_high", "f", "p"]].isna().all(axis=None)
    assert set(found["reason"]) == {OF_TURNS}
    whole = agreement(_frame(turns=1), samples=200)
    assert whole.loc[whole["coefficient"] == "alpha", "ci_low"].notna().all()
    assert OF_TURNS not in set(whole["reason"])


@pytest.mark.parametrize("turns", [1, 3])
def test_criteria_are_not_tested_as_if_answers_of_a_conversation_were_independent(turns):
    one = _frame(turns=turns)
    methods = list(rated_by_method(pd.concat([one, one.assign(criterion="other")])))
    trust = {rated.method: method_competence(rated) for rated in methods}
    tau = interdependence(methods, trust).iloc[0]
    assert tau["tau"] == pytest.approx(1)
    assert (tau["p"] is None) is (turns > 1) is (tau["reason"] == NO_TEST)
    apart = distinct_criteria(methods).iloc[0]
    assert (apart["reason"] == TURNS) is (turns > 1)


def test_a_conversations_score_is_the_mean_of_its_answers_and_clusters_stay_whole():
    judgments = _frame(turns=3)
    found = scores(judgments, FACTS, Resampling(400, seed=1))
    means = found[found["statistic"] == "mean"]
    item = means[(means["level"] == "item") & (means["id"] == "c0")].iloc[0]
    own = judgments[judgments["items"] == "c0"]["value"].astype(float)
    assert (item["n"], item["value"]) == (6, pytest.approx(own.mean()))
    # As wide as with one mean a rater and conversation: more turns are no more conversations.
    system = means[(means["level"] == "system") & (means["id"] == "owl")].iloc[0]
    averaged = judgments.assign(value=judgments["value"].astype(float))
    by = averaged.groupby(["participant", "items"], observed=True)["value"].mean()
    rows = [
        (r, f"s{r}", "", "dqe", "use", f"p{i}", i, str(v), "9", "5", "1", "")
        for (r, i), v in by.items()
    ]
    single = scores(judgment_frame(rows, COLUMNS), FACTS, Resampling(400, seed=1))
    chosen = (single["statistic"] == "mean") & (single["level"] == "system")
    alike = single[chosen & (single["id"] == "owl")].iloc[0]
    assert system["value"] == pytest.approx(alike["value"])
    width, wanted = (row["ci_high"] - row["ci_low"] for row in (system, alike))
    assert width == pytest.approx(wanted, rel=0.02)


def test_differences_of_systems_are_of_conversations_and_not_of_turns():
    found = significance(_frame(turns=3), FACTS).iloc[0]
    assert found["n"] <= 6 * 12
    model = mixed_means(_frame(turns=3), FACTS)
    assert (model["reason"] == "").all()


def test_models_that_would_take_turns_for_texts_are_left_out_with_a_reason():
    judgments = _frame(turns=3)
    tested = significance(judgments, FACTS)
    for found in (ordinal_differences(judgments, FACTS, tested), severity(judgments, FACTS)):
        assert list(found["reason"]) == [TURNS]
        assert list(found["n"]) == [len(judgments)]
    whole = _frame(turns=1)
    assert TURNS not in set(severity(whole, FACTS)["reason"])


def test_judgments_of_whole_texts_are_about_their_items():
    judgments = _frame(turns=1)
    assert rated_texts(judgments) is not None
    assert rated_texts(judgments).tolist() == judgments["items"].tolist()


def _uneven(method: str):
    """The worse system's easy conversations are long, and so are the better one's hard ones."""
    rng = np.random.default_rng(9)
    rows = []
    for item in range(12):
        is_lark, is_easy = item % 2, item // 2 % 2 == 0
        turns = 6 if is_easy != bool(is_lark) else 1
        for rater in range(6):
            for turn in range(1, turns + 1):
                value = 3 + is_lark + (1 if is_easy else -2) + rng.choice([-1, 0, 0, 1])
                given = str(value) if method == "dqe" else ("yes" if value > 3 else "no")
                place = (f"r{rater}", f"s{rater}", "", method, "use", f"p{item}@turn{turn}")
                rows.append((*place, f"c{item}", given, "9", "5", str(item * 6 + turn), ""))
    return judgment_frame(rows, COLUMNS)


@pytest.mark.parametrize(("method", "statistic"), [("dqe", "mean"), ("aqc", "yes_of_all")])
def test_scores_and_differences_agree_however_many_answers_conversations_have(method, statistic):
    judgments = _uneven(method)
    found = scores(judgments, FACTS, Resampling(200, seed=1))
    of_systems = found[(found["level"] == "system") & (found["statistic"] == statistic)]
    lark, owl = (of_systems[of_systems["id"] == name].iloc[0] for name in ("lark", "owl"))
    assert (lark["rank"], owl["rank"]) == (1, 2)
    assert lark["n"] == owl["n"] == 6 * 6
    assert lark["ci_low"] <= lark["value"] <= lark["ci_high"]
    tested = significance(judgments, FACTS).iloc[0]
    sign = 1 if tested["a"] == "lark" else -1
    assert lark["value"] - owl["value"] == pytest.approx(sign * tested["difference"], abs=1e-4)


def _partly_rated_by_one_criterion():
    """By ``memory`` most raters judge only the last, and best, answers of one system."""
    rng = np.random.default_rng(3)
    rows = []
    for rater, item, turn in np.ndindex(8, 12, 3):
        for criterion, high in (("use", 0), ("memory", 2)):
            lark = item % 2
            if criterion == "memory" and lark and turn + 1 < 3 and rater % 3:
                continue
            value = str(int(np.clip(1 + high + turn // 2 + rng.integers(0, 3), 1, 5)))
            place = (f"r{rater}", f"s{rater}", "", "dqe", criterion, f"p{item}@turn{turn + 1}")
            rows.append((*place, f"c{item}", value, "9", "5", str(item * 3 + turn), ""))
    return judgment_frame(rows, COLUMNS)


def test_each_criterion_counts_the_same_however_many_answers_were_judged_by_it():
    """Scores, their differences, the mixed model and the plan say the same of two systems."""
    both = replace(FACTS, scales={"all": ("use", "memory")})
    judgments = _partly_rated_by_one_criterion()
    found = scores(judgments, both, Resampling(0))
    found = found[(found["scale"] == "all") & (found["statistic"] == "mean")]
    means = found[found["level"] == "system"].set_index("id")["value"]
    wanted = means["lark"] - means["owl"]
    tested = significance(judgments, both)
    row = tested[tested["scale"] == "all"].iloc[0]
    assert (row["a"], row["b"]) == ("lark", "owl")
    assert row["difference"] == pytest.approx(wanted)
    parts = tested[tested["scale"] == ""]["difference"]
    assert row["difference"] == pytest.approx(parts.mean())
    model = mixed_means(judgments, both)
    model = model[(model["scale"] == "all") & (model["statistic"] == "mean")].set_index("id")
    assert model.loc["lark", "value"] - model.loc["owl", "value"] == pytest.approx(wanted)
    (pilot,) = (
        plan for plan in pilots(judgments, both) if (plan.level, plan.scale) == ("system", "all")
    )
    lark, owl = pilot.table.mean(axis=0)
    assert lark - owl == pytest.approx(wanted)


def test_the_other_figures_are_of_conversations_too():
    judgments = _uneven("aqc")
    found = scores(judgments, FACTS, Resampling(200, seed=1))
    chosen = found[(found["level"] == "system") & (found["id"] == "lark")].set_index("statistic")
    share = chosen.loc["yes_of_all"]
    assert chosen.loc["yes", "value"] == pytest.approx(share["value"] * share["n"], abs=1e-3)
    rated = _uneven("dqe")
    rated = rated.assign(value=rated["value"].astype(float))
    own = rated[rated["items"].astype(str).isin([f"c{n}" for n in range(1, 12, 2)])]
    means = own.groupby(["participant", "items"], observed=True)["value"].mean()
    found = scores(_uneven("dqe"), FACTS, Resampling(200, seed=1))
    chosen = found[(found["level"] == "system") & (found["id"] == "lark")].set_index("statistic")
    assert chosen.loc["median", "value"] == pytest.approx(means.median(), abs=1e-4)
    assert chosen.loc["sd", "value"] == pytest.approx(means.std(), abs=1e-4)


@pytest.mark.parametrize(
    ("pages", "turns"),
    [(["s/p1", "s/p2@turn3"], True), (["s/p1"], False), (["s/a@turning", "s/p@turn0"], False)],
)
def test_a_page_asks_about_one_answer_where_its_mark_has_a_number(pages, turns):
    frame = _frame(turns=1).iloc[: len(pages)].assign(page=pages)
    assert rates_turns(frame) is turns
