"""``labeval export`` and ``labeval import`` for the workbook: projects, codebooks and texts."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import removing_if_new
from labeval.commands.shared.left_out import announce, exit_status
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import QT_TR_NOOP, tr, translated
from labeval.places import starter_codebooks
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.exchange.qda.differences import Difference, Key
    from labeval.exchange.qda.reading.project import ReadProject
    from labeval.jobs.coding.qda import QdaImport

FORMATS = ("qdpx", "qdc")
"""Formats that ``export --format`` writes from the workbook."""
KINDS = ("qdpx", "codebook", "text")
"""Formats that ``import --as`` takes into the workbook."""
CRITERIA = "criteria"
"""Names the study's own criteria where a codebook is asked for."""
UNDECIDED = 3
"""Exit status where a project differs from what is here, and nobody has decided."""
_LISTED = 12
"""Most participants that a message lists."""


_OURS = QT_TR_NOOP("kept as it is here: {line}")
_THEIRS = QT_TR_NOOP("taken from the file: {line}")


def export_workbook(folder: StudyFolder, chosen: Namespace) -> int:
    """The project or the codebook as one file."""
    if not folder.workbook.exists() and not folder.database.exists():
        raise Refused(
            tr("{path}: there is neither a session nor an imported text yet", path=folder.path)
        )
    path: Path = chosen.out or folder.exports / f"{folder.path.name}.{chosen.format}"
    return (_project if chosen.format == "qdpx" else _codebook_out)(folder, path, chosen)


def _project(folder: StudyFolder, path: Path, chosen: Namespace) -> int:
    from labeval.exchange.qda.project import project_of
    from labeval.jobs.coding.project_export import (
        export_project,
        gathered_workbook,
        project_omissions,
    )
    from labeval.jobs.results.looks import is_folder_open

    with gathered_workbook(folder) as workbook:
        project = project_of(workbook, folder.path.name)
        will = project_omissions(project, folder, with_sound=chosen.with_sound)
        announce(will)
        done = export_project(
            *(workbook, folder, path),
            with_sound=chosen.with_sound,
            with_marks=is_folder_open(folder),
        )
    print(done.path)
    found = done.contents
    say(
        tr(
            "in the file: {sources:source|sources}, {segments:coded segment|coded "
            "segments}, {codes:code|codes}, {memos:memo|memos}",
            sources=found.sources,
            segments=found.segments,
            codes=found.codes,
            memos=found.memos,
        )
    )
    return exit_status(done.omissions, strict=chosen.strict)


def _codebook_out(folder: StudyFolder, path: Path, chosen: Namespace) -> int:
    from labeval.jobs.coding.qda import codebook_omissions, export_codebook

    if not folder.workbook.exists():
        raise Refused(
            tr(
                "{path}: there are no codes yet; open it with 'labeval coding' first",
                path=folder.path,
            )
        )
    named = path if path.suffix in (".qdc", ".csv") else path.with_suffix(".qdc")
    with Workbook(folder.workbook, coder="", read_only=True) as workbook:
        announce(codebook_omissions(workbook, named))
        print(export_codebook(workbook, named))
        return exit_status(codebook_omissions(workbook, named), strict=chosen.strict)


