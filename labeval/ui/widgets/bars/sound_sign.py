"""The sign that a recording runs, with a button to pause it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label


class SoundSign(Retranslating, Themed, QWidget):
    """Says ``recording``, ``paused``, ``lost`` or ``stopped``; hidden where nothing is recorded.

    Signals:
        toggled: the button was pressed.
    """

    toggled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = ""
        self._is_paused = False
        self._label = Label(theme, role="soft_text")
        self.button = ActionButton()
        # A click leaves the keyboard with the page.
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._label)
        row.addWidget(self.button)
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """The current text."""
        return self._label.text()

    def show_sign(self, sign: str, *, can_pause: bool, is_paused: bool) -> None:
        """Say how the recording stands; nothing where there is none.

        Args:
            is_paused: the button lets it go on.
        """
        shown = (self._sign, not self.button.isHidden(), self._is_paused)
        if (sign, can_pause, is_paused) == shown:
            return
        self._sign, self._is_paused = sign, is_paused
        self.button.setVisible(can_pause)
        self.retranslate()
        self.setVisible(bool(sign))

    def set_button_height(self, height: int) -> None:
        """As the bar's other buttons."""
        self.button.setFixedHeight(height)

    def retranslate(self) -> None:
        texts = {
            "recording": self.tr("● recording"),
            "paused": self.tr("recording paused"),
            "lost": self.tr("no sound"),
            "stopped": self.tr("recording stopped"),
        }
        self._label.set_text(texts.get(self._sign, ""))
        paused = self._is_paused
        self.button.setText(self.tr("Unmute") if paused else self.tr("Mute"))
        named = self.tr("Let the recording go on") if paused else self.tr("Pause the recording")
        self.button.setAccessibleName(f"{self.button.text()}: {named}")
        set_tool_tip(self.button, named)
