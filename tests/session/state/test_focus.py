"""Screen at the time of speech."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from labeval.session.events.events import Event, Kind
from labeval.session.state.focus import Focus, focus_between, focus_spans

UTC = "2026-03-01T09:00:00.000Z"


def happened(*parts):
    return [Event(n, ms, UTC, kind, page, field) for n, (ms, kind, page, field) in enumerate(parts)]


EVENTS = happened(
    (0, Kind.SESSION_STARTED, "", ""),
    (0, Kind.STEP_SHOWN, "welcome", ""),
    (1000, Kind.PAGE_LEFT, "welcome", ""),
    (1000, Kind.PAGE_SHOWN, "p1", ""),
    (3000, Kind.DEFINITION_SHOWN, "p1", "fluency"),
    (5000, Kind.PAGE_SHOWN, "p2", ""),
    (9000, Kind.SESSION_ENDED, "p2", ""),
)
FIRST = {"p1": "honesty", "p2": "honesty"}


def test_where_nothing_was_shown_there_is_no_focus():
    assert focus_between([], 0, 1000) == Focus()


def test_a_sentence_belongs_to_the_page_and_criterion_that_it_was_said_at():
    spans = focus_spans(EVENTS, FIRST)
    assert focus_between(spans, 1200, 2000) == Focus("p1", "honesty")
    assert focus_between(spans, 3100, 4000) == Focus("p1", "fluency")
    assert focus_between(spans, 6000, 7000) == Focus("p2", "honesty")
    assert focus_between(spans, 10_000, 11_000) == Focus()


def test_a_sentence_across_a_page_turn_belongs_to_the_longer_part():
    spans = focus_spans(EVENTS, FIRST)
    assert focus_between(spans, 3500, 5600).screen == "p1"
    assert focus_between(spans, 4800, 7000).screen == "p2"
    assert focus_between(spans, 4500, 5500).screen == "p1"


def test_the_page_is_found_before_the_criterion():
    """Two seconds on one page with two criteria outweigh a longer criterion elsewhere."""
    spans = focus_spans(EVENTS, FIRST)
    assert focus_between(spans, 1500, 7900).screen == "p1"


moments = st.lists(
    st.tuples(
        st.integers(0, 3000),
        st.sampled_from([Kind.PAGE_SHOWN, Kind.DEFINITION_SHOWN, Kind.ANSWER, Kind.SESSION_ENDED]),
        st.sampled_from(["p1", "p2"]),
        st.sampled_from(["a", "b"]),
    ),
    max_size=25,
)


@given(moments)
def test_spans_follow_each_other_without_gaps(parts):
    parts = sorted(parts, key=lambda part: part[0])
    spans = focus_spans(happened(*parts))
    assert spans[0].start_ms == 0
    assert all(a.end_ms == b.start_ms for a, b in pairwise(spans))
    assert spans[-1].end_ms == (parts[-1][0] if parts else 0)


@given(moments, st.integers(0, 4000), st.integers(0, 2000))
def test_the_focus_is_one_that_was_there_at_the_time(parts, start, length):
    spans = focus_spans(happened(*sorted(parts, key=lambda part: part[0])))
    found = focus_between(spans, start, start + length)
    there = {
        span.focus
        for n, span in enumerate(spans)
        if span.start_ms <= start + length and (n + 1 == len(spans) or span.end_ms > start)
    }
    assert found in there


@given(moments, st.integers(0, 4000), st.integers(1, 300))
def test_what_was_said_within_one_span_has_its_focus(parts, start, length):
    spans = focus_spans(happened(*sorted(parts, key=lambda part: part[0])))
    for n, span in enumerate(spans):
        inside = span.start_ms <= start and (n + 1 == len(spans) or start + length <= span.end_ms)
        if inside and start < span.end_ms:
            assert focus_between(spans, start, start + length) == span.focus


def test_a_criterion_that_comes_back_has_the_time_of_both_visits():
    events = happened(
        (0, Kind.SESSION_STARTED, "", ""),
        (0, Kind.PAGE_SHOWN, "p1", ""),
        (1000, Kind.DEFINITION_SHOWN, "p1", "fluency"),
        (2500, Kind.DEFINITION_SHOWN, "p1", "honesty"),
        (3500, Kind.SESSION_ENDED, "p1", ""),
    )
    spans = focus_spans(events, {"p1": "honesty"})
    assert focus_between(spans, 0, 3500) == Focus("p1", "honesty")
