"""A session with a supervisor beside it: acts applied, the participant's questions, messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from labeval.session.acting import Acting, Refusal
from labeval.session.acts import Act
from labeval.session.events import Event, Kind
from labeval.session.header import SessionHeader
from labeval.session.standing import Standing
from labeval.session.state import State
from labeval.session.turning import Turning
from labeval.study.model import StudyContent


class NotNow(Exception):
    """The command does not fit where the session stands."""


class ActSource(Protocol):
    """Where a session's acts come from."""

    def waiting(self) -> Sequence[Act]:
        """The acts that this was not asked for before, in the order made; it never waits.

        Raises:
            RecordError: they cannot be read.
        """


class Supervised(Standing):
    """What passes between participant and supervisor. A running session is one of these."""

    def __init__(self, header: SessionHeader, content: StudyContent, state: State) -> None:
        super().__init__(header, content, state)
        self._turning = Turning(self, self._event)
        self._acting = Acting(self, self._event, self._turning)

    @property
    def is_kept(self) -> bool:
        """Whether the session is in the record: not before the consent is given."""
        raise NotImplementedError

    def apply_act(
        self, act: Act, *, on_screen: bool = True, refusal: Refusal | None = None
    ) -> bool:
        """Let an act happen, once. One that does not fit becomes an event that says why.

        Args:
            on_screen: the participant sees what comes of it; else no page counts as shown.
            refusal: why it does not fit, where the caller knows.

        Returns:
            Whether it happened now; False where it had happened before.

        Raises:
            NotNow: there is no consent yet, so nothing may be written.
            RecordError: nothing was written; the act still waits.
        """
        if not self.is_kept:
            raise NotNow("there is no consent yet")
        if act.id in self.state.moderated.acts:
            return False
        if refusal is not None:
            self._write(self._acting.refused(act, refusal))
            return True
        made = self._acting.events_of(act)
        if made[0].kind == Kind.SESSION_REOPENED and not on_screen:
            del made[1:]
        self._write(*made)
        return True

    def ask_question(self, criterion: str = "") -> None:
        """The participant has a question, about ``criterion`` where one is in hand."""
        if self.state.ended is not None or self.state.moderated.question is not None:
            raise NotNow("the session has ended, or a question is open")
        self._write(self._event(Kind.QUESTION_ASKED, self.state.screen_id, criterion))

    def take_question_back(self) -> None:
        """The participant has no question any more."""
        question = self.state.moderated.question
        if question is None:
            raise NotNow("no question is open")
        seq = str(question.seq)
        self._write(self._event(Kind.QUESTION_WITHDRAWN, self.state.screen_id, "", seq))

    def put_message_away(self) -> None:
        """The participant has read the message on screen."""
        message = self.state.moderated.message
        if message is None:
            raise NotNow("no message is on screen")
        self._write(self._event(Kind.MESSAGE_READ, self.state.screen_id, value=str(message.seq)))

    def _event(
        self,
        kind: Kind,
        page: str,
        field: str = "",
        value: str = "",
        data: Mapping[str, Any] | None = None,
    ) -> Event:
        raise NotImplementedError

    def _write(self, *events: Event, consented: bool = False) -> None:
        raise NotImplementedError
