"""Where a session stands after its events: steps back, rests, added minutes, refusals."""

from __future__ import annotations

import pytest

from labeval.session.assignment.qualification import CodeUse, admission
from labeval.session.events import actions
from labeval.session.events.events import Ending, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.monitor.page_timing import NextBreak, next_break
from labeval.session.plan.page_allocation import Placing
from labeval.session.plan.plan import make_plan
from labeval.session.running.action_events import ActionRefusal, why_not_reopened
from labeval.session.state.questions import accepts
from labeval.session.state.recording_state import Audible
from labeval.study.model.sessions.limits import Limits
from labeval.study.model.steps import TextStep
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

RATING = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
TEXTS = [{"step": "text", "id": id, "text": id} for id in ("one", "two", "three")]


def content_of(**changes: object) -> StudyContent:
    return StudyContent(study=small_study(**changes), items=small_items())


def turn(session) -> None:
    for field in session.open_fields():
        session.answer(field.id, field.options[0])
    session.go_on()


def test_the_way_back_over_texts_ends_at_the_first(begin):
    session = begin(content_of(procedure=[*TEXTS, RATING]), "dqe")
    assert not session.can_go_back()
    session.go_on()
    session.go_on()
    session.go_back()
    assert session.state.current.place == "two"
    session.go_back()
    assert session.state.current.place == "one"
    with pytest.raises(NotNow, match="no way back"):
        session.go_back()


def test_there_is_no_way_back_from_a_rating_to_the_text_before(begin):
    session = begin(content_of(procedure=[*TEXTS, RATING]), "dqe")
    for _ in TEXTS:
        session.go_on()
    assert session.state.current.kind == "rating" and not session.can_go_back()


@pytest.mark.parametrize(
    "command",
    [
        lambda s: s.go_on(),
        lambda s: s.go_back(),
        lambda s: s.answer("honesty", "3"),
        lambda s: s.comment("too late"),
    ],
)
def test_after_the_end_nothing_is_taken(begin, kept, command):
    session = begin(content_of(procedure=[RATING]), "dqe")
    session.end(Ending.ENDED_EARLY)
    before = list(kept.events)
    with pytest.raises(NotNow):
        command(session)
    assert kept.events == before
    assert not session.can_go_back()


def test_minutes_that_were_added_move_the_limit(begin, hand):
    session = begin(content_of(procedure=[RATING, *TEXTS], limits={"minutes": 10}), "dqe")
    session.apply_action(actions.extend_time(session.state.screen_id, 5))
    hand.seconds += 11 * 60
    turn(session)
    assert session.state.current.kind == "rating"
    hand.seconds += 4 * 60
    turn(session)
    assert session.state.current.place == "one"


def a_rest(**breaks: object) -> StudyContent:
    return content_of(
        blocks={"dqe": {"method": "dqe", "breaks": {"seconds": 5, **breaks}}},
        conditions=[{"id": "dqe", "blocks": ["dqe"]}],
        procedure=[RATING],
    )


def test_minutes_to_the_next_break_count_from_the_end_of_the_last(begin, hand):
    content = a_rest(after_minutes=10)
    session = begin(content, "dqe")
    assert next_break(session.state, content, 0) == NextBreak(ms=600_000)
    hand.seconds = 12 * 60
    turn(session)
    assert session.state.on_break
    assert next_break(session.state, content, session.state.last_ms) is None
    hand.seconds += 60
    session.end_break()
    assert session.state.break_ended_ms == 13 * 60_000
    assert next_break(session.state, content, 14 * 60_000) == NextBreak(ms=9 * 60_000)
    assert next_break(session.state, content, 99 * 60_000) == NextBreak(ms=0)


@pytest.mark.parametrize("limit", [2, 3])
def test_a_break_that_a_limit_of_pages_keeps_from_coming_is_not_announced(begin, limit):
    content = a_rest(after_pages=3)
    study = content.study.model_copy(update={"limits": Limits(pages=limit)})
    content = content.model_copy(update={"study": study})
    session = begin(content, "dqe")
    assert next_break(session.state, content, 0) is None


def test_no_break_is_to_come_after_the_end(begin):
    content = a_rest(after_pages=3)
    session = begin(content, "dqe")
    assert next_break(session.state, content, 0) == NextBreak(pages=3)
    session.end(Ending.ENDED_EARLY)
    assert next_break(session.state, content, 0) is None


def test_only_a_session_that_was_ended_early_can_be_reopened(begin):
    session = begin(content_of(procedure=[RATING]), "dqe")
    assert why_not_reopened(session.state) is ActionRefusal.NOT_ENDED
    session.end(Ending.ENDED_EARLY)
    assert why_not_reopened(session.state) is None


def test_a_hint_for_a_criterion_of_other_pages_is_refused(begin, kept):
    moderation = {
        "hints": [
            {"id": "apart", "text": "One at a time."},
            {"id": "true", "criterion": "correctness", "text": "Look at the source."},
        ]
    }
    session = begin(content_of(procedure=[RATING], moderation=moderation), "bws")
    page = session.state.screen_id
    assert "correctness" not in session.page.criteria
    session.apply_action(actions.give_hint(page, "true"))
    session.apply_action(actions.give_hint(page, "apart", criterion="fluency"))
    refused = [e.value for e in kept.events if e.kind == Kind.ACTION_REFUSED]
    assert refused == [ActionRefusal.NOT_HERE, ActionRefusal.NOT_HERE]
    session.apply_action(actions.give_hint(page, "apart", criterion=session.page.criteria[0]))
    assert session.state.moderated.hint is not None


