"""Transcripts made elsewhere: TXT, DOCX, WebVTT, SubRip, TSV, and JSON of Whisper or labeval.

What a file does not tell is made up in the plainest way and said in ``made_with``: words share the
time of their segment by their length, and the segments of a text without times that of the sound.
"""

from __future__ import annotations

import html
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.documents import NoDocument, docx_lines
from labeval.transcription.speakers import PARTICIPANT, SUPERVISOR
from labeval.transcription.spoken_lines import plain_words, read_lines, timed
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
    ending = path.suffix.lower()
    if ending in _LINES:
        found, times = _typed(_LINES[ending](path), seconds)
    elif ending in _READERS:
        found, times = _read(path, _READERS[ending])
    else:
        template = QT_TRANSLATE_NOOP("Speech", "{path}: transcripts are read from {endings}")
        endings = ", ".join(sorted((*_LINES, *_READERS)))
        raise TranscriptRefused(template, path=path, endings=endings)
    _check(path, found, seconds)
    made_with = {"imported_from": path.name, "times": times}
    length = seconds or max((s.end_s for s in found), default=0.0)
    return Transcript(tuple(found), language, length, made_with)


class _Wrong(Exception):
    def __init__(self, line: int, found: object, right: str) -> None:
        super().__init__(line, found, right)
        self.line, self.found, self.right = line, repr(found)[:60], right


_Found = tuple[list[Segment], str]


def _read(path: Path, reader: Callable[[str], _Found]) -> _Found:
    try:
        return reader(_text(path))
    except _Wrong as wrong:
        template = QT_TRANSLATE_NOOP("Speech", "{path}, line {line}: {found} – expected {right}")
        raise TranscriptRefused(
            template, path=path, line=wrong.line, found=wrong.found, right=wrong.right
        ) from wrong


def _text(path: Path) -> str:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        template = QT_TRANSLATE_NOOP("Speech", "{path}: byte {at} is not UTF-8; save it as UTF-8")
        raise TranscriptRefused(template, path=path, at=error.start) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _document(path: Path) -> list[str]:
    try:
        return list(docx_lines(path))
    except NoDocument as error:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{path} cannot be read as a DOCX document ({why}); open it in a word processor and "
            "save it again",
        )
        raise TranscriptRefused(template, path=path, why=error) from error


def _typed(lines: list[str], seconds: float) -> _Found:
    """Lines as people type them."""
    spoken = read_lines(lines)
    known = any(line.start_s is not None or line.end_s is not None for line in spoken)
    return timed(spoken, seconds), SEGMENT_TIMES if known else NO_TIMES


def _vtt(text: str) -> _Found:
    if not text.startswith("WEBVTT"):
        raise _Wrong(1, text.split("\n", 1)[0], "WEBVTT")
    return list(_cues(text, plain=_vtt_line)), SEGMENT_TIMES


def _srt(text: str) -> _Found:
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
            yield Segment(start, end, plain_words(words, start, end), speaker)


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


def _tsv(text: str) -> _Found:
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
            segments.append(Segment(start, end, plain_words(said, start, end), speaker))
    return segments, SEGMENT_TIMES


def _json(text: str) -> _Found:
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
        return Segment(
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
    return Segment(start, end, tuple(words), speaker), True


_LINES: dict[str, Callable[[Path], list[str]]] = {
    ".txt": lambda path: _text(path).split("\n"),
    ".docx": _document,
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
    said = line.strip()[label.end() :] if label else line
    return " ".join(said.split()), label.group(1).lower() if label else ""


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
