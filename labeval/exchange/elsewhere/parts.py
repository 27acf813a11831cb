"""Many rows of a table of judgments at once, by column."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from operator import eq

from labeval.exchange.elsewhere.shapes import Fault
from labeval.exchange.judgment_checks import is_number, is_utc
from labeval.study.pages import ITEM_JOIN
from labeval.text.marks import QT_TRANSLATE_NOOP

OF_ROWS = ("session", "page")
"""Columns of names that differ from row to row of the same judgment."""
SECONDS = ("seconds", "answer_seconds")

NOT_UTF8 = re.compile("[\ud800-\udfff]")


def stripped(column: Sequence[str], different: set[str]) -> Sequence[str]:
    """The cells of a column without space around them; ``different`` becomes those of them."""
    if all(map(eq, different, map(str.strip, different))):
        return column  # as most are
    cells = list(map(str.strip, column))
    different.clear()
    different.update(cells)
    return cells


def has_faults(cells: Mapping[str, set[str]], participants: set[str]) -> bool:
    """True if something is wrong with a cell that says nothing about the judgment itself.

    Args:
        cells: the different ones of each column.
        participants: those that are known to be right.
    """
    new = cells["participant"] - participants
    return (
        "" in new
        or any(map(NOT_UTF8.search, new))
        or any(NOT_UTF8.search(text) for name in OF_ROWS for text in _filled(cells, name))
        or any("|" in page or ">" in page for page in _filled(cells, "page"))
        or not all(map(is_number, _filled(cells, "seconds") | _filled(cells, "answer_seconds")))
        or not all(map(is_position, _filled(cells, "page_order")))
        or not all(map(is_utc, _filled(cells, "answered_at")))
    )


def row_faults(cells: Mapping[str, str]) -> Iterator[Fault]:
    """All that is wrong with the times and the position that one row has."""
    for name in SECONDS:
        text = cells.get(name)
        if text and not is_number(text):
            template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a number of seconds")
            advice = QT_TRANSLATE_NOOP("Problem", "write it as 12.345, or leave it empty")
            yield name, template, {"value": text[:64]}, advice
    order = cells.get("page_order")
    if order and not is_position(order):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 1")
        yield "page_order", template, {"value": order[:64]}, ""
    time = cells.get("answered_at")
    if time and not is_utc(time):
        template = QT_TRANSLATE_NOOP(
            "Problem", "“{value}” is not a time in UTC as ISO 8601 writes it"
        )
        advice = QT_TRANSLATE_NOOP(
            "Problem", "write it as 2026-01-31T09:30:00.000Z, or leave it empty"
        )
        yield "answered_at", template, {"value": time[:64]}, advice


def keys_of(cells: Mapping[str, Sequence[str]], empty: Sequence[str]) -> Iterator[str]:
    """The keys of what each row judges: condition, method, criterion, items, value and system.

    Args:
        empty: as many empty cells as there are rows.
    """
    items = cells.get("items") or empty
    if "first" in cells:
        pairs = zip(items, cells["first"], cells["second"], strict=True)
        items = [own or ITEM_JOIN.join(pair) for own, *pair in pairs]
    names = ("condition", "method", "criterion", "system")
    condition, method, criterion, system = (cells.get(name) or empty for name in names)
    judged = zip(condition, method, criterion, items, cells["value"], system, strict=True)
    return map(key_of, judged)


key_of = "\x1f".join
"""One text of several cells; of a million rows, texts are looked up in two thirds of the time."""


def is_key(text: str, cells: Sequence[str]) -> bool:
    """True if no other cells have the same key: the mark between cells is in none of them."""
    return text.count("\x1f") == len(cells) - 1


def is_position(text: str) -> bool:
    """True if a cell holds a position in a session."""
    return text.isdecimal() and len(text) < 10 and int(text) > 0


def _filled(cells: Mapping[str, set[str]], name: str) -> set[str]:
    """The different cells of a column that are not empty."""
    return cells.get(name, set()) - {""}
