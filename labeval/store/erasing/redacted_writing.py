"""Permanent removal of redacted words from the events that hold them.

A comment or an open answer is kept as often as it was changed, each time as a whole. Its last
version is known line by line, with its marks. A line of an earlier version that equals one of
these, apart from the marks, gets the same marks; any other line may hold a part of what is
redacted, and becomes a mark as a whole. When it was written, and how often, stays known.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from labeval.coding.identity import id_of
from labeval.coding.rows import SourceKind
from labeval.coding.texts.redaction_signs import PSEUDONYM, SEALED
from labeval.session.events.events import Kind
from labeval.store.chain.appending import break_chain, chain_again, has_session
from labeval.store.chain.ledger import LedgerEntry, has_ledger
from labeval.store.record.vouched_events import is_whole

EVENTS = {
    SourceKind.COMMENTS: Kind.COMMENT,
    SourceKind.JUSTIFICATIONS: Kind.ANSWER,
    SourceKind.ANSWERS: Kind.ANSWER,
}
"""Kind of a source to that of the events that hold its words."""

WRITTEN = frozenset(EVENTS)
"""The kinds of sources whose words are in events alone and can be taken out of them."""

_MARK = re.compile(f"{SEALED[0]}+(?:{PSEUDONYM})?")


@dataclass(frozen=True, slots=True)
class Written:
    """A source of written words, in its last version."""

    session: str
    source: str
    kind: SourceKind
    lines: Mapping[str, str]
    """Passage to its text, with the marks that are final."""


def redact_events(connection: sqlite3.Connection, written: Sequence[Written]) -> int:
    """Put marks into the events of these sources; returns how many events changed."""
    chained = has_ledger(connection)
    whole = {
        one.session
        for one in written
        if chained and has_session(connection, one.session) and is_whole(connection, one.session)
    }
    changed: dict[str, list[int]] = {}
    for one in written:
        for page, field in _fields(connection, one):
            lines = lines_of(one, page, field)
            if not any(SEALED[0] in line for line in lines):
                continue
            key = (one.session, EVENTS[one.kind], page, field)
            for seq, value in connection.execute(
                "SELECT seq, value FROM event WHERE session = ? AND kind = ? AND page = ? "
                "AND field = ?",
                key,
            ).fetchall():
                marked = redacted(value, lines)
                if marked != value:
                    changed.setdefault(one.session, []).append(seq)
                    connection.execute(
                        "UPDATE event SET value = ? WHERE session = ? AND seq = ?",
                        (marked, one.session, seq),
                    )
    for session, events in changed.items() if chained else ():
        if session in whole:
            chain_again(connection, session, LedgerEntry.REDACTED)
        else:
            break_chain(connection, session, events)
    return sum(map(len, changed.values()))


def redacted(value: str, lines: Sequence[str]) -> str:
    """A state of a text, without what is redacted in its last one.

    Args:
        lines: of the last state, with their marks.
    """
    patterns = [(_pattern(line), line) for line in lines if SEALED[0] in line]
    kept = set(lines)
    return "".join(_line(line, kept, patterns) for line in value.splitlines(keepends=True))


def _line(line: str, kept: set[str], patterns: Sequence[tuple[re.Pattern[str], str]]) -> str:
    written = line.replace("\ufeff", "").strip()
    if not written or written in kept:
        return line
    end = line[len(line.rstrip()) :]
    for pattern, marked in patterns:
        if pattern.fullmatch(written):
            return marked + end
    return SEALED + end


def _pattern(line: str) -> re.Pattern[str]:
    """Return a pattern of the line before it had marks in it."""
    return re.compile(".+?".join(re.escape(part) for part in _MARK.split(line)), re.DOTALL)


def _fields(connection: sqlite3.Connection, one: Written) -> Iterator[tuple[str, str]]:
    return iter(
        connection.execute(
            "SELECT DISTINCT page, field FROM event WHERE session = ? AND kind = ?",
            (one.session, EVENTS[one.kind]),
        ).fetchall()
    )


def lines_of(one: Written, page: str, field: str) -> list[str]:
    """The lines of one text of the source, found by the ids that they have as passages."""
    key = page if one.kind == SourceKind.COMMENTS else f"{page}/{field}"
    found: list[str] = []
    for number in count(1):
        text = one.lines.get(id_of(one.source, f"{key}/{number}"))
        if text is None:
            return found
        found.append(text)
    return found
