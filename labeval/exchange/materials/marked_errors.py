"""Errors that a file has marked in its texts, in the form that this program stores."""

from __future__ import annotations

import re

from labeval.study.error_marks import NOWHERE, SOURCE, TEXT, ErrorMark
from labeval.study.model.typology import WITHIN

OPENS, CLOSES = "<v>", "</v>"
_TAG = re.compile(f"{OPENS}|{CLOSES}")
_NO_ID = re.compile(r"[^a-z0-9.\-]+")
_LONGEST_ID = 64
_NONE = "other"
"""Category or severity that a file leaves empty."""


def unmarked(text: str) -> str:
    """A text without the tags around marked words."""
    return _TAG.sub("", text)


def place_of(target: str, source: str) -> tuple[str, int, int]:
    """The text with marked words, and their span in it; without a place where none are marked.

    Words marked in several places are one span, from the first to the last.
    """
    for where, text in ((TEXT, target), (SOURCE, source)):
        if OPENS in text and CLOSES in text:
            start = len(unmarked(text[: text.index(OPENS)]))
            end = len(unmarked(text[: text.rindex(CLOSES)]))
            if start < end:
                return where, start, end
    return NOWHERE, 0, 0


def error_mark(
    place: tuple[str, int, int], category: str, severity: str, points: float
) -> ErrorMark:
    """An error; its category is ``Accuracy/Addition`` or without a part, in the file's words."""
    top, _, part = category.partition(WITHIN)
    names = [_id_of(top) or _NONE, *filter(None, [_id_of(part)])]
    where, start, end = place
    return ErrorMark(where, start, end, WITHIN.join(names), _id_of(severity) or _NONE, points)


def _id_of(words: str) -> str:
    return _NO_ID.sub("_", words.casefold()).strip("_-.")[:_LONGEST_ID]
