"""The page of a claim check: the current claim, its answers, keys and marks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar

from labeval.session.state.evidence import Mark
from labeval.study.methods import claims
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import DARK, LIGHT

TEXT = (
    "The café opens at ten. The work is free, and so are parts. Microwave ovens stay closed. "
    "It is a nice place! Who comes late is served the next day."
)
SOURCE = "Doors open at ten. The work is free; parts are paid for. Microwave ovens are not opened. "


def content(*, text: str = TEXT, source: str = SOURCE, formats=None, **settings) -> StudyContent:
    study = {
        "formats": formats or {},
        "labeval": 1,
        "title": "Claims",
        "seed": 1,
        "criteria": [
            {
                "id": "faithful",
                "judged_against": "source",
                "name": {"en": "Faithful", "de": "Quellentreu"},
                "definition": {
                    "en": "Everything that the text says is in the source, in whatever words.",
                    "de": "Alles, was der Text sagt, steht mit welchen Worten auch immer darin.",
                },
                "wording": {"claims": {"en": "What does the source say?", "de": "Und nun?"}},
            }
        ],
        "blocks": {"check": {"method": "claims", **settings}},
        "conditions": [{"id": "all", "blocks": ["check"]}],
        "procedure": [{"step": "text", "id": "welcome", "text": "Hello"}],
    }
    item = {"id": "a", "text": text, "source": source, "question": "When is it open?"}
    return StudyContent.model_validate({"study": study, "items": [item]})


@pytest.fixture
def checked(open_page, keep):
    """Opens the page of a text and keeps its answers; returns both."""

    def make(*, language="en", look=None, **changes):
        page = Page("p", "check", ("a",), ("faithful",))
        view = view_for(content(**changes), page, language)
        shown = open_page(view, **(look or {}))
        return shown, keep(shown, view)

    return make


def test_digits_answer_and_the_page_moves_on_to_the_next_claim(checked):
    page, answers = checked()
    for key in "12345":
        QTest.keyClick(page, key)
    assert answers == {
        "claim1": claims.SUPPORTED,
        "claim2": claims.CONTRADICTED,
        "claim3": claims.NOT_IN_SOURCE,
        "claim4": claims.NOT_CHECKABLE,
    }
    assert page.place() == 4


def test_a_claim_of_a_formatted_text_is_shown_without_its_signs(checked):
    text = "**Owls** hunt:\n1. `mice`, and $a_1$\n2. ~~voles~~\n\n| a | b |\n|---|---|\n| 1 | 2 |"
    page, _ = checked(text=text, formats={"text": "markdown"})
    shown = []
    for _ in range(3):
        shown.append(page.claims.row(claims.SUPPORTED).parentWidget().accessibleName())
        QTest.keyClick(page, "1")
    assert shown == ["Owls hunt: 1. mice, and $a_1$", "2. voles", "a b 1 2"]


def test_arrows_go_to_another_claim_and_an_answer_can_be_changed(checked):
    page, answers = checked()
    QTest.keyClick(page, "1")
    QTest.keyClick(page, Qt.Key.Key_Up)
    QTest.keyClick(page, "2")
    assert answers == {"claim1": claims.CONTRADICTED}


def test_a_row_answers_the_current_claim_at_a_click(checked):
    page, answers = checked()
    assert page.control("claim2", claims.SUPPORTED) is None
    row = page.control("claim1", claims.NOT_IN_SOURCE)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert answers == {"claim1": claims.NOT_IN_SOURCE}
    QTest.mouseClick(page.claims.chip(3), Qt.MouseButton.LeftButton)
    assert page.place() == 3


def marked(page) -> list[str]:
    """The words that are marked in the text."""
    selections = page.texts.frames[0].view.extraSelections()
    return [selection.cursor.selectedText() for selection in selections]


def test_the_current_claim_is_marked_in_the_text(checked):
    page, _ = checked()
    assert marked(page) == ["The café opens at ten."]
    QTest.keyClick(page, "1")
    assert marked(page) == ["The work is free, and so are parts."]


def test_the_second_of_two_equal_sentences_is_marked_at_its_own_place(checked):
    page, _ = checked(text="It is open. It is free. It is open.")
    page.go_to_place(2)
    (selection,) = page.texts.frames[0].view.extraSelections()
    assert selection.cursor.selectionStart() == 24


def test_a_claim_on_another_part_of_a_long_text_is_turned_to(checked):
    page, _ = checked(text=TEXT.replace("day.", "day. ") * 12, look={"size": (960, 436)})
    view = page.texts.frames[0].view
    assert view.parts > 1 and view.part == 0
    page.go_to_place(59)
    assert view.part == view.parts - 1


def test_a_page_that_is_only_watched_takes_no_answer(checked):
    page, answers = checked()
    page.set_read_only(True)
    QTest.keyClick(page, "1")
    QTest.mouseClick(page.claims.row(claims.SUPPORTED), Qt.MouseButton.LeftButton)
    assert answers == {}


def test_another_text_has_its_own_claims(checked):
    page, _ = checked()
    other = content(text="One claim only.")
    page.show_page(replace(view_for(other, Page("q", "check", ("a",), ("faithful",)), "en")))
    assert page.place() == 0
    assert marked(page) == ["One claim only."]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(960, 436), (1280, 616), (1920, 976)])
@pytest.mark.parametrize("reference", ["panel", "document"])
def test_everything_fits_on_every_screen(checked, size, theme, language, reference):
    page, _ = checked(
        text=TEXT.replace("day.", "day. ") * 3,
        source=SOURCE * 8,
        reference=reference,
        language=language,
        look={"size": size, "theme": theme},
    )
    assert page.controls_fit and page.definition.fits
    answers = page.claims.row(claims.NOT_CHECKABLE)
    bottom = answers.mapTo(page, answers.rect().bottomLeft()).y()
    assert bottom <= page.height()
    assert page.claims.chip(14).geometry().bottom() < page.claims.height()
    assert not [bar for bar in page.texts.frames[0].findChildren(QScrollBar) if bar.isVisible()]


def test_feedback_stays_at_the_claim_that_somebody_looks_at(open_page):
    """Only a page that follows somebody else goes to the claim that was marked last."""
    expected = {f"claim{n}": ["supported"] for n in range(1, 6)}
    training = [{"items": ["a"], "expected": expected, "feedback": "All of it."}]
    shown = content(evidence={"ask": "wished"}, training=training)
    view = view_for(shown, Page("p", "check", ("a",), ("faithful",), 0), "en")
    last = Mark(7, "faithful", "", 0, 5, "Doors", claim="claim5")
    given = {field.id: claims.SUPPORTED for field in view.fields}
    page = open_page(replace(view, feedback="wrong", answers=given, marks=(last,)))
    page.go_to_place(1)
    page.set_marks((last,))
    assert page.place() == 1
    page.set_read_only(True)
    page.set_marks((last,))
    assert page.place() == 4
