"""Orders of several texts by their names, in one cell or several.

Such as ``ranking`` with “oak > elm = ash” or a list of names, ``rank_oak, rank_elm``, ``rank_1,
rank_2`` or ``1st, 2nd`` with names, ``best`` and ``worst`` with the names of systems, or a list of
texts with a rank each.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.exchange.elsewhere.directions import names_rank
from labeval.exchange.materials.column_content import contents_of, is_number
from labeval.exchange.materials.column_names import (
    is_personal,
    is_place,
    names_number,
    role_of,
    series_of,
)
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.flattening import cell, entries, flattened, objects
from labeval.exchange.materials.model import ColumnMapping, Record
from labeval.exchange.materials.of_raters import columns_of_raters
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, name_of_factor
from labeval.exchange.materials.segments import segment_columns
from labeval.study.problems import Problem, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Orders of several texts")
_ORDER = re.compile(r"[^<>=|]+(?:(?:\s*[>=]\s*[^<>=|]+)+|(?:\s*[<=]\s*[^<>=|]+)+)")
_RANK = re.compile(r"(?:rank|rang|place)_(?:of_)?(?P<name>.+)|(?P<before>.+?)_?(?:rank|rang)")
_END = re.compile(r"(?P<end>best|worst)(?:_(?P<of>.+))?|(?P<before>.+)_(?P<last>best|worst)")
_OF_SYSTEM = re.compile(r"(?:system|model|llm|modell)_?(.+?)(?:(?:(?<=\d)_?|_)(?:id|name))?")
_ABSENT = ("-1", "-1.0")
"""In place of the rank of a text, or of the document, that a row does not have."""
_AT = re.compile(
    r"(?:rank|rang|place|platz|top)_?(?P<n>\d{1,2})|(?P<m>\d{1,2})(?:st|nd|rd|th|_platz|_place)"
    r"(?:_(?:choice|place|rank))?"
)
"""A place with the name that has it."""
_AT_WORD = re.compile("_(?:choice|place|rank)$")
_WORDS = ("first", "second", "third", "fourth", "fifth", "sixth")
_BETWEEN = re.compile(r"\s*[,;|\n]\s*")
_LONGEST, _MOST, _FEWEST = 60, 20, 2
_TEXT = 15
"""Characters of a text at least."""
_ABOUT = ("question", "question_id", "source")
_NOBODY = "judge"
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all orders are taken as those of one, “{name}”"
)
_BEST_FIRST = QT_TRANSLATE_NOOP(
    "Materials", "the first name in “{column}” is taken as the best, the last as the worst"
)
LEAST_IS_BEST = QT_TRANSLATE_NOOP(
    "Materials", "the text with the least number in {columns} is the best"
)
_SHOWN = QT_TRANSLATE_NOOP(
    "Materials",
    "rows do not say which texts were shown with the best and the worst: all of {names} are taken "
    "as shown",
)
_NO_ORDER = QT_TRANSLATE_NOOP("Materials", "left out: rows without an order ({count})")
_NOT_READ = QT_TRANSLATE_NOOP(
    "Materials",
    "next to the orders of texts, these columns of numbers are not read: {columns}; put them into "
    "a file of their own",
)
_WHY = QT_TRANSLATE_NOOP("Materials", "its rows have the order of several texts")
_WHICH_END = QT_TRANSLATE_NOOP("Problem", "“{value}” does not say which of its ends is the best")
_BEST_TO_WORST = QT_TRANSLATE_NOOP("Problem", "write the best first, with “>” after it")
_UNKNOWN = QT_TRANSLATE_NOOP("Problem", "“{value}” is no order of different names")


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a table that have its orders; one of the kinds is not empty."""

    orders: tuple[str, ...] = ()
    """Columns with whole orders."""
    ranks: Mapping[str, str] | None = None
    """Name to the column with its rank."""
    places: tuple[str, ...] = ()
    """Columns with the names that have the first place, the second and so on."""
    ends: Mapping[str, tuple[str, str]] | None = None
    """Criterion to its columns of the best and the worst."""
    listed: str = ""
    """The column with a list of texts that have ranks."""

    @property
    def every(self) -> set[str]:
        """All columns that are no facts about texts."""
        ends = [column for both in (self.ends or {}).values() for column in both]
        return {*self.orders, *self.places, *(self.ranks or {}).values(), *ends, self.listed}


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows have orders by names."""
    return len(files) == 1 and _columns(files[0].sample()) is not None


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Each order is a judgment about the texts of the row's question."""
    (file,) = files
    return orders_of(file, list(file.records(problems)), problems)


