"""Size of the participant's page on the screen, so that a mirror has the same shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labeval.session.events.events import Event

RATIO = "ratio"
"""In the data of a ``window_sized`` event: device pixels in one pixel of the page."""


@dataclass(frozen=True, slots=True)
class WindowSize:
    """Width and height in pixels of the page, and how many of the device's make up one of them."""

    width: int
    height: int
    ratio: float = 1.0

    @property
    def value(self) -> str:
        """Return the value for an event, such as ``1280x720``."""
        return f"{self.width}x{self.height}"

    @property
    def data(self) -> dict[str, Any]:
        """Return the data of an event."""
        return {RATIO: self.ratio}


def is_drawable(value: str) -> bool:
    """Return whether an event's value is a size, such as ``1280x720``, that no side of is zero."""
    width, _, height = value.partition("x")
    return all(side.isascii() and side.isdecimal() and int(side) > 0 for side in (width, height))


def size_of(event: Event) -> WindowSize | None:
    """Return the size in an event; None where it has none that can be drawn."""
    if not is_drawable(event.value):
        return None
    width, _, height = event.value.partition("x")
    return WindowSize(int(width), int(height), float(event.data.get(RATIO, 1.0)))
