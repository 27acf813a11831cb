"""Errors that a study file expects on a page of known answers, by their words.

Such as ``"every Saturday" accuracy/mistranslation major; source "for free" omission *``: the words
in quotation marks, the category and the severity, ``*`` where any will do. ``missing`` in the place
of words is what the text lacks, and ``none`` is no error at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from labeval.study.error_marks import NO_ERRORS, NOWHERE, SOURCE, TEXT, ErrorMark
from labeval.study.model.typology import WITHIN

ANY = "*"
_EXPECTED = re.compile(
    r'\s*(?:(?P<source>source\s+)?["“„](?P<quote>[^"“”„]+)["”“]|missing)\s+(?P<category>\S+)'
    r"\s+(?P<severity>[^\s;]+)\s*(?:;|$)"
)


def expected_marks(expected: str, texts: Mapping[str, str]) -> tuple[ErrorMark, ...] | None:
    """The marks that an expected answer names; none of ``none``.

    Args:
        texts: the text and its source, as ``text`` and ``source``.

    Returns:
        None where it is not written in this form, or the words are not in the text.
    """
    if expected.strip() == NO_ERRORS:
        return ()
    marks, at = [], 0
    while at < len(expected):
        found = _EXPECTED.match(expected, at)
        if found is None:
            return None
        at = found.end()
        where = NOWHERE if found["quote"] is None else SOURCE if found["source"] else TEXT
        start = texts.get(where, "").find(found["quote"]) if found["quote"] else 0
        if start < 0:
            return None
        end = start + len(found["quote"] or "")
        marks.append(ErrorMark(where, start, end, found["category"], found["severity"]))
    return tuple(marks) or None


def found_all(given: Sequence[ErrorMark], expected: Sequence[ErrorMark]) -> bool:
    """Return whether every expected error was found and described, and no other one was marked.

    An error is found where the marks share a character. A category stands for its parts too.
    """
    wanted = all(any(_is_found(mark, want) for mark in given) for want in expected)
    return wanted and all(any(_meet(mark, want) for want in expected) for mark in given)


def _is_found(mark: ErrorMark, want: ErrorMark) -> bool:
    of_category = (mark.category + WITHIN).startswith(want.category + WITHIN)
    return (
        _meet(mark, want)
        and (want.category == ANY or of_category)
        and want.severity in (ANY, mark.severity)
    )


def _meet(one: ErrorMark, other: ErrorMark) -> bool:
    if one.where != other.where:
        return False
    return one.where == NOWHERE or (one.start < other.end and other.start < one.end)
