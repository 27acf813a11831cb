"""The keys of sound and transcript, and the menu with what can be done with the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.coding.parts.keys import Keys
from labeval.ui.coding.parts.keys_card import cap_of
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.menus import style_menu

SOUND = QT_TRANSLATE_NOOP("TranscriptKeys", "Sound")
TRANSCRIPT = QT_TRANSLATE_NOOP("TranscriptKeys", "Transcript")


class CommandText:
    """A marked text in the language in use."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self) -> str:
        return QCoreApplication.translate("TranscriptKeys", self._text)


@dataclass(frozen=True, slots=True)
class TranscriptCommand:
    """Something that can be done, with its key."""

    group: str
    name: str
    """Marked under ``TranscriptKeys``, as the group is."""
    key: str
    run: Callable[[], object]
    typing_too: bool = False
    """Its key works while something is typed, too."""
    in_menu: bool = False
    redacts: bool = False
    """It applies to written texts too, which are not corrected."""
    by_text: bool = False
    """The text takes its key by itself: other widgets need the same one."""


def register(keys: Keys, commands: Sequence[TranscriptCommand]) -> None:
    """Give the window the keys of commands."""
    for command in commands:
        name, group = CommandText(command.name), CommandText(command.group)
        if command.by_text:
            keys.list(name, command.key, group=group)
        elif command.key:
            keys.register(
                command.key, name, command.run, group=group, typing_too=command.typing_too
            )


class TranscriptLine(Themed, QWidget):
    """Right of the controls: what waits to be confirmed, and the menu."""

    def __init__(self, theme: Theme, commands: Sequence[TranscriptCommand]) -> None:
        super().__init__()
        self.waiting = LinkButton(role="note_text")
        self.button = LinkButton()
        self.menu = QMenu(self)
        self._actions: list[tuple[QAction, TranscriptCommand]] = []
        self._corrects = True
        for command in commands:
            if command.in_menu:
                action = QAction(self.menu)
                action.triggered.connect(command.run)
                self.menu.addAction(action)
                self._actions.append((action, command))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addStretch(1)
        row.addWidget(self.waiting)
        row.addWidget(self.button)
        self.button.clicked.connect(self.open_menu)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        style_menu(self.menu, theme)
        super().set_theme(theme)

    def offer(self, *, corrects: bool) -> None:
        """Offer what can be done with speech, or only what can be done with written texts."""
        self._corrects = corrects
        for action, command in self._actions:
            action.setVisible(corrects or command.redacts)
        self.retranslate()

    def open_menu(self) -> None:
        """Show what can be done with the transcript."""
        self.menu.ensurePolished()
        left = self.button.width() - self.menu.sizeHint().width()
        self.menu.popup(self.button.mapToGlobal(QPoint(left, self.button.height() + 2)))

    def show_waiting(self, count: int) -> None:
        """Show how many redactions of this text wait to be confirmed."""
        self.waiting.setVisible(bool(count))
        self.waiting.setText(self.tr("%Ln redacted…", "", count))
        set_tool_tip(self.waiting, self.tr("Destroy for good what is redacted"))
        self.waiting.updateGeometry()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        if self._corrects:
            self.button.setText(self.tr("Transcript ▾"))
            self.button.setAccessibleName(self.tr("What can be done with the transcript"))
        else:
            self.button.setText(self.tr("Redact ▾"))
            self.button.setAccessibleName(self.tr("Redact: what can be done with this text"))
        self.button.updateGeometry()
        for action, command in self._actions:
            key = cap_of(command.key)
            action.setText(
                f"{CommandText(command.name)()}\t{key}" if key else CommandText(command.name)()
            )
