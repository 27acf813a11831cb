"""Progress of long work, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], bool]
"""Called with the steps done and their total; returns False to stop the work."""


def no_progress(done: int, total: int) -> bool:
    """The progress that nobody follows; it never stops the work."""
    return True
