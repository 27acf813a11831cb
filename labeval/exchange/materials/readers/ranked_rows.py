"""Orders of several texts, with a row for each text and its rank.

Such as ``rater, story_id, model, rank``, or ``rater, item, system, rank_coherence, rank_depth``;
or of two, with a row for each side and what became of it, ``rater, comparison_id, model, won``.
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
from labeval.exchange.materials.readers.rankings import (
    LEAST_IS_BEST,
    holds_place,
    may_be_rated,
    orders_of,
)
from labeval.exchange.materials.roles.distinguishing import distinguishing
from labeval.exchange.sentence import Sentence
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Orders of several texts, one a row")
_SIDES = QT_TRANSLATE_NOOP(
    "Materials",
    "the rows of one “{comparison}” are the sides of a comparison; “{won}” says which was chosen",
)
_ASKED = ("question_id", "question", "source")
_TEXTS = "answers"
_FEWEST = 2
_NEARLY_ALL = 0.9
"""Share of the orders whose ranks are those of all of their texts."""
_WON = re.compile(
    "(is_)?(won|wins?|winner|chosen|selected|preferred|better|best|gewonnen|gewaehlt|bevorzugt)"
)
_COMPARISON = re.compile(
    "(comparison|pair|battle|match|matchup|duel|trial|task|vergleich|paar)(_?(id|nr|no|number))?"
)
_OUTCOMES = {
    **dict.fromkeys(("1", "1.0", "true", "yes", "ja"), True),
    **dict.fromkeys(("0", "0.0", "false", "no", "nein"), False),
}
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
    comparison: str = ""
    """The column that names a comparison of two, where rows are its sides."""


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have ranks that order the systems of one question, and no ratings."""
    return len(files) == 1 and _columns(files[0].sample()) is not None


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """The rows of one question and rater are an order by each criterion."""
    (file,) = files
    columns = _columns(file.sample())
    rows: list[tuple[int, Mapping[str, Any]]] = list(file.records(problems))
    if columns is None:
        return orders_of(file, rows, problems)
    if columns.comparison:
        rows = _placed(rows, columns)
    material = orders_of(file, _ordered(rows, columns), problems)
    named = listed(columns.ranks.values())
    about = (
        Sentence(_SIDES, {"comparison": columns.comparison, "won": named})
        if columns.comparison
        else Sentence(LEAST_IS_BEST, {"columns": named})
    )
    others = [one for one in material.remarks if one.template != LEAST_IS_BEST]
    material.remarks[:] = [about, *others]
    return material


def _columns(sample: Sequence[Mapping[str, Any]]) -> _Columns | None:
    rows = list(enumerate(sample))
    names = list(dict.fromkeys(str(name) for row in sample for name in row))
    role = {role_of(name)[0]: name for name in reversed(names)}
    ranks = [n for n in names if names_rank(n) and all(holds_place(row.get(n)) for row in sample)]
    person, system = role.get("participant", ""), role.get("system", "")
    if not person or not system:
        return None
    sides = None if ranks else _sides(rows, names, role)
    used = [*sides.ranks.values(), sides.comparison] if sides else ranks
    if any(may_be_rated(name, rows) for name in names if name not in used):
        return None
    if not ranks:
        return sides
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


def _sides(rows: _Rows, names: Sequence[str], role: Mapping[str, str]) -> _Columns | None:
    """The columns of a table whose rows are the two sides of comparisons."""
    won = [n for n in names if _WON.fullmatch(plain(n)) and all(_won(row, n) for _, row in rows)]
    comparison = next((n for n in names if _COMPARISON.fullmatch(plain(n))), "")
    if len(won) != 1 or not comparison:
        return None
    item = next((role[r] for r in _ASKED if role.get(r, comparison) != comparison), "")
    found = _Columns(role["participant"], item, role["system"], {"": won[0]}, comparison)
    pairs = [pair for pair in _pairs(rows, found).values() if len(pair) > 1]
    sides = [{cell(row[found.system]) for _, row in pair} for pair in pairs]
    return found if sides and all(len(one) == _FEWEST for one in sides) else None


def _won(row: Mapping[str, Any], column: str) -> bool:
    """True if a row says whether its side was chosen."""
    return cell(row.get(column)).strip().casefold() in _OUTCOMES


def _pairs(
    rows: _Rows, columns: _Columns
) -> dict[tuple[str, ...], list[tuple[int, Mapping[str, Any]]]]:
    """Rater, comparison and question to the rows of its sides."""
    found: dict[tuple[str, ...], list[tuple[int, Mapping[str, Any]]]] = {}
    for line, row in rows:
        key = tuple(
            cell(row.get(n)) for n in (columns.person, columns.comparison, columns.item) if n
        )
        found.setdefault(key, []).append((line, row))
    return found


def _placed(rows: _Rows, columns: _Columns) -> list[tuple[int, Mapping[str, Any]]]:
    """The same rows with places, 1 for the chosen side and for both where neither is, or both are;
    rows that have no other side are left out."""
    (won,) = columns.ranks.values()
    found: list[tuple[int, Mapping[str, Any]]] = []
    for pair in _pairs(rows, columns).values():
        chosen = [_OUTCOMES.get(cell(row.get(won)).strip().casefold()) for _, row in pair]
        if len(pair) != _FEWEST or None in chosen:
            continue
        for (line, row), own in zip(pair, chosen, strict=True):
            place = 1 if own or len(set(chosen)) == 1 else 2
            found.append((line, {**row, won: str(place)}))
    return sorted(found, key=lambda each: each[0])


def _are_orders(orders: _Rows) -> bool:
    """Return whether nearly all orders have a first rank, and none beyond the number of their
    texts; and several texts each."""
    given = [[float(cell(one["rank"])) for one in order[_TEXTS]] for _, order in orders]
    whole = sum(min(own) == 1 and max(own) <= len(own) for own in given if len(own) >= _FEWEST)
    return whole > 0 and whole >= _NEARLY_ALL * len(given)


def _ordered(rows: _Rows, columns: _Columns) -> list[tuple[int, dict[str, Any]]]:
    """A row for each order, with the list of its texts."""
    found: dict[tuple[str, ...], tuple[int, dict[str, Any]]] = {}
    for line, row in rows:
        for criterion, column in columns.ranks.items():
            if not holds_place(row.get(column)):
                continue
            item = cell(row.get(columns.item))
            of_pair = cell(row.get(columns.comparison))
            key = (cell(row.get(columns.person)), item, criterion, of_pair)
            shared = {**row, "question_id": item} if columns.item else dict(row)
            shared.pop(columns.comparison, None)
            own = {
                n: shared.pop(n, "") for n in list(shared) if role_of(n)[0] in ("system", "text")
            }
            for name in (columns.system, *columns.ranks.values()):
                shared.pop(name, None)
            order = found.setdefault(key, (line, {**shared, "criterion": criterion, _TEXTS: []}))[1]
            order[_TEXTS].append({**own, "rank": row[column]})
    return list(found.values())
