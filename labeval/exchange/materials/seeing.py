"""Inspection of files: their format, the shape of their rows, and columns with guessed roles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from labeval.exchange.materials.column_content import contents_of
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File, Records, containers, open_file
from labeval.exchange.materials.containers.joined import Part, joined
from labeval.exchange.materials.containers.text_folder import SUFFIXES, opened_folder
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.model import (
    NO_LAYOUT,
    ColumnMapping,
    Layout,
    Seen,
    SeenColumn,
    Shape,
)
from labeval.exchange.materials.readers import (
    TABLE,
    Material,
    columns_of,
    find_reader,
    reader_of,
)
from labeval.exchange.materials.roles.column_roles import guess
from labeval.exchange.sentence import Sentence
from labeval.files.refusal import FileRefused, refusing
from labeval.study.problems import Problem, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_MOST_FILES, _MOST_LISTED = 1_000, 10_000
_IN_KIND = QT_TRANSLATE_NOOP("Materials", "{format} ({kind})")
_NO_FILES = QT_TRANSLATE_NOOP("Files", "{where} has no files")
_MANY_FILES = QT_TRANSLATE_NOOP("Files", "{where} has more than {most} files; choose some of them")
_NOT_READ = QT_TRANSLATE_NOOP("Materials", "{where} is not read: {reason}")
_NOT_ONE = QT_TRANSLATE_NOOP(
    "Files",
    "these files are not a single table: their columns differ ({columns}); choose one of them",
)
_CRITERIA = QT_TRANSLATE_NOOP(
    "Materials", "the sheets of {where} are read as those of a criterion each ({names})"
)
CRITERION = "criterion"
"""The column with the names of sheets that have the ratings by one criterion each."""
_NO_COLUMNS = QT_TRANSLATE_NOOP(
    "Files",
    "these files are texts without columns; put those of each system into a folder of its own, "
    "with the same file names in each, and choose the folder around them",
)
_NO_ROWS = QT_TRANSLATE_NOOP("Problem", "the table has no rows")


@dataclass(frozen=True, slots=True)
class Inspected:
    """Files that were read once: everything that they show, and their content."""

    seen: Seen
    material: Material
    problems: tuple[Problem, ...]
    """Problems of single rows."""

    def serves(self, mapping: ColumnMapping) -> bool:
        """Return whether files are read the same way by another mapping."""
        own = self.seen.mapping
        return (mapping.reader, mapping.layout) == (own.reader, own.layout)


def inspect(
    paths: Path | Sequence[Path],
    layout: Layout = NO_LAYOUT,
    named: Mapping[str, str] | None = None,
    reader: str = "",
) -> Seen:
    """The contents of files; arguments and errors as those of :func:`inspect_files`."""
    return inspect_files(paths, layout, named, reader).seen


def inspect_files(
    paths: Path | Sequence[Path],
    layout: Layout = NO_LAYOUT,
    named: Mapping[str, str] | None = None,
    reader: str = "",
) -> Inspected:
    """Read and inspect files; nothing is written.

    Args:
        paths: a file, a folder, or several files that belong together.
        layout: how they are written, where a person has decided it.
        named: roles of columns that a person has decided; the others are guessed to go with them.
        reader: the name of the module that reads them; empty for the one that recognises them.

    Raises:
        FileRefused: they cannot be read; the sentence says what to do.
        OSError: one is not there.
    """
    remarks: list[Sentence] = []
    files = open_all(paths, layout, remarks)
    reader = reader or reader_of(files)
    problems: list[Problem] = []
    decided = ColumnMapping(reader, roles=named or {}, layout=layout)
    material = read_material(files, decided, problems)
    of_rows = tuple(problems)
    columns = columns_of(material.rows)
    contents = contents_of(columns, material.rows)
    fixed = {**material.roles, **(named or {})}
    guessed = guess(contents, material.rows, fixed, material.shape, material.shape_why)
    if not (material.rows or material.judgments or material.participants or problems):
        problems.append(Problem(files[0].name, None, "", _NO_ROWS))
    mapping = ColumnMapping(
        reader, guessed.shape, guessed.roles, guessed.systems, layout=_kept(files, layout)
    )
    persons = {row.cells.get("participant", "") for row in material.judgments}
    seen = Seen(
        files=tuple(dict.fromkeys(file.path for file in files)),
        kind=files[0].kind,
        title=_title(reader, files[0].kind),
        shape=guessed.shape,
        shape_why=guessed.why,
        columns=tuple(
            SeenColumn(
                column,
                material.labels.get(column, ""),
                tuple(content.samples),
                content.filled,
                len(content.values),
                guessed.roles[column],
                guessed.reasons[column],
            )
            for column, content in contents.items()
        ),
        rows=len(material.rows),
        judgments=len(material.judgments),
        participants=len(persons | material.participants.keys()),
        mapping=mapping,
        remarks=(
            *remarks,
            *(remark for file in files for remark in file.remarks),
            *(remark for file in files for remark in file.rows_remarks if reader == TABLE),
            *material.remarks,
            *guessed.remarks,
        ),
        problems=tuple(problems),
        parts=files[0].parts if len(files) == 1 and len(files[0].parts) > 1 else (),
    )
    return Inspected(seen, material, of_rows)


def reshaped(files: Inspected, mapping: ColumnMapping, shape: Shape) -> Inspected:
    """The same files with roles that are guessed for another shape of their rows.

    Args:
        mapping: the roles so far; those that a person has chosen stay, but for those that the
            shape cannot have.
    """
    seen, material = files.seen, files.material
    own = {c.name: r for c in seen.columns if (r := mapping.roles.get(c.name, c.role)) != c.role}
    if shape != "wide" and list(own.values()).count("text") > 1:
        own = {column: role for column, role in own.items() if role != "text"}
    contents = contents_of([column.name for column in seen.columns], material.rows)
    guessed = guess(contents, material.rows, {**material.roles, **own}, shape, is_chosen=True)
    columns = tuple(
        column
        if column.name in own
        else replace(column, role=guessed.roles[column.name], why=guessed.reasons[column.name])
        for column in seen.columns
    )
    systems = guessed.systems
    mapping = replace(mapping, shape=shape, roles=guessed.roles, systems=systems)
    return replace(files, seen=replace(seen, columns=columns, mapping=mapping))


def open_all(
    paths: Path | Sequence[Path], layout: Layout, remarks: list[Sentence] | None = None
) -> list[File]:
    """Open files, and those in a folder that can be read; of the others each has a remark.

    Raises as :func:`inspect`.
    """
    found = []
    for path in [paths] if isinstance(paths, Path) else paths:
        if not path.is_dir():
            found.append(open_file(path, layout))
            continue
        if (texts := opened_folder(path)) is not None:
            found.append(texts)
            continue
        inside = _inside(path)
        for file in inside:
            try:
                found.append(open_file(file, layout))
            except FileRefused as error:
                if file is inside[-1] and not found:
                    raise
                if remarks is not None:
                    remarks.append(Sentence(_NOT_READ, {"where": file.name, "reason": error}))
    if len(found) == 1 and len(found[0].parts) > 1 and not layout.part:
        found = _sheets(found[0])
    return _joined(found)


def _sheets(book: File) -> list[File]:
    """The sheets of a workbook that all have the same columns; else the workbook as it was read."""
    if book.kind != "xlsx" or not book.layout.part:
        return [book]
    every = [replace(open_file(book.path, Layout(part=sheet)), sheet=sheet) for sheet in book.parts]
    if any(_columns(sheet) != _columns(book) for sheet in every):
        return [book]
    if name_criteria(book.parts) and not any(role_of(c)[0] == "criterion" for c in _columns(book)):
        return [_by_criterion(book, every)]
    return every


def _by_criterion(book: File, sheets: Sequence[File]) -> File:
    """Sheets of ratings as one table, in which the name of each is the criterion of its rows."""

    def records(problems: list[Problem]) -> Records:
        for sheet in sheets:
            for line, row in sheet.records(problems):
                yield line, {**row, CRITERION: sheet.sheet}

    remark = Sentence(_CRITERIA, {"where": book.name, "names": listed(book.parts)})
    columns = (*_columns(book), CRITERION)
    return replace(book, layout=NO_LAYOUT, reading=records, columns=columns, remarks=[remark])


def _joined(files: list[File]) -> list[File]:
    """Two tables of which one says what the other's rows are about, as one; others as they are."""
    if len(files) != 2 or _columns(files[0]) == _columns(files[1]) or reader_of(files) != TABLE:
        return files
    both = joined(*(Part(f.name, tuple(_columns(f)), f.reading) for f in files))
    if both is None:
        return files
    rows, about = files if both.rows.name == files[0].name else reversed(files)
    return [
        replace(
            rows,
            reading=both.records,
            columns=both.names,
            labels={**about.labels, **rows.labels},
            remarks=[*rows.remarks, *about.remarks, both.remark],
        )
    ]


