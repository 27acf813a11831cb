"""Power by the number of participants, for each plan that could be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.inputs import Inputs

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = ("method", "scale", "criterion", "level", "participants", "power", "simulated")

_STEPS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400)
_ENOUGH = 0.99


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per plan and number of participants, until nearly every study succeeds."""
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    for pilot in inputs.pilots:
        if pilot.power_at is None:
            continue
        place = (pilot.method, pilot.scale, pilot.criterion, pilot.level)
        for participants in _STEPS:
            power = pilot.power_at(participants)
            rows.append((*place, participants, power, pilot.simulated))
            if power >= _ENOUGH:
                break
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))
