"""The button that leaves a rehearsal, in the lower edge of every one."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.ui.language import Retranslating
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.buttons import ActionButton


class LeaveButton(Retranslating, ActionButton):
    """The visible way out of a rehearsal, which no participant has."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the page
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        # Participants' own buttons need the room of the bar.
        super().set_theme(theme.scaled(1.0))

    def retranslate(self) -> None:
        words = self.tr("Leave the rehearsal")
        self.setText(f"{words}  {key_name('Esc')}")
        self.setAccessibleName(words)
