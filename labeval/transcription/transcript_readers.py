"""Transcripts made elsewhere: TXT, DOCX, WebVTT, SubRip, TSV, and JSON of Whisper or labeval.

What a file lacks is filled in the plainest way and noted in ``made_with``: words share the
time of their segment by their length, and the segments of a text without times that of the sound.
"""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from labeval.files.json import read_json
from labeval.files.limits import (
    MOST_SEGMENT,
    MOST_SEGMENTS,
    MOST_TEXT,
    MOST_WORDS,
    Count,
    too_many,
)
from labeval.files.refusal import FileRefused, refusing
from labeval.files.text import read_text
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText
from labeval.transcription.docx_transcripts import docx_lines
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.transcription.spoken_lines import Speakers, plain_words, read_lines, timed
from labeval.transcription.transcript import SpeechSegment, Transcript, Word, segment_from_dict

_CLOCK = re.compile(r"(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})")
_VOICE = re.compile(r"<v(?:\.[^ <>]*)? ([^<>]+)>")
_TAG = re.compile(r"<[^<>]*>")
_MS = re.compile(r"[0-9]{1,12}")
_LABEL = re.compile(rf"({PARTICIPANT}|{SUPERVISOR}): ", re.IGNORECASE)

NO_TIMES, SEGMENT_TIMES, WORD_TIMES = "none", "segments", "words"
"""Kinds of times that a file has."""


class TranscriptRefused(FileRefused):
    """A file is no transcript; the message says where and what would be right."""

    context = "Speech"


def read_transcript(path: Path, *, seconds: float, language: str) -> Transcript:
    """The transcript in a file; its ending says how it is written.

    Args:
        seconds: length of the sound; 0 where it is not known.
        language: of the speech, where the file has none.

    Raises:
        TranscriptRefused: it cannot be read as a transcript, or runs past the end of the sound.
        FileNotFoundError, PermissionError: it is not there, or may not be read.
    """
    ending = path.suffix.lower()
    if ending not in (*_LINES, *_READERS):
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{path}: transcripts are read from {endings}; "
            "save it as one of these in the program that made it",
        )
        endings = ", ".join(sorted((*_LINES, *_READERS)))
        raise TranscriptRefused(template, path=path, endings=endings)
    with refusing(path, TranscriptRefused):
        if ending in _LINES:
            segments, times = _typed(_LINES[ending](path), seconds)
        else:
            segments, times = _read(path, _READERS[ending])
        found = _checked(path, segments, seconds)
    made_with = {"imported_from": path.name, "times": times[0]}
    length = seconds or max((s.end_s for s in found), default=0.0)
    return Transcript(tuple(found), language, length, made_with)


_SHOWN = 60


class _Wrong(Exception):
    def __init__(self, line: int, found: object, right: str | MarkedText) -> None:
        super().__init__(line, found, right)
        self.line, self.found, self.right = line, repr(str(found)[:_SHOWN])[:_SHOWN], right


_TSV = QT_TRANSLATE_NOOP("Speech", "milliseconds, tab, milliseconds, tab, text")
_SEGMENT = QT_TRANSLATE_NOOP("Speech", "start, end and text, or words")
_Found = tuple[Iterable[SpeechSegment], list[str]]
"""Segments, and the kind of their times, known once they are read."""


def _read(path: Path, reader: Callable[[str], _Found]) -> _Found:
    segments, times = reader(_text(path))
    return _refusing(path, segments), times


def _refusing(path: Path, segments: Iterable[SpeechSegment]) -> Iterator[SpeechSegment]:
    try:
        yield from segments
    except _Wrong as wrong:
        template = QT_TRANSLATE_NOOP("Speech", "{path}, line {line}: {found} – expected {right}")
        raise TranscriptRefused(
            template, path=path, line=wrong.line, found=wrong.found, right=wrong.right
        ) from wrong


def _text(path: Path) -> str:
    return read_text(path, MOST_TEXT)


def _typed(lines: Iterable[str], seconds: float) -> _Found:
    """Lines as people type them."""
    spoken = read_lines(lines)
    known = any(line.start_s is not None or line.end_s is not None for line in spoken)
    return timed(spoken, seconds), [SEGMENT_TIMES if known else NO_TIMES]


