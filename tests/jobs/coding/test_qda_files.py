"""Files that a person chose for the workbook: whole as text, or refused with what is wrong."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.edits import changed
from labeval.exchange.qda.unmarked import without_markdown
from labeval.jobs.coding.qda import import_codebook, import_criteria, import_texts
from labeval.store.workbook.workbook import Workbook
from labeval.study.problems import StudyProblems
from tests.conftest import small_study


@pytest.fixture
def workbook(tmp_path: Path):
    with Workbook(tmp_path / "coding.sqlite", coder="A") as opened:
        yield opened


def texts(workbook: Workbook) -> list[str]:
    return [p.text for s in workbook.sources() for p in workbook.passages(s.id)]


@pytest.mark.parametrize("name", ["a.txt", "a.md", "a.csv"])
def test_a_file_in_another_encoding_is_refused_with_line_and_byte(
    workbook: Workbook, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_bytes("code\nA small\ncafé\n".encode("latin-1"))
    take = import_codebook if name.endswith(".csv") else import_texts
    given = path if name.endswith(".csv") else [path]
    with pytest.raises(StudyProblems) as refused:
        take(workbook, given)  # type: ignore[operator]
    said = str(refused.value)
    assert f"{path}:3:4" in said and "0xE9" in said and "“é”" in said and "UTF-8" in said
    assert workbook.sources() == [] and workbook.codes() == []


@pytest.mark.parametrize("data", [random.Random(1).randbytes(500), b"text\x00\x01" * 90, b"a\x07b"])
def test_bytes_that_are_no_text_are_refused(
    workbook: Workbook, tmp_path: Path, data: bytes
) -> None:
    (tmp_path / "a.txt").write_bytes(data)
    with pytest.raises(StudyProblems):
        import_texts(workbook, [tmp_path / "a.txt"])
    assert workbook.sources() == []


def test_a_text_in_utf16_with_its_mark_is_whole(workbook: Workbook, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes("café\r\nnaïve".encode("utf-16"))
    import_texts(workbook, [tmp_path / "a.txt"])
    assert texts(workbook) == ["café", "naïve"]


def test_a_text_that_is_imported_again_later_is_there_already(
    workbook: Workbook, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text("One\nTwo\n")
    import_texts(workbook, [tmp_path / "a.txt"])
    (source,) = workbook.sources()
    workbook.take_in(changed(source, replace(source, created="2020-01-01T00:00:00Z")))
    again = import_texts(workbook, [tmp_path / "a.txt"])
    assert (again.rows, again.same, again.left) == (0, 3, [])
    assert workbook.sources()[0].created == "2020-01-01T00:00:00Z"


def test_subtitles_lose_their_tags_and_keep_their_words(workbook: Workbook, tmp_path: Path) -> None:
    cue = "1\n00:00:01,000 --> 00:00:02,500\n"
    (tmp_path / "b.srt").write_text(
        f'{cue}{{\\an8}}<i>Hello</i> <font color="red">you</font>, 1 < 2 > 0\n'
    )
    import_texts(workbook, [tmp_path / "b.srt"])
    assert texts(workbook) == ["Hello you, 1 < 2 > 0"]


def test_markdown_loses_its_marks_and_keeps_its_words() -> None:
    lines = [
        *("# A **title** #", "---", "> *Quoted* and __strong__", "- [ ] to _do_", "1. first"),
        *("[a link](https://x.org/a_(b)) ![seen](p.png)", "a_b_c, 2 * 3 * 4 and C#", "`*code*`"),
        *(r"\*kept\*", "```", "# code **stays**", "```", "~~gone~~ ***both***", "#hash"),
    ]
    assert list(without_markdown(lines)) == [
        *("A title", "Quoted and strong", "to do", "1. first", "a link seen"),
        *("a_b_c, 2 * 3 * 4 and C#", "*code*", "*kept*", "# code **stays**", "gone both", "#hash"),
    ]


@given(st.lists(st.text("ab *_#>`~[]()\\!-.", max_size=30), max_size=6))
def test_no_letter_of_markdown_is_lost(lines: list[str]) -> None:
    if any(mark in line for line in lines for mark in ("(", "```", "~~~")):
        return
    found = "".join(without_markdown(lines))
    assert [c for c in found if c in "ab"] == [c for c in "".join(lines) if c in "ab"]


def test_the_criteria_come_in_once(workbook: Workbook) -> None:
    study = small_study()
    first, again = (import_criteria(workbook, study, "en") for _ in range(2))
    assert first.rows == len(study.criteria) + 1 and again.rows == 0
