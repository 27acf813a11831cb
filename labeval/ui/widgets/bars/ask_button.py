"""The participant's one quiet button to the supervisor: "I have a question"."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt

from labeval.ui.accessible import announce
from labeval.ui.language import Retranslating
from labeval.ui.widgets.basics.buttons import ActionButton

KEY = "F4"


class QuestionSign(StrEnum):
    """The state of the participant's question."""

    NONE = ""
    ALONE = "alone"
    """It is recorded, and no supervisor's window is open that could show it."""
    RECORDED = "recorded"
    """It is recorded; the supervisor's window has not shown it yet."""
    SHOWN = "shown"
    """A supervisor's window shows it, or has shown it."""


class AskButton(Retranslating, ActionButton):
    """Shows the state of the question; pressing it again withdraws the question."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = QuestionSign.NONE
        # A click leaves the keyboard with the page.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    @property
    def sign(self) -> QuestionSign:
        """The state of the question that is shown."""
        return self._sign

    def show_sign(self, sign: QuestionSign) -> None:
        """Show the state of the question."""
        if sign != self._sign:
            self._sign = sign
            self.retranslate()
            announce(self, f"{self.text()} {self.accessibleDescription()}")

    def retranslate(self) -> None:
        if self._sign == QuestionSign.SHOWN:
            self.setText(self.tr("✓ Question sent  {key}").format(key=KEY))
            text = self.tr("Your supervisor's window shows it. Press {key} to take it back.")
        elif self._sign == QuestionSign.RECORDED:
            self.setText(self.tr("✓ Question recorded  {key}").format(key=KEY))
            text = self.tr("It is on its way to your supervisor. Press {key} to take it back.")
        elif self._sign == QuestionSign.ALONE:
            self.setText(self.tr("✓ Noted: please ask aloud  {key}").format(key=KEY))
            text = self.tr(
                "Your question is noted, but no supervisor's window is in view that shows it. "
                "Press {key} to take it back."
            )
        else:
            self.setText(self.tr("I have a question  {key}").format(key=KEY))
            text = self.tr("For your supervisor; {key} does the same.")
        self.setAccessibleDescription(text.format(key=KEY))
