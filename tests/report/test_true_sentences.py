"""Sentences of the report that say only what the tables show."""

from __future__ import annotations

import copy
from dataclasses import replace

import pandas as pd
import pytest

from labeval.analysis.comparisons.mixed_means import COLUMNS, mixed_means
from labeval.analysis.comparisons.order_effects import SAME_HALVES
from labeval.jobs.results.report import material_of
from labeval.report.appendix import notes
from labeval.report.drafts.draft import Sentence
from labeval.report.drafts.facts import materials
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.front import front
from labeval.report.headings import cell
from labeval.report.material import Material
from labeval.report.naming import statistic_name
from labeval.report.questions import Shown, question_module
from labeval.report.results_text import points_on_a_page
from labeval.report.sections import printed
from labeval.report.words import Words
from labeval.study.study import StudyContent
from tests.support.judgments.judged_frames import facts, judged


def with_tables(analysed, kinds=None, **tables) -> Material:
    results, content = analysed
    changed = copy.copy(results)
    object.__setattr__(changed, "tables", {**results.tables, **tables})
    about = {**results.about, **({"kinds": kinds} if kinds else {})}
    object.__setattr__(changed, "about", about)
    return material_of(changed, content)


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (1, "p < .05: 1 (by chance alone, one test in twenty at most has p < .05)"),
        (7, "at most 0.350"),
        (20, "of these 20 on average at most 1)"),
        (100, "of these 100 on average at most 5)"),
    ],
)
def test_how_many_effects_chance_alone_gives_is_not_rounded_up_to_one(analysed, n, said):
    table = pd.DataFrame({"p": [0.01] * n})
    line, *_ = question_module("order").answer(with_tables(analysed, order_effects=table))
    assert said in line


def test_balanced_sides_are_asserted_of_no_judgments(
    analysed,
):
    module = question_module("order")
    assert "are balanced" not in module.ABOUT.replace("unless sides and orders are balanced", "")
    table = pd.DataFrame({"p": [0.5] * 8})
    own = module.answer(with_tables(analysed, {"real": 3}, order_effects=table))
    other = module.answer(with_tables(analysed, {"imported": 3}, order_effects=table))
    assert other[:-1] == own
    assert "not known" in other[-1]


PLACE = {"method": "dqe", "scale": "", "criterion": "clear"}


def test_recommended_participants_name_the_criterion_where_none_are_added_up(analysed):
    rows = [("errors", "", c, "system", n, None) for c, n in (("marked", 12), ("score", 30))]
    rows += [("dqe", "total", "", "system", 20, None), ("dqe", "", "clear", "system", 90, None)]
    rows += [("aspects", "", c, "system", n, None) for c, n in (("formal", 7), ("long", None))]
    names = ["method", "scale", "criterion", "level", "recommended", "cautious"]
    plan = pd.DataFrame.from_records(rows, columns=names).astype({"recommended": "Int64"})
    line = question_module("planning").answer(with_tables(analysed, plan=plan))[0]
    assert "12 participants for ERRORS · marked, 30 participants for ERRORS · score" in line
    assert "20 participants for DQE" in line and "90" not in line
    assert "7 participants for aspects · formal" in line


def test_curves_of_power_are_of_each_criterion_where_none_are_added_up(analysed):
    steps = {"level": "system", "participants": [2, 4], "power": [0.2, 0.6]}
    places = [("errors", "", "marked"), ("errors", "", "score"), ("dqe", "total", "")]
    places += [("dqe", "", "clear")]
    curve = pd.concat(
        [pd.DataFrame({"method": m, "scale": s, "criterion": c, **steps}) for m, s, c in places]
    )
    found = drawn("plan", with_tables(analysed, power_curve=curve), Style())
    labels = [line.get_label() for line in found.figure.axes[0].get_lines()]
    assert [label.partition(" · ")[2] for label in labels[:3]] == ["marked", "score", ""]
    assert len(labels) == 4  # and the line of the aim


def test_raters_below_the_power_curves_are_those_of_the_pilots_that_are_drawn(analysed):
    curve = pd.DataFrame({**PLACE, "level": "item", "participants": [2, 4], "power": [0.2, 0.6]})
    plan = pd.DataFrame({**PLACE, "method": ["dqe", "ab"], "level": "item", "n": [80, 0]})
    found = drawn("plan", with_tables(analysed, power_curve=curve, plan=plan), Style())
    assert "80 raters" in found.caption
    assert "0–80" not in found.caption


