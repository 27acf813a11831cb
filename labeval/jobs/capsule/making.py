"""Making a capsule of a study."""

from __future__ import annotations

import json
import platform
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import labeval
from labeval.analysis.inputs import Inputs
from labeval.exchange.errors import writing_to
from labeval.exchange.table import Table
from labeval.exchange.tables import find_table
from labeval.jobs.capsule.contents import (
    CRATE,
    DATASHEET,
    HEDS,
    LICENCE,
    MANIFEST,
    PSYCH_DS,
    README,
    RESULTS,
    STUDY,
    TABLES,
    UNREAD,
    VERSIONS,
    Manifest,
    Omitted,
)
from labeval.jobs.capsule.deidentified import deidentified
from labeval.jobs.capsule.frames import choices_as_dict, inputs_from, read_data, write_data
from labeval.jobs.capsule.licences import Licence, licence_of
from labeval.jobs.capsule.metadata import crate_of, psych_ds_of
from labeval.jobs.capsule.never_shared import never_shared
from labeval.jobs.capsule.readme import readme_of
from labeval.jobs.capsule.shared_study import (
    omissions_of,
    shared_version,
    withheld_items,
    write_study,
)
from labeval.jobs.progress import Progress, no_progress
from labeval.jobs.results.analyse import AnalysisChoice, read_inputs, tables_of, write_table
from labeval.jobs.results.datasheet import datasheet_of, write
from labeval.store.disk.atomic import replacing
from labeval.store.record.pseudonyms import pseudonyms
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from pandas import DataFrame

_LIBRARIES = ("numpy", "pandas", "scipy", "scikit-learn", "pydantic")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""Of every file in the archive, so that the same study gives the same bytes."""
_READABLE = 0o100644 << 16


@dataclass(frozen=True, slots=True)
class CapsuleChoice:
    """Options of a capsule."""

    analysis: AnalysisChoice
    licence: str = ""
    """Identifier or address; empty for none."""
    without_texts: bool = False
    """True if no text of the study may leave the laboratory."""
    published: str = ""
    """The day that it states, ISO 8601; today where it is empty."""


def make_capsule(
    folder: StudyFolder,
    study: StudyContent,
    chosen: CapsuleChoice,
    path: Path,
    progress: Progress = no_progress,
) -> Manifest:
    """Write a capsule; returns its list.

    Its results are computed from the de-identified tables that are in it, so that whoever has it
    can compute them again. What depends on the order of rows (intervals of a bootstrap, MACE, Elo)
    may differ a little from an analysis of the record.

    Args:
        study: the study as its folder says it now; used where no session has frozen one.

    Raises:
        ExchangeError: it cannot be written, or the licence is not known.
        AnalysisStopped: ``progress`` returned False; nothing was written.
        RecordError: the record cannot be read.
    """
    licence = licence_of(chosen.licence)
    # Of a protected study nothing is in the clear where nobody has asked for it.
    near = path.absolute().parent if folder.protection.exists() else None
    with tempfile.TemporaryDirectory(prefix=".labeval-capsule-", dir=near) as place:
        stage = Path(place)
        with Record(folder.database, read_only=True) as record:
            omitted, contents, public, inputs, about = _fill(record, study, chosen, stage)
        newest = contents[-1]
        for content, given in zip(contents, public, strict=True):
            _write(stage / VERSIONS / f"{content.version_id()}.json", given.to_json() + "\n")
        write_study(public[-1], stage / STUDY)
        again = inputs_from(read_data(stage), public, inputs.choices)
        _write_results(tables_of(again, progress), stage / RESULTS)
        sheet = datasheet_of(folder, newest)
        for name in (DATASHEET, HEDS):
            write(sheet, stage / name)
        _write(stage / LICENCE, licence.text())
        manifest = Manifest(
            title=newest.study.title.in_language(newest.study.language),
            version=newest.version_id(),
            versions=[content.version_id() for content in contents],
            shared_version=public[-1].version_id(),
            program=labeval.__version__,
            libraries=dict(libraries()),
            machine=f"{platform.machine()}, {platform.system()}",
            licence=licence.name,
            published=chosen.published or datetime.now(UTC).date().isoformat(),
            choices=choices_as_dict(inputs.choices),
            about=about,
            omitted=[*omitted, *omissions_of(newest, public[-1])],
            files={},
        )
        manifest = _sealed(manifest, licence, stage)
        with writing_to(path), replacing(path) as part:
            _pack(stage, part)
    return manifest


def _fill(
    record: Record, study: StudyContent, chosen: CapsuleChoice, stage: Path
) -> tuple[list[Omitted], list[StudyContent], list[StudyContent], Inputs, dict[str, Any]]:
    """Write the data; returns what was left out, the versions as they are and as they are shared,
    and all that is known of the data."""
    rehearsals = chosen.analysis.include_rehearsals
    with record.snapshot():
        inputs, about = read_inputs(record, study, chosen.analysis)
        unread = {name: _frame(find_table(TABLES[name]), record, rehearsals) for name in UNREAD}
        codes = pseudonyms(record.connection)
        kept = {line.id for line in record.versions.lines()}
        named = [id for id in about["study_versions"] if id in kept]
        contents = [record.versions.content(id) for id in named] or [study]
        never = list(never_shared(record, include_rehearsals=rehearsals))
    public = [shared_version(each, without_texts=chosen.without_texts) for each in contents]
    pairs = zip(contents, public, strict=True)
    withheld = {id for content, given in pairs for id in withheld_items(content, given)}
    shared = deidentified(inputs, unread, codes, withheld)
    write_data(shared.tables, stage)
    return [*shared.omitted, *never], contents, public, inputs, about


def _frame(table: Table, record: Record, rehearsals: bool) -> DataFrame:
    import pandas as pd

    rows = list(table.rows(record, include_rehearsals=rehearsals))
    return pd.DataFrame.from_records(rows, columns=[column.name for column in table.COLUMNS])


def _write_results(tables: Mapping[str, DataFrame], folder: Path) -> None:
    folder.mkdir()
    for name, table in tables.items():
        write_table(table, folder / f"{name}.csv")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _sealed(manifest: Manifest, licence: Licence, stage: Path) -> Manifest:
    """The list with the hashes of all files, written last, after the descriptions."""
    _write(stage / README, readme_of(manifest))
    found = {name: sha256((stage / name).read_bytes()).hexdigest() for name in _names(stage)}
    manifest = manifest.model_copy(update={"files": found})
    _write(stage / PSYCH_DS, _as_json(psych_ds_of(manifest, licence)))
    _write(stage / MANIFEST, _as_json(manifest.model_dump(mode="json")))
    _write(stage / CRATE, _as_json(crate_of(manifest, licence, _names(stage))))
    return manifest


def _names(stage: Path) -> Iterator[str]:
    files = (path for path in stage.rglob("*") if path.is_file())
    return iter(sorted(path.relative_to(stage).as_posix() for path in files))


def libraries() -> Iterable[tuple[str, str]]:
    """Name and version of Python and of each library that results depend on."""
    yield "python", platform.python_version()
    for name in _LIBRARIES:
        try:
            yield name, version(name)
        except PackageNotFoundError:
            continue


def _pack(stage: Path, path: Path) -> None:
    """One archive: the metadata first, every file with the same date and rights."""
    names = sorted(_names(stage), key=lambda name: (name != CRATE, name != MANIFEST, name))
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            info = zipfile.ZipInfo(name, _LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = _READABLE
            info.create_system = 3
            archive.writestr(info, (stage / name).read_bytes(), compresslevel=9)
