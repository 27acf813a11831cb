"""A network between stations and their hub that can be cut: a proxy on loopback."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

_BLOCK = 1 << 16


class Network:
    """Passes connections on to a server, until it is cut; then they end, and new ones too.

    Args:
        port: of the server, on loopback.
    """

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Cut it: what is under way is lost."""
        with self._lock:
            self._is_cut = True
            self.cuts += 1
            for one in self._open:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
            self._open.clear()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def _accept(self) -> None:
        while True:
            with suppress(OSError):
                client, _ = self._listening.accept()
                if self._is_cut:
                    client.close()
                    continue
                try:
                    server = socket.create_connection(("127.0.0.1", self._server_port))
                except OSError:
                    client.close()
                    continue
                with self._lock:
                    self._open |= {client, server}
                for pair in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while block := source.recv(_BLOCK):
                target.sendall(block)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
