"""Following a session as its supervisor: the same however the events come, and never slower."""

from __future__ import annotations

import random
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from statistics import median
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Event, Journal, Kind
from labeval.session.flags.all_flags import flags_of
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.changes import KEPT
from labeval.session.monitor.moments import MomentKind, moments
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.monitor.notices import notice_of
from labeval.session.plan.header import SessionHeader
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.opening import start
from labeval.session.running.session import Session
from labeval.session.state.state import state_after
from labeval.session.state.timing import page_times
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

USUAL = Usual({"dqe": 20_000}, 3)


class Kept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def begin(self, header: SessionHeader, events: list[Event]) -> Journal:
        self.append(events)
        return self

    def append(self, events: Any) -> None:
        self.events += events

    def check(self) -> None:
        """It is always there."""


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def clock(self) -> SessionClock:
        return SessionClock(monotonic_ns=lambda: self.ms * 1_000_000, utc=self.utc)

    def utc(self) -> str:
        moment = datetime.fromtimestamp(1_790_000_000 + self.ms / 1000, UTC)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def monitor_after(header, content, usual, events) -> SessionMonitor:
    """A session followed from its start through these events."""
    monitor = SessionMonitor(header, content, usual)
    monitor.apply_all(events)
    return monitor


@cache
def recorded(condition: str = "dqe") -> tuple[SessionHeader, StudyContent, tuple[Event, ...]]:
    """A whole session with comments, changed answers, look-ups, a pause and a question."""
    study = small_study(flags={"no_comment": {"pages": 2}})
    content = StudyContent(study=study, items=small_items())
    plan = make_plan(content, condition, 5, 0)
    header = SessionHeader(
        *("a" * 32, "lumo-rita", condition, content.version_id(), 5, 0, "en", "real", "", "drawn"),
        "2026-01-05T08:00:00.000Z",
        plan,
    )
    kept, hand = Kept(), Hand()
    session = start(header, content, kept, hand.clock())
    robot = Robot(
        Character(0.3, 0, 1, careless=False), latent_quality(content, 1), random.Random(2)
    )
    while session.state.ended is None:
        _screen(session, robot, hand)
    return header, content, tuple(kept.events)


def _screen(session: Session, robot: Robot, hand: Hand) -> None:
    if session.state.current.kind == "consent":
        session.give_consent({"rating": True, "audio": False})
        return
    if session.state.on_break:
        hand.ms += 5000
        session.end_break()
    turn = session.state.screen
    for n, (field, value) in enumerate(robot.answers(session)):
        hand.ms += 2500 + 700 * turn
        if turn % 3 == 1 and n == 0:
            other = next(o for o in session.fields()[0].options if o != value)
            session.answer(field, other)
            hand.ms += 4000
        session.answer(field, value)
    if session.page is not None and turn == 2:
        session.note(Kind.DEFINITION_SHOWN, field=session.page.criteria[-1])
        session.note(Kind.DEFINITIONS_OPENED)
        session.comment("Not easy.")
        session.pause()
        hand.ms += 60_000
        session.unpause()
        session.ask_question(session.page.criteria[0])
        session.take_question_back()
    hand.ms += 1000
    session.go_on()


def seen(monitor: SessionMonitor, now_ms: int) -> tuple[object, ...]:
    """Everything that the window can show."""
    return (
        *(monitor.state, monitor.times.pages, monitor.marks.all, list(monitor.changes.newest)),
        *(monitor.log, monitor.notices, monitor.current_criterion),
        *(monitor.outlook(now_ms), monitor.notices_now(now_ms)),
    )


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(["dqe", "ab", "bws"]), st.lists(st.integers(0, 400), max_size=8), st.data())
def test_following_in_any_portions_sees_what_reading_from_the_start_sees(
    condition: str, cuts: list[int], data: st.DataObject
) -> None:
    header, content, events = recorded(condition)
    until = data.draw(st.integers(0, len(events)))
    monitor = SessionMonitor(header, content, USUAL)
    done = 0
    for cut in sorted(min(c, until) for c in [*cuts, until]):
        monitor.apply_all(events[done:cut])
        done = cut
        monitor.outlook(monitor.state.last_ms + 5)  # looking changes nothing
    now = monitor.state.last_ms + 90_000
    assert seen(monitor, now) == seen(monitor_after(header, content, USUAL, events[:until]), now)


def test_it_agrees_with_the_functions_that_tables_are_made_of() -> None:
    header, content, events = recorded()
    monitor = monitor_after(header, content, USUAL, events)
    assert monitor.state == state_after(header.plan, events)
    assert monitor.times.pages == page_times(events)
    assert monitor.notices == [notice_of(f) for f in flags_of(content, header.plan, events)]
    spent = [t.visible_ms for p, t in page_times(events).items() if p in monitor.marks.by_page]
    assert monitor.own_median("dqe") == round(median(spent))


