"""The languages that a study file's texts are to be written in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from labeval.study.editing.scalars import is_language


def languages_of(data: Any) -> tuple[str, ...]:
    """The languages of the sessions; where the study names none, those of its texts, the most
    frequent first. Empty where every text is one string for everybody.
    """
    if not isinstance(data, dict):
        return ()
    named = data.get("languages")
    if isinstance(named, list) and (codes := [code for code in named if isinstance(code, str)]):
        return tuple(dict.fromkeys(codes))
    return tuple(code for code, _ in Counter(_written(data)).most_common())


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
