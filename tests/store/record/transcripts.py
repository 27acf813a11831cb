"""A transcript for tests that need one in the record."""

from __future__ import annotations

from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.store.conftest import UTC


def keep_transcript(record: Record, session: str, recording: int = 1) -> str:
    """Keep a transcript of two segments of a recording; returns the recording's id."""
    name = f"{session}-{recording:02}"
    last = record.sessions.events(session)[-1]
    data = {"monotonic_ms": 100.0, "device": "desk"}
    consent = Event(
        last.seq + 1, last.at_ms, UTC, Kind.CONSENT, "consent", "audio", "given", {"version": "1"}
    )
    begun = Event(last.seq + 2, last.at_ms, UTC, Kind.AUDIO_STARTED, value=name, data=data)
    record.sessions.journal(session).append([consent, begun])
    segments = tuple(
        SpeechSegment(at, at + 1.0, (Word(f" Said at {at}.", at, at + 1.0, 0.9),), "participant")
        for at in (0.5, 2.5)
    )
    said = Transcript(segments, "en", 4.0, {"model": "tiny.en"})
    timeline = RecordingTimeline([TimelineStretch(0.0, 100.0, 4000.0)])
    record.transcripts.keep(KeptTranscript(session, name, said, timeline, UTC))
    return name
