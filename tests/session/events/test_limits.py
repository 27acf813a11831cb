"""Limits of a session: the current page is finished, the closing steps follow, resuming agrees."""

from __future__ import annotations

from typing import Any

import pytest

from labeval.session.events.events import Ending, Kind
from labeval.session.plan.plan import Plan, make_plan
from labeval.session.running.opening import resume
from labeval.session.running.session import Session
from labeval.session.state.state import state_after
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

ENOUGH = {"step": "text", "id": "enough", "when": "limit_reached", "text": "Others go on."}
CLOSING = {
    "step": "questionnaire",
    "id": "closing",
    "questions": [
        {"id": "easy", "kind": "scale", "points": 5, "text": "Easy?", "low": "no", "high": "yes"}
    ],
}
THANKS = {"step": "text", "id": "thanks", "text": "Thank you."}


def a_study(limits: dict[str, float], *, two_blocks: bool = False, **dqe: Any) -> StudyContent:
    rating = {
        "step": "for_each_block",
        "steps": [
            {"step": "instructions", "id": "how"},
            {"step": "rating", "id": "rating"},
            {**CLOSING, "id": "after"},
        ],
    }
    study = small_study(
        limits=limits,
        blocks={"dqe": {"method": "dqe", **dqe}, "aqc": {"method": "aqc"}},
        conditions=[
            {"id": "c", "blocks": ["dqe", "aqc"] if two_blocks else ["dqe"], "order": "fixed"}
        ],
        procedure=[rating, ENOUGH, CLOSING, THANKS],
    )
    return StudyContent(study=study, items=small_items())


def turn(session: Session) -> None:
    for field in session.open_fields():
        session.answer(field.id, field.options[0])
    session.go_on()


def places_seen(session: Session) -> list[str]:
    """The steps that are shown until the end, each once."""
    seen = []
    while session.state.ended is None:
        if session.state.current.place not in seen:
            seen.append(session.state.current.place)
        turn(session)
    last = session.state.current.place
    return seen if last in seen else [*seen, last]


def test_after_the_limit_of_pages_the_closing_steps_follow_kindly(begin, kept):
    session = begin(a_study({"pages": 3}), "c")
    assert places_seen(session) == [
        "how.dqe",
        "rating.dqe",
        "after.dqe",
        "enough",
        "closing",
        "thanks",
    ]
    assert session.state.ended is Ending.COMPLETED
    left = {e.page for e in kept.events if e.kind == Kind.PAGE_LEFT and e.page.startswith("dqe-")}
    assert len(left) == 3
    (event,) = [e for e in kept.events if e.kind == Kind.LIMIT_REACHED]
    assert (event.field, event.value) == ("pages", "3")


def test_without_reaching_it_nobody_reads_of_a_limit(begin):
    session = begin(a_study({"pages": 8}), "c")
    assert "enough" not in places_seen(session)
    assert session.state.limit_at is None


def test_after_the_limit_no_block_is_begun_and_none_is_asked_about(begin):
    session = begin(a_study({"pages": 3}, two_blocks=True), "c")
    assert not [place for place in places_seen(session) if place.endswith(".aqc")]


def test_a_limit_at_the_end_of_the_first_block_keeps_the_second_closed(begin):
    session = begin(a_study({"pages": 8}, two_blocks=True), "c")
    seen = places_seen(session)
    assert "enough" in seen
    assert not [place for place in seen if place.endswith(".aqc")]


def test_minutes_count_work_and_neither_pauses_nor_interruptions(begin, hand, kept):
    content = a_study({"minutes": 10})
    session = begin(content, "c")
    turn(session)
    hand.seconds += 4 * 60
    session.pause()
    hand.seconds += 20 * 60
    session.unpause()
    turn(session)
    assert session.state.current.place == "rating.dqe"
    hand.seconds += 30 * 60  # the program was closed
    session = resume(session.header, content, kept, kept, list(kept.events), hand.clock())
    hand.seconds += 5.9 * 60
    turn(session)
    assert session.state.current.place == "rating.dqe"
    hand.seconds += 0.2 * 60
    turn(session)
    assert session.state.current.place == "after.dqe"
    (event,) = [e for e in kept.events if e.kind == Kind.LIMIT_REACHED]
    assert (event.field, event.value) == ("minutes", "10.1")


def test_who_went_back_still_comes_to_the_pages_that_were_begun(begin, hand):
    session = begin(a_study({"minutes": 10}), "c")
    turn(session)
    for _ in range(3):
        turn(session)
    fourth = session.page
    session.go_back()
    hand.seconds += 60 * 60
    turn(session)
    assert session.page == fourth
    turn(session)
    assert session.state.current.place == "after.dqe"


def test_a_resumed_session_decides_as_the_first_one_did(begin, kept, hand):
    content = a_study({"pages": 3})
    first = begin(content, "c")
    for _ in range(4):
        turn(first)
    assert first.state.current.place == "after.dqe"
    again = resume(first.header, content, kept, kept, list(kept.events), hand.clock())
    assert again.state.limit_at == first.state.limit_at
    assert places_seen(again) == ["after.dqe", "enough", "closing", "thanks"]
    assert state_after(first.header.plan, kept.events) == again.state


def test_nobody_goes_back_into_the_rating_from_what_follows_the_limit(begin):
    session = begin(a_study({"pages": 2}), "c")
    while session.state.current.place != "enough":
        turn(session)
    assert not session.can_go_back()


@pytest.mark.parametrize("limit", [2, 3, 5, 8, 11])
def test_attention_checks_are_spread_over_the_pages_before_the_limit(limit):
    checks = {"share": 0.25, "kinds": ["repeated"]}
    content = a_study({"pages": limit}, attention=checks)
    plan = make_plan(content, "c", 3, 0)
    pages = list(plan.block_pages())
    before, behind = pages[:limit], pages[limit:]
    assert len([p for p in pages if p.counts]) == 8
    checked = [p for p in before if p.attention]
    assert len(checked) == (0 if limit == 2 else max(1, round(0.25 * (len(before) - len(checked)))))
    assert not [p for p in behind if p.attention]


def test_a_plan_keeps_what_was_placed_and_what_comes_after_a_limit():
    plan = make_plan(a_study({"pages": 3}), "c", 3, 0)
    assert Plan.from_json(plan.to_json()) == plan
    assert [step.place for step in plan.steps if step.after_limit] == ["enough"]
