"""The boot clock distinguishes a wall clock that was set from a computer that slept or was away."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval.jobs.sessions.monitoring import LiveWatch
from labeval.session.events.actions import Action, ActionKind, acted_ms, new_id, note
from labeval.session.events.boot_clock import BootClock, BootReading, system_boot_clock
from labeval.session.events.clock import SessionClock, resumed_clock, utc_text
from labeval.session.events.events import AWAY_MS, SLEPT_MS, Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.session.running.opening import reopen, resume, start
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.store.verify import Severity, verify
from labeval.study.study import StudyContent
from tests.benchmarks.walk import pass_screen
from tests.store.conftest import a_header, the_content

MINUTE, HOUR = 60_000, 3_600_000


class Computer:
    """A computer that runs, sleeps, is restarted, and whose wall clock can be set; times in ms."""

    def __init__(self) -> None:
        self.boot = "one"
        self.monotonic = 1_000_000
        self.slept = 500
        self.set = 1_772_359_200_000  # 2026-03-01

    def run(self, ms: int) -> None:
        self.monotonic += ms

    def sleep(self, ms: int) -> None:
        self.slept += ms

    def restart(self) -> None:
        self.set += self.monotonic + self.slept
        self.boot, self.monotonic, self.slept = self.boot + "'", 0, 0

    def wall_ns(self) -> int:
        return (self.set + self.slept + self.monotonic) * 1_000_000

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.wall_ns() / 1e9, UTC)

    def utc(self) -> str:
        return utc_text(self.now())

    def monotonic_ns(self) -> int:
        return self.monotonic * 1_000_000

    def boot_clock(self) -> BootClock:
        return BootClock(
            self.boot, lambda: (self.monotonic + self.slept) * 1_000_000, self.monotonic_ns
        )

    def clocks(self) -> dict[str, Any]:
        return {
            "monotonic_ns": self.monotonic_ns,
            "utc": self.utc,
            "wall_ns": self.wall_ns,
            "boot": self.boot_clock(),
        }


class Study:
    """A record with one session on a computer."""

    def __init__(self, record: Record, computer: Computer) -> None:
        self.record, self.computer = record, computer
        self.content: StudyContent = the_content()
        self.header: SessionHeader = a_header(self.content, 1)
        record.versions.keep(self.content)
        clock = SessionClock(**computer.clocks())
        self.session: Session = start(self.header, self.content, record.sessions, clock)
        while not self.session.is_kept:
            pass_screen(self.session)

    @property
    def events(self) -> list[Event]:
        return self.record.sessions.events(self.header.id)

    def resume(self) -> None:
        clock = resumed_clock(self.header.id, self.events, **self.computer.clocks())
        sessions = self.record.sessions
        journal = sessions.journal(self.header.id)
        self.session = resume(self.header, self.content, sessions, journal, self.events, clock)

    def note_between_runs(self) -> None:
        clock = resumed_clock(self.header.id, self.events, **self.computer.clocks())
        sessions = self.record.sessions
        journal = sessions.journal(self.header.id)
        left = reopen(self.header, self.content, sessions, journal, self.events, clock)
        assert left.apply_action(note("", "the power failed", note=new_id()))

    def newest(self, kind: Kind) -> Event:
        return next(event for event in reversed(self.events) if event.kind == kind)

    def findings(self) -> list[str]:
        return [str(f) for f in verify(self.record.path).findings]


@pytest.fixture
def study(tmp_path: Path) -> Study:
    record = Record(tmp_path / "record.sqlite")
    return Study(record, Computer())


@pytest.mark.parametrize("hours", [-5, 0, 3, 20_000])
def test_the_time_between_runs_of_one_boot_is_true_whatever_was_set(
    study: Study, hours: int
) -> None:
    computer = study.computer
    computer.run(MINUTE)
    study.session.pause()
    computer.run(2 * MINUTE)
    computer.set += hours * HOUR
    computer.sleep(30 * HOUR)
    study.resume()
    resumed = study.newest(Kind.SESSION_RESUMED)
    assert resumed.data[AWAY_MS] == 2 * MINUTE + 30 * HOUR
    assert resumed.at_ms == 3 * MINUTE + 30 * HOUR
    told = [line for line in study.findings() if "clock" in line]
    assert len(told) == (1 if hours else 0)
    assert all(f"jumped by {hours * 3600} s" in line for line in told)


def test_after_a_restart_the_wall_clock_decides(study: Study) -> None:
    computer = study.computer
    computer.run(MINUTE)
    study.session.pause()
    computer.restart()
    computer.run(MINUTE)
    study.resume()
    assert study.newest(Kind.SESSION_RESUMED).at_ms == 2 * MINUTE
    computer.restart()
    computer.set -= HOUR
    study.resume()
    assert study.newest(Kind.SESSION_RESUMED).at_ms == 2 * MINUTE, "it never runs backwards"


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("hours", [0, 3])
def test_a_note_between_runs_does_not_shorten_how_long_the_participant_was_away(
    study: Study, hours: int, *, restarted: bool
) -> None:
    computer = study.computer
    computer.run(MINUTE)
    study.session.pause()
    computer.run(2 * MINUTE)
    study.note_between_runs()
    computer.run(MINUTE)
    if restarted:
        computer.restart()
    else:
        computer.set += hours * HOUR
    study.resume()
    resumed = study.newest(Kind.SESSION_RESUMED)
    assert resumed.data[AWAY_MS] == 3 * MINUTE and resumed.at_ms == 4 * MINUTE
    told = [line for line in study.findings() if "clock" in line]
    assert len(told) == (1 if hours and not restarted else 0)
    assert all("jumped by 10800 s" in line for line in told)


def test_sleep_in_a_run_is_in_no_time_between_runs_twice(study: Study) -> None:
    computer = study.computer
    computer.sleep(HOUR)
    study.session.pause()
    computer.run(MINUTE)
    study.session.unpause()
    computer.run(MINUTE)
    study.resume()
    assert study.newest(Kind.SESSION_RESUMED).data[AWAY_MS] == MINUTE
    assert study.newest(Kind.SESSION_RESUMED).at_ms == 2 * MINUTE


@pytest.mark.parametrize(
    ("slept", "set_by"), [(HOUR, 0), (0, HOUR), (0, -HOUR), (2 * HOUR, -HOUR), (HOUR, -HOUR)]
)
def test_a_computer_that_slept_is_no_computer_whose_clock_was_set(
    study: Study, slept: int, set_by: int
) -> None:
    computer = study.computer
    computer.run(MINUTE)
    computer.sleep(slept)
    computer.set += set_by
    study.session.pause()
    study.session.unpause()
    jumps = [event for event in study.events if event.kind == Kind.CLOCK_JUMPED]
    assert [(int(j.value), j.data.get(SLEPT_MS, 0)) for j in jumps] == [(slept + set_by, slept)]
    assert study.events[-1].at_ms == MINUTE
    found = verify(study.record.path).findings
    notes = [str(f) for f in found if f.severity is Severity.NOTE and "slept" in str(f)]
    warnings = [str(f) for f in found if f.severity is Severity.WARNING and "clock" in str(f)]
    assert len(notes) == bool(slept) and all(f"slept for {slept // 1000} s" in n for n in notes)
    assert len(warnings) == bool(set_by)
    assert all(f"jumped by {set_by // 1000} s" in text for text in warnings)


Step = tuple[str, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["run", "sleep", "set", "resume", "event"]), st.integers(0, 40 * HOUR)
    ),
    max_size=12,
)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(STEPS, st.booleans())
def test_within_one_boot_no_time_comes_from_the_wall_clock(
    tmp_path_factory: pytest.TempPathFactory, steps: list[Step], back: bool
) -> None:
    def times(setting: int) -> list[int]:
        with Record(tmp_path_factory.mktemp("study") / "record.sqlite") as record:
            study = Study(record, Computer())
            watch = LiveWatch(
                record.path,
                utc=study.computer.now,
                monotonic_ns=study.computer.monotonic_ns,
                boot=study.computer.boot_clock(),
            )
            shown = []
            for kind, ms in steps:
                if kind == "set":
                    study.computer.set += setting * ms
                elif kind in ("run", "sleep"):
                    getattr(study.computer, kind)(ms)
                elif kind == "resume":
                    study.resume()
                else:
                    study.session.note(Kind.REMINDER_SHOWN)
                watch.poll()
                shown.append(watch.now_ms())
            watch.close()
            return [*shown, *(e.at_ms for e in study.events if e.kind != Kind.CLOCK_JUMPED)]

    assert times(-1 if back else 1) == times(0)


@pytest.mark.parametrize("with_boot_clock", [True, False])
def test_the_moderators_clock_does_not_jump_when_the_wall_clock_is_set(
    study: Study, with_boot_clock: bool
) -> None:
    computer = study.computer
    computer.run(MINUTE)
    study.session.pause()
    computer.run(10_000)
    boot = computer.boot_clock() if with_boot_clock else BootClock("other", lambda: 0, lambda: 0)
    watch = LiveWatch(
        study.record.path, utc=computer.now, monotonic_ns=computer.monotonic_ns, boot=boot
    )
    watch.poll()
    assert watch.now_ms() == 70_000
    for set_by in (HOUR, -5 * HOUR):
        computer.set += set_by
        computer.run(1_000)
        watch.poll()
    assert watch.now_ms() == 72_000
    study.session.unpause()
    computer.run(500)
    watch.poll()
    assert watch.now_ms() == 72_500
    computer.sleep(HOUR)
    assert watch.now_ms() == 72_500
    watch.close()


@pytest.mark.parametrize("set_by", [-HOUR, 0, HOUR])
def test_a_late_action_has_the_session_time_at_which_it_was_done(study: Study, set_by: int) -> None:
    computer = study.computer

    def remark() -> Action:
        data = computer.boot_clock().read("an act").to_data()
        return Action("an act", ActionKind.REMARKS, computer.utc(), value="calm", data=data)

    computer.run(MINUTE)
    action = remark()
    computer.set += set_by
    computer.run(20_000)
    study.session.apply_action(action)
    event = study.newest(Kind.REMARKS)
    assert (event.at_ms, acted_ms(event)) == (80_000, MINUTE)


def test_an_action_of_the_run_before_is_placed_by_the_boot_clock(study: Study) -> None:
    computer = study.computer
    study.session.pause()
    computer.run(MINUTE)
    data = computer.boot_clock().read("an act").to_data()
    action = Action("an act", ActionKind.REMARKS, computer.utc(), value="calm", data=data)
    computer.sleep(HOUR)
    computer.set += HOUR
    study.resume()
    study.session.apply_action(action)
    assert acted_ms(study.newest(Kind.REMARKS)) == MINUTE


def test_readings_of_one_boot_link_no_two_sessions() -> None:
    clock = Computer().boot_clock()
    one, other = clock.read("session-1"), clock.read("session-2")
    assert one.boot != other.boot and "one" not in str(one.to_data())
    assert BootReading.of(one.to_data()) == one


@pytest.mark.parametrize(
    "data", [{}, {"boot": 1}, {"boot": {}}, {"boot": {"id": "x", "ms": True, "monotonic_ms": 1}}]
)
def test_what_is_no_reading_counts_as_none(data: dict[str, object]) -> None:
    assert BootReading.of(data) is None


def test_the_systems_boot_clock_runs_with_the_monotonic_clock() -> None:
    clock = system_boot_clock()
    if clock is None:
        pytest.skip("this system has no boot clock")
    one, other = clock.read("x"), clock.read("x")
    assert one.boot == other.boot and one.ms <= other.ms and one.monotonic_ms <= one.ms


def test_an_absence_of_up_to_a_day_is_believed():
    last = Event(1, 5_000, "2026-03-01T10:00:00.000Z", Kind.PAUSED)
    for now, counted_ms in (("10:00:00.000", 24 * 3_600_000), ("10:00:00.001", 0)):
        resumed = resumed_clock(
            "", [last],
            monotonic_ns=lambda: 0, utc=lambda now=now: f"2026-03-02T{now}Z",
        )  # fmt: skip
        assert resumed.now()[0] == 5_000 + counted_ms


def test_a_reading_names_its_boot_by_sixteen_digits() -> None:
    reading = Computer().boot_clock().read("session-1")
    assert len(reading.boot) == 16
    assert BootClock("two", lambda: 0, lambda: 0).read("session-1").boot != reading.boot


@pytest.mark.parametrize(
    ("set_ms", "slept_ms", "said"),
    [
        (1_999, 1_999, (0, 0)),
        (2_000, 2_000, (2_000, 2_000)),
        (-1_999, 0, (0, 0)),
        (-2_000, 0, (-2_000, 0)),
        (1_999, 2_001, (0, 2_001)),
    ],
)
def test_two_seconds_are_the_least_that_counts_and_less_adds_up(
    set_ms: int, slept_ms: int, said: tuple[int, int]
) -> None:
    computer = Computer()
    clock = SessionClock(**computer.clocks())
    computer.run(MINUTE)
    computer.set += set_ms
    computer.sleep(slept_ms)
    assert tuple(clock.change()) == said
    assert tuple(clock.change()) == (0, 0)  # what was said is not said again
    if said == (0, 0) and set_ms > 0:
        computer.set += 1
        computer.sleep(1)
        assert tuple(clock.change()) == (2_000, 2_000)


@pytest.mark.parametrize(
    ("readings", "wanted"),
    [
        ({}, None),
        ({"boot": "text"}, None),
        ({"boot": {"id": 3, "ms": 1, "monotonic_ms": 1}}, None),
        ({"boot": {"id": "x", "ms": True, "monotonic_ms": 1}}, None),
        ({"boot": {"id": "x", "ms": 1, "monotonic_ms": 1.5}}, None),
        ({"boot": {"id": "x", "ms": 1}}, None),
        ({"boot": {"id": "x", "ms": 7, "monotonic_ms": 5}}, BootReading("x", 7, 5)),
    ],
)
def test_only_a_whole_reading_is_one(readings: dict[str, Any], wanted: BootReading | None) -> None:
    assert BootReading.of(readings) == wanted
    if wanted is not None:
        assert wanted.to_data() == readings
