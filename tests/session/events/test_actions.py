"""Effects of supervisor actions on a session: once each, with reasons, refused and never lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.session.events import actions
from labeval.session.events.actions import ACTION_ID, Action, ActionKind, acted_ms
from labeval.session.events.events import Ending, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.action_events import ActionRefusal, can_be_sent_back, can_be_skipped
from labeval.session.state.state import state_after
from labeval.session.state.timing import page_times
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

MODERATION = {
    "hints": [
        {"id": "apart", "text": "One at a time."},
        {"id": "true", "criterion": "correctness", "text": "Look at the source."},
    ],
    "interview": [
        {"id": "ways", "title": "Ways", "questions": [{"id": "how", "text": "How did you go on?"}]}
    ],
}


@pytest.fixture
def moderated() -> StudyContent:
    return StudyContent(study=small_study(moderation=MODERATION), items=small_items())


@pytest.fixture
def rating(begin, moderated):
    """A session of single texts at its first rating page."""

    def rating(condition: str = "dqe", content: StudyContent = moderated):
        session = begin(content, condition)
        session.go_on()
        session.give_consent({"rating": True})
        return session

    return rating


def here(session) -> str:
    return session.state.screen_id


def refusals(kept) -> list[str]:
    return [e.value for e in kept.events if e.kind == Kind.ACTION_REFUSED]


def newest(kept, kind: Kind):
    return [e for e in kept.events if e.kind == kind][-1]


def test_an_action_is_applied_once_however_often_it_comes(rating, kept):
    session = rating()
    action = actions.send_message(here(session), "Take your time.")
    assert session.apply_action(action) is True
    before = list(kept.events)
    assert session.apply_action(action) is False
    assert kept.events == before


def test_a_refused_action_is_not_tried_again_either(rating, kept):
    session = rating()
    action = actions.skip_page("a page long left", "it loops")
    assert session.apply_action(action) is True
    assert session.apply_action(action) is False
    assert refusals(kept) == [ActionRefusal.PAGE_LEFT]
    told = newest(kept, Kind.ACTION_REFUSED)
    assert (told.field, told.data["said"], told.data[ACTION_ID]) == ("skip", "it loops", action.id)


def test_before_consent_no_action_is_written(begin, moderated, kept):
    session = begin(moderated, "dqe")
    with pytest.raises(NotNow):
        session.apply_action(actions.note("welcome", "nervous", note=actions.new_id()))
    with pytest.raises(NotNow):
        session.give_consent({"rating": True})
    session.go_on()
    session.give_consent({"rating": False})
    assert kept.events == [] and kept.headers == []


def test_a_note_keeps_its_first_time_and_place(rating, kept, hand):
    session = rating()
    note, first = actions.new_id(), here(session)
    session.apply_action(actions.note(first, "", note=note, criterion="honesty"))
    hand.seconds += 30
    session.apply_action(
        actions.note(first, "takes honesty for truth", note=note, criterion="honesty")
    )
    begun, finished = (e for e in kept.events if e.kind == Kind.NOTE)
    assert begun.data["note"] == finished.data["note"] == note
    assert finished.at_ms - begun.at_ms == 30_000
    assert (begun.page, begun.field) == (first, "honesty")
    assert finished.value == "takes honesty for truth"


def test_a_marker_can_be_taken_back_once(rating, kept):
    session = rating()
    setting = actions.mark(here(session), "quote", criterion="clarity")
    session.apply_action(setting)
    for _ in range(2):
        session.apply_action(replace(setting, id=actions.new_id(), value=""))
    session.apply_action(actions.mark(here(session), "no_such_marker"))
    assert refusals(kept) == [ActionRefusal.UNKNOWN, ActionRefusal.UNKNOWN]
    assert session.state.moderated.markers == frozenset()


def test_messages_are_read_one_after_the_other(rating):
    session = rating()
    session.apply_action(actions.send_message(here(session), "first"))
    session.apply_action(actions.send_message(here(session), "second"))
    assert session.state.moderated.message.text == "first"
    session.put_message_away()
    assert session.state.moderated.message.text == "second"
    session.put_message_away()
    assert session.state.moderated.message is None
    with pytest.raises(NotNow):
        session.put_message_away()


def test_a_question_is_answered_in_writing_aloud_or_taken_back(rating, kept):
    session = rating()
    session.ask_question("honesty")
    with pytest.raises(NotNow):
        session.ask_question()
    question = session.state.moderated.question
    assert (question.page, question.criterion) == (here(session), "honesty")
    session.apply_action(actions.answer_question(here(session), question.seq, text="Any of them."))
    assert session.state.moderated.question is None
    assert session.state.moderated.message.text == "Any of them."
    session.ask_question()
    session.take_question_back()
    with pytest.raises(NotNow):
        session.take_question_back()
    session.apply_action(actions.answer_question(here(session), question.seq))
    assert refusals(kept) == [ActionRefusal.CLOSED]
    session.ask_question()
    again = session.state.moderated.question.seq
    session.apply_action(actions.answer_question(here(session), again, how="dismissed"))
    assert newest(kept, Kind.QUESTION_ANSWERED).data["how"] == "dismissed"


def test_a_hint_belongs_to_its_page_and_criterion(rating, kept):
    session = rating()
    page = here(session)
    session.apply_action(actions.give_hint(page, "true"))
    assert session.state.moderated.hint.criterion == "correctness"
    session.apply_action(actions.give_hint(page, "no_such_hint"))
    session.apply_action(actions.skip_page(page, "on"))
    assert session.state.moderated.hint is None
    session.apply_action(actions.give_hint(page, "apart"))
    assert refusals(kept) == [ActionRefusal.UNKNOWN, ActionRefusal.PAGE_LEFT]


def test_the_reminder_is_sent_where_comments_are_asked_for(begin, moderated, kept):
    session = begin(moderated, "dqe")
    session.go_on()
    session.give_consent({"rating": True})
    session.apply_action(actions.remind_to_comment(here(session)))
    assert session.state.moderated.reminded == here(session)
    assert newest(kept, Kind.REMINDER_SHOWN).data[ACTION_ID]


def test_a_skipped_page_stays_open_and_says_why(rating, kept):
    session = rating()
    page = here(session)
    session.answer("honesty", "4")
    session.apply_action(actions.skip_page(page, "the text is cut off"))
    assert here(session) != page
    assert session.state.moderated.skipped == {page: "the text is cut off"}
    assert newest(kept, Kind.PAGE_LEFT).data == {"skipped": True}
    assert session.state.pages_without_comment == 0


def test_a_skipped_page_that_is_done_later_is_skipped_no_more(rating, kept):
    session = rating()
    page = here(session)
    session.apply_action(actions.skip_page(page, "a phone rang"))
    session.apply_action(actions.go_back(here(session), "it is quiet again"))
    assert here(session) == page
    for field in session.fields():
        session.answer(field.id, field.options[0])
    session.go_on()
    assert session.state.moderated.skipped == {}


def test_nobody_is_taken_back_before_the_consent_or_skips_it(rating, begin, moderated, kept):
    session = rating()
    assert not can_be_sent_back(session)
    session.apply_action(actions.go_back(here(session), "again"))
    assert refusals(kept) == [ActionRefusal.NOT_HERE]
    waiting = begin(moderated, "dqe")
    waiting.go_on()
    assert waiting.state.current.kind == "consent" and not can_be_skipped(waiting)


def test_what_the_session_does_not_know_is_refused(rating, kept):
    session = rating()
    note = actions.note(here(session), "first", note="n1")
    session.apply_action(replace(note, data={}))
    session.apply_action(
        actions.send_message(here(session), "Late."), refusal=ActionRefusal.TOO_LATE
    )
    assert refusals(kept) == [ActionRefusal.UNKNOWN, ActionRefusal.TOO_LATE]
    assert session.state.moderated.message is None


def test_an_action_tells_who_did_it():
    action = actions.send_message("p", "Take your time.")
    by = actions.done_by(action, "B2")
    assert by == replace(action, data={**action.data, actions.SUPERVISOR: "B2"})


def test_skipping_the_last_page_comes_to_the_end(rating):
    session = rating()
    while session.state.ended is None:
        session.apply_action(actions.skip_page(here(session), "enough"))
    assert session.state.ended is Ending.COMPLETED
    assert len(session.state.moderated.skipped) == 8


@pytest.mark.parametrize("way", [actions.skip_page, actions.go_back, actions.end_early])
@pytest.mark.parametrize("reason", ["", "  \n"])
def test_a_reason_is_needed(way, reason, rating, kept):
    with pytest.raises(ValueError):
        way("page", reason)
    session = rating()
    kind = {actions.skip_page: "skip", actions.go_back: "back", actions.end_early: "end"}[way]
    bare = Action(
        actions.new_id(), ActionKind(kind), "2026-03-01T09:00:00.000Z", here(session), "", reason
    )
    session.apply_action(bare)
    assert refusals(kept) == [ActionRefusal.NO_WORDS]
    assert session.state.ended is None


def test_a_pause_of_the_moderator_stops_the_clock_and_says_whose_it_is(rating, kept, hand):
    session = rating()
    page = here(session)
    hand.seconds += 10
    session.apply_action(actions.pause(page))
    assert session.state.paused and session.state.moderated.paused_by == "moderator"
    session.apply_action(actions.pause(page))
    session.apply_action(actions.skip_page(page, "now"))
    assert refusals(kept) == [ActionRefusal.RESTING, ActionRefusal.RESTING]
    hand.seconds += 600
    session.apply_action(actions.resume(page))
    session.apply_action(actions.resume(page))
    assert refusals(kept)[2:] == [ActionRefusal.NOT_PAUSED]
    hand.seconds += 5
    session.comment("done")
    assert page_times(kept.events)[page].visible_ms == 15_000


def test_a_break_is_started_and_the_participant_ends_it(rating):
    session = rating()
    session.apply_action(actions.start_break(here(session)))
    assert session.state.on_break
    with pytest.raises(NotNow):
        session.go_on()
    session.end_break()
    assert not session.state.on_break


def test_time_is_extended_and_the_session_ended_with_the_reason(rating, kept):
    session = rating()
    session.apply_action(actions.extend_time(here(session), 10))
    session.apply_action(actions.extend_time(here(session), 5))
    assert session.state.moderated.extra_minutes == 15
    session.apply_action(actions.send_message(here(session), "We stop here."))
    session.apply_action(actions.end_early(here(session), "fire alarm"))
    assert session.state.ended is Ending.ENDED_EARLY
    assert newest(kept, Kind.SESSION_ENDED).data["reason"] == "fire alarm"
    assert session.state.moderated.message is None
    session.apply_action(actions.end_early(here(session), "again"))
    session.apply_action(actions.send_message(here(session), "Hello?"))
    assert refusals(kept) == [ActionRefusal.ENDED, ActionRefusal.ENDED]


def test_the_interview_and_the_remarks_come_after_the_end(rating, kept):
    session = rating()
    session.apply_action(actions.end_early(here(session), "fire alarm"))
    own = actions.new_id()
    for action in (
        actions.ask_interview_question("how"),
        actions.note_interview("how", "from top to bottom"),
        actions.add_interview_question(own, "Did the alarm frighten you?"),
        actions.ask_interview_question(own),
        actions.remark("ended by an alarm"),
    ):
        session.apply_action(action)
    assert refusals(kept) == []
    session.apply_action(actions.ask_interview_question("no_such_question"))
    session.apply_action(actions.add_interview_question("how", "an own wording for the guide's"))
    assert refusals(kept) == [ActionRefusal.UNKNOWN, ActionRefusal.UNKNOWN]


def test_what_is_written_beside_the_session_takes_no_time_on_a_page(rating, kept, hand):
    session = rating()
    page = here(session)
    hand.seconds += 10
    session.comment("hm")
    hand.seconds += 3600
    session.apply_action(actions.note(page, "went home", note=actions.new_id()))
    assert page_times(kept.events)[page].visible_ms == 10_000


def test_the_time_of_an_action_is_when_it_was_done(rating, kept, hand):
    session = rating()
    hand.seconds += 50
    late = Action(
        actions.new_id(), ActionKind.REMARKS, "2026-03-01T09:00:20.000Z", "", "", "well done"
    )
    session.apply_action(late)
    event = newest(kept, Kind.REMARKS)
    assert event.at_ms == 50_000 and acted_ms(event) == 20_000
    assert acted_ms(kept.events[0]) == kept.events[0].at_ms


def test_a_full_disk_leaves_the_action_to_be_tried_again(rating, kept):
    session = rating()
    action = actions.pause(here(session))
    kept.full = True
    with pytest.raises(Exception, match="full"):
        session.apply_action(action)
    assert not session.state.paused
    kept.full = False
    assert session.apply_action(action) is True
    assert session.state == state_after(session.header.plan, kept.events)


@pytest.mark.parametrize("minutes", ["0", "ten", "", "-5"])
def test_time_is_not_extended_by_what_is_no_number_of_minutes(rating, kept, minutes):
    session = rating()
    session.apply_action(replace(actions.extend_time(here(session), 1), value=minutes))
    assert refusals(kept) == [ActionRefusal.NO_WORDS]
    assert session.state.moderated.extra_minutes == 0


def test_after_the_end_nobody_pauses_goes_on_or_rests(rating, kept):
    session = rating()
    session.apply_action(actions.end_early(here(session), "fire alarm"))
    for act in (actions.pause, actions.resume, actions.start_break):
        session.apply_action(act(here(session)))
    assert refusals(kept) == [ActionRefusal.ENDED] * 3


def test_there_is_no_break_from_a_break(begin, kept):
    rest = {"step": "break", "id": "rest", "text": "Breathe.", "seconds": 30}
    study = small_study(procedure=[rest, {"step": "text", "id": "thanks", "text": "Thanks."}])
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    session.apply_action(actions.start_break(here(session)))
    assert refusals(kept) == [ActionRefusal.NOT_HERE]


def test_nobody_is_taken_back_from_a_page_that_was_left_meanwhile(rating, kept):
    session = rating()
    first = here(session)
    session.apply_action(actions.skip_page(first, "a phone rang"))
    second = here(session)
    session.apply_action(actions.go_back(first, "once more"))
    assert refusals(kept) == [ActionRefusal.PAGE_LEFT]
    assert here(session) == second
