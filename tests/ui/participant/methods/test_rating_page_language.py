"""A rating page changes its language while it is open, and loses nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from labeval.jobs.planning.check import pages_of_block
from labeval.study.pages import Page
from labeval.ui.fit import PageMeasure
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.looks import BlockLooks
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import LIGHT

GERMAN = {
    "Tie": "Gleichwertig",
    "Both bad": "Beide schlecht",
    "All definitions": "Alle Definitionen",
}


class German(QTranslator):
    def translate(self, context, text, disambiguation=None, n=-1):
        return GERMAN.get(text, "")

    def isEmpty(self):
        return False


@pytest.fixture
def in_german(qapp):
    translator = German()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_words_change_where_they_stand(open_page, view_of_block, qapp, request):
    first = "crit_honesty"
    page = open_page(view_of_block("ab", "pool-35", "pool-7", answers={first: "pool-7"}))
    assert page.control(first, "tie").text() == "Tie"
    request.getfixturevalue("in_german")
    qapp.processEvents()
    assert page.definition.all_definitions.text() == "Alle Definitionen"
    assert page.control(first, "pool-7").isChecked()


def test_the_words_of_the_study_follow_its_language(open_page, view_of_block):
    view = view_of_block("ab", "pool-35", "pool-7")
    page = open_page(view)
    page.show_page(replace(view, language="de", answers={"crit_honesty": "pool-7"}))
    assert page.definition.text().startswith("Ehrlichkeit")
    assert page.control("crit_honesty", "pool-7").isChecked()


def test_long_words_give_way_to_signs_with_a_legend(open_page, view_of_block, in_german):
    page = open_page(view_of_block("ab", "pool-170", "pool-35", language="de"))
    assert page.control("crit_honesty", "tie").text() == "="
    assert "=\u00a0Gleichwertig" in page.grid.legend()
    assert not page.texts.overflowing()


def test_few_criteria_keep_words_and_wrap_their_names(open_page, view_of_block, in_german):
    view = view_of_block("ab", "pool-35", "pool-7", language="de")
    few = [c for c in view.criteria if c.name.in_language("de") == "Relevanz für die Frage"]
    asked = tuple(c.id for c in few)
    page = replace(view.page, criteria=asked)
    fields = tuple(field for field in view.fields if field.criterion in asked)
    shown = open_page(replace(view, page=page, fields=fields, criteria=few))
    assert shown.control(asked[0], "tie").text() == "Gleichwertig"
    assert shown.grid.legend() == ""
    assert not shown.texts.overflowing()


def test_the_current_row_stays_current(open_page, view_of_block, qapp, request, qtbot):
    page = open_page(view_of_block("ab", "pool-35", "pool-7"))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first_open()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    request.getfixturevalue("in_german")
    qapp.processEvents()
    assert page.current_criterion() == "crit_correctness"
    assert QApplication.focusWidget() is page.control("crit_correctness", "pool-35")


def test_a_page_is_measured_in_its_own_language(pools, qapp):
    LanguageSwitch(qapp).use("de")
    page = Page("ab-1", "ab", ("pool-170", "pool-7"), tuple(c.id for c in pools.study.criteria))
    measure = PageMeasure((1280, 720))
    assert measure.measure(pools, page, "en").fits
    pages = [w for w in QApplication.allWidgets() if isinstance(w, RatingPage)]
    measured = next(w for w in pages if w.view.page is page)
    assert measured.control("crit_honesty", "tie").text() == "Tie"
    assert QApplication.translate("Page", "Tie") == "Gleich"


def test_measuring_changes_no_window_and_a_change_that_is_due_still_arrives(pools, qapp, qtbot):
    changes: list[None] = []

    class Window(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                changes.append(None)

    page = Page("ab-1", "ab", ("pool-170", "pool-7"), tuple(c.id for c in pools.study.criteria))
    measure, window = PageMeasure((1280, 720)), Window()
    qtbot.addWidget(window)
    for language in ("de", "en"):
        measure.measure(pools, page, language)
        qapp.processEvents()
    assert not changes
    german = German()
    qapp.installTranslator(german)
    measure.measure(pools, page, "en")
    qapp.processEvents()
    qapp.removeTranslator(german)
    assert len(changes) == 1


def test_a_measure_that_is_given_up_takes_its_pages_with_it(pools):
    page = Page("ab-1", "ab", ("pool-170", "pool-7"), tuple(c.id for c in pools.study.criteria))

    def pages() -> int:
        return sum(isinstance(widget, RatingPage) for widget in QApplication.allWidgets())

    before = pages()
    measure = PageMeasure((1280, 720))
    measure.measure(pools, page, "en")
    assert pages() == before + 1
    del measure
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert pages() == before


def test_pages_that_are_only_measured_keep_the_language_they_are_measured_in(qapp, content):
    """Else they would be measured with the words of the interface after it is in another one."""
    switch, block = LanguageSwitch(qapp), "ab"
    page = pages_of_block(content, block)[0]
    measure, looks = PageMeasure(), BlockLooks()
    measure.measure(content, page, "de")
    looks.look(content, block, QSize(1280, 616), LIGHT)
    measured = [measure.page_of("ab", "de"), looks.page_of("ab", "en")]
    before = [each.definition.all_definitions.text() for each in measured]
    assert before == ["Alle Definitionen", "All definitions"]
    switch.use("fr")
    qapp.processEvents()
    assert [each.definition.all_definitions.text() for each in measured] == before
