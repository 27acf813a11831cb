"""Questions that a survey asks of several texts, under codes such as ``R1Q1`` and ``R2Q1``."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import takewhile

_HEAD = re.compile(r"([^\[\]\s.]+)\. (.+)", re.DOTALL)
"""A head with the code of a question and its wording."""
_BETWEEN = " _-."
_DIGITS = "0123456789"


def repeated_questions(columns: Sequence[str]) -> dict[str, dict[str, str]]:
    """Wording to its columns, and for each the part of its code that names the text.

    Of questions with other texts than most, none is taken.
    """
    asked: dict[str, dict[str, str]] = defaultdict(dict)
    for column in columns:
        if head := _HEAD.fullmatch(column):
            asked[" ".join(head[2].split())][column] = head[1]
    named = {wording: _texts(codes) for wording, codes in asked.items() if len(codes) > 1}
    texts = Counter(tuple(own.values()) for own in named.values() if own)
    if not texts:
        return {}
    ((usual, _),) = texts.most_common(1)
    return {wording: own for wording, own in named.items() if tuple(own.values()) == usual}


def _texts(codes: Mapping[str, str]) -> dict[str, str]:
    """Column to the part in which its code differs from those of the same question; empty where
    that is nothing for one of them."""
    own = list(codes.values())
    end = _common([code[::-1] for code in own])[::-1].lstrip(_DIGITS)
    begin = "" if end else _common(own).rstrip(_DIGITS)
    parts = [code[len(begin) : len(code) - len(end)].strip(_BETWEEN) for code in own]
    if not all(parts) or len(set(parts)) < len(parts):
        return {}
    return dict(zip(codes, parts, strict=True))


def _common(codes: Sequence[str]) -> str:
    """The letters that all codes begin with."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*codes, strict=False))
    return "".join(letters[0] for letters in alike)
