"""Tables of codings, and every row of a workbook, after two coders and many edits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from labeval.coding.corpus.filtering import ALL
from labeval.coding.edits import Change, changed
from labeval.coding.rows import Passage, Where
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.tables import CodesChosen, CodesRead, tables_of_codes
from labeval.store.workbook.workbook import Workbook
from labeval.study.pages import ITEM_JOIN
from tests.runs.coding_edits import Operations, new_workbook
from tests.support.coding.coded_workbook import make
from tests.support.coding.same_ids import the_same_ids
from tests.support.whole_runs.fingerprints import Fingerprint, of_rows

CHOICES = {
    "characters": CodesChosen(samples=20),
    "passages": CodesChosen(samples=20, seed=3, unit="sentence", rest="all", order="jaccard"),
    "interviews": CodesChosen(replace(ALL, kinds=frozenset({"interview"})), samples=0),
}
"""Of the tables."""
SEEDS = range(1, 11)
OPERATIONS = 160
"""On each workbook whose rows are kept, some of them undone and done again."""
_MOMENT = re.compile(r"2[\d-]{9}T[\d:.]+Z")


def tables_of_coders(place: Path) -> dict[str, dict[str, Fingerprint]]:
    """Each table of codings, by choice and column."""
    with the_same_ids():
        study = make(place / "coding.sqlite")
    found = dict[str, dict[str, Fingerprint]]()
    with Workbook(study.path, coder="A1") as workbook:
        board = workbook.boards()[0]
        read = CodesRead(read_corpus(workbook), study.ratings, workbook.themes(board.id))
        for choice, chosen in CHOICES.items():
            for table in tables_of_codes(read, chosen):
                names = [column.name for column in table.columns]
                columns = zip(*table.rows, strict=True) if table.rows else [()] * len(names)
                found[f"{choice}: {table.name}"] = {
                    name: of_rows(map(_in_order, cells))
                    for name, cells in zip(names, columns, strict=True)
                }
    return found


def rows_after_edits(place: Path) -> dict[str, dict[str, Fingerprint]]:
    """By seed of the operations: every row after them."""
    found = dict[str, dict[str, Fingerprint]]()
    for seed in SEEDS:
        with the_same_ids(), _edited(place / f"edited-{seed}.sqlite", seed) as workbook:
            rows: dict[str, Iterable[object]] = {
                "sources": workbook.sources(),
                "passages": [p for s in workbook.sources() for p in workbook.passages(s.id)],
                "codes": workbook.codes(),
                "codings": workbook.codings(),
            }
            found[f"seed {seed}"] = {name: of_rows(_told(each)) for name, each in rows.items()}
    return found


def _edited(path: Path, seed: int) -> Workbook:
    """A workbook after operations."""
    rng = random.Random(seed)
    workbook, state = new_workbook(path, rng)
    spoken = next(s for s in workbook.sources() if s.name == "s1")
    workbook.do("Know when", [c for p in workbook.passages(spoken.id) for c in _timed(p)])
    made = Operations(workbook, rng)
    for n in range(OPERATIONS):
        step = made.step(state)
        if step is None:
            continue
        what, changes, after = step
        workbook.do(what, changes)
        state = after
        if n % 7 == 0:
            workbook.undo()
            workbook.redo()
    return workbook


def _timed(passage: Passage) -> list[Change]:
    where = Where(page="ab/01", step="rating", session_ms=60_000 + (passage.start_ms or 0))
    return changed(passage, replace(passage, where=where))


def _in_order(cell: str) -> str:
    """Names in one cell, such as new codes: those of segments at one place are in any order."""
    return ITEM_JOIN.join(sorted(cell.split(ITEM_JOIN)))


def _told(rows: Iterable[object]) -> list[str]:
    """Rows without the moments at which they were made."""
    return [_MOMENT.sub("…", repr(row)) for row in rows]
