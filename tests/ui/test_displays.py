"""Assignment of displays to the participant and the supervisor."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QDialog, QWidget

from labeval.ui.displays import Situation, arranged, move_to_middle, show_fitting

LAPTOP = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 2560, 1440)


@dataclass
class Made:
    called: str
    place: QRect

    def name(self) -> str:
        return self.called

    def geometry(self) -> QRect:
        return self.place


TWO = [Made("eDP-1", LAPTOP), Made("HDMI-1", SECOND)]


def test_the_participant_has_the_laptops_screen_and_the_supervisor_the_other():
    found = arranged(TWO, primary="eDP-1", home="eDP-1")
    assert (found.situation, found.participant, found.moderator) == (
        Situation.APART,
        "eDP-1",
        "HDMI-1",
    )


def test_the_screen_that_was_chosen_for_the_participant_goes_before():
    found = arranged(TWO, primary="eDP-1", wanted="HDMI-1")
    assert (found.participant, found.moderator) == ("HDMI-1", "eDP-1")
    gone = arranged(TWO, primary="eDP-1", wanted="DP-7")
    assert gone.participant == "eDP-1"


def test_of_several_others_the_supervisor_has_the_one_where_home_was():
    third = Made("DP-1", QRect(4480, 0, 1920, 1080))
    assert arranged([*TWO, third], primary="eDP-1", home="DP-1").moderator == "DP-1"


def test_with_one_screen_or_with_mirrored_ones_the_supervisor_has_none():
    one = arranged(TWO[:1], primary="eDP-1")
    assert (one.situation, one.moderator) == (Situation.ONE, "")
    same = Made("HDMI-1", LAPTOP)
    mirrored = arranged([TWO[0], same], primary="eDP-1")
    assert (mirrored.situation, mirrored.participant) == (Situation.MIRRORED, "eDP-1")
    assert mirrored.moderator == ""


@pytest.mark.parametrize("at", [(-40, -60), (40, 0), (300, 24), (700, 700)], ids=str)
def test_a_window_over_another_one_is_on_the_screen_with_its_title(at, qtbot):
    home = QWidget()
    qtbot.addWidget(home)
    home.setGeometry(*at, 500, 300)
    home.show()
    room = home.screen().availableGeometry()
    wanted = room.size() - QSize(60, 45)
    window = QDialog(home)
    show_fitting(window, wanted)
    assert window.size() == wanted
    with_title = QRect(window.pos(), wanted + QSize(0, 40))
    assert room.contains(with_title), with_title


def test_a_window_is_moved_to_a_middle_and_stays_in_its_room(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    move_to_middle(window, SECOND.center(), SECOND)
    assert window.geometry().center().x() == SECOND.center().x()
    assert abs(window.geometry().center().y() - SECOND.center().y()) <= 20, "its title is above"
    move_to_middle(window, SECOND.bottomRight(), SECOND)
    assert SECOND.contains(window.geometry())
