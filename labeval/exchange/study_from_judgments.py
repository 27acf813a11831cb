"""Making a study folder from a table of judgments that were made elsewhere."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from labeval.exchange.elsewhere.inferring import Block, Remark, blocks_of, remarks_of
from labeval.exchange.elsewhere.reading import MOST_TOLD, Elsewhere
from labeval.exchange.elsewhere.written import study_text, write_items
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import FORMATS, Fault, find_format
from labeval.exchange.study_folder import flush_study, put_in_place
from labeval.store.atomic import PRIVATE_FOLDER, part_of
from labeval.store.record import Record
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.items_table import ItemsTable, read_items_table
from labeval.study.problems import Problem, StudyProblems
from labeval.study.table_rows import MOST_ROWS
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Made:
    """What was made of a table of judgments, for a person to look over."""

    judgments: int
    participants: int
    items: int
    unanswered: int
    """Rows that were left out, since they say nothing."""
    blocks: tuple[Block, ...]
    unused: tuple[str, ...]
    """Columns that mean nothing here."""
    changed: tuple[str, ...]
    """Names that were changed, since no id can be written so."""
    remarks: tuple[Remark, ...]


def study_from_judgments(target: Path, judgments: Path, items: Path | None = None) -> Made:
    """Make the study folder ``target`` with these judgments in its record: all or nothing.

    Args:
        target: does not exist yet, or is an empty folder.
        judgments: CSV, JSONL, XLSX or Parquet; a row a judgment.
        items: an items table; without one, what the judgments say about items is all.

    Raises:
        StudyProblems: everything that is wrong with the tables.
        ExchangeError: the target is not empty, a file is not there, or nothing can be written.
    """
    _check(target, judgments, items)
    table = read_items_table(items, items.name) if items is not None else None
    if table is not None and not table.sound:
        raise StudyProblems(table.problems)
    with writing_to(target):
        stage = part_of(target.resolve())
        stage.parent.mkdir(parents=True, exist_ok=True)
        try:
            stage.mkdir(mode=PRIVATE_FOLDER)
            made = _fill(stage, judgments, items, table)
            flush_study(stage)
            put_in_place(stage, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    return made


def _check(target: Path, judgments: Path, items: Path | None) -> None:
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{path} is not an empty folder; name one that does not exist yet"
            ),
            path=target,
        )
    for path in filter(None, (judgments, items)):
        if not path.is_file():
            raise ExchangeError(
                QT_TRANSLATE_NOOP("Exchange", "{path}: there is no such file"), path=path
            )
    if judgments.suffix.lower().removeprefix(".") not in FORMATS:
        template = QT_TRANSLATE_NOOP("Problem", "the suffix names none of the formats {known}")
        known = {"known": ", ".join(FORMATS)}
        raise StudyProblems([Problem(judgments.name, None, "", template, known)])


def _fill(stage: Path, judgments: Path, items: Path | None, table: ItemsTable | None) -> Made:
    """Read the judgments into the record of the new folder and write what follows from them."""
    known = {item.id: item for item in table.items} if table is not None else None
    reading = Elsewhere(judgments.name, known)
    with Record(StudyFolder(stage).database) as record:
        count = _take(record, reading, judgments)
    _check_number(len(reading.seen.items), judgments.name)
    items_file = f"items{items.suffix.lower()}" if items is not None else "items.csv"
    seen = reading.seen
    if items is not None and known is not None:
        shutil.copyfile(items, stage / items_file)
        for item in seen.items:
            seen.items[item] = {
                name: str(getattr(known[item], name)) for name in ("system", "question_id", "text")
            }
            seen.items[item]["question"] = known[item].question
    else:
        write_items(seen, stage / items_file, reading.item_ids.changed)
    names = reading.criterion_ids.changed
    text = study_text(seen, title=judgments.stem, items_file=items_file, criterion_names=names)
    (stage / STUDY_FILE).write_text(text, encoding="utf-8", newline="\n")
    return Made(
        judgments=count,
        participants=len(reading.participants),
        items=len(seen.items),
        unanswered=reading.unanswered,
        blocks=tuple(blocks_of(seen)),
        unused=reading.head.unused,
        changed=(*reading.item_ids.changed.values(), *names.values()),
        remarks=tuple(remarks_of(seen)),
    )


def _check_number(items: int, file: str) -> None:
    """Refuse more items than a study is read with, so that what is made can be analysed.

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


def _take(record: Record, reading: Elsewhere, path: Path) -> int:
    """Read all rows into the record; returns how many.

    Raises:
        StudyProblems: everything that is wrong with the file.
    """
    try:
        format = find_format(path.suffix.lower().removeprefix("."))
        with format.reading(path) as table, record.imported.writing():
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
        raise StudyProblems([*reading.problems, *_untold(path.name, reading.untold)])
    return count


def _untold(file: str, untold: int) -> list[Problem]:
    if not untold:
        return []
    template = QT_TRANSLATE_NOOP("Problem", "only the first {told} of {count} problems are listed")
    values: dict[str, object] = {"told": MOST_TOLD, "count": MOST_TOLD + untold}
    return [Problem(file, None, "", template, values)]
