"""The session clock: monotonic milliseconds since the session began, across restarts."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from labeval.session.events.boot_clock import BootClock, BootReading, system_boot_clock

if TYPE_CHECKING:
    from labeval.session.events.events import Event


def utc_now() -> str:
    """UTC in ISO 8601 with milliseconds, ``2026-01-31T09:30:00.123Z``."""
    return utc_text(datetime.now(UTC))


def utc_text(moment: datetime) -> str:
    """A moment in UTC as :func:`utc_now` writes it."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


JUMP_MS = 2_000
"""The least difference between two of the computer's clocks that counts."""
LONGEST_ABSENCE_MS = 24 * 60 * 60_000
"""Longer times between two runs by the wall clock are not believed: it may have been set."""


class ClockChange(NamedTuple):
    """Steps of the wall clock forward or back, and the time the computer slept, in ms."""

    set_ms: int
    slept_ms: int


class SessionClock:
    """Milliseconds of session time, from a monotonic counter.

    Args:
        start_ms: the session time now; 0 for a new session, for a resumed one the last recorded
            time plus the time that has passed since.
        boot: the boot clock, which counts on during sleep as the counter does not; that of the
            system for the system's counter when left out.
    """

    def __init__(
        self,
        start_ms: int = 0,
        *,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
        utc: Callable[[], str] = utc_now,
        wall_ns: Callable[[], int] | None = None,
        boot: BootClock | None = None,
    ) -> None:
        self._monotonic_ns = monotonic_ns
        self._utc = utc
        self._begun_ns = monotonic_ns()
        self._zero_ns = self._begun_ns - start_ms * 1_000_000
        self._wall_ns = time.time_ns if wall_ns is None and utc is utc_now else wall_ns
        self._boot = boot or _boot_clock_of(monotonic_ns)
        self._set_ns, self._slept_ns = self._differences_ns()
        self.away_ms: int | None = None
        """The time between the runs of a resumed session by the boot clock, where that is known."""

    def now(self) -> tuple[int, str]:
        """Session time in ms, and UTC."""
        return (self._monotonic_ns() - self._zero_ns) // 1_000_000, self._utc()

    def change(self) -> ClockChange:
        """Return changes of the computer's clocks since the last call.

        Less than :data:`JUMP_MS` is 0. Without a boot clock a computer that slept counts as one
        whose wall clock was set.
        """
        set_ns, slept_ns = self._differences_ns()
        set_ms = (set_ns - self._set_ns) // 1_000_000
        slept_ms = (slept_ns - self._slept_ns) // 1_000_000
        if abs(set_ms) < JUMP_MS:
            set_ms = 0
        else:
            self._set_ns = set_ns
        if slept_ms < JUMP_MS:
            slept_ms = 0
        else:
            self._slept_ns = slept_ns
        return ClockChange(set_ms, slept_ms)

    def reading(self, session: str) -> dict[str, Any]:
        """The boot clock now, for the data of an event; empty where there is none."""
        return self._boot.read(session).to_data() if self._boot is not None else {}

    def since_ms(self, data: Mapping[str, Any], owner: str) -> int | None:
        """Session time since a reading of the boot clock; None where that cannot be known.

        Args:
            data: of a supervisor action, with its reading.
            owner: the action's id.
        """
        then = BootReading.of(data)
        now = self._boot.read(owner) if self._boot is not None else None
        if then is None or now is None or then.boot != now.boot:
            return None
        in_this_run = then.monotonic_ms * 1_000_000 > self._begun_ns
        return now.monotonic_ms - then.monotonic_ms if in_this_run else now.ms - then.ms

    def _differences_ns(self) -> tuple[int, int]:
        """The wall clock's lead over the clock that nobody can set, and that clock's over the
        counter."""
        if self._boot is None and self._wall_ns is None:
            return 0, 0
        monotonic_ns = self._monotonic_ns()
        boot_ns = self._boot.boot_ns() if self._boot is not None else monotonic_ns
        wall_ns = self._wall_ns() if self._wall_ns is not None else boot_ns
        return wall_ns - boot_ns, boot_ns - monotonic_ns

    def monotonic_ms(self, at_ms: int) -> float:
        """The computer's monotonic clock at a session time, both in ms."""
        return self._zero_ns / 1_000_000 + at_ms


def away_ms(last_utc: str, now_utc: str) -> int:
    """The time between two runs by the wall clock; negative where it was set back."""
    gap = datetime.fromisoformat(now_utc) - datetime.fromisoformat(last_utc)
    return int(gap.total_seconds() * 1000)


def resumed_clock(
    session: str,
    events: Sequence[Event],
    *,
    monotonic_ns: Callable[[], int] = time.monotonic_ns,
    utc: Callable[[], str] = utc_now,
    wall_ns: Callable[[], int] | None = None,
    boot: BootClock | None = None,
) -> SessionClock:
    """The clock of a session that goes on; it never runs backwards, whatever UTC did.

    It leaves out the time between the runs, so that what was said in one run is not placed in the
    next; that time is no duration of anything. It is known from the boot clock where the computer
    was not restarted meanwhile, else from the wall clock; a time of that one which cannot be
    believed is left out as 0.

    Args:
        session: its id.
        events: all of the session so far.
    """
    last = events[-1]
    boot = boot or _boot_clock_of(monotonic_ns)
    known_ms = _away_by_boot_ms(session, events, boot)
    gap_ms = away_ms(last.utc, utc()) if known_ms is None else known_ms
    believed = gap_ms >= 0 and (known_ms is not None or gap_ms <= LONGEST_ABSENCE_MS)
    clock = SessionClock(
        last.at_ms + (gap_ms if believed else 0),
        monotonic_ns=monotonic_ns,
        utc=utc,
        wall_ns=wall_ns,
        boot=boot,
    )
    clock.away_ms = known_ms
    return clock


def _away_by_boot_ms(session: str, events: Sequence[Event], boot: BootClock | None) -> int | None:
    """The time since the last event by the boot clock; None after a restart or elsewhere."""
    readings = ((event.at_ms, BootReading.of(event.data)) for event in reversed(events))
    at_ms, then = next((found for found in readings if found[1] is not None), (0, None))
    now = boot.read(session) if boot is not None else None
    if then is None or now is None or then.boot != now.boot:
        return None
    return max(0, now.ms - then.ms - (events[-1].at_ms - at_ms))


def _boot_clock_of(monotonic_ns: Callable[[], int]) -> BootClock | None:
    """The system's boot clock, for the system's monotonic clock only."""
    return system_boot_clock() if monotonic_ns is time.monotonic_ns else None