def orders_of(
    file: File, rows: Sequence[tuple[int, Mapping[str, Any]]], problems: list[Problem]
) -> Material:
    """The material of rows with orders, with the line of each in the file."""
    columns = _columns([row for _, row in rows]) or _columns(file.sample()) or _Columns()
    builder = Builder()
    names = dict.fromkeys(name for row in rows for name in row[1])
    role = {role_of(name)[0]: name for name in reversed(names) if name not in columns.every}
    if role.keys().isdisjoint(_ABOUT) and _is_repeated(role.get("id", ""), rows):
        role["question_id"] = role["id"]
    segment, document = segment_columns(names)
    within = segment if segment and role.get("question_id") == document else ""
    if "participant" not in role:
        builder.remark(_ONE_JUDGE, name=_NOBODY)
    _remark(builder, columns, rows)
    free = [name for name in names if not (name in columns.every or role_of(name)[0])]
    of_raters, of_texts = _facts([row for _, row in rows], free, role)
    if left := [name for name in free if name not in of_raters and may_be_rated(name, rows)]:
        builder.remark(_NOT_READ, columns=listed(left))
    shown = _ends_of(columns.ends or {}, [row for _, row in rows])
    questions: dict[str, str] = {}
    unordered = 0
    for line, row in rows:
        facts = {r: cell(row.get(role.get(r, ""))).strip() for r in _ABOUT}
        if within:
            facts["question_id"] = _of_segment(facts["question_id"], cell(row.get(within)).strip())
        asked = next(filter(None, (facts[r] for r in _ABOUT)), "")
        short = facts["question_id"] or questions.setdefault(asked, f"q{len(questions) + 1}")
        person = cell(row.get(role.get("participant", ""))).strip() or _NOBODY
        facts |= {name_of_factor(n): cell(row.get(n)) for n in of_texts if n not in left}
        if of_raters:
            builder.attribute(person, {name: row.get(name) for name in of_raters})
        texts = _texts(row)
        systems = {
            plain(found[1]): cell(value).strip()
            for column, value in row.items()
            if (found := _OF_SYSTEM.fullmatch(plain(column))) and isinstance(value, str)
        }
        orders = list(_orders(row, columns, shown, problems, file.name, line))
        unordered += not orders
        for criterion, order, more in orders:
            ids = {}
            for name in dict.fromkeys([*more, *(n for tied in order for n in tied)]):
                key = plain(series_of(name)[1] or name)
                system = systems.get(key) or name
                text = texts.get(plain(name), texts.get(key, ""))
                id = f"{short}_{system}" if asked else system
                ids[name] = builder.text(id, text, file.name, line, system=system, **facts)
            by = criterion or cell(row.get(role.get("criterion", ""))).strip()
            value = ">".join("=".join(ids[name] for name in tied) for tied in order)
            if len(ids) == _FEWEST:
                value = "tie" if len(order) == 1 else ids[order[0][0]]
            builder.judge(person, by, list(ids.values()), value, file.name, line)
    if unordered:
        builder.remark(_NO_ORDER, count=unordered)
    return builder.done(why=_WHY)


