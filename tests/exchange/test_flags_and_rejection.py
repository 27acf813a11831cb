"""Flags as a table, rejected sessions, and judgments left out by name."""

from __future__ import annotations

import csv

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.writers import export_all, export_table
from labeval.session.events.events import Kind
from labeval.store.record.rejection import reject, take_back


@pytest.fixture
def exported(record, tmp_path):
    """A table as it is exported, by column."""

    def exported(table: str, *without: str) -> list[dict[str, str]]:
        path = tmp_path / f"{table}.csv"
        export_table(record, table, "csv", path, without=without)
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    return exported


@pytest.fixture
def left_window(desk):
    """A finished session whose window was left on its second rating page, and a quiet one."""
    session = desk.rating("p1")
    desk.turn(session)
    session.note(Kind.WINDOW_LEFT)
    desk.seconds += 20
    session.note(Kind.WINDOW_RETURNED)
    while session.state.ended is None:
        desk.seconds += 30
        desk.turn(session)
    desk.finished("p2")
    return session


def test_a_flag_is_a_row_with_its_evidence(left_window, table_of):
    (row,) = [row for row in table_of("flags") if row["flag"] == "window_left"]
    assert row["session"] == "p1-1" and row["policy"] == "warn"
    assert row["page"] == row["pages"] == "dqe-002" and row["page_order"] == "2"
    assert row["evidence"].startswith("the window was left for 20.")
    assert '"seconds": 20.' in row["figures"]


def test_one_kind_of_flag_is_left_out_by_name(left_window, exported):
    everything = exported("judgments")
    kept = exported("judgments", "window_left")
    gone = [row for row in everything if row not in kept]
    assert {(row["session"], row["page"]) for row in gone} == {("p1-1", "dqe-002")}
    assert exported("judgments", "no_comment") == everything


def test_flagged_leaves_out_every_page_that_any_flag_rests_on(left_window, exported, table_of):
    flagged = {(f["session"], p) for f in table_of("flags") for p in f["pages"].split("|")}
    kept = {(row["session"], row["page"]) for row in exported("judgments", "flagged")}
    everything = {(row["session"], row["page"]) for row in exported("judgments")}
    assert kept == everything - flagged and kept


def test_a_flag_about_one_criterion_leaves_out_that_criterion_only(desk, exported):
    session = desk.rating("p1")
    for _ in range(3):
        session.note(Kind.DEFINITION_SHOWN, field="honesty")
    while session.state.ended is None:
        desk.turn(session)
    everything = exported("judgments")
    gone = [row for row in everything if row not in exported("judgments", "lookups")]
    assert [(row["page"], row["criterion"]) for row in gone] == [("dqe-001", "honesty")]
    assert exported("pages", "lookups") == exported("pages")


def test_a_rejected_session_stays_and_is_left_out_only_by_name(left_window, record, exported):
    everything = exported("judgments")
    reject(record, "p1-1", "spoke on the phone")
    assert exported("judgments") == everything
    assert {row["session"] for row in exported("judgments", "rejected")} == {"p2-1"}
    for table in ("pages", "questionnaires"):
        assert {row["session"] for row in exported(table, "rejected")} == {"p2-1"}
    sessions = {row["session"]: row for row in exported("sessions", "rejected")}
    assert sessions["p1-1"]["rejected"] == "yes"
    assert sessions["p1-1"]["rejection"] == "spoke on the phone"
    assert (sessions["p2-1"]["rejected"], sessions["p2-1"]["rejection"]) == ("no", "")


def test_a_rejection_that_was_taken_back_leaves_nothing_out(left_window, record, exported):
    everything = exported("judgments")
    reject(record, "p1-1", "spoke on the phone")
    take_back(record, "p1-1")
    assert exported("judgments", "rejected") == everything
    assert {row["rejected"] for row in exported("sessions")} == {"no"}


def test_all_tables_are_written_without_what_is_named(left_window, record, tmp_path):
    reject(record, "p1-1", "spoke on the phone")
    export_all(record, "csv", tmp_path / "out", without=["rejected"])
    said = (tmp_path / "out" / "judgments.csv").read_text(encoding="utf-8")
    assert "p2-1" in said and "p1-1" not in said
    assert "spoke on the phone" in (tmp_path / "out" / "events.csv").read_text(encoding="utf-8")


def test_a_name_that_means_nothing_is_refused(left_window, record, tmp_path):
    with pytest.raises(ExchangeError, match="rejected, flagged, too_fast"):
        export_table(record, "judgments", "csv", tmp_path / "t.csv", without=["careless"])
    assert not (tmp_path / "t.csv").exists()


def test_rows_of_a_matrix_are_rows_of_the_table(desk, record, table_of):
    from labeval.study.study import StudyContent

    raw = desk.content.model_dump(by_alias=True)
    questions = raw["study"]["procedure"][-1]["questions"]
    questions[0] = {
        "id": "view",
        "kind": "matrix",
        "text": "How much?",
        "points": ["little", "much"],
        "rows": [{"id": "easy", "text": "Easy"}, {"id": "tired", "text": "Tired"}],
    }
    questions[1]["ask_if"] = {"question": "view.tired", "is": [2]}
    desk.content = StudyContent.model_validate(raw)
    desk.finished("p1")
    asked = [row for row in table_of("questionnaires") if row["step"] == "about"]
    assert [(row["question"], row["value"]) for row in asked] == [
        ("view.easy", "1"),
        ("view.tired", "1"),
    ]
