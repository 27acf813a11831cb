"""The boot clock: time since the computer was started. It runs on during sleep and cannot be set.

Where the system has one, its readings are kept in the data of events and supervisor actions. Two
readings of one boot show how much time is between them, whatever the wall clock did.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

BOOT = "boot"
"""In the data of an event or a supervisor action: a :class:`BootReading`."""

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True)
class BootReading:
    """The boot clock and the monotonic clock at one moment, in ms."""

    boot: str
    """A hash of the boot's id and of the reading's owner, so that it links no other data."""
    ms: int
    monotonic_ms: int

    def to_data(self) -> dict[str, Any]:
        """For the data of an event."""
        return {BOOT: {"id": self.boot, "ms": self.ms, "monotonic_ms": self.monotonic_ms}}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> BootReading | None:
        """The reading in the data of an event; None where there is none that can be used."""
        found = data.get(BOOT)
        if not isinstance(found, Mapping):
            return None
        id, ms, monotonic_ms = (found.get(name) for name in ("id", "ms", "monotonic_ms"))
        if not isinstance(id, str) or type(ms) is not int or type(monotonic_ms) is not int:
            return None
        return cls(id, ms, monotonic_ms)


@dataclass(frozen=True, slots=True)
class BootClock:
    """The clock of one boot."""

    id: str
    boot_ns: Callable[[], int]
    monotonic_ns: Callable[[], int]

    def read(self, owner: str) -> BootReading:
        """Both clocks now.

        Args:
            owner: id of the session or supervisor action that keeps the reading.
        """
        salted = hashlib.sha256(f"{self.id} {owner}".encode()).hexdigest()[:16]
        return BootReading(salted, self.boot_ns() // 1_000_000, self.monotonic_ns() // 1_000_000)


@cache
def system_boot_clock() -> BootClock | None:
    """The system's boot clock; None where it has none, or does not identify its boots."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        id = _BOOT_ID.read_text(encoding="ascii").strip()
        if clock is None or not id:
            return None
        time.clock_gettime_ns(clock)
    except (OSError, ValueError):
        return None
    return BootClock(id, partial(time.clock_gettime_ns, clock), time.monotonic_ns)
