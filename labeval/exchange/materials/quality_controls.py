"""Rows of published tables that control raters and are no judgments of a system's text."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from labeval.exchange.materials.column_content import depends_on
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.model import Record
from labeval.exchange.sentence import Sentence
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_KINDS = ("type", "item_type", "itemtype", "kind", "item_kind")
_OF_SYSTEM = frozenset({"system", "tgt", "sys", "target"})
_CONTROLS = frozenset(
    {"bad", "bad_ref", "badref", "ref", "chk", "rep", "repeat", "qc", "control", "check"}
)
_FLAGS = re.compile(
    "(is_)?(golden|gold_(question|item|unit)|test_question|attention(_check)?|catch(_trial|_item)?)"
    "|is_(gold|quality_check)"
)
"""Columns that say of each row whether its text is there to control raters."""
_YES, _NO = frozenset({"true", "1", "yes", "y", "t"}), frozenset({"false", "0", "no", "n", "f", ""})
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Materials",
    "left out: rows that control raters, {kinds} in “{column}” ({count})",
)


def without_controls(
    rows: Sequence[Record], rated: Collection[str] = ()
) -> tuple[list[Record], Sentence | None]:
    """The rows about systems' texts, and a remark if others were left out.

    Tables of direct assessment have worsened texts (``BAD_REF``), references and repetitions among
    the texts of systems, all of them in the column of a type. Those of crowd workers have questions
    with known answers, which a column of yes and no marks.

    Args:
        rated: columns that somebody has named as judgments.
    """
    columns = {plain(name): name for row in rows[:1] for name in row.cells}
    column = next((columns[name] for name in _KINDS if name in columns), "")
    if column and (kinds := _controls(rows, column)):
        return _apart(rows, column, kinds)
    for name, column in columns.items():
        if _FLAGS.fullmatch(name) and column not in rated and _marks_controls(rows, column):
            return _apart(rows, column, _YES)
    return list(rows), None


def _controls(rows: Sequence[Record], column: str) -> frozenset[str]:
    """The kinds of controls in the column of a type; none where it has kinds of other things."""
    kinds = {plain(row.cells.get(column, "")) for row in rows}
    found = _CONTROLS & kinds
    return found if kinds & _OF_SYSTEM and not kinds - _OF_SYSTEM - found else frozenset()


def _marks_controls(rows: Sequence[Record], column: str) -> bool:
    """Return whether a column says yes of some rows, the fewer ones, of raters with others, too.

    One value for all rows of each rater says who passed.
    """
    raters = [name for name in rows[0].cells if role_of(name)[0] == "participant"]
    values = [plain(row.cells.get(column, "")) for row in rows]
    marked = sum(value in _YES for value in values)
    if set(values) - _YES - _NO or not 0 < 2 * marked < len(rows):
        return False
    return not raters or not depends_on(column, raters[:1], rows)


def _apart(
    rows: Sequence[Record], column: str, kinds: Collection[str]
) -> tuple[list[Record], Sentence]:
    """The rows that are of other kinds than these, and what is said of the rest."""
    kept: list[Record] = []
    left: list[Record] = []
    for row in rows:
        (left if plain(row.cells.get(column, "")) in kinds else kept).append(row)
    written = sorted({row.cells[column] for row in left})
    values = {"kinds": ", ".join(written), "column": column, "count": len(left)}
    return kept, Sentence(_LEFT_OUT, values)
