"""What a rating page shows as answered, what it asks for, and what it never shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from labeval.study.pages import BOTH_BAD, NO_ANSWER, TIE, open_fields

PAGES = {
    "dqe": ["pool-35"],
    "dqe11": ["pool-35"],
    "aqc": ["pool-35"],
    "ab": ["pool-35", "pool-70"],
    "bws": ["pool-35", "pool-7", "pool-letters", "pool-70"],
}


def press(page, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.focusWidget() or page, key, modifier)


def checked(page: QWidget) -> list[QAbstractButton]:
    return [b for b in page.findChildren(QAbstractButton) if b.isChecked()]


@pytest.mark.parametrize("block", PAGES)
def test_nothing_is_chosen_beforehand(open_page, view_of_block, block):
    page = open_page(view_of_block(block, *PAGES[block]))
    assert not checked(page)
    assert len(open_fields(page.view.fields, page.answers)) == len(page.view.fields)


@pytest.mark.parametrize("block", PAGES)
def test_a_click_asks_and_shows_nothing_by_itself(open_page, view_of_block, block, qtbot):
    view = view_of_block(block, *PAGES[block])
    page = open_page(view)
    field = view.fields[0]
    control = page.control(field.id, field.options[1])
    with qtbot.waitSignal(page.answered) as asked:
        QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    assert asked.args == [field.id, field.options[1]]
    assert not checked(page)
    page.set_answers({field.id: field.options[1]})
    assert checked(page) == [control]


@pytest.mark.parametrize("block", PAGES)
def test_a_click_on_the_chosen_option_does_nothing(open_page, view_of_block, block, qtbot):
    view = view_of_block(block, *PAGES[block])
    field = view.fields[0]
    page = open_page(view)
    page.set_answers({field.id: field.options[0]})
    with qtbot.assertNotEmitted(page.answered):
        QTest.mouseClick(page.control(field.id, field.options[0]), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("block", PAGES)
def test_the_next_page_forgets_the_answers_of_the_last(open_page, view_of_block, block, keep):
    view = view_of_block(block, *PAGES[block])
    page = open_page(view)
    keep(page, view)
    control = page.control(view.fields[0].id, view.fields[0].options[0])
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    assert checked(page) == [control]
    page.show_page(view_of_block(block, *reversed(PAGES[block]), language="en", answers={}))
    if len(PAGES[block]) > 1:
        assert not checked(page)


def test_values_follow_the_sides_of_the_page(open_page, view_of_block):
    page = open_page(view_of_block("ab", "pool-35", "pool-70"))
    first = page.view.fields[0].id
    left = page.control(first, "pool-35")
    page.show_page(view_of_block("ab", "pool-70", "pool-35", answers={first: "pool-70"}))
    assert page.control(first, "pool-70") is left and left.isChecked()


def test_a_slider_has_no_value_until_it_is_touched(open_page, view_of_block, keep):
    view = view_of_block("slider", "pool-35")
    page = open_page(view)
    answers = keep(page, view)
    slider = page.control("crit_honesty", "50")
    assert slider.answer is None
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton)
    assert slider.answer == int(answers["crit_honesty"]) > 0
    page.set_answers({"crit_honesty": NO_ANSWER})
    assert slider.answer is None
    assert [b.accessibleName() for b in checked(page)] == ["Honesty: no answer"]


@pytest.mark.parametrize("block", [*PAGES, "slider"])
def test_the_participant_sees_no_ids_systems_or_variants(
    open_page, view_of_block, pools, block, controls_of
):
    items = PAGES.get(block, ["pool-35"])
    page = open_page(view_of_block(block, *items))
    hidden = {i.id for i in pools.items} | {i.system for i in pools.items}
    hidden |= {i.variant for i in pools.items} | {c.id for c in pools.study.criteria}
    hidden |= {TIE, BOTH_BAD, NO_ANSWER} - {"tie"}
    shown = []
    for part in [page, *page.findChildren(QWidget)]:
        shown += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        shown += [part.statusTip(), part.whatsThis(), part.windowTitle()]
        if isinstance(part, QAbstractButton | QLabel):
            shown.append(part.text())
    shown += [hint for _, hint in page.key_hints()]
    for text in filter(None, shown):
        assert not any(secret in text for secret in hidden), text


@pytest.mark.parametrize("block", [*PAGES, "slider"])
def test_every_control_has_a_name_of_its_own(open_page, view_of_block, block, controls_of):
    page = open_page(view_of_block(block, *PAGES.get(block, ["pool-35"])))
    names = [b.accessibleName() or b.text() for b in controls_of(page)]
    assert all(names) and len(set(names)) == len(names)


def test_names_say_criterion_and_option(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"))
    assert page.control("crit_correctness", "4").accessibleName() == "Correctness: 4 of 5"


@pytest.mark.parametrize(("outcome", "words"), [("right", "That is right"), ("wrong", "differ")])
def test_feedback_says_right_or_wrong_why_and_what_was_expected(
    open_page, view_of_block, outcome, words, qtbot
):
    view = view_of_block(
        "dqe",
        "pool-90",
        training=0,
        criteria=["crit_fluency", "crit_layout"],
        answers={"crit_fluency": "2", "crit_layout": "1"},
        feedback=outcome,
    )
    page = open_page(view)
    said = page.definition.text()
    assert words in said and "Three sentences are the same." in said
    assert "Fluency: 2 or 3" in said
    with qtbot.assertNotEmitted(page.answered):
        press(page, Qt.Key.Key_5)


def test_a_mirror_takes_no_answers(open_page, view_of_block, qtbot):
    page = open_page(view_of_block("ab", "pool-35", "pool-70"))
    page.set_read_only(True)
    with qtbot.assertNotEmitted(page.answered):
        press(page, Qt.Key.Key_A)
        QTest.mouseClick(page.control("crit_honesty", "pool-35"), Qt.MouseButton.LeftButton)
    assert page.comment.edit.isReadOnly()


def test_the_definition_is_that_of_the_current_row(open_page, view_of_block, qtbot):
    page = open_page(view_of_block("dqe", "pool-35"))
    assert page.definition.text().startswith("Honesty")
    where = page.definition.geometry()
    with qtbot.waitSignal(page.criterion_focused) as focused:
        press(page, Qt.Key.Key_Down)
    assert focused.args == ["crit_correctness"]
    assert page.definition.text().startswith("Correctness")
    assert page.definition.geometry() == where


def test_a_click_on_a_row_makes_it_current(open_page, view_of_block, qtbot):
    page = open_page(view_of_block("ab", "pool-35", "pool-70"))
    option = page.control("crit_layout", "pool-35")
    row = option.mapTo(page.grid, option.rect().center())
    row.setX(20)
    with qtbot.waitSignal(page.criterion_focused) as focused:
        QTest.mouseClick(page.grid, Qt.MouseButton.LeftButton, pos=row)
    assert focused.args == ["crit_layout"]
