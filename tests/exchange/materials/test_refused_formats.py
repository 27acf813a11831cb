"""Files that are refused, or asked about, with the command or file that is wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.files.refusal import FileRefused
from tests.exchange.materials.taken import json_file, json_lines


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("talk.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nAnn: Tea?\n", "--as transcript"),
        ("talk.txt", "Ann  0:01\nTea, or coffee?\n\nBob  0:04\nTea.\n", "--as transcript"),
        ("project.qdpx", "PK", "--as qdpx"),
        ("codes.qdc", "<CodeBook/>", "--as codebook"),
        ("ratings.dta", "<stata_dta><header>", "is damaged"),
        ("ratings.RData", "RDX3", r"write\.csv\(TABLE"),
        ("ratings.sas7bdat", "\0\0", "is damaged"),
    ],
)
def test_files_that_others_read_are_refused_with_what_to_do(
    tmp_path: Path, name: str, content: str, sentence: str
):
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    with pytest.raises(FileRefused, match=sentence):
        inspect(path)


def test_a_transcript_in_json_and_questions_alone_say_what_to_do(tmp_path: Path):
    segments = [{"start": 0.0, "end": 1.5, "text": " Tea?", "words": []}]
    (problem,) = inspect(json_file(tmp_path / "whisper.json", {"segments": segments})).problems
    assert str(problem).endswith("labeval import STUDY FILE --as transcript")
    asked = [{"question_id": 7, "category": "tea", "turns": ["Why?", "And?"]}]
    (problem,) = inspect(json_lines(tmp_path / "question.jsonl", asked)).problems
    assert str(problem).endswith("give the files of answers together with it")
