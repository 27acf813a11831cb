"""A participant's question to the supervisor, and the supervisor's message to a participant."""

from __future__ import annotations

from collections.abc import Callable

from labeval.session.running.session import Session
from labeval.ui.participant.window.attempts import Attempts
from labeval.ui.widgets.bars.top_bar import TopBar


class Asking:
    """Keeps what a participant does with the top bar's question and message.

    Args:
        criterion: returns the current criterion, or an empty text.
        show: shows the bars as the session is by then.
    """

    def __init__(
        self,
        session: Session,
        top: TopBar,
        attempts: Attempts,
        *,
        criterion: Callable[[], str],
        show: Callable[[], None],
    ) -> None:
        self._session, self._top, self._attempts = session, top, attempts
        self._criterion, self._show = criterion, show
        top.question_toggled.connect(self.toggle_question)
        top.message_dismissed.connect(self.dismiss_message)

    def toggle_question(self) -> None:
        """Ask the supervisor to come, or take that back."""
        if not self._top.ask_button.isVisible():
            return
        if self._session.state.moderated.question is not None:
            self._attempts.do(self._session.take_question_back, self._show)
        else:
            criterion = self._criterion()
            self._attempts.do(lambda: self._session.ask_question(criterion), self._show)

    def dismiss_message(self) -> None:
        """Put the message on screen away."""
        if self._session.state.moderated.message is not None:
            self._attempts.do(self._session.put_message_away, self._show)
