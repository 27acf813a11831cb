"""Sessions of a protected study: the checklist, sound, and windows in other processes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.jobs.sessions.disk_encryption import encryption_check
from labeval.jobs.sessions.readiness import Readiness
from labeval.store.disk.errors import RecordUnavailable, StudyLocked
from labeval.store.disk.key_ring import RING
from labeval.store.disk.study_key import read_protection
from labeval.study.folder import StudyFolder
from labeval.ui.participant.window.sound_controller import microphone_source
from labeval.ui.processes import start
from tests.support.protected import all_keys_forgotten, holding, lock, protected, unlock


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten():
        yield


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    return protected(folder)


def test_the_checklist_says_that_what_is_recorded_is_encrypted(study: StudyFolder) -> None:
    check = encryption_check(study.path)
    assert check.readiness is Readiness.READY and "is protected" in check.text


def test_without_the_key_no_recording_can_be_begun(study: StudyFolder) -> None:
    microphone_source(study.audio, "pulse", 1)
    lock(study)
    with pytest.raises(StudyLocked):
        microphone_source(study.audio, "pulse", 1)


def test_while_it_is_being_protected_no_recording_can_be_begun(study: StudyFolder) -> None:
    replace(read_protection(study.protection), changing="opening").write()
    with pytest.raises(RecordUnavailable, match="finishes it"):
        microphone_source(study.audio, "pulse", 1)


def test_another_process_gets_the_keys_by_a_pipe_and_nothing_else(
    study: StudyFolder, tmp_path: Path
) -> None:
    script = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from labeval.commands.shared.passphrases import take_keys\n"
        "from labeval.store.record.record import Record\n"
        "take_keys()\n"
        "with Record(Path(sys.argv[1])) as record:\n"
        "    print(len(list(record.sessions.headers())), sys.stdin.read() == '')\n"
        "print(Path('/proc/self/environ').read_text(), Path('/proc/self/cmdline').read_text())\n"
    )
    command = [sys.executable, "-c", script, str(study.database)]
    with start(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        printed = process.stdout.read().decode()
    assert printed.startswith("0 True\n")
    (secret,) = RING.handed_over().decode().strip('[]"\n').split(",")
    assert len(secret) == 64 and secret not in printed
    assert holding(tmp_path, secret) == []
    lock(study)
    with start(command, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert b"StudyLocked" in process.stderr.read()
    unlock(study)