def _vtt(text: str) -> _Found:
    return _vtt_cues(text), [SEGMENT_TIMES]


def _vtt_cues(text: str) -> Iterator[SpeechSegment]:
    if not text.startswith("WEBVTT"):
        raise _Wrong(1, text[:_SHOWN].split("\n", 1)[0], "WEBVTT")
    speakers = _cue_speakers(text, _without_tags)
    yield from _cues(text, plain=partial(_vtt_line, speakers))


def _srt(text: str) -> _Found:
    speakers = _cue_speakers(text, str.strip)
    return _cues(text, plain=partial(_spoken_by, speakers)), [SEGMENT_TIMES]


def _cue_speakers(text: str, plain: Callable[[str], str]) -> Speakers:
    """The speakers whom cues name, by the first line of each."""
    lines = text.split("\n")
    return Speakers([plain(spoken) for time, spoken in pairwise(lines) if "-->" in time])


def _spoken_by(speakers: Speakers, line: str) -> tuple[str, str]:
    """The spoken words of a line, and its speaker."""
    speaker, spoken = speakers.of(line.strip())
    return " ".join(spoken.split()), speaker


def _cues(text: str, plain: Callable[[str], tuple[str, str]]) -> Iterator[SpeechSegment]:
    """The blocks between empty lines that have a line with times."""
    lines = [*text.split("\n"), ""]
    n = 0
    while n < len(lines):
        if "-->" not in lines[n]:
            n += 1
            continue
        start, end = _cue_times(n + 1, lines[n])
        spoken: list[str] = []
        n += 1
        length = 0
        while lines[n].strip():
            spoken.append(lines[n])
            length += len(lines[n])
            if length > MOST_SEGMENT:
                raise too_many(f"line {n + 1}", "characters", MOST_SEGMENT)
            n += 1
        words, speaker = plain(" ".join(spoken))
        if words:
            yield SpeechSegment(start, end, plain_words(words, start, end), speaker)


def _cue_times(line: int, text: str) -> tuple[float, float]:
    left, _, right = text.partition("-->")
    found = [_CLOCK.fullmatch(part.split()[0]) if part.split() else None for part in (left, right)]
    if None in found:
        raise _Wrong(line, text.strip(), "00:00:01.000 --> 00:00:02.500")
    times = []
    for match in found:
        hours, minutes, seconds, fraction = match.groups()  # type: ignore[union-attr]
        whole = int(hours or 0) * 3600 + int(minutes) * 60 + int(seconds)
        times.append(whole + int(fraction.ljust(3, "0")) / 1000)
    return times[0], times[1]


def _without_tags(text: str) -> str:
    return html.unescape(_TAG.sub("", text)).strip()


def _vtt_line(speakers: Speakers, text: str) -> tuple[str, str]:
    voice = _VOICE.search(text)
    spoken = _without_tags(text)
    return (spoken, voice.group(1).strip()) if voice else _spoken_by(speakers, spoken)


def _tsv(text: str) -> _Found:
    return _tsv_rows(text), [SEGMENT_TIMES]


def _tsv_rows(text: str) -> Iterator[SpeechSegment]:
    """Whisper's own: milliseconds of start and end, and the text."""
    for n, line in enumerate(text.split("\n"), start=1):
        cells = line.split("\t")
        if not line.strip() or (n == 1 and cells[:2] == ["start", "end"]):
            continue
        if len(cells) < 3 or not (_MS.fullmatch(cells[0]) and _MS.fullmatch(cells[1])):
            raise _Wrong(n, line, MarkedText(_TSV, context="Speech"))
        start, end = int(cells[0]) / 1000, int(cells[1]) / 1000
        spoken, speaker = _labelled(" ".join(cells[2:]))
        if spoken:
            yield SpeechSegment(start, end, plain_words(spoken, start, end), speaker)


def _json(text: str) -> _Found:
    times = [WORD_TIMES]
    return _json_segments(text, times), times


