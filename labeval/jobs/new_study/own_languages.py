"""Texts of the templates in the languages of a study's sessions alone."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

_GIVEN = ("en", "de")
"""Languages of the templates' texts, in the order of their mappings."""
_IN_LINE = re.compile(r'\{en: ("(?:[^"\\]|\\.)*"), de: ("(?:[^"\\]|\\.)*")\}')
_ABOVE = re.compile(r"( *)(en|de):")


def without_others(value: Any, languages: Collection[str]) -> Any:
    """Settings without texts in other languages, where there is one in a language of these."""
    if isinstance(value, list):
        return [without_others(each, languages) for each in value]
    if not isinstance(value, dict):
        return value
    kept = [language for language in value if language in languages]
    if kept and set(value) <= set(_GIVEN):
        return {language: value[language] for language in kept}
    return {key: without_others(each, languages) for key, each in value.items()}


def lines_without_others(text: str, languages: Collection[str]) -> str:
    """A part of a template, comments and all, without texts in other languages."""
    left = [language for language in _GIVEN if language in languages]
    if len(left) != 1:
        return text
    (language,) = left
    place = _GIVEN.index(language) + 1
    text = _IN_LINE.sub(lambda found: f"{{{language}: {found[place]}}}", text)
    kept: list[str] = []
    dropped_at: int | None = None
    for line in text.splitlines(keepends=True):
        indent = len(line) - len(line.lstrip(" "))
        if dropped_at is not None and (not line.strip() or indent > dropped_at):
            continue
        head = _ABOVE.match(line)
        dropped_at = len(head[1]) if head is not None and head[2] != language else None
        if dropped_at is None:
            kept.append(line)
    return "".join(kept)
