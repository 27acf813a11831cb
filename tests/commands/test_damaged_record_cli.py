"""Commands that read a record whose pages or schema are damaged: a sentence each."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.cli import main

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
