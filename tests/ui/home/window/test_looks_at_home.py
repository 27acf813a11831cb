"""Registered looks in the home window: the notice, the decision, and locked exports."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.results.looks import ResultsLocked
from labeval.jobs.sessions.folder_notice import Remedy
from labeval.jobs.sessions.look_notice import WAITING
from labeval.study.folder import StudyFolder
from labeval.ui.home.files.exporting import export_tables
from tests.support.studies.looked_study import make, people
from tests.ui.home.opened_home import Home


@pytest.fixture
def home(tmp_path, qtbot, qapp):
    def opened(number: int, apart: float) -> Home:
        study = make(tmp_path / "looked")
        people(study, number, apart=apart)
        made = Home(tmp_path, qapp, study=study)
        qtbot.addWidget(made.window)
        return made

    return opened


def notices(home: Home) -> list[str]:
    return [str(notice) for notice in home.controller._view.notices]


def test_before_the_first_look_the_window_says_when_and_exports_are_locked(home):
    made = home(3, 0.2)
    assert any("registered at 4, 6, 8 participants; 3 are complete" in one for one in notices(made))
    # Results that were just unlocked are not locked.
    assert not any("Results are locked" in one for one in notices(made))
    with pytest.raises(ResultsLocked, match="the next look is at 4"):
        export_tables(made.folder, made.window)
    assert not made.folder.exports.exists()


def test_at_a_look_the_window_shows_the_decision(home):
    made = home(6, 0.9)
    # The first look has stopped the study: none "can be taken" after it.
    enough = "6 are complete, enough for look 2 of 3, at 6 participants."
    assert enough in notices(made)
    made.window.panel.notices.wanted.emit(Remedy.LOOK)
    text = "\n".join(edit.toPlainText() for edit in made.window.findChildren(QPlainTextEdit))
    assert "oak less willow on clear" in text
    assert "stop: the systems differ" in text
    assert "Results are open." in text


def test_a_look_that_stops_for_futility_says_so_and_opens_the_results(home):
    made = home(6, 0.0)
    made.window.panel.notices.wanted.emit(Remedy.LOOK)
    text = "\n".join(edit.toPlainText() for edit in made.window.findChildren(QPlainTextEdit))
    assert "Look 1, 4 participants: go on" in text
    assert "would hardly be found any more (difference −0.042, p 0.8166" in text
    assert "Results are open." in text
    assert export_tables(made.folder, made.window)


def test_looks_that_were_taken_out_of_the_study_file_later_are_still_announced(tmp_path):
    study = make(tmp_path / "looked")
    people(study, 3, apart=0.2)
    file = study / "study.yaml"
    text = file.read_text(encoding="utf-8")
    begins, ends = text.index("looks:"), text.index("procedure:")
    file.write_text(text[:begins] + text[ends:], encoding="utf-8")
    (notice,) = (n for n in read_overview(StudyFolder(study)).notices if n.template == WAITING)
    assert "registered at 4, 6, 8 participants; 3 are complete" in str(notice)
