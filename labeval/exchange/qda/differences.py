"""Differences of rows that a project's file and the workbook both have, field by field.

Each is decided by itself: the workbook's value stays, or the file's is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.joining import DECIDABLE
from labeval.coding.rows import (
    Attribute,
    Board,
    Code,
    Coding,
    Memo,
    Paraphrase,
    Passage,
    Row,
    Source,
    Theme,
    ThemeLink,
)
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.text.marks import QT_TRANSLATE_NOOP

R = TypeVar("R", Code, Coding, Source)
Key = tuple[str, str, str]
"""Kind of a row, its id, and the name of a field."""

_LABELS: Mapping[str, str] = {
    "name": QT_TRANSLATE_NOOP("Qda", "name"),
    "parent": QT_TRANSLATE_NOOP("Qda", "below"),
    "codable": QT_TRANSLATE_NOOP("Qda", "can be used for coding"),
    "definition": QT_TRANSLATE_NOOP("Qda", "definition"),
    "include": QT_TRANSLATE_NOOP("Qda", "include"),
    "exclude": QT_TRANSLATE_NOOP("Qda", "exclude"),
    "example": QT_TRANSLATE_NOOP("Qda", "example"),
    "colour": QT_TRANSLATE_NOOP("Qda", "colour"),
    "shortcut": QT_TRANSLATE_NOOP("Qda", "shortcut"),
    "retired": QT_TRANSLATE_NOOP("Qda", "retired"),
    "participant": QT_TRANSLATE_NOOP("Qda", "participant"),
    "condition": QT_TRANSLATE_NOOP("Qda", "condition"),
    "group": QT_TRANSLATE_NOOP("Qda", "group"),
    "language": QT_TRANSLATE_NOOP("Qda", "language"),
    "folder": QT_TRANSLATE_NOOP("Qda", "folder"),
    "reviewed": QT_TRANSLATE_NOOP("Qda", "reviewed"),
    "quotable": QT_TRANSLATE_NOOP("Qda", "may be quoted"),
    "cases": QT_TRANSLATE_NOOP("Qda", "speakers as participants"),
    "quote": QT_TRANSLATE_NOOP("Qda", "coded words"),
    "code": QT_TRANSLATE_NOOP("Qda", "code"),
    "memo": QT_TRANSLATE_NOOP("Qda", "memo"),
    "weight": QT_TRANSLATE_NOOP("Qda", "weight"),
    "text": QT_TRANSLATE_NOOP("Qda", "text"),
    "speaker": QT_TRANSLATE_NOOP("Qda", "speaker"),
    "removed": QT_TRANSLATE_NOOP("Qda", "removed"),
    "value": QT_TRANSLATE_NOOP("Qda", "value"),
    "description": QT_TRANSLATE_NOOP("Qda", "description"),
    "codes": QT_TRANSLATE_NOOP("Qda", "codes"),
    "about": QT_TRANSLATE_NOOP("Qda", "about it"),
    "label": QT_TRANSLATE_NOOP("Qda", "label"),
}
KINDS: Mapping[type, str] = {
    Source: QT_TRANSLATE_NOOP("Qda", "source"),
    Code: QT_TRANSLATE_NOOP("Qda", "code"),
    Passage: QT_TRANSLATE_NOOP("Qda", "passage"),
    Coding: QT_TRANSLATE_NOOP("Qda", "segment"),
    Memo: QT_TRANSLATE_NOOP("Qda", "memo"),
    Attribute: QT_TRANSLATE_NOOP("Qda", "attribute"),
    Paraphrase: QT_TRANSLATE_NOOP("Qda", "summary"),
    Board: QT_TRANSLATE_NOOP("Qda", "board"),
    Theme: QT_TRANSLATE_NOOP("Qda", "theme"),
    ThemeLink: QT_TRANSLATE_NOOP("Qda", "connection"),
}
_SHORT = 60


@dataclass(frozen=True, slots=True)
class Difference:
    """One field of one row that has another value in the file."""

    key: Key
    kind: Remark
    name: str
    """Name of the row, as a list calls it."""
    field: Remark
    here: str
    there: str

    @property
    def line(self) -> Remark:
        """All of it as a sentence."""
        text = QT_TRANSLATE_NOOP("Qda", "{kind} '{name}', {field}: here '{here}', there '{there}'")
        return remark(
            text,
            kind=self.kind,
            name=self.name,
            field=self.field,
            here=_shortened(self.here),
            there=_shortened(self.there),
        )


class Differences:
    """Compares rows, and names what they refer to as both sides call it."""

    def __init__(self, here: Project, there: Project) -> None:
        self._names: dict[str, str] = {}
        for project in (there, here):
            for id, path in paths_of(project.codes).items():
                self._names[id] = PATH_JOIN.join(path)
            self._names.update({source.id: source.name for source in project.sources})
            self._names.update({theme.id: theme.name for theme in project.themes})
            self._names.update({board.id: board.name for board in project.boards})

    def between(self, here: Row, there: Row) -> list[Difference]:
        """The fields that differ, of those that can be decided."""
        return [
            self.of_field(
                (type(here).__name__, here.id, name),
                here,
                self._shown(here, name),
                self._shown(there, name),
            )
            for name, parts in DECIDABLE.get(type(here), {}).items()
            if any(getattr(here, part) != getattr(there, part) for part in parts)
            and self._shown(here, name) != self._shown(there, name)
        ]

    def of_field(self, key: Key, row: Row, here: str, there: str) -> Difference:
        """One field of a row, the last part of the key, as both sides have it."""
        kind, label = remark(KINDS[type(row)]), remark(_LABELS[key[2]])
        return Difference(key, kind, self.called(row), label, here, there)

    def shown(self, row: Row | None, name: str) -> str:
        """A field of a row as a person reads it; empty where there is no row."""
        return "" if row is None else self._shown(row, name)

    def called(self, row: Row) -> str:
        """The name of a row as a list calls it."""
        match row:
            case Code() | Source() | Theme() | Board():
                return self._names.get(row.id, row.name)
            case Coding():
                return f"{self._names.get(row.code, '')}: {_shortened(row.quote)}"
            case Passage():
                return f"{self._names.get(row.source, '')}: {_shortened(row.text)}"
            case Memo():
                return self._names.get(row.row, "") or _shortened(row.text)
            case Attribute():
                return f"{self._names.get(row.row, row.row)}: {row.name}"
            case Paraphrase():
                return f"{row.case}: {self._names.get(row.code, '')}"
            case _:
                return str(getattr(row, "label", "") or getattr(row, "name", ""))

    def _shown(self, row: Row, name: str) -> str:
        value = getattr(row, name)
        if name in ("parent", "code"):
            return self._names.get(value, "")
        if name == "codes":
            return ", ".join(sorted(self._names.get(id, "") for id in value))
        if name == "cases":
            return ", ".join(f"{speaker} = {code}" for speaker, code in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float):
            return f"{value:g}"
        return str(value or "")


def decided(here: Row, there: Row, theirs: Collection[str]) -> Row:
    """A row with the file's values of some fields.

    Args:
        theirs: names of fields, as in :class:`Difference`.
    """
    parts = [part for name in theirs for part in DECIDABLE[type(here)][name]]
    return replace(here, **{part: getattr(there, part) for part in parts})


def saying(mine: R, theirs: R, fields: Iterable[str]) -> R:
    """A row with what another program says differently of it.

    A field that is empty there says nothing, since programs drop what they have no place for, and
    spaces and line ends make no difference.
    """
    given = {name: getattr(theirs, name) for name in fields}
    other = {
        name: value
        for name, value in given.items()
        if value not in ("", None, ()) and not _alike(value, getattr(mine, name))
    }
    return replace(mine, **other)


def _alike(one: object, other: object) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return one.split() == other.split()
    return one == other


def _shortened(text: str) -> str:
    bare = " ".join(text.split())
    return bare if len(bare) <= _SHORT else f"{bare[: _SHORT - 1]}…"