def test_changes_tell_from_what_to_what_and_how_long_that_stood() -> None:
    header, content, events = recorded()
    monitor = SessionMonitor(header, content, USUAL)
    changed = []
    for event in events:
        monitor.apply(event)
        if monitor.changes.newest and monitor.changes.newest[-1].before:
            changed.append(monitor.changes.newest[-1])
    assert {change.after_ms for change in changed} == {4000}
    assert sum(mark.changed for mark in monitor.marks.all) == len({c.event.seq for c in changed})
    assert len(monitor.changes.newest) <= KEPT


def test_the_time_here_runs_on_between_events_and_stands_in_a_pause() -> None:
    header, content, events = recorded()
    shown = [n for n, e in enumerate(events) if e.kind == Kind.PAGE_SHOWN]
    monitor = monitor_after(header, content, USUAL, events[: shown[1] + 1])
    at = monitor.state.last_ms
    assert monitor.outlook(at + 7000).here_ms == 7000
    paused = next(n for n, e in enumerate(events) if e.kind == Kind.PAUSED)
    monitor = monitor_after(header, content, USUAL, events[: paused + 1])
    at = monitor.state.last_ms
    assert monitor.outlook(at).here_ms == monitor.outlook(at + 50_000).here_ms


def test_the_expected_end_rests_on_the_own_median_and_before_that_on_the_studys() -> None:
    header, content, events = recorded()
    shown = [n for n, e in enumerate(events) if e.kind == Kind.PAGE_SHOWN]
    first = monitor_after(header, content, USUAL, events[: shown[0] + 1])
    assert first.outlook(first.state.last_ms).remaining.ms == 8 * 20_000
    third = monitor_after(header, content, USUAL, events[: shown[2] + 1])
    own = third.own_median("dqe")
    assert own is not None
    assert third.outlook(third.state.last_ms).remaining.ms == 6 * own


def test_nothing_happening_is_noticed_while_it_lasts() -> None:
    header, content, events = recorded()
    shown = [n for n, e in enumerate(events) if e.kind == Kind.PAGE_SHOWN]
    monitor = monitor_after(header, content, USUAL, events[: shown[1] + 2])
    at = monitor.state.last_ms
    assert monitor.notices_now(at + 100_000) == []
    (notice,) = monitor.notices_now(at + 181_000)
    assert (notice.kind, notice.values, notice.live) == ("idle", {"seconds": 181}, True)


def test_moments_worth_asking_about_name_their_reasons() -> None:
    header, content, events = recorded()
    found = {m.number: m.kinds for m in moments(monitor_after(header, content, USUAL, events))}
    assert MomentKind.QUESTION in found[3]
    assert MomentKind.LONGEST in found[8]


@contextmanager
def counted(calls: list[int]) -> Iterator[None]:
    """Append how many functions the block calls, Python's and others."""
    before, number = sys.getprofile(), 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
        calls.append(number)


def test_a_long_session_costs_no_more_per_event_at_the_end_than_at_the_start() -> None:
    header, content, events = recorded()
    shown = next(n for n, e in enumerate(events) if e.kind == Kind.PAGE_SHOWN)
    monitor = monitor_after(header, content, USUAL, events[: shown + 1])
    at, seq, page = monitor.state.last_ms, monitor.state.last_seq, monitor.state.screen_id
    field = monitor.view.fields()[0].id
    called: list[int] = []
    kept: list[int] = []
    tracemalloc.start()
    try:
        for portion in range(12):  # 12 × 400 answers, one a second
            with counted(called):
                for n in range(400):
                    seq, at = seq + 1, at + 1000
                    utc, value = "2026-01-05T08:00:00.000Z", str(n % 5 + 1)
                    monitor.apply(Event(seq, at, utc, Kind.ANSWER, page, field, value))
                    monitor.outlook(at)
                    monitor.notices_now(at)
            if portion in (3, 11):
                kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert max(called[-4:]) < 1.1 * min(called[:4])
    assert kept[1] - kept[0] < 90_000  # 3,200 events later


def test_a_page_left_very_fast_is_not_among_the_longest() -> None:
    rule = {"too_fast": {"seconds": 600, "words": 1}}
    header, content, events = recorded()
    content = StudyContent(study=small_study(flags=rule), items=content.items)
    found = moments(monitor_after(header, content, USUAL, events))
    fast = [moment for moment in found if FlagKind.TOO_FAST in moment.flags]
    assert fast and all(MomentKind.LONGEST not in moment.kinds for moment in fast)
