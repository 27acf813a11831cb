"""Sessions that have together what one computer gives to one of them: a code, or a place.

The same questions are put to the record of a study and to the hub of a laboratory, whose tables
have the same names and columns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import Any, NamedTuple

from labeval.session.assignment.slots import rated_blocks
from labeval.session.events.events import Ending, Kind
from labeval.study.study import Study

_MOST = 500
"""Sessions of one question at most."""
_DECIDING = (
    *(Kind.SESSION_ENDED, Kind.SESSION_REOPENED),
    *(Kind.SESSION_REJECTED, Kind.SET_REJECTED),
)
_CODES = """
WITH used AS MATERIALIZED (
    SELECT e.field, e.value, e.seq, s.id, s.participant, {station} AS station, s.started
    FROM {schema}event e JOIN {schema}session s ON s.id = e.session
    WHERE e.kind = '{qualified}' AND s.kind = 'real')
SELECT field, value, id, participant, station FROM used WHERE value IN
    (SELECT value FROM used GROUP BY value HAVING count(DISTINCT id) > 1)
ORDER BY started, id, seq
"""
_PLACES = """
SELECT s.condition, s.number, s.plan, s.id, s.participant, {station} AS station
FROM {schema}session s JOIN
    (SELECT condition, number FROM {schema}session WHERE kind = 'real'
     GROUP BY condition, number HAVING count(*) > 1) several
ON several.condition = s.condition AND several.number = s.number
WHERE s.kind = 'real' ORDER BY s.condition, s.number, s.started, s.id
"""
_DECIDED = """
SELECT session, kind, field, value FROM {schema}event
WHERE kind IN ({kinds}) AND session IN ({marks}) ORDER BY session, seq
"""


class Holder(NamedTuple):
    """A session that has something together with others."""

    session: str
    participant: str
    station: str
    """Empty in a record."""

    def __str__(self) -> str:
        return f"{self.station} {self.participant}".strip()


class What(StrEnum):
    """A thing that sessions have together."""

    CODE = "code"
    """An invitation code began more of them than its list allows."""
    PERSON = "person"
    """One invitation code began sessions of several participants."""
    PLACE = "place"
    """They have one place of the design."""


@dataclass(frozen=True, slots=True)
class Shared:
    """One such thing, and who has it."""

    what: What
    holders: tuple[Holder, ...]
    name: str = ""
    """List of the code, or condition and number of the place."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Tables of sessions and events, in a record or on a hub."""

    ask: Callable[[str, Sequence[str]], Iterable[tuple[Any, ...]]]
    """Answers a question with parameters."""
    schema: str = ""
    """Before the name of a table, with its point."""
    mark: str = "?"
    """Stands for a parameter."""
    station: str = "''"
    """The column with the name of a session's computer."""

    def rows(
        self, question: str, values: Sequence[str] = (), **more: str
    ) -> Iterator[tuple[Any, ...]]:
        """Rows of one answer."""
        asked = question.format(schema=self.schema, station=self.station, **more)
        yield from self.ask(asked, values)


@dataclass(slots=True)
class _Decided:
    """Decisions about a session, by its events."""

    ending: str = ""
    rejected: str = ""
    rejected_sets: dict[str, str] = field(default_factory=dict)

    @property
    def keeps_place(self) -> bool:
        return self.ending in ("", Ending.COMPLETED) and not self.rejected


def shared_codes(tables: Tables, study: Study) -> list[Shared]:
    """Codes that began more sessions than the study's lists allow, and people with several codes of
    participants. A session that is rejected does not count."""
    if not study.qualification:
        return []
    rows = list(tables.rows(_CODES, qualified=Kind.QUALIFIED))
    decided = _decided(tables, [session for _, _, session, _, _ in rows])
    times = {chosen.id: chosen.times for chosen in study.qualification}
    uses: dict[tuple[str, str], list[Holder]] = {}
    for name, trace, *who in rows:
        holder = Holder(*who)
        if not decided.get(holder.session, _Decided()).rejected:
            uses.setdefault((name, trace), []).append(holder)
    found: list[Shared] = []
    people: dict[str, list[Holder]] = {}
    for (name, trace), used in uses.items():
        limit = times.get(name)
        if limit is not None and len(used) > limit:
            found.append(Shared(What.CODE, tuple(used), name))
        else:
            people.setdefault(trace, []).extend(used)
    persons = [used for used in people.values() if len({one.participant for one in used}) > 1]
    return found + [Shared(What.PERSON, tuple(used)) for used in persons]


def shared_places(tables: Tables, study: Study) -> list[Shared]:
    """Places of the design of which several sessions have the same block. One that was ended early
    or rejected has none."""
    rows = list(tables.rows(_PLACES))
    decided = _decided(tables, [row[3] for row in rows])
    known = {condition.id for condition in study.conditions}
    found: list[Shared] = []
    for (condition, number), group in groupby(rows, key=lambda row: (row[0], row[1])):
        holders: list[Holder] = []
        held, is_shared = set[str](), False
        for _, _, plan, *who in group if condition in known else ():
            holder = Holder(*who)
            state = decided.get(holder.session, _Decided())
            if not state.keeps_place:
                continue
            rejected = {block for block, why in state.rejected_sets.items() if why}
            own = set(rated_blocks(study, condition)) - _left_out(plan) - rejected
            is_shared = is_shared or bool(held & own)
            held |= own
            holders.append(holder)
        if is_shared:
            found.append(Shared(What.PLACE, tuple(holders), f"{condition} {number + 1}"))
    return found


def shared_by(found: Iterable[Shared]) -> Mapping[str, Shared]:
    """Session to what it has together with others; the first where there are several."""
    shared: dict[str, Shared] = {}
    for one in found:
        for holder in one.holders:
            shared.setdefault(holder.session, one)
    return shared


def _decided(tables: Tables, sessions: Sequence[str]) -> dict[str, _Decided]:
    found: dict[str, _Decided] = {}
    kinds = ", ".join(f"'{kind}'" for kind in _DECIDING)
    ids = list(dict.fromkeys(sessions))
    for part in (ids[n : n + _MOST] for n in range(0, len(ids), _MOST)):
        marks = ", ".join([tables.mark] * len(part))
        for id, kind, name, value in tables.rows(_DECIDED, part, kinds=kinds, marks=marks):
            one = found.setdefault(id, _Decided())
            if kind == Kind.SESSION_REJECTED:
                one.rejected = value
            elif kind == Kind.SET_REJECTED:
                one.rejected_sets[name] = value
            else:
                one.ending = value  # of a session that was reopened there is none
    return found


def _left_out(plan: str) -> set[str]:
    """Blocks that a session was begun without; none where its plan cannot be read."""
    with suppress(ValueError, TypeError, AttributeError, LookupError):
        blocks = json.loads(plan)["placing"]["blocks"]
        return {str(block) for block, tiers in blocks.items() if not tiers}
    return set()
