"""Agreement of raters by method and criterion, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from labeval.analysis.agreement.bands import interpretation
from labeval.analysis.data.scales import method_of
from labeval.analysis.points.rated import Rated, rated_by_method
from labeval.analysis.sides import ORDER
from labeval.analysis.statistics.coefficients.alpha import Level, krippendorff_alpha
from labeval.analysis.statistics.coefficients.alpha_draws import Over
from labeval.analysis.statistics.coefficients.concordance import mean_w
from labeval.analysis.statistics.coefficients.icc import (
    TWO_WAY,
    Correlation,
    intraclass_correlations,
    one_way,
)
from labeval.analysis.statistics.coefficients.icc_model import modelled
from labeval.analysis.statistics.coefficients.kappa import cohen_kappa, fleiss_kappa
from labeval.analysis.statistics.estimate import Estimate, undefined
from labeval.analysis.statistics.few import RATERS, UNITS, noted
from labeval.analysis.statistics.numbering import distinct, numbered
from labeval.analysis.statistics.ratings import Floats
from labeval.analysis.statistics.samples import SAMPLES
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "coefficient", "measurement_level", "value", "ci_low", "ci_high"),
    *("n_items", "n_raters", "reason"),
    *("interpretation", "raw_agreement", "n_dropped", "f", "df1", "df2", "p"),
)

DIFFERENT_SCALES = QT_TRANSLATE_NOOP(
    "Analysis",
    "refused: the criteria have scales of their own, and putting them together passes differences "
    "between scales for agreement; it is computed where it is asked for by name",
)
_OWN: Mapping[str, Level] = {}
OF_TURNS = QT_TRANSLATE_NOOP(
    "Analysis",
    "no interval: the units are answers of conversations, and those of one conversation are not "
    "independent",
)
NO_NUMBERS = QT_TRANSLATE_NOOP(
    "Analysis",
    "the level {level} was asked for, but these answers have no order: nominal is possible",
)
_LARGEST = 20_000_000
"""Cells of a table of items and raters for intraclass correlations."""
_TOO_LARGE = QT_TRANSLATE_NOOP(
    "Analysis", "{items} items by {raters} raters are too many for a complete table"
)


class _Options(TypedDict):
    samples: int
    seed: int
    over: Over


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The bootstrap of alpha."""

    samples: int
    seed: int
    over: Over

    @property
    def options(self) -> _Options:
        return {"samples": self.samples, "seed": self.seed, "over": self.over}

    def noted(self, found: Estimate, part: Rated) -> Estimate:
        """With a note where the interval is drawn over too few texts, or raters."""
        if self.over != "units":
            found = noted(found, RATERS, len(distinct(part.rater)))
        return found if self.over == "raters" else noted(found, UNITS, found.n)


@dataclass(frozen=True, slots=True)
class _Counts:
    """Figures that go with every coefficient of a criterion."""

    method: str
    criterion: str
    raters: int
    raw: float | None
    of_turns: bool = False
    """True if units are answers of conversations, which are not independent of each other."""

    def row(
        self,
        name: str,
        level: str,
        found: Estimate,
        dropped: int | None = None,
        test: Sequence[float | None] = (None, None, None, None),
    ) -> tuple[object, ...]:
        ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
        reason = found.explained
        if self.of_turns:
            ends, test = (None, None), (None, None, None, None)
            reason = OF_TURNS if found.value is not None else reason
        main = (self.method, self.criterion, name, level, found.value, *ends, found.n, self.raters)
        read = interpretation(found.value) if name == "alpha" else ""
        details = (read, self.raw, dropped, *test)
        return (*main, reason, *details)


def agreement(
    judgments: DataFrame, *, samples: int = SAMPLES, seed: int = 0, pool_criteria: bool = False
) -> DataFrame:
    """Every coefficient that suits a method, of each criterion and of all, with :data:`COLUMNS`.

    Where a rater has rated a unit several times, the first rating counts, because agreement with
    oneself is not agreement between raters. The criterion is empty for all of them together, which
    is refused for methods whose criteria have scales of their own.

    Args:
        judgments: as :func:`~labeval.analysis.data.judgments.judgment_frame` makes them.
        samples: bootstrap samples of units for the interval of alpha.
        seed: of the bootstrap.
        pool_criteria: put such criteria together all the same.
    """
    methods = tuple(rated_by_method(judgments))
    return agreement_of(methods, samples=samples, seed=seed, pool_criteria=pool_criteria)


def agreement_of(
    methods: Sequence[Rated],
    *,
    samples: int = SAMPLES,
    seed: int = 0,
    pool_criteria: bool = False,
    levels: Mapping[str, Level] = _OWN,
    over: Over = "units",
) -> DataFrame:
    """As :func:`agreement`, of ratings that are numbers already.

    Args:
        methods: the ratings.
        samples: of the bootstrap.
        seed: of the bootstrap.
        pool_criteria: as there.
        levels: of measurement, by method; a method's own where it has none here.
        over: drawn anew for the interval of alpha.
    """
    import pandas as pd

    drawing = _Drawing(samples, seed, over)
    rows: list[tuple[object, ...]] = []
    for method in methods:
        rated = method.first_only()
        for criterion, part in rated.each_criterion():
            rows += _rows(criterion, part, levels, drawing)
        if len(distinct(rated.criterion)) < 2:
            continue
        if method.scoring.POOLED or pool_criteria:
            rows += _alphas("", rated, levels, drawing)
        else:
            counts = _Counts(method.method, "", len(distinct(rated.rater)), None)
            refused = undefined(0, DIFFERENT_SCALES)
            rows.append(counts.row("alpha", _level(method, levels), refused))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _level(part: Rated, levels: Mapping[str, Level]) -> Level:
    """The level that the study states for the method; else the method's own."""
    return levels.get(method_of(part.method), part.scoring.LEVEL)


