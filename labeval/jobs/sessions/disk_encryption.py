"""Encryption of the disk that holds a study folder, as far as the system reports it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from labeval.jobs.sessions.readiness import Check, Readiness
from labeval.store.disk.folder_place import MOUNTS, mount_of
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_BLOCK = Path("/sys/dev/block")
_WAIT_S = 4
_ENCRYPTING = frozenset({"ecryptfs", "fuse.gocryptfs", "fuse.encfs", "fuse.cryfs"})
_DEEPEST = 12


def encryption_check(folder: Path) -> Check:
    """One line of the checklist."""
    if StudyFolder(folder).protection.exists():
        text = QT_TRANSLATE_NOOP(
            "Readiness", "The study is protected: what is recorded is encrypted."
        )
        return Check(Readiness.READY, text)
    encrypted = is_encrypted(folder)
    if encrypted:
        text = QT_TRANSLATE_NOOP("Readiness", "The study's disk is encrypted.")
        return Check(Readiness.READY, text)
    if encrypted is None:
        text = QT_TRANSLATE_NOOP(
            "Readiness", "It is not known whether the study's disk is encrypted."
        )
        return Check(Readiness.UNKNOWN, text)
    text = QT_TRANSLATE_NOOP(
        "Readiness",
        "The study's disk is not encrypted: whoever takes the computer can read what is recorded.",
    )
    return Check(Readiness.TO_DO, text)


def is_encrypted(folder: Path) -> bool | None:
    """True if the disk is encrypted; None where the system does not report it."""
    if sys.platform.startswith("linux"):
        return encrypted_on_linux(folder)
    if sys.platform == "darwin":
        return filevault_state(_output("/usr/bin/fdesetup", "status"))
    if sys.platform == "win32":
        return bitlocker_state(_output("powershell", "-NoProfile", "-Command", _asks(folder)))
    return None


def encrypted_on_linux(folder: Path, *, mounts: Path = MOUNTS, block: Path = _BLOCK) -> bool | None:
    """State by the devices below the mount: all of them have to be encrypted.

    Args:
        mounts: the table of mounts.
        block: the system's folder of block devices by their numbers.
    """
    try:
        table = mounts.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    kind, source, number = mount_of(Path(os.path.realpath(folder)), table)
    if kind in _ENCRYPTING:
        return True
    device = block / number
    if not device.exists() and source.startswith("/dev/"):
        device = _device_of(Path(source), block)  # file systems such as btrfs have numbers apart
    return _is_crypt(device, 0) if device.exists() else None


def filevault_state(text: str) -> bool | None:
    """State by the output of ``fdesetup status``."""
    found = re.search(r"FileVault is (On|Off)", text)
    return None if found is None else found[1] == "On"


def bitlocker_state(text: str) -> bool | None:
    """State by Explorer's property of a drive: 1 on, 2 off, 3 and 4 while it changes."""
    return {"1": True, "3": True, "5": True, "2": False, "4": False}.get(text.strip())


def _is_crypt(device: Path, depth: int) -> bool | None:
    real = Path(os.path.realpath(device))
    try:
        uuid = (real / "dm" / "uuid").read_text(encoding="ascii")
    except (OSError, ValueError):
        uuid = ""
    if uuid.startswith("CRYPT-"):
        return True
    try:
        below = sorted((real / "slaves").iterdir()) if depth < _DEEPEST else []
    except OSError:
        below = []
    if below:
        parts = [_is_crypt(one, depth + 1) for one in below]
        return None if None in parts else all(parts)
    return False if real.is_dir() else None


def _device_of(source: Path, block: Path) -> Path:
    try:
        number = source.stat().st_rdev
    except OSError:
        return block / "unknown"
    return block / f"{os.major(number)}:{os.minor(number)}"


def _asks(folder: Path) -> str:
    drive = Path(os.path.realpath(folder)).drive
    return (
        f"(New-Object -ComObject Shell.Application).NameSpace('{drive}').Self"
        ".ExtendedProperty('System.Volume.BitLockerProtection')"
    )


def _output(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_WAIT_S)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout
