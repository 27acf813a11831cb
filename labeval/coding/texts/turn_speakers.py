"""Speakers of turns: distinguished by voice, or set by a person."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.coding.rows import Passage

SURE = 0.9
"""Probability from which on a speaker is not marked as unsure: below it, half were wrong."""


def is_set(passage: Passage) -> bool:
    """True where a person has set the speaker, or a channel or a file did."""
    return passage.speaker_probability is None and bool(passage.speaker)


def is_unsure(passage: Passage) -> bool:
    """True where a speaker was distinguished by voice and may well be another."""
    return passage.speaker_probability is not None and passage.speaker_probability < SURE


def can_learn(passages: Sequence[Passage]) -> bool:
    """True where some speakers were distinguished by voice, and some were set since."""
    spoken = [p for p in passages if p.start_ms is not None]
    by_voice = any(p.speaker_probability is not None for p in spoken)
    return by_voice and any(is_set(p) for p in spoken)
