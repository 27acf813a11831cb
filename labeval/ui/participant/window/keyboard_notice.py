"""Shows the participant at every moment whether their keys are received."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from labeval.ui.participant.window.keyboard_owner import Presence
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.bottom_bar import BottomBar
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt, KeyboardFrame

_REDRAWN = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.LanguageChange})


class KeyboardNotice(QObject):
    """Keeps the sign in the bottom bar and the frame around the window as the keyboard is.

    Args:
        window: the participant's window.
        presence: says where keys go.
        bar: holds the sign.
    """

    def __init__(self, window: QWidget, presence: Presence, bar: BottomBar, theme: Theme) -> None:
        super().__init__(window)
        self._presence = presence
        self._bar = bar
        self.frame = KeyboardFrame(theme, window)
        presence.keyboard_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show where keys go now."""
        at = self._presence.keyboard_at
        self._bar.show_keyboard(at, self._words(at) if at is not None else "")
        framed = at is KeyboardAt.HERE
        if framed != self.frame.is_shown:
            self.frame.fit()
            self.frame.show_frame(framed)

    def follow(self, kind: QEvent.Type) -> None:
        """Something happened to the window."""
        if kind in _REDRAWN:
            self.frame.fit()
            if kind == QEvent.Type.LanguageChange:
                self.refresh()

    def _words(self, at: KeyboardAt) -> str:
        if at is KeyboardAt.HERE:
            return self.tr("Keyboard: you")
        if at is KeyboardAt.ARRIVING:
            return self.tr("Keyboard: you, in a moment")
        if at is KeyboardAt.ELSEWHERE:
            return self.tr("Keyboard: another window. Click the page to use it.")
        if self._presence.moderator_types:
            return self.tr("Keyboard: your supervisor is typing. The mouse works here.")
        return self.tr("Keyboard: your supervisor. Click the page to use it.")
