"""Network and synchronised folders are recognised by what the system and the folder say."""

from __future__ import annotations

import ctypes
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace

import pytest

from labeval.store.disk import folder_place
from labeval.store.disk.folder_place import Risk, kind_in, mount_of, place_warnings

_ROOT = "22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw\n"


@pytest.fixture
def mounts(tmp_path: Path) -> Path:
    (tmp_path / "mountinfo").write_text(_ROOT)
    return tmp_path / "mountinfo"


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "smb3", "fuse.sshfs", "9p", "davfs"])
def test_a_network_drive_is_named(tmp_path: Path, mounts: Path, kind: str) -> None:
    folder = tmp_path / "a b" / "study"
    folder.mkdir(parents=True)
    point = str(tmp_path / "a b").replace(" ", "\\040")
    mounts.write_text(f"{_ROOT}40 22 0:50 / {point} rw shared:7 - {kind} server:/x rw\n")
    (found,) = place_warnings(folder, mounts=mounts, environment={}, home=tmp_path)
    assert (found.risk, found.by) == (Risk.NETWORK, kind)
    sentence = found.described(lambda context, text: f"{context}: {text}")
    assert sentence.startswith(f"Place: This folder is on a network or shared drive ({kind}).")
    assert place_warnings(tmp_path, mounts=mounts, environment={}, home=tmp_path) == []


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs", "tmpfs", "overlay", "fuseblk", "apfs"])
def test_a_disk_of_this_computer_is_no_network_drive(
    tmp_path: Path, mounts: Path, kind: str
) -> None:
    mounts.write_text(f"22 1 8:1 / / rw - {kind} /dev/sda1 rw\nno line of this kind\n")
    assert place_warnings(tmp_path, mounts=mounts, environment={}, home=tmp_path) == []


def test_of_two_mounts_on_one_point_the_later_one_counts() -> None:
    table = _ROOT + (
        "40 22 0:50 / /data rw - nfs4 server:/x rw\n41 40 8:2 / /data rw - ext4 /dev/sdb1 rw\n"
    )
    assert mount_of(Path("/data/study"), table) == ("ext4", "/dev/sdb1", "8:2")
    assert mount_of(Path("/database"), table)[0] == "ext4"


def test_on_macos_the_innermost_mount_counts() -> None:
    mounts = (
        "/dev/disk3s1 on / (apfs, sealed, local, read-only)\n"
        "//anna@lab/share on /Volumes/share (smbfs, nodev, mounted by anna)\n"
        "/dev/disk4 on /Volumes/share/a (b) disk (hfs, local)\n"
        "map auto_home on /System/Volumes/Data/home (autofs, automounted)\n"
    )
    assert kind_in(Path("/Volumes/share/study"), mounts) == "smbfs"
    assert kind_in(Path("/Volumes/share/a (b) disk/study"), mounts) == "hfs"
    assert kind_in(Path("/Volumes/shared"), mounts) == "apfs"
    assert kind_in(Path("/Volumes/share"), "no line of this kind") == ""
    over = f"{mounts}/dev/disk5 on /Volumes/share (apfs, local)\n"
    assert kind_in(Path("/Volumes/share/study"), over) == "apfs", "the later one is visible"


@pytest.mark.parametrize(
    ("name", "service"),
    [
        ("OneDrive", "OneDrive"),
        ("OneDrive - University of Tokyo", "OneDrive"),
        ("OneDrive-Personal", "OneDrive"),
        ("Dropbox", "Dropbox"),
        ("Dropbox (Lab)", "Dropbox"),
        ("Mobile Documents", "iCloud Drive"),
        ("iCloudDrive", "iCloud Drive"),
        ("Google Drive", "Google Drive"),
        ("GoogleDrive-anna@example.org", "Google Drive"),
        ("My Drive", "Google Drive"),
        ("Nextcloud", "Nextcloud"),
        ("ownCloud", "ownCloud"),
    ],
)
def test_a_synchronised_folder_is_known_by_its_name(
    tmp_path: Path, mounts: Path, name: str, service: str
) -> None:
    folder = tmp_path / name / "lab" / "study"
    folder.mkdir(parents=True)
    (found,) = place_warnings(folder, mounts=mounts, environment={}, home=tmp_path)
    assert (found.risk, found.by) == (Risk.SYNCHRONISED, service)
    assert f"kept in step by {service}." in found.template.format(by=found.by)


@pytest.mark.parametrize("name", ["dropbox-study", "My Driver", "boxes", "nextcloudless"])
def test_a_name_that_only_looks_like_one_is_fine(tmp_path: Path, mounts: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    assert place_warnings(tmp_path / name, mounts=mounts, environment={}, home=tmp_path) == []


@pytest.mark.parametrize(
    ("marker", "service"),
    [
        (".stfolder", "Syncthing"),
        (".dropbox", "Dropbox"),
        (".sync_1a2b3c.db", "Nextcloud"),
        (".nextcloudsync.log", "Nextcloud"),
    ],
)
def test_a_synchronised_folder_is_known_by_what_its_program_keeps_there(
    tmp_path: Path, mounts: Path, marker: str, service: str
) -> None:
    home = tmp_path / "home"
    folder = home / "work" / "study"
    folder.mkdir(parents=True)
    (home / ".dropbox").mkdir()  # Dropbox keeps its settings there, and looks after another folder
    assert place_warnings(folder, mounts=mounts, environment={}, home=home) == []
    (home / "work" / marker).touch()
    (found,) = place_warnings(folder, mounts=mounts, environment={}, home=home)
    assert found.by == service


def test_onedrive_on_windows_is_known_by_the_environment(tmp_path: Path, mounts: Path) -> None:
    folder = tmp_path / "cloud" / "study"
    folder.mkdir(parents=True)
    environment = {"OneDrive": str(tmp_path / "cloud")}
    (found,) = place_warnings(folder, mounts=mounts, environment=environment, home=tmp_path)
    assert found.by == "OneDrive"


@pytest.mark.parametrize(
    ("anchor", "drive", "share"),
    [
        ("C:\\", 3, ""),
        ("Z:\\", 4, "SMB"),
        ("\\\\server\\share\\", 3, "SMB"),
        ("\\\\?\\C:\\", 3, ""),
        ("\\\\?\\Z:\\", 4, "SMB"),
    ],
)
def test_a_share_on_windows_is_known_by_its_name_or_its_kind_of_drive(
    monkeypatch: pytest.MonkeyPatch, anchor: str, drive: int, share: str
) -> None:
    kinds = {anchor: drive}
    windows = SimpleNamespace(kernel32=SimpleNamespace(GetDriveTypeW=kinds.__getitem__))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(folder_place.sys, "platform", "win32")
    folder = PureWindowsPath(f"{anchor}study")
    assert folder_place._network(folder, Path("no such table")) == share


def test_another_system_is_asked_for_no_drive(tmp_path: Path) -> None:
    assert place_warnings(tmp_path, mounts=tmp_path / "none", environment={}, home=tmp_path) == []
    assert folder_place._windows_share(tmp_path) == ""
