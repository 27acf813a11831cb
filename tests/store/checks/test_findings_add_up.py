"""Damages of different things are found and rescued as if each was alone: none hides another."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from labeval.session.events.actions import remark
from labeval.store.disk.backup import back_up
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.verify import salvage, verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_items, small_study
from tests.runs.damages import Rows, rows_of
from tests.store.conftest import UTC, a_header, a_mark, comment, started
from tests.store.merging.test_merge import judgment
from tests.store.record.transcripts import keep_transcript

CONTENTS = [StudyContent(study=small_study(seed=seed), items=small_items()) for seed in range(3)]
HEADERS = [a_header(CONTENTS[n % 3], n) for n in range(6)]
IMPORTED = [f"R{n}" for n in range(6)]
GONE = [f"E{n}" for n in range(6)]


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six of everything."""
    folder = StudyFolder(tmp_path_factory.mktemp("six") / "study")
    folder.path.mkdir()
    with Record(folder.database) as record:
        for content in CONTENTS:
            record.versions.keep(content, publish=True)
        for header in HEADERS:
            texts = [comment(seq, f"words {seq}") for seq in range(2, 14)]
            record.sessions.begin(header, [started(), *texts])
            keep_transcript(record, header.id)
        for code in IMPORTED:
            with record.imported.writing():
                record.imported.add([judgment(code, value)._replace(page=value) for value in "xyz"])
                record.imported.marks.add([a_mark(code, mark) for mark in (1, 2, 3)])
        for code in GONE:
            with record.connection:
                erase_rows(record.connection, code, UTC)
    with Mailbox(folder.database) as mailbox:
        for header in HEADERS:
            mailbox.put(header.id, remark("It waits."))
    for path in (folder.database, folder.mailbox):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    return folder.path


def of_events(n: int) -> str:
    """Damages of a session's events, of its transcript, and of an imported participant's rows."""
    id, code, gone = HEADERS[n].id, IMPORTED[n], GONE[n]
    return f"""
        PRAGMA foreign_keys = OFF;
        UPDATE event SET value = value || '!' WHERE session = '{id}' AND seq = 3;
        UPDATE event SET hash = 'x' || substr(hash, 2) WHERE session = '{id}' AND seq = 5;
        DELETE FROM event WHERE session = '{id}' AND seq IN (7, 9, 10);
        UPDATE event SET kind = 'not_a_kind', data = '[' WHERE session = '{id}' AND seq = 11;
        UPDATE event SET kind = 'answer', page = 'no_page' WHERE session = '{id}' AND seq = 13;
        UPDATE transcript SET language = 'xx' WHERE session = '{id}';
        UPDATE transcript_segment SET words = 'x' WHERE session = '{id}' AND number = 1;
        DELETE FROM transcript_segment WHERE session = '{id}' AND number = 2;
        UPDATE imported_judgment SET value = 'w' WHERE participant = '{code}' AND value = 'y';
        DELETE FROM imported_mark WHERE participant = '{code}' AND mark = 2;
        UPDATE erasure SET erased = '2020' WHERE participant = '{gone}';
    """


def of_the_end(n: int) -> str:
    """A session without its last events, another with an altered row, and a mark too many."""
    first, second, code = HEADERS[n].id, HEADERS[n - 1].id, IMPORTED[n]
    return f"""
        PRAGMA foreign_keys = OFF;
        DELETE FROM event WHERE session = '{first}' AND seq > 12;
        UPDATE session SET language = 'xx' WHERE id = '{second}';
        UPDATE session SET plan = '{{' WHERE id = '{first}';
        DELETE FROM imported_set WHERE participant = '{code}';
        INSERT INTO imported_mark SELECT participant, session, mark + 7, condition, method,
            criterion, page, page_order, items, item, text, starts, ends, quote, answer, against,
            marked_seconds, marked_at, seal FROM imported_mark WHERE participant = '{code}';
    """


