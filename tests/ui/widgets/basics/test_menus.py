"""Menus are called what opened them, which is all that a screen reader says when one opens."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton

from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.menus import style_menu


def opened(menu: QMenu) -> str:
    style_menu(menu, LIGHT)
    menu.aboutToShow.emit()
    return menu.accessibleName()


def test_a_menu_has_the_name_of_its_button_or_of_its_own(qtbot):
    button = QPushButton("Files")
    qtbot.addWidget(button)
    assert opened(QMenu(button)) == "Files"
    assert opened(QMenu("Tags", button)) == "Tags"
    button.setAccessibleName("Files of the study")
    assert opened(QMenu(button)) == "Files of the study"


def test_a_menu_of_the_keyboard_has_the_name_of_what_it_was_opened_on(qtbot):
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setAccessibleName("Search")
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert opened(QMenu(field.parentWidget())) == "Search"
