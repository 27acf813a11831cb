"""Commands to the session that may fail, and what the participant can do then."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from labeval.session.events import RecordError
from labeval.session.run import NotNow
from labeval.store.errors import RecordGone
from labeval.ui.sentences import sentence
from labeval.ui.widgets.notice_bar import NoticeBar

_log = logging.getLogger(__name__)


class Attempts(QObject):
    """Does one thing after the other; where the record cannot be written it says so calmly.

    Args:
        session_id: named in the log.
        notice: the bar that says so and offers to try again.

    Signals:
        refused: nothing was done, so what is on screen has to show the session as it stands.
        gone: nothing can be saved in this run any more; the error says why.
    """

    refused = Signal()
    gone = Signal(object)

    def __init__(self, session_id: str, notice: NoticeBar) -> None:
        super().__init__(notice)
        self._session_id = session_id
        self._notice = notice
        self._failed: Callable[[], bool] | None = None
        notice.retry_requested.connect(self._on_retry_requested)

    @property
    def all_saved(self) -> bool:
        """Whether nothing waits to be tried again."""
        return self._failed is None

    def do(self, command: Callable[[], object], then: Callable[[], None]) -> bool:
        """Do ``command``, and draw what came of it with ``then``; returns whether it was done."""
        try:
            command()
        except RecordGone as error:
            _log.error("session %s: not saved: %s", self._session_id, error)
            self.refused.emit()
            self.gone.emit(error)
            return False
        except RecordError as error:
            _log.error("session %s: not saved: %s", self._session_id, error)
            self._failed = lambda: self.do(command, then)
            self._notice.show_reason(sentence(error))
            self.refused.emit()
            return False
        except NotNow as error:
            # A key that came twice, or too late, is no fault; the screen shows what holds.
            _log.warning("session %s: %s", self._session_id, error)
            self.refused.emit()
            return False
        self.forget()
        then()
        return True

    def look(self, check: Callable[[], None]) -> None:
        """Look whether anything can still be saved, without doing anything."""
        try:
            check()
        except RecordGone as error:
            self.gone.emit(error)
        except RecordError as error:
            _log.error("session %s: %s", self._session_id, error)

    def forget(self) -> None:
        """What failed is not tried again: something newer takes its place."""
        self._failed = None
        self._notice.hide()

    def _on_retry_requested(self) -> None:
        if self._failed is not None:
            self._failed()
