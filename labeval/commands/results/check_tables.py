"""``labeval check-tables``: impossible figures in printed tables of results."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.study.problems import Problem, StudyProblems


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("check-tables", check_tables, tr("what cannot be in printed tables of results"))
    sub.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help=tr("CSV, one file a table")
    )


def check_tables(chosen: Namespace) -> int:
    """Print a line for every impossible figure; exit status 1 where there is any."""
    from labeval.analysis.invariants.aggregate import Aggregate
    from labeval.analysis.invariants.between import faults
    from labeval.exchange.aggregates import read_aggregate

    tables: list[Aggregate] = []
    problems: list[Problem] = []
    for path in chosen.files:
        try:
            tables.append(read_aggregate(path))
        except StudyProblems as error:
            problems += error.problems
    if problems:
        raise StudyProblems(problems)
    found = faults(tables)
    for fault in found:
        print(fault.described(translated))
    figures = sum(len(cells) for table in tables for cells in table.rows.values())
    say(
        tr(
            "{figures:figure|figures} in {tables:table|tables}; {found} cannot be",
            figures=figures,
            tables=len(tables),
            found=len(found),
        )
    )
    return 1 if found else 0
