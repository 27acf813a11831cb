"""The title of a study in another language than the window's, as screen readers are given it."""

from __future__ import annotations

import re
import shutil

import pytest
from PySide6.QtCore import QLocale

from labeval import places
from labeval.jobs.planning.read_overview import read_overview
from labeval.study.folder import StudyFolder
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.memory import Memory
from labeval.ui.results.window import ResultsWindow
from labeval.ui.theme import LIGHT

_GERMAN = QLocale.Language.German
_TITLES = {"{de: Antworten im Vergleich}": _GERMAN, "Answers compared": None}
"""As a study file writes them, and their language; None for the window's."""


@pytest.fixture(params=_TITLES, ids=["german", "unknown"])
def study(request, tmp_path) -> tuple[StudyFolder, QLocale.Language | None]:
    path = tmp_path / "study"
    shutil.copytree(places.templates() / "aspects", path)
    file = path / "study.yaml"
    text = re.sub(r"(?m)^title:.*$", f"title: {request.param}", file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    return StudyFolder(path), _TITLES[request.param]


def test_the_home_window_names_it_in_its_language(study, qtbot, qapp, tmp_path):
    folder, language = study
    window = HomeWindow(Memory(tmp_path / "settings.json"), LIGHT)
    qtbot.addWidget(window)
    window.show_overview(read_overview(folder))
    title = window.panel._title
    assert title.text() in ("Antworten im Vergleich", "Answers compared")
    assert title.locale().language() == (language or window.locale().language())
    assert window.panel._state.locale().language() == window.locale().language()


def test_the_window_of_results_does_so_too(study, qtbot, qapp, tmp_path):
    folder, language = study
    window = ResultsWindow(folder, LIGHT, Memory(tmp_path / "settings.json"), samples=20)
    qtbot.addWidget(window)
    window._name_study()
    assert window.title.text() in ("Antworten im Vergleich", "Answers compared")
    assert window.title.locale().language() == (language or window.locale().language())
    window.close()
