"""What does not exist is undefined with its reason, and neither 0, 1, nan nor a traceback."""

import pandas as pd
import pytest

from labeval.analysis.agreement.table import agreement
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.points.rated import rated_by_method
from labeval.analysis.raters.confusions import method_confusions
from labeval.analysis.raters.judge_agreement import judge_support
from labeval.analysis.raters.majority import majorities
from labeval.analysis.raters.raters import method_competence
from labeval.analysis.scores.scores import Resampling, scores
from labeval.analysis.tables import TABLES, table_module
from tests.support.judgments.judged_frames import NO_FACTS, judged


def only(table, **where):
    for column, wanted in where.items():
        table = table[table[column] == wanted]
    assert len(table) == 1, table
    return table.iloc[0]


def test_one_rater_has_no_agreement_of_any_kind():
    table = agreement(judged("dqe", ("r1", "c", "t1", "4"), ("r1", "c", "t2", "5")), samples=20)
    assert table["value"].isna().all()
    assert table["reason"].str.contains("two raters|two of each|rated twice").all()


def test_raters_without_a_text_in_common_have_no_agreement():
    rows = [("r1", "c", "t1", "4"), ("r2", "c", "t2", "5")]
    table = agreement(judged("dqe", *rows), samples=20)
    assert table["value"].isna().all()
    assert (table["reason"] != "").all()
    assert set(table["coefficient"]) >= {"alpha", "fleiss_kappa", "cohen_kappa", "ICC(2,1)"}


def test_constant_ratings_have_no_agreement_beside_all_of_it():
    rows = [(f"r{r}", "c", f"t{t}", "yes") for r in range(3) for t in range(4)]
    table = agreement(judged("aqc", *rows), samples=20)
    alpha = only(table, coefficient="alpha")
    assert alpha["value"] is None
    assert alpha["raw_agreement"] == 1
    assert "all ratings are yes" in alpha["reason"]
    assert "all ratings are yes" in only(table, coefficient="fleiss_kappa")["reason"]


def test_reasons_name_one_number_in_one_way():
    rows = [(f"r{r}", "c", f"t{t}", "4") for r in range(3) for t in range(4)]
    found = agreement(judged("dqe", *rows), samples=20)
    table = found.set_index("coefficient")["reason"]
    assert "all ratings are 4:" in table["alpha"]
    assert "all ratings are 4:" in table["fleiss_kappa"]


def test_criteria_with_scales_of_their_own_are_pooled_only_when_asked_by_name():
    rows = [
        (f"r{r}", criterion, f"t{t}", str(low + (t + r) % 2))
        for r in range(3)
        for t in range(4)
        for criterion, low in (("amount", -1), ("truth", 2))
    ]
    table = judged("aspects", *rows)
    refused = only(agreement(table, samples=0), criterion="", coefficient="alpha")
    assert pd.isna(refused["value"])
    assert "refused" in refused["reason"]
    pooled = only(
        agreement(table, samples=0, pool_criteria=True), criterion="", coefficient="alpha"
    )
    each = agreement(table, samples=0)
    assert pooled["value"] > each[each["coefficient"] == "alpha"]["value"].dropna().max()


def test_an_icc_says_how_many_texts_it_dropped():
    rows = [(f"r{r}", "c", f"t{t}", str(1 + (t + r % 2) % 5)) for r in range(3) for t in range(6)]
    table = agreement(judged("dqe", *rows[:-2]), samples=0)
    icc = only(table, coefficient="ICC(2,1)")
    assert (icc["n_items"], icc["n_dropped"]) == (4, 2)


def majority(*votes):
    table = judged("ab", *((f"r{n}", "c", "a|b", vote) for n, vote in enumerate(votes)))
    methods = list(rated_by_method(table))
    trust = {r.method: method_competence(r) for r in methods}
    return majorities(methods, trust, {r.method: method_confusions(r) for r in methods}).iloc[0]


def test_a_majority_is_more_than_half_of_the_votes_with_their_share():
    found = majority("a", "a", "a", "b", "tie")
    assert (found["majority"], found["confidence"], found["n"]) == ("a", 0.6, 5)


