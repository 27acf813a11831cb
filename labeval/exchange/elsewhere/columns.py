"""Columns of a table from elsewhere, by the names that are common in such tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from labeval.exchange.tables.judgments import COLUMNS

ALIASES: Mapping[str, str] = {
    **dict.fromkeys(("rater", "annotator", "worker", "worker_id", "user", "judge"), "participant"),
    **dict.fromkeys(("rating", "score", "answer", "judgment", "label", "choice"), "value"),
    **dict.fromkeys(("winner", "preference"), "value"),
    **dict.fromkeys(("item", "item_id", "text_id"), "items"),
    **dict.fromkeys(("metric", "aspect", "question_asked"), "criterion"),
    **dict.fromkeys(("item_a", "left", "left_item", "first"), "first"),
    **dict.fromkeys(("item_b", "right", "right_item", "second"), "second"),
    **dict.fromkeys(("time", "duration_seconds"), "seconds"),
    **dict.fromkeys(("order", "position"), "page_order"),
    "timestamp": "answered_at",
    "group": "scale",
}
"""Other names that a column may have."""

ABOUT_ITEM = ("system", "variant", "question", "question_id", "text", "source")
"""Columns that say something about the one item of a row."""

OWN = tuple(column.name for column in COLUMNS)
_KNOWN = (*OWN, "first", "second", "scale", *ABOUT_ITEM)


@dataclass(frozen=True, slots=True)
class Head:
    """The columns of a table: their names here, and their names in the table."""

    written: Mapping[str, str]
    """Name here to name in the table."""
    unused: tuple[str, ...]
    twice: tuple[tuple[str, str], ...]
    """Columns that mean the same, by their names in the table."""

    @property
    def missing(self) -> tuple[str, ...]:
        """Columns that are required."""
        pair = "first" in self.written and "second" in self.written
        needed = ("participant", *(() if pair else ("items",)), "value")
        return tuple(name for name in needed if name not in self.written)


def head_of(names: Iterable[str]) -> Head:
    """The columns of a table by the names in its head; a column's own name comes before others."""
    written: dict[str, str] = {}
    unused, twice = [], []
    given = list(names)
    for name in sorted(given, key=lambda name: _plain(name) not in _KNOWN):
        plain = _plain(name)
        meant = plain if plain in _KNOWN else ALIASES.get(plain, "")
        if not meant:
            unused.append(name)
        elif meant in written:
            twice.append((written[meant], name))
        else:
            written[meant] = name
    return Head(written, tuple(unused), tuple(twice))


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_").replace("-", "_")
