"""Sentences of a text, by rules and no model: the same on every computer."""

from __future__ import annotations

import re
from bisect import bisect_right

_END = re.compile(r"[.!?…]+[\"'”“»«’)\]]*(?=\s+[^\sa-zà-öø-ÿ])|[。！？]")
_NUMBER = re.compile(r"^[ \t>]*\d{1,9}(?=\.\s)", re.MULTILINE)
"""The number of an entry, after which no sentence ends."""
_BREAK = re.compile(r"\n(?:[ \t>]*\n)+|\n(?=[ \t>]*(?:[-*+•]\s|\d{1,9}[.)]\s|\||#{1,6}\s))")
"""The end of a paragraph, or the line before an entry, a row of a table or a heading."""
_CODE = re.compile(
    r"^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n.*?)??(?:\n[ \t>]*\1[`~]*[ \t]*$|\Z)",
    re.MULTILINE | re.DOTALL,
)
"""Fenced code, which is divided nowhere."""
_NEXT = re.compile(r"[\s>]*([^\n]*)")
"""The next line that is not blank."""


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Begin and end of each sentence in code points, without the white space between them.

    A sentence ends after ``. ! ? …`` and closing quotes where white space and no small letter
    follows, and with its paragraph, entry, row of a table or code. A heading, the headings of a
    table and a line that ends with a colon belong to what follows them, a formula on lines of its
    own to what is before it. Every character that is not white space is in exactly one of them.
    """
    ends = _ends(text)
    found = []
    for start, end in zip([0, *ends], [*ends, len(text)], strict=True):
        part = text[start:end]
        if bare := part.strip():
            begin = start + part.index(bare)
            found.append((begin, begin + len(bare)))
    return found


def _ends(text: str) -> list[int]:
    """The places where sentences end, in their order, except that of the text."""
    code = [found.span() for found in _CODE.finditer(text)]
    begins = [begin for begin, _ in code]
    numbers = {found.end() for found in _NUMBER.finditer(text)}
    ends = {found.end() for found in _END.finditer(text) if found.start() not in numbers}
    breaks = {found.start() for found in _BREAK.finditer(text)}
    breaks |= {max(0, begin - 1) for begin in begins}
    ends |= {place for place in breaks if not _goes_on(text, place)}
    ends |= {end for _, end in code}

    def is_in_code(place: int) -> bool:
        number = bisect_right(begins, place) - 1
        return number >= 0 and place < code[number][1]

    return sorted(place for place in ends if not is_in_code(place))


def _goes_on(text: str, place: int) -> bool:
    """Return whether the line that ends here announces what follows, or that belongs to it."""
    line = text[text.rfind("\n", 0, place) + 1 : place].strip(" \t>")
    found = _NEXT.match(text, place)
    after = found[1] if found is not None else ""
    is_head = line.startswith("#") or (line.startswith("|") and not _has_words(line))
    announces = is_head or line.endswith((":", "："))
    has_own = _has_words(after) or after.startswith(("```", "~~~"))
    return announces or after.startswith(("$$", "\\[")) or not has_own


def _has_words(line: str) -> bool:
    return any(map(str.isalnum, line))
