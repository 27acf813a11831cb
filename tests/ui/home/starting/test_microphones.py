"""Choosing a microphone for a session: remembered, tried out, or done without."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QTimer

from labeval import places
from labeval.audio.devices import Microphone
from labeval.session.state.recording_state import Audible
from labeval.ui.home.starting.microphone_row import MicrophoneRow
from labeval.ui.home.starting.microphones import Microphones
from labeval.ui.home.starting.sound_test import SoundTest
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.bars.level_meter import share_of


def microphone(name: str, channels: int = 1) -> Microphone:
    return Microphone(name, channels, 48_000, is_default=False, index=0)


@pytest.fixture
def known(tmp_path):
    """The microphones of a laptop with these plugged in, and its memory."""

    def known(*plugged: Microphone) -> Microphones:
        return Microphones(Memory(tmp_path / "settings.json"), lambda: list(plugged))

    return known


def row_of(qtbot, microphones: Microphones, channels: int = 1) -> MicrophoneRow:
    row = MicrophoneRow(microphones, channels, LIGHT)
    qtbot.addWidget(row)
    row.choose_for("real")
    return row


def test_the_one_used_last_comes_first_on_this_laptop(qtbot, known):
    plugged = (microphone("built in"), microphone("USB"))
    assert row_of(qtbot, known(*plugged)).chosen == "built in"
    known(*plugged).chose("a" * 32, "USB")
    assert row_of(qtbot, known(*plugged)).chosen == "USB"
    assert row_of(qtbot, known(microphone("built in"))).chosen == "built in"


def test_a_rehearsal_is_not_recorded_unless_a_microphone_is_chosen(qtbot, known):
    row = row_of(qtbot, known(microphone("USB")))
    row.choose_for("rehearsal")
    assert row.chosen is None
    row._choice.setCurrentIndex(0)
    assert row.chosen == "USB"


def test_without_a_microphone_it_says_so_and_goes_on(qtbot, known):
    row = row_of(qtbot, known())
    assert row.chosen is None and not row._test_button.isEnabled()
    assert "No microphone was found" in row._status.text()


def test_two_channels_need_a_microphone_that_has_them(qtbot, known):
    row = row_of(qtbot, known(microphone("mono"), microphone("stereo", 2)), channels=2)
    assert row.chosen == "stereo" and row._choice.count() == 2


def test_without_the_audio_library_it_says_so_and_goes_on(qtbot, tmp_path):
    def missing() -> list[Microphone]:
        raise OSError("PortAudio library not found")

    row = row_of(qtbot, Microphones(Memory(tmp_path / "s.json"), missing))
    assert row.chosen is None and "PortAudio" in row._status.text()


@pytest.mark.parametrize(
    ("kind", "record", "recorded", "wanted", "microphone"),
    [
        ("real", "both", 0, True, "USB"),
        ("real", "none", 0, True, None),
        ("real", "both", 1, False, None),
        ("rehearsal", "both", 0, True, None),
        ("rehearsal", "both", 1, True, "USB"),
    ],
)
def test_a_resumed_session_is_recorded_as_it_was(known, kind, record, recorded, wanted, microphone):
    microphones = known()
    microphones.chose("other", "USB")
    if not wanted:
        microphones.chose("this", None)
    session = SimpleNamespace(
        header=SimpleNamespace(id="this", kind=kind),
        content=SimpleNamespace(study=SimpleNamespace(audio=SimpleNamespace(record=record))),
        state=SimpleNamespace(audible=Audible(recorded=recorded)),
    )
    assert microphones.for_resumed(session) == microphone


@pytest.mark.usefixtures("sound_server")
def test_a_test_of_a_silent_microphone_ends_quiet(qtbot, qapp):
    test, states = SoundTest(1, qapp), []
    test.state_changed.connect(states.append)
    test.start("pulse")
    place = test._recording.parent
    qtbot.waitUntil(lambda: "speak" in states)
    test._ending.start(0)
    qtbot.waitUntil(lambda: states[-1] == "quiet")
    assert states == ["starting", "speak", "quiet"] and not place.exists()


def test_a_test_that_is_closed_leaves_nothing(qtbot, qapp):
    test = SoundTest(1, qapp)
    test.start("no such microphone")
    place = test._recording.parent
    QTimer.singleShot(0, test.close)
    qtbot.waitUntil(lambda: not place.exists())


def test_the_meter_shows_even_steps_for_even_ratios():
    assert [share_of(p) for p in (0, 1e-9, 1)] == [0, 0, 1]
    steps = [share_of(10**-n) for n in (0, 1, 2)]
    assert steps[0] - steps[1] == pytest.approx(steps[1] - steps[2])


def test_a_voice_is_offered_to_be_kept_where_people_share_a_microphone(qtbot, known):
    row = row_of(qtbot, known(microphone("USB")))
    assert not row._voice.isHidden()
    row._on_test_changed("read_aloud")
    assert not row._voice.isEnabled() and "ten seconds" in row._status.text()
    row._on_test_changed("kept")
    assert row._voice.isEnabled()
    assert row_of(qtbot, known(microphone("two", 2)), channels=2)._voice.isHidden()


def test_after_a_test_the_keyboard_is_on_its_button_again_and_it_says_that_it_works(qtbot, known):
    row = row_of(qtbot, known(microphone("USB")))
    row.show()
    row.activateWindow()
    row._test_button.setFocus()
    qtbot.waitUntil(row._test_button.hasFocus)
    for what in ("starting", "speak", "playing"):
        row._on_test_changed(what)
        assert row._choice.hasFocus()
    row._on_test_changed("done")
    assert row._test_button.hasFocus() and row._status.text().startswith("It works.")


def test_another_microphone_can_keep_a_voice_after_a_test_was_left(qtbot, known):
    row = row_of(qtbot, known(microphone("USB"), microphone("Desk")))
    row._on_test_changed("read_aloud")
    row._on_choice_changed()
    assert row._voice.isEnabled()


def test_a_voice_that_cannot_be_saved_is_no_fault_of_the_microphone(
    qtbot, qapp, known, tmp_path, monkeypatch
):
    (tmp_path / "file").touch()
    monkeypatch.setattr(places, "own_voice_file", lambda: tmp_path / "file" / "own.wav")
    test, states = SoundTest(1, qapp), []
    test.state_changed.connect(states.append)
    test._keep(np.zeros((16, 1), np.int16), 16_000)
    assert states == ["unkept"]
    row = row_of(qtbot, known(microphone("USB")))
    row._on_test_changed("unkept")
    assert row._status.text() == "It works, but your voice cannot be saved on this computer."


@pytest.mark.usefixtures("sound_server")
def test_a_silent_test_keeps_no_voice(qtbot, qapp):
    test, states = SoundTest(1, qapp), []
    test.state_changed.connect(states.append)
    test.start("pulse", keeps=True)
    qtbot.waitUntil(lambda: "read_aloud" in states)
    test._ending.start(0)
    qtbot.waitUntil(lambda: states[-1] == "quiet")
    assert not places.own_voice_file().exists()


def test_a_long_name_makes_the_row_no_wider(qtbot, known):
    short = row_of(qtbot, known(microphone("USB")))
    long = row_of(qtbot, known(microphone(4 * "Family 17h HD Audio Controller ")))
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width()


def test_what_to_do_in_a_test_and_what_comes_of_it_is_announced(qtbot, known, heard):
    row = row_of(qtbot, known(microphone("USB")))
    row.show()
    for state in ("speak", "quiet", "read_aloud", "kept"):
        row._test.state_changed.emit(state)
    assert [words.split()[0] for words in heard] == ["Say", "No", "Read", "Your"]
