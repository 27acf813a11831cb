"""Opens the moderator's window on a live session or on a finished one."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QTimer

from labeval.jobs.sessions.monitoring import LiveWatch, ReplayWatch
from labeval.session.events.actions import Action
from labeval.session.events.events import RecordError
from labeval.store.disk.lock import holder_of
from labeval.store.record.mailbox import NO_CONSENT, Mailbox, MailboxReader, NoConsentYet
from labeval.study.folder import StudyFolder
from labeval.ui.link.client import ModeratorLink
from labeval.ui.moderator.window.captions import LiveCaptions
from labeval.ui.moderator.window.participant_front import FrontTeller
from labeval.ui.moderator.window.transport import Transport
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.theme import Theme

_THE_PAGE_FIRST_MS = 20
"""After a nudge; longer than a page turn takes, and too short to be seen."""
_POLL_WITH_LINK_MS = 400
"""A look now and then, where the session's process says by itself that there is something new."""


class _AfterThePage(QTimer):
    """Waits until the participant's page is painted, which a nudge is the beginning of.

    On a laptop with two cores the two windows would else slow each other down.
    """

    def __init__(self, window: ModeratorWindow) -> None:
        super().__init__(window)
        self.setSingleShot(True)
        self.setInterval(_THE_PAGE_FIRST_MS)

    def begin(self, *_: object) -> None:
        """Wait, unless it waits already."""
        if not self.isActive():
            self.start()


class Post:
    """Sends actions: into the mailbox first, then a word over the link."""

    def __init__(self, folder: StudyFolder, watch: LiveWatch, link: ModeratorLink) -> None:
        self._folder = folder
        self._watch = watch
        self._link = link
        self._mailbox: Mailbox | None = None

    def send(self, action: Action) -> None:
        """Make an action durable.

        Raises:
            RecordError: it could not be written.
        """
        monitor = self._watch.monitor
        if monitor is None:
            raise NoConsentYet(NO_CONSENT)
        if self._mailbox is None:
            self._mailbox = Mailbox(self._folder.database)
        self._link.send_number(self._mailbox.put(monitor.header.id, action))

    def waiting(self) -> list[Action]:
        """Actions that a moderator sent before and that the session has not applied."""
        monitor = self._watch.monitor
        if monitor is None:
            return []
        done = monitor.state.moderated.actions
        reader = MailboxReader(self._folder.database)
        try:
            with suppress(RecordError):
                return [
                    action for _, action in reader.after(monitor.header.id) if action.id not in done
                ]
            return []
        finally:
            reader.close()

    def close(self) -> None:
        """Let go of the mailbox and the link."""
        self._link.close()
        if self._mailbox is not None:
            self._mailbox.close()


def live_window(folder: StudyFolder, session: str, theme: Theme) -> ModeratorWindow:
    """The window on a session that runs, or on the next one that begins.

    Args:
        session: its id or the participant's code; empty for the newest.

    Raises:
        RecordError: the record cannot be read.
        KeyError: there is no such session.
    """
    link = ModeratorLink(lambda: _socket_of(folder))
    watch = LiveWatch(folder.database, session, running=lambda: link.session)
    watch.poll()
    post = Post(folder, watch, link)
    # Asked for after the end, when no participant types, it has the keyboard for remarks at once.
    monitor = watch.monitor if session else None
    is_over = monitor is not None and monitor.state.ended is not None
    window = ModeratorWindow(
        watch, theme, send=post.send, folder=folder.path, takes_keyboard=is_over
    )
    window.controller.expect(post.waiting())
    window.controller.is_reached = lambda: _reaches(link, watch)
    link.setParent(window)
    link.levels_received.connect(window.header.sound.show_peaks)
    after = _AfterThePage(window)
    after.timeout.connect(window.look)
    link.nudged.connect(after.begin)
    link.connected.connect(lambda there: window.poll_every(_POLL_WITH_LINK_MS if there else 0))
    front = FrontTeller(window, link)
    window.keyboard_returned.connect(front.give_keyboard_back)
    window.shown.connect(link.send_seen)
    captions = LiveCaptions(
        folder.audio, lambda: watch.monitor, lambda: _participant(folder), window
    )
    _show_captions(window, captions)
    window.closed.connect(front.close)
    window.closed.connect(post.close)
    window.closed.connect(watch.close)
    link.start()
    return window


def replay_window(
    folder: StudyFolder, session: str, theme: Theme, *, speed: int, at_ms: int
) -> ModeratorWindow:
    """The window on a finished session, at a moment of it.

    Raises:
        RecordError: the record cannot be read.
        KeyError: there is no such session.
    """
    watch = ReplayWatch(folder.database, session)
    transport = Transport(theme, watch.length_ms)
    transport.set_speed(speed)
    window = ModeratorWindow(watch, theme, transport=transport)
    transport.go_to(at_ms)
    return window


def _show_captions(window: ModeratorWindow, captions: LiveCaptions) -> None:
    """Join the captions and their card."""

    def show() -> None:
        window.during.captions.show_captions(captions.captions, captions.instead)
        window.during.set_captioned(captions.is_on)

    captions.changed.connect(show)
    window.captions_toggled.connect(captions.toggle)
    window.closed.connect(captions.close)


def _reaches(link: ModeratorLink, watch: LiveWatch) -> bool:
    """Return whether the participant's window is connected, and runs the session that is shown."""
    monitor = watch.monitor
    shown = monitor.header.id if monitor is not None else ""
    return link.is_connected and (not link.session or not shown or link.session == shown)


def _participant(folder: StudyFolder) -> int:
    holder = holder_of(folder.lock)
    return holder.pid if holder is not None else 0


def _socket_of(folder: StudyFolder) -> str:
    holder = holder_of(folder.lock)
    return holder.link if holder is not None else ""
