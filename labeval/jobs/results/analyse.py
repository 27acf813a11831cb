"""The analysis of a study's record: tidy tables of scores, comparisons, agreement and time."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import labeval
from labeval.analysis.data.counted import (
    busiest_raters,
    counted_by_method,
    raters_by_condition,
    texts_by_language,
)
from labeval.analysis.data.levels import ATTRIBUTE
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.statistics.samples import SAMPLES
from labeval.analysis.tables import OF_RESPONSES, TABLES
from labeval.exchange.errors import writing_to
from labeval.exchange.left_out import left_out, remaining
from labeval.exchange.materials.participants import read_participants
from labeval.exchange.table import Table
from labeval.exchange.tables import find_table
from labeval.exchange.tables import judgments as judgment_table
from labeval.jobs.progress import Progress, no_progress
from labeval.jobs.results.interventions import interventions_frame
from labeval.jobs.results.judges import judges_of, usual_judges
from labeval.jobs.results.looks import as_dict, check_open
from labeval.jobs.results.memory import give_memory_back, is_large, memory_kept, trim
from labeval.jobs.results.narrowing import Only, controls_of, kinds_of, narrowed, without_controls
from labeval.session.events.events import Ending
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.writing import passages_of
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from pandas import DataFrame

    from labeval.analysis.statistics.latent.links import Link
    from labeval.analysis.statistics.resampling import Resample

RESULTS = "results.json"
OTHER_TABLES = {
    "sessions": "sessions",
    "flags": "flags",
    "attention": "attention",
    "comments": "comments",
    "evidence": "evidence",
    "support": "judge_support",
    "responses": "responses",
    "rewrites": "rewrites",
}
"""Further tables of an analysis: name in the inputs, and name of the table."""


@dataclass(frozen=True, slots=True)
class AnalysisChoice:
    """Choices of an analysis."""

    without: Collection[str] = ()
    """Names of what is left out, see :data:`~labeval.exchange.left_out.LEFT_OUT`."""
    completed_only: bool = False
    """True if only sessions that came to their end count; imported judgments always do."""
    include_rehearsals: bool = False
    hourly_rate: float = 0.0
    """Pay of a participant per hour, for the cost."""
    samples: int = SAMPLES
    """Samples of each bootstrap."""
    seed: int = 0
    tails: Literal["two-sided", "greater"] = "two-sided"
    """Tails of the tests of correlations."""
    resample: Resample = "both"
    """Units that intervals of scores are drawn over: raters, questions or both; differences are to
    hold for new ones of them."""
    smallest_differences: Mapping[str, float] = field(default_factory=dict)
    """Smallest differences of interest, by method, in points."""
    link: Link = "logit"
    """Link function of models of ordered answers."""
    models: Literal["auto", "always"] = "auto"
    """``auto`` leaves out these, and those of severity, where all of them would take long."""
    factors: tuple[str, ...] | None = None
    """Further levels of scores by name; None finds them."""
    pool_criteria: bool = False
    """True if agreement is also computed over criteria with scales of their own."""
    least_competence: float | None = None
    """For raters in the second figure of agreement; None for all but the lowest quarter."""
    judges: tuple[str, ...] | None = None
    """Files of ratings by language models, and participants that are models, who are no people
    then; None for the study's own file where there is one."""
    only: Only = field(default_factory=Only)
    """The part that is read of what is left."""


@dataclass(frozen=True, slots=True)
class Results:
    """Result of an analysis, and its basis."""

    tables: dict[str, DataFrame]
    about: dict[str, Any] = field(default_factory=dict)
    """The program's version, the study's versions, the choices made, what was counted."""
    inputs: Inputs | None = None
    """Inputs of the tables."""


class AnalysisStopped(Exception):
    """The analysis was stopped before it was done; nothing was written."""


def analyse(
    record: Record,
    study: StudyContent,
    chosen: AnalysisChoice,
    progress: Progress = no_progress,
    tables: Sequence[str] = TABLES,
) -> Results:
    """Tables of the judgments that a record holds.

    Args:
        record: the record; read in one moment.
        study: the study as its folder says it now; used where no session has frozen one.
        chosen: which judgments, and how.
        progress: called after each table.
        tables: the names of those that are made, with all that they are made of before them.

    Raises:
        AnalysisStopped: ``progress`` returned False.
        ResultsLocked: the study has registered looks, and the next one is still to come.
        RecordError: the record cannot be read.
    """
    give_memory_back()
    inputs, about = read_inputs(record, study, chosen)
    trim()
    return Results(tables_of(inputs, progress, tables), about, inputs)


def tables_of(
    inputs: Inputs, progress: Progress = no_progress, names: Sequence[str] = TABLES
) -> dict[str, DataFrame]:
    """All tables, or some, by name; they follow from their inputs alone, to the digit.

    Raises:
        AnalysisStopped: ``progress`` returned False.
    """
    from labeval.analysis.tables import missing, table_module

    made: dict[str, DataFrame] = {}
    rows = len(inputs.judgments)
    with memory_kept(rows):
        for done, name in enumerate(names):
            if not progress(done, len(names)):
                raise AnalysisStopped
            if is_large(rows):
                trim()
            module = table_module(name)
            made[name] = (
                _without_rows(module.COLUMNS)
                if inputs.judgments.empty and name not in OF_RESPONSES
                else module.table(inputs, made)
            )
    progress(len(names), len(names))
    return made | missing(inputs.judgments)


