"""A judgments file is refused with everything that is wrong with it, where it is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import openpyxl
import pytest

from labeval.store.record.imported import JudgmentRow
from labeval.study.problems import Problem, StudyProblems
from tests.support.judgments.judgments_files import read_judgments

HEAD = ",".join(JudgmentRow._fields)
SOUND = {
    "participant": "P1",
    "session": "S1",
    "condition": "bws",
    "method": "bws",
    "criterion": "honesty",
    "page": "bws-001",
    "items": "m1|m2|m3",
    "value": "m1>m3",
    "seconds": "12.345",
    "answer_seconds": "3",
    "page_order": "1",
    "answered_at": "2026-03-01T09:00:00.000Z",
}


def line(**cells: str) -> str:
    return ",".join((SOUND | cells).values())


def problems_of(path: Path) -> list[Problem]:
    with pytest.raises(StudyProblems) as caught:
        read_judgments(path)
    return caught.value.problems


def in_csv(path: Path, *lines: str, head: str = HEAD) -> Path:
    (path / "judgments.csv").write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    return path / "judgments.csv"


def test_a_sound_file_is_read_as_it_is_written(tmp_path: Path) -> None:
    (row,) = read_judgments(in_csv(tmp_path, line()))
    assert row._asdict() == SOUND | {"page_order": 1}


def test_columns_may_stand_in_any_order(tmp_path: Path) -> None:
    names = sorted(SOUND)
    path = in_csv(tmp_path, ",".join(SOUND[n] for n in names), head=",".join(names))
    assert read_judgments(path)[0]._asdict() == SOUND | {"page_order": 1}


@pytest.mark.parametrize(
    ("cells", "field", "said"),
    [
        ({"value": "m1>m1"}, "value", "best_id>worst_id"),
        ({"value": "m1>m9"}, "value", "best_id>worst_id"),
        ({"value": "m1"}, "value", "cannot be the value of bws"),
        ({"method": "ab", "items": "m1|m2", "value": "m3"}, "value", "tie or both_bad"),
        ({"method": "dqe", "items": "m1", "value": "four"}, "value", "a number"),
        ({"criterion": "a|b"}, "criterion", "“a|b” holds a | or >"),
        ({"page": "a>b"}, "page", "“a>b” holds a | or >"),
        ({"items": "m1|m>2|m3"}, "items", "“m>2” holds a | or >"),
        ({"items": "m1||m3"}, "items", "joined by single |"),
        ({"items": "m1|m3|m1"}, "items", "twice"),
        ({"items": "", "value": ""}, "items", "is empty"),
        ({"participant": ""}, "participant", "is empty"),
        ({"seconds": "12,5"}, "seconds", "12.345"),
        ({"seconds": "-1"}, "seconds", "not a number of seconds"),
        ({"seconds": "1e999"}, "seconds", "not a number of seconds"),
        ({"answer_seconds": "٣"}, "answer_seconds", "not a number of seconds"),
        ({"page_order": "0"}, "page_order", "not a whole number from 1"),
        ({"page_order": "1.5"}, "page_order", "not a whole number from 1"),
        ({"answered_at": "2026-03-01 09:00"}, "answered_at", "ISO 8601"),
        ({"answered_at": "2026-02-30T09:00:00Z"}, "answered_at", "ISO 8601"),
        ({"answered_at": "2026-03-01T09:00:00+01:00"}, "answered_at", "ISO 8601"),
    ],
)
def test_what_cannot_be_is_named_with_line_and_column(
    tmp_path: Path, cells: dict[str, str], field: str, said: str
) -> None:
    quoted = {name: f'"{text}"' for name, text in cells.items()}
    problems = problems_of(in_csv(tmp_path, line(page="p0"), line(**quoted)))
    assert {(p.file, p.line, p.field) for p in problems} == {("judgments.csv", 3, field)}
    assert said in "\n".join(map(str, problems))


@pytest.mark.parametrize(
    "cells",
    [
        {"value": "no_answer"},
        {"value": ""},
        {"condition": ""},
        {"seconds": "", "answer_seconds": "", "answered_at": ""},
        {"method": "tournament", "value": "any > thing | at all"},
        {"method": "dqe", "items": "m1", "value": "3.5"},
        {"answered_at": "2026-03-01T09:00:00.123456+00:00"},
        {"seconds": "1.50"},
    ],
)
def test_what_can_be_is_kept_as_written(tmp_path: Path, cells: dict[str, str]) -> None:
    (row,) = read_judgments(in_csv(tmp_path, line(**cells)))
    assert {name: getattr(row, name) for name in cells} == cells


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    path = in_csv(
        tmp_path,
        line(seconds="x", page_order="x"),
        line(page='"two\nlines"', value="m1>m1"),
        line(),
        line(value="m2>m1"),
        "too,short",
    )
    assert [(p.line, p.field) for p in problems_of(path)] == [
        *((2, "seconds"), (2, "page_order"), (3, "value"), (6, ""), (7, "")),
    ]
    assert "the same judgment as line 5" in str(problems_of(path)[3])


def test_missing_and_unknown_columns_are_named(tmp_path: Path) -> None:
    head = HEAD.replace("answered_at", "answer_at").replace("value", "page")
    said = {p.field: str(p) for p in problems_of(in_csv(tmp_path, line(), head=head))}
    assert said.keys() == {"answered_at", "answer_at", "value", "page"}
    assert "missing" in said["answered_at"] and "missing" in said["value"]
    assert "did you mean “answer" in said["answer_at"]
    assert "twice" in said["page"]


@pytest.mark.parametrize("content", ["", "\n", "participant;session\nP1;S1\n", "\x00\x01\x02"])
def test_a_file_without_the_columns_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "judgments.csv"
    path.write_text(content)
    assert {p.line for p in problems_of(path)} == {1}


def test_bytes_that_are_not_utf8_are_found_in_their_line(tmp_path: Path) -> None:
    path = tmp_path / "judgments.csv"
    lines = [HEAD, line(), line(page="bws-002", participant="Jörg")]
    path.write_bytes("\n".join(lines).encode("latin-1"))
    (problem,) = problems_of(path)
    assert (problem.line, problem.field) == (3, "participant")
    assert "UTF-8" in str(problem)


def test_an_open_quote_is_found_where_it_begins(tmp_path: Path) -> None:
    (problem,) = problems_of(in_csv(tmp_path, line(), line(page='"p2'), line(page="p3")))
    assert problem.line == 3
    assert "is not CSV" in str(problem)


def test_json_lines_are_checked_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "judgments.jsonl"
    rows = [
        json.dumps(SOUND | {"seconds": 12.5, "page_order": 2}),
        "{no json",
        "[1, 2]",
        json.dumps(SOUND | {"value": ["m1", "m3"]}),
        json.dumps({**SOUND, "mood": "good"}),
        "[" * 5_000,
        json.dumps(SOUND | {"participant": "\ud800"}),
        json.dumps(SOUND).replace('"12.345"', "NaN"),
    ]
    path.write_text("\n".join(rows), encoding="utf-8")
    assert [(p.line, p.field) for p in problems_of(path)] == [
        *((2, ""), (3, ""), (4, "value"), (5, "mood")),
        *((6, ""), (7, "participant"), (8, "")),
    ]
    path.write_text(rows[0])
    assert read_judgments(path)[0].seconds == "12.5"


def test_a_workbook_typed_by_hand_is_read(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    cells = SOUND | {"method": "dqe", "items": "m1", "value": 4, "seconds": 12.5, "page_order": 1}
    book.active.append([*SOUND, None])
    book.active.append(list(cells.values()))
    book.active.append([None])
    book.active.append([*list((cells | {"page": "p2"}).values()), None, "a note"])
    book.save(tmp_path / "judgments.xlsx")
    (problem,) = problems_of(tmp_path / "judgments.xlsx")
    assert problem.line == 4
    book.active.delete_rows(4)
    book.save(tmp_path / "judgments.xlsx")
    book.close()
    (row,) = read_judgments(tmp_path / "judgments.xlsx")
    assert (row.value, row.seconds, row.page_order) == ("4", "12.500", 1)


@pytest.mark.parametrize("name", ["judgments.ods", "judgments", "missing.csv", "missing.parquet"])
def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path, name: str) -> None:
    (problem,) = problems_of(tmp_path / name)
    assert problem.file == name
