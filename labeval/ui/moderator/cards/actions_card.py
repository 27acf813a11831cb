"""Card of supervisor actions: each with its key; reasons are asked for in place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.session.events.actions import ActionKind
from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.cards.composer import Composer, SupervisorQuestion
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.theme import Theme
from labeval.ui.widgets.fitting.wrapping import WrappingRow

KEYS = {
    ActionKind.PAUSE: "P",
    ActionKind.MESSAGE: "M",
    ActionKind.REMINDER: "R",
    ActionKind.HINT: "H",
    ActionKind.BREAK: "K",
    ActionKind.SKIP: "S",
    ActionKind.BACK: "B",
    ActionKind.EXTEND: "X",
    ActionKind.END: "E",
}
"""The letter of each action, which acts with the control key held."""


class ActionsCard(Retranslating, Card):
    """Buttons, or what is being asked.

    Signals:
        opened: something is asked.
        chosen: an :class:`~labeval.session.events.actions.ActionKind`.
        composed: what was asked for was given.
        closing: nothing will be asked any more; the keyboard leaves for its usual place, else it
            would visit others on its way, and each is read.
        closed: nothing is asked any more.
    """

    chosen = Signal(object)
    composed = Signal(str)
    closing = Signal()
    closed = Signal()
    opened = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, wrap=True)
        self._asks = False
        self._paused = False
        self._minutes = 5
        self._buttons: dict[ActionKind, KeyButton] = {}
        self._flow = WrappingRow(6, packed=True)
        for kind in KEYS:
            button = KeyButton(theme, role="bad" if kind == ActionKind.END else "text")
            button.clicked.connect(lambda _=False, kind=kind: self.chosen.emit(kind))
            self._buttons[kind] = button
            self._flow.addWidget(button)
        self._status = self.label(size=12, bold=True, wrap=True)
        self._status.hide()
        self.head.insertWidget(0, self._status, 100)
        self._all = QWidget()
        column = QVBoxLayout(self._all)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._flow)
        self.composer = Composer(theme)
        self.composer.composed.connect(self._on_composed)
        self.composer.cancelled.connect(self.close_composer)
        self.composer.hide()
        self.rows.addWidget(self._all)
        self.rows.addWidget(self.composer)
        self.rows.addStretch(1)
        self.retranslate()

    @property
    def asks(self) -> bool:
        """True while a question is open."""
        return self._asks

    @property
    def half_typed(self) -> str:
        """Text that is typed for the open question; empty if none is open."""
        return self.composer.half_typed if self.asks else ""

    def ask(self, asking: SupervisorQuestion) -> None:
        """Ask in place of the buttons."""
        self._show(asks=True)
        self.heading.set_text(asking.title)
        self.composer.ask(asking)
        self.opened.emit()

    def close_composer(self) -> None:
        """Show the buttons again."""
        if self.asks:
            self._show(asks=False)
            self.closed.emit()

    def show_possible(
        self, why_not: Callable[[ActionKind], str], *, paused: bool, minutes: int
    ) -> None:
        """Show which actions are possible now; ``why_not`` has the reasons of the others."""
        for kind, button in self._buttons.items():
            button.set_why_not(why_not(kind))
        if (paused, minutes) != (self._paused, self._minutes):
            self._paused, self._minutes = paused, minutes
            self.retranslate()

    def show_status(self, text: str, *, announced: bool = True) -> None:
        """Show the result of the newest action; it takes the heading's place for a while."""
        self._status.set_text(text)
        self._show_head()
        announce_here(self, text if announced else "")

    @property
    def status(self) -> str:
        """The result of the newest action."""
        return self._status.text()

    def _show(self, *, asks: bool) -> None:
        """Show what is asked, or the actions."""
        if self._asks and not asks:
            self.closing.emit()
        self._asks = asks
        self._all.setVisible(not asks)
        self.composer.setVisible(asks)
        if not asks:
            self.heading.set_text(self.tr("Actions"))
        self._show_head()

    def _show_head(self) -> None:
        shows_status = bool(self._status.text()) and not self._asks
        self._status.setVisible(shows_status)
        self.heading.setVisible(not shows_status)
        self.right.setVisible(not shows_status and not self._asks)

    def retranslate(self) -> None:
        if not self._asks:
            self.heading.set_text(self.tr("Actions"))
        extend = self.tr("+{minutes} min").format(minutes=self._minutes)
        words = {
            ActionKind.PAUSE: self.tr("Resume") if self._paused else self.tr("Pause"),
            ActionKind.MESSAGE: self.tr("Message…"),
            ActionKind.REMINDER: self.tr("Reminder"),
            ActionKind.HINT: self.tr("Hint…"),
            ActionKind.BREAK: self.tr("Break"),
            ActionKind.SKIP: self.tr("Skip…"),
            ActionKind.BACK: self.tr("Back…"),
            ActionKind.EXTEND: extend,
            ActionKind.END: self.tr("End…"),
        }
        for kind, button in self._buttons.items():
            button.set_words(words[kind], f"Ctrl {KEYS[kind]}", cap=KEYS[kind])
        self.right.set_text(self.tr("Ctrl + letter"))

    def _on_composed(self, text: str) -> None:
        self._show(asks=False)
        self.composed.emit(text)
        if not self.asks:  # it is asked again where the text could not be saved
            self.closed.emit()
