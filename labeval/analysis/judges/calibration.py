"""Calibration of a judge: ratings of people by those of the judge."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from labeval.analysis.judges.lines import Line, line
from labeval.analysis.judges.ratings import Audited
from labeval.analysis.statistics.differences import Difference, paired_difference

MOST_VALUES = 21
"""Different values of a judge that have a row each."""


def calibration_line(audited: Audited) -> Line | None:
    """People's ratings on the judge's: a slope of 1 and a height of 0 are perfect; a slope below
    1 says that the judge's differences are larger than people's."""
    rows = audited.both
    unit = audited.unit[rows]
    judged, question = audited.judged[unit], audited.question[unit]
    return line(audited.value[rows], judged, audited.rater[rows], question)


def each_value(audited: Audited) -> Iterator[tuple[float, Difference]]:
    """Each value that the judge gave, with the mean of people's ratings of those units."""
    rows = audited.both
    unit = audited.unit[rows]
    values = np.unique(audited.judged[unit])
    if len(values) > MOST_VALUES:
        return
    for value in values.tolist():
        chosen = rows[audited.judged[unit] == value]
        found = audited.unit[chosen]
        yield (
            value,
            paired_difference(
                audited.value[chosen], audited.rater[chosen], audited.question[found]
            ),
        )
