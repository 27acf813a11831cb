"""Transcripts as JSON: labeval's own, and those of Whisper, WhisperX and whisper.cpp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from labeval.files.json import read_json
from labeval.files.text import whole_characters
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText
from labeval.transcription.spoken_lines import plain_words
from labeval.transcription.transcript import SpeechSegment, Word, segment_from_dict
from labeval.transcription.wrong_place import WrongPlace

_SEGMENT = QT_TRANSLATE_NOOP("Speech", "start, end and text, or words")
_BEGINNING = 20


def json_segments(text: str, without_words: list[int]) -> Iterator[SpeechSegment]:
    """The segments of a file.

    Args:
        without_words: gets the numbers of segments whose words have no times.

    Raises:
        WrongPlace: it has none, or one of them is none.
    """
    try:
        whole = read_json(text, "JSON")
    except ValueError as error:
        raise WrongPlace(getattr(error, "lineno", 1), str(error), "JSON") from error
    listed: Any = whole
    if isinstance(whole, Mapping):
        listed = whole.get("segments", whole.get("transcription"))
    if not isinstance(listed, list):
        raise WrongPlace(1, text[:_BEGINNING], '"segments": [...]')
    for n, raw in enumerate(listed, start=1):
        try:
            segment, has_times = _segment(raw)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            right = MarkedText(_SEGMENT, context="Speech")
            raise WrongPlace(1, f"segment {n}: {error}", right) from error
        if not has_times:
            without_words.append(n)
        if segment.words or "start_s" in raw:
            yield segment


def _segment(raw: Mapping[str, Any]) -> tuple[SpeechSegment, bool]:
    """A segment, and whether its words have times."""
    if "start_s" in raw:
        return _own(raw), True
    if "offsets" in raw:  # whisper.cpp: milliseconds
        start, end = (float(raw["offsets"][side]) / 1000 for side in ("from", "to"))
        words = plain_words(_text(raw["text"]).strip(), start, end)
        return SpeechSegment(start, end, words, _text(raw.get("speaker", ""))), False
    return _whisper(raw)


def _own(raw: Mapping[str, Any]) -> SpeechSegment:
    """A segment as this program writes it, each value of its kind."""
    segment = segment_from_dict(raw)
    words = tuple(
        Word(
            _text(word.text),
            float(word.start_s),
            float(word.end_s),
            None if word.probability is None else float(word.probability),
        )
        for word in segment.words
    )
    return SpeechSegment(
        float(segment.start_s), float(segment.end_s), words, _text(segment.speaker)
    )


def _whisper(raw: Mapping[str, Any]) -> tuple[SpeechSegment, bool]:
    """A segment as Whisper and its kin write it, and whether its words have times."""
    start, end = float(raw["start"]), float(raw["end"])
    speaker = _text(raw.get("speaker") or "")
    if not raw.get("words"):
        words = plain_words(_text(raw["text"]).strip(), start, end)
        return SpeechSegment(start, end, words, speaker), False
    timed, last = [], start
    for word in raw["words"]:
        # WhisperX leaves out the times of numbers.
        begin = float(word.get("start", last))
        last = float(word.get("end", begin))
        text = _text(word["word"])
        sure = word.get("probability", word.get("score"))
        probability = None if sure is None else float(sure)
        timed.append(Word(text if text[:1] == " " else f" {text}", begin, last, probability))
        speaker = speaker or _text(word.get("speaker") or "")
    return SpeechSegment(start, end, tuple(timed), speaker), True


def _text(value: object) -> str:
    """A text that can be stored: JSON may escape half a character."""
    return whole_characters(str(value))
