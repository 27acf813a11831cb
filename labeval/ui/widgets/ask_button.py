"""The participant's one quiet button to the supervisor: "I have a question"."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from labeval.ui.plain import set_tool_tip
from labeval.ui.widgets.buttons import ActionButton

KEY = "F4"


class AskButton(ActionButton):
    """Shows whether the question is sent; pressed again it takes the question back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._sent = False
        # A click leaves the keyboard with the page.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._retranslate()

    @property
    def sent(self) -> bool:
        """Whether a question is open."""
        return self._sent

    def show_sent(self, sent: bool) -> None:
        """Show whether a question is open."""
        if sent != self._sent:
            self._sent = sent
            self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        if self._sent:
            self.setText(self.tr("✓ Question sent  {key}").format(key=KEY))
            told = self.tr("Your supervisor knows. Press {key} to take it back.")
        else:
            self.setText(self.tr("I have a question  {key}").format(key=KEY))
            told = self.tr("Tells your supervisor; {key} does the same.")
        self.setAccessibleDescription(told.format(key=KEY))
        set_tool_tip(self, told.format(key=KEY))
        self.updateGeometry()
