"""Going back in a new study: nothing that is unfinished later keeps one from an earlier page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.ui.language import LanguageSwitch
from labeval.ui.new_study import window as module
from labeval.ui.new_study.criteria_page import CriteriaPage
from labeval.ui.new_study.window import NewStudyWindow
from tests.support.texts.library_answers import write_answers
from tests.ui.new_study.opened_new_study import press, with_texts


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def comes_back(window: NewStudyWindow) -> None:
    """Turn from the criteria to the texts and on again."""
    click(window.back)
    assert window.page is window.texts
    window.texts.settle()
    assert window.next.isEnabled(), window._reason.text()
    assert window.texts.reason() == ""
    click(window.next)
    assert window.page is window.criteria


def test_an_unfinished_criterion_keeps_nobody_from_the_texts(
    page: CriteriaPage, window: NewStudyWindow
) -> None:
    click(page.add)
    QTest.keyClicks(page.form.names["en"], "Safety for pets")
    comes_back(window)
    assert page.list.count() == 6, "and is kept as it is"
    assert not window.next.isEnabled(), "where it has to be finished"


def test_the_question_of_the_chosen_design_is_there_again(window: NewStudyWindow, tmp_path) -> None:
    row = 2
    QTest.keyClicks(window.gallery.search, window.gallery.cards[row][0].search_text().split()[0])
    window.gallery._make_current(window.gallery.cards[row][0])
    click(window.next)
    click(window.back)
    assert window.page is window.gallery and window.gallery.rail.currentRow() == row


def test_neither_do_missing_criteria_nor_methods(
    page: CriteriaPage, window: NewStudyWindow
) -> None:
    click(page.empty)
    window.draft.blocks = {}
    comes_back(window)
    assert page.list.count() == 0
    assert window.draft.blocks == {}


@pytest.mark.parametrize("give_up", [True, False])
def test_what_was_begun_is_given_up_only_on_purpose(
    give_up: bool, window: NewStudyWindow, tmp_path, monkeypatch
) -> None:
    asked: list[str] = []

    def ask(_window: object, text: str, **_buttons: str) -> bool:
        asked.append(text)
        return give_up

    monkeypatch.setattr(module, "ask_to_give_up", ask)
    with_texts(window, write_answers(tmp_path / "answers.csv"))
    press(window, Qt.Key.Key_Escape)
    assert (window.page is window.gallery, asked) == (True, [])
    click(window.back)
    assert len(asked) == 1
    assert window.isVisible() != give_up


def test_a_window_in_which_nothing_was_begun_closes_at_once(
    window: NewStudyWindow, monkeypatch
) -> None:
    monkeypatch.setattr(module, "ask_to_give_up", lambda *_, **__: pytest.fail("asked"))
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_key_that_leads_back_is_named_where_there_is_room(
    language: str, window: NewStudyWindow, tmp_path, qapp
) -> None:
    switch = LanguageSwitch(qapp)
    switch.use(language)
    window.resize(1280, 720)

    def is_named() -> bool:
        qapp.processEvents()
        return any("Esc" in keys for keys, _ in window._hints._that_fit())

    try:
        assert is_named()
        with_texts(window, write_answers(tmp_path / "answers.csv"))
        for page in (window.texts, window.criteria, window.consent, window.place):
            assert window.page is page
            assert is_named(), page
            if page is not window.place:
                click(window.next)
    finally:
        switch.use("en")


def test_each_page_is_announced_with_its_number(window: NewStudyWindow, heard: list[str]) -> None:
    click(window.next)
    click(window.back)
    assert heard == ["Texts, page 2 of 5", "What to find out, page 1 of 5"]


def test_pages_out_of_sight_look_for_no_letters(page: CriteriaPage, window: NewStudyWindow) -> None:
    # Both pages that did would begin anew what the other one had begun, and never end.
    hidden, shown = window.texts.mapping.preview, page.preview
    while shown.is_measuring:
        assert not hidden._idle.isActive()
        QApplication.processEvents()
    click(window.back)
    assert hidden._fit.is_measuring or hidden._idle.isActive()
    assert not shown._idle.isActive()
