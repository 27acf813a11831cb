"""Checks of a row of the table of judgments, cell by cell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from math import isfinite

from labeval.study.methods import find_method, method_names, rates_turns
from labeval.study.pages import ITEM_JOIN, NO_ANSWER, turn_in
from labeval.text.marks import QT_TRANSLATE_NOOP

Found = tuple[str, str, Mapping[str, object], str]
"""Column, template, what fills it, and advice."""

TURN = "turn"
"""A column that files from before conversations were rated turn by turn do not have."""
_FILLED = ("participant", "session", "method", "criterion", "page", "items")
_IDS = ("condition", "method", "criterion", "page")
_NUMBER = re.compile(r"(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_TURN = re.compile(r"[1-9][0-9]{0,3}")
_POSITION = re.compile(r"[1-9][0-9]{0,8}")
_UTC = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(\.[0-9]+)?(Z|\+00:00)")
_NOT_UTF8 = re.compile("[\ud800-\udfff]")


def faults_of(cells: Mapping[str, str]) -> Iterator[Found]:
    """Everything that is wrong with one row; all columns must be there."""
    yield from text_faults(cells)
    yield from empty_faults(cells, _FILLED)
    yield from id_faults(cells)
    yield from number_faults(cells, ("seconds", "answer_seconds"))
    yield from position_faults(cells, ("page_order",))
    yield from time_faults(cells, "answered_at")
    yield from turn_faults(cells)
    yield from _value(cells)


def turn_of(cells: Mapping[str, str]) -> int:
    """The answer of a conversation that a sound row is about, from 1; 0 for the whole text."""
    return int(cells.get(TURN) or turn_in(cells["page"]) or 0)


def turn_faults(cells: Mapping[str, str]) -> Iterator[Found]:
    """A turn that is no number, not that of the page, or of a method that judges no turns."""
    turn, method = cells.get(TURN, ""), cells.get("method", "")
    named = turn_in(cells.get("page", ""))
    if turn and not _TURN.fullmatch(turn):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 1 to 9999")
        yield TURN, template, {"value": turn[:64]}, ""
    elif turn and named and turn != named:
        template = QT_TRANSLATE_NOOP("Problem", "is {turn}, but the page is about the turn {named}")
        yield TURN, template, {"turn": turn, "named": named}, ""
    elif (turn or named) and method in method_names() and not rates_turns(find_method(method)):
        template = QT_TRANSLATE_NOOP("Problem", "judgments of {method} are not about single turns")
        advice = QT_TRANSLATE_NOOP("Problem", "methods with turns: {known}")
        known = [name for name in method_names() if rates_turns(find_method(name))]
        yield TURN, template, {"method": method, "known": ", ".join(known)}, advice


def text_faults(cells: Mapping[str, str]) -> Iterator[Found]:
    """Cells that are no text."""
    for name, text in cells.items():
        if _NOT_UTF8.search(text):
            yield (
                name,
                QT_TRANSLATE_NOOP("Problem", "holds characters that are not valid UTF-8"),
                {},
                QT_TRANSLATE_NOOP("Problem", "save the file as UTF-8"),
            )


def empty_faults(cells: Mapping[str, str], names: Iterable[str]) -> Iterator[Found]:
    """Cells that have to say something, and do not."""
    for name in names:
        if not cells[name]:
            yield name, QT_TRANSLATE_NOOP("Problem", "is empty"), {}, ""


def id_faults(cells: Mapping[str, str]) -> Iterator[Found]:
    """Ids with the characters that join ids."""
    template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
    for name in _IDS:
        if "|" in cells[name] or ">" in cells[name]:
            yield name, template, {"id": cells[name]}, ""
    items = cells["items"].split(ITEM_JOIN) if cells["items"] else []
    for item in items:
        if ">" in item:
            yield "items", template, {"id": item}, ""
    if not all(items) or len(set(items)) < len(items):
        yield (
            "items",
            QT_TRANSLATE_NOOP("Problem", "“{items}” names an item twice or none between two |"),
            {"items": cells["items"]},
            QT_TRANSLATE_NOOP("Problem", "write the ids joined by single |"),
        )


def number_faults(cells: Mapping[str, str], names: Iterable[str]) -> Iterator[Found]:
    """Cells that are no number of seconds; they may be empty."""
    for name in names:
        if cells[name] and not is_number(cells[name]):
            yield (
                name,
                QT_TRANSLATE_NOOP("Problem", "“{value}” is not a number of seconds"),
                {"value": cells[name]},
                QT_TRANSLATE_NOOP("Problem", "write it as 12.345, or leave it empty"),
            )


def position_faults(cells: Mapping[str, str], names: Iterable[str]) -> Iterator[Found]:
    """Cells that are no whole number from 1."""
    for name in names:
        if not _POSITION.fullmatch(cells[name]):
            yield (
                name,
                QT_TRANSLATE_NOOP("Problem", "“{value}” is not a whole number from 1"),
                {"value": cells[name]},
                "",
            )


def time_faults(cells: Mapping[str, str], name: str) -> Iterator[Found]:
    """A cell that is no moment in UTC; it may be empty."""
    if cells[name] and not is_utc(cells[name]):
        yield (
            name,
            QT_TRANSLATE_NOOP("Problem", "“{value}” is not a time in UTC as ISO 8601 writes it"),
            {"value": cells[name]},
            QT_TRANSLATE_NOOP("Problem", "write it as 2026-01-31T09:30:00.000Z, or leave it empty"),
        )


def _value(cells: Mapping[str, str]) -> Iterator[Found]:
    """A value that the method does not know. A method of another program is not judged."""
    value, name = cells["value"], cells["method"]
    if value in ("", NO_ANSWER) or name not in method_names():
        return
    method = find_method(name)
    if not method.is_value(cells["items"].split(ITEM_JOIN), value):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be the value of {method} here")
        yield "value", template, {"value": value, "method": name}, method.VALUES


def is_number(text: str) -> bool:
    """True if a cell holds a number of seconds."""
    return _NUMBER.fullmatch(text) is not None and isfinite(float(text))


def is_utc(text: str) -> bool:
    """True if a cell holds a moment in UTC."""
    found = _UTC.fullmatch(text)
    if found is None:
        return False
    try:
        datetime.fromisoformat(found[1])
    except ValueError:
        return False
    return True
