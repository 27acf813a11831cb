"""Shape of one judgment: its method, its items and its value, however they were written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from labeval.exchange.elsewhere.ids import Ids
from labeval.exchange.elsewhere.missing_codes import MISSING
from labeval.study.methods import find_method, method_names
from labeval.study.pages import ITEM_JOIN, NO_ANSWER, is_written_number
from labeval.text.marks import QT_TRANSLATE_NOOP

_WHOLE = re.compile(r"([+-]?[0-9]+)\.0+")
_REMEMBERED = 4_096
"""Values whose methods are remembered."""
_RESERVED = ">"
"""Joins items in values of judgments."""

Fault = tuple[str, str, Mapping[str, object], str]
"""Column, template, what fills it, and advice."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One judgment, as the table of judgments holds it, or what is wrong with it."""

    method: str = ""
    items: tuple[str, ...] = ()
    value: str = ""
    faults: tuple[Fault, ...] = field(default=())


def shape_of(method: str, items: str, value: str, ids: Ids) -> Shape:
    """The judgment that a row says.

    Args:
        method: its name, or empty: then what the items and the value look like decides.
        items: names joined by ``|``, in the order shown.
        value: as written.
        ids: of items; a new name gets one.

    Returns:
        The judgment; without a method where nothing was answered and none is named.
    """
    value = "" if value.casefold() in MISSING and value not in items else value
    faults = list(_faults(method, items))
    if faults:
        return Shape(faults=tuple(faults))
    names = tuple(name.strip() for name in items.split(ITEM_JOIN))
    if value in ("", NO_ANSWER):
        return Shape(method, tuple(map(ids.of, names)), value) if method else Shape()
    methods = (method,) if method else _methods(len(names), value)
    if not methods:
        return Shape(faults=(_unknown_shape(value),))
    for name in methods:
        given = _value(name, names, value, ids)
        chosen = tuple(map(ids.of, names))
        if find_method(name).is_value(chosen, given):
            return Shape(name, chosen, given)
    template = QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be the value of {method} here")
    values = {"value": value[:64], "method": methods[0]}
    return Shape(faults=(("value", template, values, find_method(methods[0]).VALUES),))


def _faults(method: str, items: str) -> list[Fault]:
    found: list[Fault] = []
    if method and method not in method_names():
        template = QT_TRANSLATE_NOOP("Problem", "there is no method “{name}”")
        advice = QT_TRANSLATE_NOOP("Problem", "the methods are {known}; or leave the column out")
        values = {"name": method[:64], "known": ", ".join(method_names())}
        found.append(("method", template, values, advice))
    if not items:
        found.append(("items", QT_TRANSLATE_NOOP("Problem", "is empty"), {}, ""))
        return found
    names = [name.strip() for name in items.split(ITEM_JOIN)]
    if not all(names) or len(set(names)) < len(names):
        template = QT_TRANSLATE_NOOP(
            "Problem", "“{items}” names an item twice or none between two |"
        )
        advice = QT_TRANSLATE_NOOP("Problem", "write the ids joined by single |")
        found.append(("items", template, {"items": items[:200]}, advice))
    elif _RESERVED in items:
        template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
        found.append(("items", template, {"id": items[:200]}, ""))
    return found


def _unknown_shape(value: str) -> Fault:
    if is_written_number(value):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a number that can be a value")
        advice = QT_TRANSLATE_NOOP("Problem", "write digits, with a point where there are decimals")
        return "value", template, {"value": value[:64]}, advice
    template = QT_TRANSLATE_NOOP(
        "Problem", "of what method “{value}” is a value does not follow from the row"
    )
    advice = QT_TRANSLATE_NOOP("Problem", "add a column method")
    return "value", template, {"value": value[:64]}, advice


@lru_cache(_REMEMBERED)
def _methods(texts: int, value: str) -> tuple[str, ...]:
    """The methods whose judgments look like this."""
    known = ((name, getattr(find_method(name), "looks_like", None)) for name in method_names())
    return tuple(name for name, looks_like in known if looks_like and looks_like(texts, value))


def _value(method: str, names: tuple[str, ...], value: str, ids: Ids) -> str:
    """The value as the table of judgments writes it; as it is where it is not understood."""
    if value in names:
        return ids.of(value)
    read = getattr(find_method(method), "read_value", None)
    if read is not None:
        return str(read(names, value, ids.of))
    whole = _WHOLE.fullmatch(value)
    return (whole[1] if whole else value).removeprefix("+")


def has_options(method: str) -> bool:
    """Return whether a judgment by the method is one of its options, by id."""
    return bool(method) and getattr(find_method(method), "SCALE", ()) == ("options",)