def _without_rows(columns: tuple[str, ...]) -> DataFrame:
    import pandas as pd

    return pd.DataFrame(columns=list(columns))


def read_inputs(
    record: Record, study: StudyContent, chosen: AnalysisChoice
) -> tuple[Inputs, dict[str, Any]]:
    """All that an analysis reads, in one moment, and what it is about. Raises as `analyse`."""
    from labeval.analysis.data.facts import facts_of
    from labeval.analysis.data.scales import blocks_of_criteria, by_scale

    looks = check_open(record, study)
    with record.snapshot():
        judgments, sessions = _judgments(record, chosen)
        versions = _versions(record, sessions)
        of_criteria = blocks_of_criteria(study.study)
        judgments = by_scale(judgments, _blocks(record, sessions, versions), of_criteria)
        headers = {header.id: header for header in record.sessions.headers()}
        judgments = narrowed(judgments, headers, chosen.only)
        judgments, judges = judges_of(_judge_names(record, study, chosen), judgments, study)
        others = {
            name: _frame(find_table(table), record, chosen) for name, table in OTHER_TABLES.items()
        }
        others["evidence"] = _as_judged(others["evidence"], judgments)
        others["interventions"] = interventions_frame(
            record, include_rehearsals=chosen.include_rehearsals
        )
    attributes = read_participants(StudyFolder(record.path.parent).participants)
    others["sessions"] = _with_attributes(others["sessions"], judgments, attributes)
    contents = list(versions.values()) or [study]
    controls = controls_of(judgments, contents)
    judgments = without_controls(judgments, contents)
    plan = plan_of(contents, study)
    choices = Choices(
        samples=chosen.samples,
        seed=chosen.seed,
        hourly_rate=chosen.hourly_rate,
        tails=chosen.tails,
        resample=chosen.resample,
        smallest_differences={**plan.smallest_differences, **chosen.smallest_differences},
        family=plan.family,
        correction=plan.correction,
        alpha_levels=plan.alpha_levels,
        alpha_over=plan.alpha_over,
        link=chosen.link,
        models=chosen.models,
        factors=chosen.factors,
        pool_criteria=chosen.pool_criteria,
        least_competence=chosen.least_competence,
    )
    others["passages"] = passages_frame(contents)
    inputs = Inputs(
        judgments, facts_of(*contents), choices, items_frame(contents), judges=judges, **others
    )
    about = _about(chosen, plan, inputs, list(versions) or [study.version_id()])
    if looks is not None:
        about["looks"] = as_dict(looks)
    if controls:
        about["controls"] = controls
    about["choices"]["judges"] = [judge.name for judge in judges]
    return inputs, {**about, "kinds": kinds_of(judgments, headers)}


def _judge_names(record: Record, study: StudyContent, chosen: AnalysisChoice) -> tuple[str, ...]:
    if chosen.judges is not None:
        return chosen.judges
    return usual_judges(StudyFolder(record.path.parent), study)


def _as_judged(marks: DataFrame, judgments: DataFrame) -> DataFrame:
    """Marked words by the method that their judgment has, which can name the block."""
    if marks.empty:
        return marks
    places = judgments.drop_duplicates(["page", "criterion"])
    named = {
        (page, criterion): method
        for page, criterion, method in zip(
            *(places[name].astype(str) for name in ("page", "criterion", "method")), strict=True
        )
    }
    methods = []
    for rater, session, page, criterion, method in zip(
        *(marks[n] for n in ("participant", "session", "page", "criterion", "method")), strict=True
    ):
        # An imported session's id that several participants share has the participant in front.
        own = f"{session}/{page}"
        known = named.get((own, criterion)) or named.get((f"{rater}/{own}", criterion))
        methods.append(known or method)
    return marks.assign(method=methods)


def _frame(table: Table, record: Record, chosen: AnalysisChoice) -> DataFrame:
    """An exported table as a frame; what its columns call numbers are numbers."""
    import pandas as pd

    rows = list(table.rows(record, include_rehearsals=chosen.include_rehearsals))
    frame = pd.DataFrame.from_records(rows, columns=[column.name for column in table.COLUMNS])
    for column in table.COLUMNS:
        if column.kind != "text":
            frame[column.name] = pd.to_numeric(frame[column.name])
    return frame


