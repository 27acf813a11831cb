"""A transcript that was made elsewhere, given to a recording of a study."""

from __future__ import annotations

from pathlib import Path

from labeval.audio.recording import NoRecording, read_recording
from labeval.jobs.speech.transcribe_study import timeline_of
from labeval.session.events.clock import utc_now
from labeval.session.plan.header import SessionHeader
from labeval.session.state.recordings import RecordedSound, recordings_of
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript


def import_transcript(record: Record, folder: StudyFolder, path: Path, of: str) -> KeptTranscript:
    """Read a transcript and keep it; it takes the place of an earlier one of its recording.

    Args:
        of: id of a recording, or of a session that has one recording.

    Raises:
        TranscriptRefused: the file is no transcript, or it is not clear which recording is meant.
        FileNotFoundError, PermissionError: the file cannot be read.
        RecordError: it cannot be written.
    """
    header, sound = _meant(record, of)
    try:
        recording = read_recording(folder.audio / sound.id)
    except NoRecording as missing:
        template = QT_TRANSLATE_NOOP(
            "Speech",
            "the sound of {recording} is not in {folder}; without it nobody knows when a word of "
            "the transcript was said",
        )
        raise TranscriptRefused(template, recording=sound.id, folder=folder.audio) from missing
    seconds = recording.frames / recording.rate
    transcript = read_transcript(path, seconds=seconds, language=header.language)
    timeline = timeline_of(sound, recording)
    kept = KeptTranscript(header.id, sound.id, transcript, timeline, utc_now())
    record.transcripts.keep(kept)
    return kept


def _meant(record: Record, of: str) -> tuple[SessionHeader, RecordedSound]:
    found = [
        (header, sound)
        for header in record.sessions.headers()
        for sound in recordings_of(record.sessions.events(header.id))
        if of in (header.id, sound.id)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        template = QT_TRANSLATE_NOOP(
            "Speech", "session {id} has several recordings; name one of them: {recordings}"
        )
        listed = ", ".join(sound.id for _, sound in found)
        raise TranscriptRefused(template, id=of, recordings=listed)
    template = QT_TRANSLATE_NOOP(
        "Speech", "there is no recording and no session with a recording called {id}"
    )
    raise TranscriptRefused(template, id=of)
