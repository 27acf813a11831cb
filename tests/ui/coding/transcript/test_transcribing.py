"""What is said of a transcription that was stopped is what became of its recordings."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import psutil
import pytest

from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.background import Steps
from labeval.ui.coding.transcript.transcribing import Transcribing, _Work
from labeval.ui.coding.transcript.transcribing_dialog import (
    TranscribingDialog,
    TranscriptionChoices,
)
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.theme import LIGHT
from tests.support.sound.speech import model, speak
from tests.support.studies.spoken_study import recorded_session

pytestmark = pytest.mark.usefixtures("in_english")

__all__ = ["model", "speak"]

SPOKEN = "This question is about music and language."


@pytest.fixture
def two_recordings(speak, tmp_path, monkeypatch) -> StudyFolder:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    path: Path = tmp_path / "study"
    for number in range(2):
        with recorded_session(path, number) as (desk, _):
            desk.record(speak(SPOKEN))
    return StudyFolder(path)


class StoppedAtTheSecond(Steps):
    """Ends the recogniser of the first recording in the middle, and the work at the second."""

    def __init__(self) -> None:
        super().__init__()
        self._others = set(psutil.Process().children())
        """The tests' own sound server may be among them."""

    def report(self, *progress: Any) -> bool:
        (step,) = progress
        if step.number == 1:
            for process in set(psutil.Process().children()) - self._others:
                if "resource_tracker" not in str(process.cmdline()):
                    process.send_signal(signal.SIGKILL)
        else:
            self.give_up()
        return super().report(*progress)


def test_the_sources_offer_to_transcribe_what_has_no_transcript(two_recordings, qtbot):
    window = coding_window(two_recordings, LIGHT)
    qtbot.addWidget(window)
    window.show()
    offer = window.sources.transcribe
    assert not offer.isVisible()
    qtbot.waitUntil(offer.isVisible)
    assert offer.text() == "Transcribe 2 recordings…"
    offer.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(TranscribingDialog)))
    (dialog,) = window.findChildren(TranscribingDialog)
    assert dialog.choices().threads == 0
    dialog.cores.setCurrentIndex(1)
    assert dialog.choices().threads == 1
    assert dialog._asked.verticalScrollBar().maximum() == 0, "the screen has room for all of it"
    dialog.close()
    window.sources.show_untranscribed(0)
    assert not offer.isVisible()
    window.close()


def test_a_transcript_can_be_read_while_the_next_recording_is_transcribed(
    model, two_recordings, qtbot
):
    window = coding_window(two_recordings, LIGHT)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.sources.transcribe.isVisible)
    (transcribing,) = window.findChildren(Transcribing)
    at_work: list[bool] = []
    transcribing.transcript_came.connect(lambda: at_work.append(transcribing.background.is_busy))
    transcribing.open()
    transcribing.dialog.begun.emit(transcribing.dialog.choices())
    qtbot.waitUntil(lambda: not transcribing.background.is_busy, timeout=300_000)
    assert at_work == [True, False]
    controller = window.controller
    qtbot.waitUntil(lambda: sum(bool(s.recording) for s in controller.sources.values()) == 2)
    assert not window.sources.transcribe.isVisible()
    window.close()


def test_a_recording_that_failed_does_not_count_as_transcribed_when_it_is_stopped(
    model, two_recordings
):
    choices = TranscriptionChoices("", None, interviews_only=False)
    result = _Work(two_recordings, choices)(StoppedAtTheSecond())
    assert result.stopped and result.done == 0
    assert len(result.refused) == 1 and "signal 9" in result.refused[0]
    assert "--threads 1" in result.refused[0]
    with Record(two_recordings.database, read_only=True) as record:
        assert len(list(record.transcripts.missing())) == 2
