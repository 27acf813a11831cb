"""The files of a study go through the boundary for files from outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.files.progress import ReadingStopped, followed_by
from labeval.files.text import NotText, text_of
from labeval.judging.failures_file import FailuresFile
from labeval.study.reading import read_study
from labeval.study.tables import code_files, jsonl, rows
from labeval.study.tables.code_files import read_codes
from labeval.study.tables.items import read_items_table
from labeval.study.tables.judge_ratings import read_judge_ratings
from labeval.study.tables.references import read_references
from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript

READERS: dict[str, Callable[[Path], object]] = {
    "items.csv": lambda path: read_items_table(path, path.name),
    "items.jsonl": lambda path: read_items_table(path, path.name),
    "references.jsonl": lambda path: read_references(path, path.name, None),
    "judge.jsonl": lambda path: read_judge_ratings(path, path.name, None),
    "codes.txt": lambda path: read_codes(path, path.name),
    "study.yaml": lambda path: read_study(path.parent),
}


@pytest.mark.parametrize("name", READERS)
def test_reading_can_be_followed_and_stopped(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("a\n")
    heard = []

    def stop(file: str, done: int, total: int) -> bool:
        heard.append((file, done, total))
        return False

    with pytest.raises(ReadingStopped), followed_by(stop):
        READERS[name](path)
    assert heard == [(name, 2, 2)]


def test_a_table_of_too_many_cells_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "MOST_CELLS", 1000)
    monkeypatch.setattr(jsonl, "MOST_CELLS", 1000)
    wide = tmp_path / "items.csv"
    wide.write_text("id,text," + ",".join(f"c{n}" for n in range(98)) + "\n" + "," * 99 + "\n")
    wide.write_text(wide.read_text() + ("i,t" + "," * 98 + "\n") * 10)
    said = "\n".join(map(str, read_items_table(wide, wide.name).problems))
    assert "items.csv: has more than 1,000 cells" in said
    many = tmp_path / "items.jsonl"
    cells = ",".join(f'"c{n}": ""' for n in range(98))
    many.write_text(f'{{"id": "i", "text": "t", {cells}}}\n' * 11)
    assert "has more than 1,000 cells" in "\n".join(
        map(str, read_items_table(many, many.name).problems)
    )


def test_a_list_of_too_many_codes_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_files, "MOST_CODES", 100)
    path = tmp_path / "codes.txt"
    path.write_text("".join(f"code-{n}\n" for n in range(100)))
    assert not read_codes(path, path.name).problems
    path.write_text("".join(f"code-{n}\n" for n in range(101)))
    (problem,) = read_codes(path, path.name).problems
    assert str(problem) == "codes.txt: has more than 100 lines; split it into several files"


def test_failures_that_are_nested_without_end_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "judge.failed.jsonl"
    path.write_text("[" * 100_000 + "\n")
    FailuresFile(path, set())
    assert not path.exists()


def test_a_transcript_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "said.vtt"
    path.write_bytes("WEBVTT\n\n00:00.000 --> 00:01.000\ncafé\n".encode("latin-1"))
    with pytest.raises(TranscriptRefused, match="line 4 is not UTF-8: byte 0xE9, which is “é”"):
        read_transcript(path, seconds=1.0, language="en")


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r\ufeff")))
def test_a_text_comes_back_from_every_encoding_that_is_known(text: str) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert text_of(text.replace("\n", "\r\n").encode(encoding), "a") == text


@given(st.binary())
def test_bytes_are_a_text_or_refused_at_a_line_that_is_there(data: bytes) -> None:
    try:
        assert "\r" not in text_of(data, "a")
    except NotText as error:
        assert str(error).startswith("a")
        assert 1 <= (error.line or 1) <= data.count(b"\n") + data.count(b"\r") + 1
