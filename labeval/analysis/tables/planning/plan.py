"""Needs of a next study, by each method, criterion and level: participants, minutes, cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs
from labeval.analysis.planning.costs import cost
from labeval.analysis.planning.pilots import MOST_COMPARED, minutes_of
from labeval.analysis.planning.power import ALPHA, POWER

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("method", "scale", "criterion", "level", "compared", "n", "f", "f_cautious", "p", "power"),
    *("alpha", "power_wanted", "recommended", "cautious", "minutes", "minutes_measured"),
    *("cost_each", "cost", "how", "reason"),
)


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per method, criterion or scale, and level.

    ``n`` is the raters who judged all ``compared`` things, ``power`` that of a study like this
    one, ``recommended`` the raters who reach ``power_wanted`` if each takes the ``minutes`` of
    those; ``cost`` is recommended × minutes / 60 × hourly rate.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    rate = inputs.choices.hourly_rate
    # Mostly the same raters have judged by every criterion.
    minutes_of_raters = cache(partial(minutes_of, inputs.judgments))
    for pilot in inputs.pilots:
        minutes, measured = minutes_of_raters(pilot.method, pilot.counted)
        effect = pilot.effect
        known = effect.raters if effect.compared <= MOST_COMPARED else None
        each = cost(1, minutes, rate) if rate else None
        total = cost(pilot.recommended, minutes, rate) if rate and pilot.recommended else None
        rows.append(
            (
                *(pilot.method, pilot.scale, pilot.criterion, pilot.level, effect.compared, known),
                *(effect.f, effect.cautious, effect.p, pilot.power, ALPHA, POWER),
                *(pilot.recommended, pilot.cautious, round(minutes, 4), measured),
                *(_money(each), _money(total), pilot.how, pilot.reason),
            )
        )
    found = pd.DataFrame.from_records(rows, columns=list(COLUMNS))
    return found.astype({"n": "Int64", "recommended": "Int64", "cautious": "Int64"})


def _money(amount: float | None) -> float | None:
    return None if amount is None else round(amount, 2)