def test_a_step_without_questions_takes_no_answer():
    assert accepts(TextStep(step="text", id="one", text="one"), "one", "yes") is False


def test_a_session_begins_with_no_time_and_no_pages_behind_it(begin):
    state = begin(content_of(procedure=[RATING]), "dqe").state
    assert state.ended is None and state.limit_at is None
    spent = (state.ended_ms, state.worked_ms, state.break_ended_ms, state.screen_ms)
    assert (*spent, state.paused_ms, state.pages_since_break) == (0,) * 6


def test_nothing_is_recorded_before_a_recording_began():
    assert Audible() == Audible("", "", "", lost=False, silenced=False, refused="", recorded=0)
    assert not Audible().lost and not Audible().silenced


def test_steps_of_a_block_that_is_not_dealt_are_left_out():
    steps = [
        {"step": "instructions", "id": "how", "block": "dqe"},
        {"step": "rating", "id": "first", "block": "dqe"},
        {"step": "rating", "id": "second", "block": "aqc"},
        {"step": "instructions", "id": "last"},
    ]
    study = small_study(
        procedure=steps, conditions=[{"id": "both", "blocks": ["dqe", "aqc"], "order": "fixed"}]
    )
    content = StudyContent(study=study, items=small_items())

    def places(*left_out: str) -> list[str]:
        placing = Placing(blocks=dict.fromkeys(left_out, ()))
        return [s.place for s in make_plan(content, "both", 1, 0, placing).steps]

    assert places() == ["how.dqe", "first.dqe", "second.aqc", "last.dqe"]
    assert places("dqe") == ["second.aqc", "last.aqc"]
    assert places("dqe", "aqc") == []


def test_before_consent_no_action_is_taken_and_none_is_kept(begin, kept):
    session = begin(StudyContent(study=small_study(), items=small_items()), "dqe")
    session.go_on()
    with pytest.raises(NotNow, match="no consent yet"):
        session.apply_action(actions.pause(session.state.screen_id))
    assert not session.state.paused and kept.events == []


def test_a_consent_that_is_asked_for_again_is_not_paused(begin, kept):
    steps = [step.model_dump(by_alias=True) for step in small_study().procedure]
    again = {**steps[1], "id": "again"}
    session = begin(content_of(procedure=[*steps[:2], again, *steps[2:]]), "dqe")
    session.go_on()
    session.give_consent({"rating": True})
    assert session.state.current.place == "again"
    session.apply_action(actions.pause(session.state.screen_id))
    assert not session.state.paused
    refused = [e.value for e in kept.events if e.kind == Kind.ACTION_REFUSED]
    assert refused == [ActionRefusal.NOT_HERE]


def test_a_code_stands_in_for_its_test_only_where_it_opens_the_whole_condition():
    test = {
        "step": "test",
        "id": "words",
        "intro": "A short test.",
        "questions": [{"id": "q", "text": "?", "options": ["a", "b"], "correct": 1}],
        "levels": [{"min_score": 0, "name": "A2"}],
        "pass_score": 1,
        "failed": "Thank you for coming.",
    }
    study = small_study(
        procedure=[test, RATING],
        conditions=[{"id": "ab", "blocks": ["ab"]}, {"id": "two", "blocks": ["ab", "dqe"]}],
        qualification=[
            {"id": "known", "codes": "known.txt", "opens": ["ab"], "instead_of": "words"},
            {"id": "panel", "codes": "panel.txt", "opens": ["ab"]},
        ],
    )
    codes = {"known": frozenset({"anna"}), "panel": frozenset({"bert"})}
    admitted = admission(study, codes, "anna", CodeUse())
    assert admitted.excused_from(study, "ab") == ("words",)
    assert admitted.excused_from(study, "two") == ()
    assert admission(study, codes, "bert", CodeUse()).excused_from(study, "ab") == ()


def test_the_time_on_a_screen_begins_with_it(begin, hand):
    welcome = {"step": "text", "id": "welcome", "text": "Good to see you."}
    session = begin(content_of(procedure=[welcome, RATING]), "dqe")
    hand.seconds += 30
    session.go_on()
    hand.seconds += 4
    assert session.screen_ms() == 4000
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    assert session.state.screen_ms == 4000


def test_who_had_no_training_has_failed_none(begin):
    assert begin(content_of(procedure=[RATING]), "dqe").state.training_passed


def test_the_size_of_the_window_is_the_newest_that_can_be_drawn(begin):
    session = begin(content_of(procedure=[RATING]), "dqe")
    assert session.state.window is None
    for size in ("1280x720", "1920x1080", "0x0"):
        session.note(Kind.WINDOW_SIZED, value=size)
    assert session.state.window is not None
    assert (session.state.window.width, session.state.window.height) == (1920, 1080)
