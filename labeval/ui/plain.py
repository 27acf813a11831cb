"""Texts of studies, participants and analysts on screen: always plain, never markup.

Qt takes a tooltip, a message or a label that looks like HTML for HTML, opens the files that it
names, and takes ``&`` in a menu or on a button for the mark of a key. Every tooltip, message box
and menu of the program goes through this module instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QListWidgetItem,
    QMessageBox,
    QTableWidgetItem,
    QToolTip,
    QWidget,
)

_NO_WIDTH = "\u200b"
"""Takes no room, and ends what could be read as a tag or as an entity."""
_MARKUP = re.compile(r"<(?=\S)|&(?=lt;)")


def plain_tip(text: str) -> str:
    """A tooltip that looks like its text and is never read as markup."""
    return _MARKUP.sub(lambda found: found[0] + _NO_WIDTH, text)


def set_tool_tip(target: QWidget | QAction | QListWidgetItem | QTableWidgetItem, text: str) -> None:
    """Give something a tooltip of plain text."""
    target.setToolTip(plain_tip(text))


def show_tool_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip of plain text now."""
    QToolTip.showText(at, plain_tip(text), widget)


def menu_text(text: str) -> str:
    """A name in a menu or on a button that the style draws; no letter of it becomes a key."""
    return text.replace("&", "&&")


def window_title(text: str) -> str:
    """A name in a window's title, where ``[*]`` would stand for a change that is not saved.

    Qt adds the program's name where the system's windows have it.
    """
    return text.replace("[*]", "[*][*]")


def plain_label() -> QLabel:
    """A label of plain text, in the style's own letters."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def ask_yes_no(parent: QWidget, text: str) -> bool:
    """Ask a question in a box; whether the answer is yes."""
    buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
    box = plain_box(parent, text, QMessageBox.Icon.Question, buttons)
    answer = box.exec()
    box.deleteLater()
    return answer == QMessageBox.StandardButton.Yes


def ask_to_give_up(parent: QWidget, text: str, *, give_up: str, go_on: str) -> bool:
    """Ask before something is lost; whether it is given up. Enter and Esc go on.

    Args:
        give_up: the button that loses it.
        go_on: the button that keeps it.
    """
    box = plain_box(parent, text, QMessageBox.Icon.Question)
    loses = box.addButton(menu_text(give_up), QMessageBox.ButtonRole.DestructiveRole)
    keeps = box.addButton(menu_text(go_on), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keeps)
    box.setEscapeButton(keeps)
    return pressed(box) is loses


def ask_which(parent: QWidget, text: str, choices: Sequence[str]) -> int | None:
    """Ask which of several things is to be done; its number, or None for none of them (Esc).

    Args:
        choices: a button each; Enter presses the first.
    """
    cancel = QMessageBox.StandardButton.Cancel
    box = plain_box(parent, text, QMessageBox.Icon.Question, cancel)
    role = QMessageBox.ButtonRole.AcceptRole
    buttons = [box.addButton(menu_text(choice), role) for choice in choices]
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(cancel)
    clicked = pressed(box)
    return next((n for n, button in enumerate(buttons) if button is clicked), None)


def warn(parent: QWidget, text: str) -> None:
    """Say in a box what went wrong."""
    ok = QMessageBox.StandardButton.Ok
    pressed(plain_box(parent, text, QMessageBox.Icon.Warning, ok))


def pressed(box: QMessageBox) -> QAbstractButton | None:
    """Show a box; the button that was pressed. Nothing of the box stays with its parent."""
    box.exec()
    box.deleteLater()
    return box.clickedButton()


def plain_box(
    parent: QWidget,
    text: str,
    icon: QMessageBox.Icon = QMessageBox.Icon.NoIcon,
    buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.NoButton,
) -> QMessageBox:
    """A box that shows a text as it is written."""
    box = QMessageBox(icon, "labeval", "", buttons, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
