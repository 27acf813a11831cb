"""One row per recording: its content and time, its microphone, and what is missing in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from labeval.audio.recording import NoRecording, Recording, read_recording
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.session.state.recordings import RecordedSound, recordings_of
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("recording", "Its id: the session's, and its number in the session."),
    Column("part", "think_aloud, interview, or both where one recording holds both."),
    Column("file", "The sound, below the study folder; empty where it is not on this computer."),
    Column("seconds", "Length of the sound; empty where it is not on this computer.", "number"),
    Column("begins_seconds", "Session clock of its first frame.", "number"),
    Column("device", "The microphone that it began with."),
    Column("channels", "1, or 2 with the participant left.", "integer"),
    Column("gaps", "How often sound is missing: microphone lost, or paused.", "integer"),
    Column("pauses", "How many of the gaps are pauses.", "integer"),
    Column("overflows", "How often the computer was too slow.", "integer"),
    Column("ended", "ended, died, refused (disk full); empty where it was cut off or runs still."),
    Column("started_at", "UTC, ISO 8601."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All recordings by participant and session, in the order in which they began."""
    folder = StudyFolder(record.path.parent)
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        for sound in recordings_of(session.events):
            yield _row(session, sound, folder)


def _row(session: RecordedSession, sound: RecordedSound, folder: StudyFolder) -> Row:
    where = folder.audio / sound.id
    found: Recording | None = None
    with suppress(NoRecording):
        found = read_recording(where)
    device = (sound.device, "", str(sound.lost + sound.pauses), str(sound.pauses))
    overflows = str(sound.overflows)
    file = seconds = begins = ""
    if found is not None and found.frames:
        file = found.sound.relative_to(folder.path).as_posix()
        seconds = f"{found.frames / found.rate:.3f}"
        device = (found.device, str(found.channels), str(len(found.gaps)), _pauses(found))
        overflows = str(found.overflows)
        if sound.tie is not None:
            begins = f"{sound.tie.session_ms_of_frame(found.alignment, 0) / 1000:.3f}"
    return (
        *(*session.codes, session.header.condition, sound.id, sound.part, file, seconds, begins),
        *(*device, overflows, sound.stop, sound.started),
    )


def _pauses(found: Recording) -> str:
    return str(sum(why == "paused" for _, why in found.gaps))
