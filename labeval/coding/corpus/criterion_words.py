"""Words by which a sentence speaks of a criterion: those of its name, and their relatives.

A word belongs to a criterion where it begins with the stem of a word of its name, negated or not:
“incorrect” and “correctly” speak of Correctness. Synonyms are not recognised.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping

from labeval.coding.stop_words import STOP_WORDS

_ENDINGS = (
    *("bility", "fulness", "iveness", "ness", "ancy", "ency", "ance", "ence", "cy", "ity", "ation"),
    *("ion", "y", "keit", "heit", "ität", "ung"),
)
"""Endings of nouns; the first one that leaves enough of a word is taken off."""
_SPACES = re.compile(r"\W+|_+")
_SHORTEST = 4
"""Letters of a stem."""
_NEGATED = "(?:un|in|im|ir|il|dis|mis|non-?|nicht)?"


def _folded(word: str) -> str:
    """In small letters: ß as ss, the Turkish İ and ı as i, as patterns without case do."""
    small = unicodedata.normalize("NFC", word.casefold())
    return small.replace("i\u0307", "i").replace("ı", "i")


def _pattern_of(stem: str) -> str:
    return re.escape(stem).replace("ss", "(?:ss|ß)")


def stem(word: str) -> str:
    """A noun without its ending, in small letters; at least four letters stay."""
    small = _folded(word)
    for ending in _ENDINGS:
        if small.endswith(ending) and len(small) - len(ending) >= _SHORTEST:
            return small[: -len(ending)]
    return small


class CriterionWords:
    """Recognises which criteria a text speaks of.

    Args:
        names: criterion to its names, in all languages that are spoken. A stem that several
            criteria have is left out.
    """

    def __init__(self, names: Mapping[str, Collection[str]]) -> None:
        stems = {
            criterion: {
                stem(word)
                for name in given
                for word in _SPACES.split(name)
                if len(word) >= _SHORTEST and word.casefold() not in STOP_WORDS
            }
            for criterion, given in names.items()
        }
        self._of: dict[str, str] = {}
        for criterion, own in stems.items():
            others = {s for other, some in stems.items() if other != criterion for s in some}
            self._of |= dict.fromkeys(own - others, criterion)
        longest_first = sorted(self._of, key=lambda s: (-len(s), s))
        any_stem = "|".join(map(_pattern_of, longest_first)) or "(?!)"
        self._pattern = re.compile(rf"(?<!\w){_NEGATED}({any_stem})\w*", re.IGNORECASE)

    def named_in(self, text: str, start: int = 0, end: int | None = None) -> dict[str, str]:
        """The criteria that a part of a text speaks of, each with the first word that does."""
        found: dict[str, str] = {}
        for match in self._pattern.finditer(text, start, len(text) if end is None else end):
            criterion = self._of.get(_folded(match.group(1)))
            if criterion is not None:
                found.setdefault(criterion, match.group())
        return found