def _json_segments(text: str, times: list[str]) -> Iterator[SpeechSegment]:
    """Args:
    times: the kind of times, which changes where a segment has none for its words.
    """
    try:
        whole = read_json(text, "JSON")
    except ValueError as error:
        raise _Wrong(getattr(error, "lineno", 1), str(error), "JSON") from error
    listed = whole.get("segments") if isinstance(whole, Mapping) else None
    if not isinstance(listed, list):
        raise _Wrong(1, text[:20], '"segments": [...]')
    for n, raw in enumerate(listed, start=1):
        try:
            segment, has_times = (_own(raw), True) if "start_s" in raw else _whisper(raw)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            right = MarkedText(_SEGMENT, context="Speech")
            raise _Wrong(1, f"segment {n}: {error}", right) from error
        if not has_times:
            times[0] = SEGMENT_TIMES
        if segment.words or "start_s" in raw:
            yield segment


def _own(raw: Mapping[str, Any]) -> SpeechSegment:
    """A segment as this program writes it, each value of its kind."""
    segment = segment_from_dict(raw)
    words = tuple(
        Word(
            str(word.text),
            float(word.start_s),
            float(word.end_s),
            None if word.probability is None else float(word.probability),
        )
        for word in segment.words
    )
    return SpeechSegment(float(segment.start_s), float(segment.end_s), words, str(segment.speaker))


def _whisper(raw: Mapping[str, Any]) -> tuple[SpeechSegment, bool]:
    """A segment as Whisper and its kin write it, and whether its words have times."""
    start, end = float(raw["start"]), float(raw["end"])
    speaker = str(raw.get("speaker", ""))
    if not raw.get("words"):
        return SpeechSegment(
            start, end, plain_words(str(raw["text"]).strip(), start, end), speaker
        ), False
    words, last = [], start
    for word in raw["words"]:
        # WhisperX leaves out the times of numbers.
        begin = float(word.get("start", last))
        last = float(word.get("end", begin))
        text = str(word["word"])
        sure = word.get("probability", word.get("score"))
        probability = None if sure is None else float(sure)
        words.append(Word(text if text[:1] == " " else f" {text}", begin, last, probability))
    return SpeechSegment(start, end, tuple(words), speaker), True


_LINES: dict[str, Callable[[Path], Iterable[str]]] = {
    ".txt": lambda path: _text(path).split("\n"),
    ".docx": docx_lines,
}
_READERS: dict[str, Callable[[str], _Found]] = {
    ".vtt": _vtt,
    ".srt": _srt,
    ".tsv": _tsv,
    ".json": _json,
}


def _labelled(line: str) -> tuple[str, str]:
    """A line without the label of its speaker, and the speaker."""
    label = _LABEL.match(line.strip())
    spoken = line.strip()[label.end() :] if label else line
    return " ".join(spoken.split()), label.group(1).lower() if label else ""


_SLACK_S = 2.0
_LONGEST_S = 1_000 * 3600


def _checked(path: Path, segments: Iterable[SpeechSegment], seconds: float) -> list[SpeechSegment]:
    """The segments; they follow each other, within the sound, and are not too many."""
    count, segments_read = Count(path, "words", MOST_WORDS), Count(path, "segments", MOST_SEGMENTS)
    found: list[SpeechSegment] = []
    last_s = 0.0
    for n, segment in enumerate(segments, start=1):
        count.add(len(segment.words))
        segments_read.add()
        if not (math.isfinite(segment.end_s) and 0 <= segment.start_s <= segment.end_s):
            template = QT_TRANSLATE_NOOP("Speech", "{path}: segment {number} ends before it begins")
            raise TranscriptRefused(template, path=path, number=n)
        if segment.end_s > _LONGEST_S:
            template = QT_TRANSLATE_NOOP(
                "Speech", "{path}: segment {number} ends after {hours:.0f} hours; look at its times"
            )
            raise TranscriptRefused(template, path=path, number=n, hours=segment.end_s / 3600)
        if segment.start_s < last_s:
            template = QT_TRANSLATE_NOOP(
                "Speech", "{path}: segment {number} begins before the one above it; sort by time"
            )
            raise TranscriptRefused(template, path=path, number=n)
        last_s = segment.start_s
        found.append(segment)
    if seconds and last_s > seconds + _SLACK_S:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{path}: it goes on at {last:.0f} s, but the recording has {seconds:.0f} s; is it the "
            "transcript of another recording?",
        )
        raise TranscriptRefused(template, path=path, last=last_s, seconds=seconds)
    return found
