"""Reading a table of judgments from elsewhere row by row, with only a part of it in memory."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from labeval.exchange.cells import cell_of
from labeval.exchange.elsewhere.columns import ABOUT_ITEM, Head, head_of
from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.pages import Pages, SessionPages
from labeval.exchange.elsewhere.parts import (
    NOT_UTF8,
    OF_ROWS,
    has_faults,
    is_key,
    is_position,
    key_of,
    keys_of,
)
from labeval.exchange.elsewhere.scales import point_of
from labeval.exchange.elsewhere.seen import Seen
from labeval.exchange.elsewhere.shapes import Shape, shape_of
from labeval.exchange.formats import Fault, RawPart, RawRow, RawTable
from labeval.exchange.judgment_checks import TURN, is_number, is_utc, turn_faults, turn_of
from labeval.store.record.imported import JudgmentCells, JudgmentRow
from labeval.study.methods import asks_one_criterion, find_method
from labeval.study.pages import (
    DONT_KNOW,
    ITEM_JOIN,
    NO_ANSWER,
    TURN_MARK,
    with_turn,
    without_turn,
)
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_LISTED = 500
"""Problems that are listed; the others are counted."""
OVERALL = "overall"
"""The criterion of a table that names none."""
CONDITION = "judged"
"""The condition of a table that names none."""
_REMEMBERED = 400_000
"""Number of judgments that are remembered: those that differ only in their rater are examined
once."""
_SHAPES = 100_000
"""Shapes that are remembered: of the same texts and value they are those of every criterion."""
_SECONDS = ("seconds", "answer_seconds")


@dataclass(frozen=True, slots=True)
class _Known:
    """Common facts of all rows with the same condition, method, criterion, items and value."""

    shape: Shape
    condition: str
    criterion: str
    items: str
    shown: str
    """The texts of its page, with the criterion where a page asks one alone."""
    asked: int
    """The bit of its question."""


class Elsewhere:
    """One table being read: its rows as the record holds them, and facts about its study."""

    def __init__(
        self,
        file: str,
        items: Mapping[str, object] | None = None,
        scales: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        self.seen = Seen()
        self.problems: list[Problem] = []
        self.unlisted = 0
        """Problems beyond :data:`MOST_LISTED`."""
        self.head = Head({}, (), ())
        self.unanswered = 0
        """Rows that were left out, since they say nothing."""
        self.participants: set[str] = set()
        self.item_ids = Ids(items or {})
        self.criterion_ids = Ids()
        self._option_ids = Ids()
        self._condition_ids = Ids()
        self._file = file
        self._known_items = items
        self._scales = scales
        self._pages = Pages()
        self._known: dict[str, _Known] = {}
        self._shapes: dict[tuple[str, str, str], Shape] = {}
        self._missing_items: set[str] = set()
        self._methods: dict[str, str] = {}

    @property
    def judges_again(self) -> bool:
        """True if a rater judges the same more than once on pages without a name."""
        return self._pages.again

    def rows(self, table: RawTable) -> Iterator[JudgmentRow]:
        """The rows, until the first problem; the problems of all others are noted."""
        return map(JudgmentRow._make, self.cells(table))

    def cells(self, table: RawTable) -> Iterator[JudgmentCells]:
        """The same without names, which saves half a second of a million rows."""
        if table.columns is not None and not self._take_head(1, table.columns):
            return
        if table.parts is not None:
            for part in table.parts:
                if isinstance(part, RawPart):
                    yield from self._part(part)
                else:
                    yield from self._one_by_one([part], table.columns)
        else:
            yield from self._one_by_one(table.rows, table.columns)

    def _one_by_one(
        self, rows: Iterable[RawRow], columns: tuple[str, ...] | None
    ) -> Iterator[JudgmentRow]:
        names = columns
        complete = True
        for line, raw in rows:
            if isinstance(raw, Fault):
                self.found(line, "", raw.template, raw.values, context=raw.context)
                continue
            if columns is None and tuple(raw) != names:
                names = tuple(raw)
                complete = self._take_head(line, names)
            if not complete:
                continue  # the fault of this row was reported with the first of its kind
            row = self._row(line, raw)
            if row is not None and not self.problems:
                yield row

    def _part(self, part: RawPart) -> Iterable[JudgmentCells]:
        """The rows of a part: those that are like others before them at once, as most are."""
        cells = {
            name: list(map(str.strip, part.cells[column]))
            for name, column in self.head.written.items()
        }
        if self._scales or TURN in cells or self.problems or has_faults(cells, self.participants):
            return self._one_by_one(part.rows(), tuple(part.cells))
        self.participants.update(map(sys.intern, set(cells["participant"]) - self.participants))
        empty = [""] * len(part.lines)
        named = ("session", "page", "page_order", "seconds", "answer_seconds", "answered_at")
        rows = zip(
            *(map(self._known.get, keys_of(cells, empty)), cells["participant"]),
            *(cells.get(name) or empty for name in named),
            strict=True,
        )
        taken: list[JudgmentCells] = []
        add = taken.append
        before, pages = ("", ""), SessionPages()
        for at, (known, who, own, written, order, seconds, answering, time) in enumerate(rows):
            if known is None and TURN_MARK not in written:
                own_cells = {name: column[at] for name, column in cells.items()}
                known = self._met(part.lines[at], own_cells)
                if known is None:
                    continue
            if known is not None and (shape := known.shape).method:
                session = own or who
                if session != before[1] or who != before[0]:
                    before, pages = (who, session), self._pages.of(who, session)
                page = pages.page(written, known.shown, known.asked, int(order) if order else 0)
                if page is not None:
                    about = known.condition, shape.method, known.criterion, page[0], known.items
                    times = seconds, answering, page[1], time
                    add((who, session, *about, shape.value, *times))
                    continue
            own_cells = {name: column[at] for name, column in cells.items()}
            faults = len(self.problems) + self.unlisted
            row = self._taken(part.lines[at], own_cells, faults, checked=True)
            if row is not None:
                add(row)
        return [] if self.problems else taken

    def found(
        self,
        line: int | None,
        field: str,
        template: str,
        values: Mapping[str, object] | None = None,
        advice: str = "",
        context: str = "Problem",
    ) -> None:
        """Note one problem."""
        if len(self.problems) < MOST_LISTED:
            column = self.head.written.get(field, field)
            found = Problem(
                self._file, line, column, template, values or {}, advice, context=context
            )
            self.problems.append(found)
        else:
            self.unlisted += 1

    def _take_head(self, line: int, names: Iterable[str]) -> bool:
        self.head = head_of(names)
        for name in self.head.missing:
            advice = QT_TRANSLATE_NOOP(
                "Problem",
                "the columns found are: {columns}; --map says what they are, such as "
                "--map participant=COLUMN, --map rating=COLUMN or --map value=COLUMN",
            )
            template = QT_TRANSLATE_NOOP("Problem", "the column is missing")
            self.found(line, name, template, {"columns": ", ".join(names)}, advice)
        for first, second in self.head.twice:
            template = QT_TRANSLATE_NOOP("Problem", "means the same as the column “{first}”")
            advice = QT_TRANSLATE_NOOP("Problem", "leave one of them out")
            self.found(line, second, template, {"first": first}, advice)
        return not (self.head.missing or self.head.twice)

    def _row(self, line: int, raw: Mapping[str, object]) -> JudgmentRow | None:
        before = len(self.problems) + self.unlisted
        cells = self._cells(line, raw)
        participant = cells.get("participant", "")
        if participant not in self.participants:
            self._meet(line, participant)
        return self._taken(line, cells, before)

    def _taken(
        self, line: int, cells: dict[str, str], before: int, *, checked: bool = False
    ) -> JudgmentRow | None:
        """A row of a participant who has been met.

        Args:
            before: number of problems before the row.
            checked: whether the cells that say nothing about the judgment itself are known to be
                right.
        """
        if self._scales and cells["value"]:
            cells["value"] = self._as_point(cells)
        key = self._key(cells)
        known = self._known.get(key_of(key))
        if known is None or (known.shape.faults and len(self.problems) < MOST_LISTED):
            known = self._look(line, key, cells)
        elif known.shape.faults:
            self.unlisted += 1
        if not checked:
            self._check_row(line, cells)
        if len(self.problems) + self.unlisted > before:
            return None
        if not known.shape.method:
            self.unanswered += 1
            return None
        return self._judgment(line, cells, known)

    def _met(self, line: int, cells: dict[str, str]) -> _Known | None:
        """The facts of a judgment of a kind that has not been met; None where it is no row."""
        before = len(self.problems) + self.unlisted
        known = self._look(line, self._key(cells), cells)
        if len(self.problems) + self.unlisted > before:
            return None
        if not known.shape.method:
            self.unanswered += 1
            return None
        return known

    def _key(self, cells: Mapping[str, str]) -> tuple[str, ...]:
        """The cells that say what a row judges, in the order of the keys of many rows."""
        get = cells.get
        items = get("items") or self._pair(cells)
        judged = (get("condition", ""), get("method", ""), get("criterion", ""), items)
        return (*judged, cells["value"], get("system", ""))

    def _cells(self, line: int, raw: Mapping[str, object]) -> dict[str, str]:
        written = self.head.written.items()
        try:  # most tables are texts throughout
            return {name: str.strip(raw[column]) for name, column in written}  # type: ignore[arg-type]
        except TypeError:
            return {name: self._cell(line, name, raw[column]) for name, column in written}

    def _cell(self, line: int, name: str, value: object) -> str:
        try:
            return cell_of(value, "number" if name in _SECONDS else "text").strip()
        except ValueError:
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is neither text nor a number")
            self.found(line, name, template, {"value": value})
            return ""

    def _as_point(self, cells: Mapping[str, str]) -> str:
        """The value of a scale of words as its number; other values as they are."""
        value, words = cells["value"], self._scales.get(cells.get("criterion", ""))
        return str(point_of(value, words) or value) if words else value

    def _pair(self, cells: Mapping[str, str]) -> str:
        if "first" not in cells:
            return ""
        return f"{cells['first']}{ITEM_JOIN}{cells['second']}"

    def _meet(self, line: int, participant: str) -> None:
        """A participant whom no row before this one has named."""
        if not participant:
            self.found(line, "participant", QT_TRANSLATE_NOOP("Problem", "is empty"))
        elif NOT_UTF8.search(participant):
            self._not_utf8(line, "participant")
        else:
            self.participants.add(sys.intern(participant))

    def _not_utf8(self, line: int, column: str) -> None:
        template = QT_TRANSLATE_NOOP("Problem", "holds characters that are not valid UTF-8")
        advice = QT_TRANSLATE_NOOP("Problem", "save the file as UTF-8")
        self.found(line, column, template, {}, advice)

    def _look(self, line: int, key: tuple[str, ...], cells: Mapping[str, str]) -> _Known:
        """Examine a judgment of a kind that has not been met, and note its facts."""
        condition, method, criterion, items, value, _ = key
        if NOT_UTF8.search("".join(cells.values())):
            for name in cells:
                if name not in ("participant", *OF_ROWS) and NOT_UTF8.search(cells[name]):
                    self._not_utf8(line, name)
        shape = self._shapes.get((method, items, value))
        if shape is None:
            shape = shape_of(method.casefold(), items, value, self.item_ids)
            if len(self._shapes) >= _SHAPES:
                self._shapes.clear()
            self._shapes[method, items, value] = shape
        if not method and not shape.faults:
            shape = self._as_others(shape, criterion, value)
        if shape.value and _has_options(shape.method):
            shape = replace(shape, value=self._option(shape.value))
        for fault in shape.faults:
            self.found(line, *fault)
        of_criterion = sys.intern(self.criterion_ids.of(criterion or OVERALL))
        of_items = sys.intern(ITEM_JOIN.join(shape.items))
        alone = bool(shape.method) and asks_one_criterion(shape.method)
        known = _Known(
            shape,
            sys.intern(self._condition_ids.of(condition or CONDITION)),
            of_criterion,
            of_items,
            sys.intern(f"{of_items}>{of_criterion}") if alone else of_items,
            self._pages.question(f"{shape.method}>{of_criterion}"),
        )
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        text = key_of(key)
        if is_key(text, key):
            self._known[text] = known
        if shape.method and not shape.faults:
            self._learn(line, known, cells)
        return known

    def _as_others(self, shape: Shape, criterion: str, value: str) -> Shape:
        """Report a row whose inferred method differs from that of its criterion's other rows."""
        if len(shape.items) != 1 or not shape.method:
            return shape
        if self._methods.setdefault(criterion, shape.method) == shape.method:
            return shape
        template = QT_TRANSLATE_NOOP(
            "Problem", "“{value}” is among words and numbers of one criterion"
        )
        advice = QT_TRANSLATE_NOOP("Problem", "mend the value, or add a column method")
        return Shape(faults=(("value", template, {"value": value[:64]}, advice),))

    def _option(self, value: str) -> str:
        """The id of an option, whose words are its label."""
        if value in (NO_ANSWER, DONT_KNOW):
            return value
        id = self._option_ids.of(value)
        if id != value:
            self.seen.options[id] = value
        return id

    def _learn(self, line: int, known: _Known, cells: Mapping[str, str]) -> None:
        shape, criterion = known.shape, known.criterion
        self.seen.note(shape.method, criterion, known.condition, shape.items, shape.value)
        if cells.get("scale"):
            self.seen.scales.setdefault(criterion, cells["scale"])
        if self._known_items is not None:
            self._check_items(line, shape)
        elif len(shape.items) == 1:
            about = {name: cells.get(name, "") for name in ABOUT_ITEM}
            differing = self.seen.note_item(shape.items[0], about)
            if differing:
                template = QT_TRANSLATE_NOOP(
                    "Problem", "is “{value}”, but another row says something else about {item}"
                )
                values = {"value": about[differing][:64], "item": shape.items[0]}
                advice = QT_TRANSLATE_NOOP(
                    "Problem",
                    "give each text an id of its own; if the column names questions, call it "
                    "question_id",
                )
                self.found(line, differing, template, values, advice)

    def _check_items(self, line: int, shape: Shape) -> None:
        """Report items that the table of items does not have, each once."""
        assert self._known_items is not None
        for item in shape.items:
            if item not in self._known_items and item not in self._missing_items:
                self._missing_items.add(item)
                template = QT_TRANSLATE_NOOP("Problem", "the items table has no item “{item}”")
                self.found(line, "items", template, {"item": item})

    def _check_row(self, line: int, cells: Mapping[str, str]) -> None:
        for name in OF_ROWS:
            if NOT_UTF8.search(cells.get(name, "")):
                self._not_utf8(line, name)
        for name in _SECONDS:
            text = cells.get(name)
            if text and not is_number(text):
                template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a number of seconds")
                advice = QT_TRANSLATE_NOOP("Problem", "write it as 12.345, or leave it empty")
                self.found(line, name, template, {"value": text[:64]}, advice)
        order = cells.get("page_order")
        if order and not is_position(order):
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 1")
            self.found(line, "page_order", template, {"value": order[:64]})
        time = cells.get("answered_at")
        if time and not is_utc(time):
            template = QT_TRANSLATE_NOOP(
                "Problem", "“{value}” is not a time in UTC as ISO 8601 writes it"
            )
            advice = QT_TRANSLATE_NOOP(
                "Problem", "write it as 2026-01-31T09:30:00.000Z, or leave it empty"
            )
            self.found(line, "answered_at", template, {"value": time[:64]}, advice)

    def _judgment(self, line: int, cells: Mapping[str, str], known: _Known) -> JudgmentRow | None:
        get = cells.get
        participant, shape = cells["participant"], known.shape
        session = get("session") or participant
        written = get("page", "")
        if "|" in written or ">" in written:
            template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
            self.found(line, "page", template, {"id": written[:64]})
            return None
        for fault in turn_faults({**cells, "page": written, "method": shape.method}):
            self.found(line, *fault)
            return None
        turn = turn_of({**cells, "page": written})
        page = self._pages.of(participant, session).page(
            with_turn(without_turn(written), turn) if written else "",
            with_turn(known.shown, turn),
            known.asked,
            int(get("page_order") or 0),
        )
        if page is None:
            template = QT_TRANSLATE_NOOP(
                "Problem", "this participant has judged this by this criterion on this page before"
            )
            advice = QT_TRANSLATE_NOOP(
                "Problem", "give the second judgment another page, or leave out the column page"
            )
            self.found(line, "page", template, {}, advice)
            return None
        id = with_turn(without_turn(page[0]), turn)
        return JudgmentRow(
            *(participant, session, known.condition, shape.method, known.criterion, id),
            *(known.items, shape.value, get("seconds", ""), get("answer_seconds", "")),
            *(page[1], get("answered_at", "")),
        )


def _has_options(method: str) -> bool:
    """Return whether a judgment by the method is one of its options, by id."""
    return bool(method) and getattr(find_method(method), "SCALE", ()) == ("options",)
