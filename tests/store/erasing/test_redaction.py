"""Redacted words are in no byte of the record and its copies; what is left is vouched for."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.edits import Change, added, removed
from labeval.coding.identity import id_of
from labeval.coding.rows import Coding, SourceKind
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.session.events.events import Event, Kind
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.erasing import word_rows
from labeval.store.erasing.redacted_writing import Written
from labeval.store.erasing.redaction import redact_record, rows_with_edits, transcribed
from labeval.store.erasing.word_rows import hits_in_rows
from labeval.store.record.heads import read_heads
from labeval.store.record.record import Record
from labeval.store.record.redaction_marks import SpokenSpan
from labeval.store.record.schema import MIGRATIONS
from labeval.store.verify import Severity, verify
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from tests.store.chain.test_chain import older_record
from tests.store.conftest import UTC, a_header, comment, started, the_content
from tests.store.record.transcripts import keep_transcript
from tests.support.studies.coding_study import a_coding, small_workbook

PAGE = 4096
SESSION, OTHER = (a_header(the_content(), n).id for n in (1, 2))
RECORDING = f"{SESSION}-01"
SPAN = SpokenSpan(SESSION, RECORDING, 2600, 3400)
"""Of the second segment of the transcript."""
SAID = b" Said at 2.5."
TEXT = "Ask Xanthippe.\nNobody knew."


def written(page: str = "dqe-001", session: str = SESSION) -> Written:
    """A comment of which the first line has a mark."""
    lines = {id_of("source", f"{page}/1"): f"Ask {SEALED}.", id_of("source", f"{page}/2"): "Nobody"}
    return Written(session, "source", SourceKind.COMMENTS, lines)


@pytest.fixture
def record(folder: StudyFolder) -> Path:
    """Two sessions with a transcript each; a comment that was changed once, and another one."""
    with Record(folder.database) as record:
        record.versions.keep(the_content(), publish=True)
        for number, id in ((1, SESSION), (2, OTHER)):
            record.sessions.begin(a_header(the_content(), number), [started()])
            keep_transcript(record, id)
            seq = record.sessions.events(id)[-1].seq
            texts = ("Ask Xan", TEXT, "Nothing")
            pages = ("dqe-001", "dqe-001", "dqe-002")
            record.sessions.journal(id).append(
                [
                    Event(seq + n, seq + n, UTC, Kind.COMMENT, page, value=text)
                    for n, (text, page) in enumerate(zip(texts, pages, strict=True), 1)
                ]
            )
    return folder.database


def copied(path: Path, reason: str = "session") -> Path:
    with Record(path) as record:
        return back_up(record.connection, path, reason)


def altered(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(sql)
        connection.commit()


def errors_of(path: Path) -> set[str]:
    """The places of what is wrong with a record."""
    return {one.where for one in verify(path).findings if one.severity == Severity.ERROR}


def words_of(path: Path, session: str) -> list[list[object]]:
    with Record(path, read_only=True) as record:
        return [
            [segment.text for segment in kept.transcript.segments]
            for kept in record.transcripts.of_session(session)
        ]


def comments_of(path: Path, session: str) -> list[str]:
    with Record(path, read_only=True) as record:
        found = record.sessions.events(session)
        return [event.value for event in found if event.kind == Kind.COMMENT]


def test_what_was_said_is_shown_before_it_goes(record: Path) -> None:
    with Record(record, read_only=True) as opened:
        assert transcribed(opened.connection, [SPAN]) == ["Said at 2.5."]
        everything = SpokenSpan(SESSION, RECORDING, 0, 4000)
        assert transcribed(opened.connection, [everything]) == ["Said at 0.5.", "Said at 2.5."]
        assert transcribed(opened.connection, [SpokenSpan(SESSION, RECORDING, 1600, 2400)]) == []
    redact_record(record, [SPAN])
    with Record(record, read_only=True) as opened:
        assert transcribed(opened.connection, [SPAN]) == []


def test_words_go_from_the_record_and_from_every_copy(record: Path) -> None:
    copies = [copied(record, name) for name in ("one", "two")]
    before = [one.stat().st_mtime_ns for one in copies]
    done: list[tuple[int, int]] = []
    assert redact_record(record, [SPAN], progress=lambda *n: done.append(n)) == []
    assert done == [(0, 3), (1, 3), (2, 3)]
    for path in (record, *copies):
        assert words_of(path, SESSION) == [["Said at 0.5.", SEALED]]
        assert words_of(path, OTHER) == [["Said at 0.5.", "Said at 2.5."]]
        assert verify(path).sound
        assert path.read_bytes().count(SAID) == 1  # of the other session
    assert all(one.stat().st_mtime_ns > then for one, then in zip(copies, before, strict=True))
    with closing(sqlite3.connect(record)) as connection:
        entered = connection.execute("SELECT utc FROM ledger WHERE kind = 'redacted'").fetchall()
    assert entered and all(utc.endswith("Z") for (utc,) in entered)
    content = [path.read_bytes() for path in copies]
    redact_record(record, [SPAN])
    assert [path.read_bytes() for path in copies] == content, "nothing is left to be done"


def test_written_words_go_from_every_state_of_the_text(record: Path) -> None:
    copy = copied(record)
    redact_record(record, [], [written()])
    for path in (record, copy):
        kept = [SEALED, f"Ask {SEALED}.\n{SEALED}", "Nothing"]
        assert comments_of(path, SESSION) == kept
        assert comments_of(path, OTHER) == ["Ask Xan", TEXT, "Nothing"]
        assert verify(path).sound
        assert path.read_bytes().count(b"Xanthippe") == 1
    heads = read_heads(record)
    with Record(record, read_only=True) as opened:
        newest = opened.connection.execute("SELECT max(number) FROM ledger").fetchone()[0]
    assert heads is not None and heads.lines[-1].entries == newest


def test_an_answer_is_found_by_its_page_and_field(record: Path) -> None:
    with Record(record) as opened:
        seq = opened.sessions.events(SESSION)[-1].seq
        answers = [
            Event(seq + n, seq + n, UTC, Kind.ANSWER, "dqe-001", field, TEXT)
            for n, field in enumerate(("why", "else"), 1)
        ]
        opened.sessions.journal(SESSION).append(answers)
    lines = {id_of("s", "dqe-001/why/1"): f"Ask {SEALED}.", id_of("s", "dqe-001/else/1"): "Other"}
    redact_record(record, [], [Written(SESSION, "s", SourceKind.ANSWERS, lines)])
    with Record(record, read_only=True) as opened:
        found = [e.value for e in opened.sessions.events(SESSION) if e.kind == Kind.ANSWER]
    assert found == [f"Ask {SEALED}.\n{SEALED}", TEXT]
    assert comments_of(record, SESSION)[1] == TEXT


def test_what_was_altered_before_is_redacted_and_still_found(record: Path) -> None:
    altered(record, f"UPDATE event SET value = 'Never' WHERE session = '{SESSION}' AND seq = 6")
    altered(record, f"UPDATE transcript SET length_ms = 9 WHERE session = '{SESSION}'")
    salts = "SELECT salt FROM transcript UNION ALL SELECT salt FROM session"
    with closing(sqlite3.connect(record)) as connection:
        before = set(connection.execute(salts))
    redact_record(record, [SPAN], [written()])
    assert words_of(record, SESSION) == [["Said at 0.5.", SEALED]]
    assert record.read_bytes().count(b"Xanthippe") == 1
    found = errors_of(record)
    assert f"transcript {RECORDING}" in found and f"session {SESSION}" in found
    assert not any(OTHER in where for where in found)
    with closing(sqlite3.connect(record)) as connection:
        assert len(set(connection.execute(salts)) - before) == 2, "the words cannot be guessed"


def test_a_sound_session_stays_sound_beside_one_that_was_altered(record: Path) -> None:
    altered(record, f"UPDATE event SET value = 'Never' WHERE session = '{OTHER}' AND seq = 6")
    redact_record(record, [], [written(), written(session=OTHER), written(session="unknown")])
    found = errors_of(record)
    assert f"session {OTHER}" in found and not any(SESSION in where for where in found)


def kept_apart(path: Path, *rows: tuple[str, dict[str, object]]) -> None:
    """Put rows among those that a rescue keeps apart, each with its table and its columns."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO unvouched VALUES (?, ?, ?, ?, 'why')",
            [
                (number, table, ascii(values.get("session", ""))[1:-1], json.dumps(values))
                for number, (table, values) in enumerate(rows, 1)
            ],
        )


