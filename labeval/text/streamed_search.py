"""Words looked for in texts and bytes of any length, which come piece by piece.

The result is that of a search through the whole, in memory for one piece: each piece ends where
nothing is cut in two that :class:`~labeval.text.word_search.WordSearch` reads as one, and what
begins in it is followed into the next one, for :data:`AHEAD` characters or bytes.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from unicodedata import combining, normalize

from labeval.text.word_search import NO_HITS, Hits, WordSearch, is_whole, without_escapes

PIECE = 1 << 20
"""Characters or bytes that are searched at once."""
AHEAD = 1 << 16
"""Over so many of them a word may be spread by blanks and tags; a longer tag is text."""
_TOKEN = 48
"""Characters of an escape or of a named letter, at most."""
_NEAR, _NEARER = 1 << 13, 1 << 9
"""Characters among which a blank between two pieces is looked for, or else two letters."""
_BREAKS = re.compile(r"</(?:\w+:)?(?:p|si|c|row|tr|td|th|li|div|text|h\d)>|<(?:\w+:)?br\b[^<>]*>")
_TAG = re.compile(r"<[^<>]*>")


def without_marks(text: str) -> str:
    """The text without tags, which cut words in two in some formats; paragraphs stay apart."""
    if "<" not in text:
        return text
    return _TAG.sub("", _BREAKS.sub("<>\n", text))  # an open mark before a break is none


@dataclass(slots=True)
class _Form:
    """One way to read the text, and what was found in it so far."""

    marked: bool
    """True if it is the text with its tags."""
    escaped: bool
    named: bool
    """True if letters stay as ``\\u00e4``, and as ``&auml;``."""
    hits: Hits = NO_HITS
    last: str = ""
    """The letter before the next piece."""
    taken: int = 0
    """Letters of the next piece that belong to a word that was counted."""

    def read(self, text: str) -> str:
        """The text in this form, composed."""
        text = text if self.marked else without_marks(text)
        text = text if self.escaped or "\\" not in text else without_escapes(text)
        text = text if self.named or "&" not in text else html.unescape(text)
        return normalize("NFC", text)


@dataclass(slots=True)
class TextStream:
    """A search through a text that comes in pieces.

    Args:
        tags: whether the words are also looked for across tags.
    """

    search: WordSearch
    tags: bool = False
    piece: int = PIECE
    ahead: int = AHEAD
    _text: str = ""
    _forms: list[_Form] = field(default_factory=list)

    def __post_init__(self) -> None:
        marked = (True, False) if self.tags else (True,)
        both = (True, False)
        self._forms = [_Form(m, e, n) for m in marked for e in both for n in both]

    def feed(self, text: str) -> None:
        """Take the next part."""
        self._text += text
        while len(self._text) >= self.piece + self.ahead:
            end = _border(self._text, self.piece)
            self._count(self._text[:end], self._text[end : end + self.ahead])
            self._text = self._text[end:]

    def end(self) -> Hits:
        """The number of occurrences in all of it, in the form in which there are most."""
        self._count(self._text, "")
        self._text = ""
        return max((form.hits for form in self._forms), key=lambda hits: (hits.total, hits.whole))

    def _count(self, piece: str, ahead: str) -> None:
        counted: dict[tuple[str, str, str, int], tuple[Hits, int]] = {}
        for form in self._forms:
            here, then = form.read(piece), form.read(ahead)
            key = here, then, form.last, form.taken
            if key not in counted:
                counted[key] = _counted(self.search, *key)
            found, form.taken = counted[key]
            form.hits = form.hits.plus(found)
            form.last = (form.last + here)[-1:]


def _counted(search: WordSearch, here: str, then: str, last: str, taken: int) -> tuple[Hits, int]:
    """The words that begin in a piece, and the letters that the last one takes of the next."""
    text = last + here + then
    begin, end = len(last) + taken, len(last) + len(here)
    whole = inside = 0
    if search.may_be_in(text):
        for found in search.pattern.finditer(text, begin):
            if found.start() >= end:
                break
            if is_whole(text, *found.span()):
                whole += 1
            else:
                inside += 1
            begin = found.end()
    return Hits(whole, inside), max(0, begin - end)


def _border(text: str, end: int) -> int:
    """A place at or before ``end`` where neither a tag, an escape nor a letter is cut in two."""
    least = max(0, end - _NEAR)
    at = end
    while (at := max(text.rfind(blank, least, at) for blank in " \n\t") + 1) > least:
        tag = _tag_over(text, at)
        if tag < 0:
            return at
        at = tag
    for at in range(end, max(0, end - _NEARER), -1):
        if _is_between_letters(text, at) and _tag_over(text, at) < 0:
            return at
    return end


def _tag_over(text: str, at: int) -> int:
    """Beginning of the tag that a place is inside of; -1 where there is none."""
    begin = text.rfind("<", 0, at)
    if begin < 0 or text.find(">", begin, at) >= 0:
        return -1
    close = text.find(">", at)
    return begin if close >= 0 and text.find("<", at, close) < 0 else -1


def _is_between_letters(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    near = text[max(0, at - _TOKEN) : at]
    if "\\" in near or "&" in near or combining(after) or after == "\\" or after == "&":
        return False
    joined = normalize("NFC", before + after)
    return joined == normalize("NFC", before) + normalize("NFC", after)


@dataclass(slots=True)
class ByteStream:
    """A search through bytes that come in pieces, in every encoding."""

    search: WordSearch
    piece: int = PIECE
    ahead: int = AHEAD
    _content: bytes = b""
    _found: list[int] = field(default_factory=list)
    _taken: list[int] = field(default_factory=list)
    """For each encoding: occurrences, and bytes of the next piece that belong to the last one."""

    def feed(self, content: bytes) -> None:
        """Take the next part."""
        self._content += content
        while len(self._content) >= self.piece + self.ahead:
            self._count(self._content[: self.piece + self.ahead], self.piece)
            self._content = self._content[self.piece :]

    def end(self) -> int:
        """The number of occurrences, in the encoding in which there are most."""
        self._count(self._content, len(self._content))
        self._content = b""
        return max(self._found, default=0)

    def _count(self, content: bytes, end: int) -> None:
        patterns = self.search.byte_patterns
        self._found = self._found or [0] * len(patterns)
        self._taken = self._taken or [0] * len(patterns)
        for n, pattern in enumerate(patterns):
            begin = self._taken[n]
            if self.search.may_be_in_bytes(content, n):
                for found in pattern.finditer(content, begin):
                    if found.start() >= end:
                        break
                    self._found[n] += 1
                    begin = found.end()
            self._taken[n] = max(0, begin - end)


def parts_of(text: str, size: int = PIECE) -> Iterator[str]:
    """A text in parts."""
    return (text[at : at + size] for at in range(0, len(text), size))
