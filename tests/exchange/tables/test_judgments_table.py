"""The table of judgments says what the design page promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from labeval.exchange.writers import export_table
from labeval.session.events.events import Ending
from labeval.store.record.record import Record

Tables = Callable[..., list[dict[str, str]]]

_HEAD = (
    "participant,session,condition,method,criterion,page,items,value,seconds,answer_seconds,"
    "page_order,answered_at,turn\n"
)


def test_an_interrupted_session_is_written_as_it_stands(
    desk: Any, record: Record, tmp_path: Path
) -> None:
    session = desk.rating("P07")
    shown = desk.seconds
    desk.seconds = shown + 4
    session.answer("honesty", "4")
    desk.seconds = shown + 7
    session.answer("fluency", "2")
    desk.seconds = shown + 9
    session.go_on()
    desk.seconds = shown + 12
    session.answer("fluency", "5")
    export_table(record, "judgments", "csv", tmp_path / "judgments.csv")
    assert (tmp_path / "judgments.csv").read_text("utf-8") == _HEAD + (
        "P07,P07-1,dqe,dqe,fluency,dqe-001,m1,2,9.125,7.125,1,2026-03-01T09:00:09.375Z,\n"
        "P07,P07-1,dqe,dqe,honesty,dqe-001,m1,4,9.125,4.125,1,2026-03-01T09:00:06.375Z,\n"
        "P07,P07-1,dqe,dqe,fluency,dqe-002,m2,5,2.875,2.875,2,2026-03-01T09:00:14.375Z,\n"
        "P07,P07-1,dqe,dqe,honesty,dqe-002,m2,,2.875,,2,,\n"
    )


def test_a_finished_session_has_every_judgment_of_every_method(desk: Any, table_of: Tables) -> None:
    desk.finished("P1", "all")
    rows = table_of("judgments")
    assert Counter(row["method"] for row in rows) == {
        "dqe": 4 * 2,
        "aqc": 4 * 2,
        "ab": 6 * 2,
        "bws": 4 * 2,
    }
    assert all(row["value"] for row in rows)
    # Four pages of DQE and of AQC, six pairs, eight pages of BWS: one criterion on each.
    assert {int(row["page_order"]) for row in rows} == set(range(1, 4 + 4 + 6 + 8 + 1))


def test_values_look_as_each_method_writes_them(desk: Any, table_of: Tables) -> None:
    desk.finished("P1", "all")
    first = {row["method"]: row for row in reversed(table_of("judgments"))}
    assert first["dqe"]["value"] == "1"
    assert first["aqc"]["value"] == "yes"
    left, right = first["ab"]["items"].split("|")
    assert first["ab"]["value"] == left != right
    best, worst, _ = first["bws"]["items"].split("|")
    assert first["bws"]["value"] == f"{best}>{worst}"


def test_a_changed_answer_replaces_the_judgment_and_stays_in_the_events(
    desk: Any, table_of: Tables
) -> None:
    session = desk.rating("P1")
    for value in ("1", "5", "3"):
        session.answer("honesty", value)
    honesty = [r for r in table_of("judgments") if r["criterion"] == "honesty"]
    assert [row["value"] for row in honesty] == ["3"]
    history = [
        row["value"]
        for row in table_of("events")
        if (row["kind"], row["page"], row["field"]) == ("answer", "dqe-001", "honesty")
    ]
    assert history == ["1", "5", "3"]


def test_an_answer_that_was_taken_back_is_not_answered(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1")
    session.answer("honesty", "4")
    session.answer("honesty", "")
    row = next(r for r in table_of("judgments") if r["criterion"] == "honesty")
    assert (row["value"], row["answer_seconds"], row["answered_at"]) == ("", "", "")
    assert row["seconds"] != ""


def test_best_without_worst_is_no_judgment_and_the_later_choice_dates_one(
    desk: Any, table_of: Tables
) -> None:
    session = desk.rating("P1", "bws")
    shown = desk.seconds
    best, worst, _ = session.page.items
    session.answer("worst", worst)
    assert [row["value"] for row in table_of("judgments")] == [""]
    desk.seconds = shown + 20
    session.answer("best", best)
    (row,) = table_of("judgments")
    assert (row["value"], row["answer_seconds"]) == (f"{best}>{worst}", "20.125")


def test_time_in_a_pause_is_no_time_on_the_page(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1")
    shown = desk.seconds
    desk.seconds = shown + 2
    session.pause()
    desk.seconds = shown + 100
    session.unpause()
    desk.seconds = shown + 103
    session.answer("honesty", "4")
    row = next(r for r in table_of("judgments") if r["criterion"] == "honesty")
    assert row["answer_seconds"] == row["seconds"] == "5.125"


def test_pages_that_were_never_shown_have_no_rows(desk: Any, table_of: Tables) -> None:
    session = desk.rating("P1", "ab")
    desk.turn(session)
    session.end(Ending.ENDED_EARLY)
    assert {row["page_order"] for row in table_of("judgments")} == {"1", "2"}


def test_training_pages_are_in_pages_and_not_in_judgments(desk: Any, table_of: Tables) -> None:
    desk.finished("P1")
    assert {row["items"] for row in table_of("judgments")} == {"m1", "m2", "m3", "m4"}
    training = [row for row in table_of("pages") if row["training"] == "yes"]
    assert [(row["items"], row["page_order"]) for row in training] == [("t1", "")]


def test_rehearsals_are_in_no_table_unless_asked_for(desk: Any, table_of: Tables) -> None:
    from labeval.exchange.tables import TABLES
    from tests.exchange.tables.test_tables import ELSEWHERE

    desk.finished("P1", kind="rehearsal")
    assert {name: table_of(name) for name in TABLES} == {name: [] for name in TABLES}
    desk.rating("P2", kind="rehearsal").comment("Fine.")
    found = {name for name in TABLES if table_of(name, include_rehearsals=True)}
    assert found >= set(TABLES) - ELSEWHERE


def test_simulated_sessions_are_there_and_say_so(desk: Any, table_of: Tables) -> None:
    desk.finished("R1", kind="simulated")
    assert [row["kind"] for row in table_of("sessions")] == ["simulated"]
    assert len(table_of("judgments")) == 8


def test_rows_are_sorted_by_participant_session_page_and_criterion(
    desk: Any, table_of: Tables
) -> None:
    for participant in ("P2", "Ä1", "P10", "p1"):
        desk.finished(participant, "bws")
    keys = [
        (r["participant"], r["session"], int(r["page_order"]), r["page"], r["criterion"])
        for r in table_of("judgments")
    ]
    assert keys == sorted(keys)
    assert [k[0] for k in keys[::8]] == ["P10", "P2", "p1", "Ä1"]


def test_several_sessions_of_a_participant_follow_their_ids_and_not_their_time(
    desk: Any, record: Record, table_of: Tables
) -> None:
    header = desk.finished("P1").header
    events = record.sessions.events("P1-1")
    for id, started in (("P1-0", "2026-03-02T09:00:00.000Z"), ("P1-2", "2026-02-01T09:00:00.000Z")):
        record.sessions.begin(replace(header, id=id, started=started), events)
    order = list(dict.fromkeys(row["session"] for row in table_of("judgments")))
    assert order == ["P1-0", "P1-1", "P1-2"]
