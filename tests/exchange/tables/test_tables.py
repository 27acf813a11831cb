"""The tables beside the judgments."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from labeval.exchange.tables import TABLES, find_table
from labeval.session.events.events import Kind

Tables = Callable[..., list[dict[str, str]]]

ELSEWHERE = frozenset(
    {"attention", "errors", "evidence", "flags", "judge_support", "justifications", "training"}
    | {"access", "claims", "publications", "responses", "revisions", "pastes", "rewrites"}
    | {"interview", "markers", "moderation", "notes", "recordings", "segments", "words"}
)
"""Tables of what this study does not ask; they have tests of their own."""


@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_a_docstring_a_column_and_a_cell_a_column(
    name: str, desk: Any, table_of: Tables
) -> None:
    session = desk.rating("P1")
    session.comment("Fine.")
    table = find_table(name)
    assert all(column.about.endswith((".", "…")) for column in table.COLUMNS)
    assert len({column.name for column in table.COLUMNS}) == len(table.COLUMNS)
    for row in table_of(name):  # made with zip(strict=True)
        for column in table.COLUMNS:
            if column.kind != "text" and row[column.name]:
                float(row[column.name])
            assert not column.values or row[column.name] in {"", *column.values}
    assert name in ELSEWHERE or table_of(name)


def test_events_are_all_there_in_order_with_their_data(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1")
    session.note(Kind.OVERFLOW, items=["m1"], reason="größer")
    rows = table_of("events")
    assert [int(row["seq"]) for row in rows] == list(range(1, session.state.last_seq + 1))
    assert json.loads(rows[-1]["data"]) == {"items": ["m1"], "reason": "größer"}
    assert rows[0]["kind"] == "session_started"


def test_a_comment_is_the_text_as_it_stood_in_the_end(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1")
    session.comment("Too")
    session.comment("Too long,\nand “odd”")
    said_at = desk.seconds
    desk.turn(session)
    session.comment("never mind")
    session.comment("")
    (row,) = table_of("comments")
    assert row["comment"] == "Too long,\nand “odd”"
    assert row["commented_at"].endswith(f"{said_at:06.3f}Z")
    assert (row["page"], row["page_order"], row["items"]) == ("dqe-001", "1", "m1")


def test_tests_say_what_was_right_and_questionnaires_what_was_answered(
    desk: Any, table_of: Tables
) -> None:
    desk.finished("P1")
    rows = table_of("questionnaires")
    tests = [row for row in rows if row["kind"] == "test"]
    assert [(r["question"], r["value"], r["correct"]) for r in tests] == [
        *(("q0", "1", "yes"), ("q1", "1", "no")),
        *(("q2", "1", "yes"), ("q3", "1", "no")),
    ]
    assert {(r["score"], r["level"], r["passed"]) for r in tests} == {("2", "B1", "yes")}
    (about,) = [row for row in rows if row["kind"] == "questionnaire"]
    assert (about["step"], about["question"], about["value"]) == ("about", "age", "33")
    assert about["score"] == about["correct"] == ""


def test_a_test_that_was_not_finished_has_no_score(desk: Any, table_of: Tables) -> None:
    session = desk.begin("P1")
    desk.turn(session)
    session.answer("q1", "2")
    (row,) = table_of("questionnaires")
    assert (row["correct"], row["score"], row["passed"]) == ("yes", "", "")


def test_a_session_says_how_it_was_seated_and_how_it_ended(desk: Any, table_of: Tables) -> None:
    finished = desk.finished("P1")
    desk.rating("P2")
    first, second = table_of("sessions")
    assert (first["ending"], second["ending"]) == ("completed", "")
    assert first["ended"] and not second["ended"]
    assert first["consents"] == "rating"
    assert float(first["minutes"]) == pytest.approx(finished.state.last_ms / 60_000, abs=0.01)
    assert (first["group"], first["seed"], first["number"]) == ("crowd", "5", "0")
    assert first["version"] == finished.content.version_id()
    assert first["program"]


def test_consents_keep_the_version_of_their_text(desk: Any, table_of: Tables) -> None:
    desk.turn(desk.begin("P1"))
    assert [(r["consent"], r["choice"], r["text_version"]) for r in table_of("consents")] == [
        ("rating", "given", "2"),
        ("quotation", "declined", "2"),
    ]


def test_a_page_counts_visits_lookups_leavings_and_the_comment(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1")
    shown = desk.seconds
    session.note(Kind.DEFINITIONS_OPENED)
    session.note(Kind.DEFINITIONS_OPENED)
    desk.seconds = shown + 5
    session.note(Kind.WINDOW_LEFT)
    desk.seconds = shown + 50
    session.note(Kind.WINDOW_RETURNED)
    session.comment("Gut 👍")
    desk.turn(session)
    session.go_back()
    row = next(r for r in table_of("pages") if r["page"] == "dqe-001")
    assert (row["visits"], row["definition_lookups"], row["window_leavings"]) == ("2", "2", "1")
    assert row["comment_length"] == "5"
    assert 5 < float(row["seconds"]) < 8
    seen = [float(row[f"{name}_seconds"]) for name in ("shown", "first_answer", "left")]
    assert seen == sorted(seen)
