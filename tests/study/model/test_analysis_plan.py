"""Choices of the analysis in the study file: checked, frozen, and followed."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import pytest

from labeval.analysis.agreement.table import agreement_of
from labeval.analysis.comparisons.significance import significance
from labeval.analysis.points.rated import rated_by_method
from labeval.jobs.results.analyse import plan_of
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY
from tests.support.judgments.judged_frames import facts, judged

PLAN = """
analysis:
  smallest_differences: {dqe: 0.5}
  family: method
  correction: holm
  alpha_levels: {dqe: interval}
  alpha_over: both
"""
KNOWN = facts({f"{s}{q}": (s.upper(), f"q{q}") for s in "abc" for q in range(8)})


def rows(criterion: str, shift: int) -> list[tuple[str, str, str, str]]:
    return [
        (f"r{r}", criterion, f"{s}{q}", str(2 + (s == "a") * shift + (r * q + 5 * q + ord(s)) % 3))
        for r in range(8)
        for q in range(8)
        for s in "abc"
    ]


@pytest.fixture
def study_folder(tmp_path: Path) -> Path:
    (tmp_path / "study.yaml").write_text(EXAMPLE_STUDY, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    return tmp_path


def with_plan(folder: Path, plan: str) -> Path:
    (folder / "study.yaml").write_text(EXAMPLE_STUDY + plan, encoding="utf-8")
    return folder


def test_a_study_without_choices_is_the_same_version_as_before(study_folder):
    content = read_study(study_folder)
    assert content.study.analysis is None and '"analysis"' not in content.to_json()
    chosen = read_study(with_plan(study_folder, PLAN))
    assert chosen.study.analysis == AnalysisPlan(
        smallest_differences={"dqe": 0.5},
        family="method",
        correction="holm",
        alpha_levels={"dqe": "interval"},
        alpha_over="both",
    )
    assert chosen.version_id() != content.version_id()
    assert type(chosen).from_json(chosen.to_json()) == chosen


def test_a_method_that_is_not_there_and_a_margin_of_nothing_are_problems(study_folder):
    wrong = "\nanalysis:\n  alpha_levels: {dqee: interval}\n"
    with pytest.raises(StudyProblems, match=r"dqee.*did you mean “dqe”"):
        read_study(with_plan(study_folder, wrong))


def test_what_a_version_states_goes_before_the_folder(study_folder):
    before = read_study(study_folder)
    after = read_study(with_plan(study_folder, PLAN))
    assert plan_of([before], before) == AnalysisPlan()
    assert plan_of([before], after).family == "method"
    assert plan_of([after, before], before).family == "method"


def test_all_criteria_of_a_method_are_one_family_where_that_is_stated():
    judgments = judged("dqe", *rows("x", 1), *rows("y", 0))
    apart = significance(judgments, KNOWN)
    together = significance(judgments, KNOWN, family="method")
    assert set(apart["tests"]) == {3} and set(together["tests"]) == {6}
    pd.testing.assert_series_equal(apart["p"], together["p"])
    assert (together["p_adjusted"] >= apart["p_adjusted"] - 1e-12).all()
    least = together["p"].idxmin()
    assert together["p_adjusted"][least] == pytest.approx(min(1, 6 * together["p"][least]))
    share = significance(judgments, KNOWN, correction="benjamini_hochberg")
    assert set(share["adjusted"]) == {"Benjamini-Hochberg"}


def test_alpha_has_the_level_that_is_stated_or_a_reason():
    rated = list(rated_by_method(judged("dqe", *rows("x", 1))))
    plain = agreement_of(rated, samples=0)
    stated = agreement_of(rated, samples=0, levels={"dqe": "interval"})
    of = [table[table["coefficient"] == "alpha"].iloc[0] for table in (plain, stated)]
    assert [row["measurement_level"] for row in of] == ["ordinal", "interval"]
    assert of[0]["value"] != pytest.approx(of[1]["value"], abs=1e-6)
    words = list(rated_by_method(judged("aqc", *(("r1", "c", "a", "yes"), ("r2", "c", "a", "no")))))
    (row,) = (
        agreement_of(words, samples=0, levels={"aqc": "ordinal"})
        .query("coefficient == 'alpha'")
        .to_dict("records")
    )
    assert "these answers have no order" in row["reason"]
