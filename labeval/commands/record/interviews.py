"""``labeval import --as interview``: interviews that were recorded elsewhere."""

from __future__ import annotations

import csv
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import (
    folder_for_texts,
    is_new_folder,
    removing_if_new,
    study_folder,
)
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import sentence, tr, translated
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.jobs.coding.interviews import InterviewLink, ReadInterview


def import_interviews(chosen: Namespace) -> int:
    """All files or none, as one edit; with --dry-run only the table of links.

    A folder that is new or empty becomes one for interviews alone.
    """
    folder = StudyFolder(chosen.study)
    is_new = is_new_folder(folder.path)
    if not is_new:
        folder = study_folder(chosen.study)
    from labeval.coding.rows import Attribute, Source
    from labeval.files.refusal import FileRefused
    from labeval.jobs.coding.interviews import read_interviews, take_interviews
    from labeval.jobs.coding.workbook import open_workbook

    coder = chosen.coder.strip()
    if not coder and not chosen.dry_run:
        if chosen.kind == "transcript":
            raise Refused(
                tr(
                    "name the recording whose transcript it is with --of; or, for an interview "
                    "that was recorded elsewhere, say who imports with --coder CODE, never a name"
                )
            )
        raise Refused(
            tr("say who imports with --coder CODE, so that it can be undone; never a name")
        )
    read, refused = read_interviews(chosen.files)
    for error in refused.values():
        print(f"labeval: {sentence(error)}", file=sys.stderr)
    if refused:
        raise Refused(
            tr(
                "{files:file|files} cannot be read; nothing was imported",
                files=len(refused),
            )
        )
    try:
        links = _links(folder, chosen, read)
    except FileRefused as error:
        raise Refused(sentence(error)) from error
    if chosen.dry_run:
        _print_links(read, links)
        return 0
    with (
        folder_for_texts(folder.path) as folder,
        removing_if_new(folder.workbook),
        open_workbook(folder, coder) as workbook,
    ):
        done = take_interviews(workbook, read, links)
    for line in done.notes:
        print(tr("note: {line}", line=line.described(translated)), file=sys.stderr)
    print(
        tr(
            "added: {sources:interview|interviews}, {attributes:attribute|attributes}; there "
            "already: {same}",
            sources=done.added[Source],
            attributes=done.added[Attribute],
            same=done.same,
        )
    )
    if done.sounds:
        print(tr("{sounds:interview|interviews} with sound", sounds=done.sounds))
    return 0


def _links(
    folder: StudyFolder, chosen: Namespace, read: list[ReadInterview]
) -> dict[Path, InterviewLink]:
    """The participant of each file: of the table, of --of, else by the file's name."""
    from labeval.jobs.coding.interviews import (
        InterviewLink,
        guessed_interviewers,
        guessed_participants,
        read_attributes,
        read_links,
        study_participants,
    )

    known, erased = study_participants(folder)
    asking = guessed_interviewers(read)
    speakers = dict.fromkeys(name for interview in read for name in interview.speakers)
    if chosen.interviewer and chosen.interviewer not in speakers:
        raise Refused(
            tr(
                "“{name}” speaks in none of the files; those who do: {speakers}",
                name=chosen.interviewer,
                speakers=", ".join(speakers) or tr("(none)"),
            )
        )
    table = read_links(chosen.links) if chosen.links else None
    about = read_attributes(chosen.attributes) if chosen.attributes else {}
    guessed = guessed_participants(read, {*known, *about, *erased})
    links: dict[Path, InterviewLink] = {}
    for interview in read:
        name = interview.file_name
        if chosen.of:
            link = InterviewLink(chosen.of)
        elif table is not None:
            link = table.get(name) or table.get(interview.stem) or InterviewLink()
        else:
            link = InterviewLink(guessed[interview.path])
        if chosen.interviewer in interview.speakers:
            link.interviewer = chosen.interviewer
        elif table is None:
            link.interviewer = asking[interview.path]
        link.name = interview.stem if chosen.named_by_file else ""
        link.attributes = {**about.get(link.participant, {}), **link.attributes}
        if link.participant in erased:
            raise Refused(
                tr(
                    "participant '{code}' was erased; their texts stay out of this study",
                    code=link.participant,
                )
            )
        links[interview.path] = link
        if table is None and not chosen.of and not chosen.dry_run:
            say(
                tr(
                    "{file}: participant {code}, interviewer {speaker}",
                    file=name,
                    code=link.participant or tr("(none)"),
                    speaker=link.interviewer or tr("(none)"),
                )
            )
    if table is not None:
        names = {part for i in read for part in (i.file_name, i.stem)}
        if missing := [name for name in table if name not in names]:
            say(tr("in the table, but not among the files: {names}", names=", ".join(missing)))
    return links


def _print_links(read: list[ReadInterview], links: dict[Path, InterviewLink]) -> None:
    """A table that can be corrected and given back with --links."""
    out = csv.writer(sys.stdout, lineterminator="\n")
    names = list(dict.fromkeys(name for link in links.values() for name in link.attributes))
    out.writerow(["file", "participant", "interviewer", *names])
    for interview in read:
        link = links[interview.path]
        values = [link.attributes.get(name, "") for name in names]
        out.writerow([interview.file_name, link.participant, link.interviewer, *values])
