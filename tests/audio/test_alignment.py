import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.audio.alignment import Alignment, ClockAnchor

RATE = 16000


def anchors(seconds, *, drift=0.0, lateness=(), start_ms=5000.0, first=0, seed=1):
    """One anchor a second of a card that runs slower by ``drift``, noticed late now and then."""
    rng = random.Random(seed)
    found = []
    for second in range(seconds):
        frame = first + second * RATE
        true = start_ms + second * 1000 * (1 + drift)
        late = rng.choice(lateness) if lateness else 0.0
        found.append(ClockAnchor(frame, true + late))
    return found


def test_without_drift_a_frame_is_where_the_rate_says():
    found = Alignment(anchors(60), RATE)
    assert found.at_ms(RATE * 30) == pytest.approx(35_000)
    assert found.frame_at(35_000) == RATE * 30


@given(
    st.floats(-0.0003, 0.0003),
    st.integers(60, 3600),
    st.integers(0, 10_000),
)
def test_an_hour_of_drift_and_a_busy_computer_leave_less_than_fifty_milliseconds(
    drift, seconds, seed
):
    late = (0, 0, 0, 1, 2, 3, 8, 20, 120)
    found = Alignment(anchors(seconds, drift=drift, lateness=late, seed=seed), RATE)
    # In a minute, late anchors near its end can tilt the line; from two minutes on they cannot.
    most = 50 if seconds < 120 else 10 if seconds < 600 else 2
    for second in (0, seconds // 2, seconds - 1):
        true = 5000 + second * 1000 * (1 + drift)
        assert abs(found.at_ms(second * RATE) - true) < most


def test_uncorrected_that_drift_would_be_a_second():
    # What the line is for: 300 ppm over an hour.
    found = Alignment(anchors(3600, drift=0.0003), RATE)
    assert found.at_ms(3600 * RATE) - (5000 + 3_600_000) == pytest.approx(1080, abs=2)


def test_a_gap_begins_a_new_stretch_and_both_sides_keep_their_time():
    before = anchors(10)
    after = anchors(10, start_ms=60_000.0, first=10 * RATE)
    found = Alignment([*before, *after], RATE, starts=[0, 10 * RATE])
    assert found.at_ms(9 * RATE) == pytest.approx(14_000)
    assert found.at_ms(11 * RATE) == pytest.approx(61_000)
    assert found.frame_at(30_000) == 10 * RATE  # nothing was recorded then
    assert found.frame_at(62_000) == 12 * RATE


@given(st.integers(0, 3_000_000))
def test_back_and_forth_is_the_same_frame(frame):
    found = Alignment(anchors(200, drift=0.0001), RATE)
    assert found.frame_at(found.at_ms(frame)) == frame


def test_a_few_noisy_anchors_do_not_make_a_drift():
    found = Alignment([ClockAnchor(0, 0.0), ClockAnchor(RATE, 1080.0)], RATE)
    assert found.at_ms(RATE) - found.at_ms(0) == pytest.approx(1000)


def test_a_stretch_without_anchor_is_refused():
    with pytest.raises(ValueError, match="no anchor"):
        Alignment(anchors(3), RATE, starts=[0, 10 * RATE])


def stepped(at, by_ms, *, seconds=120, drift=0.0, lateness=(), seed=1):
    """Anchors that all come later from a second on: sound went missing and nobody said so."""
    found = anchors(seconds, drift=drift, lateness=lateness, seed=seed)
    return [ClockAnchor(a.frame, a.at_ms + (by_ms if n >= at else 0)) for n, a in enumerate(found)]


@given(
    st.integers(25, 95),
    st.sampled_from([-200.0, -50.0, -25.0, 25.0, 40.0, 59.0, 300.0]),
    st.floats(-0.0001, 0.0001),
    st.integers(0, 10_000),
)
def test_a_step_that_nobody_told_of_is_found_and_both_sides_keep_their_time(at, by_ms, drift, seed):
    late = (0, 0, 0, 0, 1, 2, 3, 8)
    found = Alignment(stepped(at, by_ms, drift=drift, lateness=late, seed=seed), RATE)
    assert len(found.stretches) == 2
    for second in (5, at - 4, at + 4, 115):
        true = 5000 + second * 1000 * (1 + drift) + (by_ms if second >= at else 0)
        assert abs(found.at_ms(second * RATE) - true) < 10


def test_many_small_steps_do_not_add_up():
    lost = [n // 60 * 40 for n in range(300)]
    found = Alignment([ClockAnchor(n * RATE, n * 1000.0 + lost[n]) for n in range(300)], RATE)
    worst = max(abs(found.at_ms(n * RATE) - n * 1000.0 - lost[n]) for n in range(300))
    assert worst < 10


def test_a_computer_that_notices_late_for_five_seconds_or_early_at_once_makes_no_step():
    late = [*anchors(60)]
    late[40] = ClockAnchor(late[40].frame, late[40].at_ms - 30)
    late[43] = ClockAnchor(late[43].frame, late[43].at_ms - 25)
    for n in range(30, 35):
        late[n] = ClockAnchor(late[n].frame, late[n].at_ms + 80)
    found = Alignment(late, RATE)
    assert len(found.stretches) == 1
    assert abs(found.at_ms(32 * RATE) - 37_000) < 2
