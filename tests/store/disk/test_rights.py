"""Files of the program are readable by their owner only, from the first byte and with any umask."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval import cli
from labeval.store.disk import rights as rights_of_files
from labeval.store.disk.atomic import replacing
from labeval.store.disk.backup import back_up_rotating
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.rights import keep_private, make_all_private, open_to_others
from labeval.store.record.mailbox import Mailbox
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of this kind")


@pytest.fixture
def study() -> Iterator[StudyFolder]:
    """A study folder where every account can look in, unlike in a test's own folder."""
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        (Path(place) / "study").mkdir(mode=0o755)
        yield StudyFolder(Path(place) / "study")


def rights(folder: Path) -> dict[str, str]:
    return {
        p.relative_to(folder).as_posix(): oct(p.stat().st_mode & 0o777)
        for p in sorted(folder.rglob("*"))
    }


def test_no_file_that_the_store_makes_can_be_read_by_others(study: StudyFolder) -> None:
    content = the_content()
    with StudyLock(study.lock) as lock, Record(study.database) as record:
        record.versions.keep(content)
        journal = record.sessions.begin(a_header(content, 1), [started()])
        journal.append([comment(2, "kept")])
        lock.publish("somewhere")
        Mailbox(study.database).close()
        Workbook(study.workbook, coder="A").close()
        back_up_rotating(record)
        with replacing(study.path / "table.csv") as part:
            assert part.stat().st_mode & 0o777 == 0o600, "from the first byte"
            part.write_text("a,b\n")
        made = rights(study.path)
        assert {"record.sqlite", "record.sqlite-wal", "record.sqlite-shm", ".labeval.lock"} <= set(
            made
        )
        assert {name: mode for name, mode in made.items() if mode not in ("0o600", "0o700")} == {}


def test_the_program_keeps_private_what_others_make_for_it(study: StudyFolder) -> None:
    keep_private()
    (study.path / "sub").mkdir()
    (study.path / "sub" / "file").write_text("x")
    assert rights(study.path) == {"sub": "0o700", "sub/file": "0o600"}


def test_wide_rights_are_found_and_closed(study: StudyFolder) -> None:
    (study.path / "audio").mkdir(mode=0o755)
    (study.path / "audio" / "sound.wav").write_bytes(b"RIFF")
    (study.path / "audio" / "sound.wav").chmod(0o640)
    (study.path / "link").symlink_to("/etc/hostname")
    names = [p.name for p in open_to_others(study.path)]
    assert names == ["study", "audio", "sound.wav"]
    assert make_all_private(study.path) == 3
    assert open_to_others(study.path) == []
    made = rights(study.path)
    assert (made["audio"], made["audio/sound.wav"]) == ("0o700", "0o600")


def test_where_the_system_knows_no_rights_nothing_is_open_and_nothing_closed(
    study: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rights_of_files, "_HAS_RIGHTS", False)
    assert open_to_others(study.path) == []
    assert make_all_private(study.path) == 0
    assert study.path.stat().st_mode & 0o777 == 0o755


def test_of_a_folder_that_is_gone_nothing_is_open(study: StudyFolder) -> None:
    assert open_to_others(study.path / "gone") == []
    assert open_to_others(study.path)


def test_inside_a_closed_folder_nothing_is_called_open(study: StudyFolder) -> None:
    (study.path / "study.yaml").write_text("labeval: 1")
    (study.path / "study.yaml").chmod(0o644)
    study.path.chmod(0o700)
    assert open_to_others(study.path) == []


def test_below_a_closed_folder_nothing_is_called_open(study: StudyFolder) -> None:
    assert open_to_others(study.path)
    study.path.parent.chmod(0o700)
    assert open_to_others(study.path) == []


def test_verify_says_that_others_can_read_and_closes_the_folder_when_asked(
    study: StudyFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    (study.path / "study.yaml").write_text("labeval: 1")
    Record(study.database).close()
    study.database.chmod(0o644)
    assert cli.main(["verify", str(study.path)]) == 0
    assert "other accounts of this computer can read the study folder; 3 of" in (
        capsys.readouterr().out
    )
    assert cli.main(["verify", str(study.path), "--make-private"]) == 0
    told = capsys.readouterr().out
    assert "open to other accounts: 3" in told and "can read the study folder" not in told
    assert study.database.stat().st_mode & 0o777 == 0o600
