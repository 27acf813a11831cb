"""Ends of a scale in a criterion's name, as in “quality (1 = best, 5 = worst)”."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from labeval.study.end_words import worth

_NUMBER = r"(?<![\w.])([+-]?[0-9]{1,3})"
_WORDS = r"([^\W\d_][^\d,;()\[\]/…]*)"
_BEFORE = re.compile(rf"{_NUMBER}\s*[=:(–—-]\s*{_WORDS}")
_AFTER = re.compile(rf"{_WORDS}\s*=\s*{_NUMBER}")
_EQUALS = re.compile(rf"{_NUMBER}\s*=\s*{_WORDS}")
_NONE = re.compile(
    r"\b(none|no|not|never|nothing|absent|few|low|lowest|little|minimal|least|disagree|kein\w*"
    r"|nie|nicht|niedrig\w*|wenige?r?|aucune?|jamais|pas)\b",
    re.IGNORECASE,
)
_MUCH = re.compile(
    r"\b(many|much|a lot|lots|always|severe|high|highest|completely|fully|extremely|very|maximal"
    r"|most|agree|serious|critical|viele?|immer|völlig|hoch|höchste?|sehr|beaucoup|toujours|très)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class NamedEnds:
    """The words of a scale's lowest and highest number; empty for an end that is not named."""

    of: str
    """The name without them."""
    low: str
    high: str

    def best(self, is_fault: Callable[[str], bool]) -> Literal["low", "high", ""]:
        """The better end; empty where the words do not show it.

        Args:
            is_fault: true of words for something of which nothing is the best.
        """
        low, high = (-1 if is_fault(words) else worth(words) for words in (self.low, self.high))
        if low == high:
            low, high = _amount(self.low), _amount(self.high)
            if is_fault(self.of) or is_fault(self.high):
                low, high = high, low
        if low == high:
            return ""
        return "low" if low > high else "high"


def ends_of(name: str) -> NamedEnds | None:
    """The ends that a name has words for; None where there are none.

    One end alone is written with a sign, as in “(1 = best)”.
    """
    found = [(int(m[1]), m[2], m.start()) for m in _BEFORE.finditer(name)]
    if len(found) < 2:
        found = [(int(m[2]), m[1], m.start()) for m in _AFTER.finditer(name)]
    if len(found) < 2:
        found = [(int(m[1]), m[2], m.start()) for m in _EQUALS.finditer(name)]
    if not found:
        return None
    of = name[: min(at for _, _, at in found)]
    (low, low_words, _), (high, high_words, _) = min(found), max(found)
    if low == high:
        return NamedEnds(of, low_words, "") if low <= 1 else NamedEnds(of, "", low_words)
    return NamedEnds(of, low_words, high_words)


def _amount(words: str) -> int:
    """-1 for words that say nothing or little, 1 for much, 0 for others."""
    return -1 if _NONE.search(words) else int(bool(_MUCH.search(words)))
