"""Checks of transcripts: whole, readable, in order, and of recordings that the session knows."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

from labeval.session.events.events import Kind
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.row_names import TRANSCRIPT
from labeval.store.record.transcripts import segment_of_row
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.timeline import RecordingTimeline

_AGAIN = QT_TRANSLATE_NOOP(
    "Verification", "remove it and transcribe again, or merge a record that has it whole"
)


def transcript_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Everything that cannot be right about transcripts."""
    known = set(
        connection.execute("SELECT session, value FROM event WHERE kind = ?", (Kind.AUDIO_STARTED,))
    )
    rows = connection.execute(
        "SELECT session, recording, segments, made_with, timeline FROM transcript "
        "ORDER BY session, recording"
    ).fetchall()
    for session, recording, segments, made_with, timeline in rows:
        where = TRANSCRIPT.format(id=recording)
        if (session, recording) not in known:
            text = QT_TRANSLATE_NOOP("Verification", "its session knows no such recording")
            yield Finding(Severity.ERROR, where, text)
        if not _readable(made_with, timeline):
            text = QT_TRANSLATE_NOOP(
                "Verification", "how it was made, or its place on the clock, cannot be read"
            )
            yield Finding(Severity.ERROR, where, text, _AGAIN)
        yield from _segment_findings(connection, (session, recording), segments)
    for (recording,) in connection.execute(
        "SELECT DISTINCT recording FROM transcript_segment s WHERE NOT EXISTS (SELECT 1 FROM "
        "transcript t WHERE t.session = s.session AND t.recording = s.recording) ORDER BY recording"
    ):
        text = QT_TRANSLATE_NOOP("Verification", "segments of a transcript that is missing")
        yield Finding(Severity.ERROR, TRANSCRIPT.format(id=recording), text, _AGAIN)


def _segment_findings(
    connection: sqlite3.Connection, key: tuple[str, str], expected: int
) -> Iterator[Finding]:
    rows = connection.execute(
        "SELECT number, start_ms, end_ms, speaker, words FROM transcript_segment "
        "WHERE session = ? AND recording = ? ORDER BY number",
        key,
    ).fetchall()
    where = TRANSCRIPT.format(id=key[1])
    if [number for number, *_ in rows] != list(range(1, expected + 1)):
        text = QT_TRANSLATE_NOOP("Verification", "it has {found} of {expected} segments")
        values = {"found": len(rows), "expected": expected}
        yield Finding(Severity.ERROR, where, text, _AGAIN, values)
    last_ms = 0
    for number, start_ms, end_ms, speaker, words in rows:
        values = {"number": number}
        try:
            segment_of_row(start_ms, end_ms, speaker, words)
        except (ValueError, TypeError):
            text = QT_TRANSLATE_NOOP("Verification", "the words of segment {number} cannot be read")
            yield Finding(Severity.ERROR, where, text, _AGAIN, values)
        if not last_ms <= start_ms <= end_ms:
            text = QT_TRANSLATE_NOOP("Verification", "the times of segment {number} run backwards")
            yield Finding(Severity.ERROR, where, text, _AGAIN, values)
        last_ms = start_ms


def _readable(made_with: str, timeline: str) -> bool:
    try:
        RecordingTimeline.from_json(timeline)
        return isinstance(json.loads(made_with), dict)
    except (ValueError, TypeError):
        return False
