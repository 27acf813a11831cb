"""Exports with labels, and data dictionaries, of the command line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.words import tr
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


def export_described(folder: StudyFolder, record: Record, chosen: Namespace) -> list[Path]:
    """Write a target with labels, with its dictionary where that is asked for; returns the files.

    Raises:
        Refused: the target has no such table.
    """
    from labeval.exchange.described.tables import described_names
    from labeval.exchange.described.writing import STATISTICS, DescribedExport
    from labeval.exchange.materials.participants import read_participants

    export = DescribedExport(
        record,
        read_participants(folder.participants),
        include_rehearsals=chosen.with_rehearsals,
        without=chosen.without,
    )
    target, out = chosen.format, chosen.out
    if target not in STATISTICS:
        if chosen.table:
            raise Refused(tr("{target} is a whole folder; leave --table out", target=target))
        place = out or folder.exports / target
        paths = export.write_all(target, place)
    elif chosen.table or (out is not None and out.suffix == STATISTICS[target].SUFFIX):
        table = chosen.table or "ratings"
        if table not in (known := described_names(record)):
            raise Refused(
                tr("'{table}' is no table; there are {known}", table=table, known=", ".join(known))
            )
        place = out or folder.exports / f"{table}{STATISTICS[target].SUFFIX}"
        paths = [export.write_table(target, table, place)]
    else:
        place = out or folder.exports
        paths = export.write_all(target, place)
    for table, texts in export.cut.items():
        say(
            tr("{table}: {texts:text|texts} too long for the format, cut", table=table, texts=texts)
        )
    if chosen.dictionary:
        paths.append(export.write_dictionary(dictionary_path(place)))
    return paths


def export_dictionary(record: Record, table: str, place: Path) -> Path:
    """Write the dictionary of plain tables; returns the path.

    Args:
        table: the one table that was written; empty for all tables.
        place: the file, or the folder, in which they are.
    """
    from labeval.exchange.described.dictionary import write_dictionary
    from labeval.exchange.study_columns import StudyColumns
    from labeval.exchange.tables import TABLES, find_table

    columns = StudyColumns(record.versions.content(line.id) for line in record.versions.lines())
    chosen = [table] if table else TABLES
    described = [(name, columns.describe(find_table(name).COLUMNS, name)) for name in chosen]
    return write_dictionary(dictionary_path(place), described)


def dictionary_path(place: Path) -> Path:
    """The dictionary's file: in a folder of tables, else next to a table or database."""
    from labeval.exchange.described.dictionary import FILE

    return place / FILE if place.is_dir() else place.with_name(f"{place.stem}-{FILE}")