def test_the_words_go_from_rows_that_were_kept_apart(record: Path) -> None:
    said = [[" Said", 2600, 2800, None], [" at 2.5.", 3000, 3300, None], [" Later.", 3500, 3600, 1]]
    event = {"session": SESSION, "kind": "comment", "page": "dqe-001", "field": "", "value": TEXT}
    spoken = {"session": SESSION, "recording": RECORDING, "words": json.dumps(said)}
    rows: list[tuple[str, dict[str, object]]] = [
        ("event", {**event, "seal": "1", "hash": "2"}),
        ("event", {**event, "page": "dqe-\udcff01"}),
        ("event", {**event, "session": "\udcffession", "kind": "c\udcffmment"}),
        ("event", {**event, "page": "dqe-001", "kind": "answer", "value": "4"}),
        ("event", {**event, "session": OTHER}),
        ("event", {"session": SESSION, "kind": "comment"}),
        ("transcript_segment", spoken),
        ("transcript_segment", {**spoken, "recording": "\udcff", "words": '[[" Said at 2.5.", 26'}),
        ("transcript_segment", {**spoken, "session": OTHER, "recording": f"{OTHER}-01"}),
        ("session", {"id": SESSION}),
    ]
    kept_apart(record, *rows)
    copy = copied(record)
    redact_record(record, [SPAN], [written()])
    for path in (record, copy):
        with closing(sqlite3.connect(path)) as connection:
            found = [json.loads(c) for (c,) in connection.execute("SELECT content FROM unvouched")]
        marked = f"Ask {SEALED}.\n{SEALED}"
        assert [one.get("value") for one in found[:5]] == [marked, marked, marked, "4", TEXT]
        assert "seal" not in found[0] and "hash" not in found[0]
        assert json.loads(found[6]["words"]) == [[f" {SEALED}", 2600, 3300, None], said[2]]
        assert found[7]["words"] == SEALED
        assert found[5] == rows[5][1] and found[8:] == [values for _, values in rows[8:]]
    content = copy.read_bytes()
    redact_record(record, [SPAN], [written()])
    assert copy.read_bytes() == content, "nothing is left to be done"


