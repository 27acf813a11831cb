"""Buttons: large enough, disabled when grey, and never set by a click alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.ui.theme import ACTION_HEIGHT, DENSE_HEIGHT, LIGHT
from labeval.ui.widgets.buttons import ActionButton, OptionButton


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
    button.setChecked(True)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked()


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
    button.setChecked(True)
    chosen = button.grab().toImage()
    button.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert len({bytes(i.constBits()) for i in (plain, chosen, button.grab().toImage())}) == 3
