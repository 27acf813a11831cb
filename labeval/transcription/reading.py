"""Transcripts that were made elsewhere: TXT, WebVTT, SubRip, TSV, and JSON of Whisper or labeval.

What a file does not tell is made up in the plainest way and said in ``made_with``: words share the
time of their segment by their length, and the segments of a text without times that of the sound.
"""

from __future__ import annotations

import html
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.speakers import PARTICIPANT, SUPERVISOR
from labeval.transcription.transcript import Segment, Transcript, Word, segment_from_dict

_CLOCK = re.compile(r"(?:(\d+):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})")
_VOICE = re.compile(r"<v(?:\.[^ >]*)? ([^>]+)>")
_LABEL = re.compile(rf"({PARTICIPANT}|{SUPERVISOR}): ", re.IGNORECASE)

NO_TIMES, SEGMENT_TIMES, WORD_TIMES = "none", "segments", "words"
"""What a file tells about times."""


class TranscriptRefused(Exception):
    """A file is no transcript; the message says where and what would be right.

    Args:
        template: marked for translation under ``Speech``; ``values`` fill its named places.
    """

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values


def read_transcript(path: Path, *, seconds: float, language: str) -> Transcript:
    """The transcript in a file; its ending says how it is written.

    Args:
        seconds: length of the sound; 0 where it is not known.
        language: of the speech, where the file does not tell.

    Raises:
        TranscriptRefused: it cannot be read as a transcript, or runs past the end of the sound.
        FileNotFoundError, PermissionError: it is not there, or may not be read.
    """
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        template = QT_TRANSLATE_NOOP(
            "Speech", "{path}: transcripts are read from {endings}; for DOCX save as plain text"
        )
        raise TranscriptRefused(template, path=path, endings=", ".join(sorted(_READERS)))
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        template = QT_TRANSLATE_NOOP("Speech", "{path}: byte {at} is not UTF-8; save it as UTF-8")
        raise TranscriptRefused(template, path=path, at=error.start) from error
    try:
        found, times = reader(text.replace("\r\n", "\n").replace("\r", "\n"))
    except _Wrong as wrong:
        template = QT_TRANSLATE_NOOP("Speech", "{path}, line {line}: {found} – expected {right}")
        raise TranscriptRefused(
            template, path=path, line=wrong.line, found=wrong.found, right=wrong.right
        ) from wrong
    if times == NO_TIMES:
        found = _spread(found, seconds)
    _check(path, found, seconds)
    made_with = {"imported_from": path.name, "times": times}
    length = seconds or max((s.end_s for s in found), default=0.0)
    return Transcript(tuple(found), language, length, made_with)


class _Wrong(Exception):
    def __init__(self, line: int, found: object, right: str) -> None:
        super().__init__(line, found, right)
        self.line, self.found, self.right = line, repr(found)[:60], right


_Read = tuple[list[Segment], str]


def _txt(text: str) -> _Read:
    segments = []
    for line in text.split("\n"):
        said, speaker = _labelled(line)
        if said:
            segments.append(Segment(0.0, 0.0, _words(said, 0.0, 0.0), speaker))
    return segments, NO_TIMES


def _vtt(text: str) -> _Read:
    if not text.startswith("WEBVTT"):
        raise _Wrong(1, text.split("\n", 1)[0], "WEBVTT")
    return list(_cues(text, plain=_vtt_line)), SEGMENT_TIMES


def _srt(text: str) -> _Read:
    return list(_cues(text, plain=_labelled)), SEGMENT_TIMES


def _cues(text: str, plain: Callable[[str], tuple[str, str]]) -> Iterator[Segment]:
    """The blocks between empty lines that have a line with times."""
    lines = [*text.split("\n"), ""]
    n = 0
    while n < len(lines):
        if "-->" not in lines[n]:
            n += 1
            continue
        start, end = _cue_times(n + 1, lines[n])
        said: list[str] = []
        n += 1
        while lines[n].strip():
            said.append(lines[n])
            n += 1
        words, speaker = plain(" ".join(said))
        if words:
            yield Segment(start, end, _words(words, start, end), speaker)


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


def _vtt_line(text: str) -> tuple[str, str]:
    voice = _VOICE.search(text)
    said = html.unescape(re.sub(r"<[^>]*>", "", text)).strip()
    return (said, voice.group(1).strip()) if voice else _labelled(said)


