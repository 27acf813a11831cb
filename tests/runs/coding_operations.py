"""Random operations on a workbook, each done on a simple model too; both have to show the same.

``python -m tests.runs.coding_operations 10000 [SEED]`` prints what was done and found.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from labeval.coding.edits import merged
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.runs.coding_edits import new_workbook
from tests.runs.other_coders import EveryOperation
from tests.support.coding.coding_model import State, shown_in
from tests.support.coding.same_ids import the_same_ids


def differences(workbook: Workbook, state: State) -> dict[str, object]:
    """What is not the same, with how it is shown by both."""
    there, here = shown_in(workbook), state.shown()
    return {name: (there[name], here[name]) for name in here if there[name] != here[name]}


def run(path: Path, operations: int, seed: int, *, compare_every: int = 1) -> Counter[str]:
    """Do so many operations, the same for a seed.

    Raises:
        AssertionError: the workbook shows something else than the model.
    """
    with the_same_ids(seed):
        return _run(path, operations, seed, compare_every)


def _run(path: Path, operations: int, seed: int, compare_every: int) -> Counter[str]:
    rng = random.Random(seed)
    workbook, state = new_workbook(path, rng)
    made = EveryOperation(workbook, rng)
    past: list[State] = []
    future: list[State] = []
    for n in range(operations):
        chance = rng.random()
        if chance < 0.08:
            for _ in range(rng.choice((1, 1, 2, 6))):
                edit = workbook.undo()
                assert (edit is None) == (not past)
                if edit is not None:
                    future.append(state)
                    state = past.pop()
                    made.done["undo"] += 1
        elif chance < 0.16:
            edit = workbook.redo()
            assert (edit is None) == (not future)
            if edit is not None:
                past.append(state)
                state = future.pop()
                made.done["redo"] += 1
        elif chance < 0.17:
            workbook.close()
            workbook = Workbook(path, coder="C1")
            made.workbook = workbook
            made.done["reopen"] += 1
        elif (step := made.step(state)) is not None:
            what, changes, after = step
            if workbook.do(what, changes).number:
                past.append(state)
                future.clear()
            state = after if merged(changes) else state
        if n % compare_every == 0:
            assert not differences(workbook, state), f"after operation {n}"
    assert not differences(workbook, state)
    workbook.close()
    assert not list(workbook_findings(path))
    with Workbook(path, coder="C1") as workbook:
        assert not differences(workbook, state), "after reopening"
        while past:
            assert workbook.undo() is not None
            state = past.pop()
            if len(past) % 50 == 0:
                assert not differences(workbook, state), f"{len(past)} acts from the beginning"
        assert workbook.undo() is None
    return made.done


if __name__ == "__main__":
    number = int(sys.argv[1])
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
        done = run(Path(place) / "coding.sqlite", number, seed, compare_every=20)
    print(f"{number} operations in {time.perf_counter() - begun:.0f} s; the same state throughout")
    print(", ".join(f"{what} {times}" for what, times in done.most_common()))
