"""Texts in which participants would read the name of the system that wrote them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from labeval.study.model.items import Item
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

_LEAST = 3
"""Letters of a name from which on it is looked for."""
_AROUND = 24
_NAMED = QT_TRANSLATE_NOOP(
    "Problem",
    "{count:text names its|texts name their} system, such as “{words}” in {item}, and participants "
    "will read that",
)
_REPLACE = QT_TRANSLATE_NOOP("Problem", "where they should not, replace it in the text")


def texts_with_names(items: Sequence[Item]) -> list[tuple[Item, str]]:
    """Texts that name their own system, each with the words around the name."""
    found = []
    for system in dict.fromkeys(item.system for item in items if len(item.system) >= _LEAST):
        named = re.compile(rf"\b{re.escape(system)}\b", re.IGNORECASE)
        for item in items:
            place = named.search(item.text) if item.system == system else None
            if place is not None:
                found.append((item, _around(item.text, *place.span())))
    return found


def name_problems(content: StudyContent) -> Iterator[Problem]:
    """A warning where texts that are judged name their system."""
    named = texts_with_names(content.items)
    if named:
        item, words = named[0]
        values = {"count": Amount(len(named)), "words": words, "item": item.id}
        yield Problem(
            *(content.study.items_file, None, "text"), _NAMED, values, _REPLACE, severity="warning"
        )


def _around(text: str, start: int, end: int) -> str:
    """A place of a text with some of what is around it."""
    first, last = max(0, start - _AROUND), min(len(text), end + _AROUND)
    cut = ("…" if first else "", "…" if last < len(text) else "")
    return cut[0] + " ".join(text[first:last].split()) + cut[1]
