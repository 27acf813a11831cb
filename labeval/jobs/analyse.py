"""The analysis of a study's record: tidy tables of scores, comparisons, agreement and time."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import labeval
from labeval.exchange.errors import writing_to
from labeval.exchange.left_out import left_out, remaining
from labeval.exchange.tables import judgments as judgment_table
from labeval.jobs.progress import Progress, unheard
from labeval.session.events import Ending
from labeval.store.atomic import replacing
from labeval.store.record import Record
from labeval.study.blocks import BlockSettings
from labeval.study.model import StudyContent

if TYPE_CHECKING:
    from pandas import DataFrame

RESULTS = "results.json"
TABLES = (
    *("scores", "pairwise", "pairwise_rankings", "significance"),
    *("agreement", "rank_correlation", "timing"),
)
"""The tables that an analysis makes, each a CSV of this name."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which judgments are analysed, and how."""

    without: Collection[str] = ()
    """What is left out by name, see :data:`~labeval.exchange.left_out.LEFT_OUT`."""
    completed_only: bool = False
    """Whether only sessions that came to their end count; imported judgments always do."""
    include_rehearsals: bool = False
    hourly_rate: float = 0.0
    """Of a participant, for the cost."""
    samples: int = 1000
    """Of each bootstrap."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Results:
    """What an analysis found, and on what."""

    tables: dict[str, DataFrame]
    about: dict[str, Any] = field(default_factory=dict)
    """The program's version, the study's versions, the choices made, what was counted."""


class Stopped(Exception):
    """The analysis was stopped before it was done; nothing was written."""


def analyse(
    record: Record,
    study: StudyContent,
    chosen: Chosen,
    progress: Progress = unheard,
) -> Results:
    """All tables of the judgments that a record holds.

    Args:
        record: the record; read in one moment.
        study: the study as its folder says it now; used where no session has frozen one.
        chosen: which judgments, and how.
        progress: called after each table.

    Raises:
        Stopped: ``progress`` returned False.
        RecordError: the record cannot be read.
    """
    from labeval.analysis.agreement.table import agreement
    from labeval.analysis.facts import facts_of
    from labeval.analysis.methods_compared import rank_correlations
    from labeval.analysis.pairwise.table import pairs, rankings
    from labeval.analysis.scales import told_apart
    from labeval.analysis.scores import Resampling, scores
    from labeval.analysis.significance import significance
    from labeval.analysis.timing import timing

    with record.snapshot():
        judgments, sessions = _judgments(record, chosen)
        versions = _versions(record, sessions)
        judgments = told_apart(judgments, _blocks(record, sessions, versions))
    facts = facts_of(*(versions.values() or [study]))
    resampling = Resampling(samples=chosen.samples, seed=chosen.seed)
    tables: dict[str, DataFrame] = {}
    makers = {
        "scores": lambda: scores(judgments, facts, resampling),
        "pairwise": lambda: pairs(judgments, facts),
        "pairwise_rankings": lambda: rankings(judgments, facts),
        "significance": lambda: significance(judgments, facts),
        "agreement": lambda: agreement(judgments, samples=chosen.samples, seed=chosen.seed),
        "rank_correlation": lambda: rank_correlations(tables["scores"]),
        "timing": lambda: timing(judgments, hourly_rate=chosen.hourly_rate),
    }
    for done, name in enumerate(TABLES):
        if not progress(done, len(TABLES)):
            raise Stopped
        tables[name] = makers[name]()
    progress(len(TABLES), len(TABLES))
    about = _about(chosen, judgments, list(versions) or [study.version_id()])
    return Results(tables, about)


def write_results(results: Results, folder: Path) -> list[Path]:
    """Write each table as CSV and all of them as ``results.json``; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        paths = [folder / f"{name}.csv" for name in results.tables]
        for path, table in zip(paths, results.tables.values(), strict=True):
            with replacing(path) as part:
                table.to_csv(part, index=False, lineterminator="\n")
        path = folder / RESULTS
        with replacing(path) as part:
            part.write_text(_as_json(results), encoding="utf-8", newline="\n")
    return [*paths, path]


def _judgments(record: Record, chosen: Chosen) -> tuple[DataFrame, set[str]]:
    """The judgments that count, and the ids of the record's own sessions among them."""
    from labeval.analysis.judgments import judgment_frame

    rows = judgment_table.rows(record, include_rehearsals=chosen.include_rehearsals)
    if chosen.without:
        out = left_out(record, chosen.without)
        rows = remaining(rows, judgment_table.COLUMNS, out)
    frame = judgment_frame(rows, [column.name for column in judgment_table.COLUMNS])
    lines = {line.header.id: line for line in record.sessions.lines()}
    if chosen.completed_only:
        broken = {id for id, line in lines.items() if line.ending is not Ending.COMPLETED}
        frame = frame[~frame["session"].isin(broken)]
    return frame, set(lines) & set(frame["session"])


def _versions(record: Record, sessions: Collection[str]) -> dict[str, StudyContent]:
    """The study versions that these sessions ran with, oldest first."""
    used = {h.version for h in record.sessions.headers() if h.id in sessions}
    kept = [line.id for line in record.versions.lines() if line.id in used]
    return {id: record.versions.content(id) for id in kept}


def _blocks(
    record: Record, sessions: Collection[str], versions: Mapping[str, StudyContent]
) -> dict[str, tuple[str, BlockSettings]]:
    """Each page of these sessions, as analyses name it, to its block as it was then."""
    return {
        f"{header.id}/{page.id}": (page.block, versions[header.version].study.blocks[page.block])
        for header in record.sessions.headers()
        if header.id in sessions
        for step in header.plan.steps
        for page in step.pages
    }


def _about(chosen: Chosen, judgments: DataFrame, versions: list[str]) -> dict[str, Any]:
    return {
        "program": labeval.__version__,
        "study_versions": versions,
        "choices": {
            "without": sorted(chosen.without),
            "completed_only": chosen.completed_only,
            "include_rehearsals": chosen.include_rehearsals,
            "hourly_rate": chosen.hourly_rate,
            "bootstrap_samples": chosen.samples,
            "seed": chosen.seed,
        },
        "counted": {
            "judgments": len(judgments),
            "participants": int(judgments["participant"].nunique()),
            "sessions": int(judgments["session"].nunique()),
        },
    }


def _as_json(results: Results) -> str:
    """One object: what it is about, and each table as a list of rows; undefined is null."""
    tables = {
        name: json.loads(table.to_json(orient="records", double_precision=12))
        for name, table in results.tables.items()
    }
    return json.dumps({**results.about, "tables": tables}, ensure_ascii=False, indent=1) + "\n"
