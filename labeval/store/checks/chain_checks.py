"""Checks by hashes: what was altered, is missing or was added, and which copy has the original."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from labeval.store.chain.hashes import seal
from labeval.store.chain.ledger import (
    IMPORTED_KINDS,
    SEGMENT_COLUMNS,
    LedgerEntry,
    session_subject,
)
from labeval.store.disk.findings import Finding, Severity
from labeval.store.disk.row_names import LEDGER, PARTICIPANT, RECORD, RECORDING, SESSION
from labeval.store.record.heads import Heads
from labeval.store.record.ledger_contents import (
    SALTED_SESSIONS,
    ExpectedEntries,
    Find,
    Ledger,
    add_heads,
    expectations,
    ledger_set_back,
    read_ledger,
    session_chain,
    stored_things,
    unmet_heads,
)
from labeval.store.record.vouched_events import Break, SessionChain
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

_FROM_COPY = QT_TRANSLATE_NOOP(
    "Verification",
    "the copy {copy} has it as it was; 'labeval verify --save-to NEW' takes it from there",
)
_NO_COPY = QT_TRANSLATE_NOOP(
    "Verification",
    "no copy here has it as it was; 'labeval verify --save-to NEW' keeps apart what nothing "
    "vouches for",
)


@dataclass(slots=True)
class Chains:
    """The chains of hashes that the checks of a record go by."""

    ledger: Ledger
    heads: Heads | None
    expected: dict[str, ExpectedEntries]


def read_chains(connection: sqlite3.Connection, heads: Heads | None) -> Chains:
    """The ledger of a record, with what the file of heads next to it knows."""
    ledger = read_ledger(connection)
    expected = expectations(ledger)
    add_heads(expected, heads)
    return Chains(ledger, heads, expected)


def chain_findings(connection: sqlite3.Connection, chains: Chains, find: Find) -> Iterator[Finding]:
    """Everything that differs from what the hashes say was written.

    Args:
        find: returns the name of a copy that has the original.
    """
    yield from _ledger_findings(chains, find)
    yield from _sessions(connection, chains, find)
    yield from _things(connection, chains, find)
    yield from _unvouched(connection, chains.ledger)


def _ledger_findings(chains: Chains, find: Find) -> Iterator[Finding]:
    ledger = chains.ledger
    for number in ledger.broken:
        text = QT_TRANSLATE_NOOP(
            "Verification", "entry {number} of the ledger was altered, or one before it is missing"
        )
        yield _finding(LEDGER, text, find(""), number=number)
    known = ledger_set_back(ledger, chains.heads)
    if known:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "the record was set back or its ledger rewritten: the ledger does not hold the entry "
            "{number} that the file of heads knows",
        )
        yield _finding(LEDGER, text, find(""), number=known)
    if chains.heads is None and ledger.rows:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "the file of heads next to the record is missing; only copies can show that newest "
            "events were taken away",
        )
        yield Finding(Severity.WARNING, LEDGER, text)
    elif chains.heads is not None and chains.heads.damaged:
        text = QT_TRANSLATE_NOOP(
            "Verification", "{lines:damaged line|damaged lines} in the file of heads"
        )
        values = {"lines": Amount(chains.heads.damaged)}
        yield Finding(Severity.WARNING, LEDGER, text, values=values)


def history(ledger: Ledger) -> list[Finding]:
    """Return findings from ledger entries about the record itself."""
    return [
        Finding(Severity.NOTE, LEDGER, _NOTED[LedgerEntry(row.kind)], values={"utc": row.utc})
        for row in ledger.rows
        if row.kind in _NOTED
    ] + [
        Finding(
            Severity.NOTE,
            LEDGER,
            QT_TRANSLATE_NOOP(
                "Verification", "sessions, versions or transcripts lost by then: {lost}"
            ),
            values={"lost": lost},
        )
        for lost in [sum(row.kind == LedgerEntry.LOST for row in ledger.rows)]
        if lost
    ]


_NOTED = {
    LedgerEntry.MIGRATED: QT_TRANSLATE_NOOP(
        "Verification",
        "the hashes begin with {utc}, when this record was taken over; they cannot show what was "
        "changed before",
    ),
    LedgerEntry.HEADS_MADE: QT_TRANSLATE_NOOP(
        "Verification", "the file of heads was missing and was made again on {utc}"
    ),
    LedgerEntry.RESTORED: QT_TRANSLATE_NOOP(
        "Verification", "this record was restored on {utc} from a damaged one"
    ),
}


def _sessions(connection: sqlite3.Connection, chains: Chains, find: Find) -> Iterator[Finding]:
    there: set[str] = set()
    for row in connection.execute(f"{SALTED_SESSIONS} ORDER BY started, id").fetchall():
        subject = session_subject(str(row[0]))
        there.add(subject)
        expected = chains.expected.get(subject)
        chain = session_chain(connection, row, expected)
        yield from _session_findings(str(row[0]), subject, chain, expected, find)
    for subject, expected in chains.expected.items():
        if expected.kind == LedgerEntry.SESSION and subject not in there:
            text = QT_TRANSLATE_NOOP(
                "Verification",
                "a session is missing: it was deleted, or its id was altered; entry {number} of "
                "the ledger lists it",
            )
            yield _finding(RECORD, text, find(subject), number=expected.number)


def _session_findings(
    id: str, subject: str, chain: SessionChain, expected: ExpectedEntries | None, find: Find
) -> Iterator[Finding]:
    where = SESSION.format(id=id)
    if expected is None:
        text = QT_TRANSLATE_NOOP(
            "Verification", "the ledger does not know this session: it was added, or its id altered"
        )
        yield Finding(Severity.ERROR, where, text)
    elif chain.start != expected.digest:
        text = QT_TRANSLATE_NOOP(
            "Verification", "its row was altered: participant, condition, plan or another fact"
        )
        yield _finding(where, text, find(subject))
    for seq, broken in chain.breaks.items():
        yield _finding(f"{where}, event {seq}", _BROKEN[broken], find(subject, seq))
    for first, last in chain.gaps:
        text = QT_TRANSLATE_NOOP("Verification", "events {first} to {last} were deleted")
        yield _finding(where, text, find(subject, last), first=first, last=last)
    last_there = max(chain.hashes, default=0)
    unmet = unmet_heads(chain, expected)
    beyond = [size for size in unmet if size > last_there]
    if beyond:
        text = QT_TRANSLATE_NOOP(
            "Verification", "its end is missing: it had {size} events, and {there} are there"
        )
        copy = find(subject, beyond[-1])
        yield _finding(where, text, copy, size=beyond[-1], there=last_there)
    if unmet and not beyond and not chain.breaks and not chain.gaps:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "events up to {size} were rewritten together with their hashes, or one was put in",
        )
        yield _finding(where, text, find(subject, unmet[0]), size=unmet[0])


_BROKEN = {
    Break.ALTERED: QT_TRANSLATE_NOOP("Verification", "the event was altered, or put in"),
    Break.UNLINKED: QT_TRANSLATE_NOOP(
        "Verification", "the event does not continue the one before: one of the two was altered"
    ),
    Break.HASH: QT_TRANSLATE_NOOP(
        "Verification", "its hash was altered; the event itself is as it was written"
    ),
}


def _things(connection: sqlite3.Connection, chains: Chains, find: Find) -> Iterator[Finding]:
    there: set[str] = set()
    for subject, thing in stored_things(connection):
        there.add(subject)
        expected = chains.expected.get(subject)
        if expected is None or expected.kind != thing.kind:
            text = QT_TRANSLATE_NOOP(
                "Verification", "the ledger does not know it: it was added, or its name altered"
            )
            yield Finding(Severity.ERROR, thing.name, text)
        elif expected.digest != thing.digest:
            text = QT_TRANSLATE_NOOP("Verification", "it was altered")
            yield _finding(thing.name, text, find(subject))
    for subject, expected in chains.expected.items():
        if expected.kind in _MISSING and subject not in there:
            yield _finding(
                RECORD,
                _MISSING[LedgerEntry(expected.kind)],
                find(subject),
                number=expected.number,
            )
    yield from _nobodys(connection)
    yield from _seals(connection)


def _seals(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Rows whose own seal does not fit their content."""
    for purpose, table, columns, key in _SEALED:
        for *row, stored in connection.execute(f"SELECT {columns}, seal FROM {table}"):
            if seal(purpose, row) != stored:
                text = QT_TRANSLATE_NOOP(
                    "Verification", "a row of {table}, or its seal, was altered"
                )
                owner = row[columns.split(", ").index(key)]
                yield Finding(Severity.ERROR, _named(key, owner), text, values={"table": table})