def of_a_row(n: int) -> str:
    """Rows that are missing as a whole, or were put in, and a version with its publication."""
    id, code, gone = HEADERS[n].id, IMPORTED[n], GONE[n]
    version = CONTENTS[n % 3].version_id()
    return f"""
        PRAGMA foreign_keys = OFF;
        DELETE FROM session WHERE id = '{id}';
        DELETE FROM transcript WHERE session = '{id}';
        DELETE FROM imported_set WHERE participant = '{code}';
        DELETE FROM imported_mark WHERE participant = '{code}';
        DELETE FROM imported_mark_set WHERE participant = '{code}';
        DELETE FROM erasure WHERE participant = '{gone}';
        INSERT INTO erasure VALUES ('added-{n}', '{UTC}');
        UPDATE study_version SET created = '2020' WHERE id = '{version}';
        DELETE FROM publication WHERE version = '{version}';
        INSERT INTO session SELECT 'added-{n}', participant, condition, version, seed, number,
            language, kind, participant_group, assignment, started, program, plan, salt
            FROM session WHERE id = '{HEADERS[n - 1].id}';
    """


DAMAGES = {"events": of_events, "ends": of_the_end, "rows": of_a_row}


@dataclass
class Found:
    """What is found in a damaged record, what is restored, and what is said of that."""

    lines: Counter[str]
    rows: Rows
    sessions: dict[str, str]
    lost: dict[str, int]
    counts: Counter[str]


def damaged(study: Path, place: Path, *scripts: str) -> Found:
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(study, place)
    path = StudyFolder(place).database
    with closing(sqlite3.connect(path)) as connection:
        for script in scripts:
            connection.executescript(script)
    lines = Counter(str(one).replace(str(place), "") for one in verify(path).findings)
    into = place / "restored.sqlite"
    report = salvage(path, into)
    names = ("apart", "things_lost", "versions", "judgments", "marks", "erasures", "events")
    counts = Counter({name: getattr(report, name) for name in names})
    said = {one.id: one.described(as_written) for one in report.sessions}
    return Found(lines, rows_of(into), said, report.lost, counts)


@pytest.mark.parametrize("with_copy", [False, True], ids=["alone", "with a copy"])
@pytest.mark.parametrize("name", DAMAGES)
def test_what_two_things_have_is_found_and_rescued_as_with_one(
    study: Path, tmp_path: Path, name: str, with_copy: bool
) -> None:
    if with_copy:
        study = Path(shutil.copytree(study, tmp_path / "study"))
        with Record(StudyFolder(study).database) as record:
            for reason in ("session", "again"):
                back_up(record.connection, record.path, reason)
            record.sessions.journal(HEADERS[5].id).append([comment(16, "later")])
    script, here = DAMAGES[name], tmp_path / "here"
    none = damaged(study, here)
    one, two, both = (damaged(study, here, *map(script, which)) for which in ((1,), (5,), (1, 5)))
    assert sum("acts.sqlite" in line for line in both.lines) == len(HEADERS)
    assert len(one.lines - none.lines) >= 5
    assert both.lines - none.lines == (one.lines - none.lines) + (two.lines - none.lines)
    assert none.lines - both.lines == (none.lines - one.lines) + (none.lines - two.lines)
    for table, rows in none.rows.items():
        lost = (rows - one.rows[table]) | (rows - two.rows[table])
        assert rows - both.rows[table] == lost
        assert both.rows[table] - rows == (one.rows[table] | two.rows[table]) - rows
    for name, before in none.counts.items():
        assert both.counts[name] - before == one.counts[name] + two.counts[name] - 2 * before
    assert both.lost == one.lost | two.lost
    for header in HEADERS:
        told = {each.sessions.get(header.id) for each in (one, two)} - {none.sessions[header.id]}
        assert both.sessions.get(header.id) in (told or {none.sessions[header.id]})
