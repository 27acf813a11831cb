"""Lines of subtitles put together into what one person says in a row.

Subtitles are cut where a screen is full, in the middle of sentences. A turn ends where somebody
else speaks; one of a single person is divided where a sentence ends before a pause or after many
words, so that it stays a paragraph.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from labeval.text.joining import space_between
from labeval.transcription.transcript import SpeechSegment, Word

LINE_ENDINGS = frozenset({".vtt", ".srt", ".tsv", ".json"})
"""Endings of files whose segments are lines, and no turns that a person has made."""
_PAUSE_S, _LONG_PAUSE_S = 2.0, 5.0
"""Silence that ends a paragraph after a sentence; silence that always does."""
_LONG, _LONGEST = 600, 1200
"""Letters from which a paragraph ends with its sentence, and from which with the line."""
_SENTENCE_ENDS = tuple(".?!…。？！")
_CLOSING = "\"'”’»)]"


def joined_lines(
    segments: Iterable[SpeechSegment],
) -> Iterator[tuple[SpeechSegment, int]]:
    """The paragraphs of a transcript, and of how many lines each is."""
    turn: SpeechSegment | None = None
    lines, letters = 0, 0
    for segment in segments:
        if turn is not None and _goes_on(turn, segment, letters):
            end_s = max(turn.end_s, segment.end_s)
            turn = replace(turn, end_s=end_s, words=(*turn.words, *_after(turn, segment)))
            lines, letters = lines + 1, letters + len(segment.text) + 1
            continue
        if turn is not None:
            yield turn, lines
        turn, lines, letters = segment, 1, len(segment.text)
    if turn is not None:
        yield turn, lines


def _goes_on(turn: SpeechSegment, after: SpeechSegment, letters: int) -> bool:
    facts = ("speaker", "language", "doubt", "speaker_probability")
    pause_s = after.start_s - turn.end_s
    if any(getattr(turn, fact) != getattr(after, fact) for fact in facts):
        return False
    if pause_s >= _LONG_PAUSE_S or letters >= _LONGEST or after.start_s < turn.start_s:
        return False
    last = turn.words[-1].text if turn.words else ""
    is_whole = last.rstrip().rstrip(_CLOSING).endswith(_SENTENCE_ENDS)
    return not is_whole or (pause_s < _PAUSE_S and letters < _LONG)


def _after(turn: SpeechSegment, segment: SpeechSegment) -> tuple[Word, ...]:
    """The words of a line, the first one with the space that is before it."""
    first, *rest = segment.words or (Word("", segment.start_s, segment.end_s),)
    text = first.text.lstrip()
    return replace(first, text=f"{space_between(turn.text, text)}{text}"), *rest
