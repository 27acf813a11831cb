"""Lines of JSON on a local socket, written without ever waiting."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect
from PySide6.QtNetwork import QLocalSocket

_MOST_WAITING = 4096
"""With more bytes than this not yet taken by the other side, a line is dropped."""
_LONGEST = 4096
"""Bytes of the longest valid line."""


def send(socket: QLocalSocket, line: dict[str, int | str]) -> bool:
    """Write one line, unless the other side does not keep up; returns whether it was written."""
    if socket.state() != QLocalSocket.LocalSocketState.ConnectedState:
        return False
    if socket.bytesToWrite() > _MOST_WAITING:
        return False
    socket.write(json.dumps(line).encode() + b"\n")
    socket.flush()  # tries once, and leaves the rest to the event loop
    return True


def front_line(screen: str, place: QRect, *, typing: bool) -> dict[str, int | str]:
    """A line with the place of the moderator's keyboard focus; no screen for nowhere."""
    rect = (place.x(), place.y(), place.width(), place.height())
    return {"front": screen, "place": " ".join(map(str, rect)), "typing": int(typing)}


def read_front(line: dict[str, object]) -> tuple[str, QRect, bool]:
    """Screen, place and whether it is typed in, from a :func:`front_line`."""
    try:
        x, y, width, height = (int(part) for part in str(line.get("place", "")).split())
        place = QRect(x, y, width, height)
    except (ValueError, OverflowError):
        place = QRect()
    return str(line["front"]), place, bool(line.get("typing"))


def seen_line(number: int, screen: str, place: QRect) -> dict[str, int | str]:
    """A line with the event up to which a moderator's window shows the session, and its place."""
    return front_line(screen, place, typing=False) | {"seen": number}


def read_seen(line: dict[str, object]) -> tuple[int, str, QRect]:
    """Event, screen and place from a :func:`seen_line`; event 0 if it is invalid."""
    number = line["seen"]
    screen, place, _ = read_front(line)
    return number if isinstance(number, int) else 0, screen, place


def typed_line(at_ms: int) -> dict[str, int | str]:
    """A line with the time of a key press, on the computer's steady clock."""
    return {"typed": at_ms}


def read_typed(line: dict[str, object]) -> int:
    """Time of a key press from a :func:`typed_line`; 0 if it is invalid."""
    at = line.get("typed")
    return at if isinstance(at, int) and not isinstance(at, bool) else 0


def level_line(peaks: Sequence[float]) -> dict[str, int | str]:
    """A line with the levels of the microphone's channels, 0 to 1 each."""
    return {"level": " ".join(f"{peak:.3f}" for peak in peaks)}


def read_level(line: dict[str, object]) -> tuple[float, ...]:
    """The peaks of a :func:`level_line`; none if it is invalid."""
    try:
        peaks = tuple(float(part) for part in str(line["level"]).split())
    except ValueError:
        return ()
    return tuple(min(1.0, max(0.0, peak)) for peak in peaks if math.isfinite(peak))


class Lines:
    """Splits the bytes of a socket into lines."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, received: bytes) -> Iterator[dict[str, object]]:
        """The lines that are complete now; what is not a JSON object is passed over.

        Raises:
            ValueError: this is no line of ours; the connection should be closed.
        """
        *lines, self._rest = (self._rest + received).split(b"\n")
        if len(self._rest) > _LONGEST:
            raise ValueError("a line without an end")
        for line in lines:
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                yield found
