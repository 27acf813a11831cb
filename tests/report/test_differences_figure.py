"""The forest plot of differences, and the results in words and in LaTeX, from known tables."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from matplotlib.collections import PathCollection

from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.front import front
from labeval.report.latex import as_latex, escaped
from labeval.report.results_text import results_text
from labeval.report.sections import PrintedTable
from labeval.report.words import Words
from tests.report.test_true_sentences import with_tables

SYSTEMS = ("Ash", "Elm", "Oak")
SCORES = pd.DataFrame(
    {
        "method": "dqe", "level": "system", "scale": "total", "criterion": "", "id": SYSTEMS,
        "statistic": "mean", "n": 60, "value": [2.0, 4.0, 3.9], "rank": [3.0, 1.0, 2.0],
        "ci_low": [1.8, 3.8, 3.7], "ci_high": [2.2, 4.2, 4.1], "reason": "",
    }
)  # fmt: skip
PAIRS = pd.DataFrame(
    {
        "method": "dqe", "scale": "total", "criterion": "", "a": ["Ash", "Ash", "Elm"],
        "b": ["Elm", "Oak", "Oak"], "n": 60, "raters": 12.0, "questions": 10.0,
        "difference": [-2.0, -1.9, 0.1], "ci_low": [-2.4, -2.3, -0.1],
        "ci_high": [-1.6, -1.5, 0.3], "p": [0.001, 0.001, 0.3],
        "p_adjusted": [0.002, 0.002, 0.3], "adjusted": "Holm", "effect": [-1.5, -1.4, 0.1],
        "margin": 0.5, "p_equivalent": [0.9, 0.9, 0.004], "about": "both", "how": "",
        "reason": "",
    }
)  # fmt: skip


def material(analysed, raters=12, pairs=PAIRS):
    timing = pd.DataFrame({"method": ["dqe"], "participants": [raters]})
    return with_tables(analysed, {"real": 12}, scores=SCORES, significance=pairs, timing=timing)


def test_pairs_are_turned_to_the_higher_rank_and_the_leaders_come_first(analysed):
    found = drawn("differences", material(analysed), Style())
    rows = found.numbers
    assert list(zip(rows["a"], rows["b"], strict=True)) == [
        ("Elm", "Oak"), ("Elm", "Ash"), ("Oak", "Ash")
    ]  # fmt: skip
    assert rows["difference"].tolist() == [0.1, 2.0, 1.9]
    assert rows["ci_low"].tolist() == [-0.1, 1.6, 1.5]
    assert rows["ci_high"].tolist() == [0.3, 2.4, 2.3]
    assert "Raters: 12" in found.caption and "Holm" in found.caption


def _faces(found):
    (axes,) = found.figure.axes
    marks = [each for each in axes.collections if isinstance(each, PathCollection)]
    return [tuple(np.round(mark.get_facecolor()[0][:3], 2)) for mark in marks]


def test_only_what_holds_is_filled_and_bounds_of_equivalence_are_drawn(analysed):
    found = drawn("differences", material(analysed), Style())
    paper = (1.0, 1.0, 1.0)
    assert [face == paper for face in _faces(found)] == [True, False, False]
    (axes,) = found.figure.axes
    upright = {line.get_xdata()[0] for line in axes.lines}
    assert upright == {0, -0.5, 0.5}
    without = drawn("differences", material(analysed, pairs=PAIRS.assign(margin=np.nan)), Style())
    assert {line.get_xdata()[0] for line in without.figure.axes[0].lines} == {0}


def test_with_few_raters_no_mark_claims_anything(analysed):
    found = drawn("differences", material(analysed, raters=4), Style())
    assert set(_faces(found)) == {(1.0, 1.0, 1.0)}
    assert "too few" in found.caption


def test_without_an_estimated_difference_there_is_no_figure(analysed):
    none = PAIRS.assign(difference=np.nan)
    assert drawn("differences", material(analysed, pairs=none), Style()) is None


def test_the_same_figure_is_the_same_pdf(analysed):
    one, other = (drawn("differences", material(analysed), Style()).pdf() for _ in range(2))
    assert one == other and one.startswith(b"%PDF") and b"CreationDate" not in one


def test_results_in_words_name_every_pair_as_the_table_has_it(analysed):
    text = results_text(material(analysed))
    assert "Elm did better than Ash: mean difference 2.00 (95 % interval 1.60 to 2.40)" in text
    assert "Oak did better than Ash" in text and "1.40 standard deviations" in text
    assert "Elm and Oak are practically equal, less than 0.500 apart" in text
    assert "Ash did better" not in text


def test_results_of_few_raters_conclude_nothing_about_pairs(analysed):
    text = results_text(material(analysed, raters=4))
    assert "did better" not in text and "practically equal" not in text
    assert text.count("too few raters to say how sure that is") == 1


@pytest.mark.parametrize("name", ["A & B_2", "100 % {x}", "a\\b", "#1 ~ $5^2", "α − 1"])
def test_names_of_a_study_are_no_commands_of_latex(name):
    table = PrintedTable("T", ["name", "n"], [[name, "1"]], [False, True], 3, "a_b.csv", ["1) &"])
    text = as_latex(table, "t", Words())
    assert text.count(r"\toprule") == text.count(r"\bottomrule") == 1
    assert r"\begin{tabular}{lr}" in text and r"a\_b.csv" in text
    row = next(line for line in text.splitlines() if line.endswith(r" & 1 \\"))
    bare = re.sub(
        r"\\(textbackslash|textasciitilde|textasciicircum)\{\}|\\[{}#$%&_]|\$\\?\w*-?\$", "", row
    )
    assert not set("{}#$%_~^") & set(bare) and bare.count("&") == 1
    assert "\n" not in escaped(f"{name}\n{name}")


def test_a_table_of_latex_that_no_page_holds_goes_on_on_the_next():
    """Rows of a ``table`` below the end of the page were lost."""
    rows = [["[A]", str(n)] for n in range(31)]
    long = PrintedTable("T", ["name", "n"], rows, [False, True], 0, "t.csv")
    text = as_latex(long, "t", Words())
    assert "longtable" in text.splitlines()[0]
    assert r"\begin{table}" not in text and text.count(r"\begin{longtable}") == 1
    assert text.count(r"\toprule") == 2
    assert "longtable" not in as_latex(replace(long, rows=rows[:30]), "t", Words())


def test_brackets_at_the_beginning_of_a_row_are_no_option_of_the_row_before():
    table = PrintedTable("T", ["name"], [["[A]"], ["*B"]], [False], 0, "t.csv")
    lines = as_latex(table, "t", Words()).splitlines()
    assert not any(line.lstrip().startswith(("[", "*")) for line in lines)


def test_below_a_table_of_latex_further_rows_are_in_the_language_of_the_report():
    table = PrintedTable("T", ["name"], [["A"]], [False], 3, "t.csv")
    german = Words(lambda context, text: text.replace("Further rows in", "Weitere Zeilen in"))
    assert "Weitere Zeilen in t.csv: 3." in as_latex(table, "t", german)


def test_no_sessions_are_counted_of_judgments_from_elsewhere(analysed):
    own, other = (
        results_text(with_tables(analysed, {kind: 12}, scores=SCORES, significance=PAIRS))
        for kind in ("real", "imported")
    )
    assert "sessions: " in own and "sessions" not in other and "made elsewhere" in other


@pytest.mark.parametrize(("kind", "people"), [("real", "Participants"), ("imported", "Raters")])
def test_who_judged_elsewhere_is_called_a_rater_on_the_first_page_too(analysed, kind, people):
    material = with_tables(analysed, {kind: 12}, scores=SCORES, significance=PAIRS)
    assert front(material).facts[0][0] == people


def test_a_pair_that_few_raters_judged_is_open_and_told_below_the_figure(analysed):
    found = drawn(
        "differences", material(analysed, pairs=PAIRS.assign(raters=[3, 12, 12])), Style()
    )
    paper = (1.0, 1.0, 1.0)
    assert [face == paper for face in _faces(found)] == [True, True, False]
    assert "Raters: 3–12; fewer than 6 are too few" in found.caption.replace("\u2060", "")


def test_filled_marks_of_few_raters_are_not_denied_where_tests_speak_of_these_only(analysed):
    few = material(analysed, raters=3, pairs=PAIRS.assign(raters=3))
    these = replace(few, about={**few.about, "choices": {"resample": "questions"}})
    found = drawn("differences", these, Style())
    paper = (1.0, 1.0, 1.0)
    assert [face == paper for face in _faces(found)] == [True, False, False]
    assert "too few" not in found.caption
    for name in ("differences", "win_rates"):
        figure = drawn(name, these, Style())
        assert "unless the tests speak of these raters only" in figure.how
