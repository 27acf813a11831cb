"""A newer version of a study's texts: the difference first, then all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.materials.kept import FILE, load_mapping, save_mapping
from labeval.exchange.materials.model import ColumnMapping, Taken
from labeval.exchange.materials.taking import take
from labeval.exchange.study_folder import items_file, write_items
from labeval.store.disk.atomic import replacing
from labeval.study.model.items import Item
from labeval.study.problems import StudyProblems
from labeval.study.tables.items import read_items_table
from labeval.text.marks import QT_TRANSLATE_NOOP

_NO_MAPPING = QT_TRANSLATE_NOOP(
    "Exchange", "{path} has no {file}, in which the roles of columns are kept; name them"
)
_NO_TABLE = QT_TRANSLATE_NOOP(
    "Exchange",
    "{path} is not a table that can be written; let the study file name items.csv in its place",
)


@dataclass(frozen=True, slots=True)
class Difference:
    """Items by their ids, in the order of the newer table; removed ones in that of the older."""

    added: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    same: int

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)


@dataclass(frozen=True, slots=True)
class Update:
    """Texts of a file that are to replace those of a study."""

    folder: Path
    files: tuple[Path, ...]
    mapping: ColumnMapping
    taken: Taken
    before: tuple[Item, ...]
    items: tuple[Item, ...]
    """All items afterwards; those for training and attention checks stay where the file has
    none."""
    difference: Difference

    def write(self) -> Path:
        """Replace the items table and keep the mapping; returns the table's path.

        Raises:
            StudyProblems: something in the file has to be mended first.
            ExchangeError: it cannot be written; the table is as before.
        """
        if not self.taken.sound:
            raise StudyProblems(self.taken.problems)
        table = items_file(self.folder)
        if table.suffix.casefold() != ".csv":
            raise ExchangeError(_NO_TABLE, path=table)
        with writing_to(table), replacing(table) as part:
            write_items(self.items, part)
        save_mapping(self.folder, self.mapping, self.files)
        return table


def update(
    folder: Path, paths: Path | Sequence[Path], mapping: ColumnMapping | None = None
) -> Update:
    """Take files as the newer version of a study's texts; nothing is written yet.

    Args:
        mapping: in place of the one that the folder keeps.

    Raises:
        ExchangeError: the folder keeps no mapping.
        StudyProblems: the study's own table cannot be read.
        FileRefused: a file cannot be read at all.
    """
    found = mapping or load_mapping(folder)
    if found is None:
        raise ExchangeError(_NO_MAPPING, path=folder, file=FILE)
    files = (paths,) if isinstance(paths, Path) else tuple(paths)
    table = items_file(folder)
    before: tuple[Item, ...] = ()
    if table.is_file():
        read = read_items_table(table, table.name)
        if not read.sound:
            raise StudyProblems(read.problems)
        before = tuple(read.items)
    rated = [item for item in before if item.use == "rating"]
    taken = take(files, found, rated)
    own = {item.id for item in taken.items}
    kept = [item for item in before if item.use != "rating" and item.id not in own]
    has_others = any(item.use != "rating" for item in taken.items)
    items = (*taken.items, *([] if has_others else kept))
    return Update(folder, files, found, taken, before, items, difference(before, items))


def difference(before: Sequence[Item], after: Sequence[Item]) -> Difference:
    """Items that were added, changed and removed."""
    old, new = ({item.id: _filled(item) for item in items} for items in (before, after))
    changed = [id for id in new if id in old and old[id] != new[id]]
    return Difference(
        added=tuple(id for id in new if id not in old),
        changed=tuple(changed),
        removed=tuple(id for id in old if id not in new),
        same=sum(id in old for id in new) - len(changed),
    )


def _filled(item: Item) -> Item:
    """An item without empty columns of its own: some kinds of files have none where cells are
    empty."""
    extra = {name: value for name, value in item.extra.items() if value}
    return item if len(extra) == len(item.extra) else item.model_copy(update={"extra": extra})
