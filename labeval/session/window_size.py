"""How large the participant's page is on the screen, so that a mirror has the same shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labeval.session.events import Event

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
        """As an event tells it, such as ``1280x720``."""
        return f"{self.width}x{self.height}"

    @property
    def data(self) -> dict[str, Any]:
        """What an event holds besides."""
        return {RATIO: self.ratio}


def is_drawable(value: str) -> bool:
    """Whether an event's value is a size, such as ``1280x720``, that no side of is zero."""
    width, _, height = value.partition("x")
    return all(side.isascii() and side.isdecimal() and int(side) > 0 for side in (width, height))


def size_told_by(event: Event) -> WindowSize | None:
    """The size that an event tells; None where it tells none that can be drawn."""
    if not is_drawable(event.value):
        return None
    width, _, height = event.value.partition("x")
    return WindowSize(int(width), int(height), float(event.data.get(RATIO, 1.0)))
