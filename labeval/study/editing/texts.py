"""The languages that a study file's texts are written in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from labeval.study.editing.scalars import is_language


def languages_of(data: Any) -> tuple[str, ...]:
    """The languages of the texts, those that the study names first, then by how often they are.

    Empty where every text is one string for everybody.
    """
    counts: dict[str, int] = {}
    if isinstance(data, dict):
        named = data.get("languages")
        if isinstance(named, list):
            counts = {code: 1_000_000 - n for n, code in enumerate(named) if isinstance(code, str)}
        for code in _written(data):
            counts[code] = counts.get(code, 0) + 1
    return tuple(sorted(counts, key=lambda code: -counts[code]))


def _written(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if value and all(is_language(k) and isinstance(v, str) for k, v in value.items()):
            if all(len(key.partition("-")[0]) == 2 for key in value):
                yield from value
            return
        for below in value.values():
            yield from _written(below)
    elif isinstance(value, list):
        for below in value:
            yield from _written(below)
