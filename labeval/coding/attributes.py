"""Attributes of participants and sources: what is known, and the changes of one edit."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, isfinite

from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import id_of
from labeval.coding.rows import Attribute, Source
from labeval.text.marks import QT_TRANSLATE_NOOP

SET_ATTRIBUTE = QT_TRANSLATE_NOOP("Coding", "Set an attribute")
TAG = QT_TRANSLATE_NOOP("Coding", "Tag sources")
TAGGED = "✓"
"""The value of a tag: an attribute of sources that is there or not, in filters and queries too."""

PARTICIPANT, SOURCE = "participant", "source"


class Attributes:
    """All attributes of a workbook, by what they are about."""

    def __init__(self, rows: Iterable[Attribute] = ()) -> None:
        self._about: dict[tuple[str, str], dict[str, str]] = {}
        for row in rows:
            self._about.setdefault((row.about, row.row), {})[row.name] = row.value

    def of(self, about: str, row: str) -> Mapping[str, str]:
        """Attributes of a participant (their code) or a source (its id)."""
        return self._about.get((about, row), {})

    def at(self, source: Source, speaker: str) -> dict[str, str]:
        """Attributes where somebody speaks: of the participant, and of the source."""
        case = source.case_of(speaker)
        known = dict(self.of(PARTICIPANT, case)) if case else {}
        return {**known, **self.of(SOURCE, source.id)}

    def tags(self, source: str) -> list[str]:
        """The tags of a source (its id), by the alphabet."""
        known = self.of(SOURCE, source)
        return sorted((name for name in known if known[name] == TAGGED), key=str.casefold)

    @property
    def all_tags(self) -> list[str]:
        """Every tag that a source has, by the alphabet."""
        tagged = {tag for about, row in self._about if about == SOURCE for tag in self.tags(row)}
        return sorted(tagged, key=str.casefold)

    @property
    def names(self) -> list[str]:
        """All names, by the alphabet."""
        return sorted({name for known in self._about.values() for name in known}, key=str.casefold)

    def names_about(self, about: str) -> list[str]:
        """The names that participants, or sources, have."""
        found = {
            name for (kind, _), known in self._about.items() if kind == about for name in known
        }
        return sorted(found, key=str.casefold)

    def are_numbers(self, name: str) -> bool:
        """Return whether all values of a name are numbers, and several."""
        values = self.values(name)
        return len(values) > 1 and all(_number(value) is not None for value in values)

    def equal_classes(self, name: str, classes: int) -> tuple[float, ...]:
        """Upper ends of so many classes of a name's numbers, as equally full as can be; not of the
        last one."""
        rows = (_number(known.get(name, "")) for known in self._about.values())
        found = sorted(number for number in rows if number is not None)
        ends = (found[ceil(n * len(found) / classes) - 1] for n in range(1, classes) if found)
        return tuple(sorted(set(ends) - set(found[-1:])))

    def in_classes(self, name: str, ends: Sequence[float]) -> Attributes:
        """The same with a name's numbers in classes, called by the least and most in each.

        Args:
            ends: of all classes but the last, each in its own class.
        """
        members: dict[int, list[str]] = {}
        for value in self.values(name):
            if (number := _number(value)) is not None:
                members.setdefault(bisect_left(ends, number), []).append(value)
        called = {
            value: values[0] if len(values) == 1 else f"{values[0]}–{values[-1]}"
            for values in members.values()
            for value in values
        }
        made = Attributes()
        made._about = {
            about: {n: called.get(v, v) if n == name else v for n, v in known.items()}
            for about, known in self._about.items()
        }
        return made

    def values(self, name: str) -> list[str]:
        """All values of a name; numbers by size."""
        found = {known[name] for known in self._about.values() if known.get(name)}
        return sorted(found, key=by_size)


def setting(
    known: Iterable[Attribute], about: str, row: str, values: Mapping[str, str]
) -> list[Change]:
    """Give a participant or a source these values; an empty one takes the attribute away."""
    here = {a.name: a for a in known if (a.about, a.row) == (about, row)}
    changes: list[Change] = []
    for given, value in values.items():
        name, value = " ".join(given.split()), value.strip()
        before = here.get(name)
        if not name:
            continue
        if not value:
            changes += [removed(before)] if before is not None else []
            continue
        after = Attribute(attribute_id(about, row, name), about, row, name, value)
        changes += changed(before, after) if before is not None else [added(after)]
    return changes


def tagging(
    known: Iterable[Attribute], sources: Iterable[str], name: str, *, on: bool
) -> list[Change]:
    """Give sources a tag, or take it away; an attribute with another value stays as it is."""
    rows, name = list(known), " ".join(name.split())
    others = {a.row for a in rows if (a.about, a.name) == (SOURCE, name) and a.value != TAGGED}
    return [
        change
        for source in sources
        if source not in others
        for change in setting(rows, SOURCE, source, {name: TAGGED if on else ""})
    ]


def attribute_id(about: str, row: str, name: str) -> str:
    """The id of an attribute, the same wherever it is set."""
    return id_of("attribute", about, row, " ".join(name.split()))


def by_size(value: str) -> tuple[bool, float, str, str]:
    """Key to sort values by: numbers and classes of numbers by size, then what is none."""
    number = _number(value.partition("–")[0])
    return (True, 0.0, value.casefold(), value) if number is None else (False, number, "", value)


def _number(value: str) -> float | None:
    try:
        number = float(value)
    except ValueError:
        return None
    return number if isfinite(number) else None
