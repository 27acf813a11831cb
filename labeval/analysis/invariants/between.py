"""Rules between tables: scales follow from criteria, systems from texts, and so on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from labeval.analysis.data.facts import TOTAL
from labeval.analysis.invariants.aggregate import SUMS, Aggregate, Cell, Fault
from labeval.analysis.invariants.inside import fault, faults_inside, shown
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.text.marks import QT_TRANSLATE_NOOP

_CLOSE = 1e-9

_NOT_THE_SUM = QT_TRANSLATE_NOOP(
    "Analysis", "is {value}, but {parts} in {other} come to {expected}"
)
_ROW_ABOVE = QT_TRANSLATE_NOOP(
    "Analysis", "holds what belongs to the row above, {above}, by {other}"
)
_DIFFERS = QT_TRANSLATE_NOOP("Analysis", "is {value}, but {expected} in {other}")
_NO_SUCH_TAU = QT_TRANSLATE_NOOP(
    "Analysis", "tau is {value}, but {expected} follows from the scores in {first} and {second}"
)


def faults(tables: Sequence[Aggregate]) -> list[Fault]:
    """Everything that is impossible in these tables, in the order of the tables.

    Tables are compared where method and level are the same; a scale follows from its criteria
    (their sum, or their mean), a total from its scales or all criteria, a system from its texts.
    A figure may be off by as much as rounding explains.
    """
    found: list[Fault] = []
    for table in tables:
        if table.statistic == "kendall":
            found += _correlations(table, tables)
            continue
        found += faults_inside(table, _members(table, tables))
        found += _scales(table, tables)
        found += _systems(table, tables)
    place = {table.file: n for n, table in enumerate(tables)}
    return sorted([*found, *_equal_cells(tables)], key=lambda one: (place[one.file], one.line))


def _alike(table: Aggregate, other: Aggregate) -> bool:
    return table.method == other.method and other.statistic != "kendall"


def _same_kind(table: Aggregate, other: Aggregate, row: str) -> bool:
    """True if a row is a criterion in both, or a scale in both; one name can be both."""
    return (row in table.scale_of) == (row in other.scale_of)


def _criteria(table: Aggregate, tables: Sequence[Aggregate]) -> Iterator[Aggregate]:
    """The tables with the criteria of this method and level."""
    for other in tables:
        if _alike(table, other) and other.level == table.level and other.scale_of:
            yield other


def _members(table: Aggregate, tables: Sequence[Aggregate]) -> dict[str, int]:
    """Row to how many criteria it stands for."""
    found: dict[str, int] = dict.fromkeys(table.scale_of, 1)
    scales = [scale for other in _criteria(table, tables) for scale in other.scale_of.values()]
    for row in table.rows:
        if row not in found and scales:
            count = len(scales) if row == TOTAL else scales.count(row)
            found |= {row: count} if count else {}
    return found


def _scales(table: Aggregate, tables: Sequence[Aggregate]) -> Iterator[Fault]:
    """Scales and totals against the criteria, and the total against the table's own scales."""
    for row, cells in table.rows.items():
        if row in table.scale_of:
            continue
        for other in _criteria(table, tables):
            names = [r for r, scale in other.scale_of.items() if row in (TOTAL, scale)]
            if other is not table and names and row != TOTAL:
                yield from _added(table, row, cells, other, names)
        own = [r for r in table.rows if r != TOTAL and r not in table.scale_of]
        if row == TOTAL and len(own) > 1:
            yield from _added(table, row, cells, table, own)


def _added(
    table: Aggregate, row: str, cells: Mapping[str, Cell], other: Aggregate, names: Sequence[str]
) -> Iterator[Fault]:
    """Cells that are not the sum, or the mean, of the cells of some rows."""
    for column, cell in cells.items():
        parts = [other.rows[name].get(column) for name in names]
        yield from _follows(table, row, column, cell, other, [p for p in parts if p], names)


def _systems(table: Aggregate, tables: Sequence[Aggregate]) -> Iterator[Fault]:
    """Figures of systems against those of their texts; rows that slipped are reported as such."""
    if not table.parts:
        return
    for other in tables:
        if not _alike(table, other) or other.level == table.level:
            continue
        above = ""
        for row, cells in table.rows.items():
            if row not in other.rows or not _same_kind(table, other, row):
                continue
            wrong = [
                one
                for column, cell in cells.items()
                for one in _follows(
                    *(table, row, column, cell, other),
                    _of_system(table, other, row, column),
                    table.parts.get(column, ()),
                )
            ]
            if wrong and above and _is_row(table, cells, other, above):
                line = next(iter(cells.values())).line
                yield fault(table, row, "", line, _ROW_ABOVE, above=above, other=other.name)
            else:
                yield from wrong
            above = row