def _rows(
    criterion: str, part: Rated, levels: Mapping[str, Level], drawing: _Drawing
) -> Iterator[tuple[object, ...]]:
    yield from _alphas(criterion, part, levels, drawing)
    counts = _counts(criterion, part)
    kappa = fleiss_kappa(part.cell, part.label)
    kappa = _named_value(kappa, part)
    yield counts.row("fleiss_kappa", "nominal", kappa)
    if counts.raters == 2:
        first, second = _both(part)
        yield counts.row("cohen_kappa", "nominal", _named_value(cohen_kappa(first, second), part))
    if part.scoring.LEVEL == "ordinal" and part.is_numeric:
        yield from _concordance(counts, part, drawing) if part.is_relative else _iccs(counts, part)


def _named_value(found: Estimate, part: Rated) -> Estimate:
    """The reason with the value's name in place of its number; a number as numbers are written."""
    value = found.values.get("value")
    if not isinstance(value, int):
        return found
    label = str(part.labels[value])
    name = f"{float(label):g}" if part.is_numeric else label
    return Estimate(found.value, found.n, None, found.reason, {"value": name})


def _alphas(
    criterion: str, part: Rated, levels: Mapping[str, Level], drawing: _Drawing
) -> Iterator[tuple[object, ...]]:
    """Alpha at its level; for comparisons also with the tie between the two sides."""
    counts, level = _counts(criterion, part), _level(part, levels)
    yield counts.row("alpha", level, _alpha(part, level, drawing))
    if set(part.labels) & {ORDER[0], ORDER[-1]}:
        sided = part.chosen(
            np.isin(part.label, [part.labels.index(v) for v in ORDER if v in part.labels])
        )
        found = krippendorff_alpha(
            sided.cell, sided.value, "ordinal", order=ORDER, raters=sided.rater, **drawing.options
        )
        found = drawing.noted(found, sided)
        yield counts.row("alpha", "ordinal", found, len(part.rater) - len(sided.rater))


def _alpha(part: Rated, level: Level, drawing: _Drawing) -> Estimate:
    if not part.is_numeric and level != "nominal":
        return undefined(0, NO_NUMBERS, level=level)
    values = part.numbers if part.is_numeric else part.label
    found = krippendorff_alpha(part.cell, values, level, raters=part.rater, **drawing.options)
    return drawing.noted(found if part.is_numeric else _named_value(found, part), part)


def _counts(criterion: str, part: Rated) -> _Counts:
    table = part.counted().pairable.counts
    pairs = (table.sum(axis=1) * (table.sum(axis=1) - 1)).sum()
    raw = float((table * (table - 1)).sum() / pairs) if pairs else None
    return _Counts(part.method, criterion, len(distinct(part.rater)), raw, part.of_turns)


def _both(part: Rated) -> tuple[Floats, Floats]:
    """The labels of two raters on the units that both have rated."""
    table = _table(part, part.label.astype(np.float64))
    complete = table[~np.isnan(table).any(axis=1)]
    return complete[:, 0].astype(int), complete[:, 1].astype(int)


def _table(part: Rated, values: Floats) -> Floats:
    """(units, raters); nan where there is no rating."""
    units, unit = numbered(part.cell)
    raters, rater = numbered(part.rater)
    table = np.full((len(units), len(raters)), np.nan)
    table[unit, rater] = values
    return table


def _concordance(counts: _Counts, part: Rated, drawing: _Drawing) -> Iterator[tuple[object, ...]]:
    """Kendall's W over the sets of texts that several raters have compared."""
    found, df, p = mean_w(_sets(part), samples=drawing.samples, seed=drawing.seed)
    test = (None, df, None, p) if df else (None,) * 4
    yield counts.row("kendall_w", "ordinal", found, None, test)


def _sets(part: Rated) -> list[Floats]:
    """(raters, texts) values for each set of texts on a page; all of a page come from one rater."""
    pages: dict[int, list[int]] = {}
    for n, page in enumerate(part.page.tolist()):
        pages.setdefault(page, []).append(n)
    sets: dict[tuple[int, ...], list[Floats]] = {}
    for rows in pages.values():
        units = part.unit[rows]
        order = np.argsort(units)
        sets.setdefault(tuple(units[order].tolist()), []).append(part.numbers[rows][order])
    return [np.stack(values) for values in sets.values()]


def _iccs(counts: _Counts, part: Rated) -> Iterator[tuple[object, ...]]:
    items, raters = len(distinct(part.cell)), counts.raters
    if items * raters > _LARGEST:
        too_large = undefined(items, _TOO_LARGE, items=items, raters=raters)
        for one in one_way(part.cell, part.numbers):
            yield _icc_row(counts, one)
        for name in TWO_WAY:
            yield counts.row(name, "interval", too_large)
        return
    found = intraclass_correlations(_table(part, part.numbers))
    for one in found.all:
        yield _icc_row(counts, one)
    if found["ICC(2,1)"].dropped:
        for one in modelled(part.cell, part.rater, part.numbers):
            yield _icc_row(counts, one)


def _icc_row(counts: _Counts, one: Correlation) -> tuple[object, ...]:
    test = (one.f, *(one.df or (None, None)), one.p)
    return counts.row(one.name, "interval", one.estimate, one.dropped, test)
