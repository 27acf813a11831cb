"""Commands to the session that may fail, and what the participant can do then."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.session.events.events import RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.session import Session
from labeval.store.disk.errors import RecordGone
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.sentences import sentence
from labeval.ui.widgets.bars.notice_bar import NoticeBar

_CHECK_MS = 500
"""Interval of checking that answers can still be saved, also while none is given."""
_log = logging.getLogger(__name__)


class Attempts(QObject):
    """Does one thing after the other; a record that cannot be written is reported calmly.

    Args:
        session: gets the commands; each is one transaction, with all that comes of it.
        notice: the bar that reports it and offers to try again.
        screen: returns the screen that shows the session as it is now.
        mark: returns what brings the screen back that is shown now.

    Signals:
        refused: nothing was done, so what is on screen has to show the session as it stands.
        gone: nothing can be saved in this run any more; the error says why.
    """

    refused = Signal()
    gone = Signal(object)

    def __init__(
        self,
        session: Session,
        notice: NoticeBar,
        *,
        screen: Callable[[], StepScreen],
        mark: Callable[[], Callable[[], None]],
    ) -> None:
        super().__init__(notice)
        self._session = session
        self._notice = notice
        self._screen = screen
        self._mark = mark
        self._doing = False
        self._going_back = False
        self._failed: Callable[[], bool] | None = None
        notice.retry_requested.connect(self._on_retry_requested)
        self._clock = QTimer(self)
        self._clock.setInterval(_CHECK_MS)
        self._clock.timeout.connect(self._look)
        self._clock.start()

    @property
    def all_saved(self) -> bool:
        """True if nothing waits to be tried again."""
        return self._failed is None

    def do(
        self,
        command: Callable[[], object],
        then: Callable[[], None],
        *,
        inside: bool | None = None,
    ) -> bool:
        """Do ``command``, and draw what came of it with ``then``; returns whether it was done.

        Inside of another one ``command`` belongs to its transaction, and it draws for both.

        Args:
            inside: whether ``then`` belongs in the transaction; else as the screen says that shows
                what came of the command.
        """
        if self._going_back:
            return False
        if self._doing:
            return self._join(command)
        self._doing = True
        back = self._mark()
        drawn = False
        try:
            with self._session.together():
                command()
                drawn = self._screen().notes_by_itself if inside is None else inside
                if drawn:
                    then()
        except RecordError as error:
            _log.error("session %s: not saved: %s", self._session.header.id, error)
            self._go_back(back)
            if isinstance(error, RecordGone):
                self.gone.emit(error)
            else:
                self._failed = lambda: self.do(command, then, inside=inside)
                self._notice.show_reason(sentence(error))
            return False
        except NotNow as error:
            self._too_late(error)
            return False
        finally:
            self._doing = False
        self.forget()
        if not drawn:
            then()
        return True

    def stop(self) -> None:
        """Check no more whether anything can be saved."""
        self._clock.stop()

    def _look(self) -> None:
        try:
            self._session.check_kept()
        except RecordGone as error:
            self.gone.emit(error)
        except RecordError as error:
            _log.error("session %s: %s", self._session.header.id, error)

    def forget(self) -> None:
        """Forget a command that failed: something newer takes its place."""
        self._failed = None
        self._notice.hide()

    def _join(self, command: Callable[[], object]) -> bool:
        try:
            command()
        except NotNow as error:
            self._too_late(error)
            return False
        return True

    def _too_late(self, error: NotNow) -> None:
        """Ignore a key that came twice or too late; the screen shows the present state."""
        _log.warning("session %s: %s", self._session.header.id, error)
        self.refused.emit()

    def _go_back(self, back: Callable[[], None]) -> None:
        """Show the screen as it was; what it notes meanwhile was recorded before."""
        self._going_back = True
        try:
            back()
            self.refused.emit()
        finally:
            self._going_back = False

    def _on_retry_requested(self) -> None:
        if self._failed is not None:
            self._failed()
