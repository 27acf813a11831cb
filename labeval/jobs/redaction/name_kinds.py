"""Kinds of names, and the pseudonyms that are offered for them: Person-1, Place-1, …"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum


class NameKind(StrEnum):
    """Kind of a name that is replaced."""

    PERSON = "person"
    PLACE = "place"
    ORGANISATION = "organisation"
    OTHER = "other"


Words = Mapping[NameKind, str]
"""Kind to the word that its pseudonyms begin with."""


def _words(*words: str) -> Words:
    return dict(zip(NameKind, words, strict=True))


_WORDS: Mapping[str, Words] = {
    "en": _words("Person", "Place", "Organisation", "Name"),
    "de": _words("Person", "Ort", "Organisation", "Name"),
    "fr": _words("Personne", "Lieu", "Organisation", "Nom"),
}
"""By language. They become words of the texts, so one study has those of one language."""
_LISTED = {
    **{kind.value: kind for kind in NameKind},
    **{words[kind].casefold(): kind for words in _WORDS.values() for kind in NameKind},
    "organization": NameKind.ORGANISATION,
    "anderes": NameKind.OTHER,
    "sonstiges": NameKind.OTHER,
    "autre": NameKind.OTHER,
}
_GIVEN = re.compile(r"\[([^\W\d_]+-\d+)\]")
"""A pseudonym in a text."""
_IN_PLACES = frozenset(("in", "near", "nach", "nahe"))
_AT_ORGANISATIONS = frozenset(("at", "bei", "chez"))
"""Words that come before names of such a kind more often than before others."""
_PLACE_ENDS = re.compile(
    r"(stadt|dorf|hausen|burg|furt|kirchen|straße|strasse|platz|shire|ville|bourg)$", re.IGNORECASE
)
_ORGANISATION_WORDS = re.compile(
    r"\b(gmbh|ag|kg|e\.? ?v|ltd|inc|llc|university|college|hospital|school|institute|company)\b"
    r"|(universität|hochschule|schule|klinik|klinikum|institut|verein|verlag|bank|werke)\b",
    re.IGNORECASE,
)


def guessed_kind(
    spelling: str, before: Mapping[str, int], places: int, *, titled: bool
) -> NameKind:
    """The likeliest kind of a name: that of a person unless something speaks for another.

    Args:
        before: the words before it, in small letters, with their numbers.
        places: number of its places.
        titled: whether a title such as Dr comes before it.
    """
    if titled:
        return NameKind.PERSON
    if _ORGANISATION_WORDS.search(spelling) or (spelling.isupper() and len(spelling) > 1):
        return NameKind.ORGANISATION
    if _PLACE_ENDS.search(spelling):
        return NameKind.PLACE
    for words, kind in (
        (_IN_PLACES, NameKind.PLACE),
        (_AT_ORGANISATIONS, NameKind.ORGANISATION),
    ):
        if 2 * sum(before.get(word, 0) for word in words) >= max(1, places):
            return kind
    return NameKind.PERSON


def listed_kind(word: str) -> NameKind | None:
    """The kind that a word of a list names, in any language; None where it names none."""
    return _LISTED.get(word.strip().casefold())


def given_in(texts: Iterable[str]) -> set[str]:
    """The pseudonyms with numbers that texts have already."""
    return {found for text in texts for found in _GIVEN.findall(text)}


def words_for(language: str, taken: Iterable[str]) -> Words:
    """The words of pseudonyms: those of the language of earlier ones, else of this one.

    Args:
        language: of the interface.
        taken: pseudonyms that the study has.
    """
    wanted = _WORDS.get(language, _WORDS["en"])
    used = {pseudonym.rpartition("-")[0] for pseudonym in taken}
    others = (words for words in _WORDS.values() if words is not wanted)
    return max((wanted, *others), key=lambda words: len(used & set(words.values())))


def next_pseudonym(word: str, taken: Iterable[str]) -> str:
    """The pseudonym with the next free number of a word."""
    pattern = re.compile(rf"{re.escape(word)}-(\d+)")
    numbers = (int(match[1]) for one in taken if (match := pattern.fullmatch(one)))
    return f"{word}-{max(numbers, default=0) + 1}"
