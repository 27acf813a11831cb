"""A process that codes and edits, and says each act aloud once it is durable.

``python -m tests.runs.killing.killed_coder FOLDER SEED`` begins a workbook, or goes on with it.
A journal beside it holds the states of a simple model; it says ``lost`` where the workbook shows
neither the state of the last act that was acknowledged nor that of the one on its way.
"""

from __future__ import annotations

import pickle
import random
import sys
from pathlib import Path
from typing import IO

from labeval.coding.edits import merged
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from tests.runs.coding_edits import new_workbook
from tests.runs.other_coders import EveryOperation
from tests.support.coding.coding_model import State, set_numbers, shown_in

Stacks = tuple[list[State], State, list[State]]
"""Past, present and future."""


def say(*words: object) -> None:
    print(*words, flush=True)
    sys.stdin.readline()


def main() -> None:
    folder, rng = Path(sys.argv[1]), random.Random(int(sys.argv[2]))
    path, journal = folder / "coding.sqlite", folder / "journal"
    if not journal.exists():
        workbook, state = new_workbook(path, rng)
        write(journal, ([], state, []), "wb")
    past, state, future = recovered(path, journal)
    workbook = Workbook(path, coder="C1")
    operations = EveryOperation(workbook, rng)
    with journal.open("ab") as log:
        while True:
            chance = rng.random()
            stacks: Stacks
            if chance < 0.2 and past:
                stacks = (past[:-1], past[-1], [*future, state])
                announce(log, stacks)
                workbook.undo()
            elif chance < 0.35 and future:
                stacks = ([*past, state], future[-1], future[:-1])
                announce(log, stacks)
                workbook.redo()
            else:
                step = operations.step(state)
                if step is None or not merged(step[1]):
                    continue
                stacks = ([*past[-40:], state], step[2], [])
                announce(log, stacks)
                workbook.do(step[0], step[1])
            pickle.dump("done", log)
            log.flush()
            past, state, future = stacks
            say("act")


def announce(log: IO[bytes], stacks: Stacks) -> None:
    pickle.dump(stacks, log)
    log.flush()


def write(journal: Path, stacks: Stacks, mode: str) -> None:
    with journal.open(mode) as log:
        pickle.dump(stacks, log)
        pickle.dump("done", log)


def recovered(path: Path, journal: Path) -> Stacks:
    """The stacks after the last act, whether it was acknowledged or only made it to the disk."""
    entries: list[Stacks | str] = []
    with journal.open("rb") as log:
        while True:
            try:
                entries.append(pickle.load(log))
            except (EOFError, pickle.UnpicklingError):
                break
    on_its_way = entries[-1] if entries[-1] != "done" else None
    last = next(
        e for e, then in zip(entries[-2::-1], entries[:0:-1], strict=True) if then == "done"
    )
    set_numbers(max((number_of(s) for s in entries if s != "done"), default=0))
    with Workbook(path, coder="C1") as workbook:
        shown = shown_in(workbook)
    for stacks in (last, on_its_way):
        if stacks is not None and shown == stacks[1].shown():
            write(journal, stacks, "wb")
            break
    else:
        say("lost")
        raise SystemExit(1)
    for finding in workbook_findings(path):
        say("lost", finding)
    return stacks


def number_of(stacks: Stacks | str) -> int:
    """The highest number of a letter."""
    assert not isinstance(stacks, str)
    states = (*stacks[0], stacks[1], *stacks[2])
    return max(
        number
        for state in states
        for passages in state.texts.values()
        for passage in passages
        for number, _ in (*passage.letters, (0, ""))
    )


if __name__ == "__main__":
    main()
