"""Sentences that a hostile reviewer of a report would call false or unsupported."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
import pytest

from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.front import front
from labeval.report.headings import cell
from labeval.report.questions import question_module
from labeval.report.results_text import results_text
from tests.report.test_true_sentences import with_tables

IMPORTED = {"imported": 14}
PLAN = pd.DataFrame(
    {
        "method": ["dqe", "ab"],
        "scale": "",
        "criterion": "clear",
        "level": "system",
        "recommended": [4, 11],
        "cautious": [5, 13],
        "minutes": [15.9, 20.0],
        "minutes_measured": [False, True],
    }
)
NOTHING = pd.DataFrame(columns=["method", "what", "n", "of"])


def test_no_study_is_recommended_that_could_bear_no_claim(analysed):
    lines = " ".join(question_module("planning").answer(with_tables(analysed, plan=PLAN)))
    assert "4 participants for DQE" in lines and "6 are needed all the same" in lines
    # A study of three raters can have a clear lead that speaks of these raters only.
    assert "fewer bear no claim for new raters about who is better" in lines
    enough = with_tables(analysed, plan=PLAN.assign(recommended=[6, 11]))
    assert "all the same" not in " ".join(question_module("planning").answer(enough))


def test_minutes_that_nobody_measured_are_called_assumed(analysed):
    lines = " ".join(question_module("planning").answer(with_tables(analysed, plan=PLAN)))
    assert "Minutes of DQE were not measured here" in lines
    measured = with_tables(analysed, plan=PLAN.assign(minutes_measured=True))
    assert "not measured" not in " ".join(question_module("planning").answer(measured))


@pytest.mark.parametrize(("kinds", "known"), [(IMPORTED, False), ({"real": 3}, True)])
def test_of_judgments_from_elsewhere_nobody_knows_what_was_not_answered(analysed, kinds, known):
    lines = question_module("struggles").answer(with_tables(analysed, kinds, struggles=NOTHING))
    assert ("every question was answered" in " ".join(lines)) is known


def test_no_sessions_are_counted_on_the_title_page_of_imported_judgments(analysed):
    sessions = dict(front(with_tables(analysed, IMPORTED)).facts)["Sessions"]
    assert not any(sign.isdigit() for sign in sessions)
    assert dict(front(with_tables(analysed, {"real": 3})).facts)["Sessions"][0].isdigit()


def test_looks_decide_where_other_tests_come_to_something_else(analysed):
    last = {"participants": 8, "p": 0.041, "needed": 0.0294, "verdict": "end"}
    opened = {"utc": "", "reason": "the board asked", "participants": 3}
    looks = {"participants": [4, 8], "criterion": "c", "systems": ["A", "B"], "spending": "pocock"}
    made = with_tables(analysed)
    about = {**made.about, "looks": {**looks, "taken": [last], "unlocked": [opened]}}
    known = replace(made, about=about)
    for text in (" ".join(front(known).warnings), results_text(known)):
        assert "decided by the registered looks alone: with 8 participants p = 0.0410" in text
        assert "less than 0.0294 is needed" in text
        assert "unlocked between looks, at 3 participants: the board asked" in text


@pytest.mark.parametrize(
    ("p", "needed", "printed"),
    [
        (0.0034, 0.00305, ("= 0.0034", "0.0031")),
        (0.00306, 0.00308, ("= 0.00306", "0.00308")),
        (0.00306, 0.003051, ("= 0.0031", "0.0031")),
        (0.000002, 0.003051, ("< 0.0001", "0.0031")),
        (0.5, 0.0183, ("= 0.5000", "0.0183")),
    ],
)
def test_p_of_a_look_and_what_is_needed_are_printed_as_they_compare(analysed, p, needed, printed):
    assert with_tables(analysed).words.p_and_bound(p, needed) == printed


def test_a_system_of_practice_texts_alone_is_not_among_the_systems_that_were_rated(analysed):
    results, content = analysed
    practice = content.items[0].model_copy(
        update={"id": "p1", "system": "System P", "use": "training"}
    )
    more = content.model_copy(update={"items": [*content.items, practice]})
    texts = dict(front(with_tables((results, more))).facts)["Texts"]
    assert texts == "8 of System A, System B, System C, System D"


def test_texts_of_unknown_systems_are_only_counted(analysed):
    results, content = analysed
    items = [item.model_copy(update={"system": ""}) for item in content.items]
    without = content.model_copy(update={"items": items})
    assert dict(front(with_tables((results, without))).facts)["Texts"] == "8"


def test_criteria_that_reach_a_bound_are_counted_by_bound(analysed):
    first, second = (criterion.id for criterion in analysed[1].study.criteria[:2])
    row = {"method": "dqe", "coefficient": "alpha", "measurement_level": "ordinal"}
    row |= {"ci_low": 0.0, "ci_high": 1.0, "n_items": 9, "n_raters": 9, "reason": ""}
    rows = [row | {"criterion": first, "value": 0.1}, row | {"criterion": second, "value": 0.7}]
    alphas = with_tables(analysed, agreement=pd.DataFrame(rows))
    lines = " ".join(question_module("quality").answer(alphas))
    assert "at .800 or above: 0; below that, at .667 or above: 1." in lines


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        *[("2.0", "2"), ("2.5", "2.5"), ("t02", "t02"), ("both_bad", "both bad")],
        ("not_in_source", "not in the source"),
        ("2.0 / both_bad", "2 / both bad"),
    ],
)
def test_an_answer_is_printed_without_a_fraction_and_by_its_name(analysed, written, printed):
    assert cell("most_given", written, with_tables(analysed)) == printed


def test_shares_that_count_ties_by_half_do_not_leave_them_out(analysed):
    (shown,) = (one for one in question_module("systems").TABLES if one.table == "controlled")
    row = {"scale": "total", "criterion": "", "statistic": "win_rate", "value": 0.5}
    material = with_tables(analysed, controlled=pd.DataFrame([row]))
    (named,) = shown.rows(material)["statistic"]
    assert cell("statistic", named, material) == "share of wins, ties by half"


@pytest.mark.parametrize(("kinds", "known"), [(IMPORTED, False), ({"real": 3}, True)])
def test_raters_from_elsewhere_have_no_count_of_flags_and_checks(analysed, kinds, known):
    (shown,) = (one for one in question_module("quality").TABLES if one.table == "raters")
    printed = set(shown.rows(with_tables(analysed, kinds)).columns)
    counts = {"flags", "attention_passed", "attention_shown"}
    assert counts & printed == (counts if known else set())
    assert {"rater", "competence"} <= printed


def test_nothing_is_claimed_of_numbers_of_texts_methods_or_people():
    about = question_module("systems").ABOUT + question_module("methods").ABOUT
    assert "several texts" not in about and "Different people" not in about


@pytest.mark.parametrize("methods", [["dqe"], ["dqe", "ab"]])
def test_methods_that_cannot_be_compared_are_not_called_one_method(analysed, methods):
    tables = {
        "scores": pd.DataFrame({"method": methods}),
        "rank_correlation": pd.DataFrame(columns=RANKED),
    }
    (line,) = question_module("methods").answer(with_tables(analysed, **tables))
    assert line.startswith("Only one method" if len(methods) == 1 else "No correlation of two")


RANKED = ["level", "scale", "criterion", "a", "b", "tau", "n"]


def test_one_effect_is_no_plural(analysed):
    table = pd.DataFrame({"p": [0.5]})
    line, *_ = question_module("order").answer(with_tables(analysed, order_effects=table))
    assert line.startswith("Effects tested: 1; of these with p < .05: none")


PAIRS = pd.DataFrame(
    {
        "method": "dqe", "scale": "", "criterion": "honesty", "a": ["Ash", "Ash"],
        "b": ["Elm", "Oak"], "raters": [3, 3], "p_adjusted": [0.01, 0.4], "adjusted": "Holm",
    }
)  # fmt: skip


def test_few_raters_hold_no_difference_on_a_single_criterion(analysed):
    answer = question_module("systems").answer
    few = " ".join(answer(with_tables(analysed, significance=PAIRS)))
    assert "No difference on a single criterion is claimed" in few and " hold at p" not in few
    mixed = PAIRS.assign(raters=[3, 9])
    assert "criterion by criterion: 1;" in " ".join(
        answer(with_tables(analysed, significance=mixed))
    )


def test_stars_of_win_rates_need_six_raters_as_the_verdict_does(analysed):
    results, _ = analysed
    table = results.tables["significance"]
    held = table.assign(p_adjusted=0.001)
    stars = []
    for raters in (5, 6):
        figure = drawn(
            "win_rates", with_tables(analysed, significance=held.assign(raters=raters)), Style()
        ).figure
        texts = [text.get_text() for axes in figure.axes for text in axes.texts]
        stars.append(sum("*" in text for text in texts))
    assert stars[0] == 0 and stars[1] > 0
