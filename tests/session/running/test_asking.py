"""Questions that are asked only after some answers, rows of a matrix, and dates."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.events.events import Ending, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.running.action_events import can_be_sent_back
from labeval.session.state.conditional_questions import QuestionConditions
from labeval.session.state.state import state_after
from labeval.study.model.steps import steps_by_id
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

USED: dict[str, Any] = {
    "id": "used",
    "kind": "single",
    "text": "Do you use it?",
    "options": [{"id": "yes", "label": "Yes"}, {"id": "no", "label": "No"}],
}
WHICH: dict[str, Any] = {
    "id": "which",
    "kind": "multiple",
    "text": "For what?",
    "ask_if": {"question": "used", "is": ["yes"]},
    "options": [{"id": "work", "label": "Work"}, {"id": "other", "label": "Something else"}],
}
OTHER: dict[str, Any] = {
    "id": "other",
    "kind": "text",
    "text": "What else?",
    "ask_if": {"question": "which", "is": ["other"]},
}
VIEW: dict[str, Any] = {
    "id": "view",
    "kind": "matrix",
    "text": "How much do you agree?",
    "points": ["not at all", "partly", "fully"],
    "rows": [
        {"id": "easy", "text": "It was easy."},
        {"id": "tired", "text": "I was tired."},
        {"id": "again", "text": "I would do it again.", "mandatory": False},
    ],
}
WHY: dict[str, Any] = {
    "id": "why",
    "kind": "text",
    "text": "What tired you?",
    "ask_if": {"question": "view.tired", "is": [2, 3]},
}


def questionnaire(id: str, *questions: dict[str, Any], per_page: int = 6) -> dict[str, Any]:
    return {
        "step": "questionnaire",
        "id": id,
        "questions": list(questions),
        "per_page": per_page,
    }


def asking(*steps: dict[str, Any]) -> StudyContent:
    rating = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    study = small_study(procedure=[*steps, rating])
    return StudyContent(study=study, items=small_items())


def ids(session) -> list[str]:
    return [field.id for field in session.fields()]


def test_a_question_appears_with_the_answer_that_it_depends_on(begin):
    session = begin(asking(questionnaire("q", USED, WHICH, OTHER)), "dqe")
    assert ids(session) == ["used"]
    session.answer("used", "no")
    assert ids(session) == ["used"] and not session.open_fields()
    session.answer("used", "yes")
    assert [field.id for field in session.open_fields()] == ["which"]
    session.answer("which", "work|other")
    assert ids(session) == ["used", "which", "other"]


def test_what_is_not_asked_cannot_be_answered(begin):
    session = begin(asking(questionnaire("q", USED, WHICH)), "dqe")
    with pytest.raises(NotNow):
        session.answer("which", "work")


def test_taking_back_an_answer_clears_all_that_depended_on_it_and_keeps_the_history(begin, kept):
    session = begin(asking(questionnaire("q", USED, WHICH, OTHER)), "dqe")
    for field, value in (("used", "yes"), ("which", "other"), ("other", "for my garden")):
        session.answer(field, value)
    assert session.answer("used", "") == {"which": "", "other": "", "used": ""}
    assert session.state.answers["q"] == {}
    assert ids(session) == ["used"]
    said = [e.value for e in kept.events if e.kind == Kind.ANSWER and e.field == "other"]
    assert said == ["for my garden", ""]


def test_each_row_of_a_matrix_is_an_answer_and_mandatory_by_itself(begin):
    session = begin(asking(questionnaire("q", VIEW, WHY)), "dqe")
    assert ids(session) == ["view.easy", "view.tired", "view.again"]
    session.answer("view.easy", "3")
    assert [field.id for field in session.open_fields()] == ["view.tired"]
    for wrong in ("0", "4", "partly"):
        with pytest.raises(NotNow):
            session.answer("view.tired", wrong)
    with pytest.raises(NotNow):
        session.answer("view", "1")
    session.answer("view.tired", "1")
    session.go_on()
    assert session.state.current.kind == "rating"


@pytest.mark.parametrize(("used", "back"), [("yes", True), ("no", False)])
def test_nobody_is_sent_back_to_a_screen_on_which_nothing_is_asked(begin, used, back):
    rest = {"step": "break", "id": "rest", "text": "Rest.", "seconds": 0}
    which = {**WHICH, "ask_if": {"question": "first.used", "is": ["yes"]}}
    more = {"id": "more", "kind": "text", "text": "Anything else?", "mandatory": False}
    parts = questionnaire("second", which, more, per_page=1)
    session = begin(asking(questionnaire("first", USED), rest, parts), "dqe")
    session.answer("used", used)
    while ids(session) != ["more"]:
        if ids(session) == ["which"]:
            session.answer("which", "work")
        session.go_on()
    assert session.state.screen == 1 and can_be_sent_back(session) is back


def test_a_step_whose_id_holds_a_dot_is_meant_where_it_is_the_longest_that_fits(begin):
    which = {**WHICH, "ask_if": {"question": "use.now.used", "is": ["yes"]}}
    more = {"id": "more", "kind": "text", "text": "Anything else?", "mandatory": False}
    steps = (questionnaire("use.now", USED), questionnaire("use", more), questionnaire("c", which))
    session = begin(asking(*steps), "dqe")
    session.answer("used", "yes")
    session.go_on()
    session.go_on()
    assert ids(session) == ["which"]


def test_a_question_can_depend_on_a_row(begin):
    session = begin(asking(questionnaire("q", VIEW, WHY)), "dqe")
    session.answer("view.tired", "3")
    assert "why" in ids(session)
    session.answer("view.tired", "1")
    assert "why" not in ids(session)


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        ("1990-02-28", True),
        ("1920-01-01", True),
        ("2010-12-31", True),
        ("1919-12-31", False),
        ("2011-01-01", False),
        ("1990-02-30", False),
        ("28.02.1990", False),
        ("19900228", False),
        ("1990-2-28", False),
    ],
)
def test_a_date_is_a_day_of_the_calendar_between_its_limits(begin, value, accepted):
    born = {"id": "born", "kind": "date", "text": "Born?"}
    limits = {"earliest": "1920-01-01", "latest": "2010-12-31"}
    session = begin(asking(questionnaire("q", born | limits)), "dqe")
    if accepted:
        assert session.answer("born", value) == {"born": value}
    else:
        with pytest.raises(NotNow):
            session.answer("born", value)


def test_a_question_can_depend_on_an_earlier_step(begin):
    later = questionnaire("late", {**OTHER, "ask_if": {"question": "early.used", "is": ["yes"]}})
    for answer, kind in (("yes", "questionnaire"), ("no", "rating")):
        session = begin(asking(questionnaire("early", USED), later), "dqe")
        session.answer("used", answer)
        session.go_on()
        assert session.state.current.kind == kind


def test_a_screen_with_nothing_to_ask_is_passed_over_both_ways(begin, kept):
    last = {"id": "note", "kind": "text", "text": "Anything?", "mandatory": False}
    session = begin(asking(questionnaire("q", USED, WHICH, OTHER, last, per_page=1)), "dqe")
    session.answer("used", "no")
    session.go_on()
    assert ids(session) == ["note"]
    passed = [e.page for e in kept.events if e.data.get("nothing_asked")]
    assert passed == ["q:2", "q:3"]
    session.go_back()
    assert ids(session) == ["used"]
    assert not session.can_go_back()


def test_a_question_depends_on_the_answer_in_its_own_block(begin):
    again = {**WHICH, "ask_if": {"question": "before.used", "is": ["yes"]}}
    each = [questionnaire("before", USED), questionnaire("after", again)]
    study = small_study(
        procedure=[{"step": "for_each_block", "steps": each}],
        conditions=[{"id": "both", "blocks": ["dqe", "ab"]}],
    )
    session = begin(StudyContent(study=study, items=small_items()), "both")
    steps = {(s.step, s.block): s for s in session.state.plan.steps}
    first, second = dict.fromkeys(block for _, block in steps)
    conditions = QuestionConditions(session.state.plan, steps_by_id(study.procedure))
    for order in ((first, second), (second, first)):
        answers = {
            steps["before", block].place: {"used": said}
            for block, said in zip(order, ("yes", "no"), strict=True)
        }
        asked = [conditions.asked(steps["after", b], ("which",), answers) for b in order]
        assert asked == [("which",), ()]


def test_a_session_ends_over_screens_with_nothing_to_ask(begin, kept):
    rating = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    study = small_study(procedure=[rating, questionnaire("q", USED, WHICH, per_page=1)])
    session = begin(StudyContent(study=study, items=small_items()), "dqe")
    while session.state.current.kind == "rating":
        for field in session.fields():
            session.answer(field.id, field.options[0])
        session.go_on()
    session.answer("used", "no")
    session.go_on()
    assert session.state.ended is Ending.COMPLETED
    assert state_after(session.state.plan, kept.events).ended is Ending.COMPLETED


def test_nobody_goes_back_out_of_a_questionnaire_whose_first_screens_were_passed_over(begin):
    hidden = {**OTHER, "ask_if": {"question": "early.used", "is": ["yes"]}}
    note = {"id": "note", "kind": "text", "text": "Anything?", "mandatory": False}
    later = questionnaire("late", hidden, note, per_page=1)
    session = begin(asking(questionnaire("early", USED), later), "dqe")
    session.answer("used", "no")
    session.go_on()
    assert ids(session) == ["note"] and session.state.screen == 1
    assert not session.can_go_back()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_whatever_is_answered_no_answer_stands_that_is_not_asked(seed):
    from tests.session.conftest import HandClock, KeptInMemory

    content = asking(questionnaire("q", USED, WHICH, OTHER, VIEW, WHY, per_page=2))
    session = _begun(content, KeptInMemory(), HandClock())
    rng = random.Random(seed)
    while session.state.current.kind == "questionnaire":
        for _ in range(4):
            field = rng.choice(session.fields())
            session.answer(field.id, rng.choice(["", *(field.options or ("words",))]))
            asked = session._asking.asked(
                session.state.current, session.state.current.questions, session.state.answers
            )
            standing = {id.partition(".")[0] for id in session.state.answers.get("q", {})}
            assert standing <= set(asked)
        for field in session.open_fields():
            session.answer(field.id, field.options[0] if field.options else "words")
        if not session.open_fields():
            session.go_on()


def _begun(content, kept, hand):
    from labeval.session.assignment.starting import SessionStart, new_header
    from labeval.session.running.opening import start

    decided = SessionStart(condition="dqe", override_reason="test")
    header = new_header(content, decided, taken={}, codes=set(), rng=random.Random(5))
    return start(header, content, kept, hand.clock())


def test_robots_answer_everything_that_comes_up(begin, hand):
    from labeval.session.robots.robot import Robot, draw_character, latent_quality

    born = {"id": "born", "kind": "date", "text": "Born?", "latest": "2010-12-31"}
    content = asking(questionnaire("q", USED, WHICH, OTHER, VIEW, WHY, born))
    used = set()
    for seed in range(12):
        rng = random.Random(seed)
        robot = Robot(draw_character(rng), latent_quality(content, 1), rng)
        session = begin(content, "dqe")
        for field, value in robot.answers(session):
            session.answer(field, value)
        assert not session.open_fields()
        used.update(session.state.answers["q"])
    assert used >= {"used", "which", "other", "view.again", "why", "born"}


@pytest.mark.parametrize(
    ("value", "accepted"),
    [("17", False), ("18", True), ("99", True), ("100", False), ("-20", False), ("many", False)],
)
def test_a_number_is_one_between_its_limits(begin, value, accepted):
    age = {"id": "age", "kind": "number", "text": "How old are you?", "min": 18, "max": 99}
    session = begin(asking(questionnaire("about", age)), "dqe")
    if accepted:
        session.answer("age", value)
        assert session.state.answers_here() == {"age": value}
    else:
        with pytest.raises(NotNow):
            session.answer("age", value)


def test_the_points_of_a_scale_are_counted_from_one(begin):
    sure = {
        "id": "sure",
        "kind": "scale",
        "text": "How sure?",
        "points": 5,
        "low": "a",
        "high": "z",
    }
    session = begin(asking(questionnaire("about", sure)), "dqe")
    (field,) = session.fields()
    assert field.options == ("1", "2", "3", "4", "5")
