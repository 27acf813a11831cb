"""Faults of the wall clock between two runs of a session."""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.session.events.boot_clock import BootReading
from labeval.session.events.events import AWAY_MS, Kind
from labeval.store.checks.clock_checks import clock_faults
from labeval.store.record.event_row import EventRow


def resumed(utc: str, away_ms: int, boot: str) -> Iterator[EventRow]:
    """An answer at nine, and a resumption so long after it by the boot clock."""
    began = json.dumps(BootReading("one", 1000, 1000).to_data())
    yield EventRow(1, 0, Kind.ANSWER, "p", "f", "3", began, "2026-03-01T09:00:00.000Z")
    again = BootReading(boot, 1000 + away_ms, 1000).to_data() | {AWAY_MS: away_ms}
    yield EventRow(2, away_ms, Kind.SESSION_RESUMED, "", "", "", json.dumps(again), utc)


def test_within_a_boot_a_clock_that_was_set_is_found_by_how_long_the_computer_was_away():
    on_time, late = "2026-03-01T09:10:00.000Z", "2026-03-01T10:10:00.000Z"
    assert not list(clock_faults([*resumed(on_time, 600_000, "one")]))
    ((event, (_, values)),) = clock_faults([*resumed(late, 600_000, "one")])
    assert event.seq == 2 and values == {"seconds": 3600}
    assert not list(clock_faults([*resumed(late, 600_000, "another boot")]))


def test_in_another_boot_only_a_clock_that_went_back_is_a_fault():
    early = "2026-03-01T08:59:00.000Z"
    ((event, (_, values)),) = clock_faults([*resumed(early, 600_000, "another boot")])
    assert event.seq == 2 and values == {"seconds": 60}
