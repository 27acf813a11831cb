"""Judgments of single answers in conversations: out of the record, back into one, from others."""

from __future__ import annotations

import csv
import json

import pytest

from labeval.exchange.elsewhere.reading import Elsewhere
from labeval.exchange.formats import find_format
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.writers import FORMATS, export_table
from labeval.jobs.planning.simulate import simulate
from labeval.study.problems import StudyProblems
from tests.support.judgments.judgments_files import import_judgments, read_judgments
from tests.support.studies.turns_study import ANSWERS, turns_content

HEAD = [
    *("participant", "session", "condition", "method", "criterion", "page", "items", "value"),
    *("seconds", "answer_seconds", "page_order", "answered_at", "turn"),
]
ROW = dict.fromkeys(HEAD, "") | {
    "participant": "P1",
    "session": "s",
    "condition": "c",
    "method": "dqe",
    "criterion": "use",
    "page": "x",
    "items": "mill",
    "value": "3",
    "page_order": "1",
    "turn": "2",
}


def _written(path, *rows, head=HEAD):
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, head, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    return path


@pytest.mark.parametrize("format", FORMATS)
def test_turns_go_out_and_come_back_the_same(format, record, new_record, tmp_path):
    simulate(record, turns_content(), 2, 7)
    first = tmp_path / f"first.{format}"
    export_table(record, "judgments", format, first)
    again = new_record()
    assert import_judgments(again, first) == 2 * 2 * sum(ANSWERS.values())
    tables = []
    for name, from_record in (("one", record), ("two", again)):
        path = tmp_path / f"{name}.csv"
        export_table(from_record, "judgments", "csv", path)
        tables.append(path.read_bytes())
    assert tables[0] == tables[1]
    with (tmp_path / "one.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {(row["items"], row["turn"]) for row in rows} == {
        (item, str(n)) for item, count in ANSWERS.items() for n in range(1, count + 1)
    }
    assert all(row["page"].endswith(f"@turn{row['turn']}") for row in rows)


def test_a_whole_number_stays_one_in_formats_with_numbers(record, tmp_path):
    simulate(record, turns_content(), 1, 7)
    export_table(record, "judgments", "jsonl", tmp_path / "j.jsonl")
    lines = (tmp_path / "j.jsonl").read_text("utf-8").splitlines()
    assert {json.loads(line)["turn"] for line in lines} == {1, 2, 3}


def test_a_file_from_before_there_were_turns_is_read_as_it_was(tmp_path):
    (row,) = read_judgments(_written(tmp_path / "j.csv", ROW, head=HEAD[:-1]))
    assert row.page == "x"


def test_a_turn_of_a_file_becomes_part_of_the_pages_id(tmp_path):
    second = ROW | {"turn": "1", "page_order": "2"}
    rows = read_judgments(_written(tmp_path / "j.csv", ROW, second))
    assert [row.page for row in rows] == ["x@turn2", "x@turn1"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"turn": "0"}, "“0” is not a whole number from 1 to 9999"),
        ({"turn": "two"}, "“two” is not a whole number from 1 to 9999"),
        ({"page": "x@turn3"}, "is 2, but the page is about the turn 3"),
        (
            {"method": "ab", "items": "a|b", "value": "tie"},
            "judgments of ab are not about single turns; methods with turns: aqc, dqe",
        ),
    ],
)
def test_a_turn_that_cannot_be_is_refused_with_its_line(changed, said, tmp_path):
    with pytest.raises(StudyProblems) as refused:
        read_judgments(_written(tmp_path / "j.csv", ROW | changed))
    (problem,) = refused.value.problems
    assert (problem.line, problem.field) == (2, "turn")
    assert said in str(problem)


def test_turns_of_a_table_from_elsewhere_are_pages_of_their_own(tmp_path):
    head = ["rater", "item", "turn", "metric", "score"]
    rows = [
        {"rater": "r1", "item": "mill", "turn": turn, "metric": metric, "score": "4"}
        for turn in ("1", "2", "")
        for metric in ("use", "tone")
    ]
    path = _written(tmp_path / "j.csv", *rows, head=head)
    reading = Elsewhere(path.name)
    with find_format("csv").reading(path) as table:
        found = list(reading.rows(table))
    assert not reading.noted.found
    assert [(row.page, row.criterion) for row in found] == [
        *(("p1@turn1", "use"), ("p1@turn1", "tone")),
        *(("p2@turn2", "use"), ("p2@turn2", "tone")),
        *(("p3", "use"), ("p3", "tone")),
    ]


def test_a_turn_from_elsewhere_that_cannot_be_is_named(tmp_path):
    row = {"rater": "r1", "item": "mill", "turn": "first", "metric": "use", "score": "4"}
    path = _written(tmp_path / "j.csv", row, head=list(row))
    reading = Elsewhere(path.name)
    with find_format("csv").reading(path) as table:
        assert not list(reading.rows(table))
    assert [(p.line, p.field) for p in reading.noted.found] == [(2, "turn")]


def test_a_column_of_turns_is_known_by_its_name_and_taken_with_its_judgments(tmp_path):
    rows = [
        {"rater": rater, "text_id": item, "turn_nr": turn, "aspect": "use", "score": 3}
        for rater in ("ann", "ben")
        for item, count in ANSWERS.items()
        for turn in range(1, count + 1)
    ]
    path = _written(tmp_path / "rated.csv", *rows, head=list(rows[0]))
    seen = inspect(path)
    assert seen.mapping.roles["turn_nr"] == "turn" and seen.shape == "judgments"
    taken = take(path, seen.mapping)
    assert taken.sound
    assert [(r.cells["items"], r.cells["turn"]) for r in taken.judgments[:6]] == [
        (item, str(n)) for item, count in ANSWERS.items() for n in range(1, count + 1)
    ]


def test_turns_that_are_no_places_and_turns_of_comparisons_are_no_part_of_judgments(tmp_path):
    rows = [
        {"rater": "ann", "text_id": "mill", "turn": turn, "score": 3} for turn in ("0", "1", "2")
    ]
    seen = inspect(_written(tmp_path / "from_0.csv", *rows, head=list(rows[0])))
    assert seen.mapping.roles["turn"] == "factor"
    assert str(seen.column("turn").why) == "its values are not 1, 2, 3 and so on"
    pairs = [
        {"judge": "ann", "item_a": "a", "item_b": "b", "winner": "a", "turn": turn}
        for turn in ("1", "2")
    ]
    path = _written(tmp_path / "pairs.csv", *pairs, head=list(pairs[0]))
    taken = take(path, inspect(path).mapping)
    assert len(taken.judgments) == 2
    assert not any("turn" in row.cells for row in taken.judgments)
