"""Marks a text for translation in rooms that do not know Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return ``text`` as it is; Qt's ``lupdate`` collects it under ``context`` by this name."""
    return text
