"""What single events say, and where marks, windows and refused recordings end."""

from __future__ import annotations

import uuid

import pytest

from labeval.jobs.planning.check import check_plans
from labeval.session.events.events import Event, Kind
from labeval.session.events.window_size import WindowSize, is_drawable, size_of
from labeval.session.running.unrecorded import places_of, rehearsal, unrecorded_header
from labeval.session.state.evidence import Mark, fault_of_mark
from labeval.session.state.recording_state import BY_PARTICIPANT, Audible
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

UTC = "2026-03-01T09:00:00.000Z"
CONTENT = StudyContent(study=small_study(), items=small_items())


def event(kind: Kind, value: str = "", field: str = "", **data: object) -> Event:
    return Event(1, 5, UTC, kind, "page", field, value, data)


@pytest.mark.parametrize(
    ("value", "drawable"),
    [("1x1", True), ("0x1", False), ("1x0", False), ("1280x", False), ("x", False),
     ("1280", False), ("-1x5", False), ("³x5", False), ("1x2x3", False)],
)  # fmt: skip
def test_a_window_has_two_sides_of_a_pixel_at_least(value, drawable):
    assert is_drawable(value) is drawable


def test_a_window_without_a_ratio_has_one_pixel_for_one():
    assert size_of(event(Kind.WINDOW_SIZED, "1280x720")) == WindowSize(1280, 720, 1.0)
    doubled = size_of(event(Kind.WINDOW_SIZED, "1280x720", **WindowSize(1, 1, 2.0).data))
    assert doubled == WindowSize(1280, 720, 2.0)
    assert WindowSize(1280, 720).value == "1280x720"
    assert size_of(event(Kind.WINDOW_SIZED, "0x720")) is None


TEXTS = {"t": "One two."}
MARKS = (Mark(3, "c", "t", 0, 3, "One"), Mark(4, "c", "t", 4, 7, "two"))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"text": "t", "start": 0, "end": 8}, ""),
        ({"text": "t", "start": 7, "end": 8}, ""),
        ({"text": "t", "start": 0, "end": 9}, "the text has no words from 0 to 9"),
        ({"text": "t", "start": -1, "end": 2}, "the text has no words from -1 to 2"),
        ({"text": "t", "start": 2, "end": 2}, "the text has no words from 2 to 2"),
        ({"text": "t", "start": False, "end": 2}, "the text has no words from False to 2"),
        ({"text": "t", "start": 3, "end": 4}, "there are no words from 3 to 4"),
        ({"text": "u", "start": 0, "end": 3}, "the page has no text 'u'"),
        ({"start": 0, "end": 3}, "the page has no text 'None'"),
        ({"text": "t", "start": 0, "end": 3, "against": 3}, ""),
        ({"text": "t", "start": 0, "end": 3, "against": 3, "instead": 4}, ""),
        ({"text": "t", "start": 0, "end": 3, "against": 5}, "there is no mark 5 on this page"),
        ({"text": "t", "start": 0, "end": 3, "instead": 5}, "there is no mark 5 on this page"),
        (
            {"text": "t", "start": 0, "end": 3, "against": 3, "instead": 3},
            "a mark cannot go with itself",
        ),
    ],
)
def test_words_are_marked_from_the_first_to_the_last_character_and_not_beyond(data, said):
    assert fault_of_mark(data, TEXTS, MARKS) == said


def test_a_refused_recording_keeps_the_reason_until_the_next_run():
    before = Audible("s-01", "rating", recorded=1)
    refused = before.after(event(Kind.AUDIO_REFUSED, field="busy"))
    assert refused == Audible("s-01", "rating", recorded=1, refused="busy")
    lost = refused.after(event(Kind.AUDIO_LOST))
    assert lost.lost and lost.refused == "busy"
    again = lost.after(event(Kind.SESSION_RESUMED))
    assert (again.refused, again.recording, again.lost, again.recorded) == ("", "", False, 1)


def test_a_pause_of_the_recording_counts_where_the_participant_asked_for_it():
    before = Audible("s-01", "rating", recorded=1)
    for kind, silenced in ((Kind.AUDIO_PAUSED, True), (Kind.AUDIO_RESUMED, False)):
        state = Audible("s-01", "rating", recorded=1, silenced=not silenced)
        by = state.after(event(kind, field=BY_PARTICIPANT))
        assert by.silenced is silenced
        assert state.after(event(kind, field="")) == state
    back = before.after(event(Kind.AUDIO_BACK, device="desk"))
    assert back.device == "desk" and not back.lost
    assert back.after(event(Kind.AUDIO_BACK)).device == "desk"


def test_a_session_that_is_kept_is_saved_and_a_rehearsal_never_is(begin, kept):
    session = begin(CONTENT, "dqe")
    session.go_on()
    session.give_consent({"rating": True, "audio": False})
    assert session.is_kept is True and session.is_saved() is True
    plan = check_plans(CONTENT, []).plans["dqe"]
    header = unrecorded_header(plan)
    assert uuid.UUID(header.id).version == 4
    assert header.id == unrecorded_header(plan).id
    unkept = rehearsal(CONTENT, header, places_of(plan, CONTENT.study)[0])
    assert unkept.is_kept is False and unkept.is_saved() is False