def test_of_a_damaged_copy_what_is_readable_stays_without_the_words(record: Path) -> None:
    copy = copied(record)
    content = copy.read_bytes()
    copy.write_bytes(bytes(PAGE) + content[PAGE:])
    assert redact_record(record, [SPAN], [written()]) == []
    assert words_of(copy, SESSION) == [["Said at 0.5.", SEALED]]
    assert comments_of(copy, SESSION)[1] == f"Ask {SEALED}.\n{SEALED}"
    assert verify(copy).sound


@pytest.mark.parametrize(
    ("held", "goes"),
    [(RECORDING.encode(), True), (SESSION.encode(), True), (OTHER.encode(), False)],
)
def test_a_copy_that_nobody_can_read_goes_if_it_may_hold_them(
    record: Path, held: bytes, goes: bool
) -> None:
    copy = copied(record)
    copy.write_bytes(b"x" * 5000 + held)
    assert redact_record(record, [SPAN], [written()]) == ([copy] if goes else [])
    assert copy.exists() != goes


def test_a_file_without_any_row_is_not_mistaken_for_a_readable_copy(record: Path) -> None:
    copy = copied(record)
    copy.write_bytes(copy.read_bytes()[: PAGE // 2] + SESSION.encode())
    assert redact_record(record, [], [written()]) == [copy]


def test_copies_that_were_never_finished_go(record: Path) -> None:
    parts = [
        record.with_name(f".{record.name}-1.part"),
        record.parent / "backups" / f".{record.name}.part-wal",
    ]
    parts[1].parent.mkdir()
    for part in parts:
        part.write_bytes(SAID)
    redact_record(record, [SPAN])
    assert not any(part.exists() for part in parts)


def test_a_copy_of_an_older_program_has_no_hashes_and_loses_the_words(record: Path) -> None:
    copy = record.parent / "backups" / "record-20260101T000000000000Z-old.sqlite"
    copy.parent.mkdir()
    (id, *_) = older_record(copy)
    for file in copy.parent.glob("*.sqlite-*"):
        file.unlink()
    altered(copy, f"UPDATE event SET value = '{TEXT}' WHERE session = '{id}' AND seq = 2")
    altered(copy, "DROP TABLE transcript_segment")
    redact_record(record, [SPAN], [written(session=id)])
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT value FROM event WHERE session = ? AND seq = 2", (id,))
        assert found.fetchone() == (f"Ask {SEALED}.\n{SEALED}",)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS[:2]),)
    assert b"Xanthippe" not in copy.read_bytes()


