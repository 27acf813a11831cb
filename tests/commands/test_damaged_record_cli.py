"""Commands that read a record whose pages or schema are damaged: a sentence each."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from labeval.cli import main
from labeval.store.chain.hashes import Row
from labeval.store.merging import merge as merging
from labeval.store.record.record import Record

READERS = (
    *("export {study} --format csv --out {out}/tables", "datasheet {study} --out {out}/sheet.md"),
    *("analyse {study} --out {out}/results", "draft {study} methods --out {out}/draft.md"),
    *("capsule {study} {out}/capsule.zip", "pack {study} --to {out}"),
    *("looks {study}", "codes {study} --out {out}/codes", "judge-audit {study}"),
    *("export {study} --format qdpx --out {out}/project.qdpx",),
    *("publish {study} --reason odd", "query {study} SELECT*FROM~events"),
)


@pytest.fixture(scope="module")
def robots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("robots") / "study"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    assert main(["simulate", str(folder), "--participants", "2"]) == 0
    return folder


def events_zeroed(content: bytearray) -> None:
    """Zero the pages that hold events, as a drive that loses blocks does."""
    for start in range(0, len(content), 4096):
        if b"answer" in content[start : start + 4096] and b"CREATE" not in content[start:][:4096]:
            content[start : start + 4096] = bytes(4096)


def column_renamed(content: bytearray) -> None:
    """Flip a bit in the name of a column of the schema."""
    at = content.index(b"value TEXT NOT NULL,\n        data TEXT")
    content[at] ^= 1


@pytest.mark.parametrize("damage", [events_zeroed, column_renamed])
@pytest.mark.parametrize("line", READERS)
def test_a_damaged_record_is_a_sentence(
    robots: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    line: str,
    damage: Callable[[bytearray], None],
) -> None:
    study, out = tmp_path / "study", tmp_path / "out"
    shutil.copytree(robots, study)
    out.mkdir()
    content = bytearray((study / "record.sqlite").read_bytes())
    damage(content)
    (study / "record.sqlite").write_bytes(content)
    capsys.readouterr()
    words = [word.format(study=study, out=out).replace("~", " ") for word in line.split()]
    status = main(words)
    if line.startswith("publish"):
        return  # laying pages out reads the study only, up to what it writes
    assert status == 1
    assert "damaged" in capsys.readouterr().err


def byte_that_is_no_text(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[content.rindex(b"reason")] = 0xFF  # every page is sound
    path.write_bytes(content)


def table_dropped(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("DROP TABLE event")


@pytest.mark.parametrize("damage", [byte_that_is_no_text, table_dropped])
def test_a_merge_of_a_damaged_record_names_it_and_leaves_no_copy(
    robots: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[Path], None],
) -> None:
    study, other = tmp_path / "study", tmp_path / "other" / "record.sqlite"
    shutil.copytree(robots, study)
    other.parent.mkdir()
    shutil.copyfile(study / "record.sqlite", other)
    damage(other)
    capsys.readouterr()
    assert main(["merge", str(study), str(other), "--another-study"]) == 1
    assert f"{other}:" in capsys.readouterr().err
    assert not list((study / "backups").glob("*before-merge*"))
    shutil.copyfile(study / "record.sqlite", other)
    assert main(["merge", str(study), str(other)]) == 0
    assert not list((study / "backups").glob("*before-merge*"))


def test_sessions_that_are_there_many_times_are_merged_once(robots: Path, tmp_path: Path) -> None:
    study, other = tmp_path / "study", tmp_path / "other.sqlite"
    shutil.copytree(robots, study)
    shutil.copyfile(study / "record.sqlite", other)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("CREATE TABLE kept AS SELECT * FROM session")
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DROP TABLE session")
        connection.execute("ALTER TABLE kept RENAME TO session")
        for _ in range(12):
            connection.execute("INSERT INTO session SELECT * FROM session")
        connection.commit()
    read: list[str] = []
    whole = merging.whole_events

    def counted(connection: sqlite3.Connection, id: str, *entries: Any) -> list[Row] | None:
        read.append(id)
        return whole(connection, id, *entries)

    with pytest.MonkeyPatch.context() as patch, Record(study / "record.sqlite") as record:
        patch.setattr(merging, "whole_events", counted)
        assert not merging.merge(record, other).has_changed
    assert len(read) == 2
