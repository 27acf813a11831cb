"""Whatever was altered in a record is named with its place, and restored from a copy that has it.

Each damage is a statement of SQL, with what verifying says: the place, and how it begins.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from labeval.store.chain.appending import EVENT_COLUMNS, SESSION_COLUMNS
from labeval.store.chain.hashes import EventChain, packed, seal_of_event
from labeval.store.disk.backup import back_up
from labeval.store.erasing.erasure import erase_rows
from labeval.store.record.heads import heads_path
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.verify import Severity, salvage, verify
from tests.store.conftest import UTC, a_header, a_mark, comment, started, the_content
from tests.store.record.transcripts import keep_transcript

S, T = (a_header(the_content(), n).id for n in (1, 2))
ALTERED = "the event was altered, or put in"
UNLINKED = "the event does not continue the one before: one of the two was altered"
ROW = "its row was altered: participant, condition, plan or another fact"
IT = "it was altered"
UNKNOWN = "the ledger does not know it: it was added, or its name altered"
WHAT_OLD_RECORDS_HAVE = "merge another laptop's record or a backup of this one that has them"
AGAIN = "remove it and transcribe again, or merge a record that has it whole"
NEW_SESSION = (
    "INSERT INTO session SELECT 'new', participant, condition, version, seed, number, language, "
    "kind, participant_group, assignment, started, program, salt, plan FROM session"
    f" WHERE id = '{T}'"
)
Damage = tuple[str, list[str]]
"""A statement, and what is found: “place: words”, with ``*`` where a copy may have it."""
DAMAGES: list[Damage] = [
    (
        f"UPDATE event SET value = 'x' WHERE session = '{S}' AND seq = 2",
        [f"S, event 2: {ALTERED}*"],
    ),
    (
        f"UPDATE event SET value = CAST(x'ff41' AS TEXT) WHERE session = '{S}' AND seq = 3",
        [f"S, event 3: {ALTERED}*"],
    ),
    (
        f"UPDATE event SET hash = 'x' WHERE session = '{S}' AND seq = 2",
        ["S, event 2: its hash was altered; the event itself is as it was written*"],
    ),
    (
        f"DELETE FROM event WHERE session = '{S}' AND seq = 3",
        [
            "S: events 3 to 3 were deleted*",
            f"S: events 3 to 3 are missing; {WHAT_OLD_RECORDS_HAVE}",
        ],
    ),
    (
        f"DELETE FROM event WHERE session = '{T}' AND seq > 2",
        [
            "T: its end is missing: it had 4 events, and 2 are there*",
            "T: the copy COPY has 4 events of it, the record 2; "
            "'labeval verify --save-to NEW' takes it from the copy",
        ],
    ),
    (
        f"UPDATE event SET seq = 0 WHERE session = '{S}' AND seq = 1",
        [
            f"S, event 0: {ALTERED}*",
            "S: events 1 to 1 were deleted*",
            f"S: events 1 to 1 are missing; {WHAT_OLD_RECORDS_HAVE}",
        ],
    ),
    (f"UPDATE session SET assignment = 'x' WHERE id = '{S}'", [f"S: {ROW}*"]),
    (
        f"UPDATE session SET salt = 'x' WHERE id = '{T}'",
        [f"T: {ROW}*", *(f"T, event {n}: {UNLINKED}*" for n in range(1, 5))],
    ),
    (
        f"DELETE FROM session WHERE id = '{T}'; DELETE FROM event WHERE session = '{T}'",
        [
            "record: a session is missing: it was deleted, or its id was altered; entry 4 of the "
            "ledger lists it*",
            "T: the copy COPY has 4 events of it, the record 0; "
            "'labeval verify --save-to NEW' takes it from the copy",
        ],
    ),
    (
        NEW_SESSION,
        [
            "session new: the ledger does not know this session: it was added, or its id altered",
            f"session new: there are no events; {WHAT_OLD_RECORDS_HAVE}",
        ],
    ),
    ("UPDATE study_version SET created = 'x'", [f"version V: {IT}*"]),
    (
        "DELETE FROM publication",
        ["record: a publication is missing; see entry 2 of the ledger*"],
    ),
    ("UPDATE publication SET reason = 'x'", [f"publication of U: {IT}*"]),
    ("UPDATE transcript SET made = 'x'", [f"transcript S-01: {IT}*"]),
    (
        "UPDATE transcript_segment SET words = '[]' WHERE number = 1",
        [
            f"transcript S-01: {IT}*",
            "recording S-01: a row of transcript_segment, or its seal, was altered",
        ],
    ),
    (
        "DELETE FROM transcript",
        [
            "record: a transcript is missing; see entry 5 of the ledger*",
            "recording S-01: rows of transcript_segment that belong to nothing",
            f"transcript S-01: segments of a transcript that is missing; {AGAIN}",
        ],
    ),
    (
        "DELETE FROM transcript_segment WHERE number = 2",
        [f"transcript S-01: {IT}*", f"transcript S-01: it has 1 of 2 segments; {AGAIN}"],
    ),
    (
        "UPDATE imported_judgment SET value = '1' WHERE participant = 'R1' AND items = 'x'",
        [
            f"imported judgments of R1: {IT}*",
            "participant R1: a row of imported_judgment, or its seal, was altered",
        ],
    ),
    (
        "DELETE FROM imported_set WHERE participant = 'R1'",
        [
            "record: imported judgments of a participant are missing; see entry 6 of the ledger*",
            "participant R1: rows of imported_judgment that belong to nothing",
        ],
    ),
    (
        "UPDATE imported_set SET judgments = 3 WHERE participant = 'R1'",
        [f"imported judgments of R1: {IT}*"],
    ),
    (
        "UPDATE imported_judgment SET seal = 1 WHERE participant = 'R1' AND items = 'x'",
        ["participant R1: a row of imported_judgment, or its seal, was altered"],
    ),
    (
        "UPDATE imported_mark SET starts = '2' WHERE mark = 9",
        [
            f"imported marks of R1: {IT}*",
            "participant R1: a row of imported_mark, or its seal, was altered",
        ],
    ),
    ("DELETE FROM imported_mark WHERE mark = 7", [f"imported marks of R1: {IT}*"]),
    (
        "DELETE FROM imported_mark_set",
        [
            "record: imported marks of a participant are missing; see entry 8 of the ledger*",
            "participant R1: rows of imported_mark that belong to nothing",
        ],
    ),
    (
        "UPDATE imported_mark_set SET salt = 'x'",
        [
            f"imported marks of R1: {UNKNOWN}",
            "record: imported marks of a participant are missing; see entry 8 of the ledger*",
        ],
    ),
    (
        "DELETE FROM erasure",
        ["record: the fact of an erasure is missing; see entry 9 of the ledger*"],
    ),
    ("UPDATE erasure SET erased = 'x'", [f"erasure of P77: {IT}*"]),
    ("INSERT INTO erasure VALUES ('P99', 'x')", [f"erasure of P99: {UNKNOWN}"]),
    (
        "UPDATE ledger SET digest = 'x' WHERE number = 2",
        [
            "ledger: entry 2 of the ledger was altered, or one before it is missing*",
            f"publication of U: {IT}*",
        ],
    ),
    (
        "DELETE FROM ledger WHERE number = 2",
        [
            "ledger: entry 3 of the ledger was altered, or one before it is missing*",
            "ledger: the record was set back or its ledger rewritten: the ledger does not hold the "
            "entry 2 that the file of heads knows*",
            f"publication of U: {UNKNOWN}",
        ],
    ),
    (
        "DELETE FROM ledger WHERE number = 9",
        [f"erasure of P77: {UNKNOWN}"],
    ),
    (
        "INSERT INTO unvouched VALUES (1, 'event', '', '{}', 'why'), (2, 'event', '', '{}', 'why')",
        [
            "unvouched: 2 rows of event kept apart, because nothing vouches for what is "
            "written there"
        ],
    ),
]
FROM_COPY = "; the copy COPY has it as it was; 'labeval verify --save-to NEW' takes it from there"
NO_COPY = (
    "; no copy here has it as it was; 'labeval verify --save-to NEW' keeps apart what nothing "
    "vouches for"
)
TABLES = {
    "session": "id, participant, assignment, started, plan",
    "event": "session, seq, at_ms, utc, kind, page, field, value, data",
    "study_version": "*",
    "publication": "*",
    "transcript": "session, recording, language, length_ms, segments, made, made_with, timeline",
    "transcript_segment": "session, recording, number, start_ms, end_ms, speaker, words",
    "imported_judgment": "participant, session, page, items, value",
    "imported_mark": "participant, session, mark, starts, ends, quote",
    "erasure": "*",
}
Rows = dict[str, set[tuple[object, ...]]]


@dataclass
class Whole:
    """A record that is damaged again and again."""

    path: Path
    content: bytes
    heads: bytes
    truth: Rows
    has_copy: bool

    def damage(self, sql: str) -> None:
        self.path.write_bytes(self.content)
        heads_path(self.path).write_bytes(self.heads)
        with closing(sqlite3.connect(self.path)) as connection:
            connection.executescript(sql)

    def as_expected(self, lines: list[str]) -> list[str]:
        """What verifying says, with or without a copy."""
        lines = [line for line in lines if self.has_copy or "COPY" not in line]
        return [line.replace("*", FROM_COPY if self.has_copy else NO_COPY) for line in lines]


def rows_in(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: set(connection.execute(f"SELECT {columns} FROM {table}"))
            for table, columns in TABLES.items()
        }


@pytest.fixture(scope="module", params=[True, False], ids=["copy", "no copy"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """Two sessions, a transcript, judgments made elsewhere, and an erasure."""
    path = tmp_path_factory.mktemp("whole") / "record.sqlite"
    with Record(path) as record:
        record.versions.keep(the_content(), publish=True)
        for number in (1, 2):
            texts = [comment(seq, f"text {seq}") for seq in range(2, 5)]
            record.sessions.begin(a_header(the_content(), number), [started(), *texts])
        keep_transcript(record, S)
        with record.imported.writing():
            record.imported.add(
                JudgmentRow(f"R{n}", "s1", "", "dqe", "c", "p1", text, "4", "", "", 1, "")
                for n in (1, 2)
                for text in ("x", "y")
            )
        with record.imported.writing():
            record.imported.marks.add(a_mark("R1", number) for number in (7, 9))
        erase_rows(record.connection, "P77", UTC)
        if request.param:
            back_up(record.connection, path, "session")
    return Whole(
        path, path.read_bytes(), heads_path(path).read_bytes(), rows_in(path), request.param
    )


def found_in(path: Path) -> list[str]:
    """The errors, with short names for what is random."""
    names = {
        S: "S",
        T: "T",
        the_content().version_id()[:12]: "V",
    }
    found = []
    for finding in verify(path).findings:
        if finding.severity == Severity.ERROR:
            line = str(finding).removeprefix("error: ")
            for name, short in names.items():
                line = line.replace(f"session {name}", short).replace(name, short)
            line = re.sub(r"record-\S+\.sqlite", "COPY", line)
            found.append(re.sub(r"(publication of) [-\d]+T[\d:.]+Z", r"\1 U", line))
    return found


def test_a_whole_record_has_no_errors(whole: Whole) -> None:
    whole.damage("")
    assert found_in(whole.path) == []


@pytest.mark.parametrize(("sql", "lines"), DAMAGES, ids=range(len(DAMAGES)))
def test_what_was_altered_is_named_with_the_copy_that_has_it(
    whole: Whole, sql: str, lines: list[str]
) -> None:
    whole.damage(sql)
    assert found_in(whole.path) == whole.as_expected(lines)


def test_a_session_whose_hashes_were_rewritten_is_known_by_the_file_of_heads(whole: Whole) -> None:
    whole.damage(f"UPDATE event SET value = 'x' WHERE session = '{S}' AND seq = 6")
    with closing(sqlite3.connect(whole.path, isolation_level=None)) as connection:
        (row,) = connection.execute(
            f"SELECT {SESSION_COLUMNS}, salt FROM session WHERE id = ?", (S,)
        )
        chain = EventChain(row[:-1], row[-1])
        before = chain.start
        for event in connection.execute(
            f"SELECT {EVENT_COLUMNS} FROM event WHERE session = ? ORDER BY seq", (S,)
        ).fetchall():
            before, content = chain.following(before, event), packed(event)
            connection.execute(
                "UPDATE event SET seal = ?, hash = ? WHERE session = ? AND seq = ?",
                (seal_of_event(content), before, S, event[1]),
            )
    rewritten = "S: events up to 6 were rewritten together with their hashes, or one was put in*"
    differs = (
        "S, event 6: the event is not the one that the copy COPY has; "
        "'labeval verify --save-to NEW' takes it from the copy"
    )
    found = [line for line in found_in(whole.path) if "recording" not in line]
    assert found == whole.as_expected([rewritten, differs])


@pytest.mark.parametrize(("sql", "lines"), DAMAGES, ids=range(len(DAMAGES)))
def test_what_was_altered_is_as_it_was_again_or_is_left_out(
    whole: Whole, tmp_path: Path, sql: str, lines: list[str]
) -> None:
    whole.damage(sql)
    report = salvage(whole.path, tmp_path / "saved.sqlite")
    restored = rows_in(report.target)
    if whole.has_copy:
        assert restored == whole.truth
    else:
        # The id of a version vouches for its content, and for nothing else of it.
        versions = {(id, content) for id, _, _, content in restored.pop("study_version")}
        assert versions == {(id, content) for id, _, _, content in whole.truth["study_version"]}
        for table, rows in restored.items():
            assert rows <= whole.truth[table], table
        lost = sum(len(whole.truth[table] - rows) for table, rows in restored.items())
        assert lost <= 10, "at most one session with its transcript"
    errors = [line for line in found_in(report.target) if not line.startswith("recording")]
    assert not [line for line in errors if "altered" in line or "ledger" in line], errors
