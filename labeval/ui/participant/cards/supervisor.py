"""Card of actions that only the supervisor may take, behind a code."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.basics.overlay import Overlay

_TRIES = 3
_WAIT_SECONDS = 30.0


class CodeGate:
    """Compares codes, and after three wrong ones waits for half a minute."""

    def __init__(
        self, is_right: Callable[[str], bool], seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._is_right = is_right
        self._seconds = seconds
        self._wrong = 0
        self._closed_until = 0.0

    @property
    def tries_left(self) -> int:
        """Wrong codes that may still be typed before the wait."""
        return _TRIES - self._wrong

    def wait_seconds(self) -> float:
        """Seconds until a code is accepted again; 0 when one may be typed."""
        return max(0.0, self._closed_until - self._seconds())

    def opens(self, code: str) -> bool:
        """Return whether ``code`` is right; a wrong one counts."""
        if self.wait_seconds() > 0:
            return False
        if self._is_right(code):
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= _TRIES:
            self._wrong = 0
            self._closed_until = self._seconds() + _WAIT_SECONDS
        return False


@dataclass(frozen=True, slots=True)
class Request:
    """An action that requires the code."""

    action: str
    """``leave`` or ``override``."""
    needs_reason: bool = False
    can_resume: bool = True
    """True if there is something to resume once the window is closed."""
    saved: bool = True
    """True if everything so far is in the record."""


class SupervisorCard(Overlay):
    """Asks for the code, and for a reason where the record needs one.

    Signals:
        allowed: the code was right; the action, and the reason (empty where none was asked).
        refused: the code was wrong; the action.
    """

    begins_with_words = False

    allowed = Signal(str, str)
    refused = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, gate: CodeGate) -> None:
        super().__init__(theme, parent, width=440)
        self._gate = gate
        self._request = Request("leave")
        self._explained = Label(theme, size=14, role="soft_text", wrap=True)
        self._code = QLineEdit()
        self._code.setEchoMode(QLineEdit.EchoMode.Password)
        self._reason = QLineEdit()
        self._problem = SpokenLabel(theme, role="bad", wrap=True)
        self._do = ActionButton(primary=True)
        self._do.clicked.connect(self._on_confirmed)
        for part in (self._explained, self._reason, self._code, self._problem):
            self.rows.addWidget(part)
        self.buttons.addWidget(self._do)
        self._waiting = QTimer(self)
        self._waiting.setInterval(500)
        self._waiting.timeout.connect(self._show_wait)

    def ask(self, request: Request) -> None:
        """Open for ``request``, with nothing typed."""
        self._request = request
        self._code.clear()
        self._reason.clear()
        self._reason.setVisible(request.needs_reason)
        self._problem.show_words("")
        self._show_wait()
        self.open_card()

    def first_focus(self) -> QWidget:
        if self._request.needs_reason:
            return self._reason
        return self._code if self._code.isEnabled() else self

    def retranslate(self) -> None:
        super().retranslate()
        self.close_button.setText(self.tr("Cancel"))
        self.heading.setText(self.tr("For the supervisor"))
        override = self._request.action == "override"
        origin = self.tr("The code of a study is set in the home window.")
        explained = f"{self._explanation()} {origin}"
        self._explained.setText(explained)
        self._do.setText(self.tr("Go on") if override else self.tr("Close window"))
        for field, name in (
            (self._code, self.tr("Supervisor's code")),
            (self._reason, self.tr("Reason")),
        ):
            field.setPlaceholderText(name)
            field.setAccessibleName(name)
            field.setAccessibleDescription(explained)
            field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def _explanation(self) -> str:
        if self._request.action == "override":
            return self.tr("The participant goes on below the threshold. The reason is recorded.")
        if not self._request.saved:
            return self.tr("This closes the window. The session is not saved.")
        if self._request.can_resume:
            return self.tr("This closes the window. The session is saved and can be resumed.")
        return self.tr("This closes the window. The session has ended.")

    def set_theme(self, theme: Theme) -> None:
        for field in (self._code, self._reason):
            field.setStyleSheet(line_edit_style(theme))
        super().set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_confirmed()
            event.accept()
            return
        super().keyPressEvent(event)

    def _on_confirmed(self) -> None:
        if not self._code.isEnabled():
            return
        reason = self._reason.text().strip()
        if self._request.needs_reason and not reason:
            self._problem.show_words(self.tr("Please give a reason."))
            self._reason.setFocus()
            return
        if self._gate.opens(self._code.text()):
            self.close_card()
            self.allowed.emit(self._request.action, reason)
            return
        self.refused.emit(self._request.action)
        self._code.clear()
        self._code.setFocus()
        self._problem.show_words(
            self.tr("That is not the code. Tries left: {count}").format(count=self._gate.tries_left)
        )
        self._show_wait()

    def _show_wait(self) -> None:
        """While the gate is closed nothing can be typed, and the seconds run down."""
        wait = self._gate.wait_seconds()
        was_waiting = not self._code.isEnabled()
        if wait > 0 and (self._code.hasFocus() or self._do.hasFocus()):
            # What is disabled hands the keyboard on, to the button that closes the card.
            (self._reason if self._request.needs_reason else self).setFocus()
        self._code.setEnabled(wait == 0)
        self._do.setEnabled(wait == 0)
        if wait > 0:
            text = self.tr("Three wrong codes. Please wait %n s.", "", int(wait) + 1)
            counts_down = was_waiting and not self._problem.isHidden()
            show = self._problem.set_text if counts_down else self._problem.show_words
            show(text)  # the seconds that follow are not announced
            self._waiting.start()
        elif was_waiting:
            self._waiting.stop()
            self._problem.show_words("")
            if self.isVisible() and not self._reason.hasFocus():
                self._code.setFocus()


def line_edit_style(theme: Theme) -> str:
    """The look of a line to type in."""
    return (
        f"QLineEdit {{ background: {theme.paper}; color: {theme.text}; border: 1px solid"
        f" {theme.outline}; border-radius: 6px; padding: 7px 9px; font-size: {theme.px(14)}px;"
        f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
        f"QLineEdit:focus {{ border: 2px solid {theme.accent}; padding: 6px 8px; }}"
    )
