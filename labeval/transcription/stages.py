"""Stages of a transcription, each of which goes through the whole sound."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """Subject of an examination of a sound."""

    VOICES = "voices"
    """The speakers."""
    WORDS = "words"