def test_participants_of_a_power_curve_are_whole(analysed):
    curve = pd.DataFrame({**PLACE, "level": ["system"], "participants": 2, "power": 1.0})
    found = drawn("plan", with_tables(analysed, power_curve=curve), Style())
    ticks = found.figure.axes[0].get_xticks()
    assert 2 in ticks and all(tick == int(tick) for tick in ticks)


def test_costs_without_times_are_no_zero(analysed):
    results, _ = analysed
    timing = results.tables["timing"].copy()
    figures = ["minutes_per_participant", "seconds_per_page_median", "seconds_per_judgment_mean"]
    timing[[*figures, "cost"]] = float("nan")
    (line,) = question_module("cost").answer(with_tables(analysed, timing=timing))
    assert "No times are known" in line
    assert drawn("timing", with_tables(analysed, timing=timing), Style()) is None


def test_a_method_without_times_has_no_bar_that_says_nan(analysed):
    results, _ = analysed
    timing = results.tables["timing"].copy()
    timing.loc[timing.index[0], ["minutes_per_participant", "cost"]] = float("nan")
    found = drawn("timing", with_tables(analysed, timing=timing), Style())
    assert "nan" not in found.svg()


def test_distances_and_turned_means_are_not_called_mean_ratings():
    rows = [
        (f"r{r}", c, f"t{t}", str(1 + (r * t + t) % 4))
        for r in range(6)
        for t in range(8)
        for c in ("c0", "c1")
    ]
    known = {f"t{t}": (f"S{t % 2}", f"q{t // 2}") for t in range(8)}
    found = mixed_means(judged("dqe", *rows), facts(known, lower=frozenset({"c0"})))
    assert list(found.columns) == list(COLUMNS)
    of = {c: set(part["statistic"]) for c, part in found.groupby("criterion")}
    assert "mean_turned" in of["c0"] and "mean" not in of["c0"]
    assert "mean" in of["c1"] and "mean_turned" not in of["c1"]
    assert "distance" in statistic_name("distance_turned", Words())


@pytest.mark.parametrize(
    ("p", "printed"),
    [(0.04992, "< 0.05"), (0.05, "= 0.050"), (0.0504, "= 0.050"), (0.0494, "= 0.049")],
)
def test_a_p_that_decides_is_not_rounded_to_one_that_does_not(p, printed):
    assert Words().p(p) == printed


def test_what_the_first_place_adds_is_said_where_sides_are_asked_about(analysed):
    place = {"scale": "", "criterion": "c", "statistic": "position"}
    table = pd.DataFrame([{**place, "value": 0.24, "ci_low": 0.12, "ci_high": 0.36, "p": 1e-4}])
    why = "no pair was decided both ways round"
    none = pd.DataFrame({"p": [float("nan")], "statistic": ["left_share"], "reason": [why]})
    answer = question_module("order").answer
    first, of_imported = answer(
        with_tables(analysed, {"imported": 5}, order_effects=none, controlled=table)
    )
    assert "0.240" in first and "p < 0.001" in first
    assert "both ways round" in of_imported
    (line,) = answer(with_tables(analysed, order_effects=none, controlled=table.iloc[:0]))
    assert line == f"No effect of side or order could be tested here: {why}."


def test_zero_has_no_minus():
    assert [Words().number(value, 3) for value in (-0.0001, -0.001)] == ["0.000", "−0.001"]
    assert Words().figure(-1e-12) == "0.000"


def test_differences_that_hold_are_printed_however_many_rows_are_cut(analysed):
    rows = pd.DataFrame({"a": [f"s{n}" for n in range(40)], "p_adjusted": [0.5] * 39 + [0.01]})
    material = with_tables(analysed)
    found = printed(Shown("significance", "Title", ("a", "p_adjusted"), most=10), rows, material)
    assert [row[0] for row in found.rows] == [*(f"s{n}" for n in range(10)), "s39"]
    assert found.left_out == 29


def test_differences_on_which_the_models_disagree_are_printed(analysed):
    rows = pd.DataFrame({"a": [f"s{n}" for n in range(40)], "agrees": ["yes"] * 38 + ["no", ""]})
    shown = Shown("ordinal_model", "Title", ("a", "agrees"), most=10)
    found = printed(shown, rows, with_tables(analysed))
    assert [row[0] for row in found.rows] == [*(f"s{n}" for n in range(10)), "s38"]


@pytest.mark.parametrize(
    ("value", "printed"),
    [(0.00023, "0.0002"), (-0.0004, "−0.0004"), (1e-8, "0.000000"), (0.0006, "0.001")],
)
def test_a_small_figure_is_not_printed_as_none(value, printed):
    assert Words().figure(value) == printed