def _facts(
    rows: Sequence[Mapping[str, Any]], columns: Sequence[str], role: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """The columns about raters and those about the texts of a row, as far as they are labels."""
    records = [Record("", 0, flattened(row)) for row in rows]
    contents = contents_of(columns, records)
    free = [name for name in columns if contents[name].is_label and not is_personal(name)]
    asked = [role[name] for name in _ABOUT if name in role]
    person = role.get("participant", "")
    of_raters = columns_of_raters(rows, person, free, asked) if person else []
    return of_raters, [name for name in free if name not in of_raters]


def _of_segment(document: str, segment: str) -> str:
    """The question of a segment in its document; “-1” is written where documents are not known."""
    return "_".join(filter(None, ("" if document in _ABSENT else document, segment)))


def _is_repeated(column: str, rows: Sequence[tuple[int, Mapping[str, Any]]]) -> bool:
    """Return whether values of a column come in several rows, as those of a question do."""
    return len({cell(row.get(column)) for _, row in rows}) < len(rows) if column else False


def _columns(rows: Sequence[Mapping[str, Any]]) -> _Columns | None:
    names = list(dict.fromkeys(str(name) for row in rows for name in row))
    if {"items", "method"} & set(map(plain, names)):
        return None  # the program's own table
    filled = {
        name: [row[name] for row in rows if row.get(name) not in (None, "")] for name in names
    }
    orders = tuple(name for name in names if _are_orders(name, filled[name]))
    if orders:
        return _Columns(orders)
    ranks = {}
    systems = {m[1] for name in names if (m := _OF_SYSTEM.fullmatch(plain(name)))}
    ends: dict[str, dict[str, str]] = defaultdict(dict)
    for name in names:
        rank, end = _RANK.fullmatch(plain(name)), _END.fullmatch(plain(name))
        if (
            rank
            and names_rank(name)
            and filled[name]
            and all(holds_place(v) or cell(v) in _ABSENT for v in filled[name])
        ):
            of = rank["name"] or rank["before"]
            numbered = _OF_SYSTEM.fullmatch(of)
            ranks[numbered[1] if numbered and numbered[1] in systems else of] = name
        elif end and filled[name] and all(map(_is_name, filled[name])):
            of = end["of"] or end["before"] or ""
            of = "" if role_of(of)[0] in ("system", "text", "id") else of
            ends[of][end["end"] or end["last"]] = name
        elif filled[name] and all(map(_have_ranks, filled[name])):
            return _Columns(listed=name)
    both = {of: (own["best"], own["worst"]) for of, own in ends.items() if len(own) == _FEWEST}
    if both and len(_ends_of(both, rows)) in range(_FEWEST, _MOST):
        return _Columns(ends=both)
    if places := _places(filled):
        return _Columns(places=places)
    if len(ranks) >= _FEWEST and not _of_one(names, ranks) and _permuted(rows, ranks):
        return _Columns(ranks=ranks)
    return None


def _places(filled: Mapping[str, Sequence[Any]]) -> tuple[str, ...]:
    """Columns of all places from the first on, with a few names in each; of two places none, which
    may as well be the sides of a pair."""
    at: dict[int, str] = {}
    for name, given in filled.items():
        named = _AT.fullmatch(plain(name))
        number = int(named["n"] or named["m"]) if named else 0
        if (word := _AT_WORD.sub("", plain(name))) in _WORDS:
            number = _WORDS.index(word) + 1
        if number and given and all(map(_is_name, given)):
            at.setdefault(number, name)
    columns = tuple(at.get(number, "") for number in range(1, len(at) + 1))
    names = {cell(value).strip() for column in at.values() for value in filled[column]}
    return columns if all(columns) and len(columns) > _FEWEST and len(names) <= _MOST else ()


def _are_orders(name: str, given: Sequence[Any]) -> bool:
    """Return whether all values of a column are orders of short names."""
    if not given or role_of(name)[0] in ("text", *_ABOUT):
        return False
    found = [_order_of(value, is_named=names_rank(name)) for value in given]
    names = {own for order in found for tied in order for own in tied}
    if not all(found) or len(names) > _MOST or all(len(order) == 1 for order in found):
        return False
    return names_rank(name) or role_of(name)[0] == "value" or _contradict(found)


def _contradict(orders: Sequence[list[list[str]]]) -> bool:
    """Return whether a name is before another in one order and after it in another one.

    Of paths such as “Home > News > Sport” that is so of none.
    """
    pairs = {
        (one, other)
        for order in orders
        for n, tied in enumerate(order)
        for later in order[n + 1 :]
        for one in tied
        for other in later
    }
    return any((other, one) in pairs for one, other in pairs)


def _order_of(value: Any, *, is_named: bool) -> list[list[str]]:
    """The names of an order, those of equal rank together; empty where it is none.

    Args:
        is_named: the column is called so, and a list of names is an order.
    """
    if isinstance(value, str) and _ORDER.fullmatch(value.strip()):
        order = [[name.strip() for name in tied.split("=")] for tied in re.split("[<>]", value)]
    elif is_named and all(isinstance(name, str) for name in _names_in(value)):
        order = [[name.strip()] for name in _names_in(value)]
    else:
        return []
    names = [name for tied in order for name in tied]
    fit = all(0 < len(name) <= _LONGEST and not is_number(name) for name in names)
    return order if fit and len(names) == len(set(names)) >= _FEWEST else []


def _names_in(value: Any) -> list[Any]:
    """The entries of a list, also of one that is written as names with commas between them."""
    return _BETWEEN.split(value.strip()) if isinstance(value, str) else entries(value)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= _LONGEST and not is_number(value)


def holds_place(value: Any) -> bool:
    """Return whether a value is the rank of a text among a few."""
    text = cell(value).strip()
    return is_number(text) and float(text) in range(1, _MOST + 1)


def may_be_rated(name: str, rows: Sequence[tuple[int, Mapping[str, Any]]]) -> bool:
    """Return whether a column has numbers that may be ratings."""
    given = {text for _, row in rows if (text := cell(row.get(name)).strip())}
    is_named = role_of(name)[0] not in ("", "value") or is_place(name) or names_number(name)
    return len(given) > 1 and all(map(is_number, given)) and not is_named


def _have_ranks(value: Any) -> bool:
    """Return whether a value is a list of texts with ranks."""
    return len(objects(value)) >= _FEWEST and all(
        {"text", "system"} & {role_of(key)[0] for key in one} and _rank_in(one)
        for one in objects(value)
    )


def _rank_in(one: Mapping[str, Any]) -> str:
    return next((key for key in one if names_rank(key) and holds_place(one[key])), "")


def _of_one(names: Sequence[str], ranks: Collection[str]) -> bool:
    """Return whether ranks are of the one text of a row, by several criteria or methods."""
    roles = {role_of(name)[0] for name in names}
    has_text = "text" in roles and not any(series_of(name)[0] == "text" for name in names)
    return has_text or "system" in roles or name_criteria(ranks)


def _permuted(rows: Sequence[Mapping[str, Any]], ranks: Mapping[str, str]) -> bool:
    """Return whether most rows have the least rank and no text has a rank beyond their number."""
    given = [
        [float(cell(row[c])) for c in ranks.values() if holds_place(row.get(c))] for row in rows
    ]
    having = [own for own in given if own]
    first = sum(min(own) == 1 for own in having)
    return 2 * first > len(having) and all(max(own) <= len(ranks) for own in having)


def _ends_of(
    ends: Mapping[str, tuple[str, str]], rows: Sequence[Mapping[str, Any]]
) -> dict[str, None]:
    """All names that are the best or the worst of some row."""
    columns = [column for both in ends.values() for column in both]
    given = [cell(row.get(column)).strip() for row in rows for column in columns]
    return dict.fromkeys(filter(None, given))


def _orders(
    row: Mapping[str, Any],
    columns: _Columns,
    shown: Mapping[str, None],
    problems: list[Problem],
    file: str,
    line: int,
) -> Iterator[tuple[str, list[list[str]], Sequence[str]]]:
    """Criterion, order, and all that was shown where the order has the best and worst alone."""
    for column in columns.orders:
        if row.get(column) in (None, ""):
            continue
        order = _order_of(row[column], is_named=names_rank(column))
        if order and "<" in cell(row[column]):
            about = {"value": cell(row[column])[:64]}
            problems.append(Problem(file, line, column, _WHICH_END, about, _BEST_TO_WORST))
        elif order:
            yield _criterion(column, columns), order, ()
        else:
            about = {"value": cell(row[column])[:64]}
            problems.append(Problem(file, line, column, _UNKNOWN, about))
    if placed := [name for column in columns.places if (name := cell(row.get(column)).strip())]:
        if len(set(placed)) == len(placed) >= _FEWEST:
            yield "", [[name] for name in placed], ()
        else:
            about = {"value": " > ".join(placed)[:64]}
            problems.append(Problem(file, line, columns.places[0], _UNKNOWN, about))
    by_rank: dict[float, list[str]] = defaultdict(list)
    for name, column in (columns.ranks or {}).items():
        if holds_place(row.get(column)):
            by_rank[float(cell(row[column]))].append(name)
    for one in objects(row.get(columns.listed)):
        own = {role_of(key)[0]: cell(value) for key, value in one.items()}
        name = own.get("system") or f"text_{len(by_rank) + 1}"
        by_rank[float(cell(one[_rank_in(one)]))].append(name)
    if by_rank:
        yield "", [by_rank[rank] for rank in sorted(by_rank)], ()
    for criterion, (best, worst) in (columns.ends or {}).items():
        chosen = [cell(row.get(column)).strip() for column in (best, worst)]
        if all(chosen) and chosen[0] != chosen[1]:
            yield criterion, [[name] for name in chosen], _shown_in(row, chosen) or list(shown)
        elif any(chosen):
            about = {"value": " > ".join(chosen)[:64]}
            problems.append(Problem(file, line, best, _UNKNOWN, about))


def _shown_in(row: Mapping[str, Any], chosen: Sequence[str]) -> list[str]:
    """The names of all texts of a row, which a cell lists or columns with texts have; none where
    neither has those that were chosen."""
    for value in row.values():
        given = value if isinstance(value, list) else re.split("[,;|]", cell(value))
        names = [cell(name).strip() for name in given]
        if len(names) > _FEWEST and set(chosen) < set(names):
            return names
    texts = [c for c, value in row.items() if _is_text(value) and role_of(c)[0] not in _ABOUT]
    return texts if set(chosen) <= set(texts) else []


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) >= _TEXT


