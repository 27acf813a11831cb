"""Rejected sets in tables: they stay, are told, and are left out by name."""

from __future__ import annotations

import csv

import pytest

from labeval.exchange.writers import export_table
from labeval.store.record.rejection import reject


@pytest.fixture
def exported(record, tmp_path):
    def exported(table: str, *without: str) -> list[dict[str, str]]:
        path = tmp_path / f"{table}.csv"
        export_table(record, table, "csv", path, without=without)
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    return exported


@pytest.mark.parametrize("name", ["rejected", "rejected_sets"])
def test_a_rejected_block_is_left_out_by_name_and_its_questionnaire_stays(
    desk, record, exported, name
):
    desk.finished("p1")
    desk.finished("p2")
    everything = exported("judgments")
    reject(record, "p1-1", "rated at random", only="dqe")
    assert exported("judgments") == everything
    assert {row["session"] for row in exported("judgments", name)} == {"p2-1"}
    assert {row["session"] for row in exported("pages", name)} == {"p2-1"}
    assert exported("questionnaires", name) == exported("questionnaires")
    (told,) = [row for row in exported("sessions", name) if row["session"] == "p1-1"]
    assert (told["rejected_sets"], told["rejected"]) == ("dqe", "no")


def test_a_rejected_questionnaire_is_left_out_and_the_judgments_stay(desk, record, exported):
    desk.finished("p1")
    before = exported("questionnaires")
    judgments = exported("judgments")
    reject(record, "p1-1", "filled in by somebody else", only="about")
    assert exported("judgments", "rejected") == judgments
    kept = exported("questionnaires", "rejected")
    assert [row for row in before if row not in kept] == [r for r in before if r["step"] == "about"]
    assert "about" in {row["step"] for row in before}


def test_a_rejected_session_alone_is_not_meant_by_rejected_sets(desk, record, exported):
    desk.finished("p1")
    reject(record, "p1-1", "another task")
    assert exported("judgments", "rejected_sets") == exported("judgments")
    assert exported("judgments", "rejected") == []
