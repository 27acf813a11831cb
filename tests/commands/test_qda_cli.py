"""``labeval import`` into the workbook: who and what is named has to be there."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.cli import main
from labeval.places import starter_codebooks
from labeval.store.workbook.workbook import Workbook


@pytest.fixture
def study(tmp_path: Path, capsys) -> Path:
    folder = tmp_path / "study"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    capsys.readouterr()
    return folder


def bring(study: Path, kind: str, what: object, *more: str) -> int:
    return main(["import", str(study), str(what), "--as", kind, "--coder", "A", *more])


def test_a_text_of_a_participant_who_is_not_in_the_record_is_refused(study, tmp_path, capsys):
    text = tmp_path / "a.txt"
    text.write_text("Words\n")
    assert bring(study, "text", text, "--of", "anybody") == 0, "there is no record yet"
    assert main(["simulate", str(study), "--participants", "2", "--seed", "3"]) == 0
    capsys.readouterr()
    assert bring(study, "text", text, "--of", "nosuch") == 1
    said = capsys.readouterr().err
    assert "no participant 'nosuch'" in said and "there are " in said
    code = said.rpartition("there are ")[2].split(",")[0].strip()
    assert bring(study, "text", text, "--of", code) == 0
    with Workbook(study / "coding.sqlite", coder="A") as workbook:
        assert {s.participant for s in workbook.sources()} == {"anybody", code}


def test_a_transcript_taken_for_a_text_is_recommended_as_an_interview(study, tmp_path, capsys):
    text = tmp_path / "talk.txt"
    text.write_text("Anna: How was it?\nBen: Hard.\nAnna: Why?\n")
    assert bring(study, "text", text) == 0
    assert "--as interview" in capsys.readouterr().err


def test_a_codebook_that_is_not_there_is_refused_with_those_that_are(study, capsys):
    assert bring(study, "codebook", "nosuch") == 1
    said = capsys.readouterr().err
    assert all(name in said for name in (*starter_codebooks(), "criteria"))
    assert not (study / "coding.sqlite").exists()


def test_criteria_makes_codes_of_those_of_the_study(study):
    assert bring(study, "codebook", "criteria") == 0
    with Workbook(study / "coding.sqlite", coder="A") as workbook:
        names = [code.name for code in workbook.codes()]
    assert "Criteria" in names and "Honesty" in names


def test_help_names_the_codebooks(capsys):
    with pytest.raises(SystemExit):
        main(["import", "--help"])
    said = capsys.readouterr().out
    assert all(name in said for name in (*starter_codebooks(), "criteria"))


def test_a_file_in_another_encoding_is_refused(study, tmp_path, capsys):
    (tmp_path / "a.txt").write_bytes("café".encode("latin-1"))
    assert bring(study, "text", tmp_path / "a.txt") == 1
    assert "0xE9" in capsys.readouterr().err
