"""Orders of several texts, with a row for each text and its rank.

Such as ``rater, story_id, model, rank``, or ``rater, item, system, rank_coherence, rank_depth``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.elsewhere.directions import names_rank
from labeval.exchange.materials.column_content import LOOKED_AT
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, flattened
from labeval.exchange.materials.model import ColumnMapping, Record
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.rankings import holds_place, may_be_rated, orders_of
from labeval.exchange.materials.roles.distinguishing import distinguishing
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Orders of several texts, one a row")
_ASKED = ("question_id", "question", "source")
_TEXTS = "answers"
_FEWEST = 2
_NEARLY_ALL = 0.9
"""Share of the orders whose ranks are those of all of their texts."""
_Rows = Sequence[tuple[int, Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a table."""

    person: str
    item: str
    """The one whose rows are in one order; empty where a rater has one order."""
    system: str
    ranks: Mapping[str, str]
    """Criterion to the column with its ranks."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have ranks that order the systems of one question, and no ratings."""
    return len(files) == 1 and _columns(files[0].sample()) is not None


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """The rows of one question and rater are an order by each criterion."""
    (file,) = files
    rows = list(file.records(problems))
    columns = _columns(file.sample())
    return orders_of(file, _ordered(rows, columns) if columns else rows, problems)


def _columns(sample: Sequence[Mapping[str, Any]]) -> _Columns | None:
    rows = list(enumerate(sample))
    names = list(dict.fromkeys(str(name) for row in sample for name in row))
    role = {role_of(name)[0]: name for name in reversed(names)}
    ranks = [n for n in names if names_rank(n) and all(holds_place(row.get(n)) for row in sample)]
    rated = any(may_be_rated(n, rows) for n in names if n not in ranks)
    person, system = role.get("participant", ""), role.get("system", "")
    if not ranks or rated or not person or not system:
        return None
    free = [name for name in names if name not in (person, system, *ranks)]
    item = next((role[r] for r in (*_ASKED, "id") if r in role and role[r] in free), "")
    if not item:
        records = [Record("", n, flattened(row)) for n, row in rows[:LOOKED_AT]]
        item = distinguishing(records, person, [person, system], free)
    criteria = {re.sub("rank(ing)?", "rank", plain(n)).strip("_"): n for n in ranks}
    several = len(criteria) > 1
    by = {
        c.removeprefix("rank_").removesuffix("_rank") if several else "": n
        for c, n in criteria.items()
    }
    columns = _Columns(person, item, system, by)
    return columns if _are_orders(_ordered(rows, columns)) else None


def _are_orders(orders: _Rows) -> bool:
    """Return whether nearly all orders have a first rank, and none beyond the number of their
    texts; and several texts each."""
    given = [[float(cell(one["rank"])) for one in order[_TEXTS]] for _, order in orders]
    whole = sum(min(own) == 1 and max(own) <= len(own) for own in given if len(own) >= _FEWEST)
    return whole > 0 and whole >= _NEARLY_ALL * len(given)


def _ordered(rows: _Rows, columns: _Columns) -> list[tuple[int, dict[str, Any]]]:
    """A row for each order, with the list of its texts."""
    found: dict[tuple[str, str, str], tuple[int, dict[str, Any]]] = {}
    for line, row in rows:
        for criterion, column in columns.ranks.items():
            if not holds_place(row.get(column)):
                continue
            key = (cell(row.get(columns.person)), cell(row.get(columns.item)), criterion)
            shared = {**row, "question_id": key[1]} if columns.item else dict(row)
            own = {
                n: shared.pop(n, "") for n in list(shared) if role_of(n)[0] in ("system", "text")
            }
            for name in (columns.system, *columns.ranks.values()):
                shared.pop(name, None)
            order = found.setdefault(key, (line, {**shared, "criterion": criterion, _TEXTS: []}))[1]
            order[_TEXTS].append({**own, "rank": row[column]})
    return list(found.values())
