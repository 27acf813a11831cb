"""Salts: a random one for each session and transcript, a new one wherever hashes are made again."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.store.chain.appending import break_chain, chain_again, session_row, transcript_again
from labeval.store.chain.hashes import fixed_salt
from labeval.store.chain.ledger import LedgerEntry
from labeval.store.merging.merge import merge
from labeval.store.record.database import transaction
from labeval.store.record.record import Record
from labeval.store.record.vouched_events import is_whole
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content
from tests.store.record.transcripts import keep_transcript

HEADERS = [a_header(the_content(), n) for n in range(3)]
EVENTS = [started(), *(comment(seq, "text") for seq in range(2, 5))]


@pytest.fixture
def record(folder: StudyFolder):
    with Record(folder.database) as record:
        record.versions.keep(the_content(), publish=True)
        for header in HEADERS:
            record.sessions.begin(header, EVENTS)
        yield record


def salts(connection: sqlite3.Connection) -> list[str]:
    return [session_row(connection, header.id)[1] for header in HEADERS]


def test_each_session_has_a_random_salt_which_a_merge_keeps(record: Record, tmp_path: Path) -> None:
    found = salts(record.connection)
    assert len(set(found)) == len(found)
    assert {len(bytes.fromhex(salt)) for salt in found} == {16}
    with Record(tmp_path / "other.sqlite") as other:
        merge(other, record.path)
        assert salts(other.connection) == found


def test_the_salt_of_a_simulated_session_follows_from_its_id(record: Record) -> None:
    for n in (1, 2):
        header = replace(HEADERS[0], id=f"{n:032x}", kind="simulated")
        record.sessions.begin(header, EVENTS)
        assert session_row(record.connection, header.id)[1] == fixed_salt(header.id)
    assert fixed_salt("one") != fixed_salt("two")


def test_hashes_that_are_made_again_have_a_new_salt_and_vouch_for_what_is_there(
    record: Record,
) -> None:
    first, second, third = (header.id for header in HEADERS)
    before = salts(record.connection)
    with transaction(record.connection):
        chain_again(record.connection, first, LedgerEntry.REDACTED)
        break_chain(record.connection, second, [2])
    after = salts(record.connection)
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, True, False]
    assert [is_whole(record.connection, id) for id in (first, second, third)] == [True, False, True]
    hashes = record.connection.execute(
        "SELECT seq FROM event WHERE session = ? AND hash = '' AND seal = 0", (second,)
    )
    assert hashes.fetchall() == [(2,)]


def test_a_transcript_that_is_hashed_again_has_a_new_salt(record: Record) -> None:
    session = HEADERS[0].id
    recording = keep_transcript(record, session)
    key = (session, recording)
    select = "SELECT salt FROM transcript WHERE session = ? AND recording = ?"
    found = [record.connection.execute(select, key).fetchone()[0]]
    for why in (None, LedgerEntry.REDACTED):
        with transaction(record.connection):
            transcript_again(record.connection, *key, why)
        found.append(record.connection.execute(select, key).fetchone()[0])
    assert len(set(found)) == 3
    assert {len(bytes.fromhex(salt)) for salt in found} == {16}
    kinds = [k for (k,) in record.connection.execute("SELECT kind FROM ledger ORDER BY number")]
    assert kinds[-3:] == ["transcript", "redacted", "transcript"]
    record.close()
    assert verify(record.path).sound
