"""Rules inside one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil, floor

from labeval.analysis.invariants.aggregate import SUMS, Aggregate, Cell, Fault
from labeval.text.marks import QT_TRANSLATE_NOOP

_CLOSE = 1e-9

_OUT_OF_RANGE = QT_TRANSLATE_NOOP("Analysis", "{value} is not between {low} and {high}")
_NO_SUCH_MEAN = QT_TRANSLATE_NOOP(
    "Analysis", "no {n} whole ratings have the mean {value}; near are {below} and {above}"
)
_NOT_ZERO = QT_TRANSLATE_NOOP(
    "Analysis", "best less worst must add up to 0 over all texts, but adds up to {total}"
)
_TOO_MANY = QT_TRANSLATE_NOOP("Analysis", "{total} points out of {most} comparisons")
_NOT_BEST = QT_TRANSLATE_NOOP("Analysis", "{value} is marked as the best, but {top} has {best}")
_UNMARKED = QT_TRANSLATE_NOOP("Analysis", "{value} is the best and is not marked, as others are")


def faults_inside(table: Aggregate, members: Mapping[str, int]) -> Iterator[Fault]:
    """Everything that is impossible in one table by itself.

    Args:
        table: not one of correlations.
        members: row to how many criteria it stands for, where that is known.
    """
    for row, cells in table.rows.items():
        for column, cell in cells.items():
            yield from _range(table, row, column, cell, members.get(row))
            yield from _granularity(table, row, column, cell, members.get(row))
        yield from _sums(table, row, cells, members.get(row))
        yield from _marks(table, row, cells)


def fault(
    table: Aggregate, row: str, column: str, line: int, template: str, **values: object
) -> Fault:
    """A fault of a cell, or of a row where the column is empty."""
    return Fault(table.name, table.file, line, row, column, template, values)


def shown(value: float, decimals: int) -> str:
    """A figure as it would be printed."""
    return f"{value:.{decimals}f}"


def _range(
    table: Aggregate, row: str, column: str, cell: Cell, members: int | None
) -> Iterator[Fault]:
    if table.low is None or table.high is None or members is None:
        return
    times = members if table.statistic in SUMS else 1
    low, high = table.low * times, table.high * times
    if not low - _CLOSE <= cell.value <= high + _CLOSE:
        values = {"value": shown(cell.value, cell.decimals), "low": f"{low:g}", "high": f"{high:g}"}
        yield fault(table, row, column, cell.line, _OUT_OF_RANGE, **values)


def _granularity(
    table: Aggregate, row: str, column: str, cell: Cell, members: int | None
) -> Iterator[Fault]:
    """Means that whole ratings cannot have (Brown and Heathers, 2017, the GRIM test)."""
    if table.statistic != "mean" or table.ratings is None or members is None:
        return
    n, half = table.ratings * members, 0.5 * 10.0**-cell.decimals
    below, above = floor(cell.value * n) / n, ceil(cell.value * n) / n
    if cell.value - below > half + _CLOSE and above - cell.value > half + _CLOSE:
        places = max(2, cell.decimals)
        near = {"below": shown(below, places), "above": shown(above, places)}
        value = shown(cell.value, cell.decimals)
        yield fault(table, row, column, cell.line, _NO_SUCH_MEAN, n=n, value=value, **near)


def _sums(
    table: Aggregate, row: str, cells: Mapping[str, Cell], members: int | None
) -> Iterator[Fault]:
    if not cells:
        return
    total = round(sum(cell.value for cell in cells.values()), 9)
    line = next(iter(cells.values())).line
    if table.statistic == "best_minus_worst" and total:
        yield fault(table, row, "", line, _NOT_ZERO, total=f"{total:g}")
    if table.statistic == "wins" and table.comparisons is not None and members is not None:
        most = table.comparisons * members
        if total > most:
            yield fault(table, row, "", line, _TOO_MANY, total=f"{total:g}", most=most)


def _marks(table: Aggregate, row: str, cells: Mapping[str, Cell]) -> Iterator[Fault]:
    """Faults of marks of the best: on figures that are not, or missing on figures that are."""
    if not any(cell.best for cell in cells.values()):
        return
    best = max(cells, key=lambda column: cells[column].value)
    for column, cell in cells.items():
        value = shown(cell.value, cell.decimals)
        if cell.best and cell.value < cells[best].value:
            values = {"value": value, "top": best}
            values["best"] = shown(cells[best].value, cells[best].decimals)
            yield fault(table, row, column, cell.line, _NOT_BEST, **values)
        elif not cell.best and cell.value == cells[best].value:
            yield fault(table, row, column, cell.line, _UNMARKED, value=value)
