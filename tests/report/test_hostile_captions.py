"""Captions and sentences that are incomplete, ambiguous or contradict each other."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.headings import heading
from labeval.report.questions import question_module
from labeval.report.verdict import rules
from tests.report.test_true_sentences import with_tables


@pytest.mark.parametrize(("kept", "named"), [(0, ""), (1, "correction: Holm.")])
def test_a_correction_that_was_not_made_is_not_named(analysed, kept, named):
    results, _ = analysed
    pairs = results.tables["significance"].copy()
    pairs["difference"] = 0.5
    pairs["adjusted"] = [
        "Holm" if n < kept * 2 * len(pairs) // 3 else "" for n in range(len(pairs))
    ]
    found = drawn("differences", with_tables(analysed, significance=pairs), Style())
    assert named in found.caption
    assert ("correction" in found.caption) is bool(named)
    assert "and ." not in found.caption and ": ." not in found.caption


def test_a_method_has_no_line_for_a_criterion_that_its_blocks_do_not_ask(analysed):
    results, _ = analysed
    alphas = results.tables["agreement"]
    first, *others = alphas["criterion"][alphas["criterion"] != ""].unique()
    assert others and alphas["method"].nunique() > 1
    kept = alphas[(alphas["method"] != "dqe") | (alphas["criterion"] == first)]
    figure = drawn("agreement", with_tables(analysed, agreement=kept), Style()).figure
    shown = {a.get_title("left"): len(a.get_yticks()) for a in figure.axes}
    (few,) = (title for title in shown if "(DQE)" in title)
    assert shown.pop(few) == 1
    assert 1 + len(others) in shown.values()


def test_judgments_behind_a_score_count_conversations_and_not_their_answers(analysed):
    results, content = analysed
    assert "count as one" not in drawn("scores", with_tables(analysed), Style()).caption
    blocks = {
        id: block.model_copy(update={"turns": "each"}) if block.method == "dqe" else block
        for id, block in content.study.blocks.items()
    }
    study = content.study.model_copy(update={"blocks": blocks})
    of_answers = results, content.model_copy(update={"study": study})
    assert (
        "one conversation count as one" in drawn("scores", with_tables(of_answers), Style()).caption
    )


def _sides(tests):
    return pd.DataFrame(
        {
            "method": "ab", "criterion": ["honesty", "clarity"], "statistic": "left_share",
            "value": 0.5, "ci_low": 0.1, "ci_high": 0.9, "n": [2, 9], "test": tests,
        }
    )  # fmt: skip


def test_sides_that_could_not_be_tested_have_no_empty_test(analysed):
    none = drawn("order_effects", with_tables(analysed, order_effects=_sides(["", ""])), Style())
    assert "test:" not in none.caption and "n = 2–9 decided comparisons" in none.caption
    one = drawn(
        "order_effects",
        with_tables(analysed, order_effects=_sides(["", "Mantel-Haenszel"])),
        Style(),
    )
    assert "test: Mantel-Haenszel." in one.caption


def _correlated(n, level="item"):
    return pd.DataFrame(
        {
            "level": level, "scale": "total", "criterion": "", "a": ["ab", "ab"],
            "b": ["aqc", "dqe"], "tau": [0.2, 1.0], "n": n,
        }
    )  # fmt: skip


def test_each_correlation_of_methods_is_over_as_many_as_both_ranked(analysed):
    answer = question_module("methods").answer
    (line,) = answer(with_tables(analysed, rank_correlation=_correlated([11, 6])))
    assert line.startswith("Over the texts that both rank")
    assert "tau = 0.20 (AB–AQC, n = 11)" in line and "tau = 1.00 (AB–DQE, n = 6)" in line
    (same,) = answer(with_tables(analysed, rank_correlation=_correlated([8, 8])))
    assert "Over 8 texts" in same and "n =" not in same


def test_an_order_of_few_systems_is_called_so_by_the_fewest_and_the_most(analysed):
    answer = question_module("methods").answer
    lines = answer(with_tables(analysed, rank_correlation=_correlated([4, 2], "system")))
    assert "only 2–4 systems" in lines[-1]
    lines = answer(with_tables(analysed, rank_correlation=_correlated([4, 4], "system")))
    assert "only 4 systems" in lines[-1]


def test_each_method_says_whom_its_tests_speak_of_where_methods_differ(analysed):
    results, _ = analysed
    pairs = results.tables["significance"].copy()
    pairs["p_adjusted"] = 0.5
    pairs["about"] = ["raters" if method == "ab" else "both" for method in pairs["method"]]
    (text,) = rules(with_tables(analysed, significance=pairs))
    assert "new raters and these questions only (AB)" in text
    both = next(line for line in text.split("The tests speak of ") if "new questions" in line)
    assert "AQC" in both and "DQE" in both and "AB" not in both


def test_no_method_speaks_of_all_questions_and_of_these_only(analysed):
    results, _ = analysed
    pairs = results.tables["significance"].copy()
    pairs["p_adjusted"] = 0.5
    first = (pairs["method"] == "ab") & (pairs["b"] == "System B")
    pairs["about"] = ["raters" if is_first else "both" for is_first in first]
    (text,) = rules(with_tables(analysed, significance=pairs))
    assert text.count("some pairs of AB") == 2 and text.count("AB") == 2


def test_raters_are_not_headed_as_systems_or_texts(analysed):
    shown = next(
        table
        for table in question_module("quality").TABLES
        if table.table == "preference_agreement" and "each rater" in table.title
    )
    material = with_tables(analysed)
    headings = [heading(column, material) for column in shown.rows(material).columns]
    assert "rater" in headings and "system or text" not in headings


def test_the_quickest_method_is_named_in_a_sentence(analysed):
    first = question_module("cost").answer(with_tables(analysed))[0]
    assert first.startswith("A judgment takes the least time by ")


def test_what_intervals_are_drawn_over_is_not_ambiguous(analysed):
    results, _ = analysed
    scores = results.tables["scores"].copy()
    scores["ci_low"], scores["ci_high"] = scores["value"] - 1, scores["value"] + 1
    scores["resampled"] = [
        "raters and questions" if n % 2 else "judgments as independent" for n in range(len(scores))
    ]
    caption = drawn("scores", with_tables(analysed, scores=scores), Style()).caption
    over = caption.split("intervals over: ")[1].split(".")[0]
    assert sorted(over.split("; ")) == ["judgments, as if independent", "raters and questions"]
