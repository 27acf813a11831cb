"""Conversations whose answers were rated one by one are judgments with the place of the answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import json_lines, looked_at, recorded

TITLE = "Conversations whose answers are rated one by one (JSONL)"
ASKED = ("Is the kettle on?", "And the lamp?", "Shall I turn it off?")
SAID = ("Yes, it hums.", "The lamp is off.", "There is nothing to turn off.")
REMARK = "A bit of a cold one, is it not?"
EMPATHY = {("a1", 1): 4, ("a1", 2): 2, ("a1", 3): 5, ("a2", 1): 3, ("a2", 2): 1, ("a2", 3): 4}


def messages(rated: bool) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for turn, (asked, said) in enumerate(zip(ASKED, SAID, strict=True), start=1):
        found.append({"role": "user", "content": asked})
        answer: dict[str, Any] = {"role": "assistant", "content": said}
        if rated:
            answer["annotations"] = [
                {
                    "annotator": rater,
                    "empathy": EMPATHY[rater, turn],
                    "comment": "A bit of a cold one, is it not?",
                }
                for rater in ("a1", "a2")
            ]
        found.append(answer)
    return found


def by_turn(first: int, step: int = 1) -> list[dict[str, Any]]:
    return [
        {"annotator_id": rater, "turn": first + step * (turn - 1), "ratings": {"empathy": value}}
        for (rater, turn), value in EMPATHY.items()
    ]


@pytest.mark.parametrize(
    ("form", "remark"),
    [
        ({"messages": messages(True)}, ""),
        ({"messages": messages(False), "annotations": by_turn(1)}, ""),
        ({"messages": messages(False), "annotations": by_turn(0)}, "counted from 0 in “turn”"),
        ({"messages": messages(False), "ratings": by_turn(1, 2)}, "place of a message"),
    ],
)
def test_ratings_of_answers_have_their_places(tmp_path: Path, form: dict[str, Any], remark: str):
    rows = [{"dialogue_id": f"d1-{s}", "system": s, **form} for s in ("X", "Y")]
    path = json_lines(tmp_path / "chats.jsonl", rows)
    seen, taken = looked_at(path, TITLE)
    assert remark in "\n".join(each.text for each in seen.remarks)
    assert [(i.id, i.system, i.question) for i in taken.items] == [
        ("d1-X", "X", ASKED[0]),
        ("d1-Y", "Y", ASKED[0]),
    ]
    given = {
        (c["participant"], c["items"], int(c["turn"])): c["value"]
        for c in (row.cells for row in taken.judgments)
    }
    assert given == {
        (rater, f"d1-{s}", turn): str(value)
        for s in ("X", "Y")
        for (rater, turn), value in EMPATHY.items()
    }
    assert {row.cells["criterion"] for row in taken.judgments} == {"empathy"}


def test_a_study_is_made_of_them(tmp_path: Path):
    """The turn was taken for a criterion before, and each rater had judged a text many times."""
    rows = [
        {"id": f"d{n}-{s}", "model": s, "messages": messages(False), "annotations": by_turn(1)}
        for n in (1, 2)
        for s in ("X", "Y")
    ]
    path = json_lines(tmp_path / "chats.jsonl", rows)
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    rows_there = recorded(tmp_path / "study")
    assert len(rows_there) == 24
    assert {row["turn"] for row in rows_there} == {"1", "2", "3"}


def test_a_place_without_an_answer_is_a_problem(tmp_path: Path):
    rows = [{"id": "d1", "model": "X", "messages": messages(False), "annotations": by_turn(2)}]
    path = json_lines(tmp_path / "chats.jsonl", rows)
    seen = inspect(path)
    assert [p.template.format(**p.values) for p in seen.problems] == [
        "“4” is the place of no answer; there are 3",
        "“4” is the place of no answer; there are 3",
    ]
    assert {problem.line for problem in seen.problems} == {1}


def test_a_turn_of_many_digits_is_a_problem(tmp_path: Path):
    """Python refuses to read a number of so many digits, which ended the program."""
    listed = [*by_turn(1), {"annotator_id": "a1", "turn": "1" * 5000, "ratings": {"empathy": 3}}]
    rows = [{"id": "d1", "model": "X", "messages": messages(False), "annotations": listed}]
    seen = inspect(json_lines(tmp_path / "chats.jsonl", rows))
    assert [problem.line for problem in seen.problems] == [1]
