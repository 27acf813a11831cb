"""The session's end of the link."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from labeval.ui.link.lines import (
    Lines,
    level_line,
    read_front,
    read_seen,
    read_typed,
    send,
    typed_line,
)

_log = logging.getLogger(__name__)


class Connected(QObject):
    """One moderator that is connected.

    Its slots are methods and not lambdas: a lambda would own the link, and the link would die
    inside the death of its own socket.
    """

    nudged = Signal()
    keyboard_taken = Signal(str, QRect, bool)
    keyboard_returned = Signal()
    typed = Signal(int)
    seen = Signal(int, str, QRect)
    gone = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self.socket = socket
        self._lines = Lines()
        socket.setParent(self)
        socket.readyRead.connect(self._on_ready_read)
        socket.disconnected.connect(self._on_disconnected)

    def _on_ready_read(self) -> None:
        try:
            lines = list(self._lines.take(bytes(self.socket.readAll().data())))
        except ValueError:
            self.socket.abort()
            return
        if any("act" in line for line in lines):
            self.nudged.emit()
        for line in lines:
            if "seen" in line:
                self.seen.emit(*read_seen(line))
            elif "front" in line:
                self.keyboard_taken.emit(*read_front(line))
            elif "keyboard" in line:
                self.keyboard_returned.emit()
            elif "typed" in line:
                self.typed.emit(read_typed(line))

    def _on_disconnected(self) -> None:
        self.gone.emit(self)


class SessionLink(QObject):
    """Lets moderators of the same user connect, and never waits for one of them.

    The socket's name cannot be guessed and only the same user may open it. Where no socket can
    be made there is no link, and both sides look by themselves now and then.

    Args:
        session: id of the session that is run.

    Signals:
        nudged: a moderator says that there is a new action.
        attended: whether somebody is connected now.
        keyboard_taken: a moderator's window has the keyboard: on which screen, where, and whether
            it is typed in; the screen is empty where it has the keyboard no more.
        keyboard_returned: the supervisor gives the keyboard to the participant.
        moderator_typed: a key was pressed in a moderator's window, and when.
        seen: a moderator's window shows the session up to this event; its screen and place.
    """

    nudged = Signal()
    attended = Signal(bool)
    keyboard_taken = Signal(str, QRect, bool)
    keyboard_returned = Signal()
    moderator_typed = Signal(int)
    seen = Signal(int, str, QRect)

    def __init__(self, session: str) -> None:
        super().__init__()
        self._session = session
        self._seq = 0
        self._keyboard_here = False
        self.connected: list[Connected] = []
        """The moderators that are connected now."""
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_new_connection)
        self.name = f"labeval-{secrets.token_hex(16)}"
        """The name that the other side connects to; empty without a socket."""
        if not self._server.listen(self.name):
            _log.warning("no local socket: %s", self._server.errorString())
            self.name = ""

    @property
    def path(self) -> str:
        """The socket's full name on this system."""
        return self._server.fullServerName()

    def send_number(self, seq: int) -> None:
        """Say that the record now goes as far as ``seq``."""
        self._seq = seq
        for moderator in self.connected:
            send(moderator.socket, {"seq": seq})

    def send_level(self, peaks: Sequence[float]) -> None:
        """Say how loud the microphone's channels are, 0 to 1 each."""
        for moderator in self.connected:
            send(moderator.socket, level_line(peaks))

    def send_typed(self, at_ms: int) -> None:
        """Say that a key was pressed in the participant's window."""
        for moderator in self.connected:
            send(moderator.socket, typed_line(at_ms))

    def send_keyboard(self, here: bool) -> None:
        """Say whether the participant's window has the keyboard."""
        self._keyboard_here = here
        for moderator in self.connected:
            send(moderator.socket, {"keyboard_here": int(here)})

    def close(self) -> None:
        """Take the socket away."""
        self._server.close()
        for moderator in list(self.connected):
            moderator.socket.abort()

    def _on_new_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            moderator = Connected(socket, self)
            moderator.nudged.connect(self.nudged)
            moderator.keyboard_taken.connect(self.keyboard_taken)
            moderator.keyboard_returned.connect(self.keyboard_returned)
            moderator.typed.connect(self.moderator_typed)
            moderator.seen.connect(self.seen)
            moderator.gone.connect(self._on_gone)
            self.connected.append(moderator)
            here = int(self._keyboard_here)
            send(socket, {"session": self._session, "seq": self._seq, "keyboard_here": here})
            if len(self.connected) == 1:
                self.attended.emit(True)

    def _on_gone(self, moderator: Connected) -> None:
        if moderator in self.connected:
            self.connected.remove(moderator)
            moderator.deleteLater()
            if not self.connected:
                self.attended.emit(False)
