"""Making a study folder from judgments that were made elsewhere."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from labeval.exchange.elsewhere.columns import Head, head_of
from labeval.exchange.elsewhere.inferring import Block, Remark, blocks_of, remarks_of
from labeval.exchange.elsewhere.reading import MOST_LISTED, Elsewhere
from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.elsewhere.written import study_text, write_items
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import FORMATS, Fault, Format, RawTable, find_format
from labeval.exchange.materials.containers import open_file
from labeval.exchange.materials.model import NO_LAYOUT, ColumnMapping, Seen, Sentence, Taken
from labeval.exchange.materials.participants import write_participants
from labeval.exchange.materials.rated import ORDERED
from labeval.exchange.materials.readers import TABLE, reader_of
from labeval.exchange.materials.seeing import inspect_files
from labeval.exchange.materials.taking import take_seen
from labeval.exchange.study_folder import flush_study, put_in_place
from labeval.exchange.study_folder import write_items as write_items_table
from labeval.files.limits import MOST_ROWS, MOST_STUDY_TABLE
from labeval.files.refusal import FileRefused
from labeval.store.disk.atomic import PRIVATE_FOLDER, part_of
from labeval.store.record.record import Record
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.model.items import Item
from labeval.study.pages import ITEM_JOIN
from labeval.study.problems import Problem, StudyProblems, listed
from labeval.study.tables.items import ItemsTable, read_items_table
from labeval.study.unknown import NO_TEXT
from labeval.text.marks import QT_TRANSLATE_NOOP

_LOOKED_AT = 1_000
_MOST_WORDS = 12
_NO_JUDGMENTS = QT_TRANSLATE_NOOP("Problem", "is read as “{shape}” and holds no judgment")
_MAP = QT_TRANSLATE_NOOP(
    "Problem",
    "name the columns of participant and value, as in --map participant=NAME; there are {columns}",
)


@dataclass(frozen=True, slots=True)
class Made:
    """A study made of a table of judgments, for a person to check."""

    judgments: int
    participants: int
    items: int
    unanswered: int
    """Rows that were left out, since they say nothing."""
    blocks: tuple[Block, ...]
    unused: tuple[str, ...]
    """Columns that mean nothing here."""
    changed: tuple[str, ...]
    """Names that were changed, because an id cannot contain such characters."""
    remarks: tuple[Remark, ...]
    format: str = ""
    """Title of the format that was recognised; empty for the program's own table of judgments."""
    assumed: tuple[Sentence, ...] = ()
    """Everything that was assumed about the files."""
    warnings: tuple[Problem, ...] = ()
    described: int = 0
    """Participants with attributes."""


