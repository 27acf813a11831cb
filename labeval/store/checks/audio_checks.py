"""Checks of recordings: consent first, clocks that tie, and sound that is where it should be."""

from __future__ import annotations

import json
import math
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.refusal import FileRefused
from labeval.session.events.events import AUDIO, Kind
from labeval.session.state.recordings import MONOTONIC_MS, is_recording_id
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.row_names import RECORDING
from labeval.store.record.event_row import EventRow, Fault, Faults
from labeval.store.record.sound_copies import recorded_hashes
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.sessions.retention import is_over
from labeval.text.marks import QT_TRANSLATE_NOOP


def audio_faults(session: str, events: Sequence[EventRow]) -> Faults:
    """Every event of a recording that cannot be right, with what is wrong."""
    consented = False
    started: set[str] = set()
    for event in events:
        if event.kind == Kind.CONSENT and event.field == AUDIO_CONSENT:
            consented = event.value == "given"
        if event.kind not in AUDIO:
            continue
        if not consented:
            text = QT_TRANSLATE_NOOP("Verification", "there was no consent to a recording")
            yield event, (text, {})
        if not _names_clock(event.data):
            text = QT_TRANSLATE_NOOP("Verification", "it does not name the clock of the recording")
            yield event, (text, {})
        yield from ((event, problem) for problem in _wrong_name(session, event, started))
        if event.kind == Kind.AUDIO_STARTED:
            started.add(event.value)


def _wrong_name(session: str, event: EventRow, started: set[str]) -> Iterator[Fault]:
    named = {"name": event.value}
    if not is_recording_id(event.value, session):
        text = QT_TRANSLATE_NOOP("Verification", "'{name}' is not a recording of this session")
        yield text, named
    elif event.kind == Kind.AUDIO_STARTED and event.value in started:
        yield QT_TRANSLATE_NOOP("Verification", "the recording '{name}' began before"), named
    elif event.kind not in _BEFORE_START and event.value not in started:
        yield QT_TRANSLATE_NOOP("Verification", "the recording '{name}' never began"), named


_BEFORE_START = frozenset(
    {Kind.AUDIO_STARTED, Kind.AUDIO_REFUSED, Kind.AUDIO_PAUSED, Kind.AUDIO_RESUMED}
)
"""Events of a recording that has no sound yet."""


def _names_clock(data: str) -> bool:
    try:
        found = json.loads(data)
    except ValueError:
        return False
    clock = found.get(MONOTONIC_MS) if isinstance(found, Mapping) else None
    is_number = isinstance(clock, int | float) and not isinstance(clock, bool)
    return is_number and math.isfinite(float(clock or 0))


def sound_findings(connection: sqlite3.Connection, folder: StudyFolder) -> Iterator[Finding]:
    """Recordings without their sound or with another one, and sound that no session knows."""
    hashes = recorded_hashes(connection)
    known = set(hashes)
    there = {p.name for p in folder.audio.iterdir()} if folder.audio.is_dir() else set()
    over = _over(connection)
    for name in sorted(known - there):
        if name.rpartition("-")[0] in over:
            continue  # its time is over, and it was removed
        text = QT_TRANSLATE_NOOP("Verification", "the sound of this recording is not here")
        advice = QT_TRANSLATE_NOOP(
            "Verification", "copy its folder from the laptop that recorded it, into 'audio'"
        )
        yield Finding(Severity.WARNING, RECORDING.format(id=name), text, advice)
    for name in sorted(known & there):
        yield from sound_faults(folder.audio / name, hashes[name])
    for name in sorted(n for n in there - known - _refused(connection) if is_recording_id(n)):
        text = QT_TRANSLATE_NOOP("Verification", "no session of this record knows this recording")
        advice = QT_TRANSLATE_NOOP(
            "Verification", "merge the record of the laptop that recorded it, or remove it"
        )
        yield Finding(Severity.WARNING, RECORDING.format(id=name), text, advice)


def _refused(connection: sqlite3.Connection) -> set[str]:
    """Recordings that never sounded: their folders have a log at most."""
    rows = connection.execute("SELECT value FROM event WHERE kind = ?", (Kind.AUDIO_REFUSED,))
    return {name for (name,) in rows}


def _over(connection: sqlite3.Connection) -> set[str]:
    """Sessions whose recordings are kept no longer, by the version that each ran with."""
    found = set()
    today = datetime.now(UTC).date()
    for id, started, months in connection.execute(
        "SELECT s.id, s.started, json_extract(v.content, '$.study.retention.recordings_months') "
        "FROM session s JOIN study_version v ON v.id = s.version WHERE json_valid(v.content)"
    ):
        if isinstance(months, int) and is_over(months, started, today):
            found.add(id)
    return found


_MERGE_AGAIN = QT_TRANSLATE_NOOP(
    "Verification",
    "merge the folder of the laptop that recorded it again: a sound that is whole there takes its "
    "place",
)


def sound_faults(folder: Path, recorded: str, advice: str = _MERGE_AGAIN) -> Iterator[Finding]:
    """Yield the faults in the sound of one recording.

    Args:
        recorded: hash of its samples by the record, or nothing.
        advice: what mends it.
    """
    where = RECORDING.format(id=folder.name)
    try:
        found = wholeness_of(folder, recorded)
    except (OSError, FileRefused) as error:
        text = QT_TRANSLATE_NOOP("Verification", "its sound cannot be read: {reason}")
        values = {"reason": getattr(error, "strerror", None) or error}
        yield Finding(Severity.ERROR, where, text, advice, values)
        return
    texts = {
        Wholeness.MISSING: QT_TRANSLATE_NOOP(
            "Verification", "its sound or its log is missing, or is not a recording of this program"
        ),
        Wholeness.SHORT: QT_TRANSLATE_NOOP(
            "Verification", "its sound is shorter than what was recorded"
        ),
        Wholeness.ALTERED: QT_TRANSLATE_NOOP(
            "Verification", "its sound is not the one that was recorded: the hashes differ"
        ),
    }
    if found in texts:
        yield Finding(Severity.ERROR, where, texts[found], advice)
