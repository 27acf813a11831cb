"""Verifying a study checks its texts and codes, and finds damage in them."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.edits import Change, added
from labeval.coding.rows import Attribute, Code, Source
from labeval.store.verify import Severity, verify
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
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


def test_a_text_that_is_gathered_again_after_an_edit_is_no_damage_and_another_code_is(
    tmp_path: Path,
) -> None:
    source, code = Source("s", "imported", "Round"), Code("c", "Clarity")
    with Workbook(tmp_path / "coding.sqlite", coder="A") as book:
        book.take_in([added(source)])
        book.do("Rename", [Change(source, replace(source, name="First")), added(code)])
        book.take_in([Change(replace(source, name="First"), replace(source, name="Again"))])
        assert list(workbook_findings(book.path)) == []
        book.take_in([Change(code, replace(code, name="Other"))])
    (found,) = workbook_findings(tmp_path / "coding.sqlite")
    assert (found.severity, found.values) == (Severity.WARNING, {"table": "code", "id": "c"})


@pytest.mark.parametrize("of", ["source", "speaker", "attribute"])
def test_whoever_was_erased_is_found_wherever_the_texts_name_them(tmp_path: Path, of: str):
    source = Source("s", "imported", "Round", "P01", cases=(("Anna", "P02"), ("Ben", "P03")))
    with Workbook(tmp_path / "coding.sqlite", coder="A") as book:
        book.take_in([added(source), added(Attribute("a", "participant", "P04", "age", "9"))])
    named = {"source": ["P01"], "speaker": ["P02", "P03"], "attribute": ["P04"]}[of]
    found = workbook_findings(tmp_path / "coding.sqlite", frozenset({*named, "P09"}))
    assert [one.values["code"] for one in found] == named
