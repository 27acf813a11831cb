"""Words looked for wherever they may stand: in any case, whole or inside of longer words.

Texts are compared as people read them: composed and decomposed accents are the same, and so are
letters that a file writes as ``\\u00e4`` or ``&auml;``. In bytes the words are found in UTF-8,
UTF-16 and Windows-1252.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple
from unicodedata import normalize

_ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})|\\([nrtbf])")
_SPACE = re.compile(r"\s+")
_PLAIN = re.compile(r"[!-~]+")
_ENCODINGS = (("utf-8", "cp1252"), ("utf-16-le",), ("utf-16-be",))


class Hits(NamedTuple):
    """Numbers of occurrences of words."""

    whole: int = 0
    inside: int = 0
    """As a part of longer words."""

    @property
    def total(self) -> int:
        """Both together."""
        return self.whole + self.inside

    def plus(self, other: Hits) -> Hits:
        """The sum of two."""
        return Hits(self.whole + other.whole, self.inside + other.inside)


NO_HITS = Hits()


@dataclass(frozen=True)
class WordSearch:
    """Looks for words and phrases.

    Args:
        words: what is looked for; longer ones are found before the shorter ones in them.
    """

    words: tuple[str, ...]

    @classmethod
    def of(cls, words: Iterable[str]) -> WordSearch:
        """A search for these words, each once, without blanks around them."""
        clean = {normalize("NFC", _SPACE.sub(" ", word).strip()) for word in words}
        return cls(tuple(sorted(filter(None, clean), key=lambda word: (-len(word), word))))

    def __bool__(self) -> bool:
        return bool(self.words)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Finds one of the words in a text in composed form."""
        each = (r"\s+".join(map(re.escape, word.split(" "))) for word in self.words)
        return re.compile("|".join(each) or r"(?!)", re.IGNORECASE)

    def in_text(self, text: str) -> Hits:
        """Count the words in a text, the escapes of files decoded."""
        forms = {normalize("NFC", text)}
        if "\\" in text:
            forms.add(normalize("NFC", without_escapes(text)))
        if "&" in text:
            forms |= {normalize("NFC", html.unescape(form)) for form in tuple(forms)}
        return max(map(self._counted, forms), key=lambda hits: (hits.total, hits.whole))

    def spans(self, text: str) -> list[tuple[int, int, bool]]:
        """Return the places of the words in a text: begin, end, and whether as whole words."""
        return [(*m.span(), is_whole(text, *m.span())) for m in self.pattern.finditer(text)]

    def in_bytes(self, content: bytes) -> int:
        """Count the words in bytes, in the encoding in which there are most."""
        return max(
            (sum(1 for _ in pattern.finditer(content)) for pattern in self.byte_patterns), default=0
        )

    @cached_property
    def byte_patterns(self) -> list[re.Pattern[bytes]]:
        """Each finds one of the words in bytes of an encoding."""
        return [
            re.compile(b"|".join(_as_bytes(word, codes) for word in self.words) or b"(?!)")
            for codes in _ENCODINGS
        ]

    def may_be_in(self, text: str) -> bool:
        """Return False if no word is in a text; this takes a tenth of the time of a search."""
        text = folded(text)
        return any(first in text for first in self._firsts)

    @cached_property
    def _firsts(self) -> set[str]:
        return {folded(word.split(" ")[0]) for word in self.words}

    def may_be_in_bytes(self, content: bytes, encoding: int) -> bool:
        """Return False if no word is in bytes, in the encoding of one of the patterns."""
        content = content.lower()
        return any(first in content for first in self._byte_firsts[encoding])

    @cached_property
    def _byte_firsts(self) -> list[set[bytes]]:
        """For each encoding, the longest part of each word that has only one form but for its case;
        an empty one is in all bytes."""
        parts = [max(_PLAIN.findall(word) or [""], key=len).lower() for word in self.words]
        return [{part.encode(codes[0]) for part in parts} for codes in _ENCODINGS]

    def _counted(self, text: str) -> Hits:
        found = self.spans(text)
        whole = sum(one[2] for one in found)
        return Hits(whole, len(found) - whole)


def folded(text: str) -> str:
    """The text in which letters that differ in case are the same, as patterns compare them."""
    return text.replace("\u0130", "i").replace("\u0131", "i").casefold()


def without_escapes(text: str) -> str:
    """The text with the letters and blanks that a file writes as ``\\u00e4`` or ``\\n``."""
    return _ESCAPED.sub(_unescaped, text)


def is_whole(text: str, start: int, end: int) -> bool:
    """Return whether what is at a place is no part of a longer word."""
    before, after = text[start - 1 : start], text[end : end + 1]
    return not (_is_letter(before) or _is_letter(after))


def _is_letter(char: str) -> bool:
    return bool(char) and (char.isalnum() or char == "_")


def _unescaped(found: re.Match[str]) -> str:
    return chr(int(found[1], 16)) if found[1] else " "


def _as_bytes(word: str, codes: tuple[str, ...]) -> bytes:
    return b"".join(_any_form(char, codes) for char in word)


def _any_form(char: str, codes: tuple[str, ...]) -> bytes:
    """The bytes of a letter in either case, composed or not, and as JSON escapes it."""
    if char == " ":
        blank = b"|".join(re.escape(c.encode(codes[0])) for c in " \n\r\t\u00a0")
        return b"(?:" + blank + b")+"
    letters = {char, char.lower(), char.upper(), char.title(), char.casefold()}
    letters |= {normalize("NFD", letter) for letter in letters}
    forms = {letter.encode(code, "ignore") for letter in letters for code in codes}
    ordered = sorted(filter(None, map(re.escape, forms)), key=len, reverse=True)
    escapes = [
        rf"(?i:\\u{ord(letter):04x})".encode()
        for letter in sorted(letters)
        if len(letter) == 1 and not letter.isascii() and codes[0] == "utf-8"
    ]
    return b"(?:" + b"|".join([*ordered, *escapes]) + b")"