_SEALED = (
    ("segment", "transcript_segment", SEGMENT_COLUMNS, "recording"),
    *((kind.sealed_as, kind.table, kind.columns, "participant") for kind in IMPORTED_KINDS),
)

_MISSING = {
    LedgerEntry.VERSION: QT_TRANSLATE_NOOP(
        "Verification", "a version of the study is missing; see entry {number} of the ledger"
    ),
    LedgerEntry.PUBLICATION: QT_TRANSLATE_NOOP(
        "Verification", "a publication is missing; see entry {number} of the ledger"
    ),
    LedgerEntry.TRANSCRIPT: QT_TRANSLATE_NOOP(
        "Verification", "a transcript is missing; see entry {number} of the ledger"
    ),
    LedgerEntry.IMPORTED: QT_TRANSLATE_NOOP(
        "Verification",
        "imported judgments of a participant are missing; see entry {number} of the ledger",
    ),
    LedgerEntry.IMPORTED_MARKS: QT_TRANSLATE_NOOP(
        "Verification",
        "imported marks of a participant are missing; see entry {number} of the ledger",
    ),
    LedgerEntry.ACCESS: QT_TRANSLATE_NOOP(
        "Verification", "a line of the access log is missing; see entry {number} of the ledger"
    ),
    LedgerEntry.ERASURE: QT_TRANSLATE_NOOP(
        "Verification", "the fact of an erasure is missing; see entry {number} of the ledger"
    ),
}


