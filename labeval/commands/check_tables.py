"""``labeval check-tables``: impossible figures in printed tables of results."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add
from labeval.study.problems import Problem, StudyProblems
from labeval.text.amounts import amount


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("check-tables", check_tables, "what cannot be in printed tables of results")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE", help="CSV, one file a table")


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
        print(fault)
    figures = sum(len(cells) for table in tables for cells in table.rows.values())
    say(f"{amount(figures, 'figure')} in {amount(len(tables), 'table')}; {len(found)} cannot be")
    return 1 if found else 0
