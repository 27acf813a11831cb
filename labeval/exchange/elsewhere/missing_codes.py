"""Numbers and signs that stand for missing answers in tables from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
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
    "and all other values are from {low} to {high}",
)
_READ_MARK = QT_TRANSLATE_NOOP(
    "Materials",
    "“{value}” by “{criterion}” is read as a missing answer ({count} in all), since the others are "
    "numbers",
)
_RATING = QT_TRANSLATE_NOOP(
    "Materials",
    "{value} by “{criterion}” is taken as a rating, though other values are from {low} to {high}; "
    "if it stands for a missing answer, empty its cells",
)

MISSING = frozenset({"na", "n/a", "nan", "null", "-", "."})
"""Words for no answer among answers of any kind, in any letters."""
_MARK_WORDS = """
*|?|??|–|—|--|#n/a|#na|n.a.|n.a|none|nil|missing|skip|skipped|blank|unrated|not rated|no rating|
no answer|no response|not applicable|not sure|unsure|don't know|don’t know|i don't know|idk|
k.a.|k. a.|keine angabe|keine antwort|weiß nicht|nicht zutreffend|sans réponse|ne sait pas|nsp
"""
_MARKS = frozenset(_MARK_WORDS.replace("\n", "").split("|"))
"""Signs and words for no answer among numbers; among words they may be answers."""


class Codes(NamedTuple):
    """Everything that is no answer, as all answers together show it."""

    numbers: Mapping[str, frozenset[float]] = MappingProxyType({})
    """Criterion, by its id, to the numbers that are no answers."""
    worded: frozenset[str] = frozenset()
    """The criteria whose answers are words, so that signs among them are answers."""


NO_CODES = Codes()


def is_mark(text: str) -> bool:
    """Return whether a text among numbers stands for a missing answer."""
    return (folded := text.casefold()) in _MARKS or folded in MISSING


class _Apart(NamedTuple):
    """The usual codes among numbers that are outside of the others."""

    clear: frozenset[float] = frozenset()
    unclear: frozenset[float] = frozenset()
    """Those that may be ratings."""
    low: float = 0
    high: float = 0
    """Of the others."""


def codes_of(seen: Seen, left_out: Iterable[tuple[str, str]]) -> Codes | None:
    """The missing answers that all answers together show; None where all were taken rightly.

    A number stands for a missing answer if it is a usual code far outside of the other values, and
    these are points of a short scale, or none is below 0 while the code is. Signs were taken as
    missing, which they are among numbers.

    Args:
        left_out: criteria with the signs and numbers that were taken as missing.
    """
    rated = dict(_rated(seen))
    numbers = {c: apart.clear for c, answers in rated.items() if (apart := _apart(answers)).clear}
    worded = frozenset(c for c, value in left_out if c not in rated and is_mark(value))
    return Codes(numbers, worded) if numbers or worded else None


def code_remarks(
    seen: Seen, left_out: Mapping[tuple[str, str], int], names: Mapping[str, str]
) -> Iterator[Sentence]:
    """Remarks on codes that were read as missing, and on ratings that may be codes.

    Args:
        left_out: criterion with a code or sign to the number of rows that have it.
        names: criterion to its name in the table, where its id is another.
    """
    rated = dict(_rated(seen))
    for (criterion, value), count in left_out.items():
        of = {"criterion": names.get(criterion, criterion), "count": count}
        if is_mark(value):
            yield Sentence(_READ_MARK, {**of, "value": value})
            continue
        of["value"], answers = int(float(value)), rated[criterion]
        yield Sentence(_READ, {**of, "low": f"{answers.low:g}", "high": f"{answers.high:g}"})
    for criterion, answers in rated.items():
        apart = _apart(answers)
        for code in sorted(apart.clear | apart.unclear):
            of = {"criterion": names.get(criterion, criterion), "value": int(code)}
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
        unclear = {n for n in outside if n < 0 <= low}
        unclear |= {n for n in outside & LARGE_CODES if n > _PERCENT >= high}
    if answers.fractions:
        clear, unclear = set(), clear | unclear
    if low >= 0:
        # A scale that goes below 0 has other points there than this one.
        far = {n for n in outside & LARGE_CODES if n < 0}
        clear, unclear = clear | far, unclear - far
    return _Apart(frozenset(clear), frozenset(unclear), low, high)
