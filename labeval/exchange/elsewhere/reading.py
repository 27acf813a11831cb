"""Reading a table of judgments from elsewhere row by row, with only a part of it in memory."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType

from labeval.exchange.cells import cell_of
from labeval.exchange.elsewhere.columns import ABOUT_ITEM, Head, head_of
from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.known import About, Known
from labeval.exchange.elsewhere.missing_codes import Codes
from labeval.exchange.elsewhere.pages import Pages, SessionPages
from labeval.exchange.elsewhere.parts import (
    NOT_UTF8,
    OF_ROWS,
    SECONDS,
    has_faults,
    is_key,
    key_of,
    keys_of,
    row_faults,
    stripped,
)
from labeval.exchange.elsewhere.scales import point_of
from labeval.exchange.elsewhere.seen import Seen
from labeval.exchange.elsewhere.shapes import Shape, has_options, shape_of
from labeval.exchange.formats import Fault, RawPart, RawRow, RawTable
from labeval.exchange.judgment_checks import TURN, turn_faults, turn_of
from labeval.store.chain.judged_pages import JudgedPages, pages_of
from labeval.store.record.imported import JudgmentRow
from labeval.study.methods import asks_one_criterion
from labeval.study.pages import (
    DONT_KNOW,
    ITEM_JOIN,
    NO_ANSWER,
    TURN_MARK,
    is_written_number,
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
"""Judgments that are remembered: those that differ only in their rater are examined once."""
_SHAPES = 100_000
"""Shapes that are remembered: of the same texts and value they are those of every criterion."""


class Elsewhere:
    """One table being read: its rows as the record holds them, and facts about its study."""

    def __init__(
        self,
        file: str,
        items: Mapping[str, object] | None = None,
        scales: Mapping[str, Sequence[str]] = MappingProxyType({}),
        codes: Codes = MappingProxyType({}),
    ) -> None:
        self.seen = Seen()
        self.problems: list[Problem] = []
        self.unlisted = 0
        """Problems beyond :data:`MOST_LISTED`."""
        self.head = Head({}, (), ())
        self.unanswered = 0
        """Rows that were left out, since they say nothing."""
        self.left_out: Counter[tuple[str, float]] = Counter()
        """Criterion and code of a missing answer to the rows that have it."""
        self.participants: set[str] = set()
        self.item_ids = Ids(items or {})
        self.criterion_ids = Ids()
        self._option_ids = Ids()
        self._condition_ids = Ids()
        self._file = file
        self._known_items = items
        self._scales = scales
        self._codes = codes
        self._pages = Pages()
        self._known: dict[str, Known] = {}
        self._abouts: dict[About, About] = {}
        self._asked: dict[tuple[str, str], tuple[str, int, bool]] = {}
        self._shapes: dict[tuple[str, str, str], Shape] = {}
        self._missing_items: set[str] = set()
        self._methods: dict[str, str] = {}

    @property
    def judges_again(self) -> bool:
        """True if a rater judges the same more than once on pages without a name."""
        return self._pages.again

    def rows(self, table: RawTable) -> Iterator[JudgmentRow]:
        """The rows, until the first problem; the problems of all others are noted.

        Of a table that is read row by row, each row is given before the next one is read.
        """
        if table.parts is not None:
            for judged in self.pages(table):
                yield from map(JudgmentRow._make, judged.rows())
        elif table.columns is None or self._take_head(1, table.columns):
            yield from self._one_by_one(table.rows, table.columns)

    def pages(self, table: RawTable) -> Iterator[JudgedPages]:
        """The same rows by page, many at a time."""
        if table.columns is not None and not self._take_head(1, table.columns):
            return
        if table.parts is None:
            yield from pages_of(self._one_by_one(table.rows, table.columns))
            return
        for part in table.parts:
            if isinstance(part, RawPart):
                yield from self._part(part)
            else:
                yield from pages_of(self._one_by_one([part], table.columns))

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

    def _part(self, part: RawPart) -> Iterable[JudgedPages]:
        """The rows of a part: those that are like others before them at once, as most are."""
        written = self.head.written.items()
        different = {name: set(part.cells[column]) for name, column in written}
        cells = {name: stripped(part.cells[column], different[name]) for name, column in written}
        known = None
        if not self._is_special(different):
            self.participants.update(map(sys.intern, different["participant"] - self.participants))
            known = self._known_of(part.lines, cells)
        if known is None:
            return pages_of(self._one_by_one(part.rows(), tuple(part.cells)))
        return self._judged(part.lines, cells, known)

    def _is_special(self, different: Mapping[str, set[str]]) -> bool:
        """True if rows have to be looked at one by one: something is wrong, or may be."""
        return (
            bool(self._scales or self.problems)
            or TURN in different
            or any(TURN_MARK in page for page in different.get("page", ()))
            or has_faults(different, self.participants)
        )

    def _known_of(
        self, lines: Sequence[int], cells: Mapping[str, Sequence[str]]
    ) -> list[Known] | None:
        """The facts of many rows; None where something is wrong with one.

        That is not noted, since all that is wrong comes in the order of the rows.
        """
        keys = list(keys_of(cells, [""] * len(lines)))
        found = list(map(self._known.get, keys))
        if all(found):
            return [known for known in found if known is not None]
        known: list[Known] = []
        for at, (key, each) in enumerate(zip(keys, found, strict=True)):
            met = each or self._known.get(key)
            if met is None:
                own_cells = {name: column[at] for name, column in cells.items()}
                met = self._look(lines[at], self._key(own_cells), own_cells)
            known.append(met)
        if not self.problems:
            return known
        for key, each in zip(keys, found, strict=True):
            if each is None:
                self._known.pop(key, None)
        self.problems.clear()
        self._missing_items.clear()
        self.unlisted = 0
        return None

    def _judged(
        self, lines: Sequence[int], cells: Mapping[str, Sequence[str]], known: Sequence[Known]
    ) -> Iterator[JudgedPages]:
        """The judgments of rows of which only the page can be wrong."""
        empty = [""] * len(lines)
        shared = (cells.get(name) or empty for name in ("session", "page", "page_order", "seconds"))
        times = (cells.get(name) or empty for name in ("answer_seconds", "answered_at"))
        asked = [each.asked for each in known]
        given = [each.criterion for each in known], [each.value for each in known]
        answers = list(zip(*given, *times, strict=True))
        judged = JudgedPages([], [], [])
        before, pages, begin = ("", ""), SessionPages(), 0
        rows = zip([each.about for each in known], cells["participant"], *shared, strict=True)
        for (about, who, own, written, order, seconds), same in groupby(rows):
            end = begin + len(list(same))
            if about is None:
                for each in known[begin:end]:
                    self._leave_out(each)
            else:
                session = own or who
                if session != before[1] or who != before[0]:
                    before, pages = (who, session), self._pages.of(who, session)
                condition, method, items, shown = about
                page = pages.whole_page(written, shown, asked[begin:end], int(order or 0))
                if page is not None:
                    of_session = who, session, condition, method
                    judged.add((*of_session, page[0], items, seconds, page[1]), answers[begin:end])
                else:
                    for at in range(begin, end):
                        own_cells = {name: column[at] for name, column in cells.items()}
                        faults = len(self.problems) + self.unlisted
                        row = self._taken(lines[at], own_cells, faults, checked=True)
                        for one in pages_of([row] if row is not None else []):
                            judged.extend(one)
            begin = end
        if not self.problems:
            yield judged

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
        if known.about is None:
            self._leave_out(known)
            return None
        return self._judgment(line, cells, known, known.about)

    def _leave_out(self, known: Known) -> None:
        if known.value:
            self.left_out[known.criterion, float(known.value)] += 1
        else:
            self.unanswered += 1

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
            return cell_of(value, "number" if name in SECONDS else "text").strip()
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

    def _look(self, line: int, key: tuple[str, ...], cells: Mapping[str, str]) -> Known:
        """Examine a judgment of a kind that has not been met, and note its facts."""
        condition, method, criterion, items, value, _ = key
        if NOT_UTF8.search("".join(cells.values())):
            for name in cells:
                if name not in ("participant", *OF_ROWS) and NOT_UTF8.search(cells[name]):
                    self._not_utf8(line, name)
        is_code = not method and self._is_code(criterion, value)
        shape = Shape(value=value) if is_code else self._shapes.get((method, items, value))
        if shape is None:
            shape = shape_of(method.casefold(), items, value, self.item_ids)
            if len(self._shapes) >= _SHAPES:
                self._shapes.clear()
            self._shapes[method, items, value] = shape
        if not (method or is_code or shape.faults):
            shape = self._as_others(shape, criterion, value)
        if shape.value and has_options(shape.method):
            shape = replace(shape, value=self._option(shape.value))
        for fault in shape.faults:
            self.found(line, *fault)
        asks = self._asked.get((shape.method, criterion))
        if asks is None:
            asks = self._asked[shape.method, criterion] = self._question(shape.method, criterion)
        of_criterion, asked, alone = asks
        about = None
        if shape.method:
            of_items = ITEM_JOIN.join(shape.items)
            shown = f"{of_items}>{of_criterion}" if alone else of_items
            of_condition = self._condition_ids.of(condition or CONDITION)
            about = (of_condition, shape.method, of_items, shown)
            about = self._abouts.setdefault(about, about)
        known = Known(shape, of_criterion, sys.intern(shape.value), about, asked)
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
            self._abouts.clear()
        text = key_of(key)
        if is_key(text, key):
            self._known[text] = known
        if about is not None and not shape.faults:
            self._learn(line, known, about[0], cells)
        return known

    def _is_code(self, criterion: str, value: str) -> bool:
        codes = self._codes.get(self.criterion_ids.of(criterion or OVERALL), frozenset())
        return is_written_number(value) and float(value) in codes

    def _question(self, method: str, criterion: str) -> tuple[str, int, bool]:
        """The id of a criterion, the bit of its question, and whether a page asks it alone."""
        id = sys.intern(self.criterion_ids.of(criterion or OVERALL))
        alone = bool(method) and asks_one_criterion(method)
        return id, self._pages.question(f"{method}>{id}"), alone

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

    def _learn(self, line: int, known: Known, condition: str, cells: Mapping[str, str]) -> None:
        shape, criterion = known.shape, known.criterion
        self.seen.note(shape.method, criterion, condition, shape.items, shape.value)
        if cells.get("scale"):
            self.seen.scales.setdefault(criterion, cells["scale"])
        if self._known_items is not None:
            self._check_items(line, shape)
        elif len(shape.items) == 1:
            about = {name: cells[name] for name in ABOUT_ITEM if name in cells}
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
        for fault in row_faults(cells):
            self.found(line, *fault)

    def _judgment(
        self, line: int, cells: Mapping[str, str], known: Known, about: About
    ) -> JudgmentRow | None:
        get = cells.get
        participant, (condition, method, items, shown) = cells["participant"], about
        session = get("session") or participant
        written = get("page", "")
        if "|" in written or ">" in written:
            template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
            self.found(line, "page", template, {"id": written[:64]})
            return None
        for fault in turn_faults({**cells, "page": written, "method": method}):
            self.found(line, *fault)
            return None
        turn = turn_of({**cells, "page": written})
        page = self._pages.of(participant, session).page(
            with_turn(without_turn(written), turn) if written else "",
            with_turn(shown, turn),
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
            *(participant, session, condition, method, known.criterion, id),
            *(items, known.value, get("seconds", ""), get("answer_seconds", "")),
            *(page[1], get("answered_at", "")),
        )
