"""Parts of a study that the sessions of a record hold: slots, raters of pages, and used codes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from labeval.session.assignment.qualification import CodeUse
from labeval.session.assignment.slots import Places, rated_blocks
from labeval.session.events.events import Ending, Kind
from labeval.session.plan.header import SessionHeader
from labeval.store.record.leases import code_uses_elsewhere, hash_of_id, read_leases
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.qualification import trace_of
from labeval.study.pages import without_turn
from labeval.study.selection import block_cells, page_id
from labeval.study.study import StudyContent

_KINDS = (
    *(Kind.SESSION_ENDED, Kind.SESSION_REOPENED),
    *(Kind.SESSION_REJECTED, Kind.SET_REJECTED, Kind.PAGE_LEFT),
)


@dataclass(slots=True)
class _Found:
    """Slot of one session by its events."""

    ending: str = ""
    rejected: str = ""
    rejected_sets: dict[str, str] = field(default_factory=dict)
    judged: set[str] = field(default_factory=set)
    """Pages that were left for the next, so that what had to be answered was."""

    @property
    def keeps_slot(self) -> bool:
        """True if it completed, or still may; and was not rejected."""
        return self.ending in ("", Ending.COMPLETED) and not self.rejected


def read_places(
    record: Record, content: StudyContent, kind: str, participant: str | None = None
) -> Places:
    """Return the slots and pages of a study that the sessions of one kind hold.

    Pages of sessions that ran with another version count where that version has the same page.

    Args:
        participant: the person whose session is to start, where they have been here before.
    """
    places = Places(seen=_seen(record, participant) if participant else frozenset())
    if kind == "real":
        places.leases = read_leases(StudyFolder(record.path.parent).hub_places) or ()
    events = _events(record)
    own = content.version_id()

    @cache
    def page_places(version: str) -> dict[str, tuple[str, int]]:
        ran = content if version == own else record.versions.content(version)
        return _page_places(ran, content)

    for id, condition, number, version, placed in _sessions(record, kind):
        found = events.get(id, _Found())
        if not found.keeps_slot or condition not in {c.id for c in content.study.conditions}:
            continue
        left_out = {block for block, tiers in placed.items() if not tiers}
        gone = left_out | set(found.rejected_sets)
        pages = found.judged if found.ending else _planned(record, id)
        known = page_places(version)
        held = _held(known, pages)
        blocks = [b for b in rated_blocks(content.study, condition) if b not in gone]
        places.hold(condition, number, blocks, (place for place in held if place[0] not in gone))
    return places


def hold_completed(
    places: Places, content: StudyContent, header: SessionHeader, judged: Collection[str]
) -> None:
    """Count a session that has just completed, without reading the record again.

    Args:
        judged: the rating pages that it left.
    """
    known = _page_places(content, content)
    blocks = [
        block
        for block in rated_blocks(content.study, header.condition)
        if not header.plan.placing.leaves_out(block)
    ]
    places.hold(header.condition, header.number, blocks, _held(known, judged))


def read_code_use(record: Record, seed: int, code: str) -> CodeUse:
    """Return how often a code has opened each block, and for whom; on other stations, too."""
    if not code.strip():
        return CodeUse()
    rows = record.connection.execute(
        "SELECT e.field, s.participant, s.id FROM event e JOIN session s ON s.id = e.session "
        "WHERE e.kind = ? AND e.value = ? AND s.kind = 'real' ORDER BY s.started, e.seq",
        (Kind.QUALIFIED, trace := trace_of(code, seed)),
    ).fetchall()
    times = Counter(name for name, *_ in rows)
    here = {(name, hash_of_id(session)) for name, _, session in rows}
    for used in code_uses_elsewhere(StudyFolder(record.path.parent)):
        times[used.list] += used.trace == trace and (used.list, used.session) not in here
    return CodeUse(times, rows[0][1] if rows else None)


def read_code_uses(record: Record) -> dict[tuple[str, str], list[str]]:
    """List and trace of each code that was used, with the sessions of people that it began."""
    uses: dict[tuple[str, str], list[str]] = {}
    for name, trace, session in record.connection.execute(
        "SELECT e.field, e.value, s.id FROM event e JOIN session s ON s.id = e.session "
        "WHERE e.kind = ? AND s.kind = 'real' ORDER BY s.started, s.id, e.seq",
        (Kind.QUALIFIED,),
    ):
        uses.setdefault((name, trace), []).append(session)
    return uses


def _sessions(
    record: Record, kind: str
) -> Iterator[tuple[str, str, int, str, Mapping[str, list[list[int]]]]]:
    """Id, condition, number, version and what was placed, of the sessions of one kind."""
    rows = record.connection.execute(
        "SELECT id, condition, number, version, json_extract(plan, '$.placing.blocks') "
        "FROM session WHERE kind = ? ORDER BY started, id",
        (kind,),
    )
    for id, condition, number, version, placed in rows:
        yield id, condition, number, version, json.loads(placed) if placed else {}


def _events(record: Record) -> dict[str, _Found]:
    found: dict[str, _Found] = {}
    rows = record.connection.execute(
        "SELECT session, kind, page, field, value FROM event "
        f"WHERE kind IN ({', '.join('?' * len(_KINDS))}) "
        "AND NOT (kind = ? AND (value <> 'next' OR data LIKE '%\"skipped\"%')) "
        "ORDER BY session, seq",
        (*_KINDS, Kind.PAGE_LEFT),
    )
    for session, kind, page, name, value in rows:
        one = found.setdefault(session, _Found())
        if kind == Kind.PAGE_LEFT:
            one.judged.add(page)
        elif kind in (Kind.SESSION_ENDED, Kind.SESSION_REOPENED):
            one.ending = value  # of a session that was reopened there is none
        elif kind == Kind.SESSION_REJECTED:
            one.rejected = value
        elif value:
            one.rejected_sets[name] = value
        else:
            one.rejected_sets.pop(name, None)
    return found


def _planned(record: Record, session: str) -> set[str]:
    return {page.id for page in record.sessions.header(session).plan.rating_pages()}


def _page_places(ran: StudyContent, content: StudyContent) -> dict[str, tuple[str, int]]:
    """Id of each page of a version to its block and place in the design of ``content``."""
    found = {}
    for block in ran.study.blocks:
        if block not in content.study.blocks:
            continue
        now = {(cell.items, cell.criteria): n for n, cell in enumerate(block_cells(content, block))}
        for n, cell in enumerate(block_cells(ran, block)):
            if (cell.items, cell.criteria) in now:
                found[page_id(block, n)] = (block, now[cell.items, cell.criteria])
    return found


def _held(known: Mapping[str, tuple[str, int]], pages: Collection[str]) -> list[tuple[str, int]]:
    """Block and place of the pages that are known; a conversation of several pages is one."""
    return sorted({known[page] for page in map(without_turn, pages) if page in known})


def _seen(record: Record, participant: str) -> frozenset[str]:
    """The items of all rating pages that a person was shown, whatever the session's ending."""
    rows = record.connection.execute(
        "SELECT e.session, e.page FROM event e JOIN session s ON s.id = e.session "
        "WHERE s.participant = ? AND e.kind = ?",
        (participant, Kind.PAGE_SHOWN),
    )
    shown: dict[str, set[str]] = {}
    for session, page in rows:
        shown.setdefault(session, set()).add(page)
    return frozenset(
        item
        for session, pages in shown.items()
        for page in record.sessions.header(session).plan.rating_pages()
        if page.id in pages
        for item in page.items
    )
