"""Verifying the sizes of the participant's window."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.events.events import Kind
from labeval.session.events.window_size import WindowSize
from labeval.store.checks.window_checks import window_faults
from labeval.store.record.event_row import EventRow


def sized(value: str, data: str) -> EventRow:
    return EventRow(3, 10, Kind.WINDOW_SIZED, "", "", value, data)


@given(st.integers(1, 20_000), st.integers(1, 20_000), st.floats(0.5, 16, allow_nan=False))
def test_every_size_that_a_window_tells_is_sound(width: int, height: int, ratio: float) -> None:
    size = WindowSize(width, height, ratio)
    assert list(window_faults([sized(size.value, json.dumps(size.data))])) == []


@pytest.mark.parametrize(
    ("value", "data", "said"),
    [
        ("1280", '{"ratio": 1.0}', "'1280' is not a window size; it would be like 1280x720"),
        ("0x720", "", "'0x720' is not a window size; it would be like 1280x720"),
        (
            "1280x720",
            '{"ratio": 0}',
            "the window's ratio of pixels is 0; it would be like 1 or 1.5",
        ),
        ("9x9", '{"ratio": "2"}', "the window's ratio of pixels is 2; it would be like 1 or 1.5"),
    ],
)
def test_a_size_that_cannot_be_drawn_is_named(value: str, data: str, said: str) -> None:
    (fault,) = window_faults([sized(value, data)])
    template, values = fault[1]
    assert fault[0].seq == 3 and template.format(**values) == said
