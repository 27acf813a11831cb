"""Errors that a file has marked in its texts, in the form that this program stores."""

from __future__ import annotations

import re

from labeval.study.error_marks import NOWHERE, SOURCE, TEXT, ErrorMark
from labeval.study.model.typology import WITHIN
from labeval.text.marks import QT_TRANSLATE_NOOP

OPENS, CLOSES = "<v>", "</v>"
_TAG = re.compile(f"{OPENS}|{CLOSES}")
_NO_ID = re.compile(r"[^a-z0-9.\-]+")
_LONGEST_ID = 64
_NONE = "other"
"""Category or severity that a file leaves empty."""
_HEAVY, _LIGHT = 25.0, 0.1
POINTS = {"major": 5.0, "critical": 5.0, "minor": 1.0, "neutral": 0.0}
"""Severity to error points, as WMT counts them (Freitag et al. 2021)."""
POINTS_OF_WMT = QT_TRANSLATE_NOOP(
    "Materials",
    "errors are taken with their words and these error points: 5 for a major error (25 for no "
    "translation), 1 for a minor one (0.1 for punctuation)",
)


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


def points_of_wmt(category: str, severity: str) -> float:
    """The error points that WMT gives to an error; 0 for a severity that it does not have."""
    category, severity = category.casefold(), severity.casefold()
    if category.replace(" ", "-").startswith("non-translation"):
        return _HEAVY
    if severity == "minor" and category.endswith("punctuation"):
        return _LIGHT
    return POINTS.get(severity, 0.0)


def _id_of(words: str) -> str:
    return _NO_ID.sub("_", words.casefold()).strip("_-.")[:_LONGEST_ID]
