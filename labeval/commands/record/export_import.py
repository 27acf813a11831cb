"""``labeval export`` and ``labeval import``: tables of the record, out and in."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.columns import add_columns, check_format, mapping_of
from labeval.commands.shared.described import (
    dictionary_path,
    export_described,
    export_dictionary,
)
from labeval.commands.shared.folders import (
    erased_participants,
    study_folder,
    warn_of_clear_text,
)
from labeval.commands.shared.left_out import INCOMPLETE, announce, check_left_out, exit_status
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr, translated
from labeval.commands.shared.workbook_files import FORMATS as WORKBOOK_FORMATS
from labeval.commands.shared.workbook_files import KINDS, export_workbook, import_into_workbook
from labeval.exchange.omissions import Omission
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems

WITHOUT_SCORES = frozenset(
    {
        "access",
        "sessions",
        "consents",
        "publications",
        "recordings",
        "interview",
        "notes",
        "markers",
    }
)
"""Tables that are exported between registered looks, too."""
DATABASE = "sqlite"
"""The format of one database with all tables."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("export", export, tr("write tables of the record"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--format",
        default="csv",
        help=tr(
            "csv, jsonl, parquet or xlsx; sqlite for all tables in one database; qdpx for the "
            "coded texts as a REFI-QDA project, qdc for the codebook; spss, stata, psych-ds or "
            "label-studio for tables with labels of columns and values"
        ),
    )
    sub.add_argument(
        "--dictionary",
        action="store_true",
        help=tr(
            "also write a data dictionary (CSV): name, label, values, unit, source and type of "
            "every column of the tables"
        ),
    )
    sub.add_argument(
        "--strict",
        action="store_true",
        help=tr(
            "end with exit status {status} where something was left out that no option names",
            status=INCOMPLETE,
        ),
    )
    sub.add_argument(
        "--with-rehearsals",
        action="store_true",
        help=tr("with csv, jsonl, parquet, xlsx or sqlite: rehearsals are in the tables too"),
    )
    sub.add_argument(
        "--with-sound", action="store_true", help=tr("with qdpx: the recordings of transcripts too")
    )
    sub.add_argument(
        "--safe-for-spreadsheets",
        action="store_true",
        help=tr(
            "with csv: an apostrophe before texts that a spreadsheet program would take for "
            "formulas; such a table is not for reading in again"
        ),
    )
    sub.add_argument("--table", help=tr("one table; without it all of them, into a folder"))
    sub.add_argument("--out", type=Path, help=tr("file, or folder for all tables"))
    sub.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="NAME",
        help=tr(
            "leave out judgments by name (repeatable): rejected, flagged, or one kind of flag "
            "such as too_fast"
        ),
    )
    sub.add_argument(
        "--responses-as-items",
        type=Path,
        metavar="FOLDER",
        help=tr("write finished responses as an items table with references, for 'labeval new'"),
    )
    sub.add_argument(
        "--system",
        metavar="LABEL",
        help=tr("with --responses-as-items: the system of all items; their style when left out"),
    )
    sub.add_argument(
        "--transcripts",
        metavar="FORMAT",
        help=tr(
            "write transcripts instead, one file a recording: txt, vtt, srt, tsv, json or docx"
        ),
    )
    sub.add_argument(
        "--as-recognised",
        action="store_true",
        help=tr("with --transcripts: the record's own, without corrections of the coding window"),
    )
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
        "--links",
        type=Path,
        metavar="TABLE",
        help=tr(
            "with --as interview: the participant of each file, in the columns file and "
            "participant; other columns are attributes. Without it, codes in file names count"
        ),
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
    sub.add_argument(
        "--dry-run",
        action="store_true",
        help=tr(
            "with --as items: show what would change, and stop; with --as interview: print a "
            "table for --links"
        ),
    )
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
    add_columns(sub)
    sub.add_argument(
        "--coder",
        default="",
        help=tr("who imports a project, codebook or text; a code, never a name"),
    )


