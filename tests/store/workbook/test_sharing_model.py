"""Three analysts who share do anything, forgetting included: in the end all have the same."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.coding.edits import Change, added
from labeval.coding.rows import Board
from labeval.store.workbook.conflicts import EditConflict
from tests.store.merging.test_workbook_model import WRITTEN, Edits, rows
from tests.support.sharing import ListedAnalyst, ListedHub, joined

REMOVED = (*WRITTEN, "passage")
SECRET = "Xanthippe"


def forget(edits: Edits) -> None:
    """Take a word out of a row for good."""
    table = edits.rng.choice(("memo", "attribute", "paraphrase", "code", "theme"))
    if there := rows(edits.book, table):
        row, column = edits.rng.choice(there), WRITTEN[table]
        edits.do(Change(row, hidden := replace(row, **{column: f"{SECRET} {edits.new()}"})))
        with suppress(EditConflict):
            edits.book.forget([Change(hidden, replace(row, **{column: f"[…] {edits.made}"}))])


@pytest.mark.parametrize("seed", range(4))
def test_whatever_three_do_at_once_all_have_the_same_in_the_end(tmp_path: Path, seed: int) -> None:
    rng, hub = random.Random(seed), ListedHub()
    analysts: list[ListedAnalyst] = [*hub.pair(tmp_path)]
    analysts.append(hub.analyst(tmp_path / "three" / "workbook.sqlite", "A3"))
    analysts[0].do([added(Board("b", "Board"))])
    joined(*analysts)
    made = 0
    for _ in range(4):
        for analyst in analysts:
            with analyst.open() as book:
                edits = Edits(book, analyst.code, rng, REMOVED, made)
                edits.make_many(rng.randint(0, 14))
                if rng.random() < 0.4:
                    forget(edits)
                made = edits.made
            if rng.random() < 0.5:
                analyst.exchange()
    joined(*analysts)
    for analyst in analysts:
        analyst.open().close()
        assert SECRET.encode() not in analyst.path.read_bytes()
