"""Stretches of a transcript that deserve a second look: loops, and words of which the model is
unsure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum

from labeval.transcription.hearing.spoken_words import plain_word
from labeval.transcription.transcript import SpeechSegment

LEAST_SURE = 0.5
"""Mean probability of a segment's words below which it is doubtful."""
_FEWEST_WORDS = 3
"""Of fewer words a mean says nothing: single ones are marked by themselves."""
_LONGEST_LOOP = 8
"""Words of which a loop consists at most."""
_TIMES = 4
"""Times in a row from which words are a loop."""
_TIMES_OF_SEVERAL = 3
"""The same for three words or more, which people seldom say again unchanged."""


class Doubt(StrEnum):
    """Reason why a segment is doubtful."""

    REPEATS = "repeats"
    UNSURE = "unsure"


def repeats(words: Sequence[str]) -> bool:
    """True where the same words follow each other again and again."""
    plain = [word for word in map(plain_word, words) if word]
    return any(
        _longest_run(plain, length) >= length * ((_TIMES if length < 3 else _TIMES_OF_SEVERAL) - 1)
        for length in range(1, _LONGEST_LOOP + 1)
    )


def marked(segments: Iterable[SpeechSegment]) -> list[SpeechSegment]:
    """The segments, the doubtful ones with the reason."""
    return [replace(segment, doubt=_doubt(segment)) for segment in segments]


def _doubt(segment: SpeechSegment) -> str:
    if repeats([word.text for word in segment.words]):
        return Doubt.REPEATS
    sure = segment.probability
    if sure is not None and len(segment.words) >= _FEWEST_WORDS and sure < LEAST_SURE:
        return Doubt.UNSURE
    return ""


def _longest_run(words: Sequence[str], length: int) -> int:
    """Most words in a row that are the same as those ``length`` words before them."""
    longest = run = 0
    for n in range(length, len(words)):
        run = run + 1 if words[n] == words[n - length] else 0
        longest = max(longest, run)
    return longest
