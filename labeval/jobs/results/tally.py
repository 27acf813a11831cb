"""Results of a file of comparisons without a study: any number of them, kept as counts."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from labeval.analysis.pairwise.tallies import Tally
from labeval.analysis.pairwise.tally_results import agreement, scores, win_rates
from labeval.analysis.statistics.samples import SAMPLES
from labeval.exchange.comparisons_file import Tallied
from labeval.exchange.errors import writing_to
from labeval.store.disk.atomic import replacing

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "win_rates": (
        *("criterion", "first", "second", "first_wins", "second_wins", "ties", "both_bad"),
        *("win_rate", "ci_low", "ci_high", "p", "over"),
    ),
    "rankings": (
        *("criterion", "id", "comparisons", "davidson", "ci_low", "ci_high", "rank", "nu"),
        *("over", "reason"),
    ),
    "agreement": ("criterion", "units", "alpha", "ci_low", "ci_high", "reason"),
}
"""Columns of the tables, by table."""

_Row = tuple[object, ...]


def tables_of(tallied: Tallied, samples: int = SAMPLES, seed: int = 0) -> dict[str, list[_Row]]:
    """The tables by name, with :data:`COLUMNS`.

    Args:
        tallied: what a file holds.
        samples: of the bootstrap of units, for the interval of alpha.
        seed: of it.
    """
    found: dict[str, list[_Row]] = {name: [] for name in COLUMNS}
    for criterion, tally in tallied.tallies.items():
        found["win_rates"] += _win_rates(criterion, tally)
        found["rankings"] += _rankings(criterion, tally)
        alpha = agreement(tally, samples, seed)
        ends = alpha.interval
        row = (alpha.n, alpha.value, ends and ends.low, ends and ends.high, alpha.reason)
        found["agreement"].append((criterion, *row))
    return found


def _win_rates(criterion: str, tally: Tally) -> Iterable[_Row]:
    rates = win_rates(tally)
    ends = (tally.first.tolist(), tally.second.tolist())
    counts = tally.counts.tolist()
    figures = (each.tolist() for each in (rates.value, rates.low, rates.high, rates.p))
    for a, b, counted, value, low, high, p, over in zip(
        *ends, counts, *figures, rates.over, strict=True
    ):
        yield criterion, tally.names[a], tally.names[b], *counted, value, low, high, p, over


def _rankings(criterion: str, tally: Tally) -> Iterable[_Row]:
    found = scores(tally)
    played = tally.contests.played.sum(axis=1).astype(int).tolist()
    if found.reason:
        for name, n in zip(tally.names, played, strict=True):
            yield criterion, name, n, None, None, None, None, None, "", found.reason
        return
    figures = (each.tolist() for each in (found.value, found.low, found.high, found.rank))
    rows = zip(tally.names, played, *figures, strict=True)
    for name, n, value, low, high, rank in sorted(rows, key=lambda row: (row[-1], row[0])):
        yield criterion, name, n, value, low, high, rank, found.nu, found.over, ""


def write_tables(tables: Mapping[str, Sequence[_Row]], folder: Path) -> list[Path]:
    """Write each table as CSV; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    paths = []
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in tables.items():
            path = folder / f"{name}.csv"
            with replacing(path) as part, part.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(COLUMNS[name])
                writer.writerows([_cell(value) for value in row] for row in rows)
            paths.append(path)
    return paths


def _cell(value: object) -> object:
    return "" if value is None or value != value else value
