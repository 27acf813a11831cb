"""Words are in the files as they were written, where whoever searches for a name can find them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from labeval.coding.edits import added
from labeval.coding.rows import (
    Anchor,
    Attribute,
    Board,
    Code,
    Coder,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Source,
    Theme,
    ThemeLink,
    Where,
)
from labeval.session.events.actions import remark
from labeval.session.events.events import Event, Kind
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.workbook.workbook import Workbook
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.store.conftest import UTC, a_header, started, the_content

NAME = "Zoë 🦉"


def named(row: Any) -> Any:
    """A row with the name in each of its texts that is empty."""
    empty = {f.name: NAME for f in fields(row) if getattr(row, f.name) == ""}
    inner = {f.name: named(getattr(row, f.name)) for f in fields(row)
             if is_dataclass(getattr(row, f.name)) and f.name == "where"}  # fmt: skip
    return replace(row, **(empty | inner))


ROWS = (
    Coder("k", NAME),
    named(Source("s", "comments", NAME, cases=(("P", NAME),))),
    named(Passage("p", "s", 0.0, NAME, where=Where(items=(NAME,), systems=(NAME,)))),
    replace(named(Code("c", NAME)), parent=""),
    named(Coding("g", "s", "c", "k", Anchor("p", 0), Anchor("p", len(NAME)), NAME, UTC)),
    named(Memo("m", "code", "c", "k", NAME, UTC)),
    named(Attribute("a", "participant", NAME, NAME, NAME)),
    named(Paraphrase("f", NAME, "c", "k", NAME)),
    named(Board("b", NAME)),
    replace(named(Theme("t", "b", NAME)), parent=""),
    named(ThemeLink("l", "b", "t", "t", NAME)),
)


def texts(path: Path) -> list[str]:
    """Every text of every table of a database."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return [
            cell
            for (table,) in tables.fetchall()
            for row in connection.execute(f"SELECT * FROM {table}")
            for cell in row
            if isinstance(cell, str)
        ]


def assert_as_written(path: Path, least: int) -> None:
    found = texts(path)
    assert [text for text in found if "\\u" in text] == []
    assert sum(NAME in text for text in found) >= least


def test_in_the_rows_and_edits_of_a_workbook(tmp_path: Path) -> None:
    path = tmp_path / "coding.sqlite"
    with Workbook(path, coder="A") as book:
        book.do(NAME, [added(row) for row in ROWS])
        rows = [book.source("s"), *book.passages("s"), *book.codings(), *book.memos()]
        assert rows == [ROWS[1], ROWS[2], ROWS[4], ROWS[5]]
    assert_as_written(path, least=40)


def test_in_a_record_with_its_mailbox(tmp_path: Path) -> None:
    content, path = the_content(), tmp_path / "record.sqlite"
    header = replace(a_header(content, 1), group=NAME)
    with Record(path) as record:
        record.versions.keep(content, publish=True, reason=NAME, problems=[NAME])
        said = Event(2, 2, UTC, Kind.COMMENT, "p", value=NAME, data={"said": NAME})
        record.sessions.begin(header, [started(), said])
        words = tuple(Word(f" {NAME}", at, at + 0.4, 0.9) for at in (0.5, 1.0))
        segment = SpeechSegment(0.5, 1.5, words, NAME, doubt=NAME)
        kept = Transcript((segment,), "en", 2.0, {"model": NAME})
        timeline = RecordingTimeline([TimelineStretch(0.0, 1.0, 2000.0)])
        record.transcripts.keep(KeptTranscript(header.id, f"{header.id}-01", kept, timeline, UTC))
    with Mailbox(path) as mailbox:
        mailbox.put(header.id, replace(remark(NAME), data={"said": NAME}))
    assert_as_written(path, least=8)
    assert_as_written(tmp_path / "acts.sqlite", least=2)
