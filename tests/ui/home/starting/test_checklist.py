"""The list of checks before a session."""

from __future__ import annotations

import pytest

from labeval.ui.displays import ScreenUse, Situation
from labeval.ui.home.starting.checklist import Checklist
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT


@pytest.mark.parametrize("situation", [Situation.ONE, Situation.MIRRORED])
def test_the_line_about_the_moderators_window_follows_the_tick(qtbot, tmp_path, situation):
    found = ScreenUse(situation, "eDP-1", "")
    memory = Memory(tmp_path / "memory.json")
    checklist = Checklist(LIGHT, tmp_path, memory, minutes=40, is_recorded=False, found=found)
    qtbot.addWidget(checklist)
    for on in (False, True, False):
        checklist.shared.setChecked(on)
        line = checklist.lines()[0]
        assert ("opens minimised" in line, "stays closed" in line) == (on, not on)
    checklist.shared.setChecked(True)
    again = Checklist(LIGHT, tmp_path, memory, minutes=40, is_recorded=False, found=found)
    qtbot.addWidget(again)
    assert "opens minimised" in again.lines()[0]
