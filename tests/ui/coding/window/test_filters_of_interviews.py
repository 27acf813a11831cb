"""Filters in front are those that have something to choose from, and all of them can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.jobs.coding.interviews import InterviewLink, read_interviews, take_interviews
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.sources.filter_bar import FIRST
from labeval.ui.language import LanguageSwitch
from tests.support.coding.analyst import Analyst

ATTRIBUTES = {"P07": {"background": "none"}, "P12": {"background": "computer science"}}


@pytest.fixture
def interviewer(tmp_path: Path, qtbot) -> Iterator[Analyst]:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    files = {tmp_path / f"{code}.txt": code for code in ATTRIBUTES}
    for file in files:
        file.write_text("Anna: What was hard?\nKim: The scale confused me.\n", encoding="utf-8")
    links = {file: InterviewLink(code, ATTRIBUTES[code]) for file, code in files.items()}
    with Workbook(folder.workbook, coder="A") as workbook:
        take_interviews(workbook, read_interviews(list(files))[0], links)
    made = Analyst(folder)
    made.sit_down(qtbot)
    yield made
    made.leave()


pytestmark = pytest.mark.usefixtures("in_english")


def test_interviews_are_filtered_by_attribute_and_by_nothing_that_they_do_not_have(interviewer):
    filters = interviewer.window.filters
    assert filters.shown() == ["kind", "coder", "attribute"]
    assert not set(filters.further()) & {"condition", "criterion", "method", "folder", "value"}
    assert "speaker" in filters.further()


def test_texts_of_sessions_keep_the_filters_of_sessions(analyst):
    filters = analyst.window.filters
    assert filters.shown()[:4] == list(FIRST[:4])
    assert "method" in filters.further()


@pytest.mark.parametrize(
    ("width", "language"), [(1000, "en"), (1280, "en"), (1280, "de"), (1920, "de")]
)
def test_no_filter_is_cut_whatever_is_chosen(interviewer, width, language, qapp, qtbot):
    LanguageSwitch(qapp).use(language)
    window, filters = interviewer.window, interviewer.window.filters
    window.resize(width, 720)
    filters.choose("speaker", frozenset({"Kim"}))
    filters.choose("attribute", frozenset(list(filters._values("attribute"))[:1]))
    assert {"speaker", "attribute"} <= set(filters.shown())
    shown = [filters._pills[name] for name in filters.shown()] + [filters._more, filters._clear]
    qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in shown))
    filters.clear()
    assert filters.shown() == ["kind", "coder", "attribute"]


def test_a_window_that_is_closed_meanwhile_fits_nothing(interviewer, qapp):
    LanguageSwitch(qapp).use("de")
    interviewer.window.retranslate()
    interviewer.window.close()
    interviewer.controller.workbook.close()
    qapp.processEvents()  # what was to be fitted afterwards finds no workbook
    assert not interviewer.window.isVisible()
