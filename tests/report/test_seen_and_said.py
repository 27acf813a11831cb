"""Judge support and thinking aloud on paper: sentences that the tables bear, and whole tables."""

from __future__ import annotations

import pandas as pd

from labeval.analysis.raters.judge_agreement import judge_support
from labeval.report.material import Material
from labeval.report.questions import question_module
from labeval.report.sections import PrintedTable, printed
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.analysis.comparisons.test_thinking_aloud import compared
from tests.analysis.comparisons.test_thinking_aloud import study as spoken
from tests.analysis.raters.test_judge_effects import study as supported
from tests.conftest import small_study

CONTENT = StudyContent(study=small_study(), items=[])


def material(**tables: pd.DataFrame) -> Material:
    return Material(tables, {}, CONTENT, Words(as_written))


def on_paper(question: str, table: str, found: Material) -> PrintedTable:
    (shown,) = (each for each in question_module(question).TABLES if each.table == table)
    return printed(shown, shown.rows(found), found)


def test_what_a_rating_in_view_changes_is_said_with_its_interval():
    found = material(judge_support=judge_support(supported(0.4, 1)))
    (line,) = question_module("quality").answer(found)
    assert line == (
        "A language model's ratings in view (after the answer) draw answers towards them: final "
        "answers are nearer to them by 7.7 points than where they were withheld at random (95 % "
        "interval 5.1 to 10.3, p < 0.001)."
    )


def test_ratings_that_drive_answers_away_are_said_to_do_so_in_figures_above_zero():
    found = judge_support(supported(0.4, 1))
    effects = found["statistic"].isin(("effect_nearer_by", "effect_on_agreement"))
    low, high = found["ci_low"].copy(), found["ci_high"].copy()
    found.loc[effects, "value"] *= -1
    found.loc[effects, "ci_low"], found.loc[effects, "ci_high"] = -high[effects], -low[effects]
    (line,) = question_module("quality").answer(material(judge_support=found))
    assert "drive answers away from them: final answers are farther from them by 7.7" in line
    assert "interval 5.1 to 10.3, p < 0.001" in line


def test_a_rating_that_changes_nothing_is_not_said_to_change_something():
    (line,) = question_module("quality").answer(
        material(judge_support=judge_support(supported(0.0, 2)))
    )
    assert "are not shown to change answers" in line


def test_without_withheld_pages_the_change_is_said_to_be_unknown():
    table = supported(0.4, 1)
    found = material(judge_support=judge_support(table[table["show"] != "withheld"]))
    assert question_module("quality").answer(found) == [
        "What seeing a language model's ratings changes is not known: ratings were withheld from "
        "no page: there is nothing to compare with."
    ]


def test_all_of_judge_support_is_printed_by_names():
    several = [supported(0.4, 1).assign(criterion=name) for name in ("clear", "fluent")]
    found = material(judge_support=judge_support(pd.concat(several)))
    table = on_paper("quality", "judge_support", found)
    assert table.left_out == 0
    assert {row[1] for row in table.rows} == {"after the answer"}
    names = {row[2] for row in table.rows}
    assert {"first answers equal to the rating", "changed ones that came nearer to it"} < names


def test_thinking_aloud_is_said_with_its_groups_and_its_limit():
    found = material(thinking_aloud=compared(*spoken(6, 9, slower=8)))
    line = question_module("struggles").answer(found)[-1]
    assert line.startswith("Rating on a scale (DQE): 6 participants who thought aloud, less 9 who")
    assert "seconds a page 7.74 (95 % interval 7.19 to 8.29, corrected p < 0.001)" in line
    assert "rating, less that of others 0.146 (95 % interval −0.097 to 0.389" in line
    assert line.endswith("the two can differ in other ways too.")
    table = on_paper("struggles", "thinking_aloud", found)
    assert "Correction of p: Holm." in table.notes and "test" not in table.headings


def test_too_few_who_thought_aloud_have_no_sentence():
    found = material(thinking_aloud=compared(*spoken(2, 9, slower=8)))
    assert len(question_module("struggles").answer(found)) == 1
