"""The recordings of a study that have no transcript yet."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from labeval.audio.recording import NoRecording, Recording, read_recording
from labeval.session.state.recordings import RecordedSound, recordings_of
from labeval.store.disk.lock import is_held
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


@dataclass(frozen=True, slots=True)
class UntranscribedRecording:
    """A recording that has no transcript yet."""

    session: str
    language: str
    sound: RecordedSound
    recording: Recording

    @property
    def id(self) -> str:
        """The recording's id."""
        return self.sound.id


def waiting_recordings(record: Record, folder: StudyFolder) -> list[UntranscribedRecording]:
    """The recordings without a transcript, oldest first.

    Recordings that still grow, and those whose sound is not on this computer, are left out.

    Raises:
        RecordError: the record cannot be read.
    """
    in_use = is_held(folder.lock)
    found = []
    for session, names in _by_session(record).items():
        language = record.sessions.header(session).language
        for sound in recordings_of(record.sessions.events(session)):
            recording = _recording(folder, sound.id) if sound.id in names else None
            if recording is not None and (recording.ended or not in_use):
                found.append(UntranscribedRecording(session, language, sound, recording))
    return sorted(found, key=lambda one: (one.sound.started, one.id))


def count_waiting(record: Record, folder: StudyFolder) -> int:
    """Number of recordings that wait, without reading any session as a whole.

    Raises:
        RecordError: the record cannot be read.
    """
    names = [name for listed in _by_session(record).values() for name in listed]
    in_use = is_held(folder.lock) if names else False
    known = (_recording(folder, name) for name in names)
    return sum(one is not None and (one.ended or not in_use) for one in known)


def _by_session(record: Record) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for session, recording in record.transcripts.missing():
        found.setdefault(session, set()).add(recording)
    return found


def _recording(folder: StudyFolder, name: str) -> Recording | None:
    with suppress(NoRecording):
        found = read_recording(folder.audio / name)
        return found if found.frames else None
    return None
