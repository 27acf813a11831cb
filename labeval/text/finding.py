"""Search for words in a text."""

from __future__ import annotations

import re


def find_all(text: str, wanted: str) -> list[tuple[int, int]]:
    """Half-open code-point ranges of every hit, in order and apart from each other.

    Upper and lower case are the same, and any run of white space matches any other, so that a
    phrase is found across a line's end. White space around ``wanted`` does not count.
    """
    words = wanted.split()
    if not words:
        return []
    pattern = r"\s+".join(re.escape(word) for word in words)
    return [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)]
