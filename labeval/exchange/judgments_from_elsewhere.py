"""Judgments made elsewhere for a study that exists: about its items, by its criteria."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from labeval.exchange.elsewhere.inferring import JUDGED_AGAIN, repeated_heads
from labeval.exchange.elsewhere.missing_codes import code_remarks
from labeval.exchange.elsewhere.reading import Elsewhere
from labeval.exchange.formats import Fault, RawRow, RawTable
from labeval.exchange.judgment_sources import JudgmentSource, source_of
from labeval.exchange.judgments_file import NumberedRow, add_judgments, read_numbered
from labeval.exchange.judgments_known import KnownJudgments
from labeval.exchange.materials.model import FACTOR, UNUSED, ColumnMapping, Seen
from labeval.exchange.materials.model_raters import models_among
from labeval.exchange.materials.readers import TABLE
from labeval.exchange.materials.seeing import inspect_files
from labeval.exchange.own.marks import (
    MarksFile,
    add_marks,
    is_marks_table,
    new_marks,
    read_marks,
)
from labeval.exchange.own.reading import reads_as
from labeval.exchange.sentence import Sentence
from labeval.exchange.tables import judgments
from labeval.store.record.record import Record
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.folding import plain


@dataclass(frozen=True, slots=True)
class IncomingJudgments:
    """Judgments of files, as the record would have them; nothing is written.

    The words that were marked for them can come along, in tables of their own.
    """

    files: tuple[Path, ...]
    """Those of judgments."""
    rows: tuple[NumberedRow, ...]
    marks: tuple[MarksFile, ...] = ()
    format: Sentence | None = None
    """Title of the format that was recognised; None for the program's own table."""
    assumed: tuple[Sentence, ...] = ()
    """Everything that was assumed about the files."""
    warnings: tuple[Problem, ...] = ()
    roles: Mapping[str, str] = field(default_factory=dict)
    """Columns of a table with their roles, as far as they are used."""

    @property
    def participants(self) -> int:
        """Number of the participants who gave them."""
        return len({row.participant for _, row in self.rows})

    def new_to(self, record: Record | None) -> tuple[int, int]:
        """Number of judgments, and of marks, that the record does not have yet.

        Args:
            record: None where there is none yet.

        Raises:
            StudyProblems: everything that contradicts the record.
        """
        new = len(self.rows)
        if record is not None and self.rows:
            known = KnownJudgments(record, self.files[0].name)
            new = sum(known.is_new(line, row) for line, row in self.rows)
            known.problems.check()
        marks = new_marks(self.marks, record, (row for _, row in self.rows)) if self.marks else ()
        return new, len(marks)

    def take_into(self, record: Record) -> tuple[int, int]:
        """Take everything into the record, or nothing; returns how many judgments and marks.

        Raises:
            StudyProblems: everything that contradicts the record.
            RecordError: the record cannot be written.
        """
        with record.imported.writing():
            judgments = add_judgments(record, self.files[0].name, self.rows) if self.rows else 0
            return judgments, add_marks(record, self.marks)


def incoming_judgments(
    files: Sequence[Path], content: StudyContent, mapping: ColumnMapping | None = None
) -> IncomingJudgments:
    """Read the judgments of files for a study, and the words that were marked for them.

    Texts are items of the study by their ids, or as the same texts; criteria are its criteria by
    their ids or names. The program's own tables are read as they are.

    Raises:
        StudyProblems: everything that is wrong with the files, such as items that the study does
            not have.
        FileRefused: one cannot be read at all.
    """
    marks = tuple(read_marks(path, content) for path in files if is_marks_table(path))
    files = [path for path in files if not is_marks_table(path)]
    if not files:
        return IncomingJudgments((), (), marks)
    if mapping is None and len(files) == 1 and is_own_table(files[0]):
        return IncomingJudgments(tuple(files), tuple(read_numbered(files[0])), marks)
    return replace(_of_others(files, content, mapping), marks=marks)


def _of_others(
    files: Sequence[Path], content: StudyContent, mapping: ColumnMapping | None
) -> IncomingJudgments:
    """The judgments of files that are no tables of our own."""
    items = {item.id: item for item in content.items}
    source = source_of(files, mapping, content.items)
    reading = Elsewhere(source.path.name, items, source.scales)
    rows = _rows(reading, source)
    if not reading.noted.found and (codes := reading.codes):
        reading = Elsewhere(source.path.name, items, source.scales, codes)
        rows = _rows(reading, source)
    reading.noted.check()
    kinds = reading.kinds
    ids = _criteria(content)
    renamed = tuple(
        (line, row._replace(criterion=ids.get(plain(row.criterion), row.criterion)))
        for line, row in rows
    )
    seen, taken = source.seen, source.taken
    return IncomingJudgments(
        tuple(files),
        renamed,
        (),
        seen.title if seen is not None else None,
        (
            *(seen.remarks if seen is not None else ()),
            *code_remarks(kinds.seen, reading.left_out, kinds.criterion_ids.changed),
            *repeated_heads(reading.heads),
            *([JUDGED_AGAIN] if reading.judges_again else ()),
            *models_among({row.participant for _, row in rows}),
        ),
        taken.problems if taken is not None else (),
        _roles(mapping or seen.mapping) if seen is not None else {},
    )


def table_of_others(files: Sequence[Path]) -> Seen | None:
    """The columns of files that are a table with columns of others' names, with proposed roles.

    None for the program's own tables and for formats whose fields have roles by themselves.

    Raises:
        FileRefused: one cannot be read at all.
    """
    files = [path for path in files if not is_marks_table(path)]
    if not files or (len(files) == 1 and is_own_table(files[0])):
        return None
    seen = inspect_files(files).seen
    return seen if seen.mapping.reader == TABLE and seen.columns else None


def _roles(mapping: ColumnMapping) -> dict[str, str]:
    if mapping.reader != TABLE:
        return {}
    return {name: role for name, role in mapping.roles.items() if role not in (FACTOR, UNUSED)}


def is_own_table(path: Path) -> bool:
    """Return whether a file has most columns of the table of judgments, under their names."""
    suffix = path.suffix.lower().removeprefix(".")
    return reads_as(judgments.COLUMNS, path, unreadable=suffix != "jsonl")


def _rows(reading: Elsewhere, source: JudgmentSource) -> list[NumberedRow]:
    """The rows with their lines; problems are noted by ``reading``."""
    at = 0

    def followed(rows: Iterator[RawRow]) -> Iterator[RawRow]:
        nonlocal at
        for line, row in rows:
            at = line
            yield line, row

    try:
        with source.reading() as table:
            return [
                (at, row) for row in reading.rows(RawTable(table.columns, followed(table.rows)))
            ]
    except Fault as fault:
        reading.noted.note(fault.line, "", fault.template, fault.values, context=fault.context)
        return []


def _criteria(content: StudyContent) -> dict[str, str]:
    """Ids and names of the study's criteria, as they are compared, to their ids."""
    found: dict[str, str] = {}
    for criterion in content.study.criteria:
        for name in (criterion.id, *criterion.name.root.values()):
            found.setdefault(plain(name), criterion.id)
    return found
