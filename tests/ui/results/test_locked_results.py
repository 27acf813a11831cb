"""The results window between registered looks."""

from __future__ import annotations

from labeval.study.folder import StudyFolder
from labeval.ui.memory import Memory
from labeval.ui.results.window import ResultsWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label
from tests.support.studies.looked_study import make, people


def test_locked_results_are_not_shown_and_the_window_gives_the_reason(qtbot, tmp_path):
    study = make(tmp_path / "study")
    people(study, 3, apart=0.2)
    window = ResultsWindow(StudyFolder(study), LIGHT, Memory(tmp_path / "kept.json"), samples=20)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: not window._asked)
    texts = [label.text() for label in window.page.findChildren(Label)]
    assert any("results are locked" in text and "next look is at 4" in text for text in texts)
    assert not window.page.figures
    assert not window.report_button.isEnabled()
    window.close()
