"""The consent of a new study: its building blocks, the page, the study file and the paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.study.model.steps import ConsentStep
from labeval.study.reading import read_with_warnings
from tests.support.library_answers import write_answers
from tests.ui.new_study.test_gallery import memory, press, window
from tests.ui.new_study.test_texts_page import with_texts

__all__ = ["memory", "window"]

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window, tmp_path):
    """The page of the consent for forty answers, rated one by one."""
    window.gallery.rail.setCurrentRow(1)
    with_texts(window, write_answers(tmp_path / "answers.csv"))
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
    assert window.page is window.consent
    return window.consent


def shown(page) -> list[str]:
    return page._decisions.text().split("\n\n")


def test_what_is_chosen_is_on_the_page_and_in_the_study(page, window, tmp_path):
    assert page.contact.hasFocus()
    QTest.keyClicks(page.contact, "Ada Berg, 030 123 *45*")
    page.years.pick("10")
    page.asks["audio"].click()
    page.asks["quotation"].click()
    page.asks["sharing"].click()
    assert "10 years" in page._text.toPlainText() and "Your voice" in page._text.toPlainText()
    assert page._below.text() == "Contact: Ada Berg, 030 123 *45*", "no markup"
    assert len(shown(page)) == 3 and "quoted" not in "".join(shown(page))
    QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
    press(window, Qt.Key.Key_Return)
    content, warnings = read_with_warnings(tmp_path / "answers")
    assert warnings == []
    study = content.study
    (step,) = [s for s in study.procedure if isinstance(s, ConsentStep)]
    assert [(ask.id, ask.required) for ask in step.asks] == [
        ("rating", True),
        ("audio", False),
        ("sharing", False),
    ]
    assert step.contact.in_language("de") == "Ada Berg, 030 123 *45*"
    assert "10 Jahre" in step.text.in_language("de")
    assert study.audio.record == "think_aloud"


def test_without_a_contact_it_goes_on_and_says_so(page, window):
    assert page.note() == "nobody is named for questions yet"
    assert window.next.isEnabled()
    QTest.keyClicks(page.contact, "A")
    assert page.note() == ""


def test_a_study_in_one_language_has_a_consent_in_it(page, window, tmp_path):
    window.draft.languages = ("de",)
    page.begin()
    assert "Was wir aufbewahren" in page._text.toPlainText()
    QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
