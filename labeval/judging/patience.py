"""One answer of a server, after as many tries and waits as are allowed."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from labeval.judging.errors import TryAgain
from labeval.judging.prompt import Message
from labeval.judging.server import JudgeServer, Reply
from labeval.judging.waits import Gate, Waits


class PatientServer:
    """Asks again what may succeed later. Several threads may use it at once.

    Args:
        stop: set it, and waiting calls end with ``JudgingStopped``.
    """

    def __init__(self, server: JudgeServer, waits: Waits, stop: threading.Event) -> None:
        self.server = server
        self._waits = waits
        self._gate = Gate(stop)

    def ask(self, messages: Sequence[Message]) -> Reply:
        """One answer.

        Raises:
            CallFailed: there is none after all tries.
            ServerRefused: no other call would succeed either.
            JudgingStopped: the work was stopped while this call waited.
        """
        retry = 0
        self._gate.wait()
        while True:
            try:
                return self.server.ask(messages)
            except TryAgain as error:
                retry += 1
                if retry >= self._waits.tries:
                    raise
                pause = self._waits.before(retry, error.after)
                if error.after is not None:
                    self._gate.close_for(pause)
                self._gate.wait(pause)
