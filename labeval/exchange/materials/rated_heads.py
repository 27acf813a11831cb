"""Names of columns that have the ratings of one text each, such as ``q3_aurora_clarity``.

Such tables have a row for each rater. Their names combine a number, of a question or text, with
the names of systems, of criteria, or of both, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from labeval.exchange.materials.column_content import names_model
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.text.folding import plain

_WORD = re.compile(r"[^\s_./:-]+")
_HELD = {ord(between): 0xE000 + n for n, between in enumerate(" \t_./:-")}
"""Separators to other characters, inside of names with several words."""
_LET_GO = {held: between for between, held in _HELD.items()}
_BRACKETED = re.compile(r"\s*[\[(]([^\[\]()]*)[\])]\s*")
_NUMBERED = re.compile("([a-z]*?)_?0*([0-9]+)")
_SYSTEM = re.compile("(?:system|sys|model|method|approach|modell|verfahren|bot|llm)_?[a-z0-9]{1,3}")
_MOST_PARTS = 3
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class RatedText:
    """Parts of the name of a column of ratings; empty where it has none of the kind."""

    number: str
    """Number of a question where the system is known, else of a text, as written."""
    system: str = ""
    criterion: str = ""


def names_systems(names: Collection[str]) -> bool:
    """Return whether all of several names are called systems or models, or like known models."""
    return len(names) >= _FEWEST and all(
        _SYSTEM.fullmatch(plain(name)) or names_model(name.replace("_", "-")) for name in names
    )


def rated_texts(columns: Sequence[str]) -> dict[str, RatedText]:
    """Column to what it rates, if the names of all say it alike; else of those with a number.

    Returns an empty dictionary where they do not, or where it is open which of their parts are
    systems.
    """
    numbered = [column for column in columns if re.search("[0-9]", column)]
    for some in (columns, numbered):
        if len(some) >= _FEWEST**2 and (found := _read(some)):
            return found
    return {}


def _read(columns: Sequence[str]) -> dict[str, RatedText]:
    """Column to what it rates, by the way of reading in which most is combined with most."""
    cleaned = {column: _BRACKETED.sub(_apart, column).strip() for column in columns}
    found: dict[str, RatedText] = {}
    for parts in _divided(list(cleaned.values())):
        kinds = _kinds(list(zip(*parts.values(), strict=True)))
        if not kinds:
            continue
        read = {
            column: RatedText(
                **{kind: part.translate(_LET_GO) for kind, part in zip(kinds, own, strict=True)}
            )
            for column in columns
            for own in [parts[cleaned[column]]]
        }
        if _is_crossed(read.values(), ("number", "system", "criterion")):
            return read
        by_text = _is_crossed(read.values(), ("criterion",))
        if not found and by_text:  # some systems did not answer some questions
            found = read
    return found


def _apart(bracketed: re.Match[str]) -> str:
    """The words in brackets as a single one."""
    return f" {bracketed[1].strip().translate(_HELD)} "


def _divided(names: Sequence[str]) -> Iterator[Mapping[str, tuple[str, ...]]]:
    """Ways to divide all names into two or three parts, between words.

    One part may have several words: the words of each name are counted from both ends.
    """
    words = {name: list(_WORD.finditer(name)) for name in names}
    fewest = min(map(len, words.values()))
    for size in range(min(fewest, _MOST_PARTS), 1, -1):
        for long in range(size):  # the part that takes all words that the others leave
            after = size - long - 1
            yield {
                name: (
                    *(word[0] for word in own[:long]),
                    name[own[long].start() : own[len(own) - after - 1].end()],
                    *(word[0] for word in own[len(own) - after :]),
                )
                for name, own in words.items()
            }


def _kinds(parts: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """For each part whether it is the number, the system or the criterion; empty if it is open."""
    names = [list(dict.fromkeys(part)) for part in parts]
    if any(len(own) < _FEWEST for own in names):
        return ()
    systems = [n for n, own in enumerate(names) if names_systems(own)]
    numbers = [n for n, own in enumerate(names) if n not in systems and _are_numbered(own)]
    criteria = [n for n, own in enumerate(names) if n not in numbers and name_criteria(own)]
    if len(numbers) != 1 or len(criteria) > 1 or len(set(systems) - set(criteria)) > 1:
        return ()
    kinds = {numbers[0]: "number"} | dict.fromkeys(criteria, "criterion")
    kinds = dict.fromkeys(systems, "system") | kinds
    open_parts = [n for n in range(len(names)) if n not in kinds]
    if len(open_parts) > 1 or (open_parts and len(names) < _MOST_PARTS):
        return ()
    missing = {"system", "criterion"} - set(kinds.values())
    for n in open_parts:
        kinds[n] = missing.pop()
    return tuple(kinds[n] for n in range(len(names)))


def _are_numbered(names: Sequence[str]) -> bool:
    """Return whether names are numbers, each after the same letters."""
    found = [_NUMBERED.fullmatch(plain(name)) for name in names]
    return len({match[1] if match else None for match in found}) == 1 and None not in found


def _is_crossed(read: Collection[RatedText], names: Sequence[str]) -> bool:
    """Return whether each value of some parts comes with all the others, and no two are alike."""
    found = set(read)
    rest = {replace(each, **dict.fromkeys(names, "")) for each in found}
    size = prod(len({getattr(each, name) for each in found}) for name in names)
    return len(read) == len(found) == len(rest) * size
