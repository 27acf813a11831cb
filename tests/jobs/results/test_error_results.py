"""Errors marked in a whole record reach the tables and the figure of a report."""

from __future__ import annotations

import pytest

from labeval.exchange.tables import find_table
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.store.record.record import Record
from tests.support.studies.errors_study import errors_content


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    content = errors_content(items=4)
    with Record(tmp_path_factory.mktemp("errors") / "record.sqlite") as record:
        simulate(record, content, 6, 3)
        names = [column.name for column in find_table("errors").COLUMNS]
        rows = [dict(zip(names, row, strict=True)) for row in find_table("errors").rows(record)]
        yield analyse(record, content, AnalysisChoice(samples=20)), rows, content


def test_counts_and_scores_are_those_of_the_exported_errors(results):
    found, rows, _ = results
    counts = found.tables["error_counts"]
    together = counts[counts["system"] == ""]
    assert together["n"].sum() == len(rows) > 10
    assert together["points"].sum() == pytest.approx(sum(float(row["points"]) for row in rows))
    scores = found.tables["scores"].query("level == 'system' and criterion == 'faults'")
    for score in scores.itertuples():
        points = sum(float(row["points"]) for row in rows if row["system"] == score.id)
        assert score.value == pytest.approx(-points / 12)
        assert score.ci_low <= score.value <= score.ci_high


def test_the_score_is_a_criterion_of_its_own(results):
    found, _, _ = results
    quality = found.tables["scores"].query("level == 'system' and criterion == 'quality'")
    assert quality["value"].between(0, 100).all() and len(quality) == 2
    agreement = found.tables["agreement"].set_index("criterion")
    assert agreement.loc["faults", "value"].notna().all()
    assert "scales of their own" in agreement.loc["", "reason"]
    assert len(found.tables["error_agreement"]) == 3


def test_the_figure_has_a_bar_for_each_system(results):
    found, _, content = results
    figure = drawn("error_points", Material(found.tables, found.about, content, Words()), Style())
    assert figure is not None
    (axes,) = figure.figure.axes
    assert [label.get_text() for label in axes.get_yticklabels()] == ["A", "B"]
    assert "Accuracy" in {text.get_text() for text in axes.get_legend().get_texts()}
