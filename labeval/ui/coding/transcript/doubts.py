"""Reasons why words are doubtful, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def doubt_text(doubt: str) -> str:
    """A sentence for a :class:`~labeval.transcription.hearing.doubts.Doubt`."""
    texts = {
        "repeats": QCoreApplication.translate(
            "Doubts", "The recogniser repeated itself here: listen to it."
        ),
        "unsure": QCoreApplication.translate(
            "Doubts", "The recogniser was unsure of most words here: listen to it."
        ),
    }
    return texts.get(doubt, "")
