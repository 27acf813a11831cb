"""``labeval import``: judgments, texts, participants, transcripts and codes from elsewhere."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from labeval.commands.shared.columns import add_columns, mapping_of
from labeval.commands.shared.folders import erased_participants, folder_for_texts, study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.commands.shared.workbook_files import KINDS, import_into_workbook
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("import", import_files, tr("read what was made elsewhere"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("files", nargs="+", type=Path, help=tr("files to read; see --as"))
    sub.add_argument(
        "--as",
        dest="kind",
        choices=["judgments", "items", "participants", "transcript", "interview", *KINDS],
        default="judgments",
        help=tr(
            "what the files hold (judgments, with the table evidence of the words that were marked "
            "for them); items are a newer version of the study's texts, "
            "participants their attributes from elsewhere; an interview is a transcript made "
            "elsewhere, as is a transcript without --of; a "
            "codebook is a .qdc, a .csv, or the name of one that comes with labeval: "
            "evaluation-sessions, justifications; or criteria, for those of the study"
        ),
    )
    sub.add_argument(
        "--of",
        default="",
        metavar="ID",
        help=tr(
            "recording, or session, of an imported transcript; participant of imported texts and "
            "interviews"
        ),
    )
    sub.add_argument(
        "--dry-run",
        action="store_true",
        help=tr(
            "with --as items: show what would change, and stop; with --as interview: print a "
            "table for --links"
        ),
    )
    add_columns(sub)
    sub.add_argument(
        "--coder",
        default="",
        help=tr("who imports a project, codebook or text; a code, never a name"),
    )
    _add_of_interviews(sub)
    _add_sides(sub)


def _add_of_interviews(sub: ArgumentParser) -> None:
    sub.add_argument(
        "--links",
        type=Path,
        metavar="TABLE",
        help=tr(
            "with --as interview: the participant of each file, in the columns file and "
            "participant, and who interviews in interviewer; other columns are attributes. Without "
            "it, codes in file names count, and who interviews is guessed"
        ),
    )
    sub.add_argument(
        "--interviewer",
        default="",
        metavar="SPEAKER",
        help=tr("with --as interview: who of the speakers interviews, as the files name them"),
    )
    sub.add_argument(
        "--attributes",
        type=Path,
        metavar="TABLE",
        help=tr("with --as interview: attributes by participant, a column each"),
    )
    sub.add_argument(
        "--named-by-file",
        action="store_true",
        help=tr(
            "with --as interview or text: sources are called what their files are, which often "
            "name people; without it “Interview P07” or “Text P07” by the participant, or "
            "“Interview 1”"
        ),
    )


def _add_sides(sub: ArgumentParser) -> None:
    sides = sub.add_mutually_exclusive_group()
    sides.add_argument(
        "--ours",
        action="store_true",
        help=tr("with --as qdpx: what differs stays as it is here"),
    )
    sides.add_argument(
        "--theirs",
        action="store_true",
        help=tr(
            "with --as qdpx: what differs is taken from the file; without one of the two, "
            "differences are listed, nothing is imported, and the exit status is 3"
        ),
    )


def import_files(chosen: Namespace) -> int:
    """Judgments or a transcript made elsewhere."""
    if chosen.kind == "interview" or (chosen.kind == "transcript" and not chosen.of):
        from labeval.commands.record.interviews import import_interviews

        return import_interviews(chosen)
    if chosen.kind == "transcript":
        from labeval.commands.models.transcribe import import_transcripts

        return import_transcripts(chosen)
    if chosen.kind in KINDS:
        with folder_for_texts(chosen.study) as folder:
            return import_into_workbook(folder, chosen)
    if chosen.kind == "participants":
        return _import_participants(study_folder(chosen.study), chosen)
    if chosen.kind == "items":
        return _import_items(study_folder(chosen.study), chosen)
    return _import_judgments(study_folder(chosen.study), chosen)


def _import_judgments(folder: StudyFolder, chosen: Namespace) -> int:
    """Judgments of the program's own tables, else of files that belong together; with them the
    words that were marked for them."""
    from labeval.exchange.judgments_file import add_judgments, read_numbered
    from labeval.exchange.judgments_from_elsewhere import incoming_judgments, is_own_table
    from labeval.exchange.own.marks import add_marks, is_marks_table, new_marks, read_marks
    from labeval.study.reading import read_study

    mapping = mapping_of(chosen, chosen.files)
    with StudyLock(folder.lock):
        # All are read before the record is opened, which makes it where there is none.
        of_marks = [path for path in chosen.files if is_marks_table(path)]
        files = [path for path in chosen.files if path not in of_marks]
        if mapping is None and all(map(is_own_table, files)):
            read = [(path, read_numbered(path)) for path in files]
        else:
            coming = incoming_judgments(files, read_study(folder.path), mapping)
            for remark in coming.assumed:
                say(tr("assumed: {text}", text=remark.described(translated)))
            for warning in coming.warnings:
                say(warning.described(translated))
            read = [(files[0], list(coming.rows))]
        marks = []
        if of_marks:
            content = read_study(folder.path)
            marks = [read_marks(path, content) for path in of_marks]
        if not folder.database.exists():
            new_marks(marks, None, [row for _, rows in read for _, row in rows])
        with Record(folder.database) as record:
            with record.imported.writing():  # all files together, or none
                taken = [add_judgments(record, path.name, rows) for path, rows in read]
                marked = add_marks(record, marks)
            for (path, rows), judgments in zip(read, taken, strict=True):
                print(
                    tr("{judgments:judgment|judgments} from {path}", judgments=judgments, path=path)
                )
                if known := len(rows) - judgments:
                    print(
                        tr(
                            "{path}: the record has {known:judgment|judgments} of it already",
                            path=path,
                            known=known,
                        )
                    )
            if marks:
                paths = ", ".join(map(str, of_marks))
                print(tr("{marks:mark|marks} from {path}", marks=marked, path=paths))
    return 0


def _import_items(folder: StudyFolder, chosen: Namespace) -> int:
    """A newer version of the study's texts; what changes is shown, then written."""
    from labeval.exchange.materials.updating import update

    with StudyLock(folder.lock):
        coming = update(folder.path, chosen.files, mapping_of(chosen, chosen.files))
        for problem in coming.taken.problems:
            print(problem.described(translated), file=sys.stderr)
        for what in ("added", "changed", "removed"):
            for id in getattr(coming.difference, what):
                print(f"{what}\t{id}")
        difference = coming.difference
        print(
            tr(
                "{added} added, {changed} changed, {removed} removed, {same} the same",
                added=len(difference.added),
                changed=len(difference.changed),
                removed=len(difference.removed),
                same=difference.same,
            )
        )
        if chosen.dry_run:
            return 0 if coming.taken.sound else 1
        print(coming.write())
    return 0


