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
    ) -> None:
        self._monotonic_ns = monotonic_ns
        self._utc = utc
        self._zero_ns = monotonic_ns() - start_ms * 1_000_000

    def now(self) -> tuple[int, str]:
        """Session time in ms, and UTC."""
        return (self._monotonic_ns() - self._zero_ns) // 1_000_000, self._utc()

    def monotonic_ms(self, at_ms: int) -> float:
        """What the computer's monotonic clock shows at a session time, both in ms."""
        return self._zero_ns / 1_000_000 + at_ms


def resumed_clock(
    last_ms: int,
    last_utc: str,
    *,
    monotonic_ns: Callable[[], int] = time.monotonic_ns,
    utc: Callable[[], str] = utc_now,
) -> SessionClock:
    """The clock of a session that goes on; it never runs backwards, whatever UTC did."""
    gap = datetime.fromisoformat(utc()) - datetime.fromisoformat(last_utc)
    gap_ms = max(0, int(gap.total_seconds() * 1000))
    return SessionClock(last_ms + gap_ms, monotonic_ns=monotonic_ns, utc=utc)
