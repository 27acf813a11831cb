"""Ratings that are written as something else than a number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labeval.exchange.elsewhere.written_numbers import numbers_of
from tests.support.judgments.planted_ratings import FILES, made_of, planted, ratings
from tests.support.judgments.recorded_means import means_of

WORDS = ("strongly disagree", "disagree", "neutral", "agree", "strongly agree")
WAYS: dict[str, Callable[[int], str]] = {
    "stars": lambda n: "★" * n,
    "stars of five": lambda n: "★" * n + "☆" * (5 - n),
    "asterisks": lambda n: "*" * n,
    "of": lambda n: f"{n}/5",
    "out of": lambda n: f"{n} out of 5",
    "von": lambda n: f"{n} von 5",
    "unit": lambda n: f"{n} stars",
    "dash": lambda n: f"{n} - {WORDS[n - 1]}",
    "brackets before": lambda n: f"({n}) {WORDS[n - 1]}",
    "brackets after": lambda n: f"{WORDS[n - 1]} ({n})",
    "ends": lambda n: {1: "1 (worst)", 5: "5 (best)"}.get(n, str(n)),
}


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
@pytest.mark.parametrize("written", WAYS.values(), ids=WAYS)
def test_ratings_are_the_numbers_that_are_written(tmp_path, form, written):
    """They were options without an order, or the column of a criterion was not understood."""
    long = ratings(1, 5, None)
    expected = planted(long)
    made = made_of(tmp_path, long.assign(value=long["value"].astype(int).map(written)), form)
    assert means_of(tmp_path / "study") == pytest.approx(expected)
    said = [warning.text for warning in made.warnings]
    assert all(f"such as “{written(1)}” of “{c}” are read" in " ".join(said) for c, _ in expected)


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
def test_percentages_are_numbers_up_to_100(tmp_path, form):
    long = ratings(1, 5, None)
    long["value"] *= 20
    expected = planted(long)
    made_of(tmp_path, long.assign(value=long["value"].map("{:g} %".format)), form)
    assert means_of(tmp_path / "study") == pytest.approx(expected)


@pytest.mark.parametrize("form", FILES.values(), ids=FILES)
def test_the_words_count_where_numbers_count_down(tmp_path, form):
    """“1 - strongly agree” was the lowest rating, so that the worst system came first."""
    long = ratings(1, 5, None)
    turned = long["value"].astype(int).map(lambda n: f"{6 - n} - {WORDS[n - 1]}")
    made = made_of(tmp_path, long.assign(value=turned), form)
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    assert any("fall where its words rise" in warning.text for warning in made.warnings)


def test_words_at_the_ends_alone_count_where_numbers_count_down(tmp_path):
    long = ratings(1, 5, None)
    ends = {1: "5 (strongly disagree)", 5: "1 (strongly agree)"}
    turned = long["value"].astype(int).map(lambda n: ends.get(n, str(6 - n)))
    made = made_of(tmp_path, long.assign(value=turned), next(iter(FILES.values())))
    assert means_of(tmp_path / "study") == pytest.approx(planted(long))
    assert any("fall where its words rise" in warning.text for warning in made.warnings)


@pytest.mark.parametrize(
    "answers",
    [
        ["1", "2", "3"],
        ["4/5", "3/7"],
        ["6/5", "4/5"],
        ["4/5", "80 %"],
        ["*"],
        ["1. Paris", "1. Rome"],
        ["1 - good", "fine"],
        [],
    ],
)
def test_other_answers_are_no_written_numbers(answers):
    assert numbers_of(answers) == {}


def test_missing_answers_do_not_change_what_is_written():
    assert numbers_of(["4/5", "n/a", "3,5/5", "*"]) == {"4/5": "4", "3,5/5": "3.5"}
