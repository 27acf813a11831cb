"""Buttons: large enough, disabled when grey, and never set by a click alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import ACTION_HEIGHT, DENSE_HEIGHT, LIGHT
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.buttons import ActionButton, OptionButton


def test_targets_are_high_enough(qtbot):
    action, option = ActionButton("Next page", primary=True), OptionButton("5")
    qtbot.addWidget(action)
    qtbot.addWidget(option)
    assert action.sizeHint().height() >= ACTION_HEIGHT
    assert option.sizeHint().height() >= DENSE_HEIGHT
    assert option.sizeHint().width() >= DENSE_HEIGHT


def test_buttons_grow_with_the_text_scale(qtbot):
    button = OptionButton("Both bad")
    qtbot.addWidget(button)
    before = button.sizeHint()
    button.set_theme(LIGHT.scaled(1.5))
    assert button.sizeHint().width() > before.width()
    assert button.sizeHint().height() > before.height()


def test_an_option_is_not_set_by_pointer_or_space(qtbot):
    button = OptionButton("Yes")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignals([button.clicked, button.clicked]):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert not button.isChecked()
    button.show_chosen(True)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked()


@pytest.mark.parametrize("shown", [False, True])
def test_whoever_toggles_an_option_asks_for_it_and_sets_nothing(qtbot, shown):
    button = OptionButton("Yes")
    qtbot.addWidget(button)
    button.show_chosen(shown)
    for toggle in (button.toggle, lambda: button.setChecked(not shown)):
        with qtbot.waitSignal(button.clicked):
            toggle()
        assert button.isChecked() == shown


def test_options_are_radio_buttons_of_which_the_record_may_show_any(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    first, second = OptionButton("1", parent), OptionButton("2", parent)
    first.show_chosen(True)
    second.show_chosen(True)
    assert first.isChecked() and second.isChecked()
    first.show_chosen(False)
    assert not first.isChecked()
    described = QAccessible.queryAccessibleInterface(second)
    assert described.role() == QAccessible.Role.RadioButton and described.state().checked


def test_a_slider_has_a_value_that_an_assistive_technology_can_ask_for(qtbot):
    slider = ScaleSlider(0, 20, 5)
    qtbot.addWidget(slider)
    described = QAccessible.queryAccessibleInterface(slider)
    assert described.role() == QAccessible.Role.Slider
    value = described.valueInterface()
    for wanted, asked in ((0, 0), (20, 20), (13, 15), (99, 20)):
        with qtbot.waitSignal(slider.chosen, check_params_cb=lambda v, a=asked: v == a):
            value.setCurrentValue(wanted)
        assert slider.answer is None and value.currentValue() == -1
    slider.show_answer(15)
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (15, 0, 20)
    with qtbot.waitSignal(slider.chosen, check_params_cb=lambda v: v == 10):
        value.setCurrentValue(10)
    assert value.currentValue() == 15
    slider.show_answer(None)
    assert slider.answer is None and value.currentValue() == -1


def test_enter_presses_an_action_and_a_grey_one_cannot_be_pressed(qtbot):
    button = ActionButton("Back")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_ctrl_and_enter_go_on_and_press_no_quiet_action(qtbot):
    for primary, presses in ((False, 0), (True, 1)):
        button = ActionButton("Pause", primary=primary)
        qtbot.addWidget(button)
        button.set_theme(LIGHT)
        button.show()
        pressed = []
        button.clicked.connect(lambda _checked=False, pressed=pressed: pressed.append(1))
        QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert len(pressed) == presses


def test_focus_and_choice_can_be_seen(qtbot):
    button = OptionButton("Yes")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.show()
    plain = button.grab().toImage()
    button.show_chosen(True)
    chosen = button.grab().toImage()
    button.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert len({bytes(i.constBits()) for i in (plain, chosen, button.grab().toImage())}) == 3
