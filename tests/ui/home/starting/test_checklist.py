"""The list of checks before a session."""

from __future__ import annotations

import pytest

from labeval.jobs.sessions import readiness
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


def test_instruments_have_a_line_where_the_study_names_them(qtbot, tmp_path, monkeypatch):
    def lines(lsl: str) -> list[str]:
        memory = Memory(tmp_path / "memory.json")
        checklist = Checklist(LIGHT, tmp_path, memory, minutes=40, is_recorded=False, lsl=lsl)
        qtbot.addWidget(checklist)
        return checklist.lines()

    monkeypatch.setattr(readiness, "find_spec", lambda name: name)
    assert not any("Lab Streaming" in line for line in lines("none"))
    assert any("Lab Streaming Layer, not encrypted" in line for line in lines("events"))
    monkeypatch.setattr(readiness, "find_spec", lambda name: None)
    assert any("pylsl is not installed" in line for line in lines("words"))
