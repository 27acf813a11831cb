"""Counts in the report: each says whether it is of judgments, texts, pairs or sets."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.counts import busiest_lines, method_counts, together_lines, units_of
from labeval.report.front import front
from labeval.report.material import Material
from labeval.report.questions import systems
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_study

WORDS = Words(as_written)
CONTENT = StudyContent(study=small_study(), items=[])
MATERIAL = Material({}, {}, CONTENT, WORDS)
OF_PAIRS = {"judgments": 96, "texts": 24, "alone": 0, "pairs": 12, "sets": 0}


def test_pairs_are_no_texts():
    assert method_counts("ab", OF_PAIRS, MATERIAL) == (
        "Comparison of two (AB): judgments 96, pairs 12, texts 24"
    )


def test_texts_that_were_judged_alone_are_told_apart_from_those_in_sets():
    mixed = {"judgments": 60, "texts": 8, "alone": 6, "pairs": 0, "sets": 2}
    assert method_counts("aspects", mixed, MATERIAL).endswith(
        ": judgments 60, sets 2, texts by themselves 6, texts 8"
    )
    alone = {"judgments": 60, "texts": 8, "alone": 8, "pairs": 0, "sets": 0}
    assert method_counts("dqe", alone, MATERIAL).endswith(": judgments 60, texts 8")


@pytest.mark.parametrize(
    ("method", "units"),
    [
        ("dqe", "texts"),
        ("dqe:likert", "texts"),
        ("ab", "pairs of texts"),
        ("bws", "places of texts in sets"),
        ("claims", "claims"),
    ],
)
def test_what_raters_can_agree_on_is_named(method, units):
    assert units_of(method, MATERIAL) == units


def test_the_title_page_says_what_each_method_judged(material):
    methods = dict(front(material).facts)["Methods"].split("; ")
    counted = material.about["counted_by_method"]
    assert len(methods) == len(counted)
    assert (
        sum(one["judgments"] for one in counted.values()) == material.about["counted"]["judgments"]
    )
    assert any("pairs" in each and each.startswith("Comparison") for each in methods)


def test_conditions_that_are_together_are_named():
    """Ratings of experts and of crowd workers were one mean, and no sentence said so."""
    raters = {"raters_by_condition": {"dqe": {"crowd": 5, "expert": 3}}}
    material = Material({}, raters, CONTENT, WORDS)
    assert together_lines(material) == [
        "Rating on a scale (DQE): judgments of several conditions are together here: crowd "
        "(raters: 5) and expert (raters: 3). “--condition” of “labeval analyse” takes one of them "
        "alone."
    ]


def test_languages_of_texts_that_are_together_are_named():
    """A system's mean was of its translations into German and Russian, and no sentence said so."""
    texts = {"dqe": {"column": "lp", "texts": {"en-de": 200, "en-ru": 160}}}
    material = Material({}, {"texts_by_language": texts}, CONTENT, WORDS)
    assert together_lines(material) == [
        "Rating on a scale (DQE): texts of several languages are together here: en-de (texts: 200) "
        "and en-ru (texts: 160). “--factor item:lp” of “labeval analyse” scores the systems in "
        "each of them."
    ]


def test_scores_in_each_language_are_a_table():
    texts = {"dqe": {"column": "lp", "texts": {"en-de": 200, "en-ru": 160}}}
    levels = ["system", "system/item:lp=en-de", "system/item:lp=en-ru", "system/item:topic=law"]
    scores = [
        ("dqe", level, "", "clarity", system, "mean", 12, 4.0, 1.0)
        for level in levels
        for system in ("aurora", "boreal")
    ]
    names = ["method", "level", "scale", "criterion", "id", "statistic", "n", "value", "rank"]
    tables = {"scores": pd.DataFrame(scores, columns=names)}
    material = Material(tables, {"texts_by_language": texts}, CONTENT, WORDS)
    (shown,) = [one for one in systems.TABLES if one.by_language]
    assert shown.rows(material)[["language", "id"]].to_numpy().tolist() == [
        ["en-de", "aurora"],
        ["en-de", "boreal"],
        ["en-ru", "aurora"],
        ["en-ru", "boreal"],
    ]
    assert together_lines(material)[0].endswith(
        "A table has the scores of the systems in each of them."
    )
    assert shown.rows(Material(tables, {}, CONTENT, WORDS)).empty


def test_a_rater_who_gave_most_of_the_judgments_is_told():
    about = {
        "counted_by_method": {"dqe": {"judgments": 110}},
        "busiest_raters": {"dqe": {"raters": 6, "judgments": 66}},
    }
    assert busiest_lines(Material({}, about, CONTENT, WORDS)) == [
        "Rating on a scale (DQE): one of 6 raters gave 66 of 110 judgments. How raters differ "
        "is hardly known then: for conclusions about other raters intervals are too narrow, and p "
        "below .05 is too frequent."
    ]
    of_these = about | {"choices": {"resample": "questions"}}
    assert busiest_lines(Material({}, of_these, CONTENT, WORDS)) == []
    about["busiest_raters"]["dqe"]["raters"] = 5  # too few for any claim
    assert busiest_lines(Material({}, about, CONTENT, WORDS)) == []
