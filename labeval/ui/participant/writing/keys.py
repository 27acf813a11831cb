"""The keys of the page on which a text is written; none of them is used by an editor."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Command(Enum):
    """Actions of the keys."""

    CITE = auto()
    SWITCH = auto()
    SEARCH = auto()
    TASK = auto()
    GO_ON = auto()


_PLAIN = {Qt.Key.Key_F6: Command.SWITCH, Qt.Key.Key_F1: Command.TASK}
_WITH_CONTROL = {
    Qt.Key.Key_K: Command.CITE,
    Qt.Key.Key_F: Command.SEARCH,
    Qt.Key.Key_Return: Command.GO_ON,
    Qt.Key.Key_Enter: Command.GO_ON,
}


def command_of(event: QKeyEvent) -> Command | None:
    """The command of a key press; None where the key is no command, or is held down."""
    if event.isAutoRepeat():
        return None
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if held == Qt.KeyboardModifier.NoModifier:
        return _PLAIN.get(key)
    if held == Qt.KeyboardModifier.ControlModifier:
        return _WITH_CONTROL.get(key)
    return None
