"""The home window offers the program's languages, those that are only begun as drafts."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMenu


def offered(home, button: str) -> QMenu:
    home.press(button)
    (menu,) = [menu for menu in home.window.findChildren(QMenu) if menu.isVisible()]
    return menu


def choose(home, button: str, text: str) -> None:
    menu = offered(home, button)
    (action,) = [action for action in menu.actions() if action.text() == text]
    action.trigger()
    menu.close()
    QApplication.processEvents()


def test_every_language_is_offered_and_the_one_in_use_is_marked(home):
    menu = offered(home, "Language…")
    assert [action.text() for action in menu.actions()] == [
        "English",
        "Deutsch",
        "français (draft)",
    ]
    assert [action.isChecked() for action in menu.actions()] == [True, False, False]
    menu.close()


def test_french_is_spoken_at_once_and_leads_back(home):
    choose(home, "Language…", "français (draft)")
    menu = offered(home, "Langue…")
    assert [action.isChecked() for action in menu.actions()] == [False, False, True]
    menu.close()
    choose(home, "Langue…", "Deutsch")
    choose(home, "Sprache…", "English")
    assert offered(home, "Language…").actions()[0].isChecked()
