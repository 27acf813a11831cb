"""A session's commands: what they write, what they refuse, and that the record says it all."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events import actions
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import MOVED_ON, Ending, Kind, RecordError
from labeval.session.events.not_now import NotNow
from labeval.session.running.action_events import can_be_skipped
from labeval.session.running.opening import resume, start
from labeval.session.state.state import state_after
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock, KeptInMemory


def consent(session, **choices):
    session.go_on()  # welcome
    return session.give_consent({"rating": True, "audio": False} | choices)


def test_nothing_is_written_before_consent(content, begin, kept):
    session = begin(content, "dqe")
    session.go_on()
    assert kept.events == []
    session.give_consent({"rating": True, "audio": True})
    kinds = [event.kind for event in kept.events]
    assert kinds[:3] == [Kind.SESSION_STARTED, Kind.STEP_SHOWN, Kind.PAGE_LEFT]
    assert kinds.count(Kind.CONSENT) == 2
    assert [event.seq for event in kept.events] == list(range(1, len(kinds) + 1))


def test_declining_a_required_consent_stores_nothing(content, begin, kept):
    session = begin(content, "dqe")
    assert consent(session, rating=False) is False
    assert session.state.ended is Ending.ENDED_EARLY
    assert kept.events == [] and kept.headers == []


def test_an_answer_is_shown_as_set_only_when_it_is_durable(content, begin, kept):
    session = begin(content, "dqe")
    consent(session)
    kept.full = True
    with pytest.raises(RecordError):
        session.answer("honesty", "4")
    assert session.state.answers_here() == {}
    kept.full = False
    assert session.answer("honesty", "4") == {"honesty": "4"}
    assert session.state.answers_here() == {"honesty": "4"}


@pytest.mark.parametrize(
    ("condition", "field", "value"),
    [
        ("dqe", "honesty", "6"),
        ("dqe", "beauty", "3"),
        ("aqc", "honesty", "maybe"),
        ("ab", "honesty", "m9"),
        ("bws", "best", "tie"),
    ],
)
def test_an_answer_that_the_page_does_not_offer_is_refused(content, begin, condition, field, value):
    session = begin(content, condition)
    consent(session)
    with pytest.raises(NotNow):
        session.answer(field, value)


def test_a_page_cannot_be_left_with_mandatory_answers_open(content, begin):
    session = begin(content, "dqe")
    consent(session)
    session.answer("honesty", "4")
    with pytest.raises(NotNow):
        session.go_on()
    assert [field.id for field in session.open_fields()] == ["correctness", "clarity", "fluency"]


def test_an_optional_criterion_may_stay_open(begin):
    blocks = {"dqe": {"method": "dqe", "optional": ["fluency"]}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    consent(session)
    for criterion in ("honesty", "correctness", "clarity"):
        session.answer(criterion, "3")
    before = session.page
    session.go_on()
    assert session.page != before


def test_best_and_worst_are_never_the_same_text(content, begin, kept):
    session = begin(content, "bws")
    consent(session)
    first, second = session.page.items[:2]
    session.answer("best", first)
    session.answer("worst", second)
    changed = session.answer("worst", first)
    assert changed == {"best": "", "worst": first}
    assert session.state.answers_here() == {"worst": first}
    assert [(e.field, e.value) for e in kept.events if e.kind == Kind.ANSWER][-2:] == [
        ("best", ""),
        ("worst", first),
    ]


def test_a_changed_answer_keeps_its_history(content, begin, kept):
    session = begin(content, "aqc")
    consent(session)
    for value in ("yes", "no", "dont_know"):
        session.answer("honesty", value)
    history = [e.value for e in kept.events if e.kind == Kind.ANSWER]
    assert history == ["yes", "no", "dont_know"]
    assert session.state.answers_here() == {"honesty": "dont_know"}


def answer_all(session):
    for field in session.open_fields():
        taken = session.state.answers_here().values()
        session.answer(field.id, next((o for o in field.options if o not in taken), "yes"))


def test_nobody_goes_back_or_comments_where_that_is_not_asked(content, begin):
    session = begin(content, "dqe")
    consent(session)
    answer_all(session)
    session.go_on()
    assert session.can_go_back() and not session.comment_missing()
    session.end(Ending.ENDED_EARLY)
    assert not session.can_go_back()


def test_a_page_is_skipped_only_while_nobody_rests(content, begin):
    session = begin(content, "dqe")
    consent(session)
    assert can_be_skipped(session)
    session.pause()
    assert not can_be_skipped(session)
    session.unpause()
    assert can_be_skipped(session)
    session.end(Ending.ENDED_EARLY)
    assert not can_be_skipped(session)


def test_a_comment_that_has_to_be_written_is_missing_until_then(begin):
    blocks = {"dqe": {"method": "dqe", "comment": {"ask": True, "mandatory": True}}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    consent(session)
    answer_all(session)
    for text, missing in (("", True), (" ", True), ("because", False), ("", True)):
        session.comment(text)
        assert session.comment_missing() == missing


def test_the_definition_of_the_criterion_that_follows_an_answer_is_recorded(content, begin, kept):
    session = begin(content, "dqe")
    consent(session)
    first, second, *_ = session.fields()
    session.answer(first.id, first.options[0], following=second.criterion)
    assert [(e.kind, e.field, e.value) for e in kept.events[-2:]] == [
        (Kind.ANSWER, first.id, first.options[0]),
        (Kind.DEFINITION_SHOWN, second.criterion, MOVED_ON),
    ]
    session.answer(second.id, second.options[0])
    assert kept.events[-1].kind == Kind.ANSWER


def test_going_back_shows_the_answers_and_can_be_forbidden(content, begin):
    session = begin(content, "dqe")
    consent(session)
    first = session.page
    answer_all(session)
    session.go_on()
    assert session.can_go_back()
    session.go_back()
    assert session.page == first
    assert len(session.state.answers_here()) == 4
    blocks = {"dqe": {"method": "dqe", "back": False}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    strict = begin(StudyContent(study=study, items=small_items()), "dqe")
    consent(strict)
    answer_all(strict)
    strict.go_on()
    with pytest.raises(NotNow):
        strict.go_back()


def test_a_break_comes_after_the_pages_set_and_its_end_is_the_participants(content, begin):
    session = begin(content, "ab")
    consent(session)
    pages = 0
    while not session.state.on_break:
        answer_all(session)
        session.go_on()
        pages += 1
    assert pages == 14
    with pytest.raises(NotNow):
        session.go_on()
    session.end_break()
    answer_all(session)
    session.go_on()
    assert not session.state.on_break


def run_to_end(session):
    while session.state.ended is None:
        if session.state.on_break:
            session.end_break()
        answer_all(session)
        session.go_on()


@pytest.mark.parametrize(("condition", "pages"), [("dqe", 8), ("aqc", 8), ("ab", 28), ("bws", 28)])
def test_a_session_of_each_method_ends_completed(content, begin, kept, condition, pages):
    session = begin(content, condition)
    consent(session)
    run_to_end(session)
    assert session.state.ended is Ending.COMPLETED
    shown = {e.page for e in kept.events if e.kind == Kind.PAGE_SHOWN}
    assert len(shown) == pages == len(session.state.answers)
    with pytest.raises(NotNow):
        session.go_on()


def test_the_reminder_comes_after_pages_without_a_comment(begin):
    blocks = {"dqe": {"method": "dqe", "comment": {"remind_after_pages": 2}}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    consent(session)
    due = []
    for page in range(6):
        due.append(session.reminder_due())
        if session.reminder_due():
            session.remind()
        if page == 3:
            session.comment("I looked at the source.")
        answer_all(session)
        session.go_on()
    assert due == [False, False, True, False, False, False]


TEST_STEP = {
    "step": "test",
    "id": "aptitude",
    "intro": "A short test.",
    "questions": [
        {"id": f"q{n}", "text": "?", "options": ["a", "b", "c"], "correct": 2} for n in range(4)
    ],
    "levels": [{"min_score": 0, "name": "A2"}, {"min_score": 3, "name": "B2"}],
    "pass_score": 3,
    "failed": "Thank you for coming.",
    "per_page": 3,
}


def with_test() -> StudyContent:
    study = small_study()
    procedure = [step.model_dump(by_alias=True) for step in study.procedure]
    return StudyContent(
        study=small_study(procedure=[*procedure[:2], TEST_STEP, *procedure[2:]]),
        items=small_items(),
    )


@pytest.mark.parametrize(
    ("right", "level", "passed"), [(4, "B2", True), (3, "B2", True), (2, "A2", False)]
)
def test_the_test_is_scored_and_gives_a_level(begin, kept, right, level, passed):
    session = begin(with_test(), "dqe")
    consent(session)
    for n in range(4):
        if n == 3:
            session.go_on()  # the second screen
        session.answer(f"q{n}", "2" if n < right else "1")
    session.go_on()
    scored = next(e for e in kept.events if e.kind == Kind.TEST_SCORED)
    assert (scored.value, scored.data["level"], scored.data["passed"]) == (
        str(right),
        level,
        passed,
    )
    assert session.state.test_failed is not passed


def test_a_failed_test_needs_the_supervisors_reason(begin, kept):
    session = begin(with_test(), "dqe")
    consent(session)
    with pytest.raises(NotNow, match="no test was failed"):
        session.override_test("a bilingual colleague")
    session.apply_action(actions.skip_page(session.state.screen_id, "too long"))
    assert (kept.events[-1].kind, kept.events[-1].value) == (Kind.ACTION_REFUSED, "not_here")
    for n in range(4):
        if n == 3:
            session.go_on()
        session.answer(f"q{n}", "1")
    session.go_on()
    with pytest.raises(NotNow):
        session.go_on()
    with pytest.raises(NotNow):
        session.override_test("  ")
    session.override_test("a bilingual colleague")
    assert session.page is not None


def test_training_gives_feedback_before_it_goes_on(begin):
    blocks = {
        "dqe": {
            "method": "dqe",
            "training": [
                {"items": ["m4"], "expected": {"honesty": [1, 2]}, "feedback": "It says nothing."}
            ],
        }
    }
    study = small_study(
        blocks=blocks,
        conditions=[{"id": "dqe", "blocks": ["dqe"]}],
        procedure=[
            {
                "step": "for_each_block",
                "steps": [{"step": "training", "id": "t"}, {"step": "rating", "id": "r"}],
            }
        ],
    )
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    for field in session.fields():
        session.answer(field.id, "5")
    session.go_on()
    assert session.state.feedback == "wrong"
    with pytest.raises(NotNow):
        session.answer("honesty", "1")
    session.go_on()
    assert session.page is not None and session.page.training is None


@pytest.mark.parametrize("condition", ["dqe", "bws"])
def test_a_command_that_fails_can_be_given_again_without_a_trace(content, begin, kept, condition):
    session = begin(content, condition)
    session.go_on()
    kept.full = True
    with pytest.raises(RecordError):
        session.give_consent({"rating": True})
    assert session.state.current.kind == "consent" and kept.events == []
    kept.full = False
    session.give_consent({"rating": True})
    assert [e.kind for e in kept.events].count(Kind.CONSENT) == 2
    answer_all(session)
    before, kept.full = len(kept.events), True
    with pytest.raises(RecordError):
        session.go_on()
    assert len(kept.events) == before
    kept.full = False
    session.go_on()
    assert [e.kind for e in kept.events[before:]] == [Kind.PAGE_LEFT, Kind.PAGE_SHOWN]


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["answer", "next", "back", "comment", "pause", "resume"]),
        st.integers(0, 99),
    ),
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(condition=st.sampled_from(["dqe", "aqc", "ab", "bws"]), actions=ACTIONS)
def test_a_resumed_session_stands_where_its_record_ends(condition, actions):
    content = StudyContent(study=small_study(), items=small_items())
    kept, hand = KeptInMemory(), HandClock()
    decided = SessionStart(condition=condition, override_reason="test")
    header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(5))
    session = start(header, content, kept, hand.clock())
    consent(session)
    for action, number in actions:
        hand.seconds += 1
        try:
            if action == "answer" and session.fields():
                field = session.fields()[number % len(session.fields())]
                session.answer(field.id, field.options[number % len(field.options)])
            elif action == "next":
                session.go_on()
            elif action == "back":
                session.go_back()
            elif action == "comment":
                session.comment(f"comment {number}")
            elif action == "pause":
                session.pause()
            else:
                session.unpause()
        except NotNow:
            pass
    replayed = state_after(header.plan, kept.events)
    assert replayed == session.state
    again = resume(header, content, kept, kept, list(kept.events), SessionClock(10_000_000))
    assert again.page == session.page
    assert again.state.answers == session.state.answers
    assert [e.seq for e in kept.events] == list(range(1, len(kept.events) + 1))


def test_the_session_is_complete_as_soon_as_only_the_thanks_are_left(content, begin, kept):
    session = begin(content, "dqe")
    consent(session)
    while session.state.current.kind == "rating":
        answer_all(session)
        session.go_on()
    assert session.state.current.step == "thanks"
    assert session.state.ended is Ending.COMPLETED
    assert [e.kind for e in kept.events[-3:]] == [
        Kind.PAGE_LEFT,
        Kind.STEP_SHOWN,
        Kind.SESSION_ENDED,
    ]


def with_breaks(**breaks):
    blocks = {"dqe": {"method": "dqe", "breaks": breaks}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    return StudyContent(study=study, items=small_items())


def test_coming_back_to_a_page_is_no_further_page_before_the_break(begin):
    session = begin(with_breaks(after_pages=3), "dqe")
    consent(session)
    for _ in range(2):
        answer_all(session)
        session.go_on()
    for _ in range(2):
        session.go_back()
        session.go_on()
        assert not session.state.on_break
    answer_all(session)
    session.go_on()
    assert session.state.on_break


def test_a_pause_is_no_work_before_the_break(begin, hand):
    session = begin(with_breaks(after_minutes=10), "dqe")
    consent(session)
    session.pause()
    hand.seconds += 20 * 60
    session.unpause()
    answer_all(session)
    session.go_on()
    assert not session.state.on_break
    hand.seconds += 11 * 60
    answer_all(session)
    session.go_on()
    assert session.state.on_break


def test_taking_back_what_was_not_answered_is_no_event(content, begin, kept):
    session = begin(content, "dqe")
    consent(session)
    before = len(kept.events)
    assert session.answer("honesty", "") == {}
    assert len(kept.events) == before


def test_giving_consent_says_whether_the_session_goes_on(content, begin):
    for rating in (True, False):
        session = begin(content, "dqe")
        session.go_on()
        assert session.give_consent({"rating": rating}) is rating


def test_no_reminder_is_due_where_nothing_is_rated(begin):
    session = begin(StudyContent(study=small_study(), items=small_items()), "dqe")
    assert session.reminder_due() is False
