"""The supervisor's voice comes from earlier recordings in which it is known who speaks."""

from __future__ import annotations

import wave
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from labeval import places
from labeval.coding.edits import added
from labeval.coding.rows import Passage, Source, SourceKind
from labeval.jobs.speech.known_voices import (
    SpokenTurn,
    alone,
    keep_own_voice,
    supervisors_voices,
)
from labeval.jobs.speech.transcribe import transcribe
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.pieces import Voiced
from labeval.transcription.settings import Listening
from labeval.transcription.speakers.telling_apart import SpeakersWanted, VoiceSample
from labeval.transcription.timeline import RecordingTimeline
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.benchmarks.speech.spoken import write_wave
from tests.jobs.speech.test_learn_speakers import Talk, talk
from tests.support.sound.speech import model, speak
from tests.support.studies.spoken_study import recorded_session

__all__ = ["model", "speak", "talk"]

OWN = SpokenTurn(0.0, 6.0, "supervisor", None, "Please begin.")


@pytest.mark.parametrize(
    ("turns", "heard"),
    [
        ([OWN], (Voiced(0.0, 6.0),)),
        ([replace(OWN, end_s=4.9)], ()),
        ([replace(OWN, probability=0.98)], ()),
        ([replace(OWN, probability=0.99)], (Voiced(0.0, 6.0),)),
        ([replace(OWN, speaker="participant")], ()),
        ([replace(OWN, text="My name is ███ now.")], ()),
        ([OWN, SpokenTurn(5.9, 8.0, "participant", None, "Yes.")], ()),
        ([OWN, SpokenTurn(6.0, 8.0, "participant", None, "Yes.")], (Voiced(0.0, 6.0),)),
        ([OWN, SpokenTurn(7.0, 7.9, "supervisor", None, "Good.")], (Voiced(0.0, 6.0),)),
        (
            [replace(OWN, start_s=n * 40.0, end_s=n * 40.0 + 35.0) for n in range(4)],
            (Voiced(0.0, 35.0), Voiced(40.0, 75.0)),
        ),
    ],
)
def test_it_is_heard_where_nobody_else_surely_speaks(turns, heard):
    assert alone(turns) == heard


def add_recording(path: Path, sound: Path, number: int, speaker: str = "supervisor") -> str:
    """A session with a recording and its transcript, in which one person speaks; its recording."""
    with recorded_session(path, number) as (desk, record):
        desk.record(sound)
        segment = SpeechSegment(1.0, 8.0, (Word(" Hello", 1.0, 8.0, None),), speaker)
        made = Transcript((segment,), "en", 9.0, {})
        id = desk.session.header.id
        record.transcripts.keep(
            KeptTranscript(id, desk.recording, made, RecordingTimeline(()), "2026-03-01T10:00:00Z")
        )
        return desk.recording


@pytest.fixture
def sound(tmp_path) -> Path:
    import numpy as np

    write_wave(tmp_path / "nine.wav", np.zeros(9 * 16_000, np.int16))
    return tmp_path / "nine.wav"


def test_recordings_with_the_voice_and_their_sound_are_offered(sound, tmp_path):
    folder = StudyFolder(tmp_path / "study")
    assert supervisors_voices(folder) == []
    ids = [add_recording(folder.path, sound, n) for n in range(2)]
    add_recording(folder.path, sound, 2, "A")
    for newest in (ids, ids[::-1]):
        with Record(folder.database) as record:
            for day, id in enumerate(reversed(newest), start=1):
                record.connection.execute(
                    "UPDATE session SET started = ? WHERE id = ?",
                    (f"2026-03-0{day}", id.removesuffix("-01")),
                )
        found = supervisors_voices(folder)
        assert [known.recording for known in found] == newest
    assert found[0].sample == VoiceSample(
        "supervisor", folder.audio / found[0].recording / "sound.wav", (Voiced(1.0, 8.0),)
    )
    assert len({known.participant for known in found}) == 2
    assert len(supervisors_voices(folder, most=1)) == 1
    (folder.audio / ids[0] / "sound.wav").unlink()
    assert [known.recording for known in supervisors_voices(folder)] == [ids[1]]


def test_what_an_analyst_has_corrected_counts(sound, tmp_path):
    folder = StudyFolder(tmp_path / "study")
    named = add_recording(folder.path, sound, 0, "A")
    wrong = add_recording(folder.path, sound, 1, "supervisor")
    with Workbook(folder.workbook, coder="A") as workbook:
        for n, (recording, speaker) in enumerate([(named, "supervisor"), (wrong, "B")]):
            session = recording.removesuffix("-01")
            source = Source(f"s{n}", SourceKind.INTERVIEW, "Talk", f"P{n}", session, recording)
            spoken = Passage(f"p{n}", source.id, 0.0, "Hello", speaker, 1000, 7000)
            workbook.take_in([added(source), added(spoken)])
    (found,) = supervisors_voices(folder)
    assert found.recording == named and found.sample.stretches == (Voiced(1.0, 7.0),)


def test_the_known_voice_names_both_people_of_a_recording(talk: Talk, model, tmp_path):
    spoken = [p for p in talk.passages if p.speaker == "B"]
    stretches = tuple(Voiced(p.start_ms / 1000, p.end_ms / 1000) for p in spoken)
    sample = VoiceSample("supervisor", talk.sound, stretches)
    who = SpeakersWanted(talk.arrays, 2, (sample,))
    found = transcribe(talk.sound, model, Listening(), kept=tmp_path / "kept", who=who)
    for passage in talk.passages:
        middle = (passage.start_ms + passage.end_ms) / 2000
        here = [s for s in found.segments if s.start_s <= middle <= s.end_s]
        expected = "supervisor" if passage.speaker == "B" else "participant"
        assert [s.speaker for s in here] == [expected], passage.id
    assert found.made_with["speakers"]["known"][0][0] == "supervisor"


def test_the_voice_of_the_microphone_test_comes_after_those_of_recordings(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "own_voice_file", lambda: tmp_path / "data" / "own.wav")
    folder = StudyFolder(tmp_path / "study")
    assert supervisors_voices(folder) == []
    both = np.array([[1, 7], [2, -8]], dtype=np.int16)
    keep_own_voice(both, 16_000)
    with wave.open(str(tmp_path / "data" / "own.wav")) as kept:
        assert (kept.getnchannels(), kept.getframerate()) == (1, 16_000)
        assert np.frombuffer(kept.readframes(2), "<i2").tolist() == [7, -8], "the supervisor's"
    (known,) = supervisors_voices(folder)
    assert (known.recording, known.sample.name) == ("", "supervisor")
    assert known.sample.sound.stat().st_mode & 0o077 == 0
    with pytest.raises(wave.Error):
        keep_own_voice(both, 0)
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["own.wav"], "no part of it"
