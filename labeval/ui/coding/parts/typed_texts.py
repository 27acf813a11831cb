"""Sentences about texts that two have written at the same time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def both_kept() -> str:
    """Both texts are kept."""
    return QCoreApplication.translate(
        "TypedTexts",
        "This text was changed elsewhere while you typed: both texts are kept, yours below.",
    )


def on_clipboard() -> str:
    """The code, theme or participant of a text is gone."""
    return QCoreApplication.translate(
        "TypedTexts",
        "What you wrote about was removed elsewhere, so it is not kept. "
        "Your words are on the clipboard.",
    )