def import_into_workbook(folder: StudyFolder, chosen: Namespace) -> int:
    """Projects, codebooks or texts, each as one edit that can be undone."""
    from labeval.coding.rows import Attribute, Code, Coding, Memo, Source, Theme
    from labeval.exchange.qda.reading.project import read_project
    from labeval.jobs.coding import qda
    from labeval.jobs.coding.qda import project_differences
    from labeval.jobs.coding.workbook import open_workbook

    coder = chosen.coder.strip()
    if not coder:
        raise Refused(
            tr("say who imports with --coder CODE, so that it can be undone; never a name")
        )
    if chosen.kind == "text" and chosen.of:
        _check_participant(folder, chosen.of)
    # All are read before the workbook is opened, which makes it where there is none.
    takes: list[Callable[[Workbook], QdaImport]]
    projects: list[ReadProject] = []
    if chosen.kind == "text":
        rows = qda.read_texts(chosen.files, participant=chosen.of)
        by_file = bool(chosen.named_by_file)
        takes = [lambda workbook: qda.take_texts(workbook, rows, named_by_file=by_file)]
    elif chosen.kind == "codebook":
        takes = [_reader_of_codes(folder, _codebook(path)) for path in chosen.files]
    else:
        projects = [read_project(path, coder=coder) for path in chosen.files]
        theirs = None if chosen.theirs else ()
        takes = [partial(_take_project, read=read, theirs=theirs) for read in projects]
    with removing_if_new(folder.workbook), open_workbook(folder, coder) as workbook:
        is_open = chosen.kind == "qdpx" and not chosen.ours and not chosen.theirs
        undecided = [d for r in projects if is_open for d in project_differences(workbook, r)]
        if undecided:
            return _list_differences(undecided)
        done = [take(workbook) for take in takes]
    for brought in done:
        kinds = {
            QT_TR_NOOP("{n:text|texts}"): Source,
            QT_TR_NOOP("{n:code|codes}"): Code,
            QT_TR_NOOP("{n:segment|segments}"): Coding,
            QT_TR_NOOP("{n:memo|memos}"): Memo,
            QT_TR_NOOP("{n:attribute|attributes}"): Attribute,
            QT_TR_NOOP("{n:theme|themes}"): Theme,
        }
        added = (tr(words, n=n) for words, kind in kinds.items() if (n := brought.added[kind]))
        print(
            tr(
                "added: {added}; changed: {changed}; there already: {same}",
                added=", ".join(added) or tr("nothing"),
                changed=brought.changed,
                same=brought.same,
            )
        )
        for difference in brought.differences:
            text = difference.line.described(translated)
            print(tr(_THEIRS if chosen.theirs else _OURS, line=text), file=sys.stderr)
        for line in (*brought.as_plain_text, *brought.notes):
            print(tr("note: {line}", line=line.described(translated)), file=sys.stderr)
        for line in brought.left:
            text = line.described(translated)
            print(tr("not imported as it is: {line}", line=text), file=sys.stderr)
    return 0


def _check_participant(folder: StudyFolder, code: str) -> None:
    """Refuse a participant whom the record does not know; without a record, anybody is accepted."""
    if not folder.database.exists():
        return
    with Record(folder.database, read_only=True) as record:
        erased = record.sessions.erased()
        known = sorted(record.sessions.participants() - erased)
    if code in erased:
        raise Refused(
            tr("participant '{code}' was erased; their texts stay out of this study", code=code)
        )
    if known and code not in known:
        near = known if len(known) <= _LISTED else get_close_matches(code, known, _LISTED, 0.5)
        there = (
            tr("there are {names}", names=", ".join(near))
            if near
            else tr("there are {count} others", count=len(known))
        )
        raise Refused(
            tr("there is no participant '{code}' in this record; {there}", code=code, there=there)
        )


def _take_project(
    workbook: Workbook, *, read: ReadProject, theirs: tuple[Key, ...] | None
) -> QdaImport:
    from labeval.jobs.coding.qda import take_project

    return take_project(workbook, read, theirs)


def _list_differences(found: Sequence[Difference]) -> int:
    """Say what is to be decided, side by side, and take nothing in."""
    for difference in found:
        print(difference.line.described(translated))
    say(
        tr(
            "nothing was imported: {n:difference is|differences are} to be decided; --ours keeps "
            "what is here, --theirs takes what the file has, and the coding window asks one by one",
            n=len(found),
        )
    )
    return UNDECIDED


def _reader_of_codes(folder: StudyFolder, book: Path | None) -> Callable[[Workbook], QdaImport]:
    """Takes the codes of a file in; the study's criteria where there is none."""
    from labeval.jobs.coding.qda import import_criteria, read_codebook, take_codebook
    from labeval.study.reading import read_study

    if book is not None:
        codes, left = read_codebook(book)
        return lambda workbook: take_codebook(workbook, codes, left)
    study = read_study(folder.path).study
    return lambda workbook: import_criteria(workbook, study, study.language)


def _codebook(path: Path) -> Path | None:
    """A file, or that of the codebook with such a name; None for the study's criteria."""
    if path.exists():
        return path
    if str(path) == CRITERIA:
        return None
    starters = starter_codebooks()
    if str(path) in starters:
        return starters[str(path)]
    names = ", ".join((*starters, CRITERIA))
    raise Refused(
        tr(
            "{path}: is neither a file nor a codebook that comes with labeval: {names}",
            path=path,
            names=names,
        )
    )
