"""Reading printed tables of results from CSV, one file per table, with the facts that checks need.

Lines that begin with ``#`` come first, each a name and a value::

    # table: Table 23
    # method: dqe
    # level: item
    # statistic: mean
    # ratings: 5
    # range: 1..5
    row,scale,GPT best,GPT worst
    correctness,honesty,3.4,3.6*

A row without a scale is a scale itself, or ``total``. A star marks what is printed as the best.
Tables of systems say ``# parts: GPT = GPT best + GPT worst; …``, tables of correlations
``# statistic: kendall`` and ``# with: cosine``, wins ``# comparisons: 140``.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast, get_args

from labeval.analysis.invariants.aggregate import Aggregate, Cell, Statistic
from labeval.files.text import read_text
from labeval.study.file_problems import problems_of
from labeval.study.problems import FileProblems
from labeval.text.marks import QT_TRANSLATE_NOOP

_LARGEST = 10_000_000
_KEYS = ("table", "method", "level", "statistic", "ratings", "range", "comparisons")
_KNOWN = (*_KEYS, "parts", "with")
_NUMBER = re.compile(r"([+-]?[0-9]+(?:\.([0-9]+))?)(\*?)")
_RANGE = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?)\.\.(-?[0-9]+(?:\.[0-9]+)?)")
_HEAD = ("row", "scale")


def read_aggregate(path: Path) -> Aggregate:
    """One printed table.

    Raises:
        StudyProblems: everything that is wrong with the file.
    """
    problems = FileProblems(path.name)
    with problems_of(path.name, problems.found):
        table = _Reading(problems).table(read_text(path, _LARGEST))
    problems.check()
    return table


class _Reading:
    """One file being read."""

    def __init__(self, problems: FileProblems) -> None:
        self._problems = problems

    def table(self, text: str) -> Aggregate:
        lines = text.splitlines()
        about = dict(self._about(lines))
        body = [(n, line) for n, line in enumerate(lines, start=1) if not line.startswith("#")]
        body = [(n, line) for n, line in body if line.strip()]
        head = next(csv.reader([body[0][1]])) if body else []
        if tuple(name.strip() for name in head[:2]) != _HEAD or len(head) < 3:
            template = QT_TRANSLATE_NOOP("Problem", "no line names the columns")
            advice = QT_TRANSLATE_NOOP("Problem", "write row,scale and then the texts or systems")
            self._problems.note(body[0][0] if body else None, "", template, {}, advice)
            return Aggregate("", self._problems.file, "score", {})
        rows: dict[str, dict[str, Cell]] = {}
        scales: dict[str, str] = {}
        for line, cells in ((n, next(csv.reader([line]))) for n, line in body[1:]):
            name = cells[0].strip()
            if len(cells) != len(head) or name in rows or not name:
                template = QT_TRANSLATE_NOOP(
                    "Problem", "has {found} cells, the head has {expected}"
                )
                if len(cells) == len(head):
                    template = QT_TRANSLATE_NOOP(
                        "Problem", "the row “{name}” is empty or there twice"
                    )
                values = {"found": len(cells), "expected": len(head), "name": name}
                self._problems.note(line, "", template, values)
                continue
            if cells[1].strip():
                scales[name] = cells[1].strip()
            rows[name] = dict(self._cells(line, head[2:], cells[2:]))
        return self._made(about, rows, scales)

    def _about(self, lines: list[str]) -> Iterator[tuple[str, tuple[int, str]]]:
        for number, line in enumerate(lines, start=1):
            if not line.startswith("#"):
                continue
            name, colon, value = line.lstrip("# ").partition(":")
            if colon and name.strip() in _KNOWN:
                yield name.strip(), (number, value.strip())
            else:
                template = QT_TRANSLATE_NOOP("Problem", "says nothing that is known here")
                advice = QT_TRANSLATE_NOOP("Problem", "known are {known}, each with a colon")
                self._problems.note(number, "", template, {"known": ", ".join(_KNOWN)}, advice)

    def _cells(self, line: int, columns: list[str], cells: list[str]) -> Iterator[tuple[str, Cell]]:
        for column, written in zip(columns, cells, strict=True):
            plain = written.strip().replace("−", "-").replace(",", "")
            found = _NUMBER.fullmatch(plain)
            if found:
                decimals = len(found[2] or "")
                yield column.strip(), Cell(float(found[1]), decimals, bool(found[3]), line)
            elif plain:
                template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a number")
                self._problems.note(line, column.strip(), template, {"value": written[:64]})

    def _made(
        self,
        about: Mapping[str, tuple[int, str]],
        rows: dict[str, dict[str, Cell]],
        scales: dict[str, str],
    ) -> Aggregate:
        def stated(name: str, usual: str = "") -> str:
            return about[name][1] if name in about else usual

        statistic = stated("statistic", "score")
        if statistic not in get_args(Statistic):
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not one of {known}")
            known = ", ".join(get_args(Statistic))
            self._problems.note(
                about["statistic"][0], "", template, {"value": statistic, "known": known}
            )
            statistic = "score"
        ends = self._range(about)
        return Aggregate(
            name=stated("table", self._problems.file),
            file=self._problems.file,
            statistic=cast(Statistic, statistic),
            rows=rows,
            method=stated("method"),
            level=stated("level", "item"),
            scale_of=scales,
            parts=_parts(stated("parts")),
            ratings=self._count(about, "ratings"),
            low=ends[0],
            high=ends[1],
            comparisons=self._count(about, "comparisons"),
            against=stated("with"),
        )

    def _count(self, about: Mapping[str, tuple[int, str]], name: str) -> int | None:
        if name not in about:
            return None
        line, text = about[name]
        if text.isdecimal() and int(text) > 0:
            return int(text)
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 1")
        self._problems.note(line, name, template, {"value": text[:64]})
        return None

    def _range(self, about: Mapping[str, tuple[int, str]]) -> tuple[float | None, float | None]:
        if "range" not in about:
            return None, None
        line, text = about["range"]
        found = _RANGE.fullmatch(text)
        if found and float(found[1]) < float(found[2]):
            return float(found[1]), float(found[2])
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a range")
        advice = QT_TRANSLATE_NOOP("Problem", "write it as 1..5")
        self._problems.note(line, "range", template, {"value": text[:64]}, advice)
        return None, None


def _parts(text: str) -> dict[str, tuple[str, ...]]:
    """``A = a + b; B = c + d`` as a mapping."""
    found = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, members = part.partition("=")
        found[name.strip()] = tuple(member.strip() for member in members.split("+"))
    return found
