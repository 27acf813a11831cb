"""Agreement before and after leaving out the raters who are trusted least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from labeval.analysis.points.rated import Rated
from labeval.analysis.raters.competence import CompetenceSpread
from labeval.analysis.raters.confusions import NUMBERS
from labeval.analysis.raters.raters import ALONE, rated_alone
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.estimate import Estimate
from labeval.analysis.statistics.numbering import distinct
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "n_raters", "left_out", "least_competence", "alpha_before"),
    *("n_items_before", "alpha_after", "n_items_after", "note", "reason"),
)

_LOWEST = 0.25
"""Quantile of competence below which raters are left out by default."""

SELECTS = QT_TRANSLATE_NOOP(
    "Analysis",
    "this selects: whoever disagrees is trusted less and left out, so that higher agreement does "
    "not show that the others are better",
)


def agreement_selected(
    methods: Sequence[Rated],
    competences: Mapping[str, CompetenceSpread],
    least: float | None = None,
) -> DataFrame:
    """Alpha of each criterion with all raters and without those below ``least`` competence.

    Args:
        methods: what raters said.
        competences: by method.
        least: competence of those who stay; the lowest quarter is left out by default. Whose
            competence is not known stays: who has rated nothing that somebody else has, or numbers.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method in methods:
        rated = method.first_only()
        trust = competences[method.method].best.raters
        numbers = bool(np.isnan(trust).any())
        known = ~rated_alone(rated) & ~np.isnan(trust)
        note = SELECTS if known.any() else NUMBERS if numbers else ALONE
        limit = least
        if limit is None and known.any():
            limit = float(np.quantile(trust[known], _LOWEST))
        stays = np.ones(len(trust), bool) if limit is None else ~known | (trust >= limit)
        for criterion, part in rated.each_criterion():
            kept = part.chosen(stays[part.rater])
            before, after = _alpha(part), _alpha(kept)
            raters = len(distinct(part.rater))
            out = raters - len(distinct(kept.rater))
            names = (method.method, criterion, raters, out, limit)
            figures = (before.value, before.n, after.value, after.n)
            rows.append((*names, *figures, note, before.explained or after.explained))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _alpha(part: Rated) -> Estimate:
    values = part.numbers if part.is_numeric else part.value
    return krippendorff_alpha(part.cell, values, part.scoring.LEVEL)
