"""Agreement of raters with themselves on things that they judged twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa
from labeval.analysis.statistics.draws import times_drawn
from labeval.analysis.statistics.estimate import Estimate, Interval
from labeval.analysis.statistics.few import RATERS, noted
from labeval.analysis.statistics.numbering import joint
from labeval.analysis.statistics.ratings import Floats, Integers
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "source", "statistic", "value", "ci_low", "ci_high", "n"),
    *("n_raters", "reason"),
)

JUDGED_TWICE, REPEATED = "judged twice", "repeated pages"
"""Source of the second judgment: a page of the design, or an attention check."""
_SAMPLES = 500
ONE_RATER = QT_TRANSLATE_NOOP(
    "Analysis", "no interval: it is drawn over raters, and there is only one"
)


def repeated_judgments(
    methods: Sequence[Rated], attention: DataFrame, judgments: DataFrame, *, seed: int = 0
) -> DataFrame:
    """Agreement of first and second judgments, with :data:`COLUMNS`; empty where none is repeated.

    ``same`` is the share that did not change, with a bootstrap interval over raters; ``kappa`` is
    Cohen's, ``alpha`` Krippendorff's at the method's level. A pair that was shown the other way
    round is the same pair. Of pages repeated as attention checks the record keeps the share of
    equal answers: ``same`` is its mean.

    Args:
        methods: what raters said, repetitions included.
        attention: with ``session``, ``participant``, ``kind``, ``repeats`` and ``consistency``.
        judgments: which method the repeated page is of.
        seed: of the bootstrap.
    """
    import pandas as pd

    rows = [
        row
        for rated in methods
        if not rated.is_first  # as it is in most studies
        for criterion, part in rated.each_criterion()
        for row in _twice(criterion, part, seed)
    ]
    rows += _repeated(attention, judgments, seed)
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _twice(criterion: str, part: Rated, seed: int) -> Iterator[tuple[object, ...]]:
    first, second = _first_two(part)
    if not len(first):
        return
    raters = part.rater[first]
    names = (part.method, criterion, JUDGED_TWICE)
    a, b = part.label[first], part.label[second]
    same = _share(raters, (a == b).astype(np.float64), seed)
    n_raters = len(set(raters.tolist()))
    yield _row(names, "same", same, n_raters)
    yield _row(names, "kappa", cohen_kappa(a, b), n_raters)
    units = np.arange(len(first))
    both = np.concatenate([first, second])
    values = part.numbers if part.is_numeric else part.value
    alpha = krippendorff_alpha(np.tile(units, 2), values[both], part.scoring.LEVEL)
    yield _row(names, "alpha", alpha, n_raters)


def _row(
    names: tuple[str, str, str], statistic: str, found: Estimate, raters: int
) -> tuple[object, ...]:
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    return (*names, statistic, found.value, *ends, found.n, raters, found.explained)


def _first_two(part: Rated) -> tuple[Integers, Integers]:
    """Rows of each rater's first judgment of a unit, and of the second, on another page."""
    import pandas as pd

    key = joint(part.cell, len(part.raters), part.rater)
    frame = pd.DataFrame({"key": key, "page": part.page})
    frame = frame[~frame.duplicated()]
    place = frame.groupby("key").cumcount()
    first = frame[place == 0].reset_index().set_index("key")["index"]
    second = frame[place == 1].reset_index().set_index("key")["index"]
    found = np.asarray(first.reindex(second.index), dtype=np.intp)
    return found, np.asarray(second, dtype=np.intp)


def _share(raters: Integers, same: Floats, seed: int) -> Estimate:
    """The mean, with an interval over raters drawn with replacement."""
    value, n = float(same.mean()), len(same)
    different, rater = np.unique(raters, return_inverse=True)
    if len(different) < 2:
        return Estimate(value, n, None, ONE_RATER)
    size = len(different)
    rng = np.random.default_rng(seed)
    drawn = times_drawn(rng, size, _SAMPLES)
    sums, times = np.bincount(rater, weights=same), np.bincount(rater)
    low, high = np.quantile((drawn @ sums) / (drawn @ times), [0.025, 0.975])
    return noted(Estimate(value, n, Interval(float(low), float(high))), RATERS, size)


def _repeated(
    attention: DataFrame, judgments: DataFrame, seed: int
) -> Iterator[tuple[object, ...]]:
    if attention.empty:
        return
    import pandas as pd

    shown = attention[(attention["kind"] == "repeated") & attention["consistency"].notna()]
    first = judgments.drop_duplicates("page")
    method_of_page = dict(zip(first["page"], first["method"], strict=True))
    pages = shown["session"] + "/" + shown["repeats"]
    methods = pages.map(lambda page: str(method_of_page.get(page, "")))
    for method, part in shown.groupby(methods, sort=True):
        raters = pd.factorize(part["participant"])[0].astype(np.intp)
        same = _share(raters, part["consistency"].to_numpy(dtype=np.float64), seed)
        yield _row((str(method), "", REPEATED), "same", same, len(set(raters.tolist())))
