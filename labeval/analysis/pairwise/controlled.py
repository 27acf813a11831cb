"""Comparisons of systems apart from position and length, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.tidy import tidy
from labeval.analysis.pairwise.contests import contests
from labeval.analysis.pairwise.covariates import Regression, davidson_with, length_controlled
from labeval.analysis.pairwise.davidson import MOST, NoScores, strengths
from labeval.analysis.pairwise.table import LEFT, compared, questions_of, usable
from labeval.analysis.points.points import coded
from labeval.analysis.statistics.chances.distributions import t_above, t_quantile
from labeval.analysis.statistics.clusters.sandwich import (
    ALONE,
    ONE_RATER,
    Clusters,
    clustered_reach,
    clusters_of,
)
from labeval.analysis.statistics.few import FEWEST_QUESTIONS
from labeval.analysis.statistics.mixed_model import NoFit
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.analysis.statistics.resampling import Resample
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("scale", "criterion", "statistic", "first", "second", "n", "value", "ci_low", "ci_high", "p"),
    *("uncontrolled", "resampled", "reason"),
)
FEWEST = 20
"""Comparisons of a pair from which a length's effect in it can be estimated."""
_CONFIDENCE = 0.95

NO_LENGTHS = QT_TRANSLATE_NOOP("Analysis", "the lengths of the texts are not known")
SAME_LENGTHS = QT_TRANSLATE_NOOP(
    "Analysis", "all texts are equally long, so that nothing is taken out"
)
FEW = QT_TRANSLATE_NOOP("Analysis", "fewer than {n} comparisons of the two")
FEW_QUESTIONS = QT_TRANSLATE_NOOP(
    "Analysis",
    "too few questions ({n}): the length of their texts cannot be separated from what else "
    "differs between them; it takes {least} or more",
)
NO_MAXIMUM = QT_TRANSLATE_NOOP(
    "Analysis", "position, length and scores cannot be separated in these comparisons"
)


def controlled(
    judgments: DataFrame,
    facts: StudyFacts,
    lengths: Mapping[str, int],
    *,
    resample: Resample = "both",
) -> DataFrame:
    """Systems' comparisons with position and length as covariates, with :data:`COLUMNS`.

    ``lead`` is a system's score less that of the first of them, on the scale of log odds,
    by Davidson's model with both covariates; ``uncontrolled`` without. ``position`` is what
    being shown first adds to the log odds, ``length`` what a text adds that is e times as long.
    ``win_rate`` of a pair is the length-controlled share of wins, ties half. Intervals and tests
    take comparisons of one rater, or of one question, as hanging together.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        facts: of the study.
        lengths: item to words.
        resample: the clusters.
    """
    rows: list[dict[str, object]] = []
    for level, scale, criterion, part in compared(judgments, facts):
        if level == "system":
            names = {"scale": scale, "criterion": criterion}
            rows += [names | row for row in _rows(usable(part), facts, lengths, resample)]
    texts = ["scale", "criterion", "statistic", "first", "second", "resampled", "reason"]
    return tidy(rows, COLUMNS, texts)


def _rows(
    part: DataFrame, facts: StudyFacts, lengths: Mapping[str, int], resample: Resample
) -> Iterator[dict[str, object]]:
    sides = [part[side].map(lengths).to_numpy(dtype=np.float64) for side in ("first", "second")]
    left = part[LEFT].to_numpy(dtype=bool)
    low_words, high_words = np.where(left, *sides), np.where(left, *reversed(sides))
    known = ~np.isnan(low_words) & ~np.isnan(high_words) & (low_words > 0) & (high_words > 0)
    if not known.any():
        yield {"n": len(part), "reason": NO_LENGTHS}
        return
    part, left = part[known], left[known]
    low_words, high_words = low_words[known], high_words[known]
    rater, question = coded(part["participant"])[1], questions_of(part, facts)
    clusters = clusters_of(rater, question, resample=resample, apart=False)
    few = _few(question)
    yield from _scores(part, left, None if few else np.log(low_words / high_words), clusters)
    if few:
        yield {"statistic": "length", "n": len(part), "reason": few}
    pair = part.groupby(["low", "high"], sort=True).ngroup().to_numpy()
    for code in range(int(pair.max()) + 1):
        of = pair == code
        if few := _few(question[of]):
            yield _pair_row(part[of]) | {"reason": few}
            continue
        clusters = clusters_of(rater[of], question[of], resample=resample, apart=False)
        yield _win_rate(part[of], (low_words - high_words)[of], clusters)