def study_from_judgments(
    target: Path,
    judgments: Path | Sequence[Path],
    items: Path | None = None,
    mapping: ColumnMapping | None = None,
) -> Made:
    """Make the study folder ``target`` with these judgments in its record: all or nothing.

    Args:
        target: does not exist yet, or is an empty folder.
        judgments: the program's own table of judgments, a row per judgment; or files of any format
            that :mod:`~labeval.exchange.materials` reads.
        items: an items table; without one, items have only the facts that the judgments give.
        mapping: roles of the files' columns; those that are guessed when None.

    Raises:
        StudyProblems: everything that is wrong with the tables.
        ExchangeError: the target is not empty, a file is not there, or nothing can be written.
    """
    given = [judgments] if isinstance(judgments, Path) else list(judgments)
    _check(target, given, items)
    table = read_items_table(items, items.name) if items is not None else None
    if table is not None and not table.sound:
        raise StudyProblems(table.problems)
    source = _own_table(given, mapping) or _foreign(given, mapping)
    with writing_to(target):
        stage = part_of(target.resolve())
        stage.parent.mkdir(parents=True, exist_ok=True)
        try:
            stage.mkdir(mode=PRIVATE_FOLDER)
            made = _fill(stage, source, items, table)
            flush_study(stage)
            put_in_place(stage, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    return made


@dataclass(frozen=True, slots=True)
class _Source:
    """Judgments to be taken in, and what is known about their texts and participants."""

    path: Path
    reading: Callable[[], AbstractContextManager[RawTable]]
    seen: Seen | None = None
    taken: Taken | None = None
    scales: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Criterion to the words that are numbers in the record, lowest first."""


def _own_table(files: Sequence[Path], mapping: ColumnMapping | None) -> _Source | None:
    """The source of a table with the program's own columns; None for any other table."""
    suffix = files[0].suffix.lower().removeprefix(".")
    if len(files) > 1 or mapping is not None or suffix not in FORMATS or files[0].is_dir():
        return None
    path, format = files[0], find_format(suffix)
    try:
        if path.stat().st_size <= MOST_STUDY_TABLE and reader_of([open_file(path)]) != TABLE:
            return None
        with format.reading(path) as table:
            columns = table.columns
            if columns is None:
                first = next((row for _, row in table.rows), {})
                columns = () if isinstance(first, Fault) else tuple(first)
    except (Fault, OSError, FileRefused):
        return None
    head = head_of(columns)
    if head.missing:
        return None
    return _Source(path, lambda: format.reading(path), scales=_scales(path, format, head))


def _scales(path: Path, format: Format, head: Head) -> dict[str, tuple[str, ...]]:
    """Criterion to the words of its scale, where its values are words of a known one.

    Most tables have numbers: then the first rows show that there is nothing to look for.
    """
    words: dict[str, set[str]] = defaultdict(set)
    value, criterion = head.written["value"], head.written.get("criterion", "")
    if "first" in head.written or "method" in head.written:
        return {}
    with format.reading(path) as table:
        for number, (_, row) in enumerate(table.rows):
            if isinstance(row, Fault):
                continue
            given = str(row.get(value) or "").strip()
            if given and len(words[(own := str(row.get(criterion) or "").strip())]) < _MOST_WORDS:
                words[own].add(given)
            if number == _LOOKED_AT and not any(map(ladder_of, words.values())):
                break
    return {own: ladder for own, given in words.items() if (ladder := ladder_of(given))}


def _foreign(files: Sequence[Path], mapping: ColumnMapping | None) -> _Source:
    """The source of files of another format.

    Raises:
        StudyProblems: everything that is wrong with them.
        FileRefused: one cannot be read at all.
    """
    found = inspect_files(files, mapping.layout if mapping is not None else NO_LAYOUT)
    seen = found.seen
    path = files[0]
    suffix = path.suffix.lower().removeprefix(".")
    if seen.mapping.reader == TABLE and mapping is None and not _judges(seen) and suffix in FORMATS:
        format = find_format(suffix)  # which names the columns that are missing
        return _Source(path, lambda: format.reading(path))
    taken = take_seen(found, mapping or seen.mapping)
    if not taken.sound:
        raise StudyProblems(taken.problems)
    if not taken.judgments:
        values: dict[str, object] = {"shape": seen.title.text, "columns": _columns(seen)}
        raise StudyProblems([Problem(path.name, None, "", _NO_JUDGMENTS, values, _MAP)])
    columns = tuple(dict.fromkeys(name for row in taken.judgments for name in row.cells))
    rows = ((row.line, {c: row.cells.get(c, "") for c in columns}) for row in taken.judgments)

    def reading() -> AbstractContextManager[RawTable]:
        return nullcontext(RawTable(columns, rows))

    return _Source(path, reading, seen, taken)


def _judges(seen: Seen) -> bool:
    return seen.shape == "judgments" or bool(seen.judgments)


def _columns(seen: Seen) -> str:
    return listed(column.name for column in seen.columns)


def _check(target: Path, judgments: Sequence[Path], items: Path | None) -> None:
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{path} is not an empty folder; name one that does not exist yet"
            ),
            path=target,
        )
    for path in filter(None, (*judgments, items)):
        if not path.exists():
            raise ExchangeError(
                QT_TRANSLATE_NOOP("Exchange", "{path}: there is no such file"), path=path
            )


