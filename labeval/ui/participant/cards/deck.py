"""All cards of the participant's window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from labeval.session.running.session import Session
from labeval.study.supervisor_code import SupervisorCode
from labeval.ui.language import usable_languages
from labeval.ui.participant.cards.appearance import AppearanceCard
from labeval.ui.participant.cards.definitions import DefinitionsCard
from labeval.ui.participant.cards.leaving import LeavingCard
from labeval.ui.participant.cards.origin import OriginCard
from labeval.ui.participant.cards.supervisor import CodeGate, Request, SupervisorCard
from labeval.ui.theme import Theme


class Overlays(QObject):
    """Opens one card at a time.

    Signals:
        appearance_chosen: a choice of appearance and its value.
        allowed: what the supervisor's code was given for, and the reason.
        refused: what a wrong code was given for.
        left: a rehearsal is to be left.
        closed: a card was closed.
    """

    appearance_chosen = Signal(str, str)
    allowed = Signal(str, str)
    refused = Signal(str)
    left = Signal()
    closed = Signal()

    def __init__(
        self, session: Session, theme: Theme, window: QWidget, code: SupervisorCode
    ) -> None:
        super().__init__(window)
        self._session = session
        gate = CodeGate(code.is_right)
        self.appearance = AppearanceCard(
            theme,
            window,
            usable_languages(session.content.study.offered_languages),
            can_switch_texts=session.content.study.formats.switch,
        )
        self.definitions = DefinitionsCard(theme, window)
        self.origin = OriginCard(theme, window)
        self.supervisor = SupervisorCard(theme, window, gate)
        self.leaving = LeavingCard(theme, window)
        self._all = (self.appearance, self.definitions, self.origin, self.supervisor, self.leaving)
        for card in self._all:
            card.closed.connect(self.closed)
        self.appearance.chosen.connect(self.appearance_chosen)
        self.leaving.left.connect(self.left)
        self.supervisor.allowed.connect(self.allowed)
        self.supervisor.refused.connect(self.refused)

    @property
    def is_open(self) -> bool:
        """True while a card covers the page."""
        return any(card.isVisible() for card in self._all)

    def show_definitions(self) -> None:
        """All definitions of the block."""
        self.definitions.show_definitions(self._session)

    def show_origin(self) -> None:
        """Show the origin of the page's texts."""
        self.origin.show_origin(self._session)

    def show_appearance(self, below: QWidget) -> None:
        """The choices of appearance."""
        self.appearance.open_card(below=below)

    def ask_to_close(self) -> None:
        """The supervisor's code, to close the window."""
        ended = self._session.state.ended is not None
        self._ask(Request("leave", can_resume=not ended, saved=self._session.is_saved()))

    def ask_to_leave(self) -> None:
        """Open the card that asks about leaving a rehearsal."""
        if not self.is_open:
            self.leaving.open_card()

    def ask_to_override(self) -> None:
        """The supervisor's code and a reason, to go on below the test's threshold."""
        if self._session.state.test_failed and self._session.state.ended is None:
            self._ask(Request("override", needs_reason=True))

    def close_cards(self) -> None:
        """Take away what covers the page; the supervisor's own card stays."""
        for card in self._all:
            if card is not self.supervisor:
                card.close_card()

    def _ask(self, request: Request) -> None:
        if self.supervisor.isVisible():
            return
        for card in self._all:
            card.close_card()
        self.supervisor.ask(request)
