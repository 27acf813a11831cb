"""Rows of published tables that control raters and are no judgments of a system's text."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.exchange.materials.model import Record
from labeval.exchange.sentence import Sentence
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_KINDS = ("type", "item_type", "itemtype", "kind", "item_kind")
_OF_SYSTEM = frozenset({"system", "tgt", "sys", "target"})
_CONTROLS = frozenset(
    {"bad", "bad_ref", "badref", "ref", "chk", "repeat", "qc", "control", "check"}
)
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "left out: rows that control raters, {kinds} in “{column}” ({count})",
)


def without_controls(rows: Sequence[Record]) -> tuple[list[Record], Sentence | None]:
    """The rows about systems' texts, and a remark if others were left out.

    Tables of direct assessment have worsened texts (``BAD_REF``), references and repetitions among
    the texts of systems, all of them in the column of a type.
    """
    columns = {plain(name): name for row in rows[:1] for name in row.cells}
    column = next((columns[name] for name in _KINDS if name in columns), "")
    if not column:
        return list(rows), None
    kinds = {plain(row.cells.get(column, "")) for row in rows}
    if not kinds & _OF_SYSTEM or not kinds & _CONTROLS or kinds - _OF_SYSTEM - _CONTROLS:
        return list(rows), None
    kept = [row for row in rows if plain(row.cells.get(column, "")) in _OF_SYSTEM]
    left = {row.cells[column] for row in rows} - {row.cells[column] for row in kept}
    values = {"kinds": ", ".join(sorted(left)), "column": column, "count": len(rows) - len(kept)}
    return kept, Sentence(_LEFT_OUT, values)
