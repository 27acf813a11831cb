"""Rows of sessions that one wrong bit made unreadable or untrue come back as they were."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.session.events.events import Event
from labeval.session.plan.header import SessionHeader
from labeval.store.chain.appending import EVENT_COLUMNS, SESSION_COLUMNS, enter_head
from labeval.store.chain.hashes import EventChain, packed, seal_of_event
from labeval.store.chain.ledger import session_subject
from labeval.store.disk.backup import back_up
from labeval.store.disk.transactions import transaction
from labeval.store.erasing.erasure import erase
from labeval.store.record.heads import note_sessions
from labeval.store.record.record import Record
from labeval.store.record.vouched_events import Break, SessionChain
from labeval.store.salvage.raw_rows import RawRow
from labeval.store.salvage.sessions import _repaired_event, _vouched
from labeval.store.salvage.sources import read_sources
from labeval.store.verify import salvage, verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content

Copy = Callable[[], Path]


def content_of(path: Path) -> list[tuple[SessionHeader, Sequence[Event]]]:
    with Record(path, read_only=True) as record:
        headers = sorted(record.sessions.headers(), key=lambda header: header.id)
        return [(header, record.sessions.events(header.id)) for header in headers]


@pytest.mark.parametrize("bit", [1, 128], ids=["another letter", "no text"])
@pytest.mark.parametrize("words", [b"<reason-2>", b"<event-3-17>"], ids=["a session", "an event"])
def test_one_wrong_bit_is_put_right_without_a_copy(
    copy_of_record: Copy, bit: int, words: bytes
) -> None:
    path = copy_of_record()
    before, content = content_of(path), bytearray(path.read_bytes())
    assert content.count(words) == 1
    content[content.index(words) + 3] ^= bit
    path.write_bytes(content)
    assert not verify(path).sound
    report = salvage(path, path.parent / "rescued.sqlite")
    assert content_of(report.target) == before
    assert verify(report.target).sound
    assert [s.participant for s in report.sessions if s.apart or s.missing] == []
    assert sum(s.repaired for s in report.sessions) == (words[1:2] == b"e")
    assert sum(s.from_file for s in report.sessions) == sum(len(events) for _, events in before)
    assert report.apart == (words[1:2] == b"r")  # as it was, next to what came of it


def test_two_wrong_bits_are_not_guessed(copy_of_record: Copy) -> None:
    path = copy_of_record()
    before, content = content_of(path), bytearray(path.read_bytes())
    for words in (b"<reason-2>", b"<event-3-17>"):
        at = content.index(words)
        content[at + 3] ^= 1
        content[at + 4] ^= 1
    path.write_bytes(content)
    report = salvage(path, path.parent / "rescued.sqlite")
    found = content_of(report.target)
    assert {header.participant for header, _ in found} == {"P00", "P01", "P03", "P04", "P05"}
    assert all(each in before or each[0].participant == "P03" for each in found)
    assert all("<rea" in header.assignment for header, _ in found)
    (third,) = (s for s in report.sessions if s.participant == "P03")
    assert third.apart == 1 and third.repaired == 0


def test_the_database_of_something_else_is_said_to_be_one_and_not_damaged(tmp_path: Path) -> None:
    path = tmp_path / "record.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE other (name TEXT)")
        connection.execute("INSERT INTO other VALUES ('x')")
        connection.commit()
    result = verify(path)
    assert not result.damaged and not result.sound
    assert sum("not the record of a labeval study" in str(f) for f in result.findings) == 1


def ledger_of(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM ledger ORDER BY number").fetchall()


def test_the_ledger_goes_on_from_what_is_vouched_for_and_says_since_when_something_is_lost(
    copy_of_record: Copy,
) -> None:
    path = copy_of_record()
    before = ledger_of(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = ON")
        lost = "(SELECT id FROM session WHERE participant = 'P04')"
        connection.execute(f"DELETE FROM event WHERE session = {lost}")
        connection.execute("DELETE FROM session WHERE participant = 'P04'")
        connection.commit()
        connection.execute("VACUUM")
    report = salvage(path, path.parent / "rescued.sqlite")
    after = ledger_of(report.target)
    assert report.things_lost == 1
    assert after[: len(before)] == before
    since = {row[1]: str(row[5]) for row in after[len(before) :]}
    assert since["restored"].endswith("Z") and since["lost"].endswith("Z")
    assert {at for kind, at in since.items() if kind not in ("restored", "lost")} == {""}


def test_entries_behind_a_lost_one_count_where_the_file_of_heads_knows_the_hash_between(
    tmp_path: Path,
) -> None:
    path = tmp_path / "record.sqlite"
    headers = [a_header(the_content(), number) for number in range(1, 7)]
    with Record(path) as record:
        record.versions.keep(the_content())
        for header in headers:
            record.sessions.begin(header, [started()])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM ledger WHERE number IN (3, 6)")
        connection.commit()
    with closing(read_sources(path)) as sources:
        assert [entry.number for entry in sources.ledger] == [1, 2]
        known = [sources.expected.get(session_subject(header.id)) for header in headers]
    assert [one and one.number for one in known] == [2, None, 4, 5, None, 7]


def rewrite_hashes(path: Path, session: str) -> None:
    """As somebody does who alters an event and knows how its hash is made."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        select = f"SELECT {SESSION_COLUMNS}, salt FROM session WHERE id = ?"
        row = connection.execute(select, (session,)).fetchone()
        chain = EventChain(row[:-1], row[-1])
        before = chain.start
        select = f"SELECT {EVENT_COLUMNS} FROM event WHERE session = ? ORDER BY seq"
        for event in connection.execute(select, (session,)).fetchall():
            before, content = chain.following(before, event), packed(event)
            connection.execute(
                "UPDATE event SET seal = ?, hash = ? WHERE session = ? AND seq = ?",
                (seal_of_event(content), before, session, event[1]),
            )


