"""Sentences of a text, by rules and no model: the same on every computer."""

from __future__ import annotations

import re

_END = re.compile(r"[.!?…]+[\"'”“»«’)\]]*(?=\s+[^\sa-zà-öø-ÿ])|[。！？]")


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Begin and end of each sentence in code points, without the white space between them.

    A sentence ends after ``. ! ? …`` and closing quotes where white space and no small letter
    follows. Every character that is not white space is in exactly one of them.
    """
    ends = [found.end() for found in _END.finditer(text)]
    found = []
    for start, end in zip([0, *ends], [*ends, len(text)], strict=True):
        part = text[start:end]
        if bare := part.strip():
            begin = start + part.index(bare)
            found.append((begin, begin + len(bare)))
    return found
