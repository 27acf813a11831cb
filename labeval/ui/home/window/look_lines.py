"""The looks of a study as the home window shows them: decisions, and the state of results."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from labeval.analysis.looks.decisions import LookResult, Verdict
from labeval.jobs.results.looks import LooksState, looks_state
from labeval.jobs.results.report import decimal_of
from labeval.report.words import Words
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.ui.language import interface_language


def look_lines(folder: StudyFolder, content: StudyContent) -> list[str]:
    """A line for each look taken, and what follows.

    Raises:
        RecordError: the record cannot be read.
    """
    with Record(folder.database, read_only=True) as record:
        state = looks_state(record, content)
    return [] if state is None else list(_lines(state))


def _lines(state: LooksState) -> Iterator[str]:
    translate = QCoreApplication.translate
    compared = translate("LookLines", "{a} less {b} on {criterion}").format(
        a=state.systems[0], b=state.systems[1], criterion=state.looks.criterion
    )
    yield compared
    yield ""
    for one in state.results:
        yield _line(one)
    yield ""
    for unlocked in state.unlockings:
        yield translate("LookLines", "Unlocked at {n} participants: {reason}").format(
            n=unlocked.participants, reason=unlocked.reason
        )
    if state.next is not None:
        yield translate("LookLines", "The next look is at {n} participants.").format(n=state.next)
    if state.locked:
        yield translate("LookLines", "Results stay locked until then.")
    else:
        yield translate("LookLines", "Results are open.")


def _line(one: LookResult) -> str:
    translate = QCoreApplication.translate
    decisions = {
        Verdict.GO_ON: translate("LookLines", "go on"),
        Verdict.DIFFERENCE: translate("LookLines", "stop: the systems differ"),
        Verdict.FUTILITY: translate(
            "LookLines",
            "stop: the smallest difference of interest would hardly be found any more",
        ),
        Verdict.END: translate("LookLines", "this was the last look: no difference was found"),
    }
    found = one.difference
    figures = ""
    if found.value is not None and found.p is not None:
        words = Words(decimal=decimal_of(interface_language()))
        p, needed = words.p_and_bound(found.p, one.needed)
        figures = translate(
            "LookLines", " (difference {value}, p {p}, below {needed} is needed)"
        ).format(value=words.number(found.value, 3), p=p.removeprefix("= "), needed=needed)
    return translate("LookLines", "Look {number}, {n} participants: {decision}{figures}").format(
        number=one.number, n=one.participants, decision=decisions[one.verdict], figures=figures
    )
