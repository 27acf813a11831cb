"""Asks in place for what an action needs: words, a reason, or one of a few choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.language import Retranslating, read_as
from labeval.ui.moderator.parts.control_key import is_choice, is_text
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.fitting.wrapping import WrappingRow

MOST_CHOICES = 9
_LONGEST = 36
"""Characters of a choice that are shown; the tooltip has all of them."""


@dataclass(frozen=True, slots=True)
class SupervisorQuestion:
    """A question to the supervisor.

    ``choices`` are ids and texts; with ``typed`` a choice fills the field, else it is the answer.
    """

    title: str
    explanation: str
    action: str
    typed: bool = True
    text: str = ""
    choices: Sequence[tuple[str, str]] = ()
    most: int | None = None
    """Most characters of what is typed."""
    language: str = ANY_LANGUAGE
    """The language of its choices, and of what is typed; ``*`` for that of the window."""
    deliberate: str = ""
    """Hint after Enter alone where the action takes more: the control key held, or a click."""

    def takes(self, text: str) -> bool:
        """Return whether this text is an answer to the question."""
        return bool(text) and (self.most is None or len(text) <= self.most)


class Composer(Retranslating, Themed, QWidget):
    """Takes the place of the actions while it is open.

    Signals:
        composed: the words, or the id of the choice.
        cancelled: nothing is done.
    """

    composed = Signal(str)
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._asking = SupervisorQuestion("", "", "")
        self._explanation = Label(theme, size=12, role="soft_text", wrap=True)
        self._warning = SpokenLabel(theme, size=13, role="bad", bold=True, wrap=True)
        self.box = TypingBox(theme)
        self.box.finished.connect(self._on_finished)
        self.box.returned.connect(self.cancelled)
        self.box.picked.connect(self._on_picked)
        self.box.textChanged.connect(self._on_text_changed)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(4)
        self._buttons: list[KeyButton] = []
        self._send = KeyButton(theme)
        self._send.set_primary(True)
        self._send.clicked.connect(self._compose)
        self._cancel = KeyButton(theme)
        self._cancel.clicked.connect(self.cancelled)
        ends = WrappingRow(GRID)
        ends.addWidget(self._send)
        ends.addWidget(self._cancel)
        ends.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._explanation)
        column.addLayout(self._choices)
        column.addWidget(self.box)
        column.addWidget(self._warning)
        column.addLayout(ends)
        self.retranslate()

    @property
    def half_typed(self) -> str:
        """Text that is typed for the question and was not sent."""
        return self.box.toPlainText().strip() if self._asking.typed else ""

    def ask(self, asking: SupervisorQuestion) -> None:
        """Show the question and take the keyboard, where this window has it."""
        self._asking = asking
        self._explanation.set_text(asking.explanation)
        self._explanation.setVisible(bool(asking.explanation))
        self._warn("")
        self.box.setVisible(asking.typed)
        self._send.setVisible(asking.typed)
        self.box.setPlainText(asking.text)
        read_as(self.box, asking.language)
        field = self.box if asking.typed else self
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if asking.typed else Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("" if asking.typed else asking.title)
        field.setAccessibleName(asking.title)
        field.setAccessibleDescription(asking.explanation)
        self.box.selectAll()
        self._offer(asking)
        self.retranslate()
        self._on_text_changed()
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and a digit choose; Esc gives up, and so does text, which is the window's."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif is_text(event):
            self.cancelled.emit()
            event.ignore()
            return
        elif is_choice(event) and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._on_picked(int(key) - int(Qt.Key.Key_1))
        # No other key gets through to the actions while something is asked.
        event.accept()

    def _offer(self, asking: SupervisorQuestion) -> None:
        for old in self._buttons:
            self._choices.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for n, (_, text) in enumerate(asking.choices[:MOST_CHOICES]):
            button = KeyButton(self._theme)
            button.set_words(_short(text), f"Alt {n + 1}")
            set_tool_tip(button, text)
            read_as(button, asking.language)
            button.clicked.connect(lambda _=False, n=n: self._on_picked(n))
            self._choices.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self._buttons.append(button)

    def retranslate(self) -> None:
        keys = "Ctrl Enter" if self._asking.deliberate else "Enter"
        self._send.set_words(self._asking.action, keys)
        self._cancel.set_words(self.tr("Cancel"), "Esc")

    def _on_picked(self, n: int) -> None:
        if n >= len(self._asking.choices):
            return
        id, text = self._asking.choices[n]
        if self._asking.typed:
            self.box.setPlainText(text)
            self.box.setFocus()
        else:
            self.composed.emit(id)

    def _on_text_changed(self) -> None:
        self._send.setEnabled(self._asking.takes(self.box.toPlainText().strip()))

    @property
    def warning(self) -> str:
        """The hint after an Enter that is not enough; empty for none."""
        return self._warning.text()

    def _on_finished(self) -> None:
        if self._asking.deliberate and not self.box.confirmed:
            self._warn(self._asking.deliberate)
        else:
            self._compose()

    def _compose(self) -> None:
        text = self.box.toPlainText().strip()
        if self._asking.takes(text) and self._asking.typed:
            self.composed.emit(text)

    def _warn(self, text: str) -> None:
        self._warning.show_words(text)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1].rstrip() + "…"
