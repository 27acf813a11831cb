"""Errors marked in a text, as the answer of a page and the value of a judgment hold them.

A value is ``none``, or the marks in the order in which they were made, joined by ``; ``. A mark is
four words: its place, category, severity and error points, such as
``10-24 accuracy/mistranslation major 5``. The place is a span of the text in code points,
``source:3-9`` for one of the source, or ``missing`` for what is missing from the text without a
place. ``?`` stands for what is not chosen yet, and a category that ends with ``/`` for one of whose
parts none is chosen yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from labeval.study.model.typology import WITHIN

NO_ERRORS = "none"
TEXT, SOURCE, NOWHERE = "text", "source", "missing"
"""Places of marks: in the text, in the source, or none."""
_JOIN = "; "
_OPEN = "?"
_MARK = re.compile(
    r"(?:(?P<source>source:)?(?P<start>[0-9]{1,7})-(?P<end>[0-9]{1,7})|missing)"
    r" (?P<category>[^\s;]+) (?P<severity>[^\s;/]+) (?P<weight>\?|[0-9]+(?:\.[0-9]+)?)"
)


@dataclass(frozen=True, slots=True)
class ErrorMark:
    """One error."""

    where: str
    """:data:`TEXT`, :data:`SOURCE` or :data:`NOWHERE`."""
    start: int = 0
    end: int = 0
    category: str = ""
    severity: str = ""
    weight: float | None = None
    """Error points; None until category and severity are chosen."""

    @property
    def is_whole(self) -> bool:
        """True if everything about it is chosen."""
        return self.weight is not None

    @property
    def place(self) -> tuple[str, int, int]:
        """The text and the span."""
        return self.where, self.start, self.end


def written(marks: Sequence[ErrorMark]) -> str:
    """The marks as a value; no answer where there are none."""
    return _JOIN.join(map(_written, marks))


def marks_of(value: str) -> tuple[ErrorMark, ...] | None:
    """The marks of a value, none of ``none`` and of no answer; None where it is no such value."""
    if value in ("", NO_ERRORS):
        return ()
    found = [_MARK.fullmatch(part) for part in value.split(_JOIN)]
    marks = tuple(_read(mark) for mark in found if mark is not None)
    return marks if len(marks) == len(found) and written(marks) == value else None


def whole_marks(value: str) -> tuple[ErrorMark, ...] | None:
    """The marks of a value in which everything is chosen; None for any other value."""
    marks = marks_of(value) if value else None
    return marks if marks is not None and all(mark.is_whole for mark in marks) else None


def error_points(marks: Iterable[ErrorMark]) -> float:
    """The sum of their error points."""
    return sum(mark.weight or 0.0 for mark in marks)


def overlap(one: Sequence[ErrorMark], other: Sequence[ErrorMark]) -> float:
    """Twice the characters that both have marked, of all that either has; 1 where both have none.

    What is missing without a place counts as one character each.
    """
    a, b = _characters(one), _characters(other)
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 1.0


def _characters(marks: Sequence[ErrorMark]) -> set[tuple[str, int]]:
    missing = [mark for mark in marks if mark.where == NOWHERE]
    placed = {(m.where, n) for m in marks if m.where != NOWHERE for n in range(m.start, m.end)}
    return placed | {(NOWHERE, n) for n in range(len(missing))}


def _written(mark: ErrorMark) -> str:
    span = f"{mark.start}-{mark.end}"
    place = {TEXT: span, SOURCE: f"source:{span}", NOWHERE: NOWHERE}[mark.where]
    weight = _OPEN if mark.weight is None else f"{mark.weight:.6f}".rstrip("0").rstrip(".")
    return f"{place} {mark.category or _OPEN} {mark.severity or _OPEN} {weight}"


def _read(found: re.Match[str]) -> ErrorMark:
    category, severity, weight = (found[name] for name in ("category", "severity", "weight"))
    where = NOWHERE if found["start"] is None else SOURCE if found["source"] else TEXT
    category, severity = category.replace(_OPEN, ""), severity.replace(_OPEN, "")
    chosen = bool(category and severity) and not category.endswith(WITHIN)
    return ErrorMark(
        where,
        int(found["start"] or 0),
        int(found["end"] or 0),
        category,
        severity,
        float(weight) if chosen and weight != _OPEN else None,
    )
