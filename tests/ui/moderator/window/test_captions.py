"""Live captions beside the mirror: off unless wanted, and the window keeps its size."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from labeval.jobs.speech.captions import Caption
from labeval.transcription.speakers.by_channel import PARTICIPANT
from labeval.ui.moderator.window.captions import LiveCaptions
from tests.ui.moderator.cards.test_moderator_sizes import cramped

MakeLab = Any

LONG = "I would say the second answer is easier to follow because its sentences are shorter. " * 2


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
