"""Agreement of raters by method and criterion, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.analysis.agreement.alpha import krippendorff_alpha
from labeval.analysis.agreement.kappa import fleiss_kappa
from labeval.analysis.estimate import Estimate
from labeval.analysis.methods import find_scoring, scored_methods
from labeval.analysis.scales import method_of

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "criterion", "coefficient", "measurement_level", "value", "ci_low", "ci_high"),
    *("n_items", "n_raters", "reason"),
)


def agreement(judgments: DataFrame, *, samples: int = 1000, seed: int = 0) -> DataFrame:
    """Krippendorff's alpha and Fleiss' kappa of each criterion, with :data:`COLUMNS`.

    Where a rater has rated a unit several times, the first rating counts: agreement with oneself
    is none between raters.

    Args:
        judgments: as :func:`~labeval.analysis.judgments.judgment_frame` makes them.
        samples: bootstrap samples of units for the interval of alpha.
        seed: of the bootstrap.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for method, of_method in judgments.groupby("method", sort=True):
        if method_of(str(method)) not in scored_methods():
            continue
        scoring = find_scoring(method_of(str(method)))
        rated = scoring.rated(of_method).drop_duplicates(["rater", "criterion", "unit"])
        for criterion, part in rated.groupby("criterion", sort=False):
            units, values = part["unit"].to_numpy(str), part["value"].to_numpy()
            raters = part["rater"].nunique()
            alpha = krippendorff_alpha(units, values, scoring.LEVEL, samples=samples, seed=seed)
            kappa = fleiss_kappa(units, values)
            rows.append(_row(method, criterion, "alpha", scoring.LEVEL, alpha, raters))
            rows.append(_row(method, criterion, "fleiss_kappa", "nominal", kappa, raters))
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def _row(
    method: object, criterion: object, name: str, level: str, found: Estimate, raters: int
) -> tuple[object, ...]:
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    return (method, criterion, name, level, found.value, *ends, found.n, raters, found.explained)
