"""What comes from another place is whole and vouched for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from labeval.store.chain.ledger import session_subject
from labeval.store.erasing.erasure import erase_rows
from labeval.store.merging.merge import take_in
from labeval.store.merging.parts import (
    PublicationKey,
    SessionHead,
    WholeSession,
    erasures,
    event_at,
    publication_rows,
    session_heads,
    session_rows,
    version_ids,
    version_rows,
)
from labeval.store.record.ledger_contents import expectations, read_ledger
from labeval.store.record.record import Record
from labeval.store.record.vouched_events import whole_events
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, comment, started, the_content

FIRST, SECOND = (a_header(the_content(), n) for n in (1, 2))


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Two sessions, of three events and of one; somebody who was erased."""
    path = tmp_path / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(the_content(), publish=True)
        record.sessions.begin(SECOND, [started()])
        record.sessions.begin(FIRST, [started(), comment(2, "one"), comment(3, "two")])
        erase_rows(record.connection, "P77", UTC)
    return path


def whole(record: Record, id: str) -> WholeSession:
    (row,) = session_rows(record.connection, [id])
    last = session_heads(record.connection)[id]
    events = whole_events(record.connection, id)
    assert events is not None
    return WholeSession(row, [event[:-2] for event in events], last.hash)


def test_how_far_sessions_are_is_known_by_their_last_events(here: Path) -> None:
    with Record(here, read_only=True) as record:
        heads = session_heads(record.connection)
        assert set(heads) == {FIRST.id, SECOND.id} and heads[FIRST.id].seq == 3
        hash, kind, utc = event_at(record.connection, FIRST.id, 3)
        assert heads[FIRST.id] == SessionHead(3, hash) and (kind, utc) == ("comment", UTC)
        for id, seq in ((FIRST.id, 4), ("unknown", 1)):
            with pytest.raises(KeyError):
                event_at(record.connection, id, seq)
        assert [row[0] for row in session_rows(record.connection, ["unknown", FIRST.id])] == [
            FIRST.id
        ]


def test_rows_from_another_place_are_taken_in_as_a_record_is(here: Path, tmp_path: Path) -> None:
    with Record(here, read_only=True) as record:
        connection = record.connection
        parts: dict[str, Any] = {
            "versions": version_rows(connection, version_ids(connection)),
            "publications": list(publication_rows(connection).values()),
            "sessions": [whole(record, FIRST.id), whole(record, SECOND.id)],
            "erased": list(erasures(connection).items()),
        }
        (key,) = publication_rows(connection)
        assert isinstance(key, PublicationKey) and key.version == the_content().version_id()
        heads = session_heads(connection)
    (tmp_path / "other").mkdir()
    path = StudyFolder(tmp_path / "other").database
    with Record(path) as other:
        report = take_in(other, **parts)
        assert (report.sessions, report.events, report.versions) == (2, 4, 1)
        assert report.erased == ["P77"] and not report.conflicts
        assert not take_in(other, **parts).has_changed
        assert session_heads(other.connection) == heads
        assert erasures(other.connection) == {"P77": UTC}
        assert len(publication_rows(other.connection)) == 1
        assert other.sessions.events(FIRST.id)[2].value == "two"
        known = expectations(read_ledger(other.connection))
        ends = {id: known[session_subject(id)].heads for id in heads}
        assert ends == {id: {head.seq: head.hash} for id, head in heads.items()}
    assert verify(path).sound


def test_a_session_is_vouched_for_by_the_hash_of_its_last_event(here: Path) -> None:
    with Record(here, read_only=True) as record:
        one = whole(record, FIRST.id)
    assert one.is_vouched_for
    altered = (*one.events[1][:-1], "{}")
    gap = (one.events[0], (one.row[0], 4, *one.events[1][2:]))
    chained = replace(one, events=gap).chained
    for wrong in (
        replace(one, events=one.events[:-1]),
        replace(one, events=[]),
        replace(one, events=gap, head=str(chained[-1][-1])),
        replace(one, events=[one.events[0], altered, one.events[2]]),
        replace(one, row=(one.row[0], "P99", *one.row[2:])),
        replace(one, row=(*one.row[:-1], "another salt")),
    ):
        assert not wrong.is_vouched_for