def read_material(
    files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]
) -> Material:
    """Read files by the reader of a mapping.

    Raises:
        FileRefused: they cannot be read, or do not belong together.
    """
    reader = find_reader(mapping.reader)
    with refusing(", ".join(file.name for file in files[:3]), FileRefused):
        if mapping.reader == TABLE and len(files) > 1:
            heads = {frozenset(columns) for file in files if (columns := _columns(file))}
            if len(heads) > 1 and all(file.path.suffix.casefold() in SUFFIXES for file in files):
                raise FileRefused(_NO_COLUMNS)
            if len(heads) > 1:
                raise FileRefused(_NOT_ONE, columns=listed(sorted(map(_first, heads))))
        return reader.read(files, mapping, problems)


def _inside(folder: Path) -> list[Path]:
    """The files of a folder; where it has only folders, theirs."""

    def those(found: Iterable[Path]) -> list[Path]:
        shown = (p for p in islice(found, _MOST_LISTED) if p.is_file())
        return sorted(p for p in shown if not p.name.startswith("."))

    files = those(folder.iterdir()) or those(folder.glob("*/*"))
    if not files:
        raise FileRefused(_NO_FILES, where=folder)
    if len(files) > _MOST_FILES:
        raise FileRefused(_MANY_FILES, where=folder, most=_MOST_FILES)
    return files


def _columns(file: File) -> dict[str, None]:
    """The columns of a file in their order, as keys."""
    return dict.fromkeys(file.columns or (name for record in file.sample() for name in record))


def _first(columns: frozenset[str]) -> str:
    return "/".join(sorted(columns)[:3])


def _title(reader: str, kind: str) -> Sentence:
    return Sentence(
        _IN_KIND, {"format": Sentence(find_reader(reader).TITLE), "kind": containers()[kind].TITLE}
    )


def _kept(files: Sequence[File], given: Layout) -> Layout:
    """The layout of the mapping: that of the file, where there is one."""
    return files[0].layout if len(files) == 1 else given
