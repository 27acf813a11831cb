"""A row of a table opens exactly the judgments that it was made from."""

from __future__ import annotations

from contextlib import closing

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, Results, analyse
from labeval.jobs.results.narrowing import Only, kinds_of, narrowed
from labeval.jobs.results.result_drilldown import result_drilldown
from labeval.store.record.record import Record
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_study


@pytest.fixture(scope="module")
def analysed(tmp_path_factory) -> tuple[Results, dict]:
    items = [
        Item(id=f"m{n}", text=f"Text {n}.", system="AB"[n % 2], source="So.") for n in range(8)
    ]
    content = StudyContent(study=small_study(), items=items)
    with closing(Record(tmp_path_factory.mktemp("behind") / "record.sqlite")) as record:
        simulate(record, content, 8, 3)
        headers = {header.id: header for header in record.sessions.headers()}
        return analyse(record, content, AnalysisChoice(samples=0)), headers


def test_a_score_opens_as_many_judgments_as_its_n(analysed):
    results, _ = analysed
    scores = results.tables["scores"]
    means = scores[(scores["method"] == "dqe") & (scores["statistic"] == "mean")]
    rows = means[means["level"].isin(["item", "system"])].to_dict("records")
    assert len(rows) > 20
    for row in rows:
        assert len(result_drilldown(results.inputs, "scores", row)) == row["n"], row


def test_a_pair_opens_exactly_its_comparisons(analysed):
    results, _ = analysed
    rows = results.tables["pairwise"].to_dict("records")
    assert len(rows) > 20
    for row in rows:
        assert len(result_drilldown(results.inputs, "pairwise", row)) == row["n"], row


def test_a_share_of_a_scale_opens_the_answers_with_that_value(analysed):
    results, _ = analysed
    for row in results.tables["distributions"].to_dict("records"):
        found = result_drilldown(results.inputs, "distributions", row)
        assert len(found) == row["n"] and set(found["value"]) == {row["value"]}


def test_a_rater_opens_only_that_person(analysed):
    results, _ = analysed
    code = results.inputs.judgments["participant"].iloc[0]
    found = result_drilldown(results.inputs, "raters", {"method": "", "rater": code})
    assert set(found["participant"]) == {code} and len(found)


def test_each_filter_narrows_to_what_it_names(analysed):
    results, headers = analysed
    whole = results.inputs.judgments
    assert narrowed(whole, headers, Only()) is whole
    for only, column in (
        (Only(methods=("ab",)), "method"),
        (Only(criteria=("clarity",)), "criterion"),
        (Only(conditions=("dqe",)), "condition"),
    ):
        found = narrowed(whole, headers, only)
        assert set(found[column]) == set(next(iter(only.as_dict().values())))
        assert 0 < len(found) < len(whole)


def test_people_robots_and_imported_judgments_are_told_apart(analysed):
    results, headers = analysed
    whole = results.inputs.judgments
    assert kinds_of(whole, headers) == {"simulated": len(headers)}
    assert kinds_of(whole, {}) == {"imported": len(headers)}
    assert len(narrowed(whole, headers, Only(kinds=("simulated",)))) == len(whole)
    assert narrowed(whole, headers, Only(kinds=("real",))).empty
    assert narrowed(whole, headers, Only(groups=("expert",))).empty
