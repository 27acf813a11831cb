"""What the supervisor can do to the session: every act with its key; reasons are asked in place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.session.acts import ActKind
from labeval.ui.moderator.card import Card
from labeval.ui.moderator.composer import Asking, Composer
from labeval.ui.moderator.flow import FlowLayout
from labeval.ui.moderator.key_button import KeyButton
from labeval.ui.theme import Theme

KEYS = {
    ActKind.PAUSE: "P",
    ActKind.MESSAGE: "M",
    ActKind.REMINDER: "R",
    ActKind.HINT: "H",
    ActKind.BREAK: "K",
    ActKind.SKIP: "S",
    ActKind.BACK: "B",
    ActKind.EXTEND: "X",
    ActKind.END: "E",
}
"""The letter of each action, which acts with the control key held."""


class ActsCard(Card):
    """Buttons, or what is being asked.

    Signals:
        opened: something is asked.
        chosen: an :class:`~labeval.session.acts.ActKind`.
        composed: what was asked for was given.
        closed: nothing is asked any more.
    """

    chosen = Signal(object)
    composed = Signal(str)
    closed = Signal()
    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._asks = False
        self._paused = False
        self._minutes = 5
        self._buttons: dict[ActKind, KeyButton] = {}
        self._flow = FlowLayout(6)
        for kind in KEYS:
            button = KeyButton(theme, ink="bad" if kind == ActKind.END else "ink")
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
        self._retranslate()

    @property
    def asks(self) -> bool:
        """Whether something is asked now."""
        return self._asks

    def ask(self, asking: Asking) -> None:
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
        self, why_not: Callable[[ActKind], str], *, paused: bool, minutes: int
    ) -> None:
        """Tell which actions are possible now; ``why_not`` says of the others why they are not."""
        for kind, button in self._buttons.items():
            button.set_why_not(why_not(kind))
        if (paused, minutes) != (self._paused, self._minutes):
            self._paused, self._minutes = paused, minutes
            self._retranslate()

    def show_status(self, text: str) -> None:
        """What became of the newest action; it takes the heading's place while it is told."""
        self._status.set_text(text)
        self._show_head()

    @property
    def status(self) -> str:
        """What is told about the newest act."""
        return self._status.text()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.composer.set_theme(theme)
        for button in self._buttons.values():
            button.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show(self, *, asks: bool) -> None:
        """Show what is asked, or the acts."""
        self._asks = asks
        self._all.setVisible(not asks)
        self.composer.setVisible(asks)
        if not asks:
            self.heading.set_text(self.tr("Actions"))
        self._show_head()

    def _show_head(self) -> None:
        told = bool(self._status.text()) and not self._asks
        self._status.setVisible(told)
        self.heading.setVisible(not told)
        self.right.setVisible(not told and not self._asks)

    def _retranslate(self) -> None:
        if not self._asks:
            self.heading.set_text(self.tr("Actions"))
        extend = self.tr("+{minutes} min").format(minutes=self._minutes)
        words = {
            ActKind.PAUSE: self.tr("Resume") if self._paused else self.tr("Pause"),
            ActKind.MESSAGE: self.tr("Message …"),
            ActKind.REMINDER: self.tr("Reminder"),
            ActKind.HINT: self.tr("Hint …"),
            ActKind.BREAK: self.tr("Break"),
            ActKind.SKIP: self.tr("Skip …"),
            ActKind.BACK: self.tr("Back …"),
            ActKind.EXTEND: extend,
            ActKind.END: self.tr("End …"),
        }
        for kind, button in self._buttons.items():
            button.set_words(words[kind], f"Ctrl {KEYS[kind]}", cap=KEYS[kind])
        self.right.set_text(self.tr("Ctrl + letter"))

    def _on_composed(self, text: str) -> None:
        self._show(asks=False)
        self.composed.emit(text)
        if not self.asks:  # it is asked again where the text could not be saved
            self.closed.emit()
