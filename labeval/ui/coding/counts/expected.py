"""Codes that further interviews would bring, as lines of a grid and in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.analysis.statistics.richness import FARTHEST, LEAST_UNITS, Richness
from labeval.ui.coding.counts.grid import GridCell, GridLine
from labeval.ui.coding.parts.numbers import LocalAmount, decimal

translate = QCoreApplication.translate


def expected_lines(found: Richness | None, so_far: int) -> list[GridLine]:
    """A line for each number of further interviews, with the codes that they would bring."""
    lines = []
    for each in found.expected if found is not None else ():
        low, high = each.interval.low, each.interval.high
        between = translate("CodeViews", "expected; 95 %: {low} to {high} new codes")
        lines.append(
            GridLine(
                f"+{each.more}",
                (
                    GridCell(decimal(each.new, 1), each.new, plain=f"{each.new:.1f}"),
                    GridCell(
                        *(decimal(so_far + each.new, 1), so_far + each.new),
                        low=so_far + low,
                        high=so_far + high,
                        plain=f"{so_far + each.new:.1f}",
                    ),
                    GridCell(between.format(low=f"{low:.0f}", high=f"{high:.0f}")),
                ),
            )
        )
    return lines


def expected_words(found: Richness | None, so_far: int) -> str:
    """The number of codes there may be, and how soon another one is likely to come."""
    if found is None:
        return translate(
            "CodeViews", "With fewer than {n} participants nothing is estimated of further ones."
        ).format(n=LEAST_UNITS)
    text = translate(
        "CodeViews",
        "Below, what further interviews would bring: at least {all} codes in all (Chao2).",
    ).format(all=_amount(so_far + found.unseen))
    latest = found.latest or translate("CodeViews", "over {n}").format(n=FARTHEST)
    if found.likely is None and found.soonest is None:
        more = translate(
            "CodeViews",
            "Another new code is not likely, however many follow "
            "(95 %: not within {n} interviews).",
        ).format(n=FARTHEST)
    elif found.likely is None:
        more = translate(
            "CodeViews",
            "Another new code is not likely, however many follow "
            "(95 %: within {soonest} interviews at the earliest).",
        ).format(soonest=found.soonest)
    elif found.likely == found.latest == 1:
        more = translate(
            "CodeViews",
            "The next interview is more likely to bring a new code than not "
            "(95 %: the next one, too).",
        )
    elif found.likely == 1:
        more = translate(
            "CodeViews",
            "The next interview is more likely to bring a new code than not "
            "(95 %: {soonest} to {latest} interviews).",
        ).format(soonest=found.soonest, latest=latest)
    else:
        more = translate(
            "CodeViews",
            "A new code is more likely to come than not within the next "
            "{likely:interview|interviews} (95 %: {soonest} to {latest}).",
        ).format(likely=LocalAmount(found.likely), soonest=found.soonest, latest=latest)
    return f"{text} {more}"


def _amount(codes: float) -> str:
    """A number of codes, with a decimal place only where it is not whole."""
    return decimal(codes, 0 if round(codes, 1).is_integer() else 1)
