"""Speech that is played at known times into the microphone ends as text on the right pages."""

from __future__ import annotations

import subprocess
import time
import wave
from contextlib import closing
from pathlib import Path

import pytest

from labeval.audio.process import RecorderProcess
from labeval.exchange.tables import find_table
from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Kind
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from tests.store.conftest import a_header, the_content
from tests.support.sound.speech import model, speak

__all__ = ["model", "speak"]

SAID = {
    "This question is about music and language.": "music",
    "The second text repeats itself again and again.": "repeats",
    "People need more information about the weather.": "weather",
}
TOLERANCE_S = 0.6
"""From the start of the player to the first word of the file, and the recogniser's own error."""
PAUSE_S = 1
"""Silence after each sentence. A shorter one divides two sentences only where the recogniser wrote
a full stop between them."""


def followed_by_silence(sound: Path) -> None:
    """Add the pause to a file of speech."""
    with wave.open(str(sound)) as spoken:
        form, frames = spoken.getparams(), spoken.readframes(spoken.getnframes())
    with wave.open(str(sound), "wb") as longer:
        longer.setparams(form)
        longer.writeframes(frames + bytes(PAUSE_S * form.framerate * form.sampwidth))


def wait_for_sound(recorder: RecorderProcess) -> None:
    end = time.monotonic() + 60
    while not any(heard.frames for heard in recorder.results(0.2) if heard.what == "level"):
        assert time.monotonic() < end, "nothing was recorded"


@pytest.mark.usefixtures("sound_server")
def test_what_is_said_at_a_page_is_found_at_that_page(model, speak, tmp_path: Path):
    folder, content, clock = StudyFolder(tmp_path / "study"), the_content(), SessionClock()
    folder.audio.mkdir(parents=True)
    shown, times = [], []
    with closing(Record(folder.database)) as record:
        record.versions.keep(content, publish=True)
        session = start(a_header(content, 0), content, record.sessions, clock)
        session.go_on()
        session.give_consent({"rating": True, "audio": True})
        recording = f"{session.header.id}-01"
        recorder = RecorderProcess(folder.audio / recording, device="pulse", sealing=None)
        try:
            session.sound(Kind.AUDIO_STARTED, recording, field="think_aloud")
            wait_for_sound(recorder)
            for sentence in SAID:
                shown.append(session.state.screen_id)
                times.append(clock.now()[0] / 1000)
                sound = speak(sentence)
                followed_by_silence(sound)
                times[-1] = clock.now()[0] / 1000
                subprocess.run(["paplay", str(sound)], check=True, timeout=30)
                for field in session.open_fields():
                    session.answer(field.id, field.options[0])
                session.go_on()
        finally:
            recorder.stop()
        session.sound(Kind.AUDIO_STOPPED, recording, field="ended")
        models = KnownModels(tmp_path / "models.json")
        report = transcribe_study(folder, models, settings=Listening(), progress=lambda step: True)
        assert (report.done, report.failed) == ([recording], {})
        names = [column.name for column in find_table("segments").COLUMNS]
        rows = [dict(zip(names, r, strict=True)) for r in find_table("segments").rows(record)]
    for word, page, at_s in zip(SAID.values(), shown, times, strict=True):
        (row,) = (row for row in rows if word in row["text"].lower())
        assert row["page"] == page
        assert float(row["start_seconds"]) == pytest.approx(at_s, abs=TOLERANCE_S)
    assert verify(folder.database).sound
