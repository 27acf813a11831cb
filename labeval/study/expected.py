"""Answers that a study file expects: single values, and ranges such as ``60..100``."""

from __future__ import annotations

import re
from collections.abc import Sequence

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
_NUMBER = re.compile(r"-?\d+")


def range_of(expected: str | int, options: Sequence[str] = ()) -> tuple[int, int] | None:
    """Both ends of a range; None for a single value, and for an option of that very name."""
    found = _RANGE.fullmatch(str(expected))
    if found is None or str(expected) in options:
        return None
    return int(found[1]), int(found[2])


def answers_of(expected: str | int, options: Sequence[str]) -> list[str]:
    """The options that one expected value stands for, in their order; a free text is itself."""
    if not options:
        return [str(expected)]
    ends = range_of(expected, options)
    if ends is None:
        return [option for option in options if option == str(expected)]
    low, high = ends
    return [o for o in options if _NUMBER.fullmatch(o) and low <= int(o) <= high]


def expected_answers(expected: Sequence[str | int], options: Sequence[str]) -> list[str]:
    """All options that count as right, in the order written, each once."""
    found = (option for value in expected for option in answers_of(value, options))
    return list(dict.fromkeys(found))
