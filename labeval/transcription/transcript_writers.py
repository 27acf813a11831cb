"""Transcripts as files for people and other programs: TXT, WebVTT, SubRip, TSV, JSON, DOCX."""

from __future__ import annotations

import json
from collections.abc import Callable

from labeval.transcription.docx_transcripts import as_docx
from labeval.transcription.transcript import SpeechSegment, Transcript, segment_to_dict


def as_txt(transcript: Transcript) -> str:
    """One segment per line, after its speaker where known."""
    return "".join(f"{_labelled(segment)}\n" for segment in transcript.segments)


def as_vtt(transcript: Transcript) -> str:
    """WebVTT, as browsers show it."""
    cues = [
        f"{_clock(s.start_s, '.')} --> {_clock(s.end_s, '.')}\n{_voiced(s)}\n"
        for s in transcript.segments
    ]
    return "\n".join(["WEBVTT\n", *cues])


def as_srt(transcript: Transcript) -> str:
    """SubRip, as video players show it."""
    cues = [
        f"{n}\n{_clock(s.start_s, ',')} --> {_clock(s.end_s, ',')}\n{_labelled(s)}\n"
        for n, s in enumerate(transcript.segments, start=1)
    ]
    return "\n".join(cues)


def as_tsv(transcript: Transcript) -> str:
    """Milliseconds of start and end, and the text, as Whisper writes it."""
    lines = [
        f"{round(s.start_s * 1000)}\t{round(s.end_s * 1000)}\t{' '.join(_labelled(s).split())}\n"
        for s in transcript.segments
    ]
    return "".join(["start\tend\ttext\n", *lines])


def as_json(transcript: Transcript) -> str:
    """Everything: words with their times and probabilities, and how it was made."""
    whole = {
        "language": transcript.language,
        "seconds": transcript.seconds,
        "made_with": dict(transcript.made_with),
        "segments": [segment_to_dict(segment) for segment in transcript.segments],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


FORMATS: dict[str, Callable[[Transcript], str]] = {
    "txt": as_txt,
    "vtt": as_vtt,
    "srt": as_srt,
    "tsv": as_tsv,
    "json": as_json,
}
"""Those that are text."""
FILE_FORMATS = (*FORMATS, "docx")
TIMED = frozenset({"vtt", "srt", "tsv"})
"""Those in which every line has a time."""


def file_content(transcript: Transcript, format: str) -> bytes:
    """The content of a file in one of :data:`FILE_FORMATS`.

    Raises:
        KeyError: there is no such format.
    """
    if format == "docx":
        return as_docx(transcript)
    return FORMATS[format](transcript).encode()


def _labelled(segment: SpeechSegment) -> str:
    return f"{segment.speaker}: {segment.text}" if segment.speaker else segment.text


def _voiced(segment: SpeechSegment) -> str:
    text = _escaped(segment.text)
    return f"<v {segment.speaker}>{text}" if segment.speaker else text


def _clock(seconds: float, mark: str) -> str:
    """Hours, minutes, seconds and milliseconds."""
    ms = round(seconds * 1000)
    hours, ms = divmod(ms, 3_600_000)
    minutes, ms = divmod(ms, 60_000)
    whole, ms = divmod(ms, 1000)
    return f"{hours:02}:{minutes:02}:{whole:02}{mark}{ms:03}"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
