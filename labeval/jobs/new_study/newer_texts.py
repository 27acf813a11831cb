"""A newer version of a study's texts: the differences, item by item, before anything is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from labeval.exchange.materials.kept import load_mapping
from labeval.exchange.materials.readers import TABLE
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.updating import Update, update
from labeval.study.editing.excerpts import excerpts, shortened
from labeval.study.model.items import Item
from labeval.study.problems import Problem, StudyProblems
from labeval.text.marks import QT_TRANSLATE_NOOP

_SHOWN = 160
"""Characters of a text that are shown at most."""
_NO_TEXTS = QT_TRANSLATE_NOOP("Problem", "no column has the texts")


@dataclass(frozen=True, slots=True)
class Change:
    """One item that differs between the study and the newer file."""

    kind: Literal["added", "changed", "removed"]
    item: str
    column: str = ""
    """The column that differs, of a changed item."""
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class NewerTexts:
    """Texts of files that are to replace those of a study."""

    update: Update
    is_guessed: bool
    """True if the study keeps no mapping, so that the roles of columns were guessed."""

    @property
    def roles(self) -> dict[str, str]:
        """Columns with their roles, as far as they are used."""
        unused = ("factor", "unused")
        roles = self.update.mapping.roles
        return {column: role for column, role in roles.items() if role not in unused}

    def changes(self) -> Iterator[Change]:
        """Every difference; changed items first, each column by itself."""
        before = {item.id: item for item in self.update.before}
        after = {item.id: item for item in self.update.items}
        difference = self.update.difference
        for id in difference.changed:
            yield from _changes(before[id], after[id])
        for id in difference.added:
            yield Change("added", id, after=shortened(after[id].text, _SHOWN))
        for id in difference.removed:
            yield Change("removed", id, before=shortened(before[id].text, _SHOWN))


def newer_texts(folder: Path, files: Sequence[Path]) -> NewerTexts:
    """Compare files with the texts of a study; nothing is written.

    Raises:
        FileRefused: a file cannot be read at all.
        StudyProblems: the study's own texts cannot be read, or no column has texts.
        ExchangeError, OSError: a file is not there.
    """
    kept = load_mapping(folder)
    mapping = kept or inspect(list(files)).mapping
    if not mapping.columns_of("text") and mapping.reader == TABLE:
        raise StudyProblems([Problem(files[0].name, None, "", _NO_TEXTS)])
    return NewerTexts(update(folder, files, mapping), kept is None)


def _changes(before: Item, after: Item) -> Iterator[Change]:
    names = [name for name in Item.model_fields if name not in ("id", "extra")]
    names += [name for name in {**before.extra, **after.extra} if name not in names]
    for name in names:
        old, new = before.column(name), after.column(name)
        if old != new:
            yield Change("changed", after.id, name, *excerpts(old, new, _SHOWN))
