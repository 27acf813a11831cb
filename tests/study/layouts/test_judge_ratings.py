"""Ratings of a judge next to the items: read, checked line by line, and part of a version."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from labeval.study.layouts.judge_support import is_supported
from labeval.study.problems import Problem, StudyProblems
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent

TEMPLATE = Path(__file__).parents[3] / "resources" / "templates" / "rag-questionnaire"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(TEMPLATE, tmp_path / "study")
    return tmp_path / "study"


@pytest.fixture
def lines(folder: Path) -> list[dict[str, object]]:
    """The template's ratings, all of them sound."""
    written = (folder / "judge.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in written]


def write(folder: Path, *rows: object) -> None:
    written = (row if isinstance(row, str) else json.dumps(row) for row in rows)
    (folder / "judge.jsonl").write_text("".join(f"{line}\n" for line in written), "utf-8")


def problems(folder: Path) -> list[Problem]:
    try:
        return read_with_warnings(folder)[1]
    except StudyProblems as error:
        return list(error.problems)


def edited(folder: Path, old: str, new: str) -> None:
    study = folder / "study.yaml"
    text = study.read_text("utf-8")
    assert text.count(old) == 1
    study.write_text(text.replace(old, new), "utf-8")


def test_ratings_are_read_with_the_study_and_belong_to_its_version(
    folder: Path, lines: list[dict[str, object]]
) -> None:
    before = read_study(folder)
    first = before.judge_ratings[0]
    assert (first.item, first.criterion, first.rating) == ("t01", "logical_coherence", 5)
    assert first.quotes == ["needs two things, warmth and quiet"]
    write(folder, {**lines[0], "rating": 4}, *lines[1:])
    after = read_study(folder)
    assert before.version_id() != after.version_id()
    assert StudyContent.from_json(after.to_json()) == after


@pytest.mark.parametrize(
    ("change", "field", "severity"),
    [
        ({"item": "t1"}, "item", "error"),
        ({"criterion": "logical_coherance"}, "criterion", "error"),
        ({"rating": 6}, "rating", "error"),
        ({"rating": 0}, "rating", "error"),
        ({"rating": "good"}, "rating", "error"),
        ({"rating": True}, "rating", "error"),
        ({"rating": 2.5}, "rating", "error"),
        ({"rating": None}, "rating", "error"),
        ({"explanation": "a\x07b"}, "explanation", "error"),
        ({"explanation": "x" * 2001}, "explanation", "error"),
        ({"quotes": ["warmth and noise"]}, "quotes[1]", "warning"),
        ({"quotes": "warmth"}, "quotes", "error"),
        ({"quotes": ["warmth"] * 11}, "quotes", "error"),
        ({"score": 3}, "score", "error"),
        ({"prompt": "me"}, "prompt", "error"),
        ("{broken", "", "error"),
        ('{"rating": 1' + 5000 * "0" + "}", "", "error"),
        ("[" * 100_000, "", "error"),
        ("[1]", "", "error"),
    ],
)
def test_a_faulty_line_is_named_with_its_number_and_field(
    folder: Path, lines: list[dict[str, object]], change: object, field: str, severity: str
) -> None:
    faulty = {**lines[1], **change} if isinstance(change, dict) else change
    write(folder, lines[0], faulty, *lines[1 if severity == "error" else 2 :])
    (problem,) = (p for p in problems(folder) if p.line == 2)
    assert (problem.file, problem.field) == ("judge.jsonl", field)
    assert problem.severity == severity


def test_all_faulty_lines_are_told_at_once(folder: Path, lines: list[dict[str, object]]) -> None:
    write(folder, {**lines[0], "rating": 9}, "{", *lines[2:], {**lines[2], "item": "nobody"})
    assert [p.line for p in problems(folder) if p.severity == "error"] == [1, 2, 49]


def test_a_second_rating_of_the_same_is_a_problem(
    folder: Path, lines: list[dict[str, object]]
) -> None:
    write(folder, *lines, {**lines[3], "rating": 1})
    (problem,) = problems(folder)
    assert (problem.line, problem.severity, problem.values["first"]) == (49, "error", 4)


def test_quotes_are_found_across_line_ends_and_in_any_case(
    folder: Path, lines: list[dict[str, object]]
) -> None:
    across = "Feeding a cold animal can kill it. do not wash it"
    write(folder, {**lines[0], "quotes": [across]}, *lines[1:])
    assert problems(folder) == []


def test_a_rating_against_the_source_is_never_shown_and_told_so(
    folder: Path, lines: list[dict[str, object]]
) -> None:
    write(folder, *lines, {**lines[0], "criterion": "verifiability"})
    (problem,) = problems(folder)
    assert (problem.line, problem.field, problem.severity) == (49, "criterion", "warning")


def test_items_without_a_rating_are_named(folder: Path, lines: list[dict[str, object]]) -> None:
    write(folder, *(line for line in lines if line["item"] not in ("t02", "t05")))
    (problem,) = problems(folder)
    assert (problem.severity, problem.values["items"]) == ("warning", "t02, t05")


def test_a_criterion_against_the_source_cannot_be_named_for_support(folder: Path) -> None:
    edited(
        folder,
        "judge_support: {show: after_answer}",
        "judge_support: {show: always, criteria: [user_intent, verifiability, clarity]}",
    )
    told = problems(folder)
    assert [p.field for p in told if p.severity == "error"] == [
        "blocks.questionnaire.judge_support.criteria[2]",
        "blocks.questionnaire.judge_support.criteria[3]",
    ]


def test_where_all_are_meant_those_against_the_source_are_left_out(folder: Path) -> None:
    content = read_study(folder)
    block = content.study.blocks["questionnaire"]
    shown = {c.id for c in content.study.criteria if is_supported(block, c.id)}
    assert len(shown) == 8
    assert shown == {c.id for c in content.study.criteria if c.judged_against != "source"}


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("gone.jsonl", ("study.yaml", "judge")),
        ("../judge.jsonl", ("study.yaml", "judge")),
        ("/etc/passwd", ("study.yaml", "judge")),
        ("items.csv", ("items.csv", "")),
    ],
)
def test_a_file_that_is_not_beside_the_study_or_no_jsonl_is_refused(
    folder: Path, name: str, where: tuple[str, str]
) -> None:
    edited(folder, "judge: judge.jsonl ", f"judge: {name} ")
    (problem,) = (p for p in problems(folder) if p.severity == "error")
    assert (problem.file, problem.field) == where