def _tsv(text: str) -> _Read:
    """Whisper's own: milliseconds of start and end, and the text."""
    segments = []
    for n, line in enumerate(text.split("\n"), start=1):
        cells = line.split("\t")
        if not line.strip() or (n == 1 and cells[:2] == ["start", "end"]):
            continue
        if len(cells) < 3 or not cells[0].isdigit() or not cells[1].isdigit():
            raise _Wrong(n, line, "milliseconds, tab, milliseconds, tab, text")
        start, end = int(cells[0]) / 1000, int(cells[1]) / 1000
        said, speaker = _labelled(" ".join(cells[2:]))
        if said:
            segments.append(Segment(start, end, _words(said, start, end), speaker))
    return segments, SEGMENT_TIMES


def _json(text: str) -> _Read:
    try:
        whole = json.loads(text)
    except ValueError as error:
        raise _Wrong(getattr(error, "lineno", 1), str(error), "JSON") from error
    listed = whole.get("segments") if isinstance(whole, Mapping) else None
    if not isinstance(listed, list):
        raise _Wrong(1, text[:20], '"segments": [...]')
    segments, times = [], WORD_TIMES
    for n, raw in enumerate(listed, start=1):
        try:
            if "start_s" in raw:
                segments.append(segment_from_dict(raw))
                continue
            segment, told = _whisper(raw)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            right = "start, end and text, or words"
            raise _Wrong(1, f"segment {n}: {error}", right) from error
        times = times if told else SEGMENT_TIMES
        if segment.words:
            segments.append(segment)
    return segments, times


def _whisper(raw: Mapping[str, Any]) -> tuple[Segment, bool]:
    """A segment as Whisper and its kin write it, and whether its words have times."""
    start, end = float(raw["start"]), float(raw["end"])
    speaker = str(raw.get("speaker", ""))
    if not raw.get("words"):
        return Segment(start, end, _words(str(raw["text"]).strip(), start, end), speaker), False
    words, last = [], start
    for word in raw["words"]:
        # WhisperX leaves out the times of numbers.
        begin = float(word.get("start", last))
        last = float(word.get("end", begin))
        text = str(word["word"])
        sure = word.get("probability", word.get("score"))
        probability = None if sure is None else float(sure)
        words.append(Word(text if text[:1] == " " else f" {text}", begin, last, probability))
    return Segment(start, end, tuple(words), speaker), True


_READERS: dict[str, Callable[[str], _Read]] = {
    ".txt": _txt,
    ".vtt": _vtt,
    ".srt": _srt,
    ".tsv": _tsv,
    ".json": _json,
}


def _labelled(line: str) -> tuple[str, str]:
    """A line without the label of its speaker, and the speaker."""
    label = _LABEL.match(line.strip())
    said = line.strip()[label.end() :] if label else line
    return " ".join(said.split()), label.group(1).lower() if label else ""


def _words(text: str, start_s: float, end_s: float) -> tuple[Word, ...]:
    """The words of a segment, with times by their length."""
    parts = text.split()
    whole = sum(len(part) + 1 for part in parts) or 1
    found, done = [], 0
    for part in parts:
        begin, done = done, done + len(part) + 1
        times = (start_s + (end_s - start_s) * share / whole for share in (begin, done))
        found.append(Word(f" {part}", *(round(time, 3) for time in times)))
    return tuple(found)


def _spread(segments: list[Segment], seconds: float) -> list[Segment]:
    """Segments without times share the length of the sound by their text."""
    whole = sum(len(segment.text) + 1 for segment in segments) or 1
    found, done = [], 0
    for segment in segments:
        begin, done = done, done + len(segment.text) + 1
        start_s, end_s = (round(seconds * share / whole, 3) for share in (begin, done))
        words = _words(segment.text, start_s, end_s)
        found.append(replace(segment, start_s=start_s, end_s=end_s, words=words))
    return found


_SLACK_S = 2.0


def _check(path: Path, segments: list[Segment], seconds: float) -> None:
    last_s = 0.0
    for n, segment in enumerate(segments, start=1):
        if not (math.isfinite(segment.end_s) and 0 <= segment.start_s <= segment.end_s):
            template = QT_TRANSLATE_NOOP("Speech", "{path}: segment {number} ends before it begins")
            raise TranscriptRefused(template, path=path, number=n)
        if segment.start_s < last_s:
            template = QT_TRANSLATE_NOOP(
                "Speech", "{path}: segment {number} begins before the one above it; sort by time"
            )
            raise TranscriptRefused(template, path=path, number=n)
        last_s = segment.start_s
    if seconds and last_s > seconds + _SLACK_S:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{path}: it goes on at {last:.0f} s, but the recording has {seconds:.0f} s; is it the "
            "transcript of another recording?",
        )
        raise TranscriptRefused(template, path=path, last=last_s, seconds=seconds)
