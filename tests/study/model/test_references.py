"""References next to the items: read, checked line by line, and part of a version."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from labeval.study.model.references import references_of
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent

TEMPLATE = Path(__file__).parents[3] / "resources" / "templates" / "aspects"
GOOD = {"question_id": "q1", "title": "A title", "snippet": "A line", "text": "A text."}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(TEMPLATE, tmp_path / "study")
    return tmp_path / "study"


def write(folder: Path, *rows: object) -> None:
    lines = (row if isinstance(row, str) else json.dumps(row) for row in rows)
    (folder / "references.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")


def problems(folder: Path) -> list[Problem]:
    try:
        return read_with_warnings(folder)[1]
    except StudyProblems as error:
        return list(error.problems)


def test_each_item_gets_the_references_of_its_question_in_order(folder: Path) -> None:
    content = read_study(folder)
    item = next(item for item in content.items if item.question_id == "q2")
    found = references_of(content.references, item)
    assert [reference.title for reference in found][:2] == [
        "How quiet is quiet? A test of eleven headphones",
        "Two waves, one silence",
    ]
    assert {reference.question_id for reference in found} == {"q2"}


def test_a_reference_may_be_written_otherwise_than_the_study_says(folder: Path) -> None:
    write(folder, {**GOOD, "format": "markdown"}, GOOD)
    content = read_study(folder)
    formats = content.study.formats
    assert [formats.of_reference(r).format for r in content.references] == ["markdown", "plain"]
    assert content.to_json().count('"format":') == 1


def test_an_unknown_format_of_a_reference_is_refused_with_its_line(folder: Path) -> None:
    write(folder, GOOD, {**GOOD, "format": "html"})
    found = [problem for problem in problems(folder) if problem.severity == "error"]
    assert [(p.file, p.line, p.field) for p in found] == [("references.jsonl", 2, "format")]


def test_a_reference_that_is_to_be_a_conversation_has_turns(folder: Path) -> None:
    write(folder, {**GOOD, "format": "conversation"})
    (found,) = (problem for problem in problems(folder) if problem.severity == "error")
    assert (found.file, found.field) == ("references.jsonl", "text")


def test_a_reference_can_name_its_question_by_its_words(folder: Path) -> None:
    question = read_study(folder).items[0].question
    write(folder, {"question": question, "title": "A title", "text": "A text."})
    content = read_study(folder)
    assert references_of(content.references, content.items[0]) == tuple(content.references)


@pytest.mark.parametrize(
    ("row", "field"),
    [
        ({**GOOD, "title": " "}, "title"),
        ({**GOOD, "text": ""}, "text"),
        ({"title": "A title", "text": "A text."}, "question_id"),
        ({**GOOD, "url": "somewhere"}, "url"),
        ({**GOOD, "text": "a\x07b"}, "text"),
        ({**GOOD, "text": "x" * 200_001}, "text"),
        ("{broken", ""),
        ("[1, 2]", ""),
    ],
)
def test_a_faulty_line_is_named_with_its_number_and_field(
    folder: Path, row: object, field: str
) -> None:
    write(folder, GOOD, row)
    (problem,) = problems(folder)
    assert (problem.file, problem.line, problem.field) == ("references.jsonl", 2, field)
    assert problem.severity == "error"


def test_all_faulty_lines_are_told_at_once(folder: Path) -> None:
    write(folder, {**GOOD, "text": ""}, GOOD, {**GOOD, "title": ""})
    assert [problem.line for problem in problems(folder)] == [1, 3]


def test_a_reference_of_no_question_is_remarked_with_what_was_meant(folder: Path) -> None:
    write(folder, GOOD, {**GOOD, "question_id": "q11"})
    (problem,) = problems(folder)
    assert (problem.line, problem.severity) == (2, "warning")
    assert problem.values["near"] in ("q1", "q0")


def test_a_question_has_ten_references_at_most(folder: Path) -> None:
    write(folder, *[GOOD] * 12)
    (problem,) = problems(folder)
    assert (problem.line, problem.severity) == (11, "error")


@pytest.mark.parametrize("name", ["gone.jsonl", "../references.jsonl", "/etc/passwd"])
def test_a_file_that_is_not_beside_the_study_is_refused(folder: Path, name: str) -> None:
    study = folder / "study.yaml"
    text = study.read_text("utf-8").replace("references: references.jsonl", f"references: {name}")
    study.write_text(text, "utf-8")
    (problem,) = problems(folder)
    assert (problem.file, problem.field) == ("study.yaml", "references")


def test_an_edited_reference_makes_another_version(folder: Path) -> None:
    before = read_study(folder)
    write(folder, GOOD)
    after = read_study(folder)
    assert before.version_id() != after.version_id()
    assert StudyContent.from_json(after.to_json()) == after
