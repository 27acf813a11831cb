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


def size_told_by(event: Event) -> WindowSize | None:
    """The size that an event tells; None where it tells none that can be drawn."""
    width, _, height = event.value.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        return None
    return WindowSize(int(width), int(height), float(event.data.get(RATIO, 1.0)))
