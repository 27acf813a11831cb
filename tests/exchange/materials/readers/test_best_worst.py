"""Best and worst of summaries, with their systems next to them."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import json_lines, judged, looked_at


@pytest.mark.parametrize("by", ["place", "system"])
def test_best_and_worst_of_summaries_with_their_systems(tmp_path: Path, by: str):
    rows = []
    for person in ("P1", "P2"):
        for doc in ("d1", "d2"):
            row: dict[str, Any] = {"annotator_id": person, "article_id": doc}
            row |= {f"summary_{n}": f"{s} says of {doc} that it is long." for n, s in SHOWN}
            row |= {f"system_{n}": s for n, s in SHOWN}
            row |= {"best": "3", "worst": "1"} if by == "place" else {"best": "Z", "worst": "X"}
            rows.append(row)
    _, taken = looked_at(
        json_lines(tmp_path / "bws.jsonl", rows), "Best and worst of several texts (JSONL)"
    )
    assert {(i.id, i.system, i.question_id) for i in taken.items} == {
        (f"{doc}_{s}", s, doc) for doc in ("d1", "d2") for _, s in SHOWN
    }
    assert judged(taken)[0] == ("P1", "", "d1_X|d1_Y|d1_Z", "d1_Z>d1_X")


def test_best_and_worst_from_mechanical_turk(tmp_path: Path):
    """Each task has texts of its own, which are about one question; what was rejected is no
    choice."""
    head = ["HITId", "WorkerId", *(f"Input.item{n}" for n, _ in SHOWN)]
    head += [f"Input.sys{n}" for n, _ in SHOWN]
    head += ["Answer.best", "Answer.worst", "WorkTimeInSeconds", "AssignmentStatus"]
    rows = [
        [
            hit,
            worker,
            *(f"{s} tells {hit} what it knows." for _, s in SHOWN),
            *(s for _, s in SHOWN),
            "item3",
            "item1",
            31,
            status,
        ]
        for hit in ("H1", "H2")
        for texts in [[f"{s} tells {hit} what it knows." for _, s in SHOWN]]
        for worker, status in (("W1", "Approved"), ("W2", "Approved"), ("W3", "Rejected"))
    ]
    path = tmp_path / "batch.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    seen, taken = looked_at(path, "Best and worst of several texts (CSV)")
    assert [(i.system, i.question_id) for i in taken.items] == [
        (system, question) for question in ("q1", "q2") for _, system in SHOWN
    ]
    assert judged(taken) == [
        (worker, "", items, best)
        for items, best in (
            ("text1|text2|text3", "text3>text1"),
            ("text4|text5|text6", "text6>text4"),
        )
        for worker in ("W1", "W2")
    ]
    assert "Rejected (2)" in " ".join(remark.text for remark in seen.remarks)


SHOWN = ((1, "X"), (2, "Y"), (3, "Z"))


CHOICES = {"option": "option_3", "letter": "C", "number": "3", "system": "Z", "from 0": "2"}


@pytest.mark.parametrize("written", CHOICES)
def test_the_best_alone_is_preferred_to_each_of_the_others(tmp_path: Path, written: str):
    """It was yes or no about one text, or refused. By Luce's axiom the chosen of several is chosen
    over any of them as often as where the two are alone."""
    first = {**CHOICES, "option": "option_1", "letter": "A", "number": "1", "system": "X"}
    first["from 0"] = "0"
    rows = [
        {"annotator_id": "P1", "prompt_id": f"q{n}"}
        | {f"option_{number}": system for number, system in SHOWN}
        | {"choice": (CHOICES if n else first)[written]}
        for n in range(2)
    ]
    seen, taken = looked_at(
        json_lines(tmp_path / "best.jsonl", rows), "Best and worst of several texts (JSONL)"
    )
    assert judged(taken) == [
        ("P1", "", "q0_X|q0_Y", "q0_X"),
        ("P1", "", "q0_X|q0_Z", "q0_X"),
        ("P1", "", "q1_Z|q1_X", "q1_Z"),
        ("P1", "", "q1_Z|q1_Y", "q1_Z"),
    ]
    assert "preferred to each of the others" in " ".join(one.text for one in seen.remarks)


def test_a_column_that_names_no_text_of_its_row_is_no_choice_of_the_best(tmp_path: Path):
    rows = [
        {"annotator_id": "P1", "prompt_id": f"q{n}", "option_1": "X", "option_2": "Y"}
        | {"option_3": "Z", "choice": given}
        for n, given in enumerate(("X", "tie"))
    ]
    assert "Best and worst" not in inspect(json_lines(tmp_path / "other.jsonl", rows)).title.text
