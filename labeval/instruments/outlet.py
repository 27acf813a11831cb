"""Streams of Lab Streaming Layer, in a thread that nobody waits for.

liblsl answers queries of other programs in the local network (UDP) and sends them what they
subscribe to (TCP), without a password and not encrypted. It is loaded here and nowhere else, once
a session of a study that names it begins.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from queue import SimpleQueue
from typing import Any

_LAST_S = 0.3
"""Time for the last lines to reach those who listen, before the streams end."""
_END_S = 2.0
"""Longest that the end of a session waits for the streams' end."""


class Stream(StrEnum):
    """A stream by its name."""

    EVENTS = "labeval-events"
    WORDS = "labeval-words"


_TYPES = {Stream.EVENTS: "Markers", Stream.WORDS: "Layout"}


@dataclass(frozen=True, slots=True)
class Opened:
    """The streams are there."""

    lsl_at_zero: float
    """The clock of Lab Streaming Layer at session time 0, in seconds."""
    library: str
    """The version of liblsl."""


@dataclass(frozen=True, slots=True)
class Failed:
    """No mark is sent any more."""

    why: str


@dataclass(frozen=True, slots=True)
class _Line:
    stream: Stream
    monotonic_s: float
    line: str


class Outlet:
    """Sends lines; all that is slow or fails does so in a thread of its own.

    Args:
        streams: those to open.
        session: its id, which names the streams' source.
        about: facts for the streams' descriptions.
        zero_s: the computer's monotonic clock at session time 0.
        report: called from the thread with what became of it, once opened and once failed at most.
    """

    def __init__(
        self,
        streams: tuple[Stream, ...],
        session: str,
        about: dict[str, str],
        *,
        zero_s: float,
        report: Callable[[Opened | Failed], None],
    ) -> None:
        self._streams = streams
        self._session = session
        self._about = about
        self._zero_s = zero_s
        self._report = report
        self._waiting: SimpleQueue[_Line | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="lsl", daemon=True)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """True until the streams have ended."""
        return self._thread.is_alive()

    def send(self, stream: Stream, monotonic_s: float, line: str) -> None:
        """Have a line sent; returns at once. Where the streams have ended, nothing happens.

        Args:
            monotonic_s: the computer's monotonic clock when it happened.
        """
        if self.is_running:
            self._waiting.put(_Line(stream, monotonic_s, line))

    def end(self) -> None:
        """Send what is waiting, and end the streams; returns at once."""
        self._waiting.put(None)

    def close(self) -> None:
        """End the streams, and wait for it, 2 s at most."""
        self.end()
        self._thread.join(_END_S)

    # -- in the thread ----------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._send_all()
        except Exception as error:  # whatever fails here is no error of the session
            self._report(Failed(f"{type(error).__name__}: {error}"))

    def _send_all(self) -> None:
        import pylsl

        outlets = {
            stream: pylsl.StreamOutlet(self._info(pylsl, stream)) for stream in self._streams
        }
        zero = pylsl.local_clock() - (time.monotonic() - self._zero_s)
        self._report(Opened(zero, str(pylsl.library_version())))
        while (line := self._waiting.get()) is not None:
            # Both clocks are read each time: on some systems one is steered and the other is not.
            then = pylsl.local_clock() - (time.monotonic() - line.monotonic_s)
            outlets[line.stream].push_sample([line.line], then)
        if any(outlet.have_consumers() for outlet in outlets.values()):
            time.sleep(_LAST_S)

    def _info(self, pylsl: Any, stream: Stream) -> Any:
        info = pylsl.StreamInfo(
            name=stream.value,
            type=_TYPES[stream],
            channel_count=1,
            nominal_srate=pylsl.IRREGULAR_RATE,
            channel_format=pylsl.cf_string,
            source_id=f"{stream}-{self._session}",
        )
        described = info.desc()
        for name, value in self._about.items():
            described.append_child_value(name, value)
        return info
