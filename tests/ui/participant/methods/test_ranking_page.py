"""The page on which texts are put in order: keys, clicks and dragging."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.texts.text_view import TextView

FOUR = ("pool-90", "pool-70", "pool-35", "pool-7")
SEVEN = ("pool-170", "pool-90", "pool-70", "pool-letters", "pool-35", "pool-7")


@pytest.fixture
def ranked(view_of_block, open_page, keep):
    """Opens the page of some texts and keeps its answers; returns both."""

    def make(*items, block="ranking", **look):
        view = view_of_block(block, *items, criteria=["crit_clarity"])
        page = open_page(view, **look)
        return page, keep(page, view)

    return make


def drag(page, text, place):
    """Drag the card of a text, from 0, to the row of a place, from 1."""
    card, held = page.order.card(text), QPoint(8, 8)
    way = page.order.row(place).geometry().center() - card.geometry().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=held)
    QTest.mouseMove(card, held + way)  # the card comes along
    assert card.is_held
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=held)


def drawn_places(page):
    """Place, from 1, to the letters of the cards that are drawn in its row."""
    found = {}
    for place in range(1, len(page.view.items) + 1):
        row = page.order.row(place).geometry()
        cards = [page.order.card(n) for n in range(len(page.view.items))]
        found[place] = "".join(c.text() for c in cards if row.contains(c.geometry().center()))
    return {place: letters for place, letters in found.items() if letters}


def test_a_card_that_is_held_while_the_page_is_taken_away_goes_back(ranked):
    page, answers = ranked(*FOUR)
    QTest.keyClick(page, "1")
    card, held = page.order.card(2), QPoint(8, 8)
    way = page.order.row(3).geometry().center() - card.geometry().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=held)
    QTest.mouseMove(card, held + way)
    page.hide()  # as for a break, a pause or a message
    page.show()
    assert answers == {FOUR[0]: "1"}
    assert drawn_places(page) == {1: "A"}


@pytest.mark.parametrize("action", ["Press", "Toggle"])
def test_what_an_assistive_technology_does_to_a_place_is_drawn_as_it_is_kept(ranked, qtbot, action):
    page, answers = ranked(*FOUR)
    for place in (2, 4, 4, 1):
        number = page.order.number(place)
        accessible = QAccessible.queryAccessibleInterface(number).actionInterface()
        if action == "Press":
            with qtbot.waitSignal(number.clicked):  # Qt shows it pressed for a moment first
                accessible.doAction(action)
        else:
            number.toggle()
        kept = {n: answers.get(item, "") for n, item in enumerate(FOUR)}
        letters = {int(place): "ABCD"[n] for n, place in kept.items() if place}
        assert drawn_places(page) == letters
        for n, place in kept.items():
            spoken = QAccessible.queryAccessibleInterface(page.order.card(n))
            name = f"Text {'ABCD'[n]}: " + (f"place {place}" if place else "no answer")
            assert spoken.text(QAccessible.Text.Name) == name


def test_digits_give_places_and_the_page_moves_on_to_the_next_text(ranked):
    page, answers = ranked(*FOUR)
    for key in "2143":
        QTest.keyClick(page, key)
    assert answers == dict(zip(FOUR, "2143", strict=True))
    assert page.current_candidate == 3


def test_a_place_that_is_taken_moves_the_others(ranked):
    page, answers = ranked(*FOUR)
    for key in "1111":
        QTest.keyClick(page, key)
    assert answers == dict(zip(FOUR, "4321", strict=True))


def test_with_ties_texts_share_a_place(ranked):
    page, answers = ranked(*FOUR, block="tied")
    for key in "1121":
        QTest.keyClick(page, key)
    assert answers == dict(zip(FOUR, "1121", strict=True))
    here = page.order.row(1).geometry()
    assert all(here.contains(page.order.card(n).geometry()) for n in (0, 1, 3))


def test_arrows_choose_a_text_and_move_it(ranked):
    page, answers = ranked(*FOUR)
    for key in "1234":
        QTest.keyClick(page, key)
    QTest.keyClick(page, Qt.Key.Key_Left)
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert page.current_candidate == 2
    assert answers == dict(zip(FOUR, "1324", strict=True))


def test_a_row_takes_the_current_text_at_a_click(ranked):
    page, answers = ranked(*FOUR)
    QTest.mouseClick(page.control(FOUR[0], "3"), Qt.MouseButton.LeftButton)
    assert answers == {FOUR[0]: "3"} and page.current_candidate == 1


def test_a_card_is_dragged_to_its_place_and_delete_takes_it_out(ranked):
    page, answers = ranked(*FOUR)
    drag(page, 2, 1)
    assert answers == {FOUR[2]: "1"}
    drag(page, 0, 1)
    assert answers == {FOUR[0]: "1", FOUR[2]: "2"}
    page.go_to_candidate(0, focus=True)
    QTest.keyClick(page, Qt.Key.Key_Delete)
    assert answers == {FOUR[0]: "", FOUR[2]: "2"}


def test_nothing_is_placed_before_the_answer_is_kept(view_of_block, open_page):
    page = open_page(view_of_block("ranking", *FOUR, criteria=["crit_clarity"]))
    QTest.keyClick(page, "1")
    assert not page.order.row(1).geometry().contains(page.order.card(0).geometry())


def test_a_page_that_is_only_watched_takes_no_answer(ranked):
    page, answers = ranked(*FOUR)
    page.set_read_only(True)
    QTest.keyClick(page, "1")
    QTest.mouseClick(page.order.row(1), Qt.MouseButton.LeftButton)
    assert answers == {}


def test_feedback_names_texts_and_places(view_of_block, open_page):
    page = open_page(view_of_block("ranking", *FOUR, criteria=["crit_clarity"]))
    field = page.view.fields[1]
    assert (page.field_label(field), page.value_label(field, "2")) == ("Text B:", "place 2")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(960, 436), (1280, 616), (1920, 976)])
def test_many_texts_fit_with_their_list_on_every_screen(ranked, size, theme):
    page, _ = ranked(*SEVEN, size=size, theme=theme)
    assert page.controls_fit
    rows = [page.order.row(place) for place in range(1, len(SEVEN) + 1)]
    assert all(row.height() >= 26 for row in rows)
    assert rows[-1].geometry().bottom() < page.order.height()
    for n in range(len(SEVEN)):
        page.go_to_candidate(n, focus=True)
        shown = [view for view in page.findChildren(TextView) if view.isVisible()]
        assert page.texts.frames[n].view in shown


def test_what_mirrors_follow_is_the_text_in_view(ranked):
    page, _ = ranked(*SEVEN, size=(960, 436))
    assert page.one_at_a_time
    page.go_to_candidate(3, focus=False)
    page.show_page(replace(page.view, answers={SEVEN[0]: "1"}))
    assert page.current_candidate == 3


def test_a_text_that_is_clicked_is_the_current_one(ranked):
    page, _ = ranked(*FOUR)
    assert not page.one_at_a_time
    clicked = page.texts.frames[2].view
    inside = clicked.viewport() if isinstance(clicked, TextView) else clicked
    QTest.mouseClick(inside, Qt.MouseButton.LeftButton)
    assert page.current_candidate == 2


def test_a_place_that_has_a_card_still_takes_another_text_by_its_number(ranked):
    page, answers = ranked(*FOUR, block="tied")
    QTest.keyClick(page, "1")
    number = page.control(FOUR[1], "1")
    assert page.order.childAt(number.geometry().center()) is number
    QTest.mouseClick(number, Qt.MouseButton.LeftButton)
    assert answers == {FOUR[0]: "1", FOUR[1]: "1"}


def test_a_text_without_a_place_says_so(ranked):
    page, _ = ranked(*FOUR)
    assert page.order.card(1).accessibleName() == "Text B: no answer"
    QTest.keyClick(page, "1")
    assert page.order.card(0).accessibleName() == "Text A: place 1"