def test_answers_that_are_numbers_are_printed_as_numbers_and_all_texts_have_a_name(analysed):
    material = with_tables(analysed)
    printed = [
        cell("most_given", value, material) for value in ("0.019230769230769232", "4.0", "yes")
    ]
    assert printed == ["0.019", "4", "yes"]
    assert cell("item", "", material) == "all texts"
    item = material.content.items[0].model_copy(update={"id": "q1_Beech"})
    own = replace(material, content=material.content.model_copy(update={"items": [item]}))
    columns = ("most_given", "label", "given")
    assert {cell(column, "q1_Beech", own) for column in columns} == {"q1_Beech"}


@pytest.mark.parametrize(("systems", "said"), [(None, True), (30, False)])
def test_a_plan_of_texts_alone_says_that_it_is_none_of_systems(analysed, systems, said):
    rows = {**PLACE, "level": ["item", "system"], "recommended": [113, systems]}
    plan = pd.DataFrame({**rows, "cautious": None, "minutes": 3.0, "minutes_measured": True})
    lines = " ".join(question_module("planning").answer(with_tables(analysed, plan=plan)))
    assert ("differences of texts" in lines) is said
    assert ("113" in lines) is said


def test_the_weight_of_an_aspect_is_not_called_that_of_a_judge():
    """Aspects have weights in the model of the overall rating; no judge needs to have rated."""
    assert "judge" not in statistic_name("weight", Words())


def test_points_that_are_turned_round_are_not_called_answers(analysed):
    results, content = analysed
    criterion = content.study.criteria[0]
    row = {
        "method": "dqe",
        "scale": "",
        "criterion": criterion.id,
        "facet": "rater",
        "rater": "r",
        "n": 8,
        "infit": 1.0,
        "fair_mean": 2.0,
    }
    table = pd.DataFrame([row])
    lower = criterion.model_copy(update={"direction": "lower"})
    study = content.study.model_copy(update={"criteria": [lower, *content.study.criteria[1:]]})
    turned = content.model_copy(update={"study": study})
    for of, said in ((content, False), (turned, True)):
        lines = question_module("quality").answer(with_tables((results, of), severity=table))
        (line,) = [line for line in lines if "erratic" in line.lower()]
        assert ("turned round" in line) == said
        assert ("gives" in line) != said


def test_what_nobody_is_divided_about_is_not_in_the_list_of_what_divides(analysed):
    row = {"method": "dqe", "criterion": "", "n": 4, "raw_agreement": 0.5, "most_given": "4"}
    table = pd.DataFrame(
        [
            {**row, "unit": "m1", "disagreement": 0.8, "share": 0.5, "rank": 1.0, "reason": ""},
            {**row, "unit": "m2", "disagreement": 0.0, "share": 1.0, "rank": 2.0, "reason": ""},
        ]
    )
    material = with_tables(analysed, divided_items=table)
    shown = next(t for t in question_module("quality").TABLES if t.table == "divided_items")
    assert list(shown.rows(material)["unit"]) == ["m1"]


def test_a_criterion_without_any_answer_is_named_on_the_first_page(analysed):
    results, _ = analysed
    rows = results.tables["scores"]
    gone = next(c for c in rows["criterion"].unique() if c)
    assert "No answers" not in dict(front(with_tables(analysed)).facts)
    material = with_tables(analysed, scores=rows[rows["criterion"] != gone])
    assert dict(front(material).facts)["No answers"] == material.named(gone)


def test_texts_that_no_page_shows_are_not_counted_on_the_first_page(analysed):
    results, content = analysed
    six = {"where": {}, "ids": [f"m{n}" for n in range(8) if n % 4 != 3]}
    blocks = {
        id: type(block).model_validate({**block.model_dump(), "items": six})
        for id, block in content.study.blocks.items()
    }
    study = content.study.model_copy(update={"blocks": blocks})
    part = StudyContent(study=study, items=content.items)
    facts = dict(front(material_of(copy.copy(results), part)).facts)
    assert facts["Texts"] == "6 of System A, System B, System C"
    sentences = [one.text for one in materials(part) if isinstance(one, Sentence)]
    assert "The study has 6 texts to judge" in sentences[0]


def test_marked_errors_and_edits_have_no_middle_of_a_scale(analysed):
    row = {"method": "errors", "criterion": "x", "system": "A", "n": 1, "of": 2, "share": 0.5}
    rows = [{**row, "value": value} for value in ("3-9 fluency minor 1", "none")]
    assert (
        drawn("distributions", with_tables(analysed, distributions=pd.DataFrame(rows)), Style())
        is None
    )