def test_somebody_who_reads_keeps_the_words_and_it_is_said(record: Path) -> None:
    with closing(sqlite3.connect(record)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM event").fetchone()
        with pytest.raises(RecordUnavailable):
            redact_record(record, [SPAN])
    redact_record(record, [SPAN])
    assert record.read_bytes().count(SAID) == 1


def test_a_word_is_found_in_every_row_that_has_it(record: Path) -> None:
    def hits(text: str) -> dict[str, int]:
        found = hits_in_rows(record, WordSearch.of([text]))
        assert found.is_whole
        return {table: one.total for table, one in found.tables.items()}

    pieces = '[["Xan",0,1,null],["thippe",1,2,null],["Xan",2,3,null]]'
    altered(
        record,
        f"UPDATE transcript_segment SET words = '{pieces}' WHERE session = '{SESSION}' "
        "AND number = 1",
    )
    assert hits("Xanthippe") == {"event": 2, "transcript_segment": 1}
    assert hits("Nobody here") == {}
    with Record(record) as opened:
        seq = opened.sessions.events(SESSION)[-1].seq
        opened.sessions.journal(SESSION).append([comment(seq + 1, '[["Xanthippe')])
    assert hits("Xanthippe")["event"] == 3, "text that only looks like a list of words"
    (record.parent / "no.sqlite").write_bytes(b"no database")
    assert not hits_in_rows(record.parent / "no.sqlite", WordSearch.of(["x"])).is_whole


def test_a_row_that_is_larger_than_any_of_a_study_is_said_and_the_others_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(word_rows, "MOST_ROW", 1000)
    path = tmp_path / "made.sqlite"
    with closing(sqlite3.connect(path)) as made, made:
        for name, most in (("a", 990), ("b", 2000), ("c", 10)):
            made.execute(f"CREATE TABLE {name} (text)")
            rows = [("Xanthippe",), (b"Xanthippe",), (7,), ("x" * most,)]
            made.executemany(f"INSERT INTO {name} VALUES (?)", rows)
    found = hits_in_rows(path, WordSearch.of(["Xanthippe"]))
    assert not found.is_whole
    assert {table: hits.total for table, hits in found.tables.items()} == {"a": 2, "b": 2, "c": 2}


def test_rows_whose_edits_may_have_the_words_are_marked_removed_and_moved_ones(
    tmp_path: Path,
) -> None:
    with small_workbook(tmp_path / "coding.sqlite") as book:
        _, second, third = book.text_of("s").passages
        marks = [replace(second, text=f"{PENDING} it."), replace(third, text=f"It is {SEALED}.")]
        book.take_in([*map(Change, (second, third), marks)])
        text = book.text_of("s")

        def coded(id: str, passage: int, end: int) -> Coding:
            return replace(a_coding(text, (passage, 0), (passage, end), id), coder=book.coder.id)

        codings = [coded("moved", 0, 3), coded("gone", 0, 4), coded("as it was", 0, 5)]
        book.do("code", map(added, [*codings, coded("marked", 1, 3)]))
        book.do("move", [Change(codings[0], coded("moved", 0, 9))])
        book.do("remove", [removed(codings[1])])
        found = rows_with_edits(book.connection, "s")
        assert found == {"moved", "gone", "marked", second.id, third.id}
        assert rows_with_edits(book.connection, "of another") == set()


def test_an_error_while_words_go_is_raised_and_they_are_still_there(record: Path) -> None:
    with Record(record) as opened:
        opened.connection.execute(
            "CREATE TRIGGER stays BEFORE UPDATE ON transcript_segment "
            "BEGIN SELECT RAISE(ABORT, 'refused'); END"
        )
    with pytest.raises(sqlite3.IntegrityError, match="refused"):
        redact_record(record, [SPAN])
    assert words_of(record, SESSION) == [["Said at 0.5.", "Said at 2.5."]]
