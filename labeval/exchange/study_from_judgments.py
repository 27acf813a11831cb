"""Making a study folder from judgments that were made elsewhere."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from labeval.exchange.elsewhere.directions import direction_remarks
from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.inferring import (
    JUDGED_AGAIN,
    Block,
    blocks_of,
    questions_of,
    remarks_of,
    repeated_heads,
)
from labeval.exchange.elsewhere.listening_tests import control_remarks, controls_among, screened
from labeval.exchange.elsewhere.missing_codes import NO_CODES, code_remarks
from labeval.exchange.elsewhere.reading import Elsewhere
from labeval.exchange.elsewhere.seen import OVERALL, Seen
from labeval.exchange.elsewhere.written import WRITTEN_AS, study_text, write_items
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.formats import Fault
from labeval.exchange.judgment_sources import JudgmentSource, source_of
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.model import ColumnMapping, Taken
from labeval.exchange.materials.model_raters import models_among
from labeval.exchange.materials.participants import write_participants
from labeval.exchange.materials.rated import ORDERED
from labeval.exchange.materials.readers import TABLE
from labeval.exchange.own.marks import is_marks_table, read_marks, take_marks
from labeval.exchange.sentence import Sentence
from labeval.exchange.study_folder import flush_study, put_in_place
from labeval.exchange.study_folder import write_items as write_items_table
from labeval.exchange.tables import judgments as judgment_table
from labeval.files.limits import MOST_ROWS
from labeval.files.names import written_name
from labeval.store.disk.atomic import part_of
from labeval.store.disk.rights import PRIVATE_FOLDER
from labeval.store.record.record import Record
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.model.items import Item
from labeval.study.pages import ITEM_JOIN
from labeval.study.problems import Problem, StudyProblems, listed
from labeval.study.reading import read_study
from labeval.study.tables.items import ItemsTable, read_items_table
from labeval.study.unknown import NO_TEXT
from labeval.text.marks import QT_TRANSLATE_NOOP

_AS_CRITERIA = QT_TRANSLATE_NOOP(
    "Materials",
    "each of the columns {columns} is taken as a criterion, so that no systems are compared; where "
    "they are systems, write “system: ” before their names in the head of the table",
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
    remarks: tuple[Sentence, ...]
    format: Sentence | None = None
    """Title of the format that was recognised; empty for the program's own table of judgments."""
    assumed: tuple[Sentence, ...] = ()
    """Everything that was assumed about the files."""
    warnings: tuple[Problem, ...] = ()
    described: int = 0
    """Participants with attributes."""
    marks: int = 0
    """Stretches of words that were marked for the judgments."""


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
            that :mod:`~labeval.exchange.materials` reads. The program's own table of evidence
            among them has the words that were marked.
        items: an items table; without one, items have only the facts that the judgments give.
        mapping: roles of the files' columns; those that are guessed when None.

    Raises:
        StudyProblems: everything that is wrong with the tables.
        ExchangeError: the target is not empty, a file is not there, or nothing can be written.
    """
    files = [judgments] if isinstance(judgments, Path) else list(judgments)
    _check(target, files, items)
    of_marks = [path for path in files if is_marks_table(path)]
    given = [path for path in files if path not in of_marks]
    if not given:
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{path}: these are marked words; name the table of judgments, too"
            ),
            path=of_marks[0],
        )
    table = read_items_table(items, items.name) if items is not None else None
    if table is not None and not table.sound:
        raise StudyProblems(table.problems)
    source = source_of(given, mapping)
    with writing_to(target):
        stage = part_of(target.resolve())
        stage.parent.mkdir(parents=True, exist_ok=True)
        try:
            stage.mkdir(mode=PRIVATE_FOLDER)
            made = _fill(stage, source, items, table)
            if of_marks:
                made = replace(made, marks=_take_marks(stage, of_marks))
            flush_study(stage)
            put_in_place(stage, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    return made


def _take_marks(stage: Path, files: Sequence[Path]) -> int:
    """Take marked words into the record of a study that has its judgments; returns how many.

    Raises:
        StudyProblems: everything that is wrong with the files.
    """
    content = read_study(stage)
    with Record(StudyFolder(stage).database) as record:
        return take_marks(record, [read_marks(path, content) for path in files])


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


def _fill(
    stage: Path, source: JudgmentSource, items: Path | None, table: ItemsTable | None
) -> Made:
    """Read the judgments into the record of the new folder and write what follows from them."""
    own = _items_of(source.taken) if source.taken is not None and table is None else None
    known = {item.id: item for item in (table.items if table is not None else own or ())} or None
    name = source.path.name
    scales = source.taken.scales if source.taken is not None else source.scales
    with Record(StudyFolder(stage).database) as record:
        count, reading = _take(record, source, known)
        controls = _controls(record, reading, known)
    seen, names = reading.kinds.seen, reading.kinds.criterion_ids.changed
    _check_number(len(seen.items), name)
    assumed = (
        *(source.seen.remarks if source.seen is not None else ()),
        *_columns_as_criteria(source),
        *code_remarks(seen, reading.left_out, names),
        *repeated_heads(reading.heads),
        *controls,
    )
    items_file = f"items{items.suffix.lower()}" if items is not None else "items.csv"
    of_values = source.seen.mapping.columns_of("value") if source.seen is not None else ()
    seen.value_column = next(iter(of_values), reading.noted.head.written["value"])
    seen.words = {criterion or OVERALL: words for criterion, words in scales.items()}
    for (_, criterion), answers in seen.answers.items():
        answers.named = len(seen.words.get(names.get(criterion, criterion), ()))
    head = reading.noted.head
    of_source = source.seen.columns if source.seen is not None else ()
    seen.columns = (*(column.name for column in of_source), *head.written.values(), *head.unused)
    if known is not None:
        for item in seen.items:
            seen.items[item] = {
                name: str(getattr(known[item], name)) for name in ("system", "question_id", "text")
            }
            seen.items[item]["question"] = known[item].question
    facts = source.taken.facts if source.taken is not None and known is None else {}
    for item, about in seen.items.items():
        about |= facts.get(reading.kinds.item_ids.changed.get(item, item), {})
    if controls and known is None:
        _set_apart(seen)
    if items is not None:
        shutil.copyfile(items, stage / items_file)
    elif own:
        write_items_table(_with_questions(own, seen), stage / items_file, "system")
    else:
        write_items(seen, stage / items_file, reading.kinds.item_ids.changed)
    taken = source.taken
    text = study_text(
        seen,
        title=written_name(source.path.stem),
        items_file=items_file,
        criterion_names=names,
        assumed=assumed,
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
        unused=reading.noted.head.unused,
        changed=(*reading.kinds.item_ids.changed.values(), *names.values()),
        remarks=(
            *direction_remarks(seen, names),
            *remarks_of(seen),
            *([JUDGED_AGAIN] if reading.judges_again else ()),
            *models_among(reading.participants),
        ),
        format=source.seen.title if source.seen is not None else None,
        assumed=assumed,
        warnings=taken.problems if taken is not None else tuple(_ordered(scales, name)),
        described=len(taken.participants) if taken is not None else 0,
    )


def _columns_as_criteria(source: JudgmentSource) -> list[Sentence]:
    """A remark on columns that are taken as criteria, though they may be systems."""
    mapping = source.seen.mapping if source.seen is not None else ColumnMapping()
    columns = mapping.columns_of("rating")
    alone = len(columns) < 2 or mapping.columns_of("system")
    if mapping.reader != TABLE or alone or name_criteria(columns):
        return []
    return [Sentence(_AS_CRITERIA, {"columns": listed(columns)})]


def _controls(
    record: Record, reading: Elsewhere, known: Mapping[str, Item] | None
) -> list[Sentence]:
    """Remarks about the hidden references and anchors of a listening test; none elsewhere."""
    if known is not None:
        return []
    systems = {item: about.get("system", "") for item, about in reading.kinds.seen.items.items()}
    controls = controls_among(dict.fromkeys(systems.values()))
    if not controls:
        return []
    names = [column.name for column in judgment_table.COLUMNS]
    person, item, value = (names.index(name) for name in ("participant", "items", "value"))
    ratings = (
        (str(row[person]), str(row[item]), float(str(row[value])))
        for row in judgment_table.rows(record)
        if is_number(str(row[value]))
    )
    return control_remarks(screened(controls, systems, ratings))


def _set_apart(seen: Seen) -> None:
    """Give hidden references and anchors the use of items that control raters."""
    controls = controls_among(dict.fromkeys(a.get("system", "") for a in seen.items.values()))
    for about in seen.items.values():
        if about.get("system", "") in controls:
            about["use"] = "attention"


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
    named = [name for name in dict.fromkeys(taken.about) if name in judged - have]
    ids = {name: Ids().of(name) for name in named}
    if not have and any(id != name for name, id in ids.items()):
        return ()  # the judgments say as much of them, and get ids that a study can hold
    alike = Counter([*ids.values(), *have])
    return (
        *taken.items,
        *(_without_text(id, name, taken) for name, id in ids.items() if alike[id] == 1),
    )


def _without_text(id: str, name: str, taken: Taken) -> Item:
    about = {**taken.about[name], "text": NO_TEXT.format(item=id)}
    own = {WRITTEN_AS: name} if id != name else {}
    return Item(id=id, **about, extra={**taken.facts.get(name, {}), **own})


def _with_questions(items: Sequence[Item], seen: Seen) -> list[Item]:
    """The items; where the files say of none what was asked, one question for all that were ever
    shown together, since judgments of the same texts in other sets are of no other question."""
    asked = questions_of(seen)
    return [
        item.model_copy(update={"question_id": item.question_id or asked.get(item.id, "")})
        if not item.question
        else item
        for item in items
    ]


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


class _HasCodes(Exception):
    """Numbers were taken as ratings that are codes of missing answers."""


def _take(
    record: Record, source: JudgmentSource, known: Mapping[str, Item] | None
) -> tuple[int, Elsewhere]:
    """Read all rows into the record; returns how many, and what was read.

    Where numbers turn out to be codes of missing answers, which all rows together show, nothing is
    kept, and the rows are read anew without them.

    Raises:
        StudyProblems: everything that is wrong with the file.
    """
    reading = Elsewhere(source.path.name, known, source.scales)
    try:
        return _read(record, reading, source, is_first=True), reading
    except _HasCodes:
        codes = reading.codes or NO_CODES
    reading = Elsewhere(source.path.name, known, source.scales, codes)
    return _read(record, reading, source, is_first=False), reading


def _read(record: Record, reading: Elsewhere, source: JudgmentSource, *, is_first: bool) -> int:
    """Read all rows into the record, or none; returns how many.

    Raises:
        _HasCodes: it is read for the first time and has codes of missing answers.
        StudyProblems: everything that is wrong with the file.
    """
    try:
        with source.reading() as table, record.imported.writing():
            count = record.imported.add_pages(reading.pages(table))
            if is_first and not reading.noted.found and reading.codes:
                raise _HasCodes
    except Fault as fault:
        reading.noted.note(fault.line, "", fault.template, fault.values, context=fault.context)
    except OSError as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        reading.noted.note(None, "", template, {"reason": error.strerror or error})
    if not reading.noted.found and count == 0:
        template = QT_TRANSLATE_NOOP("Problem", "holds no judgment")
        reading.noted.note(None, "", template)
    reading.noted.check()
    return count
