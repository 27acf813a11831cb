"""A damaged record of the time before there were hashes: what is plausible of it is saved."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from labeval.session.events.events import Kind
from labeval.store.chain.ledger import LedgerEntry
from labeval.store.disk.backup import back_up
from labeval.store.record.database import open_record
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.older_records import runs_missing
from labeval.store.salvage.report import SalvageReport
from labeval.store.verify import salvage, verify
from labeval.study.study import StudyContent
from tests.store.chain.test_chain import older_record
from tests.store.conftest import UTC, a_header, the_content

PAGE = 4096
EVENTS = 20
VERSION = 3
"""The last one without hashes."""
TABLES = {
    "study_version": "*",
    "publication": "*",
    "session": "id, participant, condition, version, seed, number, started, plan",
    "event": "session, seq, at_ms, utc, kind, page, field, value, data",
    "transcript": "session, recording, language, length_ms, segments",
    "transcript_segment": "session, recording, number, words",
    "imported_judgment": "participant, session, value",
    "erasure": "*",
}
Rows = dict[str, set[tuple[object, ...]]]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Three sessions of twenty events, a transcript, a judgment, an erasure and a publication."""
    path = tmp_path / "record.sqlite"
    first, *_ = older_record(path, events=EVENTS)
    with closing(open_record(path, migrations=MIGRATIONS[:VERSION])) as connection:
        transcript = (first, "r1", "en", 4000, 1, UTC, "{}", "{}")
        connection.execute(f"INSERT INTO transcript VALUES ({marks(8)})", transcript)
        segment = (first, "r1", 1, 0, 900, "", '[["Yes",0,900,null]]')
        connection.execute(f"INSERT INTO transcript_segment VALUES ({marks(7)})", segment)
    shutil.rmtree(tmp_path / "backups")
    return path


def marks(count: int) -> str:
    return ", ".join("?" * count)


def altered(path: Path, *statements: str) -> None:
    """Change rows as no program does; references are not enforced."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def copied(path: Path) -> None:
    """Copy it to ``backups/``."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        back_up(connection, path, "session")


def rows_in(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: set(connection.execute(f"SELECT {columns} FROM {table}"))
            for table, columns in TABLES.items()
        }


def rescued(path: Path, known: Sequence[StudyContent] = ()) -> tuple[SalvageReport, Rows]:
    """Salvage a file; what comes of it is sound."""
    before = path.read_bytes()
    target = path.with_name(f"saved-{len([*path.parent.iterdir()])}.sqlite")
    report = salvage(path, target, known=known)
    assert path.read_bytes() == before and not report.has_hashes
    assert not [line for line in verify(target).findings if "ledger" in str(line)]
    with Record(target, read_only=True) as record:
        kinds = record.connection.execute("SELECT kind FROM ledger ORDER BY number").fetchall()
        assert kinds[0] == (LedgerEntry.RESTORED,)
        assert kinds.count((LedgerEntry.RESTORED,)) == 1
    return report, rows_in(target)


def test_of_a_whole_file_nothing_is_lost(older: Path) -> None:
    whole = rows_in(older)
    report, found = rescued(older)
    assert found == whole and all(found.values())
    assert report.backup is None and report.lost == {}
    assert (report.versions, report.judgments, report.erasures) == (1, 1, 1)
    assert [one.participant for one in report.sessions] == ["P00", "P01", "P02"]
    for one in report.sessions:
        assert (one.from_file, one.from_backup, one.last_seq, one.last_utc) == (20, 0, 20, UTC)
        assert not (one.missing or one.plan_drawn_again or one.version_missing)
        assert not (one.repaired or one.apart or one.end_missing)
    assert "before there were hashes" in str(report)


