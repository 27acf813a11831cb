"""Pages and minutes of a study that is being made: chosen, counted by method, and said."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.jobs.planning.check import check_plans
from labeval.study.reading import read_with_warnings
from labeval.ui.language import LanguageSwitch
from tests.support.texts.library_answers import rows, write_answers
from tests.ui.new_study.opened_new_study import with_texts


def test_the_length_of_a_session_follows_the_methods(page):
    length = page.session.length
    before = length.text()
    assert before.startswith("Rating on a scale: 40 pages, about ")
    other = next(id for id in page.methods._kinds if id not in page._draft.blocks)
    page.methods.methods.choose(frozenset({*page._draft.blocks, other}))
    page.methods.together.pick("all")
    page._show_preview()
    assert ", about " in length.text() and length.text() != before


def test_any_number_of_pages_can_be_typed(page):
    row = page.methods
    assert not row.pages.isVisible()
    row.length.pick("pages:10")
    assert row.pages.isVisible()
    row.pages.selectAll()
    QTest.keyClicks(row.pages, "12")
    assert row.length.value_name == "at most 12 pages"
    assert page._draft.pages == 12
    row.length.pick("")
    assert not row.pages.isVisible()


def test_the_number_on_a_page_is_of_those_that_a_participant_gets(page):
    assert page.preview._place.text() == "Page 1 of 40"
    assert not page.preview._each.isVisible()
    page.methods.length.pick("pages:10")
    page._show_preview()
    assert page.preview._place.text() == "Page 1 of 40"
    assert page.preview._each.isVisible()
    assert page.preview._each.text() == "Each participant gets 10 of these 40 pages"
    top = page.preview._sheet()._top
    assert top._page.text() == "Page 1 of 10"
    minutes = page.session.length.text()
    assert minutes.startswith("Rating on a scale: 10 pages, about ")


def test_the_time_left_is_of_the_page_that_is_shown(page):
    def left() -> str:
        return page.preview._sheet()._top._left.text()

    minutes = int(re.fullmatch(r"about (\d+) min of rating left", left())[1])
    page.preview.step(20)
    assert page.preview._place.text() == "Page 21 of 40"
    half = int(re.fullmatch(r"about (\d+) min of rating left", left())[1])
    assert abs(half - minutes / 2) <= 1
    page.preview.step(19)
    assert page.preview._place.text() == "Page 40 of 40"
    assert left() in (
        "less than a minute of rating left",
        f"about {round(minutes / 40)} min of rating left",
    )


def test_minutes_are_shared_by_the_methods_of_a_participant(page):
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page._show_preview()
    length = page.session.length
    assert "fewer criteria or methods" in page.session.look.text()
    page.methods.length.pick("minutes:45")
    assert page.methods.length.value_name == "about 45 minutes"
    page._show_preview()
    said = re.match(
        r"Rating on a scale \((\d+) pages\) \+ Comparison of two \((\d+) pages\): (\d+) pages, "
        r"about (\d+) min a session\.",
        length.text(),
    )
    rated, compared, together, minutes = map(int, said.groups())
    assert min(rated, compared) >= 5 and rated + compared == together
    assert 41 <= minutes <= 45
    assert not page.session.look.isVisible(), "nothing ends the rating"


def test_minutes_are_offered_where_everybody_can_use_all_methods_in_them(page):
    length, methods = page.methods.length, page.methods
    methods.methods.choose(frozenset({"dqe", "bws"}))
    methods.methods.changed.emit()
    methods.together.pick("all")
    assert "minutes:30" not in length._shown, "pages of best and worst cannot be fewer"
    methods.together.pick("one")
    assert "minutes:30" in length._shown
    methods.together.pick("all")
    methods.methods.choose(frozenset({"dqe", "ab"}))
    methods.methods.changed.emit()
    assert "minutes:30" in length._shown


def test_an_end_of_the_rating_says_what_it_leaves_of_each_method(page):
    left = page.session.look
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("one")
    page._show_preview()
    assert "The rating ends" not in left.text(), "nothing ends it"
    page.methods.length.pick("minutes:20")
    page._show_preview()
    first, second = left.text().splitlines()
    assert first.startswith("▲ The rating ends after 20 minutes of work; about ")
    assert first.endswith("of 40 pages of Rating on a scale are then done.")
    assert second.endswith("of 60 pages of Comparison of two are then done.")
    page.methods.length.pick("")
    page._show_preview()
    assert "The rating ends" not in left.text()


def test_the_pages_of_a_participant_are_limited_where_the_methods_can(page, qtbot):
    def settled(page) -> str:
        """The line about the length, once it is computed."""
        qtbot.waitUntil(lambda: not page._pause.isActive())
        return page.session.length.text()

    length = page.methods.length
    assert {"pages:20", "minutes:30"} <= set(length._shown)
    assert "40 pages, about" in page.session.length.text()
    length.pick("pages:20")
    assert "20 pages, about" in settled(page)
    page.methods.methods.choose(frozenset({"ab", *page._draft.blocks}))
    page.methods.methods.changed.emit()
    assert length.value_name == "at most 20 pages of each method"
    assert length.sizeHint().width() < length.widest, "not cut"
    assert "40 pages, about" in settled(page)
    page.methods.methods.choose(frozenset({"bws"}))
    page.methods.methods.changed.emit()
    assert not any(value.startswith("pages:") for value in length._shown)
    assert length.value == "", "what cannot be limited is not"
    length.pick("minutes:30")
    assert (page._draft.pages, page._draft.minutes) == (None, 30)


def test_the_line_about_the_pages_that_fit_has_no_further_number(page, qtbot):
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page._show_preview()
    assert {shown.block for shown in page.preview._pages} == {"dqe", "ab"}
    qtbot.waitUntil(lambda: not page.preview.is_measuring)
    assert page.preview.fits_text == "✓ Every page fits a screen of 1280 × 720"


def test_breaks_and_the_language_of_the_texts_are_said(page):
    page.methods.methods.choose(frozenset({"dqe", "ab"} & page.methods._kinds.keys()))
    page.methods.methods.changed.emit()
    page._show_preview()
    said = page.session.facts
    assert not said.isVisible(), "which nobody chooses here"
    QTest.mouseClick(page.session.more, Qt.MouseButton.LeftButton)
    assert said.isVisible() and not page.session.more.isVisible()
    rest = "Comparison of two: a break after every 15 pages; the editor changes it under Methods."
    assert rest in said.text()
    assert said.text().endswith(". The texts are in English, also in sessions in German.")
    page.methods.length.pick("pages:10")
    page._show_preview()
    assert "a break" not in said.text(), "nobody gets so many pages"
    page.methods.length.pick("")
    page.methods.languages.pick("en")
    page.methods.methods.choose(frozenset({"dqe"}))
    page.methods.methods.changed.emit()
    page._show_preview()
    assert "The texts are in" not in said.text() and "a break" not in said.text()


def test_texts_in_two_languages_are_not_called_english(window, tmp_path):
    table = rows()
    for row in table[::2]:
        row[-1] = "Das ist die Antwort, und sie ist nicht lang."
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    window.criteria._show_preview()
    said = window.criteria.session.facts.text()
    assert said.endswith("The texts are in English and German, whatever language a session is in.")


def test_pages_of_pairs_are_said_with_the_pairs_that_they_come_from(page, window):
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page.methods.length.pick("pages:20")
    page._show_preview()
    page.preview.methods.pick("ab")
    assert page.preview._each.text() == (
        "Each participant gets 20 of these 80 pages (60 pairs, 20 of them also with sides "
        "exchanged)"
    )
    assert page.preview._place.text() == "Page 1 of 80"
    content = page._draft.compose(window.texts.items).content
    (note,) = (note for note in check_plans(content, []).design["ab"] if note.need)
    assert (note.values["pages"], note.values["forward"]) == (80, 60), "as when it is published"
    said = (
        "Comparison of two: 60 pairs make 80 pages, since 20 of them are shown to other "
        "participants with sides exchanged, to see whether the side decides."
    )
    assert page.session.exchanged.text() == said, "whichever page is on show"
    assert page.session.exchanged.isVisible()
    page.methods.length.pick("")
    page._show_preview()
    assert not page.session.exchanged.isVisible(), "everybody gets all pairs once"


def test_the_number_of_participants_is_asked_with_the_methods_and_comes_to_the_study(
    page, window, tmp_path
):
    page.methods.methods.choose(frozenset({"dqe", "ab"}))
    page.methods.together.pick("all")
    page.methods.length.pick("pages:20")
    page._show_preview()
    box, said = page.methods.participants, page.session.planned
    assert (box.value(), page._draft.participants) == (20, None), "what is needed is proposed"
    assert said.text().startswith("With 20 participants: each text is judged by 10 (Rating on a ")
    box.setValue(0)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "24")
    page._show_preview()
    assert page._draft.participants == 24
    assert said.text().startswith(
        "With 24 participants: each text is judged by 12 (Rating on a scale), each pair of texts "
        "is judged by 6–12 (Comparison of two). All sessions together take about "
    )
    for _ in range(2):
        window._go(window._neighbour(1))
    assert "24 participants are planned" in window.place._what.text()
    window._make()
    content, _ = read_with_warnings(tmp_path / "answers")
    study = content.study
    assert study.participants.planned == 24
    assert study.blocks["dqe"].sample.raters == 12
    assert study.blocks["ab"].questionnaires.raters == 6
    check = check_plans(content, [])
    assert check.need is not None and check.need.participants <= 24
    assert said.text().startswith(str(check.planned[0])), "the same words as at publishing"


def test_too_few_participants_are_pointed_out(page):
    page.methods.length.pick("pages:10")
    page.methods.participants.setValue(2)
    page._show_preview()
    assert "2 participants do not rate everything" in page.session.look.text()
    (a_session,) = re.findall(r"about (\d+) min a session", page.session.length.text())
    (all_sessions,) = re.findall(r"take about (\d+) min\.", page.session.planned.text())
    assert int(all_sessions) == pytest.approx(2 * int(a_session), abs=1)


def test_the_methods_that_are_chosen_follow_the_language(page, qapp):
    switch = LanguageSwitch(qapp)
    try:
        switch.use("de")
        qapp.processEvents()
        assert page.methods.methods.text() == "Methoden: Bewertung auf einer Skala"
    finally:
        switch.use("en")


def test_a_fault_of_texts_is_not_called_a_lack_of_criteria(window, tmp_path):
    table = rows()
    for n in range(8):
        table[n][:2] = "Why?", "A handbook."
    with_texts(window, write_answers(tmp_path / "answers.csv", table))
    QTest.mouseClick(window.next, Qt.MouseButton.LeftButton)
    page = window.criteria
    page.methods.methods.choose(frozenset({*page._draft.blocks, "answers"}))
    page._show_preview()
    assert "has 8 answers; a page shows from 2 to 6" in page._remarks.text()
    assert page.preview._missing == "The page appears here once what is named below is changed."
    counted = page.session.length.text()
    assert counted == "Pages and minutes are counted once what is named below is changed."