def test_tests_of_sides_that_take_comparisons_as_independent_say_so(analysed):
    position = {"scale": "total", "criterion": "", "statistic": "position", "value": 0.3}
    position |= {"ci_low": -0.3, "ci_high": 0.9, "p": 0.2}
    sides = pd.DataFrame({"p": [0.01], "test": ["Mantel-Haenszel"]})
    answer = question_module("order").answer
    both = with_tables(analysed, order_effects=sides, controlled=pd.DataFrame([position]))
    assert "take comparisons as independent" in " ".join(answer(both))
    halves = with_tables(
        analysed,
        order_effects=sides.assign(test="exact"),
        controlled=pd.DataFrame([position]),
    )
    assert "as independent" not in " ".join(answer(halves))


def test_halves_of_imported_sessions_are_spoken_of_where_they_are_tested(analysed):
    answer = question_module("order").answer
    for effect, told in (("half of the session", True), ("side", False)):
        table = pd.DataFrame({"p": [0.5], "effect": [effect]})
        lines = answer(with_tables(analysed, {"imported": 3}, order_effects=table))
        assert ("Halves of a session" in " ".join(lines)) is told


def test_why_nothing_was_tested_does_not_say_again_that_it_was_not(analysed):
    row = {"p": float("nan"), "statistic": "shift", "reason": SAME_HALVES}
    tables = {"order_effects": pd.DataFrame([row]), "controlled": pd.DataFrame()}
    (line,) = question_module("order").answer(with_tables(analysed, **tables))
    assert "could be tested here: raters had the same texts" in line


def test_a_method_that_nobody_judged_by_is_named_on_the_first_page_and_not_explained(analysed):
    rows = analysed[0].tables["scores"]
    gone = rows["method"].iloc[0]
    material = with_tables(analysed, scores=rows[rows["method"] != gone])
    name = material.method_name(gone)
    assert dict(front(material).facts)["No answers"] == name
    assert name not in dict(notes(material))["Scores and ranks"]
    assert name in dict(notes(with_tables(analysed)))["Scores and ranks"]


def test_preferences_over_all_criteria_count_no_pair_of_texts_once_for_each(analysed):
    material = with_tables(analysed)
    named = "How far each rater's preferences are those of the others"
    shown = next(of for of in question_module("quality").TABLES if of.title == named)
    table = printed(shown, shown.rows(material), material)
    assert table.rows and not any("pairs" in heading for heading in table.headings)


@pytest.mark.parametrize(
    ("method", "said"),
    [("ab", "a win is 1"), ("bws", "the best is 1, the worst"), ("ranking", "share of the others")],
)
def test_points_on_a_page_are_explained_for_the_method_alone(method, said):
    assert said in points_on_a_page(method)
    others = {"a win is 1", "the best is 1, the worst", "share of the others"} - {said}
    assert not any(other in points_on_a_page(method) for other in others)


@pytest.mark.parametrize(("n_items", "is_said"), [(3, True), (40, False)])
def test_an_alpha_of_few_texts_is_said_to_be_one(analysed, n_items, is_said):
    """“alpha is 0.963” of three texts was read as reliable; its interval began at -0.22."""
    columns = "method criterion coefficient measurement_level value ci_low ci_high n_items n_raters"
    row = ("dqe", "honesty", "alpha", "ordinal", 0.96, -0.2, 1.0, n_items, 4)
    table = pd.DataFrame([row], columns=columns.split()).assign(reason="", interpretation="")
    lines = question_module("quality").answer(with_tables(analysed, agreement=table))
    assert any(f"alpha rests on few texts ({n_items})" in line for line in lines) is is_said


@pytest.mark.parametrize(("most", "is_cut"), [(2, True), (9, False)])
def test_a_table_of_differences_that_is_cut_says_which_are_all_printed(material, most, is_cut):
    """Rows were left out below the table, and nothing said whether any of them holds."""
    rows = pd.DataFrame({"a": list("KLMNO"), "b": list("PQRST"), "difference": [0.1] * 5})
    rows["p_adjusted"] = [0.3, 0.4, 0.5, 0.01, 0.6]
    shown = Shown("significance", "T", tuple(rows.columns), most=most)
    table = printed(shown, rows, material)
    assert [row[0] for row in table.rows] == (["K", "L", "N"] if is_cut else list("KLMNO"))
    said = "All differences with p < .05 after the correction are printed."
    assert (said in table.notes) is is_cut
