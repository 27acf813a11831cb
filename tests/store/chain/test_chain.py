"""Events and everything else in the record are chained by hashes; older records get theirs."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.events.events import Ending, Event, Kind
from labeval.store.chain.appending import session_row
from labeval.store.chain.hashes import packed
from labeval.store.chain.ledger import LedgerEntry, last_entry, session_subject
from labeval.store.disk.backup import back_up, backups_of
from labeval.store.erasing.erasure import erase
from labeval.store.merging.parts import session_heads
from labeval.store.record.database import open_record
from labeval.store.record.heads import heads_path, read_heads
from labeval.store.record.ledger_contents import expectations, read_ledger
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.record.vouched_events import Break, chained_events, is_whole, read_chain
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, comment, started, the_content
from tests.support import program

columns = st.lists(st.one_of(st.text(), st.integers(-(2**63), 2**63 - 1)), max_size=6)


@given(columns, columns)
def test_different_rows_are_packed_differently(
    one: list[str | int], other: list[str | int]
) -> None:
    same = [str(column) for column in one] == [str(column) for column in other]
    assert (packed(one) == packed(other)) == same


def older_record(path: Path, sessions: int = 3, events: int = 20) -> list[str]:
    """A record as version 0.1 of the program wrote it."""
    content = the_content()
    headers = [a_header(content, n) for n in range(sessions)]
    with closing(open_record(path, migrations=MIGRATIONS[:2])) as connection:
        connection.execute(
            "INSERT INTO study_version VALUES (?, ?, ?, ?)",
            (content.version_id(), UTC, UTC, content.to_json()),
        )
        for h in headers:
            row = (
                *(h.id, h.participant, h.condition, h.version, h.seed, h.number, h.language),
                *(h.kind, h.group, h.assignment, h.started, "0.1", h.plan.to_json()),
            )
            connection.execute(f"INSERT INTO session VALUES ({', '.join('?' * 13)})", row)
            rows = [
                (h.id, e.seq, e.at_ms, e.utc, e.kind, e.page, e.field, e.value, "")
                for e in [started(), *(comment(seq, f"text {seq}") for seq in range(2, events + 1))]
            ]
            connection.executemany(f"INSERT INTO event VALUES ({', '.join('?' * 9)})", rows)
        connection.execute("INSERT INTO erasure VALUES ('P99', ?)", (UTC,))
        judgment = ("P07", "s1", "ab", "m", "c", "p1", "i1", "4", "1.5", "", 1, UTC)
        connection.execute(
            f"INSERT INTO imported_judgment VALUES ({', '.join('?' * 12)})", judgment
        )
    return [h.id for h in headers]


def kinds(record: Record) -> list[str]:
    return [k for (k,) in record.connection.execute("SELECT kind FROM ledger ORDER BY number")]


def test_an_older_record_is_copied_then_chained_and_says_so(folder: StudyFolder) -> None:
    sessions = older_record(folder.database)
    with Record(folder.database) as record:
        assert all(is_whole(record.connection, id) for id in sessions)
        assert kinds(record) == [
            *(LedgerEntry.MIGRATED, LedgerEntry.VERSION, LedgerEntry.PUBLICATION),
            *([LedgerEntry.SESSION, LedgerEntry.HEAD] * 3),
            *(LedgerEntry.IMPORTED, LedgerEntry.ERASURE),
        ]
        assert [len(record.sessions.events(id)) for id in sessions] == [20, 20, 20]
        record.sessions.journal(sessions[0]).append([comment(21, "later")])
        assert is_whole(record.connection, sessions[0])
        heads = read_heads(folder.database)
        newest = session_heads(record.connection)[sessions[0]].hash
        last = last_entry(record.connection)
    assert heads is not None
    assert (session_subject(sessions[0]), 21, newest, *last) in heads.lines
    (copy,) = backups_of(folder.database)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (60,)


def test_a_version_is_in_the_file_of_heads_as_soon_as_it_is_kept(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, synced = os.fsync, list[bytes]()

    def note_sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(heads_path(folder.database).read_bytes())

    with Record(folder.database) as record:
        monkeypatch.setattr(os, "fsync", note_sync)
        record.versions.keep(the_content(), publish=True)
        heads, last = read_heads(folder.database), last_entry(record.connection)
    assert synced[-1:] == [heads_path(folder.database).read_bytes()]
    assert heads is not None
    assert (heads.lines[-1].entries, heads.lines[-1].ledger) == tuple(last)


def test_a_file_of_heads_that_was_missing_is_dated_in_the_ledger(folder: StudyFolder) -> None:
    with Record(folder.database) as record:
        record.versions.keep(the_content(), publish=True)
    heads_path(folder.database).unlink()
    with Record(folder.database) as record:
        dated = record.connection.execute("SELECT kind, utc FROM ledger ORDER BY number").fetchall()
    assert dated[-1][0] == LedgerEntry.HEADS_MADE and dated[-1][1]


def test_what_the_record_says_of_its_past_is_in_the_result(folder: StudyFolder) -> None:
    older_record(folder.database)
    with Record(folder.database):
        pass
    result = verify(folder.database)
    (past,) = result.history
    assert str(past) in str(result)


def test_a_migration_that_is_killed_anywhere_is_made_whole_by_the_next(folder: StudyFolder) -> None:
    sessions = older_record(folder.database)
    whole = folder.database.read_bytes()
    script = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from labeval.store.chain import appending as chaining\n"
        "from labeval.store.record.record import Record\n"
        "calls = 0\n"
        "def count(frame, event, called):\n"
        "    global calls\n"
        "    if event == 'c_call' and 'labeval/store' in frame.f_code.co_filename:\n"
        "        calls += 1\n"
        "        if calls == int(sys.argv[2]):\n"
        "            os.kill(os.getpid(), signal.SIGKILL)\n"
        "sys.setprofile(count)\n"
        "Record(Path(sys.argv[1])).close()\n"
        "sys.setprofile(None)\n"
        "print(calls)\n"
    )

    def run(at: int) -> subprocess.CompletedProcess[str]:
        folder.database.write_bytes(whole)
        for file in folder.path.iterdir():
            if file.name.startswith("record.sqlite-"):
                file.unlink()
        return program.run(
            [sys.executable, "-c", script, str(folder.database), str(at)],
            capture_output=True,
            text=True,
            timeout=60,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )

    calls = int(run(0).stdout)
    for at in range(20, calls, calls // 7):
        assert run(at).returncode == -signal.SIGKILL
        with Record(folder.database) as record:
            assert all(is_whole(record.connection, id) for id in sessions)
            assert kinds(record).count(LedgerEntry.MIGRATED) == 1
            assert [len(record.sessions.events(id)) for id in sessions] == [20, 20, 20]


def test_what_is_changed_below_the_program_breaks_the_chain_there_and_nowhere_else(
    folder: StudyFolder,
) -> None:
    def broken(sql: str) -> dict[int, Break]:
        with closing(sqlite3.connect(folder.database)) as connection:
            connection.execute(sql)
            row, salt = session_row(connection, header.id)
            start = expectations(read_ledger(connection))[session_subject(header.id)].digest
            chain = read_chain(row, salt, chained_events(connection, header.id), starts=[start])
            return chain.breaks | {first: Break.ALTERED for first, _ in chain.gaps}

    header = a_header(the_content(), 1)
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        journal = record.sessions.begin(header, [started()])
        for seq in range(2, 11):
            journal.append([comment(seq, f"text {seq}")])
        assert is_whole(record.connection, header.id)
    assert broken("SELECT 1") == {}
    assert broken("UPDATE event SET value = 'text 7' WHERE seq = 5") == {5: Break.ALTERED}
    assert broken("UPDATE event SET utc = '2027' || substr(utc, 5) WHERE seq = 6") == {
        6: Break.ALTERED
    }
    assert broken("UPDATE event SET seal = seal + 1 WHERE seq = 3") == {3: Break.HASH}
    assert broken("UPDATE event SET hash = 'x' WHERE seq = 8") == {8: Break.HASH}
    assert broken("DELETE FROM event WHERE seq = 9") == {9: Break.ALTERED}
    assert broken("UPDATE session SET assignment = 'why'") == {}


def test_an_erasure_leaves_a_ledger_that_says_so_and_nothing_of_the_person(
    folder: StudyFolder,
) -> None:
    header = a_header(the_content(), 1)
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        journal = record.sessions.begin(header, [started()])
        journal.append([Event(2, 9, UTC, Kind.SESSION_ENDED, value=Ending.COMPLETED)])
        back_up(record.connection, folder.database, "session")
    erase(folder, header.participant)
    with Record(folder.database) as record:
        assert kinds(record)[-4:] == [
            LedgerEntry.SESSION,
            LedgerEntry.HEAD,
            LedgerEntry.ERASED,
            LedgerEntry.ERASURE,
        ]
    for file in (folder.database, heads_path(folder.database), *backups_of(folder.database)):
        assert header.id.encode() not in file.read_bytes()
