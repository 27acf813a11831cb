"""Kinds of judgments in a table from elsewhere: all that differ only in who gave them and when."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace

from labeval.exchange.elsewhere.columns import ABOUT_ITEM
from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.known import About, Known
from labeval.exchange.elsewhere.missing_codes import MISSING, Codes, is_mark
from labeval.exchange.elsewhere.noted import MOST_LISTED, Noted
from labeval.exchange.elsewhere.pages import Pages
from labeval.exchange.elsewhere.parts import NOT_UTF8, OF_ROWS, is_key, key_of, keys_of
from labeval.exchange.elsewhere.seen import OVERALL, Seen
from labeval.exchange.elsewhere.shapes import Fault, Shape, has_options, shape_of
from labeval.study.methods import asks_one_criterion
from labeval.study.pages import DONT_KNOW, ITEM_JOIN, NO_ANSWER, is_written_number
from labeval.text.marks import QT_TRANSLATE_NOOP

CONDITION = "judged"
"""The condition of a table that names none."""
_REMEMBERED = 400_000
"""Judgments that are remembered: those that differ only in their rater are examined once."""
_SHAPES = 100_000
"""Shapes that are remembered: of the same texts and value they are those of every criterion."""


class Kinds:
    """The kinds of judgments that have been met, and the facts about the study in them.

    Args:
        items: known ones, as a table of items has them; None where there is none.
        codes: numbers that are no answers.
    """

    def __init__(
        self, noted: Noted, pages: Pages, items: Mapping[str, object] | None, codes: Codes
    ) -> None:
        self.seen = Seen()
        self.item_ids = Ids(items or {})
        self.criterion_ids = Ids()
        self._option_ids = Ids()
        self._condition_ids = Ids()
        self._noted = noted
        self._pages = pages
        self._known_items = items
        self._codes = codes
        self._known: dict[str, Known] = {}
        self._abouts: dict[About, About] = {}
        self._asked: dict[tuple[str, str], tuple[str, int, bool]] = {}
        self._shapes: dict[tuple[str, str, str], Shape] = {}
        self._missing_items: set[str] = set()
        self._methods: dict[str, str] = {}
        self._words: dict[str, dict[str, int]] = {}
        """Criterion to its answers that are no numbers, with the first line of each."""
        self._mixed: set[str] = set()

    def of(self, line: int, cells: Mapping[str, str]) -> Known:
        """The facts of one row; all that is wrong with it is noted."""
        key = self._key(cells)
        known = self._known.get(key_of(key))
        if known is None or (known.shape.faults and len(self._noted.found) < MOST_LISTED):
            return self._look(line, key, cells)
        if known.shape.faults:
            self._noted.unlisted += 1
        return known

    def of_many(
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
        if not self._noted.found:
            return known
        for key, each in zip(keys, found, strict=True):
            if each is None:
                self._known.pop(key, None)
        self._noted.clear()
        self._missing_items.clear()
        self._mixed.clear()
        return None

    def _key(self, cells: Mapping[str, str]) -> tuple[str, ...]:
        """The cells that say what a row judges, in the order of the keys of many rows."""
        get = cells.get
        items = get("items") or _pair(cells)
        judged = (get("condition", ""), get("method", ""), get("criterion", ""), items)
        return (*judged, cells["value"], get("system", ""))

    def _look(self, line: int, key: tuple[str, ...], cells: Mapping[str, str]) -> Known:
        """Examine a judgment of a kind that has not been met, and note its facts."""
        condition, method, criterion, items, value, _ = key
        if NOT_UTF8.search("".join(cells.values())):
            for name in cells:
                if name not in ("participant", *OF_ROWS) and NOT_UTF8.search(cells[name]):
                    self._noted.not_utf8(line, name)
        is_code = not method and ITEM_JOIN not in items and self._is_code(criterion, value)
        shape = Shape(value=value) if is_code else self._shapes.get((method, items, value))
        if shape is None:
            shape = shape_of(method.casefold(), items, value, self.item_ids)
            if len(self._shapes) >= _SHAPES:
                self._shapes.clear()
            self._shapes[method, items, value] = shape
        if not (method or is_code or shape.faults):
            shape = self._as_others(line, shape, criterion, value)
        if shape.value and has_options(shape.method):
            shape = replace(shape, value=self._option(shape.value))
        for fault in shape.faults:
            self._noted.note(line, *fault)
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
        """Return whether a value stands for a missing answer to a criterion."""
        id = self.criterion_ids.of(criterion or OVERALL)
        if is_written_number(value):
            return float(value) in self._codes.numbers.get(id, ())
        return is_mark(value) and value.casefold() not in MISSING and id not in self._codes.worded

    def _question(self, method: str, criterion: str) -> tuple[str, int, bool]:
        """The id of a criterion, the bit of its question, and whether a page asks it alone."""
        id = sys.intern(self.criterion_ids.of(criterion or OVERALL))
        alone = bool(method) and asks_one_criterion(method)
        return id, self._pages.question(f"{method}>{id}"), alone

    def _as_others(self, line: int, shape: Shape, criterion: str, value: str) -> Shape:
        """Report words among numbers of one criterion, those before the first number as well."""
        if len(shape.items) != 1 or not shape.method:
            return shape
        is_alike = self._methods.setdefault(criterion, shape.method) == shape.method
        if not is_written_number(value):
            if not is_alike:
                return Shape(faults=(_among_others(value),))
            self._words.setdefault(criterion, {}).setdefault(value, line)
        elif not is_alike and criterion not in self._mixed:
            self._mixed.add(criterion)
            for word, met in self._words[criterion].items():
                self._noted.note(met, *_among_others(word))
        return shape

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
                self._noted.note(line, differing, template, values, advice)

    def _check_items(self, line: int, shape: Shape) -> None:
        """Report items that the table of items does not have, each once."""
        assert self._known_items is not None
        for item in shape.items:
            if item not in self._known_items and item not in self._missing_items:
                self._missing_items.add(item)
                template = QT_TRANSLATE_NOOP("Problem", "the items table has no item “{item}”")
                self._noted.note(line, "items", template, {"item": item})


def _pair(cells: Mapping[str, str]) -> str:
    if "first" not in cells:
        return ""
    return f"{cells['first']}{ITEM_JOIN}{cells['second']}"


def _among_others(value: str) -> Fault:
    template = QT_TRANSLATE_NOOP("Problem", "“{value}” is among words and numbers of one criterion")
    advice = QT_TRANSLATE_NOOP(
        "Problem", "mend it, or empty the cell if nothing was answered; or add a column method"
    )
    return "value", template, {"value": value[:64]}, advice
