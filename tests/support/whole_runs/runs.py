"""The runs: a few robots in each template, their sessions followed, and their results."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from labeval import places
from labeval.analysis.tables import TABLES
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.session.events.events import Event
from labeval.session.flags.all_flags import flags_of
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.plan.header import SessionHeader
from labeval.session.state.state import State
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.support.whole_runs.fingerprints import Fingerprint, of_rows, of_table, renewed

KEPT = Path(__file__).parents[1] / "reference_cases" / "whole_runs"
FOLLOWED = (
    *("aspects", "claim-check", "conversations", "error-spans", "pairwise-utility"),
    *("rag-questionnaire", "ranking", "response-writing", "rewriting", "six-methods"),
    *("trained-raters", "within-subject"),
)
ANALYSED = {"six-methods": 8, "ranking": 6, "rewriting": 6, "error-spans": 6, "response-writing": 6}
"""Template to robots: between them, they have every table of results."""
_EVERY = 9
"""Events between two looks of a supervisor."""

Kept = dict[str, dict[str, Fingerprint]]


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


def _ran(template: str, robots: int, seed: int) -> tuple[Record, StudyContent]:
    content = read_study(places.templates() / template)
    record = Record(Path(_folder().name) / f"{template}-{robots}-{seed}.sqlite")
    if not record.sessions.count("simulated"):
        simulate(record, content, robots, seed)
    return record, content


def sessions_of(template: str) -> Kept:
    """Of each of two sessions: its plan, its events by kind, flags and what was seen of it."""
    record, content = _ran(template, 2, 5)
    with record:
        return {
            f"session {n}": fingerprint_of(header, content, record.sessions.events(header.id))
            for n, header in enumerate(record.sessions.headers(), 1)
        }


def fingerprint_of(
    header: SessionHeader, content: StudyContent, events: Sequence[Event]
) -> dict[str, Fingerprint]:
    """A session: its plan, its events by kind, flags and what a supervisor sees of it."""
    found: dict[str, Fingerprint] = {"plan": of_rows(asdict(header.plan).items())}
    for kind in sorted({str(event.kind) for event in events}):
        found[kind] = of_rows(
            (e.seq, e.at_ms, e.utc, e.page, e.field, e.value, sorted(e.data.items()))
            for e in events
            if e.kind == kind
        )
    flags = flags_of(content, header.plan, events)
    found["flags"] = of_rows((f.kind, f.page, f.at_ms, f.sentence, f.criterion) for f in flags)
    found["states"] = of_rows(_states(header, events))
    found["seen"] = of_rows(_seen(SessionMonitor(header, content, _usual(content)), events))
    return found


def _states(header: SessionHeader, events: Sequence[Event]) -> Iterator[object]:
    """What has changed in the session's state, field by field, with each event."""
    state = State(header.plan)
    names = [each.name for each in fields(State) if each.name not in ("plan", "current", "page")]
    before: dict[str, object] = {}
    for event in events:
        state.apply(event)
        now = {name: getattr(state, name) for name in names}
        yield (
            event.seq,
            [(name, _in_order(value)) for name, value in now.items() if before.get(name) != value],
        )
        yield state.current.place, state.screen_id, state.is_last_screen, state.step_before
        before = now


def _in_order(value: object) -> object:
    if isinstance(value, frozenset):
        return sorted(value)
    if is_dataclass(value):
        return [_in_order(getattr(value, each.name)) for each in fields(value)]
    return value


def _usual(content: StudyContent) -> Usual:
    return Usual({block: 1000 * (20 + n) for n, block in enumerate(content.study.blocks)}, 3)


def _seen(monitor: SessionMonitor, events: Sequence[Event]) -> Iterator[object]:
    """What a supervisor sees now and then, and some seconds after an event."""
    for n, event in enumerate(events):
        monitor.apply(event)
        if n % _EVERY == 0:
            now = event.at_ms + 1000 * (n % 200)
            yield asdict(monitor.outlook(now))
            yield [str(notice) for notice in monitor.notices_now(now)]
            yield [str(change) for change in list(monitor.changes.newest)[-_EVERY:]]
    yield [str(notice) for notice in monitor.notices]


def results_of(template: str) -> Kept:
    """Every table of an analysis, by column."""
    record, content = _ran(template, ANALYSED[template], 3)
    with record:
        results = analyse(record, content, AnalysisChoice(samples=20, hourly_rate=13.0))
    return {name: of_table(results.tables[name]) for name in TABLES if name in results.tables}


def judged_of(template: str) -> Kept:
    """The audit of a participant as if it was a language model, by part and column."""
    record, content = _ran(template, 6, 3)
    with record:
        first = next(iter(record.sessions.headers())).participant
        chosen = AnalysisChoice(samples=20, judges=(first,))
        audit = analyse(record, content, chosen, tables=("judge_audit",)).tables["judge_audit"]
    return {str(part): of_table(rows) for part, rows in audit.groupby("part", sort=False)}


def otherwise_of(template: str) -> Kept:
    """Every table, where everything is chosen otherwise than usual."""
    record, content = _ran(template, 6, 3)
    chosen = AnalysisChoice(
        samples=15,
        seed=4,
        tails="greater",
        resample="raters",
        smallest_differences=dict.fromkeys(content.study.blocks, 0.4),
        link="probit",
        models="always",
        pool_criteria=True,
        least_competence=0.4,
    )
    with record:
        results = analyse(record, content, chosen)
    return {name: of_table(results.tables[name]) for name in TABLES if name in results.tables}


RUNS: dict[str, tuple[Callable[[str], Kept], Iterable[str]]] = {
    "sessions": (sessions_of, FOLLOWED),
    "results": (results_of, ANALYSED),
    "judged": (judged_of, ("trained-raters", "pairwise-utility")),
    "otherwise": (otherwise_of, ("conversations", "claim-check")),
}
"""By kind: what is kept of a template, and the templates."""


def kept(kind: str, template: str) -> Kept:
    """What was kept of a run."""
    return json.loads((KEPT / f"{kind}-{template}.json").read_text("utf-8"))  # type: ignore[no-any-return]


def keep(kind: str, template: str, found: Kept) -> None:
    """Keep a run; what another processor rounds in another way stays as it was kept."""
    file = KEPT / f"{kind}-{template}.json"
    before: Kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    lines = json.dumps(renewed(found, before), indent=1, ensure_ascii=False)
    file.write_text(lines + "\n", "utf-8")
