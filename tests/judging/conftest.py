"""A server on loopback, a small study folder, and no waiting between tries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from labeval.judging.prompt import Call
from labeval.judging.waits import Waits
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.judging.stand_in import StandIn

AT_ONCE = Waits(tries=3, first=0.001, longest=0.002, most_obeyed=0.002)
"""Retries without a wait that anybody notices."""


@pytest.fixture
def server() -> Iterator[StandIn]:
    """A server that rates everything with 3 by default."""
    server = StandIn()
    yield server
    server.close()


def study_of(**changes: Any) -> dict[str, Any]:
    """Three criteria on five points, of which one needs the source."""
    raw: dict[str, Any] = {
        "labeval": 1,
        "title": "Answers about hedgehogs",
        "seed": 4,
        "items": "items.jsonl",
        "criteria": [
            {
                "id": "flow",
                "name": "Flow",
                "definition": "Each sentence follows from the one before.",
                "anchors": {1: "no thread", 3: "a thread with gaps", 5: "one thread"},
            },
            {
                "id": "intent",
                "name": "Intent",
                "definition": "The text does what the question wants.",
                "judged_against": "question",
                "wording": {"dqe": "Does it answer what was asked?"},
            },
            {
                "id": "support",
                "name": "Support",
                "definition": "Everything said is in the source.",
                "judged_against": "source",
            },
        ],
        "blocks": {"rating": {"method": "dqe", "points": 5, "labels": {1: "poor", 5: "good"}}},
        "conditions": [{"id": "all", "blocks": ["rating"]}],
        "procedure": [{"step": "for_each_block", "steps": [{"step": "rating", "id": "rate"}]}],
    }
    return raw | changes


ITEMS = [
    {
        "id": f"t{n}",
        "text": f"A hedgehog needs warmth first. Then it gets water. It weighs {n}00 grams.",
        "system": f"Secretsystem{n}",
        "variant": "hiddenvariant",
        "question": "What does a cold hedgehog need?",
        "source": "The handbook says: warmth, then water.",
    }
    for n in range(1, 5)
]


def write_study(folder: Path, **changes: Any) -> Path:
    """A study folder that can be read."""
    folder.mkdir(exist_ok=True)
    text = yaml.safe_dump(study_of(**changes), sort_keys=False, allow_unicode=True)
    (folder / "study.yaml").write_text(text, encoding="utf-8")
    lines = "".join(json.dumps(item) + "\n" for item in ITEMS)
    (folder / "items.jsonl").write_text(lines, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The small study on disk."""
    return write_study(tmp_path / "study")


@pytest.fixture
def judged(folder: Path) -> StudyContent:
    """The small study."""
    return read_study(folder)


@pytest.fixture
def calls(judged: StudyContent) -> list[Call]:
    """Two criteria of four items."""
    from labeval.judging.calls import calls_of

    return calls_of(judged)