def _is_row(table: Aggregate, cells: Mapping[str, Cell], other: Aggregate, row: str) -> bool:
    """True if these cells, but for one at most, are those of another row."""
    off = sum(
        bool(list(_follows(table, row, c, cell, other, _of_system(table, other, row, c), ())))
        for c, cell in cells.items()
    )
    return off <= 1


def _of_system(table: Aggregate, other: Aggregate, row: str, column: str) -> list[Cell]:
    cells = (other.rows[row].get(item) for item in table.parts.get(column, ()))
    return [cell for cell in cells if cell]


def _follows(
    table: Aggregate,
    row: str,
    column: str,
    cell: Cell,
    other: Aggregate,
    parts: Sequence[Cell],
    names: Sequence[str],
) -> Iterator[Fault]:
    """The fault of a cell that is not the sum or the mean of others, but for rounding."""
    if not parts or table.statistic == "score":
        return
    total = sum(part.value for part in parts)
    rounded = sum(0.5 * 10.0**-part.decimals for part in parts if part.decimals)
    if table.statistic not in SUMS:
        total, rounded = total / len(parts), rounded / len(parts)
    rounded += 0.5 * 10.0**-cell.decimals if cell.decimals else 0
    if abs(cell.value - total) > rounded + _CLOSE:
        values = {"value": shown(cell.value, cell.decimals), "parts": ", ".join(names)}
        expected = f"{round(total, 4):g}"
        template = _NOT_THE_SUM
        yield fault(
            table, row, column, cell.line, template, **values, other=other.name, expected=expected
        )


def _equal_cells(tables: Sequence[Aggregate]) -> Iterator[Fault]:
    """The same figure in two tables; the later one is reported."""
    for n, table in enumerate(tables):
        for other in tables[:n]:
            if not _alike(table, other) or other.level != table.level:
                continue
            if "kendall" in (table.statistic, other.statistic):
                continue
            yield from _differences(table, other)


def _differences(table: Aggregate, other: Aggregate) -> Iterator[Fault]:
    for row, cells in table.rows.items():
        if not _same_kind(table, other, row):
            continue
        for column, cell in cells.items():
            known = other.rows.get(row, {}).get(column)
            if known is None:
                continue
            decimals = min(cell.decimals, known.decimals)
            if abs(cell.value - known.value) > 0.5 * 10.0**-decimals * bool(decimals) + _CLOSE:
                values = {"value": shown(cell.value, cell.decimals), "other": other.name}
                expected = shown(known.value, known.decimals)
                yield fault(table, row, column, cell.line, _DIFFERS, **values, expected=expected)


def _correlations(table: Aggregate, tables: Sequence[Aggregate]) -> Iterator[Fault]:
    """Each tau against the scores that it correlates, as any of the tables has them."""
    outside = next(_scores(tables, table.against, table.level, TOTAL), None)
    if outside is None:
        return
    for method, cells in table.rows.items():
        for scale, cell in cells.items():
            taus: dict[str, float] = {}
            for name, scores in _scores(tables, method, table.level, scale):
                ids = [id for id in scores if id in outside[1]]
                a, b = ([side[id] for id in ids] for side in (scores, outside[1]))
                tau = kendall(a, b).tau.value
                if tau is not None:
                    taus[name] = tau
            reach = 0.5 * 10.0**-cell.decimals + 1e-4
            if not taus or any(abs(tau - cell.value) <= reach for tau in taus.values()):
                continue
            values = {"value": shown(cell.value, cell.decimals), "second": outside[0]}
            values |= {"first": ", ".join(taus)}
            values |= {"expected": ", ".join(shown(tau, cell.decimals) for tau in taus.values())}
            yield fault(table, method, scale, cell.line, _NO_SUCH_TAU, **values)


def _scores(
    tables: Sequence[Aggregate], method: str, level: str, scale: str
) -> Iterator[tuple[str, dict[str, float]]]:
    """Every table with the scores of a method on a scale, or on its criteria, and the scores."""
    for table in tables:
        if table.statistic == "kendall" or (table.method, table.level) != (method, level):
            continue
        if scale in table.rows and scale not in table.scale_of:
            yield table.name, {id: cell.value for id, cell in table.rows[scale].items()}
            continue
        rows = [table.rows[r] for r, of in table.scale_of.items() if scale in (TOTAL, of)]
        if rows:
            yield table.name, {id: sum(r[id].value for r in rows if id in r) for id in rows[0]}