def _few(question: Integers) -> str:
    """The reason why length cannot be controlled for, where texts answer too few questions."""
    n = len(np.unique(question))
    return FEW_QUESTIONS.format(n=n, least=FEWEST_QUESTIONS) if n < FEWEST_QUESTIONS else ""


def _scores(
    part: DataFrame, left: Floats, ratio: Floats | None, clusters: Clusters | None
) -> Iterator[dict[str, object]]:
    """Leads by the model with its covariates, and their effects; no ratio leaves out lengths."""
    low, high = (part[side].to_numpy(dtype=str) for side in ("low", "high"))
    outcome = part["outcome"].to_numpy()
    names, codes = np.unique(np.concatenate([low, high]), return_inverse=True)
    first, second = codes[: len(low)], codes[len(low) :]
    begun: dict[str, object] = {"statistic": "lead", "n": len(part)}
    if len(names) > MOST:
        return
    try:
        plain = strengths(contests(low, high, outcome)).against(str(names[0]))
        # Where one side of every pair was always on the left, position is part of the score.
        columns = {"position": np.where(left, 1.0, -1.0)}
        columns |= {} if ratio is None else {"length": ratio}
        columns = {name: x for name, x in columns.items() if np.ptp(x) > 0}
        x = np.column_stack([*columns.values()]) if columns else np.empty((len(part), 0))
        found = davidson_with(first, second, outcome, x)
    except NoScores as none:
        yield begun | {"reason": str(none)}
        return
    except (NoFit, np.linalg.LinAlgError, ValueError):
        yield begun | {"reason": NO_MAXIMUM}
        return
    tests = _tested(found, clusters)
    for n, name in enumerate(names[1:].tolist()):
        row = begun | tests[n]
        yield row | {"first": name, "second": str(names[0]), "uncontrolled": float(plain[n + 1])}
    for n, name in enumerate(columns, start=len(names) - 1):
        yield {"statistic": name, "n": len(part)} | tests[n]


def _win_rate(part: DataFrame, longer: Floats, clusters: Clusters | None) -> dict[str, object]:
    """The length-controlled share of wins of a pair."""
    won, row = _won(part), _pair_row(part)
    if len(part) < FEWEST:
        return row | {"reason": FEW.format(n=FEWEST)}
    try:
        found = length_controlled(won, longer)
    except (NoFit, np.linalg.LinAlgError):
        return row | {"reason": NO_MAXIMUM}
    tested = _tested(found, clusters)[0]
    for name in ("value", "ci_low", "ci_high"):
        tested[name] = float(1 / (1 + np.exp(-float(str(tested[name])))))
    if len(found.value) < 2:
        tested["reason"] = SAME_LENGTHS
    return row | tested


def _won(part: DataFrame) -> Floats:
    """(comparisons,) 1 where the first won, 1/2 for a tie."""
    return np.asarray((part["outcome"].to_numpy(dtype=np.float64) + 1) / 2)


def _pair_row(part: DataFrame) -> dict[str, object]:
    """The row of a pair without its length-controlled share."""
    return {
        "statistic": "win_rate",
        "first": str(part["low"].iloc[0]),
        "second": str(part["high"].iloc[0]),
        "n": len(part),
        "uncontrolled": float(_won(part).mean()),
    }


def _tested(found: Regression, clusters: Clusters | None) -> list[dict[str, object]]:
    """Each parameter with interval and p."""
    from scipy.sparse import csr_array

    level = (1 + _CONFIDENCE) / 2
    if clusters is None:
        spread, freedom = np.sqrt(np.diag(found.inverse)), np.inf
        over, reason = ALONE, ONE_RATER
    else:
        freedom = min(len(np.unique(kind)) for kind in clusters.kinds) - 1
        reach = clustered_reach(csr_array(found.gradients), found.inverse, clusters, _CONFIDENCE)
        spread, over, reason = reach / t_quantile(level, freedom), clusters.over, ""
    within = float(t_quantile(level, freedom))
    return [
        {
            "value": float(value),
            "ci_low": float(value - within * error),
            "ci_high": float(value + within * error),
            "p": 2 * float(t_above(abs(value) / error, freedom)) if error > 0 else None,
            "resampled": over,
            "reason": reason,
        }
        for value, error in zip(found.value, spread, strict=True)
    ]
