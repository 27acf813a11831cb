"""Live captions beside the mirror: off unless wanted, and the window keeps its size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.jobs.speech.captions import Caption
from labeval.session.events.events import Kind
from labeval.session.state.recordings import recording_id
from labeval.transcription.known_models import KnownModels
from labeval.transcription.speakers.by_channel import PARTICIPANT
from labeval.ui.moderator.window.captions import LiveCaptions
from tests.support.sound.model_folders import folder_with
from tests.ui.moderator.cards.test_moderator_sizes import cramped

MakeLab = Any

LONG = "I would say the second answer is easier to follow because its sentences are shorter. " * 2


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KnownModels:
    """The models of a computer to which none was added."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return KnownModels(places.models_file())


@pytest.fixture
def captions_of(make_lab: MakeLab, tmp_path: Path) -> Iterator[Any]:
    """Turns captions on in a session that is recorded, and returns them."""
    made: list[LiveCaptions] = []

    def turned_on(language: str) -> LiveCaptions:
        lab = make_lab("dqe", language=language)
        lab.walk(5)
        name = recording_id(lab.session.header.id, 1)
        lab.session.sound(Kind.AUDIO_STARTED, name, field="both", device="USB")
        lab.window.look()
        watch = lab.window.watch
        made.append(LiveCaptions(tmp_path, lambda: watch.monitor, lambda: 0, lab.window))
        made[-1].toggle()
        return made[-1]

    yield turned_on
    for captions in made:
        captions.close()


@pytest.mark.parametrize(("language", "name"), [("en", "little"), ("de", "base")])
def test_the_smallest_model_that_speaks_the_language_of_the_session_writes_them(
    models: KnownModels, captions_of: Any, tmp_path: Path, language: str, name: str
) -> None:
    pytest.importorskip("faster_whisper")
    for one, words, size in (("base", 51_866, 7), ("little", 51_864, 4), ("small", 51_866, 9)):
        (folder_with(tmp_path / one, words=words) / "model.bin").write_bytes(bytes(size))
        models.add(tmp_path / one)
    captions = captions_of(language)
    assert captions._process.model.name == name
    assert captions.instead == "No words yet. Captions use idle processor time only."


def test_where_no_model_speaks_the_language_of_the_session_captions_say_so(
    models: KnownModels, captions_of: Any, tmp_path: Path
) -> None:
    pytest.importorskip("faster_whisper")
    models.add(folder_with(tmp_path / "little"))
    captions = captions_of("de")
    assert captions._process is None
    assert "no speech model here speaks “de” (there are: little" in captions.instead


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_is_there_when_wanted_and_everything_fits(make_lab: MakeLab, size: Any) -> None:
    lab = make_lab("dqe", size)
    lab.walk(5)
    column = lab.window.during
    assert not column.captions.isVisible()
    column.captions.show_captions([Caption(1.0, LONG), Caption(9.0, "Yes.", PARTICIPANT)])
    column.set_captioned(True)
    lab.window.look()
    lab.window._on_clock()
    assert column.captions.isVisible()
    assert column.captions.lines == [LONG, "Participant: Yes."]
    assert cramped(lab.window) == []
    assert (lab.window.width(), lab.window.height()) == size
    lab.session.ask_question("fluency")
    lab.window.look()
    assert cramped(lab.window) == []
    column.set_captioned(False)
    assert not column.captions.isVisible()


def test_without_a_recording_there_is_nothing_to_caption(make_lab: MakeLab, tmp_path: Any) -> None:
    lab = make_lab("dqe")
    captions = LiveCaptions(tmp_path, lambda: lab.window.watch.monitor, lambda: 0, lab.window)
    captions.toggle()
    assert not captions.is_on and captions.instead == ""
    captions.close()


def test_the_key_asks_for_them(make_lab: MakeLab, qtbot: Any) -> None:
    lab = make_lab("dqe")
    with qtbot.waitSignal(lab.window.captions_toggled):
        lab.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
