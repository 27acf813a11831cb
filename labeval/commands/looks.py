"""``labeval looks``: registered looks of a study, their decisions, and unlocking results."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record

if TYPE_CHECKING:
    from labeval.analysis.looks.decisions import LookResult
    from labeval.jobs.results.looks import LooksState

_ABOUT = """\
Show the looks that a study has registered, and what those taken say: go on, stop because the
systems differ, or stop because the smallest difference of interest would hardly be found any more.
Until then results are locked, here, in the window and in exports. --unlock opens those of the
sessions that are complete now; the reason is recorded in each of them and is in the report."""
_DECISIONS = {
    "go_on": "go on",
    "difference": "stop: the systems differ",
    "futility": "stop: the smallest difference of interest would hardly be found any more",
    "end": "this was the last look: no difference was found",
}


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("looks", looks, "registered looks: go on, or stop; results are locked between them")
    sub.description = _ABOUT
    sub.add_argument("study", type=Path, help="study folder")
    sub.add_argument("--unlock", metavar="REASON", help="open the results all the same")


def looks(chosen: Namespace) -> int:
    """Print each look and its decision, or unlock the results."""
    from labeval.jobs.results.looks import looks_state, unlock
    from labeval.study.reading import read_study

    folder = folder_with_record(chosen.study)
    content = read_study(folder.path)
    if chosen.unlock is not None:
        with StudyLock(folder.lock), Record(folder.database) as record:
            unlock(record, content, chosen.unlock)
    with closing(Record(folder.database, read_only=True)) as record:
        state = looks_state(record, content)
    if state is None:
        raise Refused(f"{folder.path}: this study has registered no looks")
    for line in _lines(state):
        print(line)
    return 0


def _lines(state: LooksState) -> list[str]:
    a, b = state.systems
    lines = [
        "\t".join(("look", "participants", "difference", "from", "to", "p", "p needed", "decision"))
    ]
    taken = {one.participants: one for one in state.results}
    for number, n in enumerate(state.looks.participants, start=1):
        cells = _cells(taken[n]) if n in taken else ("", "", "", "", "", "")
        lines.append("\t".join((str(number), str(n), *cells)))
    lines.append(f"{a} less {b} on {state.looks.criterion}; {state.completed} are complete")
    if state.next is not None:
        lines.append(f"the next look is at {state.next} participants")
    lines += [
        f"unlocked on {one.utc} at {one.participants} participants: {one.reason}"
        for one in state.unlockings
    ]
    lines.append("results are locked" if state.locked else "results are open")
    return lines


def _cells(one: LookResult) -> tuple[str, ...]:
    found = one.difference
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    numbers = (found.value, *ends, found.p, one.needed)
    texts = tuple("" if number is None else f"{number:.4g}" for number in numbers)
    return (*texts, _DECISIONS[one.verdict])
