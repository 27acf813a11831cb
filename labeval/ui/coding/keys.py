"""All keys of the coding window in one list: each part registers its own, F1 shows them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from labeval.ui.widgets.overlay import Overlay


@dataclass(frozen=True, slots=True)
class KeyAction:
    """Something that a key does."""

    group: Callable[[], str]
    """Heading under which it is listed, in the language in use."""
    name: Callable[[], str]
    keys: tuple[str, ...]
    """As ``QKeySequence`` reads them; the first one is shown."""
    run: Callable[[], object]
    typing_too: bool = False
    """Whether the key works while something is typed."""


class Keys(QObject):
    """The keys of a window.

    A key without a modifier is only taken where nothing is typed, and no key while a card lies
    over the window.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.actions: list[KeyAction] = []
        self._shortcuts: list[QShortcut] = []

    def register(
        self,
        keys: str | Sequence[str],
        name: Callable[[], str],
        run: Callable[[], object],
        *,
        group: Callable[[], str],
        typing_too: bool = False,
    ) -> None:
        """Let a key do something in the whole window.

        Args:
            keys: as ``QKeySequence`` reads them, such as ``"Ctrl+Z"`` or ``"V"``.
            name: what it does, in the language in use.
            typing_too: whether it works while something is typed.
        """
        listed = (keys,) if isinstance(keys, str) else tuple(keys)
        action = KeyAction(group, name, listed, run, typing_too)
        self.actions.append(action)
        for key in listed:
            shortcut = QShortcut(QKeySequence(key), self._window)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(_Deed(self, action))
            self._shortcuts.append(shortcut)

    def list(self, name: Callable[[], str], keys: str, *, group: Callable[[], str]) -> None:
        """Name a key that a widget takes by itself."""
        self.actions.append(KeyAction(group, name, (keys,), lambda: None))

    def run(self, action: KeyAction) -> None:
        """Do it, unless a card or a typed text has the keyboard."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QLineEdit | QPlainTextEdit) and not action.typing_too:
            return
        covered = any(card.isVisible() for card in self._window.findChildren(Overlay))
        if not covered:
            action.run()


class _Deed:
    """What a shortcut calls; it holds no widget by a closure."""

    def __init__(self, keys: Keys, action: KeyAction) -> None:
        self._keys = keys
        self._action = action

    def __call__(self) -> None:
        self._keys.run(self._action)
