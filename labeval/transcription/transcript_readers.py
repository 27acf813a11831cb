"""Transcripts made elsewhere: text, DOCX, RTF, subtitles, TSV, JSON, and tiers of ELAN and Praat.

What a file lacks is filled in the plainest way and noted in ``made_with``: words share the
time of their segment by their length, and the segments of a text without times that of the sound.
"""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from labeval.files.content import blocks_of, read_content
from labeval.files.limits import (
    MOST_LINES,
    MOST_SEGMENT,
    MOST_SEGMENTS,
    MOST_TEXT,
    MOST_WORDS,
    Count,
    too_many,
)
from labeval.files.refusal import FileRefused, refusing
from labeval.files.text import lines_of, read_text, text_of
from labeval.files.xml import tree
from labeval.text.joining import joined
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText
from labeval.transcription.docx_transcripts import docx_lines, rtf_rows
from labeval.transcription.recogniser_json import json_segments
from labeval.transcription.speakers.by_channel import PARTICIPANT, SUPERVISOR
from labeval.transcription.spoken_lines import (
    Speakers,
    known_name,
    plain_words,
    read_lines,
    stamp_s,
    timed,
)
from labeval.transcription.tiers import SAVED_AS_TEXT, Tier, elan_tiers, praat_tiers, turns
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.transcription.wrong_place import WrongPlace

_CLOCK = re.compile(r"(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})")
_VOICE = re.compile(r"<v(?:\.[^ <>]*)? ([^<>]+)>")
_TAG = re.compile(r"<[^<>]*>")
_MS = re.compile(r"[0-9]{1,12}")
_SECONDS = re.compile(r"[0-9]{1,9}[.,][0-9]{1,9}")
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
        endings = ", ".join(transcript_endings())
        raise TranscriptRefused(template, path=path, endings=endings)
    facts = _Facts()
    with refusing(path, TranscriptRefused):
        if ending in _LINES:
            segments: Iterable[SpeechSegment] = _typed(
                _written(_LINES[ending](path), path), seconds, facts
            )
        else:
            segments = _refusing(path, _READERS[ending](path, facts))
        found = _checked(path, segments, seconds)
    made_with: dict[str, object] = {"imported_from": path.name, "times": facts.times}
    if facts.left_out:
        made_with["left_out"] = facts.left_out
    length = seconds or max((s.end_s for s in found), default=0.0)
    return Transcript(tuple(found), language, length, made_with)


def transcript_endings() -> tuple[str, ...]:
    """The endings of files that :func:`read_transcript` reads."""
    return tuple(sorted((*_LINES, *_READERS)))


def transcripts_in(folder: Path) -> list[Path]:
    """The files of a folder where each may be a transcript, by its ending; else none."""
    files = [path for path in folder.iterdir() if path.is_file() and path.name[0] != "."]
    known = transcript_endings()
    return sorted(files) if all(path.suffix.lower() in known for path in files) else []


_MOST_TYPED = 2 * MOST_SEGMENTS
"""Lines of a typed transcript; some have a name and a time above what was said."""
_SHOWN = 60
_FIRST_ROW = QT_TRANSLATE_NOOP(
    "Speech",
    "the columns start, end and text, by these names (speaker may be one, too), or a row of "
    "milliseconds, tab, milliseconds, tab, text",
)
_MS_ROW = QT_TRANSLATE_NOOP("Speech", "milliseconds, tab, milliseconds, tab, text")
_ROW = QT_TRANSLATE_NOOP("Speech", "times in the columns start and end")


@dataclass(slots=True)
class _Facts:
    """Findings of a reader, complete once the segments are read."""

    times: str = SEGMENT_TIMES
    left_out: list[str] = field(default_factory=list)
    """Tiers that only divide others."""


def _refusing(path: Path, segments: Iterable[SpeechSegment]) -> Iterator[SpeechSegment]:
    try:
        yield from segments
    except WrongPlace as wrong:
        template = QT_TRANSLATE_NOOP("Speech", "{path}, line {line}: {found} – expected {right}")
        raise TranscriptRefused(
            template, path=path, line=wrong.line, found=wrong.found, right=wrong.right
        ) from wrong


def _text(path: Path) -> str:
    text = read_text(path, MOST_TEXT)
    if text.count("\n") > MOST_LINES:
        raise too_many(path, "lines", MOST_LINES)
    return text


def _written(lines: Iterable[str], where: Path) -> Iterator[str]:
    """Lines that are not empty."""
    count = Count(where, "lines", _MOST_TYPED)
    for line in lines:
        if line and not line.isspace():
            count.add()
            yield line


def _typed(lines: Iterable[str], seconds: float, facts: _Facts) -> Iterable[SpeechSegment]:
    """Lines as people type them."""
    spoken = read_lines(lines)
    known = any(line.start_s is not None or line.end_s is not None for line in spoken)
    facts.times = SEGMENT_TIMES if known else NO_TIMES
    return timed(spoken, seconds)


def _elan(path: Path, facts: _Facts) -> Iterator[SpeechSegment]:
    root = tree(blocks_of(path, MOST_TEXT), path)
    yield from _turns(elan_tiers(root, path), facts)


def _praat(path: Path, facts: _Facts) -> Iterator[SpeechSegment]:
    content = read_content(path, MOST_TEXT)
    if content.startswith(b"ooBinaryFile"):
        raise WrongPlace(1, "ooBinaryFile", MarkedText(SAVED_AS_TEXT, context="Speech"))
    yield from _turns(praat_tiers(text_of(content, path), path), facts)


