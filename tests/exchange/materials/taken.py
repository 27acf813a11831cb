"""Texts of answers, files of other programs, and what is taken from them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from labeval.exchange.materials.model import Seen, Taken
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.tables import judgments as judgment_table
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

ANSWERS = {
    ("Why does tea cool?", "aurora"): "Heat leaves it for the air around the cup.",
    ("Why does tea cool?", "cirrus"): "Tea is afraid of winter and hides its warmth.",
    ("Is the kettle on?", "aurora"): "Yes, its light is red and the water hums.",
    ("Is the kettle on?", "cirrus"): "Kettles are never on, they only pretend to be.",
}
PAIRS = "Pairs of answers with a choice"


def json_file(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def json_lines(path: Path, rows: list[dict[str, Any]]) -> Path:
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    path.write_text("".join(lines), encoding="utf-8")
    return path


def looked_at(path: Path | list[Path], title: str) -> tuple[Seen, Taken]:
    """What is seen in files and taken from them; they have no problem but warnings."""
    seen = inspect(path)
    taken = take(path, seen.mapping)
    assert seen.title.text == title
    assert [problem for problem in taken.problems if problem.severity == "error"] == []
    return seen, taken


def judged(taken: Taken) -> list[tuple[str, str, str, str]]:
    return [
        (c["participant"], c.get("criterion", ""), c["items"], c["value"])
        for c in (row.cells for row in taken.judgments)
    ]


def recorded(folder: Path) -> list[dict[str, str]]:
    names = [column.name for column in judgment_table.COLUMNS]
    with Record(StudyFolder(folder).database, read_only=True) as record:
        return [dict(zip(names, row, strict=True)) for row in judgment_table.rows(record)]


def chat(question: str, *turns: str) -> list[dict[str, str]]:
    roles = ("assistant", "user")
    later = [{"role": roles[n % 2], "content": text} for n, text in enumerate(turns)]
    return [{"role": "user", "content": question}, *later]


def battles() -> list[dict[str, Any]]:
    return [
        {
            "question_id": "0" * 30 + str(n),
            "model_a": a,
            "model_b": b,
            "winner": winner,
            "judge": judge,
            "conversation_a": chat(question, ANSWERS[question, a], "Shorter.", "Brr."),
            "conversation_b": chat(question, ANSWERS[question, b], "Shorter.", "Hm."),
            "tstamp": 1_700_000_000.0 + n,
        }
        for n, (question, a, b, winner, judge) in enumerate(
            [
                ("Why does tea cool?", "aurora", "cirrus", "model_a", "u1"),
                ("Why does tea cool?", "aurora", "cirrus", "tie (bothbad)", "u2"),
                ("Is the kettle on?", "aurora", "cirrus", "tie", "u1"),
                ("Is the kettle on?", "aurora", "cirrus", "model_b", "u2"),
            ]
        )
    ]