def _with_attributes(
    sessions: DataFrame, judgments: DataFrame, attributes: Mapping[str, Mapping[str, str]]
) -> DataFrame:
    """The sessions with a column for each attribute; sessions that were imported get a row too."""
    import pandas as pd

    if not attributes:
        return sessions
    about = pd.DataFrame.from_dict(dict(attributes), orient="index").add_prefix(ATTRIBUTE)
    persons = judgments[["session", "participant"]].drop_duplicates().astype(str)
    imported = persons[~persons["session"].isin(sessions["session"])]
    every = pd.concat([sessions, imported], ignore_index=True)
    joined = every.join(about, on="participant")
    texts = joined.select_dtypes(exclude="number").columns
    return joined.assign(**{str(name): joined[name].fillna("") for name in texts})


def items_frame(contents: Iterable[StudyContent]) -> DataFrame:
    """The items of all versions, the newest of each, with every column of their tables.

    Columns of a study's own are in the order of their names, as versions keep them.
    """
    import pandas as pd

    rows = {
        item.id: {**item.model_dump(exclude={"id", "extra"}), **dict(sorted(item.extra.items()))}
        for content in contents
        for item in content.items
    }
    return pd.DataFrame.from_dict(rows, orient="index").fillna("").rename_axis("item")


def passages_frame(contents: Iterable[StudyContent]) -> DataFrame:
    """The passages that responses were written from, those of the newest version that has any."""
    import pandas as pd

    rows: dict[tuple[str, int], tuple[str, int, str, str]] = {}
    for content in contents:
        for topic in sorted(content.study.topics()):
            for rank, passage in enumerate(passages_of(content.references, topic), start=1):
                rows[topic, rank] = (topic, rank, passage.title, passage.text)
    return pd.DataFrame.from_records(
        list(rows.values()), columns=["topic", "rank", "title", "text"]
    )


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
                write_table(table, part)
        path = folder / RESULTS
        with replacing(path) as part:
            part.write_text(_as_json(results), encoding="utf-8", newline="\n")
    return [*paths, path]


def write_table(table: DataFrame, path: Path) -> None:
    """Write one table as CSV, every number with all of its digits."""
    table.to_csv(path, index=False, lineterminator="\n")


def _judgments(record: Record, chosen: AnalysisChoice) -> tuple[DataFrame, set[str]]:
    """The judgments that count, and the ids of the record's own sessions among them."""
    from labeval.analysis.data.judgments import COLUMNS, frame_of_parts, judgment_frame

    lines = {line.header.id: line for line in record.sessions.lines()}
    if not lines:  # nothing is left out: that concerns sessions of the record
        return frame_of_parts(record.imported.by_column(), COLUMNS), set()
    rows = judgment_table.cells(record, include_rehearsals=chosen.include_rehearsals)
    if chosen.without:
        out = left_out(record, chosen.without)
        rows = remaining(rows, "judgments", judgment_table.COLUMNS, out)
    frame = judgment_frame(rows, COLUMNS)
    if chosen.completed_only:
        broken = {id for id, line in lines.items() if line.ending is not Ending.COMPLETED}
        frame = frame[~frame["session"].isin(broken)]
    return frame, set(lines) & set(frame["session"].unique())


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


def plan_of(versions: Sequence[StudyContent], study: StudyContent) -> AnalysisPlan:
    """The study's choices of the analysis: those of the newest version that has any.

    Args:
        versions: that sessions ran with, the newest last.
        study: as its folder has it, which counts where no version has any.
    """
    plans = [content.study.analysis for content in (study, *versions)]
    return next((plan for plan in reversed(plans) if plan is not None), AnalysisPlan())


def _about(
    chosen: AnalysisChoice, plan: AnalysisPlan, inputs: Inputs, versions: list[str]
) -> dict[str, Any]:
    judgments = inputs.judgments
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
            "tails": chosen.tails,
            "resample": chosen.resample,
            "smallest_differences": {**plan.smallest_differences, **chosen.smallest_differences},
            **plan.model_dump(mode="json", exclude={"smallest_differences"}),
            "link": chosen.link,
            "models": chosen.models,
            "factors": None if chosen.factors is None else list(chosen.factors),
            "pool_criteria": chosen.pool_criteria,
            "least_competence": chosen.least_competence,
            "only": chosen.only.as_dict(),
        },
        "counted": {
            "judgments": len(judgments),
            "participants": int(judgments["participant"].nunique()),
            "sessions": int(judgments["session"].nunique()),
        },
        "counted_by_method": counted_by_method(judgments),
        "raters_by_condition": raters_by_condition(judgments),
        "busiest_raters": busiest_raters(judgments),
        "texts_by_language": texts_by_language(judgments, inputs.items),
    }


def _as_json(results: Results) -> str:
    """One object: what it is about, and each table as a list of rows; undefined is null.

    Tables are written by pandas as they are: large ones take seconds to go through Python.
    """
    tables = ",\n".join(
        f"  {json.dumps(name)}: "
        + table.to_json(orient="records", double_precision=12, force_ascii=False)
        for name, table in results.tables.items()
    )
    members = {
        name: json.dumps(value, ensure_ascii=False, indent=1)
        for name, value in results.about.items()
    }
    members["tables"] = f"{{\n{tables}\n }}"
    lines = ",\n".join(f" {json.dumps(name)}: {text}" for name, text in members.items())
    return f"{{\n{lines}\n}}\n"
