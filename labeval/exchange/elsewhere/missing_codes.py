"""Numbers that stand for missing answers in tables from elsewhere, as of survey programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from labeval.exchange.elsewhere.seen import Seen
from labeval.exchange.sentence import Sentence
from labeval.study.inferred import MOST_NUMBERS, GivenAnswers
from labeval.text.marks import QT_TRANSLATE_NOOP

_SIZES = (66, 77, 88, 96, 97, 98, 99, 666, 777, 888, 996, 997, 998, 999, 9999)
LARGE_CODES = frozenset((*_SIZES, *(-size for size in _SIZES)))
"""Those that are outside of any short scale."""
_BELOW = frozenset({-9, -8, -7})
_CODES = LARGE_CODES | _BELOW | {-1, 9}
_SHORT = 10
"""The highest point of a short scale."""
_PERCENT = 100
_LIKERT = 5
"""The highest point of scales next to which 9 may be a code."""
_UNSIGNED = 4
"""The least highest point by which a scale from 0 or 1 shows that -1 is none of its points; one
from -1 to 1, or from -2 to 2, might lack others."""
_FEWEST = 3
"""Different points by which a scale is known, unless they are 0 and 1."""
_READ = QT_TRANSLATE_NOOP(
    "Materials",
    "{value} by “{criterion}” is read as a missing answer ({count} in all): it is a usual code, "
    "and all other values are whole numbers from {low} to {high}",
)
_RATING = QT_TRANSLATE_NOOP(
    "Materials",
    "{value} by “{criterion}” is taken as a rating, though other values are from {low} to {high}; "
    "if it stands for a missing answer, empty its cells",
)

Codes = Mapping[str, frozenset[float]]
"""Criterion, by its id, to the numbers that are no answers."""


class _Apart(NamedTuple):
    """The usual codes among numbers that are outside of the others."""

    clear: frozenset[float] = frozenset()
    unclear: frozenset[float] = frozenset()
    """Those that may be ratings."""
    low: float = 0
    high: float = 0
    """Of the others."""


def codes_of(seen: Seen) -> Codes:
    """Criterion to the numbers that clearly stand for missing answers, where there are any.

    That is a usual code far outside of the other values, if these are points of a short scale.
    """
    return {c: apart.clear for c, answers in _rated(seen) if (apart := _apart(answers)).clear}


def code_remarks(
    seen: Seen, left_out: Mapping[tuple[str, float], int], names: Mapping[str, str]
) -> Iterator[Sentence]:
    """Remarks on codes that were read as missing, and on ratings that may be codes.

    Args:
        left_out: criterion and code to the number of rows that have it.
        names: criterion to its name in the table, where its id is another.
    """
    rated = dict(_rated(seen))
    for (criterion, value), count in left_out.items():
        of = {"criterion": names.get(criterion, criterion), "value": int(value), "count": count}
        answers = rated[criterion]
        yield Sentence(_READ, {**of, "low": int(answers.low), "high": int(answers.high)})
    for criterion, answers in rated.items():
        apart = _apart(answers)
        for value in sorted(apart.clear | apart.unclear):
            of = {"criterion": names.get(criterion, criterion), "value": int(value)}
            yield Sentence(_RATING, {**of, "low": f"{apart.low:g}", "high": f"{apart.high:g}"})


def _rated(seen: Seen) -> Iterator[tuple[str, GivenAnswers]]:
    """The criteria by which single texts got numbers."""
    return ((c, a) for (_, c), a in seen.answers.items() if a.texts == 1 and a.numbers)


def _apart(answers: GivenAnswers) -> _Apart:
    points = answers.numbers - _CODES
    known = len(points) >= _FEWEST or points == {0, 1}
    if not known or len(answers.numbers) == MOST_NUMBERS:
        return _Apart()
    low, high = min(points), max(points)
    outside = {n for n in answers.numbers & _CODES if not low <= n <= high}
    is_short = low >= -_SHORT and high <= _SHORT
    if is_short:
        clear = {n for n in outside if n in LARGE_CODES}
        if low >= 0:
            clear |= outside & (_BELOW | ({-1} if high >= _UNSIGNED else set()))
        unclear = {n for n in outside - clear if high <= _LIKERT and (n > 0 or low >= 0)}
    else:
        clear = set()
        unclear = {n for n in outside & LARGE_CODES if n < 0 <= low or n > _PERCENT >= high}
    if answers.fractions:
        clear, unclear = set(), clear | unclear
    return _Apart(frozenset(clear), frozenset(unclear), low, high)
