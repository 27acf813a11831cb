"""Speakers who share a microphone, in the window: begun, marked where unsure, learnt, undone."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from labeval import places
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Source, SourceKind
from labeval.jobs.speech.known_voices import KnownVoice
from labeval.jobs.speech.study_languages import OF_SESSIONS, LanguageChoice
from labeval.jobs.speech.waiting import Waiting
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.transcription.speakers.telling_apart import VoiceSample
from labeval.transcription.stages import Stage
from labeval.ui.coding.transcript import voice_learning
from labeval.ui.coding.transcript.transcribing import Transcribing
from labeval.ui.coding.transcript.transcribing_dialog import (
    TranscribingDialog,
    TranscriptionChoices,
)
from labeval.ui.coding.transcript.voice_learning import VoiceLearning
from labeval.ui.coding.window.files_menu import FilesMenu
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.benchmarks.speech.spoken import write_wave
from tests.jobs.speech.test_learn_speakers import Talk, found_before, talk
from tests.support.sound.speech import model, speak
from tests.support.sound.voices import add_band_voices
from tests.support.studies.spoken_study import recorded_session

pytestmark = pytest.mark.usefixtures("in_english")

__all__ = ["model", "speak", "talk"]

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def own_models(tmp_path, monkeypatch) -> None:
    """Models of this test only, in which is one of voices."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    add_band_voices(places.voices_folder(), tmp_path)


@pytest.fixture
def folder(talk: Talk, tmp_path: Path) -> StudyFolder:
    """A transcript in which two people are taken for one."""
    folder = StudyFolder(tmp_path / "study")
    place = folder.audio / "session-01"
    place.mkdir(parents=True)
    (place / "sound.wav").write_bytes(talk.sound.read_bytes())
    source = Source("s1", SourceKind.INTERVIEW, "Interview", "P1", "session", "session-01")
    taken = [
        replace(p, speaker_probability=p.speaker_probability or 0.95) for p in found_before(talk)
    ]
    rows = [replace(p, speaker="B" if p.id == "p7" else "A") for p in taken]
    with Workbook(folder.workbook, coder="A") as workbook:
        workbook.take_in([added(row) for row in (source, *rows)])
    return folder


@pytest.fixture
def window(folder: StudyFolder, qtbot) -> Iterator[CodingWindow]:
    window = coding_window(folder, LIGHT, coder="A")
    window.resize(1280, 720)
    window.show()
    qtbot.waitUntil(lambda: bool(window.controller.passages))
    yield window
    window.close()
    window.deleteLater()


def speakers(window: CodingWindow) -> str:
    return "".join(p.speaker for p in window.controller.passages)


def test_a_corrected_turn_teaches_the_others_after_asking_and_as_one_edit(
    window, talk, qtbot, monkeypatch
):
    asked: list[str] = []
    answers = [False, True]
    monkeypatch.setattr(
        voice_learning, "ask_yes_no", lambda _, text: asked.append(text) or answers.pop(0)
    )
    learning = window.findChild(VoiceLearning)
    view = window.view
    view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_L, CONTROL | SHIFT)
    assert "Set the speaker of a passage first" in window.footer.message
    for passage in ("p1", "p7"):  # the second is confirmed by going round
        view.put_caret(Anchor(passage, 0))
        QTest.keyClick(view, Qt.Key.Key_P, CONTROL | SHIFT)
    QTest.keyClick(view, Qt.Key.Key_P, CONTROL | SHIFT)
    before = speakers(window)
    assert before == "ABAAAAAB"
    assert "6 passages with an unsure speaker" in window.footer.message
    QTest.keyClick(window, Qt.Key.Key_L, CONTROL | SHIFT)
    learning.background.settle()
    assert (
        speakers(window) == before and window.footer.message == "All passages keep their speakers."
    )
    QTest.keyClick(window, Qt.Key.Key_L, CONTROL | SHIFT)
    learning.background.settle()
    assert "2 other passages have another speaker" in asked[1]
    assert speakers(window) == "".join(p.speaker for p in talk.passages)
    assert "2 passages have another speaker." in window.footer.message
    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)
    assert speakers(window) == before


def test_nothing_is_changed_where_the_text_was_edited_meanwhile(window, monkeypatch):
    monkeypatch.setattr(voice_learning, "ask_yes_no", lambda *_: pytest.fail("nothing to ask"))
    learning, view = window.findChild(VoiceLearning), window.view
    view.put_caret(Anchor("p1", 0))
    QTest.keyClick(view, Qt.Key.Key_P, CONTROL | SHIFT)
    learning.learn()
    window.controller.undo()
    learning.background.settle()
    assert "was changed meanwhile" in window.footer.message


