"""The home window's work around a session: it arranges the screens, opens the moderator's window,
and shows the remaining steps afterwards."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPoint, QSize, QTimer
from PySide6.QtWidgets import QWidget

from labeval.jobs.sessions.post_session import after_session
from labeval.session.events.events import RecordError
from labeval.store.disk.errors import RecordGone
from labeval.study.folder import StudyFolder
from labeval.ui.displays import ScreenUse, arrangement, screen_named
from labeval.ui.home.processes.moderator_process import ModeratorProcess
from labeval.ui.home.starting.remembered import ON_ONE_SCREEN, PARTICIPANT_SCREEN
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.memory import Memory

if TYPE_CHECKING:
    from labeval.jobs.sessions.live import LiveSession
    from labeval.session.running.session import Session
    from labeval.store.record.record import Record

_log = logging.getLogger(__name__)
_LOOK_MS = 500
"""Interval of the checks that the session can still be saved."""


class _Place(NamedTuple):
    """Screen, corner and size of a window; maximised, those that it has otherwise."""

    screen: str
    """The name of its screen."""
    corner: QPoint
    size: QSize
    maximised: bool

    @classmethod
    def of(cls, window: QWidget) -> _Place:
        """The place of a window now."""
        screen, usual = window.screen().name(), window.normalGeometry()
        if window.isMaximized():
            return cls(screen, usual.topLeft(), usual.size(), maximised=True)
        return cls(screen, window.pos(), window.size(), maximised=False)

    def give(self, window: QWidget) -> None:
        """Put a window there; it stays where its screen is gone."""
        screen = screen_named(self.screen)
        if screen is None:
            return
        window.showNormal()
        window.setScreen(screen)
        window.resize(self.size)
        window.move(self.corner)
        if self.maximised:
            window.showMaximized()


class Conduct(QObject):
    """Accompanies one session at a time.

    Args:
        window: the home window.
        memory: of this machine, with what was chosen about its screens.
    """

    def __init__(self, window: HomeWindow, memory: Memory) -> None:
        super().__init__(window)
        self._window = window
        self._memory = memory
        self._folder: StudyFolder | None = None
        self._running = False
        self._session: Session | None = None
        self._is_gone = False
        """True while the card reports that the session's record is gone."""
        self._before: _Place | None = None
        """Place of the home window before it made room; None if it stayed."""
        self._kept_clock = QTimer(self)
        self._kept_clock.setInterval(_LOOK_MS)
        self._kept_clock.timeout.connect(self._show_if_gone)
        self.moderator = ModeratorProcess(self)
        card = window.card
        card.moderator_requested.connect(self._on_moderator_requested)
        card.dismissed.connect(self._on_dismissed)

    @property
    def is_running(self) -> bool:
        """True while a participant's window is on the screen."""
        return self._running

    @contextmanager
    def around(self, folder: StudyFolder, live: LiveSession, session: Session) -> Iterator[None]:
        """While the block runs, the participant's window is on its screen."""
        self._folder, self._running = folder, True
        screens = self._screens()
        self._make_room(screens, session)
        self._open(screens)
        self._session, self._is_gone = session, False
        self._kept_clock.start()
        try:
            yield
        finally:
            self._kept_clock.stop()
            self._running = False
            self._window.end_session()
            self._go_back()
            if not self._show_if_gone():
                self._show_after(live.record, session)

    def look(self, record: Record) -> None:
        """Show the remaining steps again, since something was written after the session's end;
        a session that was rejected has none."""
        after = self._window.card.after
        if after is not None and after.session and self._window.card.isVisible():
            again = after_session(record, after.session, after.participant)
            self._window.card.show_after(again)
            self._window.card.setVisible(not again.is_rejected)

    def look_again(self, folder: StudyFolder) -> None:
        """Stop reporting that the study folder is gone once it is back.

        While the session waits to be taken in, a notice reports it; afterwards the card shows the
        remaining steps.
        """
        session = self._session
        if self._running or not self._is_gone or session is None or self._folder is None:
            return
        if folder.path != self._folder.path or not folder.path.is_dir():
            return
        from labeval.jobs.sessions.unsaved import unsaved_in
        from labeval.store.record.record import Record

        id = session.header.id
        if any(kept.session == id for kept in unsaved_in(folder)):
            self._window.card.hide()
            return
        try:
            with Record(folder.database, read_only=True) as record:
                after = after_session(record, id, session.header.participant)
        except RecordError as error:
            _log.error("the record cannot be looked at: %s", error)
            return
        self._is_gone = False
        if after.session:
            self._window.card.show_after(after)
        else:  # it is another record, which knows nothing of the session
            self._window.card.hide()

    def _on_dismissed(self) -> None:
        self._is_gone = False
        self._window.card.hide()

    def _show_if_gone(self) -> bool:
        """Report on the card if nothing can be saved any more."""
        try:
            if self._session is not None:
                self._session.check_kept()
        except RecordGone as error:
            self._kept_clock.stop()
            self._is_gone = True
            self._window.card.show_gone(error, running=self._running)
            return True
        except RecordError as error:
            _log.error("the record cannot be looked at: %s", error)
        return False

    def _screens(self) -> ScreenUse:
        return arrangement(self._window, self._memory.get(PARTICIPANT_SCREEN, ""))

    def _make_room(self, screens: ScreenUse, session: Session) -> None:
        """The home window goes to the supervisor's screen, or out of sight where there is none."""
        window = self._window
        place = screen_named(screens.moderator)
        window.begin_session(
            *(session.header.participant, session.header.id), visible=place is not None
        )
        if place is not None and window.screen() is not place:
            self._before = _Place.of(window)
            window.showNormal()  # a maximised one would stay where it is, or grow over both
            room = place.availableGeometry()
            window.resize(window.size().boundedTo(room.size()))
            window.move(room.topLeft())

    def _go_back(self) -> None:
        """The home window is where it was before the session, maximised if it was."""
        if self._before is not None:
            self._before.give(self._window)
            self._before = None

    def _open(self, screens: ScreenUse) -> None:
        """Open it for a session that begins or goes on: one that is open already can be behind the
        home window, in which the session was started."""
        shared = not screens.moderator
        if self._folder is None or (shared and not self._memory.get(ON_ONE_SCREEN, False)):
            return
        try:
            self.moderator.open(self._folder, screen=screens.moderator, minimised=shared)
        except OSError as error:  # the session goes on without it
            _log.error("the moderator's window cannot be opened: %s", error)

    def _on_moderator_requested(self) -> None:
        """Open it again; after the end with the session that has ended.

        It can be behind the home window, where nothing shows that it is open: it is opened anew
        then, and comes to the front. What was typed in it is kept.
        """
        after = self._window.card.after
        screens = self._screens()
        if self._folder is None:
            return
        shared = self._running and not screens.moderator
        session = after.session if after is not None else ""
        try:
            self.moderator.open(
                *(self._folder, session),
                screen=screens.moderator,
                minimised=shared,
            )
        except OSError as error:
            _log.error("the moderator's window cannot be opened: %s", error)

    def _show_after(self, record: Record, session: Session) -> None:
        header = session.header
        after = after_session(record, header.id, header.participant)
        self._window.card.show_after(after)
