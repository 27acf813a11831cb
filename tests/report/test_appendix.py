"""The appendix says of every method of a study how it is scored, and at which level it agrees."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.report.appendix import notes
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.study.reading import read_study
from labeval.text.catalogue import Catalogue


def explained(template: str, words: Words, language: str = "en") -> dict[str, str]:
    content = read_study(places.templates() / template)
    return dict(notes(Material({}, {}, content, words, language)))


def test_distances_from_the_ideal_point_are_explained_where_a_study_has_them():
    found = explained("aspects", Words())
    assert "mean distance of ratings from the ideal point" in found["Scores and ranks"]
    assert "AB" not in found["Scores and ranks"]
    assert "(aspects ordinal)" in found["Agreement"]


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("rewriting", "HTER ratio"),
        ("error-spans", "ERRORS interval"),
        ("claim-check", "CLAIM nominal"),
        ("six-methods", "DQE ordinal, AQC nominal, AB nominal, BWS ordinal"),
    ],
)
def test_levels_of_measurement_are_those_of_the_methods(template, said):
    assert f"({said})" in explained(template, Words())["Agreement"]


def test_tests_about_these_raters_only_are_not_called_a_model_of_raters_drawn_at_random():
    said = explained("six-methods", Words())["Differences of systems"]
    assert "speak of these raters or these questions only, it is Student's t" in said


def test_every_summary_of_a_method_is_german_in_a_german_report():
    german = Words(Catalogue(places.locale() / "labeval_de.qm").translate, ",")
    summaries = [find_scoring(method).SUMMARY for method in scored_methods()]
    assert all(german(text) != text for text in summaries)
    assert (
        "Abstand der Bewertungen vom Idealpunkt"
        in explained("aspects", german, "de")["Punktzahlen und Ränge"]
    )
