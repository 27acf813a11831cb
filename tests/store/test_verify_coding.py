"""Verifying a study checks its texts and codes, and finds damage in them."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.support.studies.redacted_study import fill


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    made = fill(tmp_path_factory.mktemp("verified") / "study")
    (made.path / "study.yaml").touch()
    return made


def test_it_says_that_texts_and_codes_were_checked(whole, capsys):
    assert main(["verify", str(whole.path)]) == 0
    assert f"{whole.workbook}: sound; 0 errors, 0 warnings; " in capsys.readouterr().out


def test_it_says_that_nothing_is_coded(whole, tmp_path, capsys):
    shutil.copytree(whole.path, tmp_path / "study")
    (tmp_path / "study" / "coding.sqlite").unlink()
    main(["verify", str(tmp_path / "study")])
    assert "coding.sqlite: is not there" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bytes_are_found(whole: StudyFolder, tmp_path: Path, seed: int):
    shutil.copytree(whole.path, tmp_path / "study")
    folder = StudyFolder(tmp_path / "study")
    data = bytearray(folder.workbook.read_bytes())
    rng = random.Random(seed)
    for page in range(1, len(data) // 4096):
        start = page * 4096
        data[start : start + 12] = rng.randbytes(12)
    folder.workbook.write_bytes(data)
    found = verify(folder.database)
    assert not found.sound
    assert f"{folder.workbook}: not sound" in str(found)
