"""Items, judgments and participants of files by a mapping; all problems at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.materials.model import (
    FACTOR,
    ITEM_ROLES,
    UNUSED,
    ColumnMapping,
    Record,
    Taken,
)
from labeval.exchange.materials.rated import (
    facts_of_texts,
    judgments_of,
    texts_of_others,
    with_numbers,
)
from labeval.exchange.materials.readers import Material, columns_of
from labeval.exchange.materials.readers.building import WRITTEN_AS, name_of_factor
from labeval.exchange.materials.seeing import Inspected, open_all, read_material
from labeval.exchange.materials.text_remarks import notices
from labeval.study.model.items import Item
from labeval.study.problems import Problem, listed
from labeval.study.tables.items import COLUMNS, ItemsTable, take_row
from labeval.study.tables.rows import Row
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_COLUMN = QT_TRANSLATE_NOOP("Problem", "the column is missing")
_COLUMNS = QT_TRANSLATE_NOOP("Problem", "the columns found are: {columns}")
_NO_TEXT_COLUMN = QT_TRANSLATE_NOOP("Problem", "no column has the texts")
_CHOOSE = QT_TRANSLATE_NOOP("Problem", "choose the column with the texts")
_CHOOSE_PART = QT_TRANSLATE_NOOP(
    "Problem", "choose the column with the texts, or another part of the file: {parts}"
)
_TWO = QT_TRANSLATE_NOOP("Problem", "has the same role as “{first}”")
_CHOOSE_ONE = QT_TRANSLATE_NOOP("Problem", "give one of them another role")
_EMPTY = QT_TRANSLATE_NOOP("Problem", "is empty; the row is left out")
_BY_SOURCE = QT_TRANSLATE_NOOP(
    "Problem", "the texts of systems from one source are taken as answers to one question"
)
_ROW_AGAIN = QT_TRANSLATE_NOOP(
    "Problem", "all of it is the same as in line {first}; the row is left out"
)
_EMPTY_CELL = QT_TRANSLATE_NOOP("Problem", "is empty; this system has no text here")


_CATEGORIES = QT_TRANSLATE_NOOP(
    "Problem",
    "is left out: raters of one text differ in it, but its words are of no known scale",
)
_TAKE_THEM = QT_TRANSLATE_NOOP(
    "Problem", "take them as answers by --map rating={column}, if they are judgments"
)
_MOST_CATEGORIES, _LONGEST_CATEGORY = 11, 40


@dataclass(slots=True)
class _Text:
    """A text to become an item."""

    record: Record
    cells: dict[str, str]
    """By the names of columns of the items table, and of factors."""
    columns: Mapping[str, str]
    """Role to column."""
    id: str = ""


@dataclass(slots=True)
class _Work:
    """State of one call of :func:`take`."""

    mapping: ColumnMapping
    problems: list[Problem] = field(default_factory=list)
    made: int = 0


def take(paths: Path | Sequence[Path], mapping: ColumnMapping, known: Sequence[Item] = ()) -> Taken:
    """Everything that files give by a mapping; nothing is written.

    Args:
        known: items that a study has already; the same texts get the same ids.

    Raises:
        FileRefused: a file cannot be read at all.
        OSError: one is not there.
    """
    files = open_all(paths, mapping.layout)
    problems: list[Problem] = []
    material = read_material(files, mapping, problems)
    return _take(material, problems, files[0].name, files[0].parts, mapping, known)


def take_seen(inspected: Inspected, mapping: ColumnMapping, known: Sequence[Item] = ()) -> Taken:
    """The same of files that were read already, unless the mapping reads them in another way.

    Raises as :func:`take`.
    """
    if not inspected.serves(mapping):
        return take(inspected.seen.files, mapping, known)
    seen = inspected.seen
    name = seen.files[0].name
    return _take(inspected.material, inspected.problems, name, seen.parts, mapping, known)


def _take(
    material: Material,
    problems: Sequence[Problem],
    file: str,
    parts: Sequence[str],
    mapping: ColumnMapping,
    known: Sequence[Item],
) -> Taken:
    work = _Work(mapping, list(problems))
    columns = columns_of(material.rows)
    _check_roles(work, columns, file, parts)
    if any(problem.severity == "error" and problem.line is None for problem in work.problems):
        return Taken((), {}, (), {}, {}, tuple(work.problems), {}, {}, 0)
    texts = list(_texts(work, material.rows, columns)) if mapping.columns_of("text") else []
    rows_texts: dict[tuple[str, int], _Text] = {}
    judged_rows = mapping.columns_of("participant") or mapping.rates_rows
    if judged_rows:
        rows_texts = {(text.record.file, text.record.line): text for text in texts}
    if mapping.shape == "judgments":
        texts, rows_texts = _each_once(texts)
    elif not judged_rows:
        texts = list(_without_repeated(work, texts))
    first_file = texts[0].record.file if texts else ""
    _name(work, texts, known)
    if not known and _ask_by_source(texts):
        work.problems.append(Problem(first_file, None, "source", _BY_SOURCE, severity="warning"))
    table, places = ItemsTable(), dict[str, tuple[str, str]]()
    texts_known = bool(texts)
    for text in _given_up(texts):
        places.setdefault(text.id, (text.record.file, text.columns["text"]))
        first = len(table.problems)
        row = Row(text.record.line, {"id": text.id, **text.cells})
        take_row(table, row, text.record.file)
        for at in range(first, len(table.problems)):
            problem = table.problems[at]
            column = text.columns.get(problem.field, problem.field)
            table.problems[at] = dataclasses.replace(problem, field=column)
    work.problems += table.problems
    work.problems += notices(table, places, judged=bool(judged_rows))
    judgments, scales = with_numbers(material.judgments, mapping, work.problems)
    participants = dict(material.participants)
    if judged_rows:
        ids = {place: text.id for place, text in rows_texts.items()}
        elsewhere = texts_of_others(material.rows, mapping, ids)
        work.problems = [
            problem
            for problem in work.problems
            if problem.template != _EMPTY or (problem.file, problem.line) not in elsewhere
        ]
        judged = judgments_of(material.rows, mapping, ids | elsewhere, work.problems)
        work.problems += _categories(material.rows, mapping, ids)
        judgments += judged.judgments
        participants |= judged.participants
        scales |= judged.scales
    return Taken(
        tuple(table.items),
        {item.id: table.lines[item.id] for item in table.items},
        tuple(judgments),
        participants,
        scales,
        tuple(work.problems),
        _about(material.rows, mapping, {item.id for item in table.items}),
        {} if texts_known else facts_of_texts(material.rows, mapping),
        work.made,
    )


def _given_up(texts: list[_Text]) -> Iterator[_Text]:
    """The texts in order; each is released before the next is read."""
    texts.reverse()
    while texts:
        yield texts.pop()


def _check_roles(work: _Work, columns: Sequence[str], file: str, parts: Sequence[str]) -> None:
    mapping = work.mapping
    if not columns:
        return
    for column in mapping.roles:
        if column not in columns and mapping.roles[column] not in (FACTOR, UNUSED):
            values: dict[str, object] = {"columns": listed(columns)}
            work.problems.append(Problem(file, None, column, _NO_COLUMN, values, _COLUMNS))
    alone = [role for role in ITEM_ROLES if role != "text" or mapping.shape != "wide"]
    for role in (*alone, "participant", "criterion", "value"):
        first, *others = mapping.columns_of(role) or [""]
        for column in others:
            work.problems.append(Problem(file, None, column, _TWO, {"first": first}, _CHOOSE_ONE))
    if mapping.shape not in ("judgments", "participants") and not mapping.columns_of("text"):
        others = [part for part in parts if part != mapping.layout.part]
        advice = _CHOOSE_PART if mapping.layout.part and others else _CHOOSE
        about: dict[str, object] = {"parts": listed(others)}
        work.problems.append(Problem(file, None, "", _NO_TEXT_COLUMN, about, advice))


def _about(
    rows: Sequence[Record], mapping: ColumnMapping, items: Container[str]
) -> dict[str, dict[str, str]]:
    """Id to the other roles of a row without a text."""
    columns = {role: (mapping.columns_of(role) or [""])[0] for role in ITEM_ROLES}
    found: dict[str, dict[str, str]] = {}
    for row in rows if columns["id"] else ():
        cells = {role: row.cells.get(column, "") for role, column in columns.items() if column}
        if cells["id"] and cells["id"] not in items:
            found.setdefault(cells.pop("id"), cells)
    return found


def _texts(work: _Work, rows: Sequence[Record], columns: Sequence[str]) -> Iterator[_Text]:
    mapping = work.mapping
    roles = {column: mapping.roles.get(column, FACTOR) for column in columns}
    texts = [column for column in columns if roles[column] == "text"]
    others = {
        column: _name_of(column, role)
        for column, role in roles.items()
        if role == FACTOR or (role in ITEM_ROLES and role != "text")
    }
    named = {name: column for column, name in others.items()}
    places = {column: {**named, "text": column} for column in texts}
    for row in rows:
        shared = {
            name: value for column, name in others.items() if (value := row.cells.get(column, ""))
        }
        for column in texts:
            text = row.cells.get(column, "")
            if not text.strip():
                template = _EMPTY_CELL if len(texts) > 1 else _EMPTY
                work.problems.append(
                    Problem(row.file, row.line, column, template, severity="warning")
                )
                continue
            cells = {**shared, "text": text}
            if len(texts) > 1:
                cells["system"] = mapping.systems.get(column, column)
                id = cells.pop("id", "")
                if id and cells.setdefault("question_id", id) != id:
                    cells[name_of_factor(named["id"])] = id
            yield _Text(row, cells, places[column])


def _name_of(column: str, role: str) -> str:
    """The column of the items table in which a column is kept."""
    return name_of_factor(column) if role == FACTOR else role


def _without_repeated(work: _Work, texts: Sequence[_Text]) -> Iterator[_Text]:
    """The texts without those of rows that are the same as an earlier one in all columns that are
    used: they would be compared with themselves. Rows that differ in anything, such as an id or the
    number of an attempt, both stay."""
    roles = work.mapping.roles
    firsts: dict[tuple[tuple[str, str], ...], Record] = {}
    noted: set[tuple[str, int]] = set()
    for text in texts:
        row = text.record
        used = tuple((name, row.cells[name]) for name in row.cells if roles.get(name) != UNUSED)
        first = firsts.setdefault(used, row)
        if first is row:
            yield text
        elif (place := (row.file, row.line)) not in noted:
            noted.add(place)
            values = {"first": first.line}
            work.problems.append(Problem(*place, "", _ROW_AGAIN, values, severity="warning"))


def _each_once(texts: Sequence[_Text]) -> tuple[list[_Text], dict[tuple[str, int], _Text]]:
    """Texts of rows of judgments, each once, and the text of every row by its place.

    Factors that differ between the rows of a text say nothing about it and are left out.
    """
    found: dict[tuple[str, ...], _Text] = {}
    places = {}
    for text in texts:
        first = found.setdefault(_key(text.cells), text)
        places[text.record.file, text.record.line] = first
        for name in [name for name in first.cells if name not in COLUMNS]:
            if text.cells.get(name, "") != first.cells[name]:
                del first.cells[name]
    return list(found.values()), places


def _categories(
    rows: Sequence[Record], mapping: ColumnMapping, ids: Mapping[tuple[str, int], str]
) -> Iterator[Problem]:
    """Columns of a few words about which raters of one text differ, which are in no result."""
    for column in mapping.columns_of(FACTOR):
        given: dict[str, set[str]] = {}
        words: set[str] = set()
        for row in rows:
            word = row.cells.get(column, "").strip()
            if (id := ids.get((row.file, row.line))) and word:
                given.setdefault(id, set()).add(word)
                words.add(word)
                if len(words) > _MOST_CATEGORIES or len(word) > _LONGEST_CATEGORY:
                    break
        else:
            if any(len(of_text) > 1 for of_text in given.values()):
                about: dict[str, object] = {"column": column}
                yield Problem(
                    rows[0].file, None, column, _CATEGORIES, about, _TAKE_THEM, severity="warning"
                )


def _key(cells: Mapping[str, str]) -> tuple[str, ...]:
    """The cells by which texts differ."""
    if cells.get("id"):
        return ("id", cells["id"])
    named = tuple(cells.get(name, "") for name in ("question", "source", "system", "variant"))
    return (*named, cells.get("question_id", ""), cells["text"])


def _ask_by_source(texts: Sequence[_Text]) -> bool:
    """Give texts of different systems from one source one question; returns whether it did.

    Only where nothing else says what the questions are: else each text would be about another, and
    what systems made of one document would not be compared document by document.
    """
    if any(text.cells.get("question_id") or text.cells.get("question") for text in texts):
        return False
    numbers: dict[str, str] = {}
    seen: set[tuple[str, str, str]] = set()
    for text in texts:
        source, system = text.cells.get("source", ""), text.cells.get("system", "")
        key = (source, system, text.cells.get("variant", ""))
        if not source.strip() or not system or key in seen:
            return False
        seen.add(key)
        numbers.setdefault(source, f"q{len(numbers) + 1}")
    if len(numbers) == len(texts):
        return False
    for text in texts:
        text.cells["question_id"] = numbers[text.cells["source"]]
    return True


def _name(work: _Work, texts: Sequence[_Text], known: Sequence[Item]) -> None:
    """Give every text its id: its own, its former one, or a new one."""
    before = _Before(known)
    ids = Ids()
    own = [text for text in texts if text.cells.get("id")]
    for text in own:
        written = text.cells.pop("id").strip()
        text.id = before.of_written(written) or ids.of(written)
        if text.id != written:
            text.cells[WRITTEN_AS] = written
    names = _Names({text.id for text in own} | {item.id for item in known})
    rest = [text for text in texts if not text.id]
    for text in rest:
        text.id = before.of_text(text.cells)
    for text in (text for text in rest if not text.id):
        text.id = names.made(text.cells)
        work.made += 1


class _Before:
    """Ids that the same texts had before; each is given once."""

    def __init__(self, known: Sequence[Item]) -> None:
        self._written = {
            item.extra[WRITTEN_AS]: item.id for item in known if WRITTEN_AS in item.extra
        }
        self._left: dict[tuple[str, ...], list[str]] = {}
        for item in known:
            for key in _keys({name: item.column(name) for name in (*COLUMNS, *item.extra)}):
                self._left.setdefault(key, []).append(item.id)
        self._given: set[str] = set()

    def of_written(self, written: str) -> str:
        """The id of a text by its id in the file; empty where there is none."""
        return self._written.get(written, "")

    def of_text(self, cells: Mapping[str, str]) -> str:
        """The id of the same text, else of the same system's text about the same question."""
        for key in _keys(cells):
            free = [id for id in self._left.get(key, ()) if id not in self._given]
            if len(free) == 1 or (free and key[0] == "text"):
                self._given.add(free[0])
                return free[0]
        return ""


def _keys(cells: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    about = [cells.get(name, "") for name in ("question", "source", "system", "variant")]
    yield ("text", cells["text"], *about)
    if about[0] or about[1]:
        yield ("place", *about)


class _Names:
    """Ids that are made: of the question's number or id, and the system."""

    def __init__(self, taken: set[str]) -> None:
        self._taken = taken
        self._questions: dict[tuple[str, str], int] = {}
        self._numbers: dict[str, int] = {}

    def made(self, cells: Mapping[str, str]) -> str:
        """An id that nothing else has."""
        about = (cells.get("question", ""), cells.get("source", ""))
        short = cells.get("question_id", "")
        if not short and any(about):
            short = f"q{self._questions.setdefault(about, len(self._questions) + 1)}"
        parts = [short, cells.get("system", ""), cells.get("variant", "")]
        plain = Ids().of("_".join(filter(None, parts)) or "text")
        number = self._numbers.get(plain, 0)
        while (id := plain if number == 0 and plain != "text" else f"{plain}_{number + 1}") in (
            self._taken
        ):
            number += 1
        self._numbers[plain] = number + 1
        self._taken.add(id)
        return id