def by_person(path: Path) -> dict[str, list[str]]:
    with Record(path, read_only=True) as record:
        return {
            header.participant: [event.value for event in record.sessions.events(header.id)]
            for header in record.sessions.headers()
        }


def test_of_events_that_were_rewritten_with_their_hashes_those_before_a_known_state_stay(
    copy_of_record: Copy,
) -> None:
    """The ledger knows a state from before, the file of heads the last one."""
    path = copy_of_record()
    before = by_person(path)
    with Record(path, read_only=True) as record:
        (session,) = (h.id for h in record.sessions.headers() if h.participant == "P02")
    with Record(path) as record:
        (known,) = record.connection.execute(
            "SELECT hash FROM event WHERE session = ? AND seq = 5", (session,)
        ).fetchone()
        with transaction(record.connection):
            enter_head(record.connection, session, 5, known)
        note_sessions(record.connection, [session])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "UPDATE event SET value = 'altered' WHERE session = ? AND seq = 9", (session,)
        )
        connection.commit()
    rewrite_hashes(path, session)
    report = salvage(path, path.parent / "rescued.sqlite")
    after = by_person(report.target)
    assert after.pop("P02") == before.pop("P02")[:5]
    assert after == before
    (damaged,) = (s for s in report.sessions if s.participant == "P02")
    assert (damaged.last_seq, damaged.apart, damaged.end_missing) == (5, 55, 60)


@pytest.mark.parametrize("participant", [f"P{n:02}" for n in range(6)])
def test_whoever_was_erased_stays_away_though_an_old_copy_has_them_and_nobody_else_does(
    copy_of_record: Copy, participant: str
) -> None:
    path = copy_of_record()
    before = by_person(path)
    with Record(path) as record:
        copy = back_up(record.connection, path, "by-hand")
        old = copy.read_bytes()
    erase(StudyFolder(path.parent), participant)
    copy.chmod(0o600)
    copy.write_bytes(old)
    report = salvage(path, path.parent / "rescued.sqlite")
    after = by_person(report.target)
    assert after == {code: events for code, events in before.items() if code != participant}


def test_a_whole_chain_counts_up_to_the_last_known_state_that_it_meets() -> None:
    whole = SessionChain("start", hashes={seq: f"hash {seq}" for seq in range(1, 7)})
    assert _vouched(whole, {}) == _vouched(whole, {2: "hash 2", 9: "?"}) == {1, 2, 3, 4, 5, 6}
    assert _vouched(whole, {1: "hash 1", 2: "hash 2", 4: "?", 5: "?"}) == {1, 2, 6}
    assert _vouched(whole, {4: "?"}) == {5, 6}
    altered = replace(whole, breaks={3: Break.ALTERED, 5: Break.HASH})
    assert _vouched(altered, {4: "?"}) == {1, 2, 4, 5, 6}
    assert _vouched(replace(whole, gaps=[(7, 7)]), {4: "?"}) == {1, 2, 3, 4, 5, 6}


def test_what_of_an_event_cannot_be_read_is_not_guessed() -> None:
    row = RawRow("event", {"seal": 5}, complete=False)
    assert _repaired_event(None, row) is None
    assert _repaired_event(("a session", 1), replace(row, values={})) is None
