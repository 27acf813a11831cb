"""Tables over all criteria, where a method asked one criterion alone."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.report.questions import question_module
from tests.report.test_true_sentences import with_tables


def _shown(title):
    module = question_module("systems")
    return next(table for table in module.TABLES if table.title.endswith(title))


def _rows(method, criterion, scale, ids=("Ash", "Elm")):
    return [
        {
            "method": method, "criterion": criterion, "scale": scale, "level": "system",
            "statistic": "mean", "id": id, "value": 3.0, "rank": 1.0, "n": 4,
        }
        for id in ids
    ]  # fmt: skip


@pytest.fixture
def scores():
    one = _rows("dqe", "honesty", "")
    several = [
        *_rows("aqc", "honesty", ""),
        *_rows("aqc", "clarity", ""),
        *_rows("aqc", "", "total"),
    ]
    unsummed = [*_rows("ab", "honesty", ""), *_rows("ab", "clarity", "")]
    return pd.DataFrame([*one, *several, *unsummed])


def test_the_scores_of_a_method_with_one_criterion_are_printed(analysed, scores):
    found = _shown("Scores of the systems, all criteria together").found(
        with_tables(analysed, scores=scores)
    )
    assert list(found["method"]) == ["dqe", "dqe", "aqc", "aqc"]
    assert set(found.loc[found["method"] == "aqc", "scale"]) == {"total"}


def test_a_table_without_methods_is_of_one(analysed, scores):
    graded = scores[scores["method"] == "dqe"].drop(columns="method").assign(grade=1.0)
    shown = _shown("Ranks within each question as grades, all criteria together")
    assert len(shown.found(with_tables(analysed, grades=graded))) == 2
    two = pd.concat([graded, graded.assign(criterion="clarity")])
    assert shown.found(with_tables(analysed, grades=two)).empty


def test_no_difference_is_printed_twice(analysed):
    pairs = pd.DataFrame(
        [
            {"method": method, "criterion": criterion, "scale": scale, "a": "Ash", "b": "Elm"}
            for method, criterion, scale in (
                *(("dqe", "honesty", ""), ("aqc", "honesty", ""), ("aqc", "clarity", "")),
                *(("aqc", "", "total"), ("ab", "honesty", ""), ("ab", "clarity", "")),
            )
        ]
    )
    material = with_tables(analysed, significance=pairs)
    whole = _shown("Differences between systems, all criteria together").found(material)
    each = _shown("Differences between systems, criterion by criterion").found(material)
    assert list(whole["method"]) == ["dqe", "aqc"]
    assert list(each["method"]) == ["aqc", "aqc", "ab", "ab"]
