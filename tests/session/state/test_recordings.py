"""Recordings on the session clock, and only with consent."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.audio.alignment import Alignment, ClockAnchor
from labeval.session.events.clock import SessionClock, resumed_clock
from labeval.session.events.events import AUDIO, UNSEEN, Event, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.flags.all_flags import Flags
from labeval.session.state.recording_state import Audible
from labeval.session.state.recordings import (
    MONOTONIC_MS,
    Stop,
    Tie,
    is_recording_id,
    recording_id,
    recordings_of,
    tie_of,
)
from labeval.session.state.timing import PageTimes

UTC = "2026-03-01T09:00:00.000Z"
RATE = 48_000
moments = st.floats(0, 4e10, allow_nan=False)


def event(kind: Kind, at_ms: int, value: str = "s-01", field: str = "", **data: object) -> Event:
    return Event(1, at_ms, UTC, kind, "page", field, value, data)


@settings(deadline=None)
@given(moments, moments, st.floats(0, 3.6e6), st.integers(0, 8 * 3600 * RATE))
def test_a_frame_lies_on_the_session_clock_where_the_two_clocks_say(at, mono, began, frame):
    frames = Alignment([ClockAnchor(0, mono + began)], RATE)
    tie = Tie(at, mono)
    assert tie.session_ms_of_frame(frames, frame) == pytest.approx(
        at + began + frame * 1000 / RATE, abs=1e-3
    )
    assert abs(tie.frame_at(frames, tie.session_ms_of_frame(frames, frame)) - frame) <= 1


@settings(deadline=None)
@given(
    st.integers(0, 10**15), st.integers(0, 10**10), st.integers(0, 10**10), st.integers(0, 10**9)
)
def test_every_event_of_a_run_ties_the_clocks_alike(zero_ns, start, first_ns, more_ns):
    now = SimpleNamespace(ns=zero_ns)
    clock = SessionClock(start, monotonic_ns=lambda: now.ns)
    found = []
    for step in (first_ns, more_ns):
        now.ns += step
        at_ms, _ = clock.now()
        found.append(clock.monotonic_ms(at_ms) - at_ms)
        assert -1e-3 <= now.ns / 1e6 - clock.monotonic_ms(at_ms) < 1.001
    assert found[0] == pytest.approx(found[1], abs=1e-3)


def test_after_a_resume_the_new_clock_has_a_tie_of_its_own():
    """Between the two runs the computer was switched off, so its clock began anew."""
    first = SessionClock(0, monotonic_ns=lambda: 5_000_000_000_000)
    again = resumed_clock(
        "", [Event(1, 60_000, UTC, Kind.PAUSED)], monotonic_ns=lambda: 7_000_000, utc=lambda: UTC
    )
    ties = []
    for clock in (first, again):
        at_ms, _ = clock.now()
        tie = tie_of(event(Kind.AUDIO_STARTED, at_ms, **{MONOTONIC_MS: clock.monotonic_ms(at_ms)}))
        assert tie is not None
        ties.append(tie)
    early = Alignment([ClockAnchor(0, 5_000_000 + 1000)], RATE)
    late = Alignment([ClockAnchor(0, 7 + 1000)], RATE)
    assert ties[0].session_ms_of_frame(early, RATE) == pytest.approx(2000)
    assert ties[1].session_ms_of_frame(late, RATE) == pytest.approx(62_000)


@pytest.mark.parametrize("told", [None, "12", True, float("nan"), float("inf")])
def test_an_event_that_does_not_tell_the_clock_gives_no_tie(told):
    assert tie_of(event(Kind.AUDIO_STARTED, 5, **{MONOTONIC_MS: told})) is None


@pytest.mark.parametrize("kind", sorted(AUDIO))
def test_nothing_is_recorded_before_the_consent_or_without_it(content, begin, kind):
    session = begin(content, "dqe")
    with pytest.raises(NotNow):
        session.sound(kind, "x-01")
    while session.state.current.kind != "consent":
        session.go_on()
    session.give_consent({"rating": True, "audio": False})
    before = session.state.last_seq
    with pytest.raises(NotNow):
        session.sound(kind, "x-01")
    assert session.state.last_seq == before


def test_with_consent_events_carry_both_clocks(content, begin, kept):
    session = begin(content, "dqe")
    while session.state.current.kind != "consent":
        session.go_on()
    session.give_consent({"rating": True, "audio": True})
    name = recording_id(session.header.id, 1)
    session.sound(Kind.AUDIO_STARTED, name, field="think_aloud", device="USB")
    (sound,) = recordings_of(kept.events)
    assert (sound.id, sound.part, sound.device, sound.stop) == (name, "think_aloud", "USB", "")
    assert sound.tie is not None and sound.tie.session_ms == sound.started_ms
    assert session.state.audible == Audible(name, "think_aloud", "USB", recorded=1)
    session.sound(Kind.AUDIO_LOST, name)
    session.sound(Kind.AUDIO_STOPPED, name, field=Stop.DIED)
    (sound,) = recordings_of(kept.events)
    assert (sound.lost, sound.stop) == (1, Stop.DIED)


def test_what_the_participant_silenced_stays_so_in_the_next_run():
    events = [
        event(Kind.AUDIO_STARTED, 1, field="both"),
        event(Kind.AUDIO_PAUSED, 2, field="participant"),
        event(Kind.SESSION_RESUMED, 3, value=""),
        event(Kind.AUDIO_STARTED, 4, value="s-02", field="both"),
    ]
    audible = Audible()
    for happened in events:
        audible = audible.after(happened)
    assert audible.silenced and audible.recorded == 2
    assert not audible.after(event(Kind.AUDIO_RESUMED, 5, field="participant")).silenced


def test_a_pause_of_the_session_is_not_the_participants():
    audible = Audible().after(event(Kind.AUDIO_PAUSED, 1, field="session"))
    assert not audible.silenced


def test_recordings_are_no_work_of_the_participant():
    assert AUDIO <= UNSEEN
    times = PageTimes()
    times.apply(Event(1, 0, UTC, Kind.PAGE_SHOWN, "p"))
    times.apply(event(Kind.AUDIO_LOST, 400))
    times.apply(Event(3, 1000, UTC, Kind.PAGE_LEFT, "p", value="next"))
    assert times.pages["p"].visible_ms == 1000


def test_trouble_with_the_sound_is_a_flag_also_after_the_end(content, begin, kept):
    session = begin(content, "dqe")
    flags = Flags(content, session.header.plan)
    for happened in kept.events:
        flags.apply(happened)
    flags.apply(Event(9, 9, UTC, Kind.SESSION_ENDED, value="ended_early"))
    raised = [
        *flags.apply(event(Kind.AUDIO_LOST, 10)),
        *flags.apply(event(Kind.AUDIO_BACK, 11)),
        *flags.apply(event(Kind.AUDIO_REFUSED, 12, field="disk", why="No space left")),
        *flags.apply(event(Kind.OUTLET_FAILED, 13, why="no network")),
    ]
    assert [(flag.kind, flag.sentence) for flag in raised] == [
        ("sound", "no sound comes from the microphone"),
        ("sound", "recording has stopped: No space left"),
        ("instruments", "other instruments get no marks: no network"),
    ]


@pytest.mark.parametrize("name", ["", "..", "a/../b-01", "s-1", "s-01/x", "\\s-01"])
def test_no_path_is_taken_for_a_recording(name):
    assert not is_recording_id(name)


def test_a_recording_belongs_to_one_session():
    assert is_recording_id(recording_id("ab", 1), "ab")
    assert is_recording_id(recording_id("ab", 123), "ab")
    assert not is_recording_id(recording_id("ab", 1), "abc")


def test_sound_that_comes_again_may_come_from_another_microphone():
    audible = Audible().after(event(Kind.AUDIO_STARTED, 1, field="both", device="USB"))
    lost = audible.after(event(Kind.AUDIO_LOST, 2))
    again = lost.after(event(Kind.AUDIO_BACK, 3, device="Headset"))
    assert lost.lost and not again.lost
    assert (again.device, again.recording) == ("Headset", "s-01")
    assert lost.after(event(Kind.AUDIO_BACK, 3)).device == "USB"


@pytest.mark.parametrize(
    ("kind", "refused"), [(Kind.AUDIO_STOPPED, "disk"), (Kind.SESSION_RESUMED, "")]
)
def test_of_a_recording_that_is_over_nothing_is_left_but_that_it_was_one(kind: Kind, refused: str):
    audible = Audible(silenced=True).after(event(Kind.AUDIO_STARTED, 1, field="both", device="USB"))
    audible = audible.after(event(Kind.AUDIO_REFUSED, 2, field="disk"))
    audible = audible.after(event(Kind.AUDIO_LOST, 3))
    assert audible.after(event(Kind.AUDIO_STOPPED, 4, value="another")) == audible
    over = Audible(silenced=True, refused=refused, recorded=1)
    assert audible.after(event(kind, 4)) == over


def test_speech_is_taken_while_a_recording_runs_and_gets_sound():
    assert Audible("s-01").takes_speech
    for none in (Audible(), Audible("s-01", lost=True), Audible("s-01", silenced=True)):
        assert not none.takes_speech


def test_a_refusal_for_a_reason_that_is_not_known_here_is_no_flag(content, begin):
    flags = Flags(content, begin(content, "dqe").header.plan)
    assert not list(flags.apply(event(Kind.AUDIO_REFUSED, 12, field="of a later version")))