def _criterion(column: str, columns: _Columns) -> str:
    """The criterion of a column with orders, where there are several."""
    return column if len(columns.orders) > 1 else ""


def _texts(row: Mapping[str, Any]) -> dict[str, str]:
    """Plain name of a column, or of what follows the word for a text, to the text."""
    found = {}
    for column, value in row.items():
        for one in objects(value):
            own = {role_of(key)[0]: cell(given) for key, given in one.items()}
            if own.get("system") and own.get("text"):
                found[plain(own["system"])] = own["text"]
        if isinstance(value, str) and not is_number(value):
            found[plain(column)] = value
            if series_of(column)[0]:
                found[plain(series_of(column)[1])] = value
    return found


def _remark(
    builder: Builder, columns: _Columns, rows: Sequence[tuple[int, Mapping[str, Any]]]
) -> None:
    for column in columns.orders:
        if any(len(_names_in(row.get(column))) > 1 for _, row in rows):
            builder.remark(_BEST_FIRST, column=column)
    if columns.ranks or columns.listed:
        builder.remark(
            LEAST_IS_BEST, columns=listed((columns.ranks or {}).values()) or columns.listed
        )
    for both in (columns.ends or {}).values():
        given = [(row, [cell(row.get(column)).strip() for column in both]) for _, row in rows]
        if not all(_shown_in(row, chosen) for row, chosen in given if all(chosen)):
            names = _ends_of(columns.ends or {}, [row for row, _ in given])
            builder.remark(_SHOWN, names=listed(names))
            return
