"""Comparisons of two in a Parquet file of any length, counted part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from labeval.analysis.pairwise.tallies import (
    BAD,
    FIRST,
    MOST_COMPARED,
    SECOND,
    TIED,
    Tally,
    Tallying,
    TooMany,
)
from labeval.exchange.elsewhere.columns import head_of
from labeval.exchange.elsewhere.seen import OVERALL
from labeval.exchange.errors import ExchangeError
from labeval.exchange.formats.parquet import MAGIC, opened
from labeval.files.progress import report
from labeval.study.choice_words import read_choice
from labeval.study.pages import BOTH_BAD, TIE
from labeval.study.problems import Problem, StudyProblems
from labeval.text.marks import QT_TRANSLATE_NOOP

_AT_ONCE = 1 << 20
"""Rows; their numbers take some tens of megabytes."""
_MOST_LISTED = 20
_ALSO = {"model_a": "first", "model_b": "second"}
"""Names of columns that only tables of comparisons have."""
_NEEDED = ("first", "second", "value")
_WORDS = {"first": FIRST, "second": SECOND, TIE: TIED, BOTH_BAD: BAD}
_FAULT, _OPEN = -1, -2
"""In place of an outcome: a value that is none of the two; no value."""
_NO_NAME = -3

_MISSING = QT_TRANSLATE_NOOP("Problem", "the column is missing")
_FOUND = QT_TRANSLATE_NOOP("Problem", "the columns found are: {columns}")
_NEITHER = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither of the two, no tie and not both_bad")
_ITSELF = QT_TRANSLATE_NOOP("Problem", "“{name}” is compared with itself")
_NAMELESS = QT_TRANSLATE_NOOP("Problem", "is empty")
_TOO_MANY = QT_TRANSLATE_NOOP("Problem", "compares more than {most} systems or texts")
_UNLISTED = QT_TRANSLATE_NOOP("Problem", "only the first {listed} of {count} problems are listed")

_NOT_PARQUET = QT_TRANSLATE_NOOP(
    "Exchange",
    "{file} is not Parquet, and no other table is tallied; convert it, or make a study of it with "
    "`labeval new STUDY --from-judgments {file}`",
)

Codes = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Tallied:
    """Counts of a file of comparisons."""

    tallies: Mapping[str, Tally]
    """By criterion, in the order met."""
    comparisons: int
    open: int
    """Rows without a value, which were left out."""
    raters: int
    questions: int


def read_comparisons(path: Path) -> Tallied:
    """Count all comparisons of a file.

    It needs the columns ``first``, ``second`` and ``value``, by these names or others that tables
    of judgments have for them; ``participant``, ``question_id`` and ``criterion`` are used where
    they are there. A value is one of the two, or ``first``, ``second``, ``tie``, ``both_bad`` and
    what means the same.

    Raises:
        StudyProblems: everything that is wrong with it, as far as it is listed.
        FileRefused: it cannot be read.
        ExchangeError: it is no Parquet file, or pyarrow is not installed.
    """
    with path.open("rb") as begun:
        if begun.read(len(MAGIC)) != MAGIC:
            raise ExchangeError(_NOT_PARQUET, file=path.name)
    with opened(path) as file:
        written = _columns(path.name, file.schema_arrow.names)
        reading = _Reading(path.name, written)
        total, done = file.metadata.num_rows, 0
        texts = [*written.values()]
        for batch in file.iter_batches(batch_size=_AT_ONCE, columns=texts):
            reading.take(batch, done)
            done += batch.num_rows
            report(path.name, done, total)
            if reading.full:
                break
    return reading.result()


def _columns(file: str, names: list[str]) -> dict[str, str]:
    """Name here to name there, of those that are used.

    Raises:
        StudyProblems: one that is needed is not there.
    """
    meant = {_ALSO.get(name.strip().casefold(), name): name for name in names}
    head = head_of(meant)
    written = {name: meant[as_written] for name, as_written in head.written.items()}
    missing = [name for name in _NEEDED if name not in written]
    if missing:
        known: dict[str, object] = {"columns": ", ".join(names)}
        raise StudyProblems([Problem(file, 1, name, _MISSING, known, _FOUND) for name in missing])
    question = "question_id" if "question_id" in written else "question"
    used = (*_NEEDED, "participant", "criterion", question)
    return {name: written[name] for name in used if name in written}


class _Names:
    """Numbers of names, in the order met."""

    def __init__(self) -> None:
        self.number: dict[str, int] = {}

    def codes(self, column: Any) -> Codes:
        """(rows,) numbers; -1 where a cell is empty."""
        import pyarrow as arrow

        if not arrow.types.is_dictionary(column.type):
            if not arrow.types.is_string(column.type):
                column = column.cast(arrow.string())
            column = column.dictionary_encode()
        given = column.dictionary.cast(arrow.string()).to_pylist()
        number = self.number
        here = [number.setdefault(name, len(number)) if name else -1 for name in given]
        places = column.indices.fill_null(len(here)).to_numpy(zero_copy_only=False)
        found: Codes = np.array([*here, -1], dtype=np.int64)[places]
        return found


@dataclass(slots=True)
class _Reading:
    """A file being read: names met so far, tallies, and what is wrong."""

    file: str
    written: Mapping[str, str]
    full: bool = False
    """True if nothing more can be counted."""
    _problems: list[Problem] = field(default_factory=list)
    _unlisted: int = 0
    _open: int = 0
    _comparisons: int = 0
    _tallies: dict[int, Tallying] = field(default_factory=dict)
    _names: dict[str, _Names] = field(default_factory=dict)

    def take(self, batch: Any, before: int) -> None:
        """Count the rows of a part, after so many before it."""
        codes = {name: self._codes(name, batch) for name in self.written}
        first, second = codes["first"], codes["second"]
        outcome = self._outcomes(codes)
        self._open += int((outcome == _OPEN).sum())
        self._check(codes, outcome, before)
        if self._problems:
            return
        kept = outcome >= 0
        question = codes.get("question_id", codes.get("question"))
        criterion = codes.get("criterion", np.zeros(len(first), dtype=np.int64))
        self._comparisons += int(kept.sum())
        for each in np.unique(criterion[kept]).tolist():
            of = kept & (criterion == each)
            others = (codes.get("participant"), question)
            try:
                self._tallies.setdefault(each, Tallying()).add(
                    *(column[of] for column in (first, second, outcome)),
                    *(None if column is None else column[of] for column in others),
                )
            except TooMany:
                values: dict[str, object] = {"most": MOST_COMPARED}
                self._problems.append(Problem(self.file, None, "", _TOO_MANY, values))
                self.full = True
                return

    def result(self) -> Tallied:
        """Everything that was counted.

        Raises:
            StudyProblems: something was wrong.
        """
        if self._problems:
            more: dict[str, object] = {
                "listed": len(self._problems),
                "count": len(self._problems) + self._unlisted,
            }
            rest = [Problem(self.file, None, "", _UNLISTED, more)] if self._unlisted else []
            raise StudyProblems([*self._problems, *rest])
        names = list(self._named("compared").number)
        criteria = list(self._named("criterion").number) or [OVERALL]
        asked = self._names.get("question_id") or self._named("question")
        return Tallied(
            {criteria[n]: made.made(names) for n, made in self._tallies.items()},
            *(self._comparisons, self._open),
            *(len(self._named("participant").number), len(asked.number)),
        )

    def _named(self, name: str) -> _Names:
        return self._names.setdefault(name, _Names())

    def _codes(self, name: str, batch: Any) -> Codes:
        """The numbers of a column; what is compared, and its winners, are of one kind."""
        of = "compared" if name in ("first", "second") else name
        return self._named(of).codes(batch.column(self.written[name]))

    def _outcomes(self, codes: Mapping[str, Codes]) -> Codes:
        """(rows,) outcomes; :data:`_FAULT` or :data:`_OPEN` where there is none."""
        values = self._named("value").number
        compared = self._named("compared").number
        words = [_WORDS.get(read_choice(("first", "second"), text, str), _FAULT) for text in values]
        names = [compared.get(text, _NO_NAME) for text in values]
        of_word = np.array([*words, _OPEN], dtype=np.int64)[codes["value"]]
        of_name = np.array([*names, _NO_NAME], dtype=np.int64)[codes["value"]]
        found = np.where(of_name == codes["second"], SECOND, of_word)
        return np.asarray(np.where(of_name == codes["first"], FIRST, found))

    def _check(self, codes: Mapping[str, Codes], outcome: Codes, before: int) -> None:
        """Collect problems of invalid rows."""
        compared, values = (list(self._named(of).number) for of in ("compared", "value"))
        first, value = codes["first"], codes["value"]

        def alike(row: int) -> Mapping[str, object]:
            return {"name": compared[first[row]][:64]}

        def neither(row: int) -> Mapping[str, object]:
            return {"value": values[value[row]][:64]}

        self._note((first == codes["second"]) & (first >= 0), before, "second", _ITSELF, alike)
        self._note(outcome == _FAULT, before, "value", _NEITHER, neither)
        for name, column in codes.items():
            if name != "value":
                self._note(column < 0, before, name, _NAMELESS, lambda row: {})

    def _note(
        self,
        wrong: npt.NDArray[np.bool_],
        before: int,
        name: str,
        template: str,
        values: Callable[[int], Mapping[str, object]],
    ) -> None:
        rows = np.flatnonzero(wrong)
        listed = rows[: _MOST_LISTED - len(self._problems)].tolist()
        self._unlisted += len(rows) - len(listed)
        self._problems += [
            Problem(self.file, before + row + 1, self.written[name], template, values(row))
            for row in listed
        ]
