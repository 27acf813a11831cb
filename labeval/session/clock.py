"""The session clock: monotonic milliseconds since the session began, across restarts."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


def utc_now() -> str:
    """UTC in ISO 8601 with milliseconds, ``2026-01-31T09:30:00.123Z``."""
    return utc_text(datetime.now(UTC))


def utc_text(moment: datetime) -> str:
    """A moment in UTC as :func:`utc_now` writes it."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


JUMP_MS = 2_000
"""From here on a difference between the computer's clock and the session clock is a jump."""
LONGEST_ABSENCE_MS = 24 * 60 * 60_000
"""A longer time between two runs is not told by the computer's clock: it may have been set."""


class SessionClock:
    """Milliseconds of session time, from a monotonic counter.

    Args:
        start_ms: where the clock stands now; 0 for a new session, for a resumed one the last
            recorded time plus the time that has passed since by UTC.
    """

    def __init__(
        self,
        start_ms: int = 0,
        *,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
        utc: Callable[[], str] = utc_now,
        wall_ns: Callable[[], int] | None = None,
    ) -> None:
        self._monotonic_ns = monotonic_ns
        self._utc = utc
        self._zero_ns = monotonic_ns() - start_ms * 1_000_000
        self._wall_ns = time.time_ns if wall_ns is None and utc is utc_now else wall_ns
        self._ahead_ns = self._wall_ahead_ns()

    def now(self) -> tuple[int, str]:
        """Session time in ms, and UTC."""
        return (self._monotonic_ns() - self._zero_ns) // 1_000_000, self._utc()

    def jumped_ms(self) -> int:
        """How far the computer's clock was set forward or back since this was asked last.

        0 for less than :data:`JUMP_MS`. A computer that slept counts as one whose clock was set.
        """
        ahead_ns = self._wall_ahead_ns()
        jump_ms = (ahead_ns - self._ahead_ns) // 1_000_000
        if abs(jump_ms) < JUMP_MS:
            return 0
        self._ahead_ns = ahead_ns
        return jump_ms

    def _wall_ahead_ns(self) -> int:
        return self._wall_ns() - self._monotonic_ns() if self._wall_ns is not None else 0

    def monotonic_ms(self, at_ms: int) -> float:
        """What the computer's monotonic clock shows at a session time, both in ms."""
        return self._zero_ns / 1_000_000 + at_ms


def away_ms(last_utc: str, now_utc: str) -> int:
    """The time between two runs by the computer's clock; negative where it was set back."""
    gap = datetime.fromisoformat(now_utc) - datetime.fromisoformat(last_utc)
    return int(gap.total_seconds() * 1000)


def resumed_clock(
    last_ms: int,
    last_utc: str,
    *,
    monotonic_ns: Callable[[], int] = time.monotonic_ns,
    utc: Callable[[], str] = utc_now,
) -> SessionClock:
    """The clock of a session that goes on; it never runs backwards, whatever UTC did.

    It leaves out the time between the runs, so that what was said in one run is not placed in the
    next; that time is no duration of anything. A time that cannot be believed is left out as 0.
    """
    gap_ms = away_ms(last_utc, utc())
    believed = gap_ms if 0 <= gap_ms <= LONGEST_ABSENCE_MS else 0
    return SessionClock(last_ms + believed, monotonic_ns=monotonic_ns, utc=utc)
