"""The page of a text that is edited: typing, the way back, the answer that it needs no edit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.study.pages import AS_IT_IS, Page
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import DARK, LIGHT
from tests.support.studies.rewritten_study import SOURCE, TEXT, rewritten_content

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def edited(open_page, qtbot):
    """Opens the page of a text; returns it with the revisions that it asks to keep."""

    def make(*, language="en", look=None, source=SOURCE, text=TEXT, **settings):
        content = rewritten_content(**settings)
        item = content.items[0].model_copy(update={"source": source, "text": text})
        content = content.model_copy(update={"items": [item]})
        content.study.blocks["edit"].know_items(content.items)
        view = view_for(content, Page("p", "edit", ("a",), ("sendable",)), language)
        page = open_page(view, **(look or {}))
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        asked = Asked()
        page.commanded.connect(lambda command: command(asked))
        page.answered.connect(lambda field, value: asked.answers.append(value))
        return page, asked

    return make


def type_at_the_end(page, text: str) -> None:
    """Type behind all that there is."""
    QTest.keyClick(page.editor, Qt.Key.Key_End, CONTROL)
    QTest.keyClicks(page.editor, text)


class Asked:
    """The commands of a session that a page gives, noted."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.pasted_from: list[str] = []
        self.answers: list[str] = []
        self.drafting = self

    def revise(self, text, *, keys=0, gaps_ms=()):
        self.texts.append(text)

    def pasted(self, origin, text):
        self.pasted_from.append(origin)

    def when_saved(self, then):
        then()


def test_the_keyboard_is_in_the_text_and_what_is_typed_is_kept(edited):
    page, asked = edited()
    assert page.editor.hasFocus() and page.editor.text == TEXT
    type_at_the_end(page, " Bring cash.")
    page.flush_comment()
    assert asked.texts[-1] == TEXT + " Bring cash."


def test_letters_that_are_keys_elsewhere_are_text_here(edited):
    page, asked = edited()
    type_at_the_end(page, "dcm1")
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    page.flush_comment()
    assert asked.texts[-1] == TEXT + "dcm1\n" and asked.answers == []


def test_leaving_the_text_keeps_it_at_once(edited):
    page, asked = edited()
    type_at_the_end(page, "!")
    QTest.keyClick(page.editor, Qt.Key.Key_Tab)
    assert not page.editor.hasFocus() and asked.texts[-1] == TEXT + "!"


def test_good_as_it_is_can_be_answered_while_the_text_is_as_at_first(edited):
    page, asked = edited()
    QTest.mouseClick(page.bar.as_it_is, Qt.MouseButton.LeftButton)
    assert asked.answers == [AS_IT_IS]
    page.set_answers({"text": AS_IT_IS})
    assert page.bar.as_it_is.isChecked()
    type_at_the_end(page, "!")
    assert not page.bar.as_it_is.isEnabled() and not page.bar.as_it_is.isChecked()


def test_the_first_text_comes_back_and_that_can_be_undone(edited):
    page, asked = edited()
    type_at_the_end(page, " Bring cash.")
    page.flush_comment()
    QTest.mouseClick(page.bar.restore, Qt.MouseButton.LeftButton)
    assert page.editor.text == TEXT and asked.texts[-1] == TEXT
    assert page.bar.as_it_is.isEnabled() and not page.bar.restore.isEnabled()
    QTest.keyClick(page.editor, Qt.Key.Key_Z, CONTROL)
    assert page.editor.text == TEXT + " Bring cash."


def test_a_study_without_that_answer_does_not_offer_it(edited):
    page, _ = edited(unchanged=False)
    assert page.bar.as_it_is.isHidden()


def test_control_and_enter_goes_on_from_the_text(edited):
    page, _ = edited()
    left: list[bool] = []
    page.left_requested.connect(lambda: left.append(True))
    QTest.keyClick(page.editor, Qt.Key.Key_Return, CONTROL)
    assert left == [True] and page.editor.text == TEXT


def test_a_paste_from_elsewhere_and_one_of_the_text_itself_are_told_apart(edited):
    page, asked = edited()
    QApplication.clipboard().setText("taken from another program")
    QTest.keyClick(page.editor, Qt.Key.Key_V, CONTROL)
    QTest.keyClick(page.editor, Qt.Key.Key_A, CONTROL)
    QTest.keyClick(page.editor, Qt.Key.Key_C, CONTROL)
    QTest.keyClick(page.editor, Qt.Key.Key_V, CONTROL)
    assert asked.pasted_from == ["outside", "own"]


def test_a_non_breaking_space_of_the_text_is_no_edit(edited):
    page, asked = edited(text="Ten\u00a0o'clock is early.")
    page.flush_comment()
    assert asked.texts == [] and page.bar.as_it_is.isEnabled()


def test_a_long_text_is_read_from_its_beginning(edited):
    page, _ = edited(text=(TEXT + " ") * 60)
    bar = page.editor.verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == 0
    page.set_read_only(True)
    page.set_written((TEXT + " ") * 60 + "The end.")
    page.set_answers({})
    assert bar.value() > 0.9 * bar.maximum(), "who follows it sees the place that changed"


def test_the_picture_of_a_page_shows_the_text_that_it_is_given(edited):
    page, _ = edited()
    sample = page.view.items[0].model_copy(update={"text": "Sample text."})
    shown = replace(page.view, page=replace(page.view.page, id="q"), items=(sample,))
    page.show_page(shown)
    assert page.editor.text == "Sample text."


def test_a_mirror_shows_the_text_as_it_is_kept_and_takes_nothing(edited):
    page, asked = edited()
    page.set_read_only(True)
    page.set_written("Doors open at ten.")
    page.set_answers({"text": "Doors open at ten."})
    assert page.editor.text == "Doors open at ten."
    QTest.keyClicks(page.editor, "x")
    QTest.mouseClick(page.bar.restore, Qt.MouseButton.LeftButton)
    page.flush_comment()
    assert page.editor.text == "Doors open at ten." and asked.texts == []


def test_the_text_takes_nothing_while_feedback_is_shown(edited):
    page, _ = edited()
    page._shown = replace(page.view, feedback="right")
    page.show_answers()
    QTest.keyClicks(page.editor, "x")
    assert page.editor.text == TEXT
    assert not page.bar.restore.isEnabled() and not page.bar.as_it_is.isEnabled()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(960, 436), (1280, 616), (1366, 664), (1920, 976)])
@pytest.mark.parametrize("reference", ["panel", "document"])
def test_everything_fits_on_every_screen(edited, size, theme, language, reference):
    page, _ = edited(
        source=SOURCE * 10,
        text=(TEXT + " ") * 20,
        reference=reference,
        language=language,
        look={"size": size, "theme": theme},
    )
    assert page.controls_fit and page.definition.fits
    for part in (page.sheet, page.bar, page.comment):
        assert page.rect().contains(part.geometry())
    assert not page.sheet.geometry().intersects(page.bar.geometry())
    assert page.bar.restore.geometry().right() < page.bar.as_it_is.x()


def test_the_keyboard_goes_from_the_button_to_the_first_text_by_no_way_round(edited):
    page, _ = edited(comment={"ask": True})
    type_at_the_end(page, " Bring cash.")
    page.bar.restore.setFocus()
    app, went = QApplication.instance(), []

    def note(_, new) -> None:
        went.append(new)

    app.focusChanged.connect(note)
    QTest.keyClick(page.bar.restore, Qt.Key.Key_Space)
    app.focusChanged.disconnect(note)
    assert page.editor.text == TEXT and page.editor.hasFocus()
    assert went == [page.editor], went
