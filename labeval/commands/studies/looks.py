"""``labeval looks``: registered looks of a study, their decisions, and unlocking results."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import QT_TR_NOOP, tr
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record

if TYPE_CHECKING:
    from labeval.analysis.looks.decisions import LookResult
    from labeval.jobs.results.looks import LooksState

_ABOUT = QT_TR_NOOP(
    "Show the looks that a study has registered, and what those taken say: go on, stop because\n"
    "the systems differ, or stop because the smallest difference of interest would hardly be\n"
    "found any more. Until then results are locked, here, in the window and in exports.\n"
    "--unlock opens those of the sessions that are complete now; the reason is recorded in each\n"
    "of them and is in the report."
)
_DECISIONS = {
    "go_on": QT_TR_NOOP("go on"),
    "difference": QT_TR_NOOP("stop: the systems differ"),
    "futility": QT_TR_NOOP(
        "stop: the smallest difference of interest would hardly be found any more"
    ),
    "end": QT_TR_NOOP("this was the last look: no difference was found"),
}


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "looks", looks, tr("registered looks: go on, or stop; results are locked between them")
    )
    sub.description = tr(_ABOUT)
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("--unlock", metavar="REASON", help=tr("open the results all the same"))


def looks(chosen: Namespace) -> int:
    """Print each look and its decision, or unlock the results."""
    from labeval.jobs.results.looks import looks_state, unlock
    from labeval.study.reading import read_study

    folder = folder_with_record(chosen.study)
    content = read_study(folder.path)
    if chosen.unlock is not None:
        with StudyLock(folder.lock), Record(folder.database) as record:
            unlock(record, content, chosen.unlock)
    with Record(folder.database, read_only=True) as record:
        state = looks_state(record, content)
    if state is None:
        raise Refused(tr("{path}: this study has registered no looks", path=folder.path))
    for line in _lines(state):
        print(line)
    return 0


def _lines(state: LooksState) -> list[str]:
    a, b = state.systems
    lines = [tr("look\tparticipants\tdifference\tfrom\tto\tp\tp needed\tdecision")]
    taken = {one.participants: one for one in state.results}
    for number, n in enumerate(state.looks.participants, start=1):
        cells = _cells(taken[n]) if n in taken else ("", "", "", "", "", "")
        lines.append("\t".join((str(number), str(n), *cells)))
    what = tr("{a} less {b} on {criterion}", a=a, b=b, criterion=state.looks.criterion)
    lines.append(f"{what}; {tr('{count} are complete', count=state.completed)}")
    if state.next is not None:
        lines.append(tr("the next look is at {count} participants", count=state.next))
    lines += [
        tr(
            "unlocked on {day} at {count} participants: {reason}",
            day=one.utc,
            count=one.participants,
            reason=one.reason,
        )
        for one in state.unlockings
    ]
    lines.append(tr("results are locked") if state.locked else tr("results are open"))
    return lines


def _cells(one: LookResult) -> tuple[str, ...]:
    found = one.difference
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    numbers = (found.value, *ends, found.p, one.needed)
    texts = tuple("" if number is None else f"{number:.4g}" for number in numbers)
    return (*texts, tr(_DECISIONS[one.verdict]))
