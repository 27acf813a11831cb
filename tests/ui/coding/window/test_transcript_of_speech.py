"""From speech to a corrected and redacted transcript, on the window that the program opens."""

from __future__ import annotations

import wave
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.rows import Anchor
from labeval.coding.texts.redaction_signs import SEALED
from labeval.jobs.speech.transcribe_study import transcribe_study
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.known_models import KnownModels
from labeval.transcription.settings import Listening
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.transcript_parts import TranscriptParts
from labeval.ui.theme import LIGHT
from tests.support.sound.speech import model, speak
from tests.support.studies.spoken_study import recorded_session

__all__ = ["model", "speak"]

SPOKEN = (
    "This question is about music and language.",
    "My colleague Jonathan Gardner told me about the weather.",
    "The second text repeats itself again and again.",
)
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def folder(model, speak, tmp_path: Path) -> StudyFolder:
    """A session with a minute of speech, recorded and transcribed."""
    parts: list[np.ndarray] = []
    for sentence in SPOKEN:
        with wave.open(str(speak(sentence))) as file:
            rate = file.getframerate()
            parts.append(np.frombuffer(file.readframes(file.getnframes()), "<i2"))
        parts.append(np.zeros(2 * rate, "<i2"))
    whole = tmp_path / "whole.wav"
    with wave.open(str(whole), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.concatenate(parts).tobytes())
    with recorded_session(tmp_path / "study") as (controller, _):
        controller.record(whole)
    folder = StudyFolder(tmp_path / "study")
    models = KnownModels(tmp_path / "models.json")
    report = transcribe_study(folder, models, settings=Listening(), progress=lambda step: True)
    assert len(report.done) == 1
    return folder


@pytest.mark.usefixtures("sound_server")
def test_speech_is_played_corrected_and_redacted_by_keys(folder, tmp_path, qtbot):
    window = coding_window(folder, LIGHT, coder="A")
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
    (parts,) = window.findChildren(TranscriptParts)
    controller, view = window.controller, window.view
    qtbot.waitUntil(lambda: bool(controller.passages))
    text = next(p for p in controller.passages if "Gardner" in p.text or "Garden" in p.text)
    before = [passage.text for passage in controller.passages]
    start = text.text.index("Jonathan")

    view.setFocus()
    view.put_caret(Anchor(text.id, start + 2))
    parts.sound.hear(text.id, start + 2)
    assert parts.sound.is_playing, parts.sound.bar.message
    qtbot.waitUntil(lambda: not parts.sound.is_playing)
    word = next(w for w in text.words if w.start <= start + 2 < w.end)
    assert parts.sound.player.position_ms == pytest.approx(word.end_ms, abs=250)

    view.put_caret(Anchor(text.id, text.text.index("told")))
    QTest.keyClick(view, Qt.Key.Key_Return, CONTROL)
    assert len(controller.passages) == len(before) + 1
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClicks(QApplication.focusWidget(), "has ")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert any(passage.text.startswith("has told me") for passage in controller.passages)
    view.put_caret(Anchor(text.id, 0))
    QTest.keyClick(view, Qt.Key.Key_J, CONTROL)
    assert len(controller.passages) == len(before)

    end = controller.text().passage(text.id).text.index(" has")
    view.select(Anchor(text.id, start), Anchor(text.id, end))
    QTest.keyClick(view, Qt.Key.Key_X, CONTROL | SHIFT)
    parts.ask_to_destroy()
    parts.card.go.click()
    window.close()
    window.deleteLater()
    with Workbook(folder.workbook, coder="A") as workbook:
        source = next(s for s in workbook.sources() if s.recording)
        text = " ".join(passage.text for passage in workbook.passages(source.id))
        assert f"My colleague {SEALED} has told me about the weather" in text
    held = [f for f in folder.path.rglob("*") if f.is_file() and b"Jonathan" in f.read_bytes()]
    assert held == []
    with wave.open(str(next(folder.audio.glob("*/sound.wav")))) as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    first, last = (round(ms * rate / 1000) for ms in (word.start_ms, word.end_ms))
    assert not samples[first:last].any()
    assert np.abs(samples[: rate // 2]).max() > 1000
    assert_transcribed_again_without_the_name(folder, tmp_path)


def assert_transcribed_again_without_the_name(folder: StudyFolder, tmp_path: Path) -> None:
    """A recogniser without the marks finds no name in the silence."""
    with closing(Record(folder.database)) as record:
        for table in ("transcript_segment", "transcript"):
            record.connection.execute(f"DELETE FROM {table}")
    models = KnownModels(tmp_path / "models.json")
    report = transcribe_study(folder, models, settings=Listening(), progress=lambda step: True)
    assert len(report.done) == 1
    with closing(Record(folder.database, read_only=True)) as record:
        (header,) = record.sessions.headers()
        (kept,) = record.transcripts.of_session(header.id)
    assert "weather" in kept.transcript.text
    assert not {"jonathan", "gardner"} & set(kept.transcript.text.lower().split())
