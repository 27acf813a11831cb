"""A REFI-QDA project out of a study: its texts gathered first, and what is left out counted."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from labeval.audio.sounds import sound_in
from labeval.coding.code_map import PLACED
from labeval.coding.moments import utc_now
from labeval.coding.notes import JOURNAL
from labeval.coding.rows import Source, Where
from labeval.exchange.omissions import Omission, some, text_omissions
from labeval.exchange.qda.archive import write_archive
from labeval.exchange.qda.contents import ProjectContents, contents_of, contents_of_file
from labeval.exchange.qda.guids import guid_of
from labeval.exchange.qda.kept_rows import NAME, as_rows_file
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project, project_of
from labeval.exchange.qda.project_xml import note_file, project_file
from labeval.exchange.qda.sources_xml import text_file
from labeval.exchange.qda.speakers import names_of, written_text
from labeval.files.names import written_name
from labeval.jobs.coding.projects.rated_texts import rated_texts, with_rated
from labeval.jobs.coding.workbook import gather_texts
from labeval.store.disk.backup import write_copy
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.record.record import Record
from labeval.store.workbook.interview_sounds import recording_of
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_SOUND = QT_TRANSLATE_NOOP("Omission", "the sound of transcripts: {count}")
_LOST_SOUND = QT_TRANSLATE_NOOP("Omission", "sound that is not on this computer: {count}")
_SPEAKERS = QT_TRANSLATE_NOOP(
    "Omission",
    "passages whose speaker cannot be written before them, for programs other than labeval: "
    "{count}",
)
_PAGES = QT_TRANSLATE_NOOP(
    "Omission",
    "passages with their page, criterion and answer, for programs other than labeval: {count}",
)
_MARKS = QT_TRANSLATE_NOOP(
    "Omission",
    "coded segments with a weight or marked to be quoted, for programs other than labeval: {count}",
)
_NESTED = QT_TRANSLATE_NOOP(
    "Omission", "themes below another theme, for programs other than labeval: {count}"
)
_VERSIONS = QT_TRANSLATE_NOOP(
    "Omission", "kept versions of theme boards, for programs other than labeval: {count}"
)
_SUGGESTED = QT_TRANSLATE_NOOP(
    "Omission", "suggestions by machine, for programs other than labeval: {count}"
)
_PLACES = QT_TRANSLATE_NOOP(
    "Omission", "places of codes on a map, for programs other than labeval: {count}"
)
_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Omission", "imported marks of words that the study's texts do not have now: {count}"
)
_LOCKED = QT_TRANSLATE_NOOP(
    "Omission", "marked words in rated texts, before the next registered look: {count}"
)
_EMPTY = QT_TRANSLATE_NOOP("Omission", "coded segments that have lost all of their text: {count}")
_NOT_WRITTEN = {
    "sources": QT_TRANSLATE_NOOP("Omission", "sources that are not in the file: {count}"),
    "segments": QT_TRANSLATE_NOOP("Omission", "coded segments that are not in the file: {count}"),
    "codes": QT_TRANSLATE_NOOP("Omission", "codes that are not in the file: {count}"),
    "memos": QT_TRANSLATE_NOOP("Omission", "memos and summaries that are not in the file: {count}"),
}


@dataclass(frozen=True, slots=True)
class ProjectExport:
    """A project that was written, and what was found in the file afterwards."""

    path: Path
    contents: ProjectContents
    """Read from the file after it was written."""
    omissions: list[Omission]
    """Parts of the study's texts and of the workbook that are left out."""


@contextmanager
def gathered_workbook(folder: StudyFolder) -> Iterator[Workbook]:
    """The workbook of a study with all texts that the record has now.

    Where the folder cannot be written, texts are gathered into a copy, which is deleted.

    Raises:
        RecordError: the workbook or the record cannot be read.
    """
    try:
        workbook = Workbook(folder.workbook, coder="")
    except RecordUnavailable:
        if folder.protection.exists():
            raise  # a copy elsewhere would be in the clear
        with tempfile.TemporaryDirectory() as place:
            copy = Path(place) / folder.workbook.name
            if folder.workbook.exists():
                with Workbook(folder.workbook, coder="", read_only=True) as here:
                    write_copy(here.connection, copy)
            with Workbook(copy, coder="") as workbook:
                gather_texts(folder, workbook)
                yield workbook
        return
    with workbook:
        gather_texts(folder, workbook)
        yield workbook


