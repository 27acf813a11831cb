"""Columns of codebooks as other programs and people name them, in the words of our own table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.coding.codes.code_names import PATH_JOIN

_NAMES = ("code", "name", "tag", "code name", "codename", "label")
_ABOVE = ("parent", "category", "group", "code group", "schema", "theme")
_SAME = {
    "definition": ("definition", "description", "memo", "comment", "note", "notes"),
    "include": ("include", "inclusion", "inclusion criteria", "when to use"),
    "exclude": ("exclude", "exclusion", "exclusion criteria", "when not to use"),
    "example": ("example", "examples"),
    "colour": ("colour", "color"),
    "shortcut": ("shortcut",),
    "codable": ("codable",),
}


class ForeignColumns:
    """The columns of a table that is not ours.

    Args:
        columns: as they are headed.
    """

    def __init__(self, columns: Sequence[str]) -> None:
        self._heads = {column.strip().casefold(): column for column in columns}
        self.name = self._first(_NAMES)
        self._above = [self._heads[each] for each in _ABOVE if each in self._heads]
        self._same = {ours: self._first(others) for ours, others in _SAME.items()}
        used = {self.name, *self._above, *self._same.values()}
        self.left = [column for column in columns if column not in used]
        """Columns that a codebook here has no place for."""

    @property
    def is_codebook(self) -> bool:
        """True if a column has names, and another one says more about them."""
        return bool(self.name) and bool(self._above or any(self._same.values()))

    def cells(self, row: Mapping[str, str]) -> dict[str, str]:
        """A row under the names of our columns."""
        above = next((row[each].strip() for each in self._above if row.get(each, "").strip()), "")
        name = row.get(self.name, "").strip()
        made = {ours: row.get(column, "") for ours, column in self._same.items() if column}
        return {"code": f"{above}{PATH_JOIN}{name}" if above else name, **made}

    def _first(self, names: Sequence[str]) -> str:
        return next((self._heads[name] for name in names if name in self._heads), "")
