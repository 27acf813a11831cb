"""What one judgment says: its method, its items and its value, however they were written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.exchange.elsewhere.ids import Ids
from labeval.study.methods import find_method, method_names
from labeval.study.pages import BOTH_BAD, DONT_KNOW, ITEM_JOIN, NO_ANSWER, TIE
from labeval.text.marks import QT_TRANSLATE_NOOP

_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?")
_WHOLE = re.compile(r"([+-]?[0-9]+)\.0+")
_FIRST = frozenset({"left", "first", "a", "1", "item_a", "model_a"})
_SECOND = frozenset({"right", "second", "b", "2", "item_b", "model_b"})
_TIES = frozenset({"tie", "draw", "neutral", "equal", "same", "both", "0"})
_BAD = frozenset({"both_bad", "both bad", "bothbad", "neither", "tie (bothbad)"})
_YES = {"yes": "yes", "true": "yes", "no": "no", "false": "no"}
_UNDECIDED = frozenset({"dont_know", "don't know", "dont know", "i don't know", "unsure"})
_MISSING = frozenset({"na", "n/a", "nan", "null", "-"})
_BEST_WORST = ">"

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
    value = "" if value.casefold() in _MISSING and value not in items else value
    faults = list(_faults(method, items))
    if faults:
        return Shape(faults=tuple(faults))
    names = tuple(name.strip() for name in items.split(ITEM_JOIN))
    found = method or _method(names, value)
    if not found and value in ("", NO_ANSWER):
        return Shape()
    if not found:
        return Shape(faults=(_unknown_shape(value),))
    said = _value(found, names, value, ids)
    chosen = tuple(ids.of(name) for name in names)
    if said not in ("", NO_ANSWER) and not find_method(found).is_value(chosen, said):
        template = QT_TRANSLATE_NOOP("Problem", "“{value}” cannot be the value of {method} here")
        told = {"value": value[:64], "method": found}
        return Shape(faults=(("value", template, told, find_method(found).VALUES),))
    return Shape(found, chosen, said)


def _faults(method: str, items: str) -> list[Fault]:
    found: list[Fault] = []
    if method and method not in method_names():
        template = QT_TRANSLATE_NOOP("Problem", "there is no method “{name}”")
        advice = QT_TRANSLATE_NOOP("Problem", "the methods are {known}; or leave the column out")
        told = {"name": method[:64], "known": ", ".join(method_names())}
        found.append(("method", template, told, advice))
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
    elif _BEST_WORST in items:
        template = QT_TRANSLATE_NOOP("Problem", "the id “{id}” holds a | or >")
        found.append(("items", template, {"id": items[:200]}, ""))
    return found


def _unknown_shape(value: str) -> Fault:
    template = QT_TRANSLATE_NOOP(
        "Problem", "of what method “{value}” is a value cannot be told from the row"
    )
    advice = QT_TRANSLATE_NOOP("Problem", "add a column method")
    return "value", template, {"value": value[:64]}, advice


def _method(names: tuple[str, ...], value: str) -> str:
    """The method whose judgments look like this; empty where none or any does."""
    if value in ("", NO_ANSWER):
        return ""
    if len(names) == 1:
        return "dqe" if _NUMBER.fullmatch(value) else "aqc"
    if _BEST_WORST in value:
        return "bws"
    return "ab" if len(names) == 2 else ""


def _value(method: str, names: tuple[str, ...], value: str, ids: Ids) -> str:
    """The value as the table of judgments writes it; as it is where it is not understood."""
    if value in ("", NO_ANSWER):
        return value
    if value in names:
        return ids.of(value)
    small = value.casefold()
    if method == "ab" and len(names) == 2:
        return _side(small, names, ids) or value
    if method == "bws":
        best, _, worst = (part.strip() for part in value.partition(_BEST_WORST))
        return _BEST_WORST.join(ids.of(name) if name in names else name for name in (best, worst))
    if method == "aqc":
        return DONT_KNOW if small in _UNDECIDED else _YES.get(small, value)
    whole = _WHOLE.fullmatch(value)
    return (whole[1] if whole else value).removeprefix("+")


def _side(value: str, names: tuple[str, ...], ids: Ids) -> str:
    if value in _FIRST:
        return ids.of(names[0])
    if value in _SECOND:
        return ids.of(names[1])
    if value in _BAD:
        return BOTH_BAD
    return TIE if value in _TIES else ""
