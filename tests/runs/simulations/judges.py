"""Intervals with a judge, and the participants that it saves, by simulation.

``python -m tests.runs.simulations.judges 2000``

Printed is a table in Markdown: shares of 95 % intervals that hold the true difference by people
alone and by people and judge, the length of the second in shares of the first, participants needed
by algebra and on average as estimated, the share of their intervals that hold the true number, and
the share of studies in which saving is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from labeval.analysis.judges.prediction_powered import powered_crossed
from labeval.analysis.judges.savings import savings
from labeval.analysis.statistics.differences import paired_difference
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.simulated_judges import TRUE, JudgedDesign

DESIGNS = (
    JudgedDesign(20, 20, 200, 0.9),
    JudgedDesign(20, 20, 200, 0.5),
    JudgedDesign(20, 20, 200, 0.0),
    JudgedDesign(10, 10, 100, 0.8),
    JudgedDesign(30, 8, 50, 0.7),
    JudgedDesign(12, 40, 400, 0.8),
    JudgedDesign(40, 12, 12, 0.8),
)
HEAD = (
    *("raters × questions", "judged alone", "correlation", "coverage, people", "coverage, both"),
    *("length", "needed", "estimated", "coverage of needed", "saving shown"),
)
_SLOW = 5
"""Savings take this many times fewer studies."""


def row(design: JudgedDesign, studies: int) -> list[str]:
    rng = np.random.default_rng(21)
    held, width, found = np.zeros((studies, 2)), np.zeros((studies, 2)), []
    for n in range(studies):
        one = design.study(rng)
        given = (one.value, one.rater, one.question)
        both = powered_crossed(*given, one.judged, one.more)
        for side, ends in enumerate((paired_difference(*given).interval, both.interval)):
            held[n, side] = ends.low <= TRUE <= ends.high
            width[n, side] = ends.high - ends.low
        if n % _SLOW == 0:
            found.append(savings([one]))
    true = int(np.ceil(design.needed))
    return [
        f"{design.raters} × {design.questions}",
        *(str(design.more), f"{design.good}"),
        *map(share, held.mean(axis=0)),
        f"{width[:, 1].mean() / width[:, 0].mean():.2f}",
        *(str(true), f"{np.mean([one.needed for one in found]):.1f}"),
        f"{np.mean([one.low <= true <= one.high for one in found]):.2f}",
        f"{np.mean([one.is_shown for one in found]):.2f}",
    ]


def rows(studies: int) -> Iterator[list[str]]:
    return (row(design, studies) for design in DESIGNS)


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(500)))
