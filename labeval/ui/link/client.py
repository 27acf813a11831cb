"""The moderator's end of the link."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtNetwork import QLocalSocket

from labeval.ui.link.lines import (
    Lines,
    front_line,
    read_level,
    read_typed,
    seen_line,
    send,
    typed_line,
)

_AGAIN_MS = 500


class ModeratorLink(QObject):
    """Connects to the session's process, and again whenever it was lost.

    Args:
        find: the name of the socket now, empty where there is none. It is asked before every
            try, because a program that was started again has another name.

    Signals:
        nudged: the record goes as far as this event now; read it again.
        connected: whether the session's process can be reached.
        participant_typed: a key was pressed in the participant's window, and when.
        participant_has_keyboard: whether the participant's window has the keyboard.
        levels_received: how loud the channels of the participant's microphone are, 0 to 1 each.
    """

    nudged = Signal(int)
    levels_received = Signal(tuple)
    connected = Signal(bool)
    participant_typed = Signal(int)
    participant_has_keyboard = Signal(bool)

    def __init__(self, find: Callable[[], str]) -> None:
        super().__init__()
        self._find = find
        self._lines = Lines()
        self._unsent = 0
        self._seen: dict[str, int | str] = {}
        self._front: dict[str, int | str] = {}
        self.session = ""
        """Id of the session that the other side runs, once it has announced it."""
        self._socket = QLocalSocket(self)
        self._socket.connected.connect(self._on_connected)
        self._socket.disconnected.connect(self._on_disconnected)
        self._socket.readyRead.connect(self._on_ready_read)
        self._again = QTimer(self)
        self._again.setInterval(_AGAIN_MS)
        self._again.timeout.connect(self._try)

    @property
    def is_connected(self) -> bool:
        """True while the session's process can be reached."""
        return self._socket.state() == QLocalSocket.LocalSocketState.ConnectedState

    def start(self) -> None:
        """Connect, and keep connected."""
        self._again.start()
        self._try()

    def close(self) -> None:
        """Disconnect for good."""
        self._again.stop()
        self._socket.abort()

    def send_number(self, number: int) -> None:
        """Notify the session, at once or later, of actions up to ``number`` in the mailbox."""
        self._unsent = number
        if send(self._socket, {"act": number}):
            self._unsent = 0

    def send_front(self, screen: str, place: QRect, *, typing: bool) -> None:
        """Report that this side's window has the keyboard; no screen where it has lost it."""
        front = front_line(screen, place, typing=typing)
        if front != self._front:
            self._front = front
            send(self._socket, front)

    def send_typed(self, at_ms: int) -> None:
        """Say that a key was pressed in this side's window."""
        send(self._socket, typed_line(at_ms))

    def send_seen(self, number: int, screen: str, place: QRect) -> None:
        """Say up to which event this side's window shows the session, and where it is."""
        seen = seen_line(number, screen, place)
        if seen != self._seen and send(self._socket, seen):
            self._seen = seen

    def give_keyboard_back(self) -> None:
        """Say that the keyboard is the participant's."""
        send(self._socket, {"keyboard": 1})

    def _try(self) -> None:
        if self._socket.state() != QLocalSocket.LocalSocketState.UnconnectedState:
            return
        name = self._find()
        if name:
            self._socket.connectToServer(name)

    def _on_connected(self) -> None:
        self._lines = Lines()
        self._seen = {}
        if self._unsent:
            self.send_number(self._unsent)
        if self._front:
            send(self._socket, self._front)
        self.connected.emit(True)

    def _on_disconnected(self) -> None:
        self.session = ""
        self.connected.emit(False)

    def _on_ready_read(self) -> None:
        try:
            lines = list(self._lines.take(bytes(self._socket.readAll().data())))
        except ValueError:
            self._socket.abort()
            return
        newest, peaks = 0, None
        for line in lines:
            self.session = str(line.get("session", self.session))
            seq = line.get("seq")
            newest = seq if isinstance(seq, int) else newest
            peaks = read_level(line) if "level" in line else peaks
            if "typed" in line:
                self.participant_typed.emit(read_typed(line))
            if "keyboard_here" in line:
                self.participant_has_keyboard.emit(bool(line["keyboard_here"]))
        if newest:
            self.nudged.emit(newest)
        if peaks:
            self.levels_received.emit(peaks)
