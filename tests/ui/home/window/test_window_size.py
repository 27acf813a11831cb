"""The home window keeps its size, whatever it shows."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.jobs.planning.overview import StudyState
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Ending
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT

SMALLEST = QSize(1180, 720)


@pytest.fixture
def folder(tmp_path) -> StudyFolder:
    """A study with sessions, notices, and several conditions."""
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(places.templates() / "campaign", folder.path)
    with Record(folder.database) as record:
        simulate(record, read_study(folder.path), 6, seed=3)
    return folder


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_check_says_does_not_make_the_window_grow(folder, tmp_path, qtbot, language):
    switch = LanguageSwitch(QApplication.instance())
    switch.use(language)
    window = HomeWindow(Memory(tmp_path / "settings.json"), LIGHT)
    qtbot.addWidget(window)
    window.show()
    sizes = []
    for _ in range(2):
        window.show_overview(read_overview(folder))
        window.begin_session("P-01", "a" * 32, visible=False)
        window.end_session()
        QApplication.processEvents()
        sizes.append(window.size())
        window.panel.show_lines(["a line " * 40] * 40)
        QApplication.processEvents()
        sizes.append(window.size())
    switch.use("en")
    assert sizes == [sizes[0]] * 4
    assert sizes[0] == window.usual_size


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_state_of_a_study_needs_more_width(folder, tmp_path, qtbot, language):
    switch = LanguageSwitch(QApplication.instance())
    switch.use(language)
    window = HomeWindow(Memory(tmp_path / "settings.json"), LIGHT)
    qtbot.addWidget(window)
    window.show()
    far = StudyFolder(tmp_path / ("a folder with a long name " * 6) / "study")
    shutil.copytree(folder.path, far.path)
    widths = {}
    for place in (folder, far):
        seen = read_overview(place)
        for state in StudyState:
            for ending in Ending:
                lines = [replace(line, ending=ending) for line in seen.sessions]
                view = replace(seen, state=state, sessions=lines)
                window.show_overview(view)
                window.panel._sessions.selectRow(0)
                QApplication.processEvents()
                widths[state, ending] = window.minimumSizeHint().width()
    switch.use("en")
    assert max(widths.values()) <= SMALLEST.width()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_of_a_study_are_one_row_in_the_window_as_it_opens(
    folder, tmp_path, qtbot, language
):
    switch = LanguageSwitch(QApplication.instance())
    switch.use(language)
    window = HomeWindow(Memory(tmp_path / "settings.json"), LIGHT)
    qtbot.addWidget(window)
    window.show()
    panel = window.panel
    rows = {}
    for state in StudyState:
        window.show_overview(replace(read_overview(folder), state=state))
        QApplication.processEvents()
        often = (panel._rehearse, panel._check, panel._coding, panel._results, panel._export)
        rows[state] = {button.y() for button in often if button.isVisible()}
    switch.use("en")
    assert [state for state, heights in rows.items() if len(heights) > 1] == []
    assert rows[StudyState.DRAFT]
