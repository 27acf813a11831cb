"""Destroying what was redacted and transcribing exclude each other, and no later one brings it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from labeval.coding.texts.redaction_signs import SEALED
from labeval.jobs.redaction.redaction import confirm, is_unfinished, waiting
from labeval.jobs.speech.import_transcript import import_transcript
from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.session.events.clock import utc_now
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.recording_lock import words_of
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.verify import verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.support.studies.redacted_study import CODER, SECRETS, filled, folder

__all__ = ["filled", "folder"]


@pytest.fixture
def confirmed(folder: StudyFolder) -> StudyFolder:
    with Workbook(folder.workbook, coder=CODER) as workbook:
        confirm(folder, workbook)
    return folder


def recording_of(folder: StudyFolder) -> Path:
    (found,) = (path for path in folder.audio.iterdir() if path.is_dir())
    return found


def kept_now(folder: StudyFolder) -> KeptTranscript:
    with closing(Record(folder.database, read_only=True)) as record:
        (header,) = record.sessions.headers()
        (kept,) = record.transcripts.of_session(header.id)
        return kept


def named(folder: StudyFolder) -> list[str]:
    files = (file for file in folder.path.rglob("*") if file.is_file())
    return [f.name for f in files if any(s.encode() in f.read_bytes() for s in SECRETS)]


def test_nothing_is_destroyed_while_the_recording_is_transcribed(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        with words_of(recording_of(folder)) as free:
            assert free
            with pytest.raises(RecordUnavailable, match="being transcribed"):
                confirm(folder, workbook)
        assert waiting(workbook)
        assert not is_unfinished(folder)
        confirm(folder, workbook)
        assert waiting(workbook) == []
    assert named(folder) == []


def test_a_recording_whose_words_are_being_destroyed_is_not_transcribed(folder, tmp_path):
    recording = recording_of(folder)
    with closing(Record(folder.database)) as record:
        record.connection.execute("DELETE FROM transcript")
        record.connection.execute("DELETE FROM transcript_segment")
    with words_of(recording):
        report = transcribe_study(
            folder,
            KnownModels(tmp_path / "models.yaml"),
            settings=Listening(),
            progress=lambda step: True,
        )
    assert report.done == []
    assert "when that has finished" in str(report.failed[recording.name])


def test_the_same_words_heard_again_are_marks_again(confirmed):
    kept = kept_now(confirmed)
    words = tuple(
        Word(f" {text}", n * 0.5, (n + 1) * 0.5, 0.9)
        for n, text in enumerate(("I", "asked", *SECRETS, "about", "the", "codec."))
    )
    heard = Transcript((SpeechSegment(0.0, 3.5, words),), "en", 3.5, {"model": "other"})
    with Record(confirmed.database) as record:
        record.transcripts.keep(
            KeptTranscript(kept.session, kept.recording, heard, kept.timeline, utc_now())
        )
    assert kept_now(confirmed).transcript.text == f"I asked {SEALED} about the codec."
    assert named(confirmed) == []
    assert verify(confirmed.database).sound


def test_where_silence_gives_no_words_the_mark_stays(confirmed):
    kept = kept_now(confirmed)
    parts = (SpeechSegment(0.0, 1.0, (Word(" I", 0.0, 0.5, 0.9), Word(" asked", 0.5, 1.0, 0.9))),)
    heard = Transcript(parts, "en", 3.5, {"model": "other"})
    again = KeptTranscript(kept.session, kept.recording, heard, kept.timeline, utc_now())
    for _ in range(2):
        with Record(confirmed.database) as record:
            record.transcripts.keep(again)
        first, mark = kept_now(confirmed).transcript.segments
        assert "".join(word.text for word in first.words) == " I asked"
        assert (mark.start_s, mark.end_s) == (1.0, 2.0)
        assert [word.text for word in mark.words] == [f" {SEALED}"]
    assert verify(confirmed.database).sound


def test_a_transcript_from_elsewhere_brings_no_redacted_words_in(confirmed, tmp_path):
    made = tmp_path / "made.srt"
    made.write_text(
        "1\n00:00:00,000 --> 00:00:03,500\nI asked Xanthippe Quillfeather about the codec.\n"
    )
    with Record(confirmed.database) as record:
        import_transcript(record, confirmed, made, recording_of(confirmed).name)
    assert named(confirmed) == []
    assert SEALED in kept_now(confirmed).transcript.text