@pytest.mark.parametrize(
    ("votes", "reason"),
    [
        (("tie", "tie", "tie"), "all 3 votes are ties"),
        (("a", "b", "tie", "tie"), "more than half"),
        (("a", "b"), "more than half"),
        (("a", "tie", "tie"), "most of the 3 votes are ties"),
    ],
)
def test_without_a_majority_the_pair_is_hardly_different_and_says_why(votes, reason):
    found = majority(*votes)
    assert found["majority"] is None
    assert reason in found["reason"]


def test_ties_alone_have_no_win_rate_and_say_so():
    table = scores(judged("ab", ("r1", "c", "a|b", "tie")), NO_FACTS, Resampling(samples=0))
    rate = table[table["statistic"] == "win_rate"]
    assert rate["value"].isna().all()
    assert (rate["reason"] == "no comparison was decided").all()
    assert (rate["n"] == 0).all()


def test_one_rating_has_no_spread_and_says_so():
    table = scores(judged("dqe", ("r1", "c", "t1", "4")), NO_FACTS, Resampling(samples=0))
    assert "single judgment" in only(table, statistic="sd")["reason"]


def test_reliability_between_supported_and_unsupported_raters_is_refused():
    support = pd.DataFrame(
        {
            "participant": ["r1", "r2"],
            "item": ["t1", "t1"],
            "criterion": ["c", "c"],
            "show": ["after_answer", "always"],
            "first_answer": ["2", "4"],
            "judge_rating": ["4", "4"],
            "final_answer": ["3", "4"],
        }
    )
    table = judge_support(support)
    refused = table[table["statistic"] == "reliability"]
    assert refused["value"].isna().all()
    assert refused["reason"].str.contains("no longer answers independently").all()
    first = only(table, statistic="agreement_first", show="always")
    assert pd.isna(first["value"])
    moved = only(table, statistic="moved_towards", show="after_answer")
    assert (moved["value"], moved["n"]) == (1.0, 1)


@pytest.mark.parametrize(
    "rows",
    [
        (),
        (("dqe", "r1", "c", "t1", "4"),),
        (("dqe", "r1", "c", "t1", "no_answer"),),
        (("ab", "r1", "c", "a|b", "tie"),),
        (("ab", "r1", "c", "a|b", "both_bad"), ("ab", "r2", "c", "a|b", "both_bad")),
        (("aqc", "r1", "c", "t1", "dont_know"),),
        (("bws", "r1", "c", "a|b|c", "a>b"),),
        (("aspects", "r1", "preferred", "a|b", "a"),),
        (("other", "r1", "c", "t1", "4"),),
    ],
)
def test_every_table_bears_next_to_nothing(rows):
    frames = [judged(method, row) for method, *row in rows]
    table = pd.concat(frames, ignore_index=True) if frames else judged("dqe")
    told = StudyFacts({"t1": "one"}, {"t1": "q"}, {}, frozenset(), {"c": 1})
    inputs = Inputs(table, told, Choices(samples=20))
    made = {}
    for name in TABLES:
        made[name] = table_module(name).table(inputs, made)
        assert list(made[name].columns) == list(table_module(name).COLUMNS), name
        if "reason" in made[name] and "value" in made[name]:
            undefined = made[name][made[name]["value"].isna()]
            assert (undefined["reason"] != "").all(), name


@pytest.mark.parametrize("points", [11, 101])
def test_competence_is_of_labels_and_not_of_numbers(points):
    """Two who leave the slider where it is agree more often than honest raters do."""
    rows = []
    for text in range(20):
        place = text % points
        honest = (place, (place + 1) % points, (place + 2) % points)
        given = {"r1": honest[0], "r2": honest[1], "r3": honest[2], "idle1": 0, "idle2": 0}
        rows += [(rater, "c", f"t{text}", str(value)) for rater, value in given.items()]
    rows += [("r1", "c", f"more{n}", str(n)) for n in range(points)]
    inputs = Inputs(judged("dqe", *rows), NO_FACTS, Choices(samples=20))
    raters = table_module("raters").table(inputs, {})
    selected = table_module("agreement_selected").table(inputs, {})
    if points > 11:
        assert raters["competence"].isna().all()
        assert raters["reason"].str.startswith("judgments are numbers").all()
        assert (selected["left_out"] == 0).all()
        assert selected["note"].str.startswith("judgments are numbers").all()
    else:
        assert raters["competence"].notna().all()
        assert selected["least_competence"].notna().all()
