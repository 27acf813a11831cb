"""Permanent removal of redacted words from the events that hold them.

A comment, an open answer or a note is kept as often as it was changed, each time as a whole. Its
last version is known line by line, with its marks. A line of an earlier version that equals one of
these, apart from the marks, gets the same marks; any other line may hold a part of what is
redacted, and becomes a mark as a whole. When it was written, and how often, stays known.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

from labeval.coding.identity import id_of
from labeval.coding.rows import SourceKind
from labeval.coding.texts.redaction_signs import PSEUDONYM, SEALED
from labeval.session.events.events import Kind
from labeval.store.chain.appending import break_chain, chain_again, has_session
from labeval.store.chain.ledger import LedgerEntry, has_ledger
from labeval.store.record.vouched_events import is_whole

EVENTS = {
    SourceKind.COMMENTS: frozenset({Kind.COMMENT}),
    SourceKind.JUSTIFICATIONS: frozenset({Kind.ANSWER}),
    SourceKind.ANSWERS: frozenset({Kind.ANSWER}),
    SourceKind.NOTES: frozenset({Kind.NOTE}),
    SourceKind.INTERVIEW_NOTES: frozenset({Kind.INTERVIEW_NOTE, Kind.REMARKS}),
}
"""Kind of a source to those of the events, and of the supervisor's actions, that hold its words."""

WRITTEN = frozenset(EVENTS)
"""The kinds of sources whose words are in events and actions and can be taken out of them."""

NOTED = frozenset({SourceKind.NOTES, SourceKind.INTERVIEW_NOTES})
"""Those whose words were the supervisor's actions before."""

_MARK = re.compile(f"{SEALED[0]}+(?:{PSEUDONYM})?")


@dataclass(frozen=True, slots=True)
class Written:
    """A source of written words, in its last version."""

    session: str
    source: str
    kind: SourceKind
    lines: Mapping[str, str]
    """Passage to its text, with the marks that are final."""
    sections: Mapping[str, str] = field(default_factory=dict)
    """Question of the interview to its section, for notes on it."""


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
        for seq, value in marked_values(connection, "event", "seq", one):
            changed.setdefault(one.session, []).append(seq)
            connection.execute(
                "UPDATE event SET value = ? WHERE session = ? AND seq = ?",
                (value, one.session, seq),
            )
    for session, events in changed.items() if chained else ():
        if session in whole:
            chain_again(connection, session, LedgerEntry.REDACTED)
        else:
            break_chain(connection, session, events)
    return sum(map(len, changed.values()))


def redact_actions(connection: sqlite3.Connection, written: Sequence[Written]) -> None:
    """Put marks into the supervisor's actions that such events were made of."""
    for one in written:
        for number, value in marked_values(connection, "act", "number", one):
            connection.execute("UPDATE act SET value = ? WHERE number = ?", (value, number))


def marked_values(
    connection: sqlite3.Connection, table: str, number: str, one: Written
) -> list[tuple[int, str]]:
    """The rows that hold words of a source that are redacted: numbers, and values with marks.

    Args:
        table: of events or of actions.
        number: the column with the numbers of rows.
    """
    kinds = sorted(EVENTS[one.kind])
    found: list[tuple[int, str]] = []
    for row, value, kind, page, field_, data in connection.execute(
        f"SELECT {number}, value, kind, page, field, data FROM {table} "
        f"WHERE session = ? AND kind IN ({', '.join('?' * len(kinds))})",
        (one.session, *kinds),
    ).fetchall():
        lines = lines_of(one, kind, page, field_, data)
        if any(SEALED[0] in line for line in lines):
            marked = redacted(value, lines)
            if marked != value:
                found.append((row, marked))
    return found


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


def lines_of(one: Written, kind: str, page: str, field: str, data: str = "") -> list[str]:
    """The lines of one text of the source, found by the ids that they have as passages."""
    key = _key(one, kind, page, field, data)
    found: list[str] = []
    for number in count(1):
        text = one.lines.get(id_of(one.source, f"{key}/{number}"))
        if text is None:
            return found
        found.append(text)
    return found


def _key(one: Written, kind: str, page: str, field: str, data: str) -> str:
    """The key by which the passages of a text are numbered when they are gathered."""
    if one.kind == SourceKind.COMMENTS:
        return page
    if one.kind == SourceKind.NOTES:
        with suppress(ValueError, AttributeError):  # damaged data is reported by a check
            return f"note/{json.loads(data).get('note')}"
    if one.kind == SourceKind.INTERVIEW_NOTES:
        asked = "" if kind == Kind.REMARKS else field
        return f"{one.sections.get(asked, '')}/{asked}"
    return f"{page}/{field}"
