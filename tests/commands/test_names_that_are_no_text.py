"""Files and study folders whose names hold bytes that are not UTF-8, as old archives leave them."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
import yaml

from labeval.cli import main
from labeval.files.names import written_name
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.support.sound.speech import model, speak

__all__ = ["model", "speak"]

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names are bytes")

NO_TEXT = os.fsdecode(b"bad\xff\xfe")
WRITTEN = "bad\\xff\\xfe"


@pytest.fixture
def study(tmp_path, capsys) -> Path:
    folder = tmp_path / f"study {NO_TEXT}"
    assert main(["new", str(folder), "--template", "six-methods"]) == 0
    capsys.readouterr()
    return folder


def test_a_name_that_is_text_stays_as_it_is():
    for name in ("plain.txt", "Ünïcödé 日本.txt", "new\nline", ""):
        assert written_name(name) == name
    assert written_name(NO_TEXT) == WRITTEN


def test_a_study_folder_is_used_from_the_first_session_to_the_exports(study, tmp_path, capsys):
    out = tmp_path / f"out {NO_TEXT}"
    out.mkdir()
    steps = [
        ("publish", study, "--reason", "trial"),
        ("simulate", study, "--participants", "2"),
        ("verify", study),
        ("verify", study, "--save-to", out / "saved"),
        ("export", study, "--format", "csv", "--out", out / "csv"),
        ("export", study, "--format", "sqlite", "--out", out / "tables.sqlite"),
        ("export", study, "--format", "qdpx", "--out", out / "codes.qdpx"),
        ("analyse", study, "--out", out / "results"),
        ("compare", study, study),
        ("pack", study),
        ("simulate", study, "--participants", "1"),
    ]
    for step in steps:
        status = main([str(each) for each in step])
        assert (step[0], status) == (step[0], 0), capsys.readouterr().err
    assert (out / "results" / "scores.csv").is_file()
    assert "3 sessions" in _verified(study, capsys)


def _verified(study: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["verify", str(study)]) == 0
    return capsys.readouterr().out


def test_texts_are_sources_by_the_name_that_can_be_written(study, tmp_path, capsys):
    path = tmp_path / f"{NO_TEXT}.txt"
    path.write_text("Anna said hello.\n", encoding="utf-8")
    text = ["import", str(study), str(path), "--as", "text", "--coder", "AB", "--named-by-file"]
    for _ in range(2):
        assert main(text) == 0
    cues = tmp_path / f"{NO_TEXT}.vtt"
    cues.write_text("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Eva>Yes.\n", encoding="utf-8")
    arguments = ["import", str(study), str(cues), "--as", "interview", "--coder", "AB"]
    assert main([*arguments, "--named-by-file"]) == 0
    capsys.readouterr()
    with Workbook(StudyFolder(study).workbook, coder="") as workbook:
        names = [source.name for source in workbook.sources()]
    assert names == [WRITTEN, WRITTEN]


def test_a_mapping_keeps_the_name_that_can_be_written(tmp_path, capsys):
    table = tmp_path / f"{NO_TEXT}.csv"
    rows = "".join(f"{q},A text of some words {q} {s},{s}\n" for q in "pq" for s in "ab")
    table.write_text(f"question,answer,model\n{rows}", encoding="utf-8")
    folder = tmp_path / "study"
    assert main(["new", str(folder), "--items", str(table), "--map", "text=answer"]) == 0
    assert yaml.safe_load((folder / "texts.yaml").read_text("utf-8"))["files"] == [f"{WRITTEN}.csv"]
    capsys.readouterr()


def test_judgments_make_a_study_that_is_titled_by_the_file(tmp_path, capsys):
    table = tmp_path / f"{NO_TEXT}.csv"
    rows = "".join(f"r{r},{i}{s},{s},q,{1 + r}\n" for r in range(3) for i in "pq" for s in "ab")
    table.write_text(f"rater,item,system,criterion,value\n{rows}", encoding="utf-8")
    folder = tmp_path / "study"
    assert main(["new", str(folder), "--from-judgments", str(table)]) == 0
    capsys.readouterr()
    title = yaml.safe_load((folder / "study.yaml").read_text("utf-8"))["title"]
    assert WRITTEN in json.dumps(title, ensure_ascii=False).replace("\\\\", "\\")


def test_a_recording_is_transcribed(model, speak, tmp_path, capsys):
    odd = tmp_path / f"{NO_TEXT}.wav"
    shutil.copy(speak("Good morning."), odd)
    assert main(["transcribe", str(odd), "--out", str(tmp_path / "words.txt")]) == 0
    capsys.readouterr()
