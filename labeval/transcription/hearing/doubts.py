"""Stretches of a transcript that deserve a second look: loops, and words of which the model is
unsure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from labeval.transcription.hearing.spoken_words import plain_word
from labeval.transcription.transcript import SpeechSegment

LEAST_SURE = 0.5
"""Mean probability of a segment's words below which it is doubtful."""
_FEWEST_WORDS = 3
"""Of fewer words a mean says nothing: single ones are marked by themselves."""
_LONGEST_LOOP = 20
"""Words of which a loop consists at most."""
_TIMES = 4
"""Times in a row from which words are a loop."""
_TIMES_OF_SEVERAL = 3
"""The same for three words or more, which people seldom say again unchanged."""
_SHORT = 12
"""Letters of what people may well say three times in a row, such as "I don't know"."""


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


def marked(segments: Sequence[SpeechSegment]) -> list[SpeechSegment]:
    """Segments that follow each other, the doubtful ones with the reason."""
    texts = ["".join(plain_word(word.text) for word in segment.words) for segment in segments]
    return [
        replace(segment, doubt=Doubt.REPEATS if _is_repeated(texts, n) else _doubt(segment))
        for n, segment in enumerate(segments)
    ]


def _doubt(segment: SpeechSegment) -> str:
    if repeats([word.text for word in segment.words]):
        return Doubt.REPEATS
    sure = segment.probability
    if sure is not None and len(segment.words) >= _FEWEST_WORDS and sure < LEAST_SURE:
        return Doubt.UNSURE
    return ""


def _is_repeated(texts: Sequence[str], n: int) -> bool:
    """True for one of several segments in a row that say the same, and more than a word or two."""
    first = last = n
    while first and texts[first - 1] == texts[n]:
        first -= 1
    while last + 1 < len(texts) and texts[last + 1] == texts[n]:
        last += 1
    return len(texts[n]) > _SHORT and last - first + 1 >= _TIMES_OF_SEVERAL


def _longest_run(words: Sequence[str], length: int) -> int:
    """Most words in a row that are the same as those ``length`` words before them."""
    longest = run = 0
    for n in range(length, len(words)):
        run = run + 1 if words[n] == words[n - length] else 0
        longest = max(longest, run)
    return longest