def _turns(tiers: Sequence[Tier], facts: _Facts) -> list[SpeechSegment]:
    found, facts.left_out, has_words = turns(tiers)
    facts.times = WORD_TIMES if has_words else SEGMENT_TIMES
    return found


def _vtt(path: Path, _: _Facts) -> Iterator[SpeechSegment]:
    return _vtt_cues(_text(path))


def _vtt_cues(text: str) -> Iterator[SpeechSegment]:
    if not text.startswith("WEBVTT"):
        raise WrongPlace(1, text[:_SHOWN].split("\n", 1)[0], "WEBVTT")
    speakers = _cue_speakers(text, _without_tags)
    yield from _cues(text, plain=partial(_vtt_line, speakers))


def _srt(path: Path, _: _Facts) -> Iterator[SpeechSegment]:
    text = _text(path)
    speakers = _cue_speakers(text, str.strip)
    yield from _cues(text, plain=partial(_spoken_by, speakers))


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
        words, speaker = plain(joined([line.strip() for line in spoken]))
        if words:
            yield SpeechSegment(start, end, plain_words(words, start, end), speaker)


def _cue_times(line: int, text: str) -> tuple[float, float]:
    left, _, right = text.partition("-->")
    found = [_CLOCK.fullmatch(part.split()[0]) if part.split() else None for part in (left, right)]
    if None in found:
        raise WrongPlace(line, text.strip(), "00:00:01.000 --> 00:00:02.500")
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


def _tsv(path: Path, _: _Facts) -> Iterator[SpeechSegment]:
    """Milliseconds of start and end, and the text, as Whisper has them; or columns by name."""
    columns = ["start", "end", "text"]
    has_speaker = False
    for n, line in enumerate(_text(path).split("\n"), start=1):
        cells = [cell.strip() for cell in line.split("\t")]
        if not line.strip():
            continue
        if n == 1 and {"start", "end", "text"} <= (names := {cell.lower() for cell in cells}):
            columns = [cell.lower() for cell in cells]
            has_speaker = "speaker" in names
            continue
        if not has_speaker and len(cells) > len(columns):
            cells[2:] = [" ".join(cells[2:])]
        row = dict(zip(columns, cells, strict=False))
        start, end = _row_s(row.get("start", "")), _row_s(row.get("end", ""))
        if start is None or end is None or "text" not in row:
            right = _FIRST_ROW if n == 1 else _ROW if has_speaker else _MS_ROW
            raise WrongPlace(n, line, MarkedText(right, context="Speech"))
        spoken, speaker = _labelled(row["text"])
        if spoken:
            words = plain_words(spoken, start, end)
            yield SpeechSegment(start, end, words, row.get("speaker") or speaker)


def _row_s(cell: str) -> float | None:
    """Whole numbers are milliseconds, others seconds, and what has colons is a clock's."""
    if _MS.fullmatch(cell):
        return int(cell) / 1000
    if _SECONDS.fullmatch(cell):
        return float(cell.replace(",", "."))
    return stamp_s(cell)


def _json(path: Path, facts: _Facts) -> Iterator[SpeechSegment]:
    without: list[int] = []
    yield from json_segments(_text(path), without)
    facts.times = SEGMENT_TIMES if without else WORD_TIMES


_LINES: dict[str, Callable[[Path], Iterable[str]]] = {
    ".txt": lambda path: lines_of(_text(path)),
    ".docx": docx_lines,
    ".rtf": rtf_rows,
}
_READERS: dict[str, Callable[[Path, _Facts], Iterator[SpeechSegment]]] = {
    ".vtt": _vtt,
    ".srt": _srt,
    ".tsv": _tsv,
    ".json": _json,
    ".eaf": _elan,
    ".textgrid": _praat,
}


def _labelled(line: str) -> tuple[str, str]:
    """A line without the label of its speaker, and the speaker."""
    label = _LABEL.match(line.strip())
    spoken = line.strip()[label.end() :] if label else line
    return " ".join(spoken.split()), label.group(1).lower() if label else ""


_SLACK_S = 2.0
_LONGEST_S = 1_000 * 3600


def _is_possible(word: Word) -> bool:
    times = (word.start_s, word.end_s)
    sure = word.probability
    return all(0 <= time <= _LONGEST_S for time in times) and (sure is None or 0 <= sure <= 1)


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
        if not all(map(_is_possible, segment.words)):
            template = QT_TRANSLATE_NOOP(
                "Speech",
                "{path}: segment {number} has a word whose times or probability are none; times "
                "are seconds, and a probability is between 0 and 1",
            )
            raise TranscriptRefused(template, path=path, number=n)
        if segment.start_s < last_s:
            template = QT_TRANSLATE_NOOP(
                "Speech", "{path}: segment {number} begins before the one above it; sort by time"
            )
            raise TranscriptRefused(template, path=path, number=n)
        last_s = segment.start_s
        found.append(replace(segment, speaker=known_name(segment.speaker)))
    if seconds and last_s > seconds + _SLACK_S:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "{path}: it goes on at {last:.0f} s, but the recording has {seconds:.0f} s; is it the "
            "transcript of another recording?",
        )
        raise TranscriptRefused(template, path=path, last=last_s, seconds=seconds)
    return found
