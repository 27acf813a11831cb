"""Contradictions in a record are found, each with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.store.disk.backup import back_up
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.record.heads import heads_path
from labeval.store.record.record import Record
from labeval.store.record.schema import SCHEMA_VERSION
from labeval.store.verify import Severity, Verification, verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import the_content

Change = Callable[[str], Verification]


@pytest.fixture(scope="module")
def simulated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One finished session of each method."""
    path = tmp_path_factory.mktemp("simulated") / "record.sqlite"
    with Record(path) as record:
        simulate(record, the_content(), 4, seed=2)
    return path


@pytest.fixture
def changed(simulated_file: Path, folder: StudyFolder) -> Change:
    """Runs SQL on the record behind the program's back, then verifies it."""

    def change(sql: str) -> Verification:
        folder.database.write_bytes(simulated_file.read_bytes())
        heads_path(folder.database).write_bytes(heads_path(simulated_file).read_bytes())
        with Record(folder.database) as record:
            record.connection.execute("PRAGMA foreign_keys = OFF")
            record.connection.executescript(sql)
        before = folder.database.read_bytes()
        result = verify(folder.database)
        assert folder.database.read_bytes() == before
        return result

    return change


def test_a_finished_study_is_sound(changed: Change) -> None:
    result = changed("")
    assert result.findings == []
    assert result.sound
    assert (result.sessions, result.versions, result.version) == (4, 1, SCHEMA_VERSION)
    assert str(result).startswith(f"{result.path}: sound; 0 errors")


AB = "(SELECT id FROM session WHERE condition = 'ab')"
LAST = f"(SELECT max(seq) FROM event WHERE session = {AB})"


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        (f"DELETE FROM event WHERE session = {AB} AND seq IN (7, 8)", "events 7 to 8 are missing"),
        (f"DELETE FROM event WHERE session = {AB}", "there are no events"),
        (f"UPDATE event SET at_ms = 1 WHERE session = {AB} AND seq = 9", "clock runs backwards"),
        (f"UPDATE event SET kind = 'danced' WHERE session = {AB} AND seq = 9", "'danced' is unk"),
        (f"UPDATE event SET data = '[' WHERE session = {AB} AND seq = 9", "not a JSON object"),
        (
            f"UPDATE event SET kind = 'session_ended', value = 'completed' "
            f"WHERE session = {AB} AND seq = {LAST} - 1",
            "'session_ended' happened before",
        ),
        (
            f"UPDATE event SET seq = {LAST} + 1 WHERE session = {AB} AND seq = {LAST};"
            f"INSERT INTO event SELECT session, seq + 1, at_ms, utc, 'answer', page, field, value, "
            f"data, seal, hash FROM event WHERE session = {AB} AND seq = {LAST}",
            "'answer' after the session had ended",
        ),
        (
            f"UPDATE event SET value = 'gone' WHERE session = {AB} AND seq = {LAST}",
            "not a way to end",
        ),
        (
            f"UPDATE event SET page = 'ab-999' WHERE session = {AB} AND kind = 'answer'",
            "plan has no page 'ab-999'",
        ),
        (
            f"UPDATE event SET field = 'beauty' WHERE session = {AB} AND kind = 'answer'",
            "does not ask for 'beauty'",
        ),
        (
            f"UPDATE event SET value = 'm99' WHERE session = {AB} AND kind = 'answer'",
            "'m99' is not an answer to 'honesty'",
        ),
        ("UPDATE session SET seed = seed + 1 WHERE condition = 'ab'", "is not the one that its"),
        ("UPDATE session SET condition = 'xy' WHERE condition = 'ab'", "gives no plan"),
        ("UPDATE session SET plan = '{' WHERE condition = 'ab'", "plan cannot be read"),
        ("UPDATE session SET version = 'abc'", "version of the study, abc, is missing"),
        ("DELETE FROM session WHERE condition = 'ab'", "events of a session that is missing"),
        (
            "UPDATE study_version SET content = replace(content, 'mulched', 'watered')",
            "not the one that its id was computed from",
        ),
        ("UPDATE study_version SET content = '{}'", "the content cannot be read"),
        (
            "INSERT INTO erasure SELECT participant, started FROM session WHERE condition = 'ab'",
            "was erased, but data is there",
        ),
        ("PRAGMA user_version = 77", "record version 77"),
    ],
)
def test_what_does_not_agree_is_found(changed: Change, sql: str, said: str) -> None:
    result = changed(sql)
    assert not result.sound
    assert not result.damaged
    found = [str(f) for f in result.findings if f.severity is Severity.ERROR]
    assert any(said in line for line in found), found


def test_a_finding_says_where(changed: Change) -> None:
    found = changed(f"UPDATE event SET at_ms = 1 WHERE session = {AB} AND seq = 9").findings
    (finding,) = (f for f in found if "runs backwards" in str(f))
    assert finding.where.startswith("session ")
    assert finding.where.endswith(", event 9")
    assert str(finding).endswith("do not use the times of this session")


def test_an_erasure_that_did_not_reach_a_copy_is_found(
    simulated_file: Path, folder: StudyFolder
) -> None:
    folder.database.write_bytes(simulated_file.read_bytes())
    with Record(folder.database) as record:
        copy = back_up(record.connection, folder.database, "session")
        code = next(record.sessions.headers()).participant
        erase_rows(record.connection, code, "2026-03-01T00:00:00.000Z")
    result = verify(folder.database)
    (finding,) = result.findings
    assert (finding.where, result.backups) == (copy.name, 1)
    assert f"participant {code} was erased, but not here; run 'labeval erase'" in str(finding)


def test_a_study_without_sessions_has_nothing_wrong(folder: StudyFolder) -> None:
    result = verify(folder.database)
    assert result.sound
    assert [f.severity for f in result.findings] == [Severity.NOTE]
    assert not folder.database.exists()


def test_every_template_can_be_filled(changed: Change) -> None:
    result = changed(
        f"UPDATE event SET at_ms = 1, kind = 'danced' WHERE session = {AB} AND seq > 9;"
        "UPDATE session SET seed = 5 WHERE condition = 'dqe'"
    )
    assert len(result.findings) > 10
    for finding in result.findings:
        assert "{" not in str(finding)
        json.dumps({name: str(value) for name, value in finding.values.items()})