def _nobodys(connection: sqlite3.Connection) -> Iterator[Finding]:
    """Rows that no hash covers, because the row that they belong to is missing."""
    for table, key, other in _PARTS:
        for (name,) in connection.execute(
            f"SELECT DISTINCT {key} FROM {table} WHERE {key} NOT IN (SELECT {key} FROM {other})"
        ).fetchall():
            text = QT_TRANSLATE_NOOP("Verification", "rows of {table} that belong to nothing")
            values = {"table": table}
            yield Finding(Severity.ERROR, _named(key, name), text, values=values)


_PARTS = (
    ("transcript_segment", "recording", "transcript"),
    *((kind.table, "participant", kind.sets) for kind in IMPORTED_KINDS),
)


def _named(key: str, owner: str) -> str:
    """The name of the recording or participant that rows of another table belong to."""
    return (RECORDING if key == "recording" else PARTICIPANT).format(id=owner)


def _unvouched(connection: sqlite3.Connection, ledger: Ledger) -> Iterator[Finding]:
    rows: Sequence[tuple[str, int]] = connection.execute(
        "SELECT source, count(*) FROM unvouched GROUP BY source ORDER BY source"
    ).fetchall()
    for source, count in rows:
        text = QT_TRANSLATE_NOOP(
            "Verification",
            "{count:row|rows} of {table} kept apart, because nothing vouches for what is written "
            "there",
        )
        severity = Severity.WARNING if ledger.restored else Severity.ERROR
        values = {"count": Amount(count), "table": source}
        yield Finding(severity, "unvouched", text, values=values)


def _finding(where: str, template: str, copy: str, **values: object) -> Finding:
    advice = _FROM_COPY if copy else _NO_COPY
    return Finding(Severity.ERROR, where, template, advice, values | {"copy": copy})