def project_omissions(
    every: Project, folder: StudyFolder, *, with_sound: bool = False
) -> list[Omission]:
    """Parts that a project of a gathered workbook will leave out.

    Raises:
        RecordError: the record cannot be read.
    """
    project = every.for_others()
    found: list[Omission] = []
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            found += text_omissions(record)
    recorded = [source for source in project.sources if recording_of(folder, source)]
    there = _sounds(recorded, folder)
    if with_sound:
        found.append(Omission(_LOST_SOUND, len(recorded) - len(there)))
    else:
        found.append(Omission(_NO_SOUND, len(there), chosen=True))
    texts = {source.id: PlainText(project.passages[source.id]) for source in project.sources}
    empty = sum(
        texts[c.source].position(c.start) >= texts[c.source].position(c.end)
        for c in project.codings
    )
    suggested = Omission(_SUGGESTED, len(every.codings) - len(project.codings), only_ours=True)
    return some([*found, *_only_for_labeval(every), suggested, Omission(_EMPTY, empty)])


def _only_for_labeval(project: Project) -> list[Omission]:
    """Rows for which REFI-QDA has no place; labeval reads them from a file of its own."""
    nameless = {s.id for s in project.sources if not names_of(s, project.passages[s.id])}
    passages = [p for listed in project.passages.values() for p in listed]
    kept = {board.id for board in project.boards if board.kept}
    current = [theme for theme in project.themes if theme.board not in kept]
    counts = {
        _SPEAKERS: sum(bool(p.speaker) and p.source in nameless for p in passages),
        _PAGES: sum(p.where != Where() for p in passages),
        _MARKS: sum(c.weight is not None or c.quotable for c in project.codings),
        _NESTED: sum(bool(theme.parent) for theme in current),
        _VERSIONS: len(kept),
        _PLACES: sum(memo.about == PLACED for memo in project.memos),
    }
    return [Omission(template, count, only_ours=True) for template, count in counts.items()]


def export_project(
    workbook: Workbook,
    folder: StudyFolder,
    path: Path,
    *,
    with_sound: bool = False,
    with_marks: bool = True,
) -> ProjectExport:
    """Write a REFI-QDA project (QDPX), and look into the file afterwards.

    Args:
        workbook: with the texts that are to be in it, see :func:`gathered_workbook`.
        with_sound: take the recordings of transcripts along, with points in time.
        with_marks: take the words along that participants marked, with their answers; False where
            results must not be seen now.

    Raises:
        ExchangeError: it cannot be written.
        RecordError: the workbook or the record cannot be read.
    """
    rated = rated_texts(folder)
    every = project_of(workbook, written_name(folder.path.name))
    if with_marks:
        every = with_rated(every, rated.project)
    project = every.for_others()
    sounds = _sounds(project.sources, folder) if with_sound else {}
    names = {source: f"{guid_of(source)}-sound.wav" for source in sounds}
    xml = project_file(project, sounds=names, now=utc_now())
    files = {
        text_file(source): written_text(source, project.passages[source.id]).text.encode()
        for source in project.sources
    }
    files |= {
        note_file(memo): memo.text.encode() for memo in project.memos if memo.about == JOURNAL
    }
    files[NAME] = as_rows_file(every, xml)
    write_archive(path, xml, files, {names[source]: sound for source, sound in sounds.items()})
    omissions = project_omissions(every, folder, with_sound=with_sound)
    omissions += some(
        [
            Omission(_ELSEWHERE, rated.elsewhere),
            Omission(_LOCKED, 0 if with_marks else len(rated.project.codings)),
        ]
    )
    written = contents_of_file(path)
    return ProjectExport(path, written, omissions + _missing(project, written, omissions))


def _missing(
    project: Project, written: ProjectContents, known: Iterable[Omission]
) -> list[Omission]:
    """Differences of the file from the workbook, beyond what is known to be left out."""
    empty = sum(omission.count for omission in known if omission.template == _EMPTY)
    wanted = contents_of(project)
    lacking = {
        "sources": wanted.sources - written.sources,
        "segments": wanted.segments - empty - written.segments,
        "codes": wanted.codes - written.codes,
        "memos": wanted.memos - written.memos,
    }
    return some([Omission(_NOT_WRITTEN[name], max(0, n)) for name, n in lacking.items()])


def _sounds(sources: Iterable[Source], folder: StudyFolder) -> dict[str, Path]:
    """Source (its id) to the sound of its recording, where that is there."""
    recordings = {source.id: recording_of(folder, source) for source in sources}
    paths = {id: sound_in(folder.audio / name) for id, name in recordings.items() if name}
    return {source: path for source, path in paths.items() if path.is_file()}
