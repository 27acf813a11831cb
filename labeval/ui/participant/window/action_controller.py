"""Applies the supervisor's actions to the session between what the participant does."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.session.events.actions import Action, ActionKind, ActionSource
from labeval.session.events.events import RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.session import Session

_log = logging.getLogger(__name__)

LOOK_MS = 250
"""Interval of looking without being nudged, as over a laboratory's hub."""
_MOVES = frozenset(
    {
        ActionKind.SKIP,
        ActionKind.BACK,
        ActionKind.BREAK,
        ActionKind.PAUSE,
        ActionKind.RESUME,
        ActionKind.END,
    }
)
"""After these another screen may be shown, so what was typed is kept before."""


class ActionController(QObject):
    """Looks for new actions when nudged, and by itself now and then.

    Args:
        flushed: keeps what was typed on the screen; returns whether that worked.

    Signals:
        applied: actions have happened; the window shows the session as it stands.
    """

    applied = Signal()

    def __init__(
        self, session: Session, actions: ActionSource, flushed: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._flushed = flushed
        self._queue: deque[Action] = deque()
        self._busy = False
        self._complained = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Apply what is new. Where the record cannot be written, the actions stay and wait."""
        if self._busy or not self._session.is_kept:
            return
        self._busy = True
        try:
            self._queue.extend(self._actions.waiting())
            happened = self._apply_all()
            self._complained = False
        except RecordError as error:
            if not self._complained:
                _log.error("session %s: actions wait: %s", self._session.header.id, error)
            self._complained = True
            return
        finally:
            self._busy = False
        if happened:
            self.applied.emit()

    def stop(self) -> None:
        """Look no more; what comes later waits in the mailbox."""
        self._timer.stop()

    def _apply_all(self) -> bool:
        happened = False
        while self._queue:
            action = self._queue[0]
            try:
                if self._moves(action) and not self._flushed():
                    break
                happened |= self._session.apply_action(action)
            except NotNow:  # nothing may be written before the consent
                break
            self._queue.popleft()
        return happened

    def _moves(self, action: Action) -> bool:
        return action.kind in _MOVES and self._session.state.ended is None
