"""The speed of long work on sound, and what is left of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.jobs.speech.speed import TranscriptionSpeed


class Clock:
    """Seconds, set by hand."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def going(steps, of=1000.0):
    """How it goes after (clock, seconds done), one after the other."""
    clock = Clock()
    pace = TranscriptionSpeed(clock)
    for at, seconds in steps:
        clock.now = 100.0 + at
        found = pace.at(seconds, of)
    return found


def test_speed_counts_from_the_moment_that_the_model_is_there():
    found = going([(0, 0), (60, 0), (62, 40), (64, 80)])
    assert found.speed == pytest.approx(20)
    assert found.left_s == pytest.approx(920 / 20)


def test_what_an_earlier_run_had_done_is_no_speed():
    assert going([(0, 500), (10, 500), (20, 600)]).speed == pytest.approx(10)


def test_nothing_is_guessed_at_the_beginning():
    assert going([(0, 0)]).speed is None
    assert going([(0, 0), (0.2, 30)]).left_s is None


@given(st.floats(0.1, 100), st.floats(10, 10_000))
def test_at_an_even_speed_the_rest_takes_as_long_as_it_says(speed, of):
    steps = [(0, 0.0), *((t, min(of, t * speed)) for t in (2, 4, 8))]
    found = going(steps, of)
    if steps[-1][1] < of:
        assert found.left_s == pytest.approx((of - 8 * speed) / speed)
    assert found.left_s >= 0
