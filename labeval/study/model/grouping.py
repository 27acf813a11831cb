"""Items by question, and seeds derived from a study's seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

from labeval.study.model.items import Item


def by_question(items: Sequence[Item]) -> dict[str, list[Item]]:
    """Items that answer the same question from the same source, in table order.

    Texts are compared only with each other inside one such group. Where neither the question's
    words nor a source are known, each id of a question is a group, unless each text has its own.
    """
    unknown = Counter(item.question_id for item in items if not (item.question or item.source))
    by_id = max(unknown.values(), default=0) > 1
    groups: dict[tuple[str, str], list[Item]] = {}
    for item in items:
        about = item.question or ("" if item.source or not by_id else item.question_id)
        groups.setdefault((about, item.source), []).append(item)
    named: dict[str, list[Item]] = {}
    for n, ((question, _), members) in enumerate(groups.items()):
        named[question if question not in named else f"{question} ({n + 1})"] = members
    return named


def derived_seed(seed: int, *names: object) -> int:
    """A seed for one purpose, the same on every machine and Python version."""
    text = "\x1f".join([str(seed), *map(str, names)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
