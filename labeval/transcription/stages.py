"""Stages of a transcription, each of which goes through the whole sound."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """A stage, named by what is found in the sound."""

    VOICES = "voices"
    """The speakers."""
    WORDS = "words"
