"""An early end can be taken back, as an event like any other, and the session goes on."""

from __future__ import annotations

import pytest

from labeval.session.events import actions
from labeval.session.events.events import Ending, Kind
from labeval.session.flags.all_flags import flags_of
from labeval.session.running.action_events import ActionRefusal
from labeval.session.state.state import state_after
from labeval.session.state.timing import page_times
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study


@pytest.fixture
def rating(begin):
    """A session at its first rating page."""
    content = StudyContent(study=small_study(), items=small_items())
    session = begin(content, "dqe")
    session.go_on()
    session.give_consent({"rating": True})
    return session


def kinds(kept) -> list[Kind]:
    return [event.kind for event in kept.events]


def refused(kept) -> list[str]:
    return [e.value for e in kept.events if e.kind == Kind.ACTION_REFUSED]


def test_the_session_goes_on_where_it_was(rating, kept, hand):
    page, field = rating.state.screen_id, rating.fields()[0]
    rating.answer(field.id, field.options[0])
    before = dict(rating.state.answers_here())
    rating.apply_action(actions.end_early(page, "a hasty key"))
    assert rating.state.ended is Ending.ENDED_EARLY
    rating.apply_action(actions.reopen(page))
    assert rating.state.ended is None
    assert (rating.state.screen_id, rating.state.answers_here()) == (page, before)
    assert kinds(kept)[-2:] == [Kind.SESSION_REOPENED, Kind.PAGE_SHOWN]
    for other in rating.fields()[1:]:
        rating.answer(other.id, other.options[0])
    rating.go_on()
    assert rating.state.screen_id != page
    assert state_after(rating.header.plan, kept.events) == rating.state


def test_where_nobody_sees_it_no_page_counts_as_shown(rating, kept):
    page = rating.state.screen_id
    rating.apply_action(actions.end_early(page, "a hasty key"))
    rating.apply_action(actions.reopen(page), on_screen=False)
    assert kinds(kept)[-2:] == [Kind.SESSION_ENDED, Kind.SESSION_REOPENED]


def test_what_was_not_read_before_the_end_is_on_screen_again(rating, kept):
    page = rating.state.screen_id
    rating.apply_action(actions.send_message(page, "One."))
    rating.ask_question()
    question = rating.state.moderated.question
    rating.apply_action(actions.answer_question(question.page, question.seq, text="Two."))
    rating.apply_action(actions.end_early(page, "a hasty key"))
    assert rating.state.moderated.message is None, "nothing to close on the closing screen"
    rating.apply_action(actions.reopen(page))
    read = []
    while rating.state.moderated.message is not None:
        read.append(rating.state.moderated.message.text)
        rating.put_message_away()
    assert read == ["One.", "Two."]
    assert state_after(rating.header.plan, kept.events) == rating.state


def test_the_time_until_then_counts_nowhere(rating, kept, hand):
    page = rating.state.screen_id
    hand.seconds += 10
    rating.apply_action(actions.end_early(page, "a hasty key"))
    worked = rating.state.worked_ms
    hand.seconds += 3000
    rating.apply_action(actions.remark("what now"))
    rating.apply_action(actions.reopen(page))
    assert rating.state.worked_ms == worked
    assert rating.state.break_ended_ms >= 3_000_000
    hand.seconds += 5
    rating.apply_action(actions.end_early(page, "now it is right"))
    assert page_times(kept.events)[page].visible_ms == 15_000
    flags = flags_of(rating.content, rating.header.plan, kept.events)
    assert not [flag for flag in flags if "happened" in flag.text]


def test_flags_go_on_after_it(rating, kept, hand):
    page = rating.state.screen_id
    rating.apply_action(actions.end_early(page, "a hasty key"))
    rating.apply_action(actions.reopen(page))
    hand.seconds += 4000
    rating.answer(rating.fields()[0].id, rating.fields()[0].options[0])
    flags = flags_of(rating.content, rating.header.plan, kept.events)
    assert [flag.kind for flag in flags][:1] == ["idle"]


def test_only_an_early_end_can_be_taken_back(rating, kept):
    page = rating.state.screen_id
    rating.apply_action(actions.reopen(page))
    assert refused(kept) == [ActionRefusal.NOT_ENDED]
    rating.end(Ending.TEST_FAILED)
    rating.apply_action(actions.reopen(page))
    assert refused(kept)[1:] == [ActionRefusal.NOT_EARLY]


def test_a_rejected_session_stays_ended(rating, kept):
    page = rating.state.screen_id
    rating.apply_action(actions.end_early(page, "they left"))
    rating.note(Kind.SESSION_REJECTED, value="another person")
    rating.apply_action(actions.reopen(page))
    assert refused(kept) == [ActionRefusal.REJECTED]
    rating.note(Kind.SESSION_REJECTED, value="")
    rating.apply_action(actions.reopen(page))
    assert rating.state.ended is None


def test_a_pause_that_the_end_fell_into_is_counted_once(rating, hand):
    page = rating.state.screen_id
    begun = rating.state.break_ended_ms
    rating.pause()
    hand.seconds += 10
    rating.apply_action(actions.end_early(page, "a hasty key"))
    hand.seconds += 100
    rating.apply_action(actions.reopen(page))
    assert rating.state.paused
    hand.seconds += 5
    rating.unpause()
    assert rating.state.break_ended_ms - begun == 115_000


def test_it_may_be_ended_and_reopened_again(rating, kept):
    page = rating.state.screen_id
    for _ in range(3):
        rating.apply_action(actions.end_early(page, "again"))
        rating.apply_action(actions.reopen(page))
    assert rating.state.ended is None and refused(kept) == []
    assert kinds(kept).count(Kind.SESSION_ENDED) == 3
