"""No byte that a disk can flip makes a study unreadable: a sentence names the row."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.jobs.planning.read_overview import read_overview
from labeval.store.disk.errors import DamagedRecord
from labeval.store.disk.readable_rows import damaged_row
from labeval.store.merging.merge import merge
from labeval.store.record.following import FollowedRecord
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.verify import salvage, verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, marker, the_content

PAGE = 4096
SESSION = a_header(the_content(), 3).id
OTHER = a_header(the_content(), 4).id


def damage(path: Path, text: str) -> None:
    """One bit of this text is wrong, so that it is no UTF-8 any more."""
    content = path.read_bytes()
    assert content.count(text.encode()) == 1
    path.write_bytes(
        content.replace(text.encode(), bytes([text.encode()[0] ^ 0x80]) + text.encode()[1:])
    )


def judgments(count: int) -> list[JudgmentRow]:
    """Judgments made elsewhere, of so many people."""
    return [
        JudgmentRow(f"r{n}", f"s{n}", "", "dqe", "c", "p1", f"text-of-{n}", "4", "", "", 1, "")
        for n in range(count)
    ]


@pytest.fixture
def damaged_event(copy_of_record: Callable[[], Path]) -> Path:
    path = copy_of_record()
    damage(path, marker(3, 7))
    return path


def test_a_reader_names_the_event_and_what_to_do_and_reads_the_others(damaged_event: Path) -> None:
    said = rf"session {SESSION}, event 7 cannot be read.*labeval verify STUDY --save-to"
    with Record(damaged_event, read_only=True) as record:
        with pytest.raises(DamagedRecord, match=said):
            record.sessions.events(SESSION)
        assert len(record.sessions.events(OTHER)) == 60
        assert len(record.sessions.lines()) == 6
    with Record(damaged_event) as record, pytest.raises(DamagedRecord, match=said):
        record.sessions.events(SESSION)
    with FollowedRecord(damaged_event) as followed:
        with pytest.raises(DamagedRecord, match=said):
            followed.events(SESSION)
        assert len(followed.events(OTHER)) == 60


def test_it_is_found_and_restored_as_it_was(damaged_event: Path, folder: StudyFolder) -> None:
    found = [str(f) for f in verify(damaged_event).findings]
    assert any(f"session {SESSION}, event 7: the event was altered" in line for line in found)
    salvage(damaged_event, folder.path / "new.sqlite")
    with Record(folder.path / "new.sqlite") as record:
        assert record.sessions.events(SESSION)[6].value == marker(3, 7).ljust(40, ".")
    assert verify(folder.path / "new.sqlite").sound


@pytest.mark.parametrize("what", ["<reason-3>", f'"seed": {a_header(the_content(), 3).seed}'])
def test_a_damaged_session_leaves_the_others_usable(
    copy_of_record: Callable[[], Path], folder: StudyFolder, what: str
) -> None:
    path = copy_of_record()
    content = path.read_bytes()
    if what.encode() not in content:
        pytest.skip("the plan does not hold it")
    path.write_bytes(content.replace(what.encode(), b"\xfe" + what.encode()[1:]))
    with Record(path) as record:
        lines, damaged = record.sessions.readable_lines()
        assert len(lines) == 5
        (error,) = damaged
        assert f"session {SESSION}" in str(error)
    view = read_overview(folder)
    assert len(view.sessions) == 5
    assert view.record_problem is not None


def test_merging_it_into_another_record_is_refused_in_the_same_words(
    damaged_event: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with (
        closing(Record(other / "record.sqlite")) as record,
        pytest.raises(DamagedRecord, match=r"session .*, event 7 cannot"),
    ):
        merge(record, damaged_event)


def test_an_event_altered_in_the_other_record_is_not_merged(
    copy_of_record: Callable[[], Path], tmp_path: Path
) -> None:
    path = copy_of_record()
    content = path.read_bytes()
    text = marker(3, 7).encode()
    path.write_bytes(content.replace(text, text.replace(b"event", b"eveNt")))
    other = tmp_path / "other"
    other.mkdir()
    with closing(Record(other / "record.sqlite")) as record:
        report = merge(record, path)
        assert report.sessions == 5
        assert SESSION in report.conflicts[0].where
        assert "labeval verify" in str(report.conflicts[0])


@pytest.mark.parametrize("place", ["no-such-folder/new.sqlite", "record.sqlite"])
def test_where_it_cannot_be_saved_is_a_sentence(
    damaged_event: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (damaged_event.parent / "study.yaml").write_text("{}")
    assert main(
        ["verify", str(damaged_event.parent), "--save-to", str(damaged_event.parent / place)]
    )
    said = capsys.readouterr()
    assert "choose" in said.err
    assert "Traceback" not in said.err


def test_a_record_that_is_gone_is_restored_from_its_copies_by_the_command(
    copy_of_record: Callable[[], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    from labeval.store.disk.backup import back_up

    path = copy_of_record()
    with Record(path) as record:
        back_up(record.connection, path, "session")
    path.unlink()
    assert main(["verify", str(path.parent), "--save-to", str(path.parent / "new.sqlite")]) == 1
    assert "6 sessions, 360 events" in capsys.readouterr().out


def test_a_damaged_imported_judgment_is_named_by_its_participant(folder: StudyFolder) -> None:
    with Record(folder.database) as record, record.imported.writing():
        record.imported.add(judgments(3))
    damage(folder.database, "text-of-1")
    with (
        Record(folder.database, read_only=True) as record,
        pytest.raises(DamagedRecord, match="participant r1 in 'imported_judgment' cannot be read"),
    ):
        list(record.imported.rows())
    with (
        Record(folder.database, read_only=True) as record,
        pytest.raises(DamagedRecord, match="participant r1 in 'imported_judgment' cannot be read"),
    ):
        list(record.imported.by_column())


@pytest.mark.parametrize("read_only", [True, False])
def test_whichever_page_is_lost_a_reader_says_that_the_record_is_damaged(
    copy_of_record: Callable[[], Path], read_only: bool
) -> None:
    path = copy_of_record()
    with Record(path) as record, record.imported.writing():
        record.imported.add(judgments(500))
    whole, refused, unread = path.read_bytes(), 0, 0
    for page in range(1, len(whole) // PAGE, 2):
        for other in path.parent.glob("record.sqlite*"):
            other.unlink()
        path.write_bytes(whole[: page * PAGE] + b"\xff" * PAGE + whole[(page + 1) * PAGE :])
        try:
            with Record(path, read_only=read_only) as record:
                for header in record.sessions.headers():
                    record.sessions.events(header.id)
                record.sessions.lines()
                record.versions.publications()
                unread += 1
                assert len(list(record.imported.rows())) == 500
                unread -= 1
        except DamagedRecord as error:
            refused += 1
            assert str(path) in str(error) and "labeval verify" in str(error)
    assert refused > unread > 2, "pages with sessions, and with judgments"


@pytest.mark.parametrize(
    "read",
    [
        list,
        lambda rows: rows.fetchall(),
        lambda rows: rows.fetchmany(2),
        lambda rows: [rows.fetchone(), rows.fetchone()],
    ],
)
def test_an_error_in_a_later_row_is_raised_however_the_rows_are_read(
    tmp_path: Path, read: Callable[[sqlite3.Cursor], object]
) -> None:
    with Record(tmp_path / "record.sqlite") as record:
        select = f"SELECT abs(column1) FROM (VALUES (1), ({-(2**63)}))"
        rows = record.connection.execute(select)
        with pytest.raises(sqlite3.OperationalError, match="integer overflow"):
            read(rows)
        with pytest.raises(sqlite3.IntegrityError):
            record.connection.executemany("INSERT INTO erasure VALUES (?, ?)", 2 * [("P1", "")])


def test_what_is_no_record_at_all_is_refused_in_words_when_it_is_merged(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    with (
        Record(tmp_path / "record.sqlite") as record,
        pytest.raises(DamagedRecord, match="is damaged"),
    ):
        merge(record, other)


def test_of_several_rows_the_session_is_named_and_not_its_event(damaged_event: Path) -> None:
    assert damaged_row(damaged_event) == f"session {SESSION}, event 7"
    damage(damaged_event, "<reason-3>")
    assert damaged_row(damaged_event) == f"session {SESSION}"