def export(chosen: Namespace) -> int:
    """One table into a file, or all of them into a folder."""
    from labeval.exchange.described.writing import TARGETS
    from labeval.exchange.tables import TABLES
    from labeval.exchange.writers import FORMATS, export_all, export_table
    from labeval.jobs.results.looks import check_folder_open

    folder = study_folder(chosen.study)
    warn_of_clear_text(folder)
    _respect_sharing(folder, chosen)
    if chosen.dictionary and (
        chosen.format in WORKBOOK_FORMATS or chosen.transcripts or chosen.responses_as_items
    ):
        raise Refused(tr("only tables have a dictionary; leave --dictionary out"))
    if chosen.format in WORKBOOK_FORMATS:
        return export_workbook(folder, chosen)
    if chosen.transcripts is not None:
        from labeval.commands.models.transcribe import export_transcript_files

        return export_transcript_files(chosen)
    if chosen.responses_as_items is not None:
        return _export_responses(folder, chosen)
    check_format(
        chosen.format,
        (*FORMATS, DATABASE, *TARGETS, *WORKBOOK_FORMATS),
        safe=chosen.safe_for_spreadsheets,
    )
    if chosen.format not in TARGETS and chosen.table and chosen.table not in TABLES:
        raise Refused(
            tr(
                "'{table}' is no table; there are {tables}",
                table=chosen.table,
                tables=", ".join(TABLES),
            )
        )
    if chosen.table not in WITHOUT_SCORES:
        check_folder_open(folder)
    check_left_out(chosen.without)
    if chosen.format == DATABASE:
        return _export_database(folder, chosen)
    suffix = f".{chosen.format}"
    out = chosen.out
    with Record(folder.database, read_only=True) as record:
        announce(_table_omissions(record, chosen))
        if chosen.format in TARGETS:
            paths = export_described(folder, record, chosen)
        elif chosen.table or (out is not None and out.suffix == suffix):
            table = chosen.table or "judgments"
            paths = [out or folder.exports / f"{table}{suffix}"]
            paths[0].parent.mkdir(parents=True, exist_ok=True)
            export_table(
                *(record, table, chosen.format, paths[0]),
                include_rehearsals=chosen.with_rehearsals,
                without=chosen.without,
                safe_for_spreadsheets=chosen.safe_for_spreadsheets,
            )
        else:
            paths = export_all(
                *(record, chosen.format, out or folder.exports),
                include_rehearsals=chosen.with_rehearsals,
                without=chosen.without,
                safe_for_spreadsheets=chosen.safe_for_spreadsheets,
            )
        if chosen.dictionary and chosen.format not in TARGETS:
            single = chosen.table or ("judgments" if len(paths) == 1 else "")
            paths.append(export_dictionary(record, single, paths[0] if single else paths[0].parent))
        for path in paths:
            print(path)
        return exit_status(_table_omissions(record, chosen), strict=chosen.strict)


def _respect_sharing(folder: StudyFolder, chosen: Namespace) -> None:
    """Say that an export has data of people who declined that they are shared, or refuse one that
    cannot leave these out."""
    from labeval.exchange.left_out import UNSHARED, unshared_sessions

    if not folder.database.exists() or chosen.format == "qdc":
        return
    with Record(folder.database, read_only=True) as record:
        sessions = len(unshared_sessions(record))
    if not sessions:
        return
    if UNSHARED not in chosen.without:
        say(
            tr(
                "{sessions:session is of somebody|sessions are of people} who declined that data "
                "are shared: keep this export in the laboratory, or leave them out with "
                "'--without unshared'",
                sessions=sessions,
            )
        )
    elif chosen.format == "qdpx" or chosen.responses_as_items:
        raise Refused(
            tr(
                "{sessions:session is of somebody|sessions are of people} who declined that data "
                "are shared, and this export cannot leave them out; tables and transcripts can",
                sessions=sessions,
            )
        )


def _table_omissions(record: Record, chosen: Namespace) -> list[Omission]:
    from labeval.exchange.omissions import table_omissions

    return table_omissions(
        record, without=chosen.without, include_rehearsals=chosen.with_rehearsals
    )


def _export_database(folder: StudyFolder, chosen: Namespace) -> int:
    from labeval.jobs.results.tidy_database import export_database

    if chosen.table:
        raise Refused(tr("a database holds all tables; leave --table out"))
    path = chosen.out or folder.exports / f"{folder.path.name}.{DATABASE}"
    with Record(folder.database, read_only=True) as record:
        announce(_table_omissions(record, chosen))
        rehearsals = chosen.with_rehearsals
        dictionary = dictionary_path(path) if chosen.dictionary else None
        print(
            export_database(
                *(folder, path),
                include_rehearsals=rehearsals,
                without=chosen.without,
                dictionary=dictionary,
            )
        )
        if dictionary is not None:
            print(dictionary)
        return exit_status(_table_omissions(record, chosen), strict=chosen.strict)


def _export_responses(study: StudyFolder, chosen: Namespace) -> int:
    from labeval.exchange.omissions import response_omissions
    from labeval.exchange.responses_as_items import export_responses

    with Record(study.database, read_only=True) as record:
        announce(response_omissions(record))
        for path in export_responses(record, chosen.responses_as_items, label=chosen.system):
            print(path)
        return exit_status(response_omissions(record), strict=chosen.strict)


def export_one(folder: StudyFolder, table: str, format: str, path: Path) -> Path:
    """Write one table of the record to a file; returns its path."""
    from labeval.exchange.writers import export_table

    path.parent.mkdir(parents=True, exist_ok=True)
    with Record(folder.database, read_only=True) as record:
        export_table(record, table, format, path)
    return path


def import_files(chosen: Namespace) -> int:
    """Judgments or a transcript made elsewhere."""
    if chosen.kind == "interview" or (chosen.kind == "transcript" and not chosen.of):
        from labeval.commands.record.interviews import import_interviews

        return import_interviews(study_folder(chosen.study), chosen)
    if chosen.kind == "transcript":
        from labeval.commands.models.transcribe import import_transcripts

        return import_transcripts(chosen)
    if chosen.kind in KINDS:
        return import_into_workbook(study_folder(chosen.study), chosen)
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
            for (path, _), judgments in zip(read, taken, strict=True):
                print(
                    tr("{judgments:judgment|judgments} from {path}", judgments=judgments, path=path)
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
    from labeval.exchange.materials.seeing import inspect
    from labeval.exchange.materials.taking import take

    with StudyLock(folder.lock):
        mapping = mapping_of(chosen, chosen.files)
        taken = take(chosen.files, mapping or inspect(chosen.files).mapping)
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
