"""A program that is ended, or meets a full disk, leaves nothing that looks like something else."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from labeval.store.disk import private_files
from labeval.store.disk.backup import back_up_rotating, backups_of
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


class Killed(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("after", ["blanked", "renamed"])
def test_a_kill_while_copies_rotate_leaves_no_copy_of_zeros(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    blank = private_files._blank

    def killed(descriptor: int, *, names: int) -> None:
        if after == "blanked":
            blank(descriptor, names=names)
        raise Killed

    with Record(folder.database) as record:
        for _ in range(3):
            back_up_rotating(record, keep=3)
        monkeypatch.setattr(private_files, "_blank", killed)
        with pytest.raises(Killed):
            back_up_rotating(record, keep=3)
        monkeypatch.undo()
        assert len(backups_of(folder.database)) == 3
        for copy in backups_of(folder.database):
            Record(copy, read_only=True).close()
        assert len(list(folder.backups.iterdir())) == 4, "the part of the old one"
        back_up_rotating(record, keep=3)
        assert sorted(folder.backups.iterdir()) == sorted(backups_of(folder.database))


def test_a_full_disk_leaves_no_part_of_a_note_and_an_older_one_is_removed(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = folder.lock.with_name(".labeval.lock.holder.4711")
    left.write_text("")

    def full(path: Path, *_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with StudyLock(folder.lock) as lock:
        with pytest.raises(OSError, match="No space"):
            lock.publish("somewhere")
        assert [p.name for p in folder.path.iterdir()] == [folder.lock.name]


def test_what_is_not_there_is_wiped_with_and_without_its_folder(tmp_path: Path) -> None:
    private_files.wipe(tmp_path / "none")
    private_files.wipe(tmp_path / "none" / "neither")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("act", ["replaced", "wiped"])
@pytest.mark.parametrize("linked", [False, True])
def test_the_old_content_is_overwritten_unless_another_name_needs_it(
    tmp_path: Path, act: str, linked: bool
) -> None:
    path, other = tmp_path / "file", tmp_path / "other"
    before = b"x" * ((1 << 20) + 5)
    path.write_bytes(before)
    if linked:
        other.hardlink_to(path)
    with path.open("rb", buffering=0) as held:
        if act == "wiped":
            private_files.wipe(path)
            assert not path.exists()
        else:
            with private_files.replacing_for_good(path) as part:
                part.write_bytes(b"new")
            assert path.read_bytes() == b"new"
        assert held.read() == (before if linked else bytes(len(before)))
    assert not linked or other.read_bytes() == before


def test_a_file_that_was_not_there_takes_its_place(tmp_path: Path) -> None:
    with private_files.replacing_for_good(tmp_path / "file") as part:
        part.write_bytes(b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_of_a_link_that_is_wiped_only_the_link_goes(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_bytes(b"content")
    link.symlink_to(path)
    private_files.wipe(link)
    assert path.read_bytes() == b"content" and not link.is_symlink()
