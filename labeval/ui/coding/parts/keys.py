"""All keys of the coding window in one list: each part registers its own, F1 shows them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from labeval.ui.widgets.basics.overlay import Overlay


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
    """The key works while something is typed, too."""


class Keys(QObject):
    """The keys of a window.

    A key without a modifier is only taken where nothing is typed, and no key while a card is open
    over the window.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.actions: list[KeyAction] = []
        self._shortcuts: list[tuple[QShortcut, KeyAction]] = []
        self._held = (False, False)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

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
        self._connect(action)

    def register_quietly(self, key: str, run: Callable[[], object]) -> None:
        """A key that the list names in another line."""
        self._connect(KeyAction(_nothing, _nothing, (key,), run))

    def list(self, name: Callable[[], str], keys: str, *, group: Callable[[], str]) -> None:
        """Name a key that a widget takes by itself."""
        self.actions.append(KeyAction(group, name, (keys,), lambda: None))

    def takes(self, letter: str) -> bool:
        """True where a letter alone is a key."""
        return any(letter.upper() in action.keys for action in self.actions)

    def run(self, action: KeyAction) -> None:
        """Do it, unless a card or a typed text has the keyboard."""
        if self._may_run(action, QApplication.focusWidget()):
            action.run()

    def _connect(self, action: KeyAction) -> None:
        for key in action.keys:
            shortcut = QShortcut(QKeySequence(key), self._window)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(_ActionRun(self, action))
            self._shortcuts.append((shortcut, action))

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Let a card or a field have keys such as Esc and Del: a shortcut would swallow them."""
        if new is None or not (new is self._window or self._window.isAncestorOf(new)):
            return
        state = self._state(new)
        if state != self._held:
            self._held = state
            for shortcut, action in self._shortcuts:
                shortcut.setEnabled(self._may_run(action, new))

    def _may_run(self, action: KeyAction, focus: QWidget | None) -> bool:
        covered, typing = self._state(focus)
        return not covered and (action.typing_too or not typing)

    def _state(self, focus: QWidget | None) -> tuple[bool, bool]:
        """Two facts about the keyboard: a card covers the window, a text field has the focus."""
        covered = any(card.isVisible() for card in self._window.findChildren(Overlay))
        return covered, isinstance(focus, QLineEdit | QPlainTextEdit | QTextEdit)


def _nothing() -> str:
    return ""


class _ActionRun:
    """The slot of a shortcut; it holds no widget by a closure."""

    def __init__(self, keys: Keys, action: KeyAction) -> None:
        self._keys = keys
        self._action = action

    def __call__(self) -> None:
        self._keys.run(self._action)
