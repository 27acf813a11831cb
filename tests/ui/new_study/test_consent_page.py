"""The consent of a new study: its building blocks, the page, the study file and the paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from labeval import places
from labeval.jobs.new_study.designs import gallery_designs
from labeval.study.model.steps import ConsentStep
from labeval.study.reading import read_with_warnings
from labeval.ui.widgets.questions.question_block import QuestionBlock
from tests.support.texts.library_answers import write_answers
from tests.ui.new_study.opened_new_study import press, with_texts

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


def decisions(page) -> dict[str, list[str]]:
    """The words of each decision to what can be chosen, as they are on screen."""
    blocks = page.form.asks.findChildren(QuestionBlock)
    return {
        block.asked.text: [button.text() for button in block.findChildren(QAbstractButton)]
        for block in blocks
        if not block.isHidden()
    }


def test_what_is_chosen_is_on_the_page_and_in_the_study(page, window, tmp_path):
    assert page.contact.hasFocus()
    QTest.keyClicks(page.contact, "Ada Berg, 030 123 *45*")
    page.years.pick("10")
    page.asks["audio"].click()
    page.asks["quotation"].click()
    page.asks["sharing"].click()
    assert "10 years" in page.form.text() and "Your voice" in page.form.text()
    assert page.form.contact() == "Contact: Ada Berg, 030 123 *45*", "no markup"
    assert len(decisions(page)) == 3 and "quoted" not in "".join(decisions(page))
    QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
    press(window, Qt.Key.Key_Return)
    content, warnings = read_with_warnings(tmp_path / "answers")
    assert warnings == []
    study = content.study
    for language, request in (("en", "think aloud"), ("de", "Entscheiden laut")):
        assert request in study.procedure[0].text.in_language(language)
    (step,) = [s for s in study.procedure if isinstance(s, ConsentStep)]
    assert [(ask.id, ask.required) for ask in step.asks] == [
        ("rating", True),
        ("audio", False),
        ("sharing", False),
    ]
    assert step.contact.in_language("de") == "Ada Berg, 030 123 *45*"
    assert "10 Jahre" in step.text.in_language("de")
    assert study.audio.record == "think_aloud"


def test_a_design_of_thinking_aloud_asks_whether_it_may_be_recorded(window):
    designs = {d.card.title.in_language("en"): d for d in gallery_designs(places.templates())}
    spoken = designs["Thinking aloud while rating and comparing"]
    silent = designs["Two texts side by side"]
    window.draft.begin(spoken)
    window.consent.begin()
    assert window.consent.asks["audio"].isChecked()
    window.draft.begin(silent)
    window.consent.begin()
    assert not window.consent.asks["audio"].isChecked()
    window.consent.asks["sharing"].click()
    window.draft.begin(spoken)
    window.consent.begin()
    assert window.consent.asks["audio"].isChecked(), "although something else was chosen"
    assert window.consent.asks["sharing"].isChecked()
    window.consent.asks["audio"].click()
    window.draft.begin(spoken)
    assert not window.draft.consent.records, "the same design again changes nothing"


def test_without_a_contact_it_goes_on_and_says_so(page, window):
    assert page.note() == "a contact can also be named later"
    assert window.next.isEnabled()
    QTest.keyClicks(page.contact, "A")
    assert page.note() == "how long data are kept can also be chosen later"
    assert page.years.text() == "How long data are kept: not chosen yet"
    page.years.pick("10")
    assert page.years.text() == "How long data are kept: until 10 years after the study"
    assert page.note() == ""


def test_how_long_data_are_kept_is_on_the_page_in_words(page):
    assert "For how long" not in page.form.text()
    page.years.pick("1")
    assert "until 1 year after the end of the study" in page.form.text()
    page.years.pick("10")
    assert "until 10 years after the end of the study" in page.form.text()
    page.language.pick("de")
    assert "bis 10 Jahre nach dem Ende der Studie" in page.form.text()
    page.years.pick("1")
    assert "bis 1 Jahr nach dem Ende der Studie" in page.form.text()


def test_a_study_in_one_language_has_a_consent_in_it(page, window, tmp_path):
    window.draft.languages = ("de",)
    page.begin()
    assert "Was wir aufbewahren" in page.form.text()
    QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
    assert page.language.isHidden(), "there is nothing to choose"


def test_the_consent_is_shown_as_participants_see_it_in_every_language(page, window):
    assert list(decisions(page).values()) == [["I agree", "I do not agree"]] * 2
    page.language.pick("de")
    assert "Was wir aufbewahren" in page.form.text()
    assert list(decisions(page).values()) == [["Ich willige ein", "Ich lehne ab"]] * 2
    assert page.language.text() == "Language: German", "the window keeps its own language"
    page.asks["sharing"].click()
    assert len(decisions(page)) == 3
    assert "Was wir aufbewahren" in page.form.text(), "a change keeps the language"


def test_nobody_consents_in_the_preview(page, qtbot):
    block = page.form.asks.findChildren(QuestionBlock)[0]
    agree = block.findChildren(QAbstractButton)[0]
    at = agree.mapTo(page.window(), agree.rect().center())
    QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert not agree.isChecked()
    assert not agree.hasFocus()
    assert all(
        b.focusPolicy() == Qt.FocusPolicy.NoFocus for b in block.findChildren(QAbstractButton)
    )


def test_the_questions_at_the_end_are_seen_in_each_language(page):
    assert page.form.isVisible() and not page.closing.isVisible()
    page.page.pick("closing")
    assert page.closing.isVisible() and not page.form.isVisible()
    assert "“Edit” in the home window changes these questions" in page._advice.text()
    asked = [block.asked.text for block in page.closing.questions.findChildren(QuestionBlock)]
    assert "How difficult was it to decide?" in asked
    page.language.pick("de")
    asked = [block.asked.text for block in page.closing.questions.findChildren(QuestionBlock)]
    assert "Wie schwer fielen Ihnen die Entscheidungen?" in asked
    given = []
    page.closing.questions.answered.connect(lambda *answer: given.append(answer))
    button = page.closing.questions.findChildren(QAbstractButton)[0]
    at = button.mapTo(page.window(), button.rect().center())
    QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert given == [], "it is a picture of the page"


def test_the_text_is_as_wide_as_on_the_participants_screen(page, window):
    window.resize(1280, 720)
    assert page.form.width() >= 1200
    assert page.form.height() >= 300


def test_each_language_has_a_contact_and_an_empty_one_is_as_in_the_first(page, window, tmp_path):
    QTest.keyClicks(page.contact, "Ada Berg, room 12")
    german = page.contacts["de"]
    assert german.placeholderText() == "Ada Berg, room 12"
    page.language.pick("de")
    assert page.form.contact() == "Kontakt: Ada Berg, room 12"
    QTest.keyClicks(german, "Ada Berg, Raum 12")
    assert page.form.contact() == "Kontakt: Ada Berg, Raum 12"
    QTest.keyClick(window, Qt.Key.Key_Return, CONTROL)
    press(window, Qt.Key.Key_Return)
    content, _ = read_with_warnings(tmp_path / "answers")
    (step,) = [s for s in content.study.procedure if isinstance(s, ConsentStep)]
    assert step.contact.in_language("en") == "Ada Berg, room 12"
    assert step.contact.in_language("de") == "Ada Berg, Raum 12"


def test_a_consent_that_has_no_room_scrolls_to_its_last_line(page, window, qtbot):
    window.resize(1280, 700)
    page.years.pick("1")
    page.asks["audio"].click()
    QTest.keyClicks(page.contact, "Ada Berg, 030 123 45")
    bar, area = page.form._column.verticalScrollBar(), page.form._column
    qtbot.waitUntil(bar.isVisible)
    bar.setValue(bar.maximum())
    version = page.form._version
    bottom = version.mapTo(area.viewport(), version.rect().bottomLeft()).y()
    assert bottom < area.viewport().height()
