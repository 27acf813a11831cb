"""Best and worst of summaries, with their systems next to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

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


SHOWN = ((1, "X"), (2, "Y"), (3, "Z"))
