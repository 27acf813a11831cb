"""The table of recordings: what the events say, and what the sound and its log say."""

from __future__ import annotations

import json

import pytest

from labeval.audio.recording import LOG
from labeval.audio.sounds import SOUND
from labeval.audio.wave_file import WaveFile
from labeval.session.events.events import Kind
from labeval.session.state.recordings import recording_id
from labeval.study.study import StudyContent

RATE = 8000


@pytest.fixture
def four_texts(four_texts: StudyContent) -> StudyContent:
    """The study asks for a recording too."""
    raw = four_texts.model_dump(mode="json", by_alias=True)
    raw["study"]["procedure"][0]["asks"].append({"id": "audio", "text": {"en": "My voice"}})
    return StudyContent.model_validate(raw)


def recorded(desk, participant: str = "P1"):
    session = desk.begin(participant)
    session.give_consent({"rating": True, "audio": True})
    name = recording_id(session.header.id, 1)
    session.sound(Kind.AUDIO_STARTED, name, field="think_aloud", device="USB")
    return session, name


def test_without_the_sound_the_events_tell_what_they_know(desk, table_of):
    session, name = recorded(desk)
    session.sound(Kind.AUDIO_LOST, name)
    session.sound(Kind.AUDIO_BACK, name, device="built in")
    session.sound(Kind.AUDIO_PAUSED, name, field="participant")
    (row,) = table_of("recordings")
    assert (row["recording"], row["part"], row["device"]) == (name, "think_aloud", "USB")
    assert (row["file"], row["seconds"], row["ended"]) == ("", "", "")
    assert (row["gaps"], row["pauses"], row["overflows"]) == ("2", "1", "0")


def test_with_the_sound_its_length_and_place_are_exact(desk, table_of, record):
    session, name = recorded(desk)
    tie = session.state.last_ms
    session.sound(Kind.AUDIO_STOPPED, name, field="ended")
    folder = record.path.parent / "audio" / name
    folder.mkdir(parents=True)
    with WaveFile(folder / SOUND, rate=RATE, channels=2) as sound:
        sound.write(bytes(4 * RATE * 3))
    monotonic = next(
        e.data["monotonic_ms"]
        for e in record.sessions.events(session.header.id)
        if e.kind == Kind.AUDIO_STARTED
    )
    log = [
        {"entry": "begun", "device": "USB 2", "rate": RATE, "channels": 2, "utc": "now"},
        {"entry": "stretch", "frame": 0, "at_ms": monotonic - 250},
        {"entry": "lost", "frame": RATE},
        {"entry": "stretch", "frame": RATE, "at_ms": monotonic + 5000},
    ]
    lines = "".join(json.dumps(line) + "\n" for line in log)
    (folder / LOG).write_text(lines, encoding="utf-8")
    (row,) = table_of("recordings")
    assert (row["file"], row["seconds"]) == (f"audio/{name}/sound.wav", "3.000")
    assert float(row["begins_seconds"]) == pytest.approx((tie - 250) / 1000, abs=0.001)
    assert (row["device"], row["channels"], row["gaps"], row["ended"]) == (
        "USB 2",
        "2",
        "1",
        "ended",
    )


def test_recordings_of_rehearsals_are_there_when_asked_for(desk, table_of):
    session = desk.begin("P1", kind="rehearsal")
    session.give_consent({"rating": True, "audio": True})
    session.sound(Kind.AUDIO_STARTED, recording_id(session.header.id, 1), field="both")
    assert table_of("recordings") == []
    assert len(table_of("recordings", include_rehearsals=True)) == 1
