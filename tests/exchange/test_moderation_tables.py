"""What the supervisor did leaves the record in tables, with session times, pages and criteria."""

from __future__ import annotations

import json

import pytest

from labeval.session import acts
from labeval.store.verify import verify
from labeval.study.model import StudyContent
from labeval.study.moderating import Moderation
from tests.exchange.conftest import Desk

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
def does(desk: Desk):
    """Does an act now, as the supervisor's own clock has it."""

    def does(session, act: acts.Act) -> None:
        now = acts.Act(act.id, act.kind, desk._utc(), act.page, act.field, act.value, act.data)
        desk.seconds += 0.5
        session.apply_act(now)

    return does


def test_a_note_has_the_time_of_its_first_key_and_the_text_of_its_last(desk, does, table_of):
    session = desk.rating("P1")
    page, note = session.state.screen_id, acts.new_id()
    begun = desk.seconds
    does(session, acts.note(page, "", note=note, criterion="honesty"))
    desk.seconds += 20
    desk.turn(session)
    does(session, acts.note(session.state.screen_id, "reads\ntwice", note=note))
    does(session, acts.note(page, "gone", note=(gone := acts.new_id())))
    does(session, acts.note(page, "", note=gone))
    (row,) = table_of("notes")
    assert (row["page"], row["criterion"], row["text"]) == (page, "honesty", "reads\ntwice")
    assert abs(float(row["begun_seconds"]) - begun) <= 0.25
    assert float(row["finished_seconds"]) - float(row["begun_seconds"]) >= 20
    assert row["begun_at"].endswith("Z")


def test_markers_that_were_taken_back_are_none(desk, does, table_of):
    session = desk.rating("P1")
    page = session.state.screen_id
    kept, wrong = acts.mark(page, "quote", criterion="honesty"), acts.mark(page, "surprise")
    for act in (kept, wrong, acts.unmark(page, wrong.id)):
        does(session, act)
    (row,) = table_of("markers")
    assert (row["marker"], row["page"], row["criterion"]) == ("quote", page, "honesty")


def test_everything_that_passed_between_both_is_told_with_who_and_when(desk, does, table_of):
    session = desk.rating("P1")
    page = session.state.screen_id
    does(session, acts.send_message(page, "Take your time."))
    session.put_message_away()
    session.ask_question("honesty")
    asked = session.state.moderated.question.seq
    does(session, acts.answer_question(page, asked, text="Any of them."))
    does(session, acts.pause(page))
    does(session, acts.resume(page))
    does(session, acts.give_hint(page, "apart"))
    does(session, acts.skip_page("gone", "too late"))
    does(session, acts.note(page, "elsewhere", note=acts.new_id()))
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
    does(session, acts.skip_page(page, "the text is cut off"))
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
    own = acts.new_id()
    for act in (
        acts.ask_interview_question("why"),
        acts.ask_interview_question("how"),
        acts.note_interview("how", "from top\nto bottom"),
        acts.add_interview_question(own, "And the owls?"),
        acts.ask_interview_question(own),
        acts.add_interview_question("unasked", "Never asked?"),
        acts.remark("went well"),
    ):
        does(session, act)
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
