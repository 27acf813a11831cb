"""The datasheet of a study, from its folder."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from labeval.exchange.errors import writing_to
from labeval.report.datasheet.datasheet import Datasheet, as_markdown, as_page
from labeval.report.datasheet.heds import as_form
from labeval.report.datasheet.questions import Evaluators, Imported, datasheet
from labeval.report.drafts.draft import Draft
from labeval.report.drafts.texts import DRAFTS
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent


def datasheet_of(folder: StudyFolder, content: StudyContent) -> Datasheet:
    """The datasheet; robots and rehearsals are left out.

    Raises:
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return datasheet(content, Evaluators())
    with Record(folder.database, read_only=True) as record:
        return datasheet(content, _evaluators(record, content))


def draft_of(folder: StudyFolder, content: StudyContent, kind: str) -> Draft:
    """A draft of :data:`~labeval.report.drafts.texts.DRAFTS`; robots and rehearsals are left out.

    Raises:
        KeyError: there is no such draft.
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return DRAFTS[kind](content, Evaluators())
    with Record(folder.database, read_only=True) as record:
        return DRAFTS[kind](content, _evaluators(record, content))


def write(sheet: Datasheet, path: Path) -> None:
    """Write it as a page (``.html``), as the file of the form (``.json``), or else as Markdown.

    Raises:
        ExchangeError: the file cannot be written.
    """
    text = _WRITERS.get(path.suffix, as_markdown)(sheet)
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as part:
            part.write_text(text, encoding="utf-8", newline="\n")


_WRITERS = {".html": as_page, ".json": as_form}


def _evaluators(record: Record, content: StudyContent) -> Evaluators:
    lines = [line for line in record.sessions.lines() if line.header.kind == "real"]
    headers = [line.header for line in lines]
    days = sorted(header.started[:10] for header in headers)
    groups = Counter(header.group for header in headers if header.group)
    imported = record.imported.participants()
    dated = record.imported.days()
    published = record.versions.publications()
    return Evaluators(
        sessions=len(lines),
        participants=len({header.participant for header in headers} | imported),
        imported=Imported(record.imported.count(), len(imported), *dated),
        groups=tuple(sorted(groups.items())),
        conditions=tuple(sorted(Counter(header.condition for header in headers).items())),
        languages=tuple(sorted({header.language for header in headers})),
        first=days[0] if days else "",
        last=days[-1] if days else "",
        versions=len({header.version for header in headers}),
        rejected=sum(bool(line.rejected) for line in lines),
        published=(published[-1].version, published[-1].published) if published else None,
    )
