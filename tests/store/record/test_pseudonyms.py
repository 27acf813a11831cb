"""Codes under which participants are shared: one for each, always the same, known by nobody."""

from __future__ import annotations

from pathlib import Path

from labeval.store.chain.hashes import digest
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.pseudonyms import pseudonyms
from labeval.store.record.record import Record
from tests.store.conftest import a_header, a_mark, started, the_content

LATER = "2026-04-01T09:00:00.000Z"


def imported(code: str) -> JudgmentRow:
    return JudgmentRow(code, "s1", "", "dqe", "c", "p1", "text", "4", "", "", 1, "")


def test_a_code_follows_from_the_first_session_or_the_judgments(tmp_path: Path) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(the_content())
        header = a_header(the_content(), 1)
        record.sessions.begin(header, [started()])
        with record.imported.writing():
            record.imported.add([imported("P01"), imported("R1")])
        found = pseudonyms(record.connection)
        assert set(found) == {"P01", "R1"} and len(set(found.values())) == 2
        salts = dict(record.connection.execute("SELECT participant, salt FROM session"))
        others = "SELECT participant, salt FROM imported_set WHERE participant = 'R1'"
        salts |= dict(record.connection.execute(others))
        for code, other in found.items():
            assert other == f"r{digest('shared', (code,), salts[code])[:10]}"


def test_marks_change_no_code_and_suffice_for_one(tmp_path: Path) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        with record.imported.writing():
            record.imported.add([imported("R1")])
        before = pseudonyms(record.connection)
        with record.imported.writing():
            record.imported.marks.add([a_mark("R1"), a_mark("R2")])
        after = pseudonyms(record.connection)
        assert after["R1"] == before["R1"] and set(after) == {"R1", "R2"}


def test_a_later_session_changes_nothing(tmp_path: Path) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        record.versions.keep(the_content())
        for number in (1, 2):
            record.sessions.begin(a_header(the_content(), number), [started()])
        before = pseudonyms(record.connection)
        record.connection.execute(
            "UPDATE session SET participant = 'P01', started = ? WHERE participant = 'P02'",
            (LATER,),
        )
        assert pseudonyms(record.connection) == {"P01": before["P01"]}