def _import_participants(folder: StudyFolder, chosen: Namespace) -> int:
    """Attributes of participants, added to those that the study has."""
    from labeval.exchange.materials.participants import (
        kept_out,
        read_participants,
        write_participants,
    )
    from labeval.exchange.materials.readers import RATED_TEXTS, TABLE
    from labeval.exchange.materials.seeing import inspect
    from labeval.exchange.materials.taking import take

    with StudyLock(folder.lock):
        mapping = mapping_of(chosen, chosen.files) or inspect(chosen.files).mapping
        if mapping.reader == RATED_TEXTS:  # numbered answers of people, as trust_1, trust_2
            mapping = inspect(chosen.files, reader=TABLE).mapping
        taken = take(chosen.files, mapping)
        if not taken.sound:
            raise StudyProblems(taken.problems)
        if not taken.participants:
            raise Refused(
                tr("there are no participants in it; name them with --map participant=COLUMN")
            )
        known = read_participants(folder.participants)
        erased = erased_participants(folder) & set(taken.participants)
        for code in sorted(erased):
            print(kept_out(code).described(translated))
        for code, about in taken.participants.items():
            if code not in erased:
                known[code] = {**known.get(code, {}), **about}
        print(write_participants(folder.participants, known))
        print(
            tr(
                "attributes of {participants:participant|participants}",
                participants=len(taken.participants) - len(erased),
            ),
            file=sys.stderr,
        )
    return 0
