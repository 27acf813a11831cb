"""Conditions, steps and questions have their names of the study's file in coding windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from labeval.coding.rows import SourceKind
from labeval.study.folder import StudyFolder
from labeval.study.model.steps import steps_by_id
from labeval.study.reading import read_study
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.window.auxiliary_windows import AuxiliaryWindows
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LIGHT


@pytest.fixture
def window(folder: StudyFolder, qapp: QApplication, qtbot) -> Iterator[CodingWindow]:
    """German, with the study's names."""
    LanguageSwitch(qapp).use("de")
    made = coding_window(folder, LIGHT, coder="A")
    made.resize(1280, 720)
    made.show()
    qtbot.waitUntil(lambda: made.controller.study_title() != folder.path.name)
    yield made
    made.close()
    made.deleteLater()
    LanguageSwitch(qapp).use("en")


def open_first(window: CodingWindow, kind: SourceKind) -> None:
    sources = window.controller.sources.values()
    window.open_source(next(s.id for s in sources if s.kind == kind))


def conditions(folder: StudyFolder) -> dict[str, str]:
    return {
        condition.id: condition.name.in_language("de")
        for condition in read_study(folder.path).study.conditions
        if condition.name is not None
    }


def test_the_head_of_a_text_has_the_name_of_its_condition(window, folder) -> None:
    open_first(window, SourceKind.THINK_ALOUD)
    name = conditions(folder)[window.controller.source.condition]
    assert name in window.source_header._aside.toolTip().split("   ·   ")


def test_headings_above_answers_are_the_questions(window, folder) -> None:
    open_first(window, SourceKind.ANSWERS)
    heading = window.view.sheet.headers[0]
    where = window.controller.passages[0].where
    step = steps_by_id(read_study(folder.path).study.procedure)[where.step]
    asked = next(q for q in step.questions if q.id == where.question)
    assert heading == f"{step.title.in_language('de')}  ·  {asked.text.in_language('de')}"


def test_headings_follow_the_language(window, qapp, qtbot) -> None:
    open_first(window, SourceKind.ANSWERS)
    german = list(window.view.sheet.headers)
    LanguageSwitch(qapp).use("en")
    qtbot.waitUntil(lambda: window.view.sheet.headers != german)
    english = list(window.view.sheet.headers)
    assert [bool(text) for text in german] == [bool(text) for text in english]


def test_filters_offer_conditions_by_name_and_admit_by_id(window, folder) -> None:
    pill = window.filters._pills["condition"]
    pill.choose(frozenset({"ab"}))
    names = pill._shown
    assert names and names == {id: conditions(folder)[id] for id in names}
    assert window.filters.filter().conditions == {"ab"}


def test_counts_and_queries_name_conditions_and_criteria(window, folder, qtbot) -> None:
    views = AuxiliaryWindows(window, folder).open_counts()
    assert isinstance(views, ViewsWindow)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    views.settle()
    words, named = views.builder.words, conditions(folder)
    assert words.values("condition") == {id: named[id] for id in words.values("condition")}
    criteria = {c.id: c.name.in_language("de") for c in read_study(folder.path).study.criteria}
    assert words.values("criterion") == {id: criteria[id] for id in words.values("criterion")}
    assert words.values("condition") and words.values("criterion")
    views.close()


def test_a_window_that_is_open_already_takes_names_that_come_later(window, folder, qtbot) -> None:
    controller, content = window.controller, read_study(folder.path)
    unnamed = [one.model_copy(update={"name": None}) for one in content.study.conditions]
    study = content.study.model_copy(update={"conditions": unnamed})
    controller.know_study(content.model_copy(update={"study": study}))
    views = AuxiliaryWindows(window, folder).open_counts()
    assert isinstance(views, ViewsWindow)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    assert views.builder.words.values("condition")["ab"] == "ab"
    controller.know_study(content)
    qtbot.waitUntil(lambda: not views._is_stale)
    views.settle()
    assert views.builder.words.values("condition")["ab"] == conditions(folder)["ab"]
    views.close()
