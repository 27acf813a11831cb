"""Effect of a text's length on its judgments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import find_scoring
from labeval.analysis.pairwise.table import compared, questions_of
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.chances.orders import pair_orders
from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.analysis.statistics.proportions import NOTHING_DECIDED
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.study.model.writing import count_words
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "statistic", "value", "ci_low", "ci_high", "n", "p"),
    *("test", "reason"),
)

NO_PAIR = QT_TRANSLATE_NOOP(
    "Analysis", "no two texts of one question differ in both length and score"
)

FEW_CLUSTERS = QT_TRANSLATE_NOOP(
    "Analysis",
    "no test, and the interval takes comparisons as independent: too few raters and questions",
)
CLUSTERED = "clustered t"
_FEW = 50
"""Texts of a question up to which all of its pairs are gone through."""


def text_lengths(items: DataFrame) -> dict[str, int]:
    """Item to the words of its text; empty where the texts are not known."""
    if "text" not in items:
        return {}
    return {str(item): count_words(text) for item, text in items["text"].items() if text}


def length_bias(
    judgments: DataFrame,
    scores: DataFrame,
    facts: StudyFacts,
    lengths: Mapping[str, int],
    *,
    tails: Literal["two-sided", "greater"] = "two-sided",
) -> DataFrame:
    """Scores against the words of texts, with :data:`COLUMNS`.

    ``tau`` is Kendall's between length and the ranking score of n items. ``longer_is_better`` is,
    of n pairs of one question that differ in both, the share in which the longer text has the
    better score: it separates length from other differences of questions. ``longer_chosen`` is the
    share of n decided comparisons won by the longer text; its interval and its test against one
    half take comparisons of one rater, or of one question, as hanging together.

    Args:
        judgments: for the comparisons.
        scores: as :func:`~labeval.analysis.scores.scores.scores` makes them.
        facts: of the study.
        lengths: item to words.
        tails: of the test of tau.
    """
    import pandas as pd

    if not lengths:
        return pd.DataFrame(columns=list(COLUMNS))
    rows: list[tuple[object, ...]] = []
    for method, of_method in scores[scores["level"] == "item"].groupby("method", sort=True):
        first = find_scoring(method_of(str(method))).STATISTICS[0]
        ranking = of_method[of_method["statistic"] == first.name]
        sign = 1 if first.higher_is_better else -1
        for (scale, criterion), part in ranking.groupby(["scale", "criterion"], sort=False):
            turned = -1 if criterion in facts.lower_is_better else 1
            words = np.asarray(part["id"].map(lengths), dtype=np.float64)
            value = sign * turned * part["value"].to_numpy(dtype=np.float64)
            names = (method, scale, criterion)
            found = kendall(value, words, alternative=tails)
            tau = (found.tau.value, None, None, found.tau.n, found.p, found.test)
            rows.append((*names, "tau", *tau, found.tau.explained))
            questions = [facts.questions.get(item, "") for item in part["id"]]
            rows.append((*names, "longer_is_better", *_within(value, words, questions)))
    rows += _chosen(judgments, facts, lengths)
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _within(value: Floats, words: Floats, questions: list[str]) -> tuple[object, ...]:
    """The share in which the longer text scores higher, over pairs of items of one question."""
    known = np.array([bool(question) for question in questions], dtype=np.bool_)
    known &= ~(np.isnan(words) | np.isnan(value))
    _, question, size = np.unique(
        np.asarray(questions, dtype=object)[known], return_inverse=True, return_counts=True
    )
    order = np.argsort(question, kind="stable")
    question, value, words = question[order], value[known][order], words[known][order]
    few = size[question] <= _FEW
    longer, opposed = _orders_of_few(question[few], value[few], words[few])
    for of_many in np.flatnonzero(size > _FEW):
        members = question == of_many
        alike, against = _orders(value[members], words[members])
        longer, opposed = longer + alike, opposed + against
    if not longer + opposed:
        return (None, None, None, 0, None, "", NO_PAIR)
    return (longer / (longer + opposed), None, None, longer + opposed, None, "", "")


def _orders_of_few(question: Integers, x: Floats, y: Floats) -> tuple[int, int]:
    """As :func:`_orders`, for the pairs of each question of a few, which follow one another.

    Each text with the next one, then with the one after it, and so on, for all questions at once.
    """
    alike = opposed = 0
    for step in range(1, int(np.bincount(question).max(initial=0))):
        same = question[step:] == question[:-step]
        sign = np.sign(x[step:] - x[:-step])[same] * np.sign(y[step:] - y[:-step])[same]
        alike, opposed = alike + int((sign > 0).sum()), opposed + int((sign < 0).sum())
    return alike, opposed


def _orders(x: Floats, y: Floats) -> tuple[int, int]:
    """Numbers of pairs in the same order by both, and in opposite ones."""
    found = pair_orders(x, y)
    return found.lead + found.discordant, found.discordant


def _chosen(
    judgments: DataFrame, facts: StudyFacts, lengths: Mapping[str, int]
) -> Iterator[tuple[object, ...]]:
    for level, scale, criterion, part in compared(judgments, facts):
        if level != "item":
            continue
        gap = part["low"].map(lengths) - part["high"].map(lengths)
        product = (gap * part["outcome"]).to_numpy(dtype=np.float64)
        kept = (product > 0) | (product < 0)
        names = (str(part["method"].iloc[0]), scale, criterion, "longer_chosen")
        n = int(kept.sum())
        if not n:
            yield (*names, None, None, None, 0, None, "", NOTHING_DECIDED)
            continue
        chosen = part[kept]
        rater, question = coded(chosen["participant"])[1], questions_of(chosen, facts)
        won = (product[kept] > 0).astype(np.float64)
        found = clustered_shares(Clustered(np.zeros(n, dtype=np.intp), won, rater, question, 1))
        figures = (float(one[0]) for one in (found.value, found.low, found.high))
        p = float(found.p[0])
        if np.isnan(p):
            yield (*names, *figures, n, None, "", FEW_CLUSTERS)
        else:
            yield (*names, *figures, n, p, CLUSTERED, "")
