"""Marks a text for translation in rooms that do not know Qt."""

from __future__ import annotations

from collections.abc import Callable

Say = Callable[[str, str], str]
"""Gives a marked text, named by its context and itself, in the language in use."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return ``text`` as it is; Qt's ``lupdate`` collects it under ``context`` by this name."""
    return text


def as_written(context: str, text: str) -> str:
    """Say a marked text as it stands in the source, in English."""
    return text
