"""Taguette's own code on files of labeval, and its files here.

Its packages are older than those of labeval, so it has an environment of its own, which
``packaging/setup test`` makes.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.edits import added
from labeval.exchange.qda.described import description_of
from labeval.jobs.coding.qda import export_codebook, import_codebook
from labeval.store.workbook.workbook import Workbook
from tests.support.coding.coded_project import coded_project

PYTHON = Path(sys.prefix) / "taguette" / "bin" / "python"
SIDE = Path(__file__).parents[2] / "support" / "taguette_side.py"
TURNS = [("Kim", "Und warum könnte das so sein?"), ("Anna", "Es wäre größer & besser.")] * 4
ROLES = {"Kim": "interviewer", "Anna": "participant"}


def transcript() -> str:
    cues = (
        f"00:{n:02}.000 --> 00:{n + 1:02}.000\n<v {name}>{text.replace('&', '&amp;')}\n"
        for n, (name, text) in enumerate(TURNS)
    )
    return "WEBVTT\n\n" + "\n".join(cues)


@pytest.mark.skipif(not PYTHON.exists(), reason="packaging/setup could not install Taguette")
def test_texts_and_codes_go_to_taguette_and_codes_come_back(tmp_path: Path) -> None:
    study, out, there = (tmp_path / name for name in ("study", "out", "there"))
    for folder in (study, out, there):
        folder.mkdir()
    (study / "study.yaml").write_text("study: {title: Talks}\n")
    (tmp_path / "talk_P07.vtt").write_text(transcript())
    talk = [str(study), str(tmp_path / "talk_P07.vtt")]
    assert main(["import", *talk, "--as", "interview", "--coder", "A"]) == 0
    assert main(["export", str(study), "--transcripts", "srt", "--out", str(out)]) == 0
    with Workbook(study / "coding.sqlite", coder="A") as book:
        book.take_in(added(code) for code in coded_project().codes if not code.retired)
        codes = book.codes()
        export_codebook(book, out / "book.csv")
        run = [PYTHON, str(SIDE), str(out), str(there)]
        taken = json.loads(subprocess.run(run, check=True, capture_output=True).stdout)
        paths = paths_of(codes)
        assert {tag["path"]: tag["description"] for tag in taken["tags"]} == {
            PATH_JOIN.join(paths[code.id]): description_of(code) for code in codes
        }
        (html,) = taken["texts"].values()
        for n, (name, text) in enumerate(TURNS):
            shown = f"{ROLES[name]}: {text.replace('&', '&amp;')}"
            assert f"<p>00:00:{n:02}.000 {shown}</p>" in html
        for name in ("codebook.csv", "codebook.qdc"):
            done = import_codebook(book, there / name)
            assert (done.rows, done.same) == (0, len(codes))
    with Workbook(tmp_path / "new.sqlite", coder="A") as book:
        import_codebook(book, there / "codebook.csv")
        assert sorted(map(facts, book.codes())) == sorted(map(facts, codes))


def facts(code):
    return code.name, code.definition, code.include, code.exclude, code.example
