"""Edited texts in results: tables and the figure of the changes."""

from __future__ import annotations

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.store.record.record import Record
from tests.support.studies.rewritten_study import rewritten_content


@pytest.fixture
def results(tmp_path):
    content = rewritten_content()
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, participants=9, seed=3)
        names = ("scores", "rewriting", "rewriters", "rewritten_words")
        found = analyse(record, content, AnalysisChoice(samples=50), tables=names)
    return content, found


def test_measures_of_each_system_are_in_the_tables(results):
    _, found = results
    table = found.tables["rewriting"].set_index("id")
    scores = found.tables["scores"].set_index("id")["value"]
    assert list(table[table["level"] == "system"].index) == ["One", "Two"]
    for system in ("One", "Two"):
        measured = table.loc[system]
        assert 0 <= measured["ci_low"] <= measured["unchanged"] <= measured["ci_high"] <= 1
        assert measured["hter"] == pytest.approx(scores[system], abs=0.05)
    assert found.tables["rewriters"]["n"].iloc[0] == 2 * 9 * 8 // 2


def test_the_figure_has_the_changes_of_texts(results):
    content, found = results
    material = Material(found.tables, found.about, content, Words())
    figure = drawn("rewrites", material, Style())
    assert figure is not None
    shown = set(figure.numbers["change"])
    assert shown == {"same", "taken_out", "put_in"}
    texts = {text.get_text() for axes in figure.figure.axes for text in axes.texts}
    assert {word for cell in figure.numbers["text"] for word in cell.split()} <= texts
