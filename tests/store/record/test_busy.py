"""While another program writes, whoever writes is told so in a sentence, and nothing is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval.session.events.actions import remark
from labeval.session.events.events import RecordError
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.mailbox import Mailbox, erase_actions
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder, mailbox_path
from tests.store.conftest import a_header, comment, started, the_content
from tests.store.record.transcripts import keep_transcript
from tests.support.studies.coding_study import small_workbook

FIRST, SECOND = (a_header(the_content(), n) for n in (1, 2))


@pytest.fixture
def record(folder: StudyFolder) -> Iterator[Record]:
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        record.sessions.begin(FIRST, [started()])
        keep_transcript(record, FIRST.id)
        yield record


def import_judgments(record: Record) -> None:
    with record.imported.writing():
        record.imported.add([JudgmentRow("r", "s", "", "m", "c", "p", "t", "4", "", "", 1, "")])


WRITES: dict[str, Callable[[Record], object]] = {
    "a session begins": lambda record: record.sessions.begin(SECOND, [started()]),
    "an event": lambda record: record.sessions.journal(FIRST.id).append([comment(4, "later")]),
    "a transcript": lambda record: record.transcripts.keep(
        next(record.transcripts.of_session(FIRST.id))
    ),
    "judgments": import_judgments,
}


def told(path: Path, write: Callable[[], object]) -> None:
    """Write while another program does."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(RecordUnavailable, match="another program is") as raised:
            write()
        assert isinstance(raised.value, RecordError) and str(path.parent) in str(raised.value)


@pytest.mark.parametrize("name", WRITES)
def test_a_record_that_another_program_writes_to(record: Record, name: str) -> None:
    record.connection.execute("PRAGMA busy_timeout = 0")
    before = list(record.connection.iterdump())
    told(record.path, lambda: WRITES[name](record))
    assert list(record.connection.iterdump()) == before
    WRITES[name](record)


def test_a_moment_to_read_is_not_the_moment_to_write(record: Record) -> None:
    record.connection.execute("PRAGMA busy_timeout = 0")

    def read_and_write() -> None:
        with record.snapshot():
            record.connection.execute("UPDATE session SET language = 'de'")

    told(record.path, read_and_write)


def test_a_mailbox_that_another_program_writes_to(record: Record) -> None:
    with Mailbox(record.path) as mailbox:
        action = remark("one")
        mailbox._connection.execute("PRAGMA busy_timeout = 0")
        told(mailbox_path(record.path), lambda: mailbox.put(FIRST.id, action))
        assert mailbox.put(FIRST.id, action) == 1
    assert erase_actions(record.path, [FIRST.id]) == (1, [])


def test_a_workbook_that_another_program_writes_to(folder: StudyFolder) -> None:
    with small_workbook(folder.workbook) as book:
        book.connection.execute("PRAGMA busy_timeout = 0")
        code = book.codes()[0]
        told(folder.workbook, lambda: book.forget(rows=[code.id]))
    with Workbook(folder.workbook, coder="C1") as book:
        assert book.codes()[0] == code
