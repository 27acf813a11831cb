"""Protecting a study and opening it again: the same content, also when it is ended in between."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from labeval.audio.recording import LOG
from labeval.audio.sounds import SOUND, sound_in
from labeval.audio.wave_file import WaveFile
from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.pieces import SEALED
from labeval.files.sealing.samples import open_content
from labeval.files.wave_header import HEADER_BYTES
from labeval.store.disk.backup import back_up, backups_of, copy_twice
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.read_only_copies import is_plain, memory_copy
from labeval.store.disk.second_place import choose_second_place
from labeval.store.protecting.protecting import unprotect
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import silence_sound
from labeval.store.verify import salvage, verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import PROTECTION_FILE, StudyFolder
from tests.store.conftest import interleaved
from tests.support.protected import holding, protected, unlock

ROOT = Path(__file__).resolve().parents[3]
SMALL = 3
SAMPLES = random.Random(7).randbytes(6_000)


def a_study(place: Path) -> StudyFolder:
    """A record, a mailbox, a workbook, and copies of the record here and in a second place."""
    folder = StudyFolder(place / "study")
    folder.path.mkdir()
    interleaved(folder.database, SMALL, 5)
    Mailbox(folder.database).close()
    Workbook(folder.workbook, coder="A").close()
    with Record(folder.database) as record:
        back_up(record.connection, record.path, "by-hand")
    salvage(folder.database, folder.path / "saved.sqlite")
    return folder


def databases(folder: StudyFolder) -> list[Path]:
    own = [folder.database, folder.mailbox, folder.workbook, folder.path / "saved.sqlite"]
    return [file for file in [*own, *backups_of(folder.database)] if file.exists()]


def a_recording(folder: StudyFolder) -> None:
    """One with little sound, and another sound file that somebody has put there."""
    place = folder.audio / "r1"
    place.mkdir(parents=True)
    with WaveFile(place / SOUND, rate=8000, channels=1) as file:
        file.write(SAMPLES)
        ended = {"entry": "ended", "frame": file.frames, "sha256": file.sha256}
    begun = {"entry": "begun", "rate": 8000, "channels": 1, "device": "", "utc": ""}
    stretch = {"entry": "stretch", "frame": 0, "at_ms": 1.0, "device": ""}
    anchor = {"entry": "anchor", "frame": 0, "at_ms": 1.0}
    log = "".join(f"{json.dumps(line)}\n" for line in (begun, stretch, anchor, ended))
    (place / LOG).write_text(log, encoding="utf-8")
    (place / "phone.mp3").write_bytes(SAMPLES[:1000])


def sounds(folder: StudyFolder) -> dict[str, object]:
    """Every file of recordings as it is without a seal."""
    found: dict[str, object] = {}
    for file in sorted(folder.audio.rglob("*.*")):
        with open_content(file) as content:
            found[file.name.removesuffix(SEALED)] = content.read()
    return found


def contents(folder: StudyFolder) -> dict[str, object]:
    """Every row of every database of the study, and all sound."""
    found: dict[str, object] = sounds(folder)
    for file in databases(folder):
        with closing(memory_copy(file)) as memory:
            found[file.name] = list(memory.iterdump())
    return found


def opened(folder: StudyFolder) -> None:
    if not folder.protection.exists():
        return
    with StudyLock(folder.lock):
        unprotect(folder)


def test_the_same_rows_are_there_before_and_after(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    choose_second_place(tmp_path / "disk")
    folder = a_study(tmp_path)
    (second,) = copy_twice(folder.path)
    before = contents(folder)
    # A database of somebody else is left as it is.
    other = folder.path / "items.sqlite"
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE item (text)")
    protected(folder)
    assert (second.parent / PROTECTION_FILE).read_bytes() == folder.protection.read_bytes()
    assert holding(tmp_path, "<event-", "SQLite format") == ["study/items.sqlite"]
    assert contents(folder) == before and not is_plain(second)
    assert verify(folder.database).sound
    protected(folder)  # once more changes nothing
    opened(folder)
    assert contents(folder) == before and is_plain(second)
    assert all(map(is_plain, databases(folder)))
    assert not list(tmp_path.rglob("*protection.json"))
    assert verify(folder.database).sound


def test_a_database_that_is_open_elsewhere_stops_it_before_it_begins(tmp_path: Path) -> None:
    folder = a_study(tmp_path)
    before = contents(folder)
    script = (
        "import sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1])\n"
        "connection.execute('SELECT count(*) FROM sqlite_master').fetchone()\n"
        "print('open', flush=True)\n"
        "sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", script, str(folder.workbook)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"open\n"
        with pytest.raises(RecordUnavailable, match="another program has this file open"):
            protected(folder)
        assert not folder.protection.exists()
        other.communicate()
    assert contents(folder) == before
    protected(folder)
    assert contents(folder) == before


def test_a_study_with_a_damaged_file_stays_as_it_is(tmp_path: Path) -> None:
    folder = a_study(tmp_path)
    content = bytearray(folder.workbook.read_bytes())
    content[100:120] = bytes(20)
    folder.workbook.write_bytes(content)
    with pytest.raises((DamagedRecord, RecordUnavailable), match=r"coding\.sqlite"):
        protected(folder)


def test_the_keys_are_next_to_the_copies_before_anything_is_encrypted(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    choose_second_place(tmp_path / "disk")
    folder = a_study(tmp_path)
    (second,) = copy_twice(folder.path)
    (folder.path / "saved.sqlite").write_bytes(SAMPLES)
    with pytest.raises(RecordUnavailable, match="cannot be read with the study's key"):
        protected(folder)
    assert not is_plain(folder.database)
    assert json.loads((second.parent / PROTECTION_FILE).read_text())["changing"] == "protecting"


def test_that_it_is_being_opened_is_written_down_before_anything_is_decrypted(
    tmp_path: Path,
) -> None:
    folder = protected(a_study(tmp_path))
    foreign = folder.path / "saved.sqlite"
    foreign.write_bytes(SAMPLES)
    with pytest.raises((DamagedRecord, RecordUnavailable), match="saved"):
        opened(folder)
    assert json.loads(folder.protection.read_text())["changing"] == "opening"
    foreign.unlink()
    opened(folder)
    assert verify(folder.database).sound and not folder.protection.exists()
    protected(folder)
    with StudyLock(folder.lock):
        assert folder.database in unprotect(folder).files


def test_while_it_is_not_finished_nothing_opens_and_verify_says_so(tmp_path: Path) -> None:
    folder = protected(a_study(tmp_path))
    content = json.loads(folder.protection.read_text())
    folder.protection.write_text(json.dumps(content | {"changing": "protecting"}))
    with pytest.raises(RecordUnavailable, match="finishes it"):
        Record(folder.database)
    assert any("that is not finished" in str(one) for one in verify(folder.database).findings)
    protected(folder)
    assert verify(folder.database).sound


def test_where_the_file_of_keys_is_gone_its_copy_is_named_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    folder = protected(a_study(tmp_path))
    copy = folder.path / "copy-of-protection.json"
    assert copy.read_bytes() == folder.protection.read_bytes()
    folder.protection.unlink()
    folder.mailbox.unlink()
    for way in (lambda: Record(folder.database), lambda: Mailbox(folder.database)):
        with pytest.raises(RecordUnavailable, match=r"put .*copy-of-protection\.json in its place"):
            way()
    assert not folder.mailbox.exists()
    copy.rename(folder.protection)
    assert verify(folder.database).sound


KILLED = """
import os, sys
from pathlib import Path
from tests.store.protecting.test_protecting import killed_at_every_step
killed_at_every_step(Path(sys.argv[1]))
"""


def killed_at_every_step(place: Path) -> None:
    """End a process at each step that reaches the disk, then finish it in either direction."""
    folder = StudyFolder(place / "study")
    folder.path.mkdir()
    interleaved(folder.database, SMALL, 5)
    a_recording(folder)
    with Record(folder.database) as record:
        back_up(record.connection, record.path, "by-hand")
    before, steps = contents(folder), {}
    for name, work, undo in (
        ("protect", protected, opened),
        ("unprotect", opened, protected),
    ):
        step = 0
        while _ended_at(step, work, folder):
            # What was begun is taken back first at every second step, then done.
            for each in (undo, work) if step % 2 else (work,):
                if folder.protection.exists():
                    unlock(folder)
                each(folder)
                if folder.protection.exists():
                    unlock(folder)
                assert contents(folder) == before, (name, step)
            assert folder.protection.exists() == (name == "protect"), (name, step)
            sealed = {file.suffix == SEALED for file in folder.audio.rglob("*.*")} - {False}
            assert bool(sealed) == (name == "protect"), (name, step)
            assert (folder.audio / "r1" / SOUND).exists() == (name == "unprotect"), (name, step)
            left = [part.name for part in folder.path.rglob("*.part")]
            # The file of keys loses its name first when it goes, and nobody needs it any more.
            assert all("protection.json" in part for part in left), (name, step)
            undo(folder)
            step += 1
        unlock(folder) if folder.protection.exists() else None
        assert contents(folder) == before
        steps[name] = step
    print(json.dumps(steps))


SILENCED = """
import sys
from pathlib import Path
from tests.store.protecting.test_protecting import silencing_killed_at_every_step
silencing_killed_at_every_step(Path(sys.argv[1]))
"""


def silencing_killed_at_every_step(place: Path) -> None:
    """End a process at each step of silencing words in a sealed recording, then do it again."""
    folder = StudyFolder(place / "study")
    folder.path.mkdir()
    interleaved(folder.database, SMALL, 5)
    a_recording(folder)
    protected(folder)
    sound = sound_in(folder.audio / "r1")
    before, kept = sounds(folder), sound.read_bytes()
    silent = SAMPLES[:1600] + bytes(3200) + SAMPLES[4800:]

    def work(_: StudyFolder) -> None:
        silence_sound(sound, [(100.0, 300.0)])

    step = 0
    while _ended_at(step, work, folder):
        with open_content(sound) as content:
            assert content.read()[HEADER_BYTES:] in (SAMPLES, silent), step
        work(folder)
        now = sounds(folder)
        assert now.pop(SOUND)[HEADER_BYTES:] == silent  # type: ignore[index]
        assert b'"silenced"' in now.pop(LOG)  # type: ignore[operator]
        assert wholeness_of(sound.parent) is Wholeness.WHOLE
        assert now == {name: one for name, one in before.items() if name not in (SOUND, LOG)}
        sound.write_bytes(kept)
        sound.with_name(LOG).write_bytes(before[LOG])  # type: ignore[arg-type]
        step += 1
    print(step)


def _ended_at(step: int, work: object, folder: StudyFolder) -> bool:
    """Do the work in a process that ends at a step; False where it had fewer."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) in (0, 9), status
        return os.waitstatus_to_exitcode(status) == 9
    left = step
    ended = False

    def counting(name: str) -> None:
        done = getattr(os, name)

        def step_or_end(*given: object, **named: object) -> object:
            nonlocal left
            left -= 1
            if left < 0:
                os._exit(9)
            return done(*given, **named)

        setattr(os, name, step_or_end)

    for name in ("fsync", "replace", "unlink", "write"):
        counting(name)
    try:
        work(folder)  # type: ignore[operator]
        ended = True
    finally:
        os._exit(0 if ended else 1)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="forks")
def test_silencing_that_is_ended_at_any_step_leaves_the_old_sound_or_the_new(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SILENCED, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 5


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="forks")
def test_ended_at_every_step_nothing_is_lost(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    steps = json.loads(done.stdout)
    assert min(steps.values()) >= 10  # it was ended at all of them
