"""Writes a record for programs that keep labels with their data, and its data dictionary."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from types import ModuleType

from labeval.exchange.described import label_studio, psych_ds, spss, stata
from labeval.exchange.described.dictionary import Described, write_dictionary
from labeval.exchange.described.tables import Attributes, DescribedTable, described_tables
from labeval.exchange.errors import writing_to
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record

PSYCH_DS = "psych-ds"
LABEL_STUDIO = "label-studio"
STATISTICS: dict[str, ModuleType] = {"spss": spss, "stata": stata}
"""Formats of statistics programs, a file per table."""
TARGETS = (*STATISTICS, PSYCH_DS, LABEL_STUDIO)
"""The names of all formats with labels."""


class DescribedExport:
    """One export with labels of a record that is open, and what has been written of it."""

    def __init__(
        self,
        record: Record,
        attributes: Attributes | None = None,
        *,
        include_rehearsals: bool = False,
        without: Collection[str] = (),
    ) -> None:
        """Choose what is exported; arguments as those of :func:`described_tables`."""
        self._record = record
        self._attributes = attributes
        self._rehearsals = include_rehearsals
        self._without = without
        self.described: list[Described] = []
        """Tables and columns as they were written, for the dictionary."""
        self.cut: dict[str, int] = {}
        """Table to the number of its texts that were too long for the format."""

    def write_table(self, target: str, table: str, path: Path) -> Path:
        """Write one table for a statistics program; returns the path.

        Raises:
            ExchangeError: the file cannot be written, or a part is not installed.
            RecordError: the record cannot be read.
        """
        for one in self._tables(table):
            self._write(STATISTICS[target], one, path)
        return path

    def write_all(self, target: str, folder: Path) -> list[Path]:
        """Write all that a target takes into a folder; returns the files, or the folder.

        Raises:
            ExchangeError: a file cannot be written, or a part is not installed.
            RecordError: the record cannot be read.
        """
        with writing_to(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if target == PSYCH_DS:
                tables = psych_ds.write(folder, self._tables(), self._title())
                self.described += [(table.name, table.columns) for table in tables]
                return [folder]
            if target == LABEL_STUDIO:
                found = {table.name: table for table in self._tables("judgments", "items")}
                self.described += [(table.name, table.columns) for table in found.values()]
                return label_studio.write(folder, found["judgments"], found["items"])
        suffix = STATISTICS[target].SUFFIX
        paths = []
        for table in self._tables():
            if table.rows:
                paths.append(folder / f"{table.name}{suffix}")
                self._write(STATISTICS[target], table, paths[-1])
        return paths

    def write_dictionary(self, path: Path) -> Path:
        """Write the descriptions of what was written so far; returns the path.

        Raises:
            ExchangeError: it cannot be written.
        """
        return write_dictionary(path, self.described)

    def _write(self, target: ModuleType, table: DescribedTable, path: Path) -> None:
        with writing_to(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            with replacing(path) as part:
                columns = target.write(part, table, self._title())
        self.described.append((table.name, columns))
        if target is spss and (cut := spss.cut_texts(table)):
            self.cut[table.name] = cut

    def _tables(self, *only: str) -> Iterator[DescribedTable]:
        return described_tables(
            self._record,
            self._attributes,
            only=only,
            include_rehearsals=self._rehearsals,
            without=self._without,
        )

    def _title(self) -> str:
        """The title of the newest version of the study."""
        lines = self._record.versions.lines()
        if not lines:
            return "labeval"
        study = self._record.versions.content(lines[-1].id).study
        return study.title.in_language(study.language)
