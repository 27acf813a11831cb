"""What was shown of a judge's ratings leaves the record with the answers around it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.exchange.tables import find_table
from labeval.jobs.planning.simulate import simulate
from labeval.store.record.record import Record
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.studies.judged_study import MODEL, SUPPORTED, judged, withholding

Table = Callable[[str], list[dict[str, str]]]


@pytest.fixture
def four_texts() -> StudyContent:
    """In place of the usual study: one with a judge's ratings."""
    return judged("after_answer")


def row_of(table_of: Table, page: str, criterion: str) -> dict[str, str]:
    (row,) = (
        r for r in table_of("judge_support") if (r["page"], r["criterion"]) == (page, criterion)
    )
    return row


def test_a_row_tells_the_first_answer_what_was_shown_and_the_final_one(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.rating("P1", "block")
    page = session.page
    assert page is not None
    session.answer("clarity", "2")
    session.answer("clarity", "4")
    session.answer("fluency", "3")
    row = row_of(table_of, page.id, "clarity")
    (rating,) = (
        r
        for r in session.content.judge_ratings
        if (r.item, r.criterion) == (page.items[0], "clarity")
    )
    assert (row["participant"], row["session"], row["condition"]) == ("P1", "P1-1", "block")
    assert (row["item"], row["show"]) == (page.items[0], "after_answer")
    assert (row["first_answer"], row["final_answer"], row["changed"]) == ("2", "4", "yes")
    assert row["judge_rating"] == str(rating.rating)
    assert row["judge_explanation"] == rating.explanation
    assert json.loads(row["judge_quotes"]) == rating.quotes
    assert row["judge_model"] == MODEL
    assert row["first_answered_at"] <= row["shown_at"] < row["final_answered_at"]
    assert row_of(table_of, page.id, "fluency")["changed"] == "no"


def test_an_answer_taken_back_is_a_change_and_a_return_to_it_is_none(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.rating("P1", "block")
    page = session.state.screen_id
    for value in ("2", ""):
        session.answer("clarity", value)
    for value in ("2", "5", "2"):
        session.answer("fluency", value)
    taken_back = row_of(table_of, page, "clarity")
    assert (taken_back["final_answer"], taken_back["changed"]) == ("", "yes")
    assert row_of(table_of, page, "fluency")["changed"] == "no"


def test_no_other_page_or_criterion_has_a_row(desk: ScriptedSessions, table_of: Table) -> None:
    session = desk.finished("P1", "block")
    pages = [page.id for page in session.state.plan.rating_pages()]
    found = [(row["page"], row["criterion"]) for row in table_of("judge_support")]
    assert sorted(found) == sorted((page, c) for page in pages for c in SUPPORTED)


def test_where_it_is_shown_from_the_start_the_answers_come_after(
    record: Record, table_of: Table
) -> None:
    desk = ScriptedSessions(record, judged("always"))
    session = desk.rating("P1", "block")
    page = session.state.screen_id
    row = row_of(table_of, page, "clarity")
    assert (row["show"], row["first_answer"], row["changed"]) == ("always", "", "")
    session.answer("clarity", "1")
    session.answer("clarity", "3")
    row = row_of(table_of, page, "clarity")
    assert (row["first_answer"], row["final_answer"], row["changed"]) == ("1", "3", "yes")
    assert row["shown_at"] < row["first_answered_at"]


def test_thirty_robots_leave_a_row_for_every_rating_and_some_changed_their_mind(
    tmp_path: Path,
) -> None:
    content = judged("after_answer")
    with Record(tmp_path / "thirty.sqlite") as record:
        simulate(record, content, 30, seed=3)
        table = find_table("judge_support")
        rows = [
            dict(zip((c.name for c in table.COLUMNS), row, strict=True))
            for row in table.rows(record)
        ]
    assert len(rows) == 30 * 8 * len(SUPPORTED)
    changed = sum(row["changed"] == "yes" for row in rows)
    assert 0.05 < changed / len(rows) < 0.4
    assert all(row["first_answered_at"] <= row["shown_at"] for row in rows)


def test_a_study_without_support_has_no_rows(record: Record, table_of: Table) -> None:
    ScriptedSessions(record, judged("never")).finished("P1", "block")
    assert table_of("judge_support") == []


def test_withheld_ratings_have_rows_of_their_own(tmp_path: Path) -> None:
    content = withholding(0.5, "always")
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 2, 1)
        table = find_table("judge_support")
        names = [column.name for column in table.COLUMNS]
        rows = [dict(zip(names, row, strict=True)) for row in table.rows(record)]
    by_show = {show: [r for r in rows if r["show"] == show] for show in ("always", "withheld")}
    assert len(by_show["always"]) == len(by_show["withheld"]) == 2 * 4 * len(SUPPORTED)
    assert all(row["shown_at"] == row["judge_explanation"] == "" for row in by_show["withheld"])
    assert all(row["judge_rating"] and row["final_answer"] for row in by_show["withheld"])
