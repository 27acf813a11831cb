"""The sign that the participant is recorded, and the level of the microphone beside it."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from labeval.session.state.recording_state import Audible
from labeval.ui.link.client import ModeratorLink
from labeval.ui.link.lines import read_level
from labeval.ui.link.server import SessionLink
from labeval.ui.moderator.parts.sound_sign import SoundSign
from labeval.ui.theme import LIGHT

RECORDS = Audible("r-1", "think_aloud", "USB", recorded=1)


def sign(qtbot: QtBot) -> SoundSign:
    made = SoundSign(LIGHT)
    qtbot.addWidget(made)
    return made


def test_nothing_is_shown_where_nothing_is_recorded(qtbot: QtBot) -> None:
    made = sign(qtbot)
    made.show_audible(Audible(), live=True)
    assert made.isHidden()


def test_the_words_follow_the_recording(qtbot: QtBot) -> None:
    made = sign(qtbot)
    made.show_peaks((0.5,))
    told = []
    for audible in (
        RECORDS,
        replace(RECORDS, lost=True),
        replace(RECORDS, silenced=True),
        Audible(refused="disk"),
    ):
        made.show_audible(audible, live=True)
        told.append((made.words, made._meter.isHidden()))
    assert told == [
        ("recording", False),
        ("microphone lost", True),
        ("recording paused by the participant", True),
        ("not recorded", True),
    ]
    assert not made.isHidden()


def test_recording_is_said_while_levels_come_and_not_before_or_after(qtbot: QtBot) -> None:
    made = sign(qtbot)
    made.show_audible(RECORDS, live=True)
    assert made.words == "no sound from the microphone now"
    made.show_peaks((0.5,))
    assert made.words == "recording"
    made._stale.timeout.emit()
    assert made.words == "no sound from the microphone now"


def test_a_replay_has_no_meter(qtbot: QtBot) -> None:
    made = sign(qtbot)
    made.show_audible(RECORDS, live=False)
    assert made.words == "recording" and made._meter.isHidden()


def test_the_level_comes_over_the_link_and_falls_when_it_ends(qtbot: QtBot) -> None:
    made = sign(qtbot)
    made._stale.setInterval(50)
    server = SessionLink("a" * 32)
    client = ModeratorLink(lambda: server.name)
    client.levels_received.connect(made.show_peaks)
    client.start()
    qtbot.waitUntil(lambda: bool(server.connected))
    with qtbot.waitSignal(client.levels_received):
        server.send_level((0.5, 0.25))
    assert made.peaks == (0.5, 0.25)
    qtbot.waitUntil(lambda: made.peaks == (0.0, 0.0))
    client.close()
    server.close()


def test_a_level_that_is_none_is_passed_over(qtbot: QtBot) -> None:
    assert read_level({"level": "loud"}) == ()
    assert read_level({"level": "nan 2 -1 0.5"}) == (1.0, 0.0, 0.5)
