"""``labeval inspect``: what is in a file of texts or judgments."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.columns import add_layout, layout_of
from labeval.commands.shared.syntax import Add
from labeval.text.amounts import amount

if TYPE_CHECKING:
    from labeval.exchange.materials.model import Seen

_WIDEST = 40
_SAMPLE = 60
_MOST_PROBLEMS = 20


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("inspect", inspect_files, "show what is in a file of texts or judgments")
    sub.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="CSV, XLSX, JSON, JSONL, Parquet or SQLite; files that belong together; a folder",
    )
    add_layout(sub)


def inspect_files(chosen: Namespace) -> int:
    """Format, shape, columns with their guessed roles, and everything that was assumed."""
    from labeval.exchange.materials.model import SHAPES
    from labeval.exchange.materials.seeing import inspect_files
    from labeval.exchange.materials.taking import take_seen

    files = inspect_files(chosen.files, layout_of(chosen))
    seen = files.seen
    print(f"{seen.title.text}: {amount(seen.rows, 'row')}")
    print(f"{SHAPES[seen.shape]}: {seen.shape_why.text}")
    _print_columns(seen)
    for remark in seen.remarks:
        print(f"assumed: {remark.text}")
    taken = take_seen(files, seen.mapping)
    persons = {row.cells["participant"] for row in taken.judgments} | taken.participants.keys()
    found = [
        amount(len(taken.items), "text") * bool(taken.items),
        amount(len(taken.judgments), "judgment") * bool(taken.judgments),
        amount(len(persons), "participant") * bool(persons),
    ]
    print(f"gives {', '.join(filter(None, found)) or 'nothing'}")
    for problem in taken.problems[:_MOST_PROBLEMS]:
        print(problem)
    if len(taken.problems) > _MOST_PROBLEMS:
        print(f"and {amount(len(taken.problems) - _MOST_PROBLEMS, 'more problem')}")
    return 0


def _print_columns(seen: Seen) -> None:
    rows = [
        (_cut(column.name, _WIDEST), column.role, column.why.text, column.samples)
        for column in seen.columns
    ]
    widths = [max((len(row[n]) for row in rows), default=0) for n in (0, 1)]
    for name, role, why, samples in rows:
        sample = _cut(" ".join(samples[0].split()), _SAMPLE) if samples else ""
        print(f"  {name:{widths[0]}}  {role:{widths[1]}}  {why}; such as “{sample}”".rstrip())


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
