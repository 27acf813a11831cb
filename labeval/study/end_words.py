"""Words for the good and the bad end of a scale, in English, German and French."""

from __future__ import annotations

import re

_GOOD = (
    "good|excellent|perfect|outstanding|flawless|great|ideal|optimal|best|gut|ausgezeichnet"
    "|hervorragend|perfekt|tadellos|fehlerfrei|beste[rs]?|bon|bonne|meilleure?|parfaite?"
)
_BAD = (
    "bad|poor|terrible|awful|horrible|unacceptable|insufficient|worst|schlecht|schlechteste[rs]?"
    "|ungenügend|mangelhaft|inakzeptabel|katastrophal|mauvaise?|pire"
)
_ONE_OF_TWO = (
    ("correct", "incorrect|wrong"),
    ("fluent", "disfluent"),
    ("clear", "unclear"),
    ("comprehensible", "incomprehensible"),
    ("easy|easily|effortless", "hard|difficult"),
    ("einfach|leicht|mühelos", "schwer|schwierig|mühsam"),
    ("facile", "difficile"),
    ("bien", "mal"),
)
"""Words that praise and blame at the ends of a scale, but not within a sentence such as “a clear
contradiction” or “hard facts”."""
_NOT = re.compile(
    r"\b(not|no|never|less|nicht|kein\w*|gar nicht|weniger|pas|moins)\b", re.IGNORECASE
)


def _words(*parts: str) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(parts)})\b", re.IGNORECASE)


_PRAISE, _BLAME = _words(_GOOD), _words(_BAD)
_GOOD_END = _words(_GOOD, *(good for good, _ in _ONE_OF_TWO))
_BAD_END = _words(_BAD, *(bad for _, bad in _ONE_OF_TWO))


def worth(words: str) -> int:
    """1 for words that are the good end of a scale, -1 for those of the bad one, 0 for others."""
    found = bool(_GOOD_END.search(words)) - bool(_BAD_END.search(words))
    return found * (-1 if negates(words) else 1)


def praises(words: str) -> bool:
    """Return whether words praise whatever they are about."""
    return _PRAISE.search(words) is not None


def blames(words: str) -> bool:
    """Return whether words blame whatever they are about."""
    return _BLAME.search(words) is not None


def negates(words: str) -> bool:
    """Return whether words turn what they say to its opposite, or make it less."""
    return _NOT.search(words) is not None
