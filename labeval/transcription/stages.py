"""Stages of a transcription, each of which goes through the whole sound."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """What of a sound is being examined."""

    VOICES = "voices"
    """Who speaks."""
    WORDS = "words"
