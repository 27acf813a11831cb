"""A second place for copies: verified, rotated, and reached by erasures."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval import cli
from labeval.jobs.coding.workbook import keep_copy
from labeval.store.disk import second_place as module
from labeval.store.disk.backup import back_up_rotating, copy_twice
from labeval.store.disk.read_only_copies import memory_copy
from labeval.store.disk.second_place import (
    SecondCopyFailed,
    choose_second_place,
    copy_to_second_place,
    folder_in,
    is_outdated,
    out_of_reach,
    second_copies,
    second_place,
)
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.store.verify import salvage, verify
from labeval.store.workbook.file import wipe_copies_of_workbook
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content
from tests.store.erasing.test_workbook_erasure import WORDS, work_on_both
from tests.support.studies.coding_study import small_workbook


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "stick").mkdir()
    choose_second_place(tmp_path / "stick")
    yield tmp_path / "stick"
    choose_second_place(None)


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    (tmp_path / "study").mkdir()
    folder = StudyFolder(tmp_path / "study")
    with Record(folder.database) as record:
        record.versions.keep(the_content())
        for number in (1, 2):
            record.sessions.begin(a_header(the_content(), number), [started()])
    return folder


def copied(study: StudyFolder) -> Path:
    with Record(study.database) as record:
        back_up_rotating(record)
        return copy_twice(study.path)[0]


def test_a_copy_goes_there_too_and_the_oldest_leave(place: Path, study: StudyFolder) -> None:
    first = copied(study)
    assert first.stat().st_mode & 0o777 == 0o600
    with Record(study.database) as record:
        for _ in range(4):
            copy = back_up_rotating(record)
            copy_to_second_place([copy], study.database, place, keep=3)
    assert len(second_copies(study.path)) == 3 and first not in second_copies(study.path)
    with closing(memory_copy(second_copies(study.path)[-1])) as connection:
        assert connection.execute("SELECT count(*) FROM session").fetchone() == (2,)


def test_without_a_place_nothing_is_copied(study: StudyFolder) -> None:
    with Record(study.database) as record:
        back_up_rotating(record)
        assert copy_twice(study.path) == []


def test_a_place_that_is_gone_or_does_not_keep_what_it_is_given_is_said(
    place: Path, study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        module.shutil, "copyfile", lambda source, target: Path(target).write_bytes(b"half")
    )
    with pytest.raises(SecondCopyFailed, match="read again"):
        copied(study)
    monkeypatch.undo()
    place.rename(place.with_name("pulled out"))
    assert out_of_reach() == place
    with pytest.raises(SecondCopyFailed, match="is not there"):
        copied(study)


def test_an_erasure_reaches_the_second_place_or_says_that_it_cannot(
    place: Path, study: StudyFolder
) -> None:
    copy = copied(study)
    assert b"<reason-1>" in copy.read_bytes()
    report = erase(study, "P01")
    assert copy in report.copies and b"<reason-1>" not in copy.read_bytes()
    with closing(memory_copy(copy)) as connection:
        assert connection.execute("SELECT participant FROM session").fetchall() == [("P02",)]
    place.rename(place.with_name("pulled out"))
    report = erase(study, "P02")
    assert report.out_of_reach == place and "connect it, then erase again" in str(report)


def test_the_workbook_goes_there_too_with_what_was_missed(place: Path, study: StudyFolder) -> None:
    with small_workbook(study.workbook) as workbook:
        away = place.rename(place.with_name("pulled out"))
        with pytest.raises(SecondCopyFailed):
            keep_copy(workbook)
        away.rename(place)
        assert second_copies(study.path) == []
        assert keep_copy(workbook) is None, "one is there still"
    (copy,) = second_copies(study.path)
    with closing(memory_copy(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM passage").fetchone()[0] > 0
    copied(study)
    assert len(second_copies(study.path)) == 2


def test_copies_stay_there_when_those_of_the_study_folder_are_lost(
    place: Path, study: StudyFolder
) -> None:
    first = copied(study)
    shutil.rmtree(study.backups)
    second = copied(study)
    assert second_copies(study.path) == [first, second]


def findings(study: StudyFolder) -> str:
    return "\n".join(map(str, verify(study.database).findings))


def test_verify_reads_the_copies_there(place: Path, study: StudyFolder) -> None:
    with small_workbook(study.workbook) as workbook:
        keep_copy(workbook)
    record_copy = copied(study)
    (coding_copy,) = (f for f in second_copies(study.path) if f.name.startswith("coding-"))
    assert verify(study.database).backups == 2 and "damaged" not in findings(study)
    for file in (record_copy, coding_copy):
        whole = file.read_bytes()
        file.write_bytes(whole[: len(whole) // 2])
        assert f"{file}: the copy is damaged" in findings(study)
        file.write_bytes(whole)
    place.rename(place.with_name("pulled out"))
    assert f"{place}: second copies go there and it cannot be reached" in findings(study)


def test_verify_names_the_copy_there_that_still_has_what_the_record_lost(
    place: Path, study: StudyFolder, tmp_path: Path
) -> None:
    copy = copied(study)
    shutil.rmtree(study.backups)
    with closing(sqlite3.connect(study.database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("UPDATE event SET value = 'altered'")
    assert str(copy) in findings(study)
    study.database.unlink()
    assert "there are copies of it" in findings(study)
    salvage(study.database, tmp_path / "saved.sqlite")
    with Record(tmp_path / "saved.sqlite", read_only=True) as record:
        assert len(list(record.sessions.headers())) == 2


@given(st.lists(st.sampled_from(["session", "code", "unplug", "plug"]), max_size=8))
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_after_an_erasure_no_copy_at_either_place_holds_the_participant(
    place: Path, tmp_path: Path, steps: list[str]
) -> None:
    folder = StudyFolder(Path(tempfile.mkdtemp(dir=tmp_path)))
    away = place.with_name("pulled out")
    with Record(folder.database) as record, small_workbook(folder.workbook) as workbook:
        work_on_both(workbook)
        record.versions.keep(the_content())
        for number in (1, 2):
            record.sessions.begin(a_header(the_content(), number), [started()])
        for step in steps:
            if step in ("session", "code"):
                back_up_rotating(record if step == "session" else workbook)
                with suppress(SecondCopyFailed):
                    copy_twice(folder.path)
            elif step == "unplug" and place.is_dir():
                place.rename(away)
            elif step == "plug" and away.is_dir():
                away.rename(place)
    erase(folder, "P01")
    if away.is_dir():
        away.rename(place)
        with Record(folder.database) as record, Workbook(folder.workbook, coder="") as workbook:
            back_up_rotating(record)
            back_up_rotating(workbook)
            copy_twice(folder.path)
    assert not is_outdated(folder.path)
    for file in [*folder.path.rglob("*.sqlite"), *second_copies(folder.path)]:
        content = file.read_bytes()
        assert b"<reason-1>" not in content and WORDS not in content, file
    assert verify(folder.database).sound


def test_copies_of_a_redacted_workbook_go_there_too(place: Path, study: StudyFolder) -> None:
    def code() -> None:
        with Workbook(study.workbook, coder="C1") as workbook:
            back_up_rotating(workbook)
            copy_twice(study.path)

    small_workbook(study.workbook).close()
    code()
    assert any(WORDS in file.read_bytes() for file in second_copies(study.path))
    assert len(wipe_copies_of_workbook(study.workbook)) == 2
    assert second_copies(study.path) == []
    code()
    (old,) = second_copies(study.path)
    away = place.rename(place.with_name("pulled out"))
    assert len(wipe_copies_of_workbook(study.workbook)) == 1
    away.rename(place)
    assert old.exists() and "words were removed" in findings(study)
    copied(study)
    assert old.exists(), "nothing has taken its place yet"
    code()
    assert not old.exists() and "words were removed" not in findings(study)


def test_studies_of_one_name_have_folders_of_their_own(tmp_path: Path) -> None:
    one, other = tmp_path / "a" / "study", tmp_path / "b" / "study"
    assert folder_in(tmp_path, one) != folder_in(tmp_path, other)


def test_the_command_chooses_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["copies", "--to", str(tmp_path / "nowhere")]) == 1
    assert cli.main(["copies", "--to", str(tmp_path)]) == 0
    assert second_place() == tmp_path
    assert cli.main(["copies", "--none"]) == 0
    assert second_place() is None
    assert "no second copies" in capsys.readouterr().out


def test_what_a_killed_program_left_in_the_second_place_goes_and_a_refusal_of_the_disk_is_said(
    place: Path, study: StudyFolder
) -> None:
    first = copied(study)
    left = first.with_name(f".{study.database.stem}-20260101-session.sqlite.1a2b.part")
    others = first.with_name("letter.part")
    for file in (left, others):
        file.write_bytes(b"half")
    with Record(study.database) as record:
        copy = back_up_rotating(record)
    (made,) = copy_to_second_place([copy], study.database, place, keep=9)
    assert made.exists() and others.exists() and not left.exists()
    assert copy_to_second_place([copy], study.database, place, keep=9) == []  # it is there
    folder_in(place, study.path).rename(place / "moved")
    folder_in(place, study.path).write_bytes(b"a file, and no folder")
    with pytest.raises(SecondCopyFailed, match="exists"):
        copy_to_second_place([copy], study.database, place, keep=9)
