"""A second place for copies: verified, rotated, and reached by erasures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from labeval import cli
from labeval.store import second_place as module
from labeval.store.backup import back_up_rotating, copy_twice
from labeval.store.copies import memory_copy
from labeval.store.erasure import erase
from labeval.store.record import Record
from labeval.store.second_place import (
    SecondCopyFailed,
    choose_second_place,
    copy_to_second_place,
    folder_in,
    out_of_reach,
    second_copies,
    second_place,
)
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content


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
        made = copy_twice(back_up_rotating(record), study.path)
    assert made is not None
    return made


def test_a_copy_goes_there_too_and_the_oldest_leave(place: Path, study: StudyFolder) -> None:
    first = copied(study)
    assert first.stat().st_mode & 0o777 == 0o600
    with Record(study.database) as record:
        for _ in range(4):
            copy = back_up_rotating(record)
            copy_to_second_place(copy, study.path, place, keep=3)
    assert len(second_copies(study.path)) == 3 and first not in second_copies(study.path)
    with closing(memory_copy(second_copies(study.path)[-1])) as connection:
        assert connection.execute("SELECT count(*) FROM session").fetchone() == (2,)


def test_without_a_place_nothing_is_copied(study: StudyFolder) -> None:
    with Record(study.database) as record:
        assert copy_twice(back_up_rotating(record), study.path) is None


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