def _fill(stage: Path, source: _Source, items: Path | None, table: ItemsTable | None) -> Made:
    """Read the judgments into the record of the new folder and write what follows from them."""
    own = _items_of(source.taken) if source.taken is not None and table is None else None
    known = {item.id: item for item in (table.items if table is not None else own or ())} or None
    name = source.path.name
    scales = source.taken.scales if source.taken is not None else source.scales
    reading = Elsewhere(name, known, source.scales)
    with Record(StudyFolder(stage).database) as record:
        count = _take(record, reading, source)
    _check_number(len(reading.seen.items), name)
    items_file = f"items{items.suffix.lower()}" if items is not None else "items.csv"
    seen = reading.seen
    if known is not None:
        for item in seen.items:
            seen.items[item] = {
                name: str(getattr(known[item], name)) for name in ("system", "question_id", "text")
            }
            seen.items[item]["question"] = known[item].question
    if items is not None:
        shutil.copyfile(items, stage / items_file)
    elif own:
        write_items_table(own, stage / items_file)
    else:
        write_items(seen, stage / items_file, reading.item_ids.changed)
    names = reading.criterion_ids.changed
    taken = source.taken
    text = study_text(
        seen,
        title=source.path.stem,
        items_file=items_file,
        criterion_names=names,
        scales=scales,
    )
    (stage / STUDY_FILE).write_text(text, encoding="utf-8", newline="\n")
    if taken is not None and taken.participants:
        write_participants(StudyFolder(stage).participants, taken.participants)
    return Made(
        judgments=count,
        participants=len(reading.participants),
        items=len(seen.items),
        unanswered=reading.unanswered,
        blocks=tuple(blocks_of(seen)),
        unused=reading.head.unused,
        changed=(*reading.item_ids.changed.values(), *names.values()),
        remarks=tuple(remarks_of(seen)),
        format=source.seen.title.text if source.seen is not None else "",
        assumed=source.seen.remarks if source.seen is not None else (),
        warnings=taken.problems if taken is not None else tuple(_ordered(scales, name)),
        described=len(taken.participants) if taken is not None else 0,
    )


def _ordered(scales: Mapping[str, Sequence[str]], file: str) -> Iterator[Problem]:
    for criterion, words in scales.items():
        values: dict[str, object] = {"criterion": criterion, "words": listed(words)}
        yield Problem(file, None, "value", ORDERED, values, severity="warning")


def _items_of(taken: Taken) -> tuple[Item, ...]:
    """The items of the texts that are judged; those without a text have a line in its place."""
    have = {item.id for item in taken.items}
    judged = {name for row in taken.judgments for name in row.cells["items"].split(ITEM_JOIN)}
    if not have and not taken.about:
        return ()
    missing = [name for name in dict.fromkeys(taken.about) if name in judged - have]
    return (
        *taken.items,
        *(Item(id=id, **{**taken.about[id], "text": NO_TEXT.format(item=id)}) for id in missing),
    )


def _check_number(items: int, file: str) -> None:
    """Refuse more items than a study may have, so that the new study can be analysed.

    Raises:
        StudyProblems: there are too many.
    """
    if items <= MOST_ROWS:
        return
    template = QT_TRANSLATE_NOOP(
        "Problem", "holds judgments of {n} items; a study has {most} items at most"
    )
    advice = QT_TRANSLATE_NOOP("Problem", "split the table by items")
    raise StudyProblems(
        [Problem(file, None, "", template, {"n": items, "most": MOST_ROWS}, advice)]
    )


def _take(record: Record, reading: Elsewhere, source: _Source) -> int:
    """Read all rows into the record; returns how many.

    Raises:
        StudyProblems: everything that is wrong with the file.
    """
    try:
        with source.reading() as table, record.imported.writing():
            count = record.imported.add(reading.rows(table))
    except Fault as fault:
        reading.found(fault.line, "", fault.template, fault.values, context=fault.context)
    except OSError as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        reading.found(None, "", template, {"reason": error.strerror or error})
    if not reading.problems and count == 0:
        template = QT_TRANSLATE_NOOP("Problem", "holds no judgment")
        reading.found(None, "", template)
    if reading.problems:
        raise StudyProblems([*reading.problems, *_unlisted(source.path.name, reading.unlisted)])
    return count


def _unlisted(file: str, unlisted: int) -> list[Problem]:
    if not unlisted:
        return []
    template = QT_TRANSLATE_NOOP(
        "Problem", "only the first {listed} of {count} problems are listed"
    )
    values: dict[str, object] = {"listed": MOST_LISTED, "count": MOST_LISTED + unlisted}
    return [Problem(file, None, "", template, values)]
