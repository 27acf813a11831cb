"""A pill whose values are in groups: a menu for each, ticked without closing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import FoundByTyping, NumberRange, Pill, PillMenu

VALUES = {"Age|23": "Age: 23", "Age|30": "Age: 30", "Job|nurse": "Job: nurse"}


def parts(key: str) -> tuple[str, str]:
    group, _, name = key.partition("|")
    return group, name


def test_each_group_is_a_menu_of_its_own_in_which_several_can_be_ticked(qtbot) -> None:
    pill = Pill(LIGHT)
    pill.group_of = parts
    pill.set_facet("Attribute", lambda: VALUES)
    qtbot.addWidget(pill)
    pill.show()
    pill.open_menu()
    menu = pill.findChild(PillMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    try:
        below = [action.menu() for action in menu.actions()]
        assert [each.title() for each in below] == ["Age", "Job"]
        assert [action.text() for action in below[0].actions()] == ["23", "30"]
        menu.setActiveAction(menu.actions()[0])
        for action in below[0].actions():
            below[0].setActiveAction(action)
            QTest.keyClick(below[0], Qt.Key.Key_Space)
        assert pill.chosen == {"Age|23", "Age|30"} and below[0].isVisible()
        assert pill.in_words == "Attribute: Age: 23, Age: 30"
    finally:
        menu.close()
        QApplication.processEvents()


def test_a_range_of_numbers_is_typed_and_ticked_at_once(qtbot) -> None:
    ages = {f"Age|{n}": f"Age: {n}" for n in (9, 23, 23.5, 30, 41, 58, 66)}
    pill = Pill(LIGHT)
    pill.group_of = parts
    pill.set_facet("Attribute", lambda: ages | {"Job|nurse": "Job: nurse"})
    pill.choose(frozenset({"Job|nurse", "Age|66"}))
    qtbot.addWidget(pill)
    pill.show()
    pill.open_menu()
    menu = pill.findChild(PillMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    try:
        age, job = (action.menu() for action in menu.actions() if action.menu())
        (typed,) = (action for action in age.actions() if isinstance(action, NumberRange))
        assert not [action for action in job.actions() if isinstance(action, NumberRange)]
        menu.setActiveAction(menu.actions()[0])
        QTest.keyClicks(typed.low, "23,5")
        assert pill.chosen == {"Job|nurse", "Age|23.5", "Age|30", "Age|41", "Age|58", "Age|66"}
        QTest.keyClicks(typed.high, "41")
        assert pill.chosen == {"Job|nurse", "Age|23.5", "Age|30", "Age|41"}
        ticked = [action.text() for action in age.actions() if action.isChecked()]
        assert ticked == ["23.5", "30", "41"]
        QTest.keyClick(typed.high, Qt.Key.Key_Return)
        assert len(pill.chosen) == 4, "Enter changes nothing"
        typed.low.selectAll()
        QTest.keyClicks(typed.low, "70")
        assert len(pill.chosen) == 6, "those from 7 on: with none everybody would pass"
        assert typed.remark.text() == "none"
        QTest.keyClick(typed.low, Qt.Key.Key_Backspace)
        assert typed.remark.text() == ""
        typed.high.clear()
        typed.low.selectAll()
        before = pill.chosen
        QTest.keyClicks(typed.low, "x")
        assert pill.chosen == before, "what is no number lets nobody else through"
        assert typed.remark.text() == "no number"
    finally:
        menu.close()
        QApplication.processEvents()


@pytest.mark.parametrize("kind", [Pill, OnePill])
def test_one_of_many_values_is_found_by_typing(kind, qtbot) -> None:
    names = {f"c{n}": f"Category / Code {n:02}" for n in range(20)} | {"x": "Category / Trust"}
    pill = kind(LIGHT)
    (pill.set_values if kind is OnePill else _facet(pill))("Code", names)
    qtbot.addWidget(pill)
    pill.show()
    pill.open_menu()
    menu = pill.findChild(FoundByTyping)
    try:
        QTest.keyClicks(menu, "truz")
        shown = [each for each in menu.actions() if each.isCheckable() and each.isVisible()]
        assert [each.text() for each in shown] == ["Category / Trust"], "z is in none of them"
        assert menu.actions()[0].text() == "tru"
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert pill.chosen == {"x"} if kind is Pill else pill.value == "x"
        QTest.keyClick(menu, Qt.Key.Key_Backspace)
        assert sum(each.isVisible() for each in menu.actions() if each.isCheckable()) == 1
        QTest.keyClick(menu, Qt.Key.Key_Backspace)
        assert sum(each.isVisible() for each in menu.actions() if each.isCheckable()) == 21
    finally:
        menu.close()
        QApplication.processEvents()


@pytest.fixture
def menu_of(qtbot):
    def opened(*names: str) -> tuple[Pill, PillMenu]:
        pill = Pill(LIGHT)
        pill.set_facet("Answer", lambda: {name: name for name in names})
        qtbot.addWidget(pill)
        pill.show()
        pill.open_menu()
        return pill, pill.findChild(PillMenu)

    return opened


def listed(menu: PillMenu) -> list[str]:
    return [a.text() for a in menu.actions() if a.isCheckable() and a.isVisible()]


def test_one_of_few_values_is_found_by_typing_too(menu_of) -> None:
    pill, menu = menu_of("Completeness", "Correctness", "Honesty")
    assert listed(menu) == [each.text() for each in menu.actions()], "nothing says so before"
    QTest.keyClicks(menu, "corr")
    assert listed(menu) == ["Correctness"] and menu.actions()[0].text() == "corr"
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert pill.chosen == {"Correctness"}


def test_a_space_goes_on_with_words_before_it_ticks(menu_of) -> None:
    pill, menu = menu_of("Very bad", "Very good", "Well")
    QTest.keyClicks(menu, "very g")
    assert listed(menu) == ["Very good"] and not pill.chosen
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert pill.chosen == {"Very good"}


def test_enter_takes_the_value_that_is_typed_before_those_that_have_it_inside(menu_of) -> None:
    _, menu = menu_of("page", "language", "agent", "age")
    QTest.keyClicks(menu, "ag")
    assert menu.activeAction().text() == "agent", "the first that begins so"
    QTest.keyClicks(menu, "e")
    assert menu.activeAction().text() == "age"
    assert listed(menu) == ["page", "language", "agent", "age"], "in their order"
    _, menu = menu_of("Most useful", "Ease of use")
    QTest.keyClicks(menu, "use")
    assert menu.activeAction().text() == "Most useful", "a word that begins so"


def test_digits_of_the_keypad_and_letters_of_alt_gr_are_typed(menu_of) -> None:
    held = Qt.KeyboardModifier
    _, menu = menu_of("9 to 5", "15 to 19", "a@b.org")
    QTest.keyClicks(menu, "19", held.KeypadModifier)
    assert listed(menu) == ["15 to 19"]
    for modifier in (held.GroupSwitchModifier, held.ControlModifier | held.AltModifier):
        _, menu = menu_of("9 to 5", "15 to 19", "a@b.org")
        QApplication.sendEvent(
            menu, QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_At, modifier, "@")
        )
        assert listed(menu) == ["a@b.org"]
    QTest.keyClick(menu, Qt.Key.Key_5, held.ControlModifier)
    assert menu.actions()[0].text() == "@", "a command is no letter"


def _facet(pill):
    return lambda name, values: pill.set_facet(name, lambda: values)