def test_a_copy_fills_whatever_a_damaged_page_held(older: Path) -> None:
    copied(older)
    whole, content = rows_in(older), older.read_bytes()
    pages = range(1, len(content) // PAGE)
    for page in random.Random(5).sample(pages, 8):
        older.write_bytes(content[: page * PAGE] + bytes(PAGE) + content[(page + 1) * PAGE :])
        report, found = rescued(older)
        assert found == whole and report.backup is not None, page
        assert report.events == 3 * EVENTS and report.versions == 1
        assert not any(one.missing or one.plan_drawn_again for one in report.sessions)


def test_what_came_after_the_copy_stays_and_what_the_file_lost_is_counted(older: Path) -> None:
    copied(older)
    id = a_header(the_content(), 1).id
    altered(
        older,
        f"INSERT INTO event VALUES ('{id}', 21, 21, '{UTC}', 'comment', '', '', 'late', '')",
        f"DELETE FROM event WHERE session = '{id}' AND seq IN (4, 5, 9)",
    )
    report, found = rescued(older)
    (one,) = [one for one in report.sessions if one.id == id]
    assert (one.from_file, one.from_backup, one.last_seq, one.missing) == (18, 3, 21, ())
    assert sum(row[0] == id for row in found["event"]) == 21


def test_events_that_are_lost_between_others_are_named(older: Path) -> None:
    id = a_header(the_content(), 1).id
    altered(older, f"DELETE FROM event WHERE session = '{id}' AND seq IN (1, 5, 6, 9)")
    report, _ = rescued(older)
    missing = {one.id: one.missing for one in report.sessions}
    assert missing.pop(id) == ((1, 1), (5, 6), (9, 9)) and not any(missing.values())
    assert runs_missing([]) == () and runs_missing([3]) == ((1, 2),)


def test_a_copy_that_is_damaged_itself_gives_way_to_an_older_one(older: Path) -> None:
    copied(older)
    (good,) = older.parent.glob("backups/*")
    bad = good.with_name(good.name.replace("record-20", "record-21"))
    bad.write_bytes(good.read_bytes()[: 2 * PAGE])
    assert rescued(older)[0].backup == good


def test_whoever_a_copy_says_was_erased_stays_out(older: Path) -> None:
    altered(
        older,
        f"INSERT INTO erasure VALUES ('P00', '{UTC}')",
        f"INSERT INTO erasure VALUES ('P07', '{UTC}')",
    )
    copied(older)
    altered(older, "DELETE FROM erasure")
    report, found = rescued(older)
    assert [one.participant for one in report.sessions] == ["P01", "P02"]
    assert (report.judgments, report.erasures, report.lost) == (0, 3, {})
    gone = a_header(the_content(), 0).id
    for table in ("event", "transcript", "transcript_segment"):
        assert gone not in {row[0] for row in found[table]}
    assert found["imported_judgment"] == set()


def test_events_of_a_session_whose_row_is_lost_are_counted_and_left_out(older: Path) -> None:
    id = a_header(the_content(), 0).id
    altered(older, f"DELETE FROM session WHERE id = '{id}'")
    report, found = rescued(older)
    assert report.lost == {id: EVENTS}
    for table in ("event", "transcript", "transcript_segment"):
        assert id not in {row[0] for row in found[table]}
    assert len(found["session"]) == 2 and len(found["event"]) == 2 * EVENTS


PLACED = '{"placing":{"blocks":{"dqe":[[1,0],[2]]}}}'


@pytest.mark.parametrize("started", ["", "{}", PLACED])
def test_a_plan_that_cannot_be_read_is_drawn_again(older: Path, started: str) -> None:
    header = a_header(the_content(), 1)
    altered(
        older,
        f"UPDATE session SET plan = 'lost' WHERE id = '{header.id}'",
        f"UPDATE event SET data = '{started}' WHERE session = '{header.id}' AND seq = 1",
        f"UPDATE event SET data = '{PLACED}' WHERE session <> '{header.id}' AND seq = 1",
    )
    report, found = rescued(older)
    assert [one.id for one in report.sessions if one.plan_drawn_again] == [header.id]
    plans = {row[0]: row[-1] for row in found["session"]}
    assert (plans[header.id] == header.plan.to_json()) == (started != PLACED)


def test_a_plan_comes_from_the_copy_before_it_is_drawn_again(older: Path) -> None:
    header = a_header(the_content(), 1)
    altered(older, f"UPDATE event SET data = '{PLACED}' WHERE kind = '{Kind.SESSION_STARTED}'")
    copied(older)
    altered(older, f"UPDATE session SET plan = 'lost' WHERE id = '{header.id}'")
    report, found = rescued(older)
    assert not any(one.plan_drawn_again for one in report.sessions)
    assert {row[-1] for row in found["session"] if row[0] == header.id} == {header.plan.to_json()}


def test_a_session_without_plan_and_version_is_lost_unless_the_study_is_there(older: Path) -> None:
    content, header = the_content(), a_header(the_content(), 1)
    altered(
        older,
        f"UPDATE session SET plan = 'lost' WHERE id = '{header.id}'",
        "UPDATE study_version SET content = replace(content, 'mulched', 'mulshed')",
    )
    report, found = rescued(older)
    assert (report.lost, report.versions) == ({header.id: EVENTS}, 0)
    assert [one.version_missing for one in report.sessions] == [True, True]
    report, found = rescued(older, [content])
    assert (report.lost, report.versions, len(report.sessions)) == ({}, 1, 3)
    assert not any(one.version_missing for one in report.sessions)
    assert found["study_version"] == {(content.version_id(), UTC, "", content.to_json())}


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("session", "participant", ""),
        ("session", "version", "no version"),
        ("session", "started", "yesterday"),
        ("session", "id", "x" * 65),
        ("event", "session", "not an id"),
        ("event", "seq", 0),
        ("event", "at_ms", -1),
        ("event", "utc", "2026-03-01 09:00"),
        ("event", "kind", "Comment"),
        ("event", "data", "[]"),
        ("event", "data", "{"),
        ("study_version", "id", "0" * 64),
        ("publication", "version", "not an id"),
        ("publication", "published", "once"),
        ("publication", "problems", "{}"),
        ("publication", "problems", "["),
        ("erasure", "erased", "never"),
    ],
)
def test_what_no_program_wrote_is_left_out(
    older: Path, table: str, column: str, value: object
) -> None:
    whole = rows_in(older)
    one = "seq = 2" if table == "event" else "true"
    with closing(sqlite3.connect(older)) as connection:
        (rowid,) = connection.execute(
            f"SELECT {'session' if table == 'event' else '*'} FROM {table} WHERE {one} LIMIT 1"
        ).fetchone()[:1]
        key = {"event": "session", "publication": "version", "erasure": "participant"}
        where = f"{one} AND {key.get(table, 'id')} = ?"
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (value, rowid))
        connection.commit()
    _, found = rescued(older)
    assert len(found[table]) == len(whole[table]) - 1
    assert found[table] <= whole[table]


def test_data_that_events_and_publications_may_have_is_kept(older: Path) -> None:
    altered(
        older,
        "UPDATE event SET data = '{\"a\":1}', at_ms = 0, utc = '2026-03-01T09:00:00+00:00'",
        """UPDATE publication SET problems = '["a problem"]'""",
    )
    whole = rows_in(older)
    assert rescued(older)[1] == whole


def test_a_code_that_is_no_text_is_said_to_be_damage(older: Path) -> None:
    altered(older, "UPDATE erasure SET participant = CAST(X'50ff' AS TEXT)")
    copied(older)
    result = verify(older)
    assert not result.sound and any("cannot be read, because" in str(f) for f in result.findings)
    assert result.backups == 0
