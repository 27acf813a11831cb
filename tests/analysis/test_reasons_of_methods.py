"""A table that a method cannot have names the method and the reason."""

from __future__ import annotations

import pandas as pd
import pytest
from pandas.api.types import is_numeric_dtype

from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.analysis.tables import table_module
from tests.support.judgments.judged_frames import facts, judged

VALUES = {
    "ab": ("a|b", "a"),
    "aqc": ("a", "yes"),
    "aspects": ("a", "2"),
    "bws": ("a|b|c", "a>b"),
    "claims": ("a", "supported,contradicted"),
    "dqe": ("a", "4"),
    "errors": ("a", "0-1 accuracy major 5"),
    "ranking": ("a|b|c", "a>b>c"),
    "rewrite": ("a", "3/20"),
}
KNOWN = facts({"a": ("A", "q"), "b": ("B", "q"), "c": ("C", "q")})
TABLES = ("mixed_model", "reliability", "majority", "regression")


@pytest.mark.parametrize("name", TABLES)
def test_each_method_has_figures_or_one_reason(name):
    module = table_module(name)
    for method in scored_methods():
        items, value = VALUES[method]
        rows = [(f"r{n}", "c", items, value) for n in range(3)]
        rows += [(f"r{n}", "c", "b", value) for n in range(3) if "|" not in items]
        table = module.table(Inputs(judged(method, *rows), KNOWN, Choices(samples=0)), {})
        refused = name in find_scoring(method).WITHOUT
        assert list(table.columns) == list(module.COLUMNS)
        if refused:
            assert list(table["method"]) == [method]
            assert table["reason"].iloc[0] == find_scoring(method).WITHOUT[name]
            assert table["n"].iloc[0] in (0, len(rows))


def test_a_reason_stands_beside_the_figures_of_another_method():
    rated = [(f"r{n}", "c", item, str(4 - at)) for n in range(6) for at, item in enumerate("abc")]
    both = [judged("dqe", *rated), judged("ab", *((f"r{n}", "c", "a|b", "a") for n in range(6)))]
    inputs = Inputs(pd.concat(both, ignore_index=True), KNOWN, Choices(samples=0))
    table = table_module("mixed_model").table(inputs, {})
    assert set(table["method"][:-1]) == {"dqe"} and table["method"].iloc[-1] == "ab"
    assert "compares two texts already" in table["reason"].iloc[-1]


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("significance", ("difference", "ci_low", "effect", "p", "p_adjusted", "tests")),
        ("mixed_model", ("value", "ci_low", "ci_high", "df")),
        ("majority", ("confidence", "weighted_confidence", "dawid_skene_confidence")),
        ("confusions", ("share", "n", "accuracy")),
    ],
)
def test_columns_of_numbers_stay_numbers_beside_a_reason(name, columns):
    rated = [
        (f"r{n}", "c", item, str(4 - at + (n + at) % 2))
        for n in range(6)
        for at, item in enumerate("abc")
    ]
    answers = [(f"r{n}", "c", item, "yes") for n in range(6) for item in "abc"]
    both = pd.concat([judged("dqe", *rated), judged("aqc", *answers)], ignore_index=True)
    table = table_module(name).table(Inputs(both, KNOWN, Choices(samples=0)), {})
    assert set(table["method"]) == {"aqc", "dqe"}
    for column in columns:
        assert is_numeric_dtype(table[column]), column


def test_numbers_without_a_common_scale_and_without_votes_say_so():
    aspects = Inputs(judged("aspects", ("r", "c", "a", "2")), KNOWN, Choices(samples=0))
    (alpha,) = table_module("reliability").table(aspects, {})["reason"]
    (vote,) = table_module("majority").table(aspects, {})["reason"]
    assert "scales of their own" in alpha and "not voted on" in vote
    ratings = Inputs(judged("dqe", ("r", "c", "a", "2")), KNOWN, Choices(samples=0))
    (weight,) = table_module("regression").table(ratings, {})["reason"]
    assert "ideal point" in weight


def test_the_least_and_the_most_that_a_statistic_can_be_are_two_values():
    scorings = map(find_scoring, scored_methods())
    limits = [s.bounds for scoring in scorings for s in scoring.STATISTICS if s.bounds]
    assert limits and all(least < most for least, most in limits)
