"""Random edits, undos and repetitions of a study file on disk, against plain values.

Usage: python -m tests.runs.random_edits [--edits 10000] [--check-every 25] [--seed 1]

After every step the file's bytes are compared with the text in memory, and its values with the
model; comments that an edit takes out have to be named by it. Some edits are made in the table of
criteria: cells that are written or emptied, rows that are added, moved or taken out. What the table
reads afterwards has to be what it wanted, the other rows and values have to be as they were, and a
cell takes no comment along. Now and then the check of the folder is compared with the check of a
file that is written from the model's values alone. A line after every hundred files says how far it
is.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

import yaml
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from labeval import places
from labeval.jobs.editing.findings import look_at
from labeval.jobs.editing.study_file import EditedStudyFile
from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.criteria_cells import Column, columns_of, with_cell
from labeval.jobs.new_study.criteria_edits import edit_between, read_criteria
from labeval.study.editing.comments import comments
from labeval.study.editing.document import EditRefused, StudyText
from labeval.study.editing.edits import Edit, same
from labeval.study.folder import StudyFolder
from tests.study.editing.test_random_edits import (
    CELLS,
    apart,
    drawn_edit,
    keeps_comments,
    modelled,
)

TEMPLATES = ("trained-raters", "response-writing", "aspects", "six-methods", "within-subject")
STEPS = 12
"""Edits, undos and repetitions of one opened file."""
LANGUAGES = ("en", "de")
COLUMNS = columns_of(LANGUAGES, ("dqe", "ab"), (1, 3))
"""Of the table of criteria."""
NAMES = {"edit": "edits", "cells": "edits in the table", "undo": "undos", "redo": "redos"}
FILES = 100
"""Opened files between two lines about the progress."""


class Run:
    """Opened files, one after the other, and what was counted."""

    def __init__(self, check_every: int) -> None:
        self.counts: Counter[str] = Counter()
        self._check_every = check_every
        self._place = Path(tempfile.mkdtemp())
        for template in TEMPLATES:
            shutil.copytree(places.templates() / template, self._place / template)
            shutil.copytree(places.templates() / template, self._place / "model" / template)

    def described(self) -> str:
        """The counts on one line."""
        return ", ".join(f"{name}: {number}" for name, number in self.counts.most_common())

    def one_file(self, draw: st.DataObject) -> None:
        """Open a template, edit and undo, and go back to its first bytes."""
        template = draw.draw(st.sampled_from(TEMPLATES))
        folder = StudyFolder(self._place / template)
        first = (places.templates() / template / "study.yaml").read_bytes()
        folder.study_file.write_bytes(first)
        file = EditedStudyFile(folder)
        models, now = [apart(file.text.data)], 0
        for _ in range(STEPS):
            step = draw.draw(st.sampled_from(["edit", "edit", "edit", "cells", "undo", "redo"]))
            if step == "undo":
                now -= file.undo() is not None
            elif step == "redo":
                now += file.redo() is not None
            elif step == "cells":
                now = self._edit_cells(file, models, now, draw)
            else:
                now = self._edit(file, models, now, drawn_edit(models[now], draw))
            self.counts[NAMES[step]] += 1
            self._compare(folder, file, models[now])
        while file.undo() is not None:
            pass
        assert folder.study_file.read_bytes() == first
        self.counts["files"] += 1

    def _edit_cells(
        self, file: EditedStudyFile, models: list[Any], now: int, draw: st.DataObject
    ) -> int:
        """A change in the table of criteria, as the editor makes it, at times after one by hand."""
        if "criteria" in models[now] and draw.draw(st.integers(0, 3)) == 0:
            part = {"criteria": models[now]["criteria"]}
            now = self._edit(file, models, now, drawn_edit(part, draw))
        value = models[now].get("criteria")
        criteria = read_criteria(value, LANGUAGES)
        wanted, cell = drawn_criteria(criteria, draw)
        edit = edit_between(value, wanted, LANGUAGES)
        if edit is None:
            return now
        raw, before = value if isinstance(value, list) else [], file.text
        lost, refused = self.counts["comments named as lost"], self.counts["refused"]
        now = self._edit(file, models, now, edit)
        if self.counts["refused"] > refused:
            return now
        written = file.text.data["criteria"]
        assert [texts(c) for c in read_criteria(written, LANGUAGES)] == [texts(c) for c in wanted]
        if cell is not None:
            row, column = cell
            own = {"against": "judged_against"}.get(column.kind, column.kind)
            assert same(rest(written, row, own), rest(raw, row, own)), (edit, before.text)
            assert self.counts["comments named as lost"] == lost, (edit, before.text)
        return now

    def _edit(self, file: EditedStudyFile, models: list[Any], now: int, edit: Edit) -> int:
        before = file.text
        try:
            edited = file.do(edit)
        except EditRefused:
            self.counts["refused"] += 1
            return now
        kept = comments(before.text, before.document.places)
        kept.subtract(comments(file.text.text, file.text.document.places))
        assert sum((+kept).values()) == len(edited.lost), edit
        assert not (keeps_comments(edit, models[now]) and edited.lost), edit
        self.counts["comments named as lost"] += len(edited.lost)
        if file.text.text == before.text:
            return now
        del models[now + 1 :]
        models.append(modelled(models[now], edit))
        return now + 1

    def _compare(self, folder: StudyFolder, file: EditedStudyFile, model: Any) -> None:
        assert folder.study_file.read_bytes().decode("utf-8") == file.text.text
        assert not file.text.problems
        assert same(file.text.data, model)
        if self.counts.total() % self._check_every == 0:
            self._compare_checks(folder, file.text, model)

    def _compare_checks(self, folder: StudyFolder, text: StudyText, model: Any) -> None:
        plain = StudyFolder(self._place / "model" / folder.path.name)
        written = yaml.safe_dump(model, allow_unicode=True, sort_keys=False, width=100)
        read = StudyText(written)
        if not same(read.data, model):  # YAML 1.1 writes some words otherwise
            return
        plain.study_file.write_text(written, encoding="utf-8")
        one, other = (
            Counter((f.problem.field, f.problem.template) for f in look_at(at, of).findings)
            for at, of in ((folder, text), (plain, read))
        )
        assert one == other, (one - other, other - one)
        self.counts["checks compared"] += 1


def drawn_criteria(
    criteria: list[OwnCriterion], draw: st.DataObject
) -> tuple[list[OwnCriterion], tuple[int, Column] | None]:
    """Criteria after something that hands do in their table, and the cell where it was one."""
    wanted, kind = list(criteria), draw.draw(st.sampled_from(["cell"] * 5 + ["add", "move", "out"]))
    row = draw.draw(st.integers(0, max(len(wanted) - 1, 0)))
    if kind == "add" or not wanted:
        name, definition = (draw.draw(CELLS) for _ in range(2))
        made = with_cell(OwnCriterion(), Column("name", "en"), name)
        made = with_cell(made, Column("definition", "de"), definition)
        return [*wanted, *([] if made.is_empty else [made])], None
    if kind == "move":
        wanted.insert(draw.draw(st.integers(0, len(wanted) - 1)), wanted.pop(row))
        return wanted, None
    if kind == "out":
        return wanted[:row] + wanted[row + draw.draw(st.integers(1, 2)) :], None
    column = draw.draw(st.sampled_from(COLUMNS))
    values = {"against": ["text", "question", "source"], "direction": ["higher", "lower"]}
    text = draw.draw(st.sampled_from(values[column.kind]) if column.kind in values else CELLS)
    wanted[row] = with_cell(wanted[row], column, text)
    return wanted, (row, column)


def texts(criterion: OwnCriterion) -> list[Any]:
    """What a row of the table shows, without texts that are empty."""
    one = [filled(criterion.name), filled(criterion.definition)]
    of_several = (criterion.wording, criterion.anchors, criterion.examples)
    several = [filled({key: filled(text) for key, text in each.items()}) for each in of_several]
    return [*one, *several, criterion.against, criterion.direction]


def filled(values: Mapping[Any, Any]) -> dict[Any, Any]:
    """Those that are not empty."""
    return {key: value for key, value in values.items() if value}


def rest(criteria: list[Any], row: int, name: str) -> list[Any]:
    """All but one value of one criterion."""

    def without(entry: Any) -> dict[str, Any]:
        given = entry if isinstance(entry, dict) else {}
        return {key: value for key, value in given.items() if key != name}

    return [without(entry) if n == row else entry for n, entry in enumerate(criteria)]


def main() -> None:
    """Edit until there were enough edits, and print the counts meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edits", type=int, default=10_000)
    parser.add_argument("--check-every", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    run = Run(chosen.check_every)
    began = time.process_time()
    for batch in count(chosen.seed):
        _batch(run, batch)
        seconds = time.process_time() - began
        print(f"seed {batch}: {run.described()}, {seconds:.0f} s of processor time", flush=True)
        if run.counts["edits"] + run.counts["edits in the table"] >= chosen.edits:
            break


def _batch(run: Run, number: int) -> None:
    """Some files; Hypothesis keeps all it has drawn, and slows down with it, so one run has few."""

    @seed(number)
    @settings(
        max_examples=FILES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def one(draw: st.DataObject) -> None:
        run.one_file(draw)

    one()


if __name__ == "__main__":
    main()
