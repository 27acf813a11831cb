"""Times of pages and answers, from events."""

from __future__ import annotations

from labeval.session.events.events import Event, Kind
from labeval.session.state.timing import page_times


def events(*happened: tuple[int, Kind, str, str]) -> list[Event]:
    return [
        Event(n + 1, at, f"2026-01-01T00:00:{at / 1000:06.3f}Z", kind, page, field, "x")
        for n, (at, kind, page, field) in enumerate(happened)
    ]


def test_pauses_breaks_and_other_windows_do_not_count():
    times = page_times(
        events(
            (0, Kind.PAGE_SHOWN, "p1", ""),
            (1000, Kind.PAUSED, "p1", ""),
            (4000, Kind.RESUMED, "p1", ""),
            (5000, Kind.WINDOW_LEFT, "p1", ""),
            (5500, Kind.WINDOW_RETURNED, "p1", ""),
            (6000, Kind.ANSWER, "p1", "honesty"),
            (7000, Kind.PAGE_LEFT, "p1", ""),
            (7000, Kind.BREAK_STARTED, "p2", ""),
            (7000, Kind.PAGE_SHOWN, "p2", ""),
            (9000, Kind.BREAK_ENDED, "p2", ""),
            (9500, Kind.PAGE_LEFT, "p2", ""),
        )
    )
    assert times["p1"].visible_ms == 3500
    assert times["p1"].first_answer_ms == 6000
    assert times["p1"].answer_visible_ms == {"honesty": 2500}
    assert times["p2"].visible_ms == 500


def test_a_second_visit_adds_up():
    times = page_times(
        events(
            (0, Kind.PAGE_SHOWN, "p1", ""),
            (1000, Kind.PAGE_LEFT, "p1", ""),
            (1000, Kind.PAGE_SHOWN, "p2", ""),
            (3000, Kind.PAGE_LEFT, "p2", ""),
            (3000, Kind.PAGE_SHOWN, "p1", ""),
            (3700, Kind.PAGE_LEFT, "p1", ""),
        )
    )
    assert (times["p1"].visible_ms, times["p1"].visits, times["p1"].left_ms) == (1700, 2, 3700)
    assert times["p1"].shown_ms == 0


def test_the_time_between_a_crash_and_the_return_is_not_spent_on_the_page():
    times = page_times(
        events(
            (0, Kind.PAGE_SHOWN, "p1", ""),
            (2000, Kind.ANSWER, "p1", "honesty"),
            (900_000, Kind.SESSION_RESUMED, "p1", ""),
            (900_000, Kind.PAGE_SHOWN, "p1", ""),
            (901_000, Kind.PAGE_LEFT, "p1", ""),
        )
    )
    assert times["p1"].visible_ms == 3000
