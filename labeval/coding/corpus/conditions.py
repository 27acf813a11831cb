"""A query as it is put together by clicking: groups of conditions, nested to any depth.

It may be incomplete; a condition without a value is left out until it has one. It is saved as a
memo of the workbook, so that it is undone, merged and kept like everything else.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Literal, cast

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.facts import FIELDS, Compare, attribute_of
from labeval.coding.corpus.queries import (
    And,
    Coded,
    Fact,
    FollowedBy,
    Inside,
    Measure,
    Near,
    Not,
    Or,
    Overlapping,
    PrecededBy,
    Query,
    Without,
    Worded,
)
from labeval.coding.edits import Change, added, changed, removed
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Memo
from labeval.text.marks import QT_TRANSLATE_NOOP

CODE, THEME, CODER, WORDS = "code", "theme", "coder", "words"
"""Kinds of conditions that find segments or words; all others are facts of passages."""
KINDS = (CODE, THEME, CODER, WORDS, *FIELDS)
Relation = Literal["", "near", "followed", "preceded", "overlapping", "inside"]
"""Relation of what was found to a group: it has it, too, or is in some place to it."""
DISTANT = frozenset({"near", "followed", "preceded"})
"""Relations with a distance."""
SAVED = "query"
"""Subject of the memos that hold saved queries; their row is the name."""
SAVE_QUERY = QT_TRANSLATE_NOOP("Coding", "Save a query")
DELETE_QUERY = QT_TRANSLATE_NOOP("Coding", "Delete a query")
_DEEPEST = 12


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that holds, or does not hold, of what is looked for."""

    kind: str = CODE
    values: tuple[str, ...] = ()
    compare: Compare = "is"
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Conditions of which all hold, or any."""

    parts: tuple[Condition | Group, ...] = ()
    any: bool = False
    negated: bool = False
    relation: Relation = ""
    """To what the other parts of the group around it find."""
    within: str = "1 passages"
    """For a relation with a distance: a number and ``characters`` or ``passages``."""


Part = Condition | Group
Path = tuple[int, ...]
"""Numbers of parts, from the outermost group inwards."""
EMPTY = Group((Condition(),))


def query_of(group: Group, corpus: Corpus, themes: Mapping[str, Collection[str]]) -> Query | None:
    """The query that a group asks; None while nothing in it is complete.

    Args:
        themes: theme's id to the ids of its codes.
    """
    plain: list[tuple[Query, bool]] = []
    related: list[tuple[Group, Query]] = []
    for part in group.parts:
        if isinstance(part, Group):
            query = query_of(part, corpus, themes)
        else:
            query = _asked(part, corpus, themes)
        if query is None:
            continue
        if isinstance(part, Group) and part.relation:
            related.append((part, query))
        else:
            plain.append((query, part.negated))
    found = (_any_of if group.any else _all_of)(plain)
    if found is None and related:
        found = Not(Coded(frozenset()))  # every passage
    for part, query in related:
        assert found is not None
        found = _related(found, part, query)
    return found


def _all_of(parts: Sequence[tuple[Query, bool]]) -> Query | None:
    wanted = [query for query, negated in parts if not negated]
    unwanted = [query for query, negated in parts if negated]
    facts = [query for query in wanted if _is_fact(query)]
    spans = [query for query in wanted if not _is_fact(query)]
    facts += [Not(query) for query in unwanted if _is_fact(query) or not spans]
    if not spans and not facts:
        return None
    found: Query = reduce(And, [*spans, *facts])
    for query in unwanted if spans else ():
        if not _is_fact(query):
            found = Without(found, query)
    return found


def _any_of(parts: Sequence[tuple[Query, bool]]) -> Query | None:
    asked: list[Query] = [Not(query) if negated else query for query, negated in parts]
    # Passages first: joined with spans, they would no longer be passages.
    asked.sort(key=lambda query: not _is_fact(query))
    return reduce(Or, asked) if asked else None


def _is_fact(query: Query) -> bool:
    """True if it finds whole passages."""
    if isinstance(query, And | Or):
        return _is_fact(query.first) and _is_fact(query.second)
    return isinstance(query, Fact | Not)


def _related(found: Query, part: Group, query: Query) -> Query:
    made = _placed(found, part, query)
    return Without(found, made) if part.negated else made


def _placed(found: Query, part: Group, query: Query) -> Query:
    if part.relation == "overlapping":
        return Overlapping(found, query)
    if part.relation == "inside":
        return Inside(found, query)
    number, _, measure = part.within.partition(" ")
    distance = int(number), cast(Measure, measure)
    if part.relation == "near":
        return Near(found, query, *distance)
    if part.relation == "followed":
        return FollowedBy(found, query, *distance)
    return PrecededBy(found, query, *distance)


def _asked(part: Condition, corpus: Corpus, themes: Mapping[str, Collection[str]]) -> Query | None:
    values = tuple(value for value in part.values if value.strip())
    if not values:
        return None
    if part.kind == CODE:
        return Coded(_under(corpus, values))
    if part.kind == THEME:
        return Coded(_under(corpus, (code for id in values for code in themes.get(id, ()))))
    if part.kind == CODER:
        return Coded(frozenset(corpus.codes), frozenset(values))
    if part.kind == WORDS:
        whole = part.compare != "contains"
        terms: list[Query] = [Worded(value, whole) for value in values]
        return reduce(Or, terms)
    return Fact(part.kind, frozenset(values), part.compare)


def _under(corpus: Corpus, codes: Iterable[str]) -> frozenset[str]:
    return frozenset(id for code in codes for id in corpus.under(code))


# -- changes of a group ----------------------------------------------------------------------------


def part_at(group: Group, path: Path) -> Part:
    """The part at a path; the group itself at the empty one."""
    part: Part = group
    for number in path:
        assert isinstance(part, Group)
        part = part.parts[number]
    return part


def replaced(group: Group, path: Path, part: Part | None) -> Group:
    """The group with another part at a path, or without it."""
    if not path:
        return part if isinstance(part, Group) else EMPTY
    number, *rest = path
    parts = list(group.parts)
    inner = parts[number]
    if rest:
        assert isinstance(inner, Group)
        parts[number] = replaced(inner, tuple(rest), part)
    elif part is None:
        del parts[number]
    else:
        parts[number] = part
    return replace(group, parts=tuple(parts))


def appended(group: Group, path: Path, part: Part) -> Group:
    """The group with one more part at the end of the group at a path."""
    inner = part_at(group, path)
    assert isinstance(inner, Group)
    return replaced(group, path, replace(inner, parts=(*inner.parts, part)))


# -- saved queries ---------------------------------------------------------------------------------


def as_text(group: Group) -> str:
    """A group as JSON."""
    return json.dumps(_written(group), ensure_ascii=False)


def from_text(text: str) -> Group | None:
    """A group from JSON; None where it is none that this version knows."""
    try:
        return _read(json.loads(text), 0)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def saved_queries(memos: Iterable[Memo]) -> dict[str, Group]:
    """Name to query, by the alphabet."""
    found = {memo.row: from_text(memo.text) for memo in memos if memo.about == SAVED}
    known = {name: group for name, group in found.items() if group is not None}
    return dict(sorted(known.items(), key=lambda pair: pair[0].casefold()))


def saving(memos: Iterable[Memo], name: str, group: Group, coder: str) -> list[Change]:
    """The changes that save a query by a name, in the place of another of that name."""
    known = _memo(memos, name)
    if known is not None:
        after = replace(known, text=as_text(group), coder=coder, changed=utc_now())
        return changed(known, after) if known.text != after.text else []
    memo = Memo(id_of(SAVED, name), SAVED, name, coder, as_text(group), utc_now())
    return [added(memo)]


def deleting(memos: Iterable[Memo], name: str) -> list[Change]:
    """The changes that delete a saved query."""
    known = _memo(memos, name)
    return [removed(known)] if known is not None else []


def asking_for(memos: Iterable[Memo], code: str, other: str) -> list[Change]:
    """The changes by which saved queries ask for another code (id) in the place of one."""
    changes: list[Change] = []
    for memo in memos:
        group = from_text(memo.text) if memo.about == SAVED and code in memo.text else None
        if group is not None:
            text = as_text(_with_code(group, code, other))
            changes += changed(memo, replace(memo, text=text)) if text != memo.text else []
    return changes


def _with_code(group: Group, code: str, other: str) -> Group:
    def now(part: Part) -> Part:
        if isinstance(part, Group):
            return _with_code(part, code, other)
        if part.kind != CODE:
            return part
        values = (other if value == code else value for value in part.values)
        return replace(part, values=tuple(dict.fromkeys(values)))

    return replace(group, parts=tuple(map(now, group.parts)))


def _memo(memos: Iterable[Memo], name: str) -> Memo | None:
    return next((memo for memo in memos if (memo.about, memo.row) == (SAVED, name)), None)


def _written(part: Part) -> dict[str, Any]:
    if isinstance(part, Group):
        return {
            "any": part.any,
            "negated": part.negated,
            "relation": part.relation,
            "within": part.within,
            "parts": [_written(inner) for inner in part.parts],
        }
    return {
        "kind": part.kind,
        "values": list(part.values),
        "compare": part.compare,
        "negated": part.negated,
    }


def _read(data: Mapping[str, Any], depth: int) -> Group:
    if depth > _DEEPEST:
        raise ValueError("too deep")
    number, _, measure = str(data["within"]).partition(" ")
    if measure not in ("characters", "passages") or int(number) < 0:
        raise ValueError(data["within"])
    if data["relation"] not in ("", *DISTANT, "overlapping", "inside"):
        raise ValueError(data["relation"])
    parts = [
        _read(part, depth + 1) if "parts" in part else _condition(part) for part in data["parts"]
    ]
    return Group(
        tuple(parts),
        bool(data["any"]),
        bool(data["negated"]),
        data["relation"],
        str(data["within"]),
    )


def _condition(data: Mapping[str, Any]) -> Condition:
    kind, compare = data["kind"], data["compare"]
    if kind not in KINDS and not attribute_of(kind):
        raise ValueError(kind)
    if compare not in ("is", "contains", "below", "at_most", "at_least", "above"):
        raise ValueError(compare)
    values = tuple(str(value) for value in data["values"])
    return Condition(kind, values, compare, bool(data["negated"]))
