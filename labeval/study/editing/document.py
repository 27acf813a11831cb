"""A study file's text that is edited by its values; everything else in it stays as it is.

The text is not written anew from its values, as a round trip through a library of YAML would: each
edit replaces the characters of what it changes, and the result is read again before it counts. So
indentation, quotes, the order and every comment outside of the change are those of the author.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from labeval.study.editing.comments import comments
from labeval.study.editing.edits import (
    Edit,
    Insert,
    Put,
    Remove,
    applied,
    has,
    same,
    value_at,
)
from labeval.study.editing.geometry import Geometry, Unusual
from labeval.study.editing.surgery import Splice, spliced, splices
from labeval.study.editing.values import inline
from labeval.study.folder import STUDY_FILE
from labeval.study.problems import Problem
from labeval.study.yaml.places import Path
from labeval.study.yaml.text import YamlDocument, parse_yaml
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

_ANCHOR = re.compile(r"&(\S+)")
_REFUSED = QT_TRANSLATE_NOOP(
    "Editing",
    "“{place}” is written in the file in a way that cannot be changed here; change it in the file",
)


class EditRefused(Exception):
    """An edit that cannot be made without touching other parts of the file."""

    def __init__(self, place: str) -> None:
        self.place = place
        super().__init__(self.described(as_written))

    def described(self, say: Say) -> str:
        """The refusal, in the language that ``say`` speaks."""
        return say("Editing", _REFUSED).format(place=self.place)


@dataclass(frozen=True, slots=True)
class Edited:
    """The text after an edit, and what it could not keep."""

    text: StudyText
    lost: tuple[str, ...] = ()
    """Comments that went with what was taken out."""
    aliases_written_out: bool = False
    """True if the values of aliases (``*name``) had to be written where the aliases were."""


class StudyText:
    """A study file's text with its values. It never changes; edits make a new one.

    Args:
        text: with the line ends of the file.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def document(self) -> YamlDocument:
        """The values, with their places."""
        return parse_yaml(self.text, STUDY_FILE)

    @property
    def data(self) -> Any:
        """The plain values; None where the text cannot be read."""
        return self.document.data

    @property
    def problems(self) -> list[Problem]:
        """Problems of the text as YAML, which have to be mended in it."""
        if not self.document.problems and not isinstance(self.data, dict):
            template = QT_TRANSLATE_NOOP("Problem", "must hold names and values")
            advice = QT_TRANSLATE_NOOP("Problem", "a study file begins with “labeval: 1”")
            return [Problem(STUDY_FILE, 1, "", template, {}, advice)]
        return self.document.problems

    def edited(self, edit: Edit) -> Edited:
        """The text after an edit.

        Raises:
            EditRefused: it cannot be made in the text.
            LookupError: the edit's place is not there.
        """
        if self.problems:
            raise EditRefused(STUDY_FILE)
        applied(self.data, edit)  # raises where the place is not there
        try:
            changed, aliases = self._with_all(edit), False
        except EditRefused:
            in_the_way = self._aliases_at(edit.path)
            if not in_the_way:
                raise
            changed, aliases = self._without(in_the_way).edited(edit).text, True
        return Edited(changed, self._lost(changed), aliases)

    def _with_all(self, edit: Edit) -> StudyText:
        text = self
        for part in least(self.data, edit):
            text = text._with(part)
        return text

    def _with(self, edit: Edit) -> StudyText:
        expected = applied(self.data, edit)
        ends = "\r\n" if "\r\n" in self.text else "\n"
        for plainly in (False, True):
            try:
                geometry = Geometry(self.text, self.data, self.document.places)
                changes = splices(geometry, edit, plainly=plainly)
            except (Unusual, LookupError):
                continue
            if ends != "\n":
                changes = [
                    Splice(c.start, c.end, c.text.replace("\r\n", "\n").replace("\n", ends))
                    for c in changes
                ]
            changed = StudyText(spliced(self.text, changes))
            if not changed.problems and same(changed.data, expected):
                return changed
        raise EditRefused(self.document.places.name(edit.path) or STUDY_FILE)

    def _aliases_at(self, path: Path) -> list[Path]:
        """The aliases that a value is part of, or that stand for a part of it, or are one."""
        spans = self.document.places.spans
        through = [p for p, span in spans.items() if span.kind == "alias" and p == path[: len(p)]]
        if through:
            return through
        near = (span.start for p, span in spans.items() if p[: len(path)] == path[: len(p)])
        names = {found[1] for start in near if (found := _ANCHOR.match(self.text, start))}
        return [  # one within is in the way where it would come before its anchor
            p
            for p, span in spans.items()
            if span.kind == "alias"
            and (p[: len(path)] == path or self.text[span.start + 1 : span.end] in names)
        ]

    def _without(self, aliases: list[Path]) -> StudyText:
        """The text with the values of some aliases written where they were."""
        spans = self.document.places.spans
        changes = [
            Splice(
                spans[path].start,
                spans[path].end,
                inline(value_at(self.data, path), in_brackets=True),
            )
            for path in aliases
        ]
        written = StudyText(spliced(self.text, changes))
        if written.problems or not same(written.data, self.data):
            raise EditRefused(STUDY_FILE)
        return written

    def _lost(self, changed: StudyText) -> tuple[str, ...]:
        before = comments(self.text, self.document.places)
        return tuple((before - comments(changed.text, changed.document.places)).elements())


def least(data: Any, edit: Edit) -> Iterator[Edit]:
    """The smallest edits that make the same of the values: what is equal already stays."""
    if not isinstance(edit, Put) or not has(data, edit.path):
        yield edit
        return
    yield from _differences(edit.path, value_at(data, edit.path), edit.value)


def _differences(path: Path, old: Any, new: Any) -> Iterator[Edit]:
    if same(old, new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        kept = [key for key in old if key in new]
        if [*kept, *(key for key in new if key not in old)] == list(new):
            # What comes in goes first, so that no mapping is ever empty meanwhile.
            for key in new:
                if key not in old:
                    yield Put((*path, key), new[key])
            for key in kept:
                yield from _differences((*path, key), old[key], new[key])
            yield from (Remove((*path, key)) for key in old if key not in new)
            return
    if isinstance(old, list) and isinstance(new, list) and old and new:
        yield from _list_differences(path, old, new)
        return
    yield Put(path, new)


def _list_differences(path: Path, old: list[Any], new: list[Any]) -> Iterator[Edit]:
    """Equal entries at both ends stay; those between are replaced, added or taken out."""
    first = 0
    while first < min(len(old), len(new)) and same(old[first], new[first]):
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and same(old[-1 - last], new[-1 - last]):
        last += 1
    both = min(len(old), len(new)) - first - last
    for n in range(first, first + both):
        yield from _differences((*path, n), old[n], new[n])
    for n in range(first + both, len(new) - last):
        yield Insert((*path, n), new[n])
    for n in range(len(old) - last - 1, first + both - 1, -1):
        yield Remove((*path, n))
