"""The computer's clock may be set while a session runs; no duration comes from it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from labeval.exchange.tables.sessions import COLUMNS, rows
from labeval.session.events.clock import SessionClock, resumed_clock, utc_text
from labeval.session.events.events import AWAY_MS, Kind
from labeval.session.running.opening import resume, start
from labeval.store.record.record import Record
from labeval.store.verify import Severity, verify
from tests.benchmarks.walk import pass_screen
from tests.store.conftest import a_header, the_content

HOUR_NS = 3_600_000_000_000


class Computer:
    """A monotonic clock, and a clock that can be set."""

    def __init__(self) -> None:
        self.monotonic_ns = 0
        self.set_ns = 1_772_359_200_000_000_000  # 2026-03-01

    def wall_ns(self) -> int:
        return self.set_ns + self.monotonic_ns

    def utc(self) -> str:
        return utc_text(datetime.fromtimestamp(self.wall_ns() / 1e9, UTC))

    def clock(self, start_ms: int = 0) -> SessionClock:
        return SessionClock(
            start_ms, monotonic_ns=lambda: self.monotonic_ns, utc=self.utc, wall_ns=self.wall_ns
        )


@pytest.mark.parametrize("hours", [-5, 20_000])
def test_a_clock_that_is_set_is_noticed_once_and_makes_no_duration(
    tmp_path: Path, hours: int
) -> None:
    computer, content = Computer(), the_content()
    header = a_header(content, 1)
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(content)
        session = start(header, content, record.sessions, computer.clock())
        while not session.is_kept:
            pass_screen(session)
        computer.monotonic_ns += 60_000_000_000
        computer.set_ns += hours * HOUR_NS
        session.pause()
        computer.monotonic_ns += 60_000_000_000
        session.unpause()
        events = record.sessions.events(header.id)
        jumps = [event for event in events if event.kind == Kind.CLOCK_JUMPED]
        assert [int(event.value) for event in jumps] == [hours * 3_600_000]
        assert events[-1].at_ms == 120_000
        (row,) = rows(record)
        minutes = row[[column.name for column in COLUMNS].index("minutes")]
        assert float(minutes) == 2.0
    findings = [f for f in verify(path).findings if "clock jumped" in str(f)]
    assert [f.severity for f in findings] == [Severity.WARNING]


@pytest.mark.parametrize("hours", [-5, 3, 20_000])
def test_a_clock_that_is_set_between_runs_makes_no_duration(tmp_path: Path, hours: int) -> None:
    computer, content = Computer(), the_content()
    header = a_header(content, 1)
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(content)
        session = start(header, content, record.sessions, computer.clock())
        while not session.is_kept:
            pass_screen(session)
        computer.monotonic_ns += 60_000_000_000
        session.pause()
        computer.set_ns += hours * HOUR_NS
        events = record.sessions.events(header.id)
        clock = resumed_clock(
            header.id,
            events,
            monotonic_ns=lambda: computer.monotonic_ns,
            utc=computer.utc,
        )
        journal = record.sessions.journal(header.id)
        resume(header, content, record.sessions, journal, events, clock)
        resumed = next(
            e for e in record.sessions.events(header.id) if e.kind == Kind.SESSION_RESUMED
        )
        assert resumed.data[AWAY_MS] == hours * 3_600_000
        (row,) = rows(record)
        assert float(row[[column.name for column in COLUMNS].index("minutes")]) == 1.0
    told = [f for f in verify(path).findings if "computer's clock" in str(f)]
    assert len(told) == (1 if hours < 0 else 0)
