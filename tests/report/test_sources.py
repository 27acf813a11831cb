"""The report names the sources of the figures that it has, and of no others."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.material import Material
from labeval.report.sources import SOURCES, sources
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_study


def named(**tables: dict[str, list[object]]) -> set[str]:
    """First authors and years of the sources of these tables."""
    content = StudyContent(study=small_study(), items=[])
    frames = {name: pd.DataFrame(columns) for name, columns in tables.items()}
    found = sources(Material(frames, {}, content, Words(as_written)))
    return {f"{source.split(',')[0]} {source.split('(')[1][:4]}" for source in found}


def test_an_analysis_without_figures_has_no_sources():
    assert named() == set()
    assert named(reliability={"alpha": [None], "ci_low": [None]}) == set()


def test_a_mean_over_raters_and_questions_has_the_sources_of_its_interval_only():
    """Davidson, MACE and edit rates were among the sources of means of ratings."""
    scores = {"statistic": ["mean"], "value": [3.2], "ci_low": [2.9]}
    assert named(scores={**scores, "resampled": ["raters and questions"]}) == {
        "Cameron 2011",
        "Efron 1993",
        "Hesterberg 2015",
        "Owen 2007",
    }
    assert named(scores={**scores, "resampled": ["raters"]}) == {"Efron 1993", "Hesterberg 2015"}


@pytest.mark.parametrize(
    ("how", "adjusted", "expected"),
    [
        ("quasi-t of raters and questions", "Holm", {"Holm 1979", "Satterthwaite 1946"}),
        (
            "mixed model of the differences",
            "Benjamini-Hochberg",
            {"Benjamini 1995", "Kuznetsova 2017", "Satterthwaite 1946"},
        ),
        ("crossed bootstrap of raters and questions", "Holm", {"Holm 1979"}),
    ],
)
def test_differences_have_the_sources_of_their_procedure(how, adjusted, expected):
    row = {"p": [0.01], "p_adjusted": [0.02], "how": [how], "adjusted": [adjusted]}
    assert named(significance=row) == expected


def test_columns_that_sources_ask_for_are_those_of_the_tables(material):
    """A column that no table has would keep a source out of every report."""
    for source, uses in SOURCES:
        for use in uses:
            table = material.tables.get(use.table)
            if table is not None:
                assert {use.column, use.where} - {""} <= set(table.columns), source
    assert len({use.table for _, uses in SOURCES for use in uses} & set(material.tables)) > 15