def test_support_without_a_file_is_a_problem(folder: Path) -> None:
    edited(folder, "judge: judge.jsonl ", "# ")
    (problem,) = problems(folder)
    assert problem.field == "blocks.questionnaire.judge_support.show"


def test_without_support_no_item_needs_a_rating(folder: Path) -> None:
    edited(folder, "{show: after_answer}", "{show: never}")
    edited(folder, "judge: judge.jsonl ", "# ")
    assert problems(folder) == []


def test_only_methods_with_a_scale_for_one_text_have_support(folder: Path) -> None:
    edited(folder, "method: dqe\n", "method: aqc\n")
    edited(folder, "    points: 5\n", "")
    assert any(p.field == "blocks.questionnaire.judge_support" for p in problems(folder))


def test_attention_checks_beside_support_are_remarked(folder: Path) -> None:
    edited(folder, "    points: 5\n", "    points: 5\n    attention: {share: 0.2}\n")
    (problem,) = problems(folder)
    assert (problem.severity, problem.field) == ("warning", "blocks.questionnaire.judge_support")


def test_ratings_that_no_page_shows_cannot_be_withheld(folder: Path) -> None:
    edited(folder, "{show: after_answer}", "{show: never, withhold: 0.2}")
    fields = [p.field for p in problems(folder) if "withheld" in str(p)]
    assert len(fields) == 1 and fields[0].endswith("judge_support.withhold")