def test_dots_mark_a_speaker_who_is_unsure_and_go_when_it_is_set(window, qtbot):
    view = window.view

    def dots() -> int:
        columns = view.sheet.columns
        image = view.viewport().grab().toImage()
        dot = QColor(LIGHT.note_text)
        return sum(
            image.pixelColor(x, y) == dot
            for x in range(columns.speaker, columns.text - 4)
            for y in range(image.height())
        )

    unsure = dots()
    assert unsure >= 6 * 2
    view.put_caret(Anchor("p0", 0))
    assert "A (unsure)" in view.accessibleDescription()
    QTest.keyClick(view, Qt.Key.Key_P, CONTROL | SHIFT)
    view.clear_selection()
    assert 0 < dots() < unsure
    view.put_caret(Anchor("p1", 0))
    view.put_caret(Anchor("p0", 0))
    assert "(unsure)" not in view.accessibleDescription()


@pytest.fixture
def recorded(talk: Talk, model, tmp_path: Path) -> StudyFolder:
    """A study with a recording of two turns that waits."""
    with wave.open(str(talk.sound)) as file:
        frames = file.readframes(talk.passages[1].end_ms * file.getframerate() // 1000)
    short = tmp_path / "short.wav"
    write_wave(short, np.frombuffer(frames, "<i2"))
    with recorded_session(tmp_path / "recorded") as (desk, _):
        desk.record(short)
    return StudyFolder(tmp_path / "recorded")


def test_recordings_are_transcribed_from_the_menu_with_people_told_apart(recorded, qtbot):
    window = coding_window(recorded, LIGHT, coder="A")
    window.show()
    files, transcribing = window.findChild(FilesMenu), window.findChild(Transcribing)
    next(a for a in files.menu().actions() if "Transcribe" in a.text()).trigger()
    dialog = transcribing.dialog
    assert dialog.isVisible() and "1 recording waits" in dialog.summary.text()
    dialog.people.setCurrentIndex(dialog.people.findText("2 in every recording"))
    states: list[str] = []
    transcribing.message_shown.connect(states.append)
    dialog.start.click()
    assert not dialog.model.isEnabled() and not dialog.start.isVisible()
    qtbot.waitUntil(lambda: bool(window.controller.passages))
    assert any("voices: 100" in s or "voices: 9" in s for s in states), states
    assert any("words:" in s for s in states)
    passages = window.controller.passages
    assert {p.speaker for p in passages} <= {"A", "B"}
    assert all(p.speaker_probability is not None for p in passages)
    with Record(recorded.database, read_only=True) as record:
        assert list(record.transcripts.missing()) == []
    assert not dialog.isVisible()
    window.close()
    window.deleteLater()


@pytest.fixture
def dialog(window) -> Iterator[TranscribingDialog]:
    dialog = TranscribingDialog(LIGHT, window)
    yield dialog
    dialog.deleteLater()


WAITING = Waiting({"en": 2, "de": 1}, {"tiny.en": False, "base": True})


def test_a_model_that_does_not_speak_a_language_is_named_before_it_begins(dialog):
    dialog.offer(WAITING, knows_voices=True)
    assert "3 recordings wait" in dialog.summary.text() and "Deutsch: 1" in dialog.summary.text()
    assert dialog.warning.text() == "" and dialog.start.isEnabled()
    dialog.model.setCurrentIndex(dialog.model.findData("tiny.en"))
    assert "1 recording will be left out" in dialog.warning.text()
    assert "Deutsch" in dialog.warning.text() and dialog.start.isEnabled()
    alone = Waiting({"de": 1}, {"tiny.en": False})
    dialog.offer(alone, knows_voices=True)
    assert dialog.warning.text() and not dialog.start.isEnabled()
    dialog.offer(Waiting({}, {"tiny.en": False}), knows_voices=True)
    assert "No recording of a session waits" in dialog.summary.text()
    assert not dialog.start.isEnabled()


def test_a_recogniser_that_is_missing_is_named_before_any_model(dialog):
    dialog.offer(Waiting({"de": 1}, {}, has_recogniser=False), knows_voices=False)
    assert dialog.warning.text().endswith("pip install 'labeval[speech]'")
    assert not dialog.start.isEnabled()


def test_nothing_is_cut_when_a_warning_comes(dialog):
    dialog.offer(WAITING, knows_voices=True)
    dialog.show()
    for chosen in ("tiny.en", "", "tiny.en"):
        dialog.model.setCurrentIndex(dialog.model.findData(chosen))
        labels = [w for w in (dialog.summary, dialog.warning, dialog.about_people) if w.isVisible()]
        assert len(labels) == (3 if chosen else 2)
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert dialog.start.geometry().bottom() < dialog.height()
        assert dialog.people.geometry().top() > dialog.model.geometry().bottom()


def test_the_number_of_people_is_known_or_estimated_where_there_is_a_model_of_voices(dialog):
    dialog.offer(WAITING, knows_voices=True)
    assert dialog.choices() == TranscriptionChoices("", 2, interviews_only=True)
    offered = [dialog.people.itemData(n) for n in range(dialog.people.count())]
    assert offered == [
        (None, False),
        (2, True),
        *((n, False) for n in range(2, 7)),
        (0, False),
    ]
    dialog.offer(WAITING, knows_voices=False)
    assert dialog.choices().people is None and not dialog.people.isEnabled()
    assert "labeval models get resemblyzer" in dialog.about_people.text()


def test_languages_are_those_of_the_study_until_somebody_chooses_others(dialog):
    waits = replace(WAITING, also={"en": ("fr",)})
    dialog.offer(waits, knows_voices=True)
    assert dialog.also.text() == "français"
    assert dialog.choices().languages == OF_SESSIONS
    assert "about twice as long" in dialog.summary.text()
    likely = [dialog.language.itemText(n) for n in range(4)]
    assert likely == ["That of each session", "Deutsch", "English", "français"]
    dialog.language.setCurrentIndex(dialog.language.findText("italiano"))
    dialog.also.choose(frozenset({"de", "sv"}))
    assert dialog.also.text() == "Deutsch, svenska"
    assert dialog.choices().languages == LanguageChoice("it", ("de", "sv"))
    dialog.also.choose(frozenset())
    assert dialog.choices().languages == LanguageChoice("it", ())
    assert dialog.also.text() == "No other language"
    assert "about twice as long" not in dialog.summary.text()


def test_a_chosen_language_that_the_model_does_not_speak_is_named_before_it_begins(dialog):
    dialog.offer(WAITING, knows_voices=True)
    dialog.model.setCurrentIndex(dialog.model.findData("tiny.en"))
    dialog.language.setCurrentIndex(dialog.language.findText("English"))
    assert dialog.warning.text() == "" and dialog.start.isEnabled()
    dialog.also.choose(frozenset({"de"}))
    assert "3 recordings will be left out" in dialog.warning.text()
    assert "(Deutsch)" in dialog.warning.text()
    assert not dialog.start.isEnabled()


def test_the_supervisors_voice_is_that_of_the_newest_recording_in_which_it_is_known(dialog):
    voices = [KnownVoice(f"r{n}", f"P{n}", VoiceSample("supervisor", Path("s"))) for n in (2, 1)]
    dialog.offer(WAITING, knows_voices=True, voices=voices)
    assert dialog.voice.currentText() == "As in the session of P2"
    assert dialog.choices().voice == voices[0].sample
    dialog.voice.setCurrentIndex(2)
    assert dialog.choices().voice == voices[1].sample
    dialog.people.setCurrentIndex(0)  # nobody is distinguished
    assert not dialog.voice.isEnabled() and dialog.choices().voice is None
    dialog.people.setCurrentIndex(1)
    dialog.voice.setCurrentIndex(0)
    assert dialog.choices().voice is None
    dialog.offer(WAITING, knows_voices=True)
    assert not dialog.voice.isEnabled() and dialog.choices().voice is None


def test_the_dialog_says_which_stage_it_is_in():
    from labeval.jobs.speech.transcribe_study import Step
    from labeval.ui.coding.transcript.transcribing_dialog import step_text

    step = Step("r", 2, 5, 30.0, 120.0, Stage.VOICES)
    assert step_text(step) == "2 of 5, voices: 25 %"
    assert step_text(replace(step, stage=Stage.WORDS)) == "2 of 5, words: 25 %"


def test_hot_words_are_those_of_the_study_until_somebody_types_others(dialog):
    dialog.offer(replace(WAITING, hot_words=("Qwen", "Lumo")), knows_voices=True)
    assert dialog.choices().hot_words == ("Qwen", "Lumo") and not dialog.choices().from_texts
    dialog.offer(replace(WAITING, hot_words_from_texts=True), knows_voices=True)
    assert dialog.choices().hot_words == () and dialog.choices().from_texts
    dialog.hot_words.setText(" Qwen,, inter-rater alpha ,")
    assert dialog.choices().hot_words == ("Qwen", "inter-rater alpha")
    assert dialog.start.isEnabled()
    dialog.hot_words.setText(",".join(f"w{n}" for n in range(41)))
    assert not dialog.start.isEnabled() and "No more than 40" in dialog.warning.text()


def test_all_of_the_dialog_can_be_read(dialog):
    dialog.offer(WAITING, knows_voices=True)
    dialog.show()
    box = dialog.from_texts
    assert box.width() >= box.sizeHint().width()
    assert dialog.width() <= 640
