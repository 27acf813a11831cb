"""Comments that the program itself writes into a study of a lab's own."""

from __future__ import annotations

from functools import cache

from labeval import places
from labeval.study.editing.comments import comments
from labeval.study.yaml.text import parse_yaml

_WRITTEN = ("limit.yaml", "procedure.yaml")
"""The texts that get into a study with their comments."""


@cache
def own_comments() -> frozenset[str]:
    """These comments; nobody who makes a study in the window has written or seen them."""
    found: set[str] = set()
    for name in _WRITTEN:
        text = (places.own_study() / name).read_text(encoding="utf-8")
        found |= set(comments(text, parse_yaml(text, name).places))
    return frozenset(found)
