"""``labeval export``: tables of the record, or what is made of them, into files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from labeval.commands.shared.columns import check_format
from labeval.commands.shared.described import (
    dictionary_path,
    export_described,
    export_dictionary,
)
from labeval.commands.shared.folders import (
    study_folder,
    warn_of_clear_text,
)
from labeval.commands.shared.left_out import INCOMPLETE, announce, check_left_out, exit_status
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.commands.shared.workbook_files import FORMATS as WORKBOOK_FORMATS
from labeval.commands.shared.workbook_files import export_workbook
from labeval.exchange.omissions import Omission
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder

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
    sub.add_argument("--table", help=tr("one table; without it all of them, into a folder"))
    sub.add_argument("--out", type=Path, help=tr("file, or folder for all tables"))
    _add_choices(sub)
    _add_other_exports(sub)


def _add_choices(sub: ArgumentParser) -> None:
    """The options of data that are left out or added."""
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


def _add_other_exports(sub: ArgumentParser) -> None:
    """The options of files that are no tables."""
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


def export(chosen: Namespace) -> int:
    """One table into a file, or all of them into a folder."""
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
    return _export_tables(folder, chosen)


def _export_tables(folder: StudyFolder, chosen: Namespace) -> int:
    from labeval.exchange.described.writing import TARGETS
    from labeval.exchange.tables import TABLES
    from labeval.exchange.writers import FORMATS, export_all, export_table
    from labeval.jobs.results.looks import check_folder_open

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
