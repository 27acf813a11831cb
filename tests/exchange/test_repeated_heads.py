"""Files that were put together, so that the head of their table comes again among its rows."""

from __future__ import annotations

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.support.judgments.planted_ratings import FILES, planted, ratings
from tests.support.judgments.recorded_means import means_of


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_a_head_that_comes_again_is_left_out_and_said(tmp_path, form, suffix):
    """It became a participant, a text and a criterion “criterion”."""
    long = ratings(1, 5, None)
    table = form(long).astype(object)
    table.loc[3.5] = table.loc[8.5] = list(table.columns)
    table = table.sort_index()
    path = tmp_path / f"given.{suffix}"
    table.to_csv(path, index=False) if suffix == "csv" else table.to_excel(path, index=False)
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.participants) == (len(long), long["rater"].nunique())
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    study = read_study(tmp_path / "study").study
    assert {criterion.id for criterion in study.criteria} == {"clarity", "accuracy"}
    said = " ".join(each.text for each in (*made.assumed, *made.warnings))
    assert "rows that repeat the head of the table" in said
    assert "(2)" in said


def test_a_head_with_its_columns_in_another_order_is_refused(tmp_path):
    path = tmp_path / "given.csv"
    head, turned = "rater,system,doc_id,fluency", "rater,doc_id,system,fluency"
    rows = [f"r{n % 3},s{n % 2},d{n % 4},{1 + n % 5}" for n in range(12)]
    path.write_text("\n".join([head, *rows, turned, "r1,d1,s1,4"]), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "study", path)
    assert [problem.line for problem in refused.value.problems] == [14]
    assert "in another order than the head" in refused.value.problems[0].text
