"""Attention checks and training rounds leave the record in tables of their own."""

from __future__ import annotations

import json

import pytest

from labeval.exchange.tables import find_table
from labeval.session.running.session import Session
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.studies.attention_study import ALL_KINDS, block, content_with, training


@pytest.fixture
def four_texts() -> StudyContent:
    """In place of the usual study: eight texts, three checks, a training with a pass mark."""
    rules = {"share": 0.4, "kinds": ALL_KINDS}
    mark = training(2, **{"pass": 0.5, "tries": 2})
    return content_with(block("dqe", attention=rules, **mark))


@pytest.fixture
def done(desk: ScriptedSessions) -> Session:
    """A participant who answers 1 everywhere: right in training, always consistent."""
    return desk.finished("P1", "block")


def test_no_attention_check_is_a_judgment(done: Session, table_of) -> None:
    rows = table_of("judgments")
    assert {row["page"] for row in rows} == {p.id for p in done.state.plan.rating_pages()}
    assert not {row["items"] for row in rows} & {"c1", "c5"}
    assert len(rows) == 8 * 4


def test_page_order_is_the_number_that_the_participant_saw(done: Session, table_of) -> None:
    shown = [page.id for page in done.state.plan.block_pages()]
    orders = {row["page"]: int(row["page_order"]) for row in table_of("judgments")}
    assert orders == {id: n for n, id in enumerate(shown, start=1) if "attention" not in id}


def test_pages_tell_what_each_check_rests_on(done: Session, table_of) -> None:
    kinds = {row["page"]: row["attention"] for row in table_of("pages")}
    checks = {
        page.id: page.attention.kind for page in done.state.plan.block_pages() if page.attention
    }
    assert len(checks) == 3
    assert {page: kind for page, kind in kinds.items() if kind} == checks


def test_every_check_is_a_row_with_its_evidence(done: Session, table_of) -> None:
    rows = {row["kind"]: row for row in table_of("attention")}
    assert set(rows) == set(ALL_KINDS)
    assert [row["passed"] for row in rows.values()] == ["yes"] * 3
    assert rows["repeated"]["consistency"] == "1.000"
    assert rows["repeated"]["repeats"].startswith("block-0")
    assert rows["instructed"]["consistency"] == rows["instructed"]["repeats"] == ""
    evidence = json.loads(rows["bad_text"]["answers"])
    assert evidence["honesty"] == {"answer": "1", "expected": ["1", "2"]}


def test_a_check_that_was_not_left_has_no_result(desk: ScriptedSessions, table_of) -> None:
    session = desk.rating("P2", "block")
    while session.page is not None and session.page.attention is None:
        desk.turn(session)
    (row,) = table_of("attention")
    assert (row["passed"], row["answers"], row["checked_at"]) == ("", "", "")


def test_every_round_of_a_training_is_a_row(done: Session, table_of) -> None:
    (row,) = table_of("training")
    assert (row["block"], row["try"], row["right"], row["of"]) == ("block", "1", "4", "4")
    assert (row["score"], row["passed"]) == ("1.000", "yes")


def test_the_record_verifies(done: Session, record: Record) -> None:
    record.close()
    assert verify(record.path).findings == []


def test_both_tables_are_found_by_name() -> None:
    assert find_table("attention").COLUMNS[0].name == "participant"
    assert find_table("training").COLUMNS[0].name == "participant"
