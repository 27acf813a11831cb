"""Whether a disk is encrypted is read from what the system says, and not guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.jobs.sessions.disk_encryption import (
    bitlocker_state,
    encrypted_on_linux,
    encryption_check,
    filevault_state,
)
from labeval.jobs.sessions.readiness import Readiness


class Machine:
    """A table of mounts, and block devices with what they are made of."""

    def __init__(self, place: Path) -> None:
        self.mounts, self.block = place / "mountinfo", place / "block"
        self.block.mkdir()

    def device(self, number: str, *, uuid: str = "", on: tuple[str, ...] = ()) -> None:
        (self.block / number / "slaves").mkdir(parents=True)
        for below in on:
            (self.block / number / "slaves" / below.replace(":", "_")).symlink_to(
                self.block / below
            )
        if uuid:
            (self.block / number / "dm").mkdir()
            (self.block / number / "dm" / "uuid").write_text(f"{uuid}\n")

    def mount(self, number: str, *, kind: str = "ext4", source: str = "/dev/x") -> None:
        self.mounts.write_text(f"22 1 {number} / / rw - {kind} {source} rw\n")

    def told(self, folder: Path) -> bool | None:
        return encrypted_on_linux(folder, mounts=self.mounts, block=self.block)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_plain_disk_is_not_encrypted(machine: Machine, tmp_path: Path) -> None:
    machine.device("8:1")
    machine.mount("8:1")
    assert machine.told(tmp_path) is False


@pytest.mark.parametrize("uuid", ["CRYPT-LUKS2-0a1b-home", "CRYPT-LUKS1-0a1b-x", "CRYPT-PLAIN-x"])
def test_luks_is_seen_also_below_other_layers(machine: Machine, tmp_path: Path, uuid: str) -> None:
    machine.device("8:1")
    machine.device("253:0", uuid=uuid, on=("8:1",))
    machine.device("253:1", uuid="LVM-abc", on=("253:0",))
    for number in ("253:0", "253:1"):
        machine.mount(number)
        assert machine.told(tmp_path) is True


def test_a_disk_of_two_of_which_one_is_plain_is_not_encrypted(
    machine: Machine, tmp_path: Path
) -> None:
    machine.device("8:1")
    machine.device("8:2")
    machine.device("253:0", uuid="CRYPT-LUKS2-a", on=("8:1",))
    machine.device("9:0", on=("253:0", "8:2"))
    machine.mount("9:0")
    assert machine.told(tmp_path) is False


@pytest.mark.parametrize(("kind", "source"), [("tmpfs", "tmpfs"), ("zfs", "tank"), ("nfs4", "s:/")])
def test_where_the_system_does_not_tell_nothing_is_claimed(
    machine: Machine, tmp_path: Path, kind: str, source: str
) -> None:
    machine.mount("0:50", kind=kind, source=source)
    assert machine.told(tmp_path) is None
    assert encrypted_on_linux(tmp_path, mounts=tmp_path / "none", block=machine.block) is None


def test_a_folder_that_encrypts_itself_is_seen(machine: Machine, tmp_path: Path) -> None:
    machine.mount("0:50", kind="fuse.gocryptfs", source="/home/anna/.cipher")
    assert machine.told(tmp_path) is True


def test_other_systems_are_read_as_they_speak() -> None:
    assert filevault_state("FileVault is On.\n") is True
    assert filevault_state("FileVault is Off.\n") is False
    assert filevault_state("") is None
    assert [bitlocker_state(f"{n}\r\n") for n in range(1, 7)] == [
        *(True, False, True, False, True, None)
    ]
    assert bitlocker_state("") is None


def test_this_machine_gets_a_line(tmp_path: Path) -> None:
    check = encryption_check(tmp_path)
    assert check.readiness in set(Readiness) and "encrypted" in check.text
