"""A study file that is edited on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from labeval.files.refusal import FileRefused
from labeval.jobs.editing.study_file import EditedStudyFile
from labeval.study.editing.document import EditRefused
from labeval.study.editing.edits import Put, Remove
from labeval.study.folder import StudyFolder

TEXT = "labeval: 1\ntitle: Ponds   # by hand\nseed: 4\n"


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    (tmp_path / "study.yaml").write_text(TEXT, encoding="utf-8", newline="")
    return StudyFolder(tmp_path)


def content(folder: StudyFolder) -> str:
    return folder.study_file.read_bytes().decode()


def test_every_change_is_in_the_file_at_once(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    file.do(Put(("title",), "Lakes"))
    assert content(folder) == TEXT.replace("Ponds", "Lakes")
    file.undo()
    assert content(folder) == TEXT
    file.redo()
    assert content(folder) == TEXT.replace("Ponds", "Lakes")
    assert [p.name for p in folder.path.iterdir()] == ["study.yaml"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_the_encoding_stays(folder: StudyFolder, encoding: str) -> None:
    before = TEXT.replace("\n", "\r\n").encode(encoding)
    folder.study_file.write_bytes(before)
    file = EditedStudyFile(folder)
    file.do(Put(("title",), "Wörter"))
    assert folder.study_file.read_bytes().decode(encoding).startswith("labeval: 1\r\ntitle: ")
    file.undo()
    assert folder.study_file.read_bytes() == before


def test_typing_is_undone_in_one_step_until_it_ends(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    for text in ("L", "La", "Lak"):
        file.do(Put(("title",), text), typed=True)
    file.history.seal()
    file.do(Put(("title",), "Lake"), typed=True)
    file.undo()
    assert file.text.data["title"] == "Lak"
    file.undo()
    assert content(folder) == TEXT


def test_an_edit_from_outside_is_taken_in_and_can_be_undone(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    assert not file.look()
    theirs = TEXT + "items: mine.csv\n"
    folder.study_file.write_text(theirs)
    file.do(Put(("seed",), 5))  # before anybody has looked
    assert content(folder) == theirs.replace("4", "5")
    file.undo()
    assert content(folder) == theirs
    file.undo()
    assert content(folder) == TEXT


def test_a_place_that_an_edit_from_outside_took_away_is_not_written(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    theirs = "labeval: 1\ntitle: Ponds\n"
    folder.study_file.write_text(theirs)
    with pytest.raises(LookupError):
        file.do(Remove(("seed",)))
    assert content(folder) == theirs


def test_a_file_that_is_broken_outside_is_shown_and_left_alone(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    folder.study_file.write_text("title: [\n")
    assert file.look()
    assert file.text.problems
    with pytest.raises(EditRefused):
        file.do(Put(("title",), "x"))
    assert content(folder) == "title: [\n"
    folder.study_file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileRefused):
        file.look()
    with pytest.raises(FileRefused):
        file.undo()


@pytest.mark.skipif(os.geteuid() == 0, reason="an administrator may write everywhere")
def test_what_cannot_be_written_is_not_done(folder: StudyFolder) -> None:
    file = EditedStudyFile(folder)
    folder.path.chmod(0o500)
    try:
        with pytest.raises(OSError):
            file.do(Put(("title",), "Lakes"))
    finally:
        folder.path.chmod(0o700)
    assert file.text.data["title"] == "Ponds"
    assert not file.history.can_undo
    assert content(folder) == TEXT


def test_a_link_stays_a_link(folder: StudyFolder, tmp_path: Path) -> None:
    real = tmp_path / "kept" / "real.yaml"
    real.parent.mkdir()
    folder.study_file.rename(real)
    folder.study_file.symlink_to(real)
    EditedStudyFile(folder).do(Put(("title",), "Lakes"))
    assert folder.study_file.is_symlink()
    assert "Lakes" in real.read_text()
