"""Words into segments: stretches of one person's speech without a long pause."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from labeval.transcription.pieces import Voiced
from labeval.transcription.transcript import SpeechSegment, Word

PAUSE_S = 0.8
"""A pause of this length ends a segment."""
SENTENCE_PAUSE_S = 0.2
"""A pause of this length after the end of a sentence is enough."""
LONGEST_S = 15.0
"""Length of a segment from which on the end of a sentence is enough."""

_SENTENCE_ENDS = (".", "?", "!", "…", "。")


def in_voices(words: Sequence[Word], voices: Sequence[Voiced]) -> list[Word]:
    """Words, in order, within the stretches in which somebody speaks.

    Models let the first word after a silence begin up to a second early. A word is put into the
    stretch that holds most of it; one that is in none stays where it is.
    """
    found: list[Word] = []
    ends = [voice.end_s for voice in voices]
    earliest_s = 0.0
    for word in words:
        near = []
        for voice in voices[bisect_left(ends, word.start_s) :]:
            if voice.start_s >= word.end_s:
                break
            near.append(voice)
        if near:
            best = max(near, key=lambda v: min(v.end_s, word.end_s) - max(v.start_s, word.start_s))
            start_s = round(max(word.start_s, best.start_s, earliest_s), 3)
            end_s = round(max(start_s, min(word.end_s, best.end_s)), 3)
            word = replace(word, start_s=start_s, end_s=end_s)
        earliest_s = max(earliest_s, word.start_s)
        found.append(word)
    return found


def segmented(words: Sequence[Word], speakers: Sequence[str] = ()) -> list[SpeechSegment]:
    """Cut words, which are in order, at pauses, ends of sentences and changes of the speaker.

    Args:
        speakers: one a word; none where it is not known who speaks.
    """
    if not words:
        return []
    known = list(speakers) or [""] * len(words)
    cuts = [0]
    for n, (word, following) in enumerate(pairwise(words), start=1):
        length_s = word.end_s - words[cuts[-1]].start_s
        if known[n] != known[n - 1] or _ends(word, following, length_s):
            cuts.append(n)
    return [
        SpeechSegment(
            words[a].start_s, max(w.end_s for w in words[a:b]), tuple(words[a:b]), known[a]
        )
        for a, b in pairwise([*cuts, len(words)])
    ]


def ends_sentence(word: Word) -> bool:
    """True if a word has the mark of a sentence's end behind it."""
    return word.text.rstrip().endswith(_SENTENCE_ENDS)


def _ends(word: Word, following: Word, length_s: float) -> bool:
    pause_s = following.start_s - word.end_s
    if pause_s >= PAUSE_S:
        return True
    return ends_sentence(word) and (pause_s >= SENTENCE_PAUSE_S or length_s >= LONGEST_S)
