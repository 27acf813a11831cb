"""``labeval inspect``: what is in a file of texts or judgments."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.columns import add_layout, layout_of
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated

if TYPE_CHECKING:
    from labeval.exchange.materials.model import Seen

_WIDEST = 40
_SAMPLE = 60
_MOST_PROBLEMS = 20


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("inspect", inspect_files, tr("show what is in a file of texts or judgments"))
    sub.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help=tr(
            "CSV, XLSX, JSON, JSONL, Parquet, SQLite, SPSS, Stata or SAS; files that belong "
            "together; a folder"
        ),
    )
    add_layout(sub)


def inspect_files(chosen: Namespace) -> int:
    """Format, shape, columns with their guessed roles, and everything that was assumed."""
    from labeval.exchange.materials.model import SHAPES
    from labeval.exchange.materials.readers import TABLE
    from labeval.exchange.materials.seeing import inspect_files
    from labeval.exchange.materials.taking import take_seen
    from labeval.exchange.materials.written import format_remarks
    from labeval.exchange.own.marks import is_marks_table

    of_marks = [path for path in chosen.files if is_marks_table(path)]
    for path in of_marks:
        print(
            tr(
                "{path}: words that were marked for judgments, as labeval exports them; "
                "'labeval import' takes them in with their judgments",
                path=path,
            )
        )
    wanted = [path for path in chosen.files if path not in of_marks]
    if not wanted:
        return 0
    files = inspect_files(wanted, layout_of(chosen))
    seen = files.seen
    title = seen.title.described(translated)
    of_table = seen.mapping.reader == TABLE  # others make rows of what is in the file
    print(tr("{title}: {rows:row|rows}", title=title, rows=seen.rows) if of_table else title)
    print(f"{translated('Materials', SHAPES[seen.shape])}: {seen.shape_why.described(translated)}")
    _print_columns(seen)
    for remark in seen.remarks:
        print(tr("assumed: {text}", text=remark.described(translated)))
    taken = take_seen(files, seen.mapping)
    for remark in format_remarks(taken.items):
        print(tr("proposed: {text}", text=remark.described(translated)))
    persons = {row.cells["participant"] for row in taken.judgments} | taken.participants.keys()
    found = [
        tr("{n:text|texts}", n=len(taken.items)) * bool(taken.items),
        tr("{n:judgment|judgments}", n=len(taken.judgments)) * bool(taken.judgments),
        tr("{n:participant|participants}", n=len(persons)) * bool(persons),
    ]
    print(tr("gives {found}", found=", ".join(filter(None, found)) or tr("nothing")))
    for problem in taken.problems[:_MOST_PROBLEMS]:
        print(problem.described(translated))
    if len(taken.problems) > _MOST_PROBLEMS:
        print(tr("and {n:more problem|more problems}", n=len(taken.problems) - _MOST_PROBLEMS))
    return 0


def _print_columns(seen: Seen) -> None:
    rows = [
        (_cut(column.name, _WIDEST), column.role, column.why.described(translated), column.samples)
        for column in seen.columns
    ]
    widths = [max((len(row[n]) for row in rows), default=0) for n in (0, 1)]
    for name, role, why, samples in rows:
        sample = _cut(" ".join(samples[0].split()), _SAMPLE) if samples else ""
        about = tr("{why}; such as “{sample}”", why=why, sample=sample)
        print(f"  {name:{widths[0]}}  {role:{widths[1]}}  {about}".rstrip())


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
