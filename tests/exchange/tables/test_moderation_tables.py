"""What the supervisor did leaves the record in tables, with session times, pages and criteria."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from labeval.session.events import actions
from labeval.store.verify import verify
from labeval.study.model.sessions.moderation import Moderation
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions

MODERATION = {
    "hints": [{"id": "apart", "text": "One at a time."}],
    "interview": [
        {
            "id": "ways",
            "title": "Ways",
            "questions": [
                {"id": "how", "text": {"en": "How did you go on?", "de": "Wie?"}},
                {"id": "why", "text": "Why?"},
            ],
        }
    ],
}


@pytest.fixture
def four_texts(four_texts: StudyContent) -> StudyContent:
    moderation = Moderation.model_validate(MODERATION)
    study = four_texts.study.model_copy(update={"moderation": moderation})
    return four_texts.model_copy(update={"study": study})


@pytest.fixture
def does(desk: ScriptedSessions):
    """Does an act now, as the supervisor's own clock has it."""

    def does(session, action: actions.Action) -> None:
        now = actions.Action(
            action.id,
            action.kind,
            desk._utc(),
            action.page,
            action.field,
            action.value,
            action.data,
        )
        desk.seconds += 0.5
        session.apply_action(now)

    return does


def test_a_note_has_the_time_of_its_first_key_and_the_text_of_its_last(desk, does, table_of):
    session = desk.rating("P1")
    page, note = session.state.screen_id, actions.new_id()
    begun = desk.seconds
    does(session, actions.note(page, "", note=note, criterion="honesty"))
    desk.seconds += 20
    desk.turn(session)
    does(session, actions.note(session.state.screen_id, "reads\ntwice", note=note))
    does(session, actions.note(page, "gone", note=(gone := actions.new_id())))
    does(session, actions.note(page, "", note=gone))
    (row,) = table_of("notes")
    assert (row["page"], row["criterion"], row["text"]) == (page, "honesty", "reads\ntwice")
    assert abs(float(row["begun_seconds"]) - begun) <= 0.25
    assert float(row["finished_seconds"]) - float(row["begun_seconds"]) >= 20
    assert row["begun_at"].endswith("Z")


def test_markers_that_were_taken_back_are_none(desk, does, table_of):
    session = desk.rating("P1")
    page = session.state.screen_id
    kept, wrong = actions.mark(page, "quote", criterion="honesty"), actions.mark(page, "surprise")
    taken_back = replace(wrong, id=actions.new_id(), value="")
    for action in (kept, wrong, taken_back):
        does(session, action)
    (row,) = table_of("markers")
    assert (row["marker"], row["page"], row["criterion"]) == ("quote", page, "honesty")


def test_everything_that_passed_between_both_is_told_with_who_and_when(desk, does, table_of):
    session = desk.rating("P1")
    page = session.state.screen_id
    does(session, actions.send_message(page, "Take your time."))
    session.put_message_away()
    session.ask_question("honesty")
    asked = session.state.moderated.question.seq
    does(session, actions.answer_question(page, asked, text="Any of them."))
    does(session, actions.pause(page))
    does(session, actions.resume(page))
    does(session, actions.give_hint(page, "apart"))
    does(session, actions.skip_page("gone", "too late"))
    does(session, actions.note(page, "elsewhere", note=actions.new_id()))
    rows = table_of("moderation")
    assert [(r["by"], r["kind"]) for r in rows] == [
        ("supervisor", "message_sent"),
        ("participant", "message_read"),
        ("participant", "question_asked"),
        ("supervisor", "question_answered"),
        ("supervisor", "paused"),
        ("supervisor", "resumed"),
        ("supervisor", "hint_shown"),
        ("supervisor", "act_refused"),
    ]
    assert rows[2]["criterion"] == "honesty"
    assert json.loads(rows[3]["details"]) == {"question": asked, "how": "written"}
    assert json.loads(rows[7]["details"])["said"] == "too late" and rows[7]["value"] == "page_left"
    for row in rows:
        assert float(row["applied_seconds"]) >= float(row["seconds"])


def test_pages_and_judgments_tell_a_skipped_page(desk, does, table_of):
    session = desk.rating("P1")
    page = session.state.screen_id
    does(session, actions.skip_page(page, "the text is cut off"))
    while session.state.ended is None:
        desk.turn(session)
    told = {row["page"]: row["skipped"] for row in table_of("pages")}
    assert told.pop(page) == "the text is cut off"
    assert set(told.values()) == {""}
    assert {r["value"] for r in table_of("judgments") if r["page"] == page} <= {""}


def test_the_interview_comes_in_the_guides_order_with_own_questions_and_remarks(
    desk, does, table_of, record
):
    session = desk.finished("P1")
    own = actions.new_id()
    for action in (
        actions.ask_interview_question("why"),
        actions.ask_interview_question("how"),
        actions.note_interview("how", "from top\nto bottom"),
        actions.add_interview_question(own, "And the owls?"),
        actions.ask_interview_question(own),
        actions.add_interview_question("unasked", "Never asked?"),
        actions.remark("went well"),
    ):
        does(session, action)
    rows = table_of("interview")
    assert [(r["section"], r["question"]) for r in rows] == [
        ("ways", "how"),
        ("ways", "why"),
        ("own", own),
        ("remarks", ""),
    ]
    assert rows[0]["wording"] == "How did you go on?"
    assert (rows[0]["notes"], rows[3]["notes"]) == ("from top\nto bottom", "went well")
    assert rows[2]["wording"] == "And the owls?" and rows[2]["asked_at"].endswith("Z")
    assert float(rows[1]["asked_seconds"]) < float(rows[0]["asked_seconds"])
    assert rows[3]["asked_seconds"] == ""
    assert verify(record.path).sound
