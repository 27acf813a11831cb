"""Sources for restoring a record: rows of the damaged file, copies, the file of heads."""

from __future__ import annotations

import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from pathlib import Path

from labeval.store.chain.hashes import Column, first_of_ledger, ledger_hash
from labeval.store.chain.ledger import LedgerRow
from labeval.store.checks.file_checks import expected_schema, schema_of
from labeval.store.disk.backup import all_copies
from labeval.store.disk.errors import StoreError
from labeval.store.disk.raw_pages import RawPages
from labeval.store.disk.read_only_copies import database_at_rest, read_at_rest
from labeval.store.record.database import check_not_newer
from labeval.store.record.heads import Heads, read_heads
from labeval.store.record.ledger_contents import (
    ExpectedEntries,
    Ledger,
    add_heads,
    expectations,
    read_ledger,
)
from labeval.store.record.schema import CHAINED_VERSION, MIGRATIONS, SCHEMA_VERSION
from labeval.store.salvage.copy_checks import had_chains, open_copy
from labeval.store.salvage.raw_rows import Layouts, RawRow, layouts, raw_rows, row_at


@cache
def _layouts() -> Layouts:
    return layouts(MIGRATIONS)


def _no_places() -> array[int]:
    return array("Q")


@dataclass(slots=True)
class Sources:
    """Everything that can be read."""

    pages: RawPages
    """Pages of the damaged file."""
    version: int
    rows: dict[str, list[RawRow]] = field(default_factory=lambda: defaultdict(list))
    """Table to the rows that were found in the file; those of events are :meth:`events`."""
    places: dict[str, array[int]] = field(default_factory=lambda: defaultdict(_no_places))
    """Session to the places of its events: as rows they would need many times the file's size."""
    copies: list[tuple[Path, sqlite3.Connection]] = field(default_factory=list)
    """Healthy copies with hashes, newest first."""
    heads: Heads | None = None
    ledger: list[LedgerRow] = field(default_factory=list)
    """The entries from the first that continue each other."""
    entries: int = 0
    """The highest known number of an entry."""
    expected: dict[str, ExpectedEntries] = field(default_factory=dict)

    @property
    def has_hashes(self) -> bool:
        """True if the file was written by a program that wrote hashes."""
        return self.version >= CHAINED_VERSION

    def events(self, session: str) -> list[RawRow]:
        """The rows of a session's events that were found in the file."""
        found = (row_at(self.pages, _layouts(), place) for place in self.places.get(session, ()))
        return [row for row in found if row is not None]

    def close(self) -> None:
        """Close the file and the copies."""
        self.pages.close()
        for _, connection in self.copies:
            connection.close()


def read_sources(path: Path) -> Sources:
    """Read a damaged record and what is around it.

    Raises:
        NewerRecord: a newer program wrote it.
        RecordUnavailable: it may not be read.
    """
    pages = read_at_rest(path, strict=False)
    try:
        sources = Sources(pages, written_version(pages, path), heads=read_heads(path))
    except BaseException:
        pages.close()
        raise
    if not sources.has_hashes:
        return sources
    for row in raw_rows(pages, _layouts()):
        if row.table == "event":
            sources.places[str(row.values.get("session", ""))].append(row.place)
        else:
            sources.rows[row.table].append(row)
    taken: set[str] = set()
    for file in all_copies(path):
        if file.name in taken:
            continue  # the second place has it once more
        with suppress(StoreError, sqlite3.DatabaseError):
            connection = open_copy(file)
            if had_chains(connection):
                taken.add(file.name)
                sources.copies.append((file, connection))
            else:
                connection.close()
    _read_ledgers(sources)
    return sources


def written_version(pages: RawPages, path: Path) -> int:
    """The version of a file, by its tables where they can be read, for a bit of it can flip."""
    with (
        suppress(StoreError, sqlite3.DatabaseError),
        closing(database_at_rest(path, pages)) as connection,
    ):
        found = schema_of(connection)
        for version in range(SCHEMA_VERSION, 0, -1):
            if found == expected_schema(MIGRATIONS[:version]):
                return version
    version = pages.version or SCHEMA_VERSION
    check_not_newer(path, version, SCHEMA_VERSION)
    return version


def _read_ledgers(sources: Sources) -> None:
    candidates: dict[int, list[LedgerRow]] = defaultdict(list)
    for row in sources.rows["ledger"]:
        if row.complete:
            entry = LedgerRow(**row.values)  # type: ignore[arg-type]
            candidates[entry.number].append(entry)
    for _, connection in sources.copies:
        for entry in read_ledger(connection).rows:
            candidates[entry.number].append(entry)
    known = {line.entries: line.ledger for line in (sources.heads.lines if sources.heads else ())}
    trusted: list[LedgerRow] = []
    before, expected = {first_of_ledger()}, 1
    for number in sorted(candidates):
        if number != expected and number - 1 in known:
            before = {known[number - 1]}
        here = [e for e in candidates[number] if _continues(e, before)]
        if here and number == expected and len(sources.ledger) == len(trusted):
            sources.ledger.append(here[0])
        if here:
            trusted.append(here[0])
            before, expected = {here[0].hash}, number + 1
        else:
            # The next one may continue this one, whose own content is not trusted.
            before = {entry.hash for entry in candidates[number]}
    sources.entries = max([*candidates, *known], default=0)
    sources.expected = expectations(Ledger(trusted))
    add_heads(sources.expected, sources.heads)


def _continues(entry: LedgerRow, before: set[str]) -> bool:
    return any(ledger_hash(hash, entry.content) == entry.hash for hash in before)


def columns_of(row: RawRow, names: str, *, damaged: bool = False) -> tuple[Column, ...] | None:
    """The columns of a row in an order; None where some could not be read.

    Args:
        damaged: take those too whose text is not what it was.
    """
    if not (row.complete or damaged):
        return None
    try:
        return _picked(names)(row.values)
    except KeyError:
        return None


@cache
def _picked(names: str) -> Callable[[Mapping[str, Column]], tuple[Column, ...]]:
    first, *others = names.split(", ")
    return itemgetter(first, *others) if others else lambda values: (values[first],)
