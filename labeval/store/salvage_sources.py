"""What there is to restore a record from: rows of the damaged file, copies, the file of heads."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from labeval.store.backup import backups_of
from labeval.store.chain import Column, first_of_ledger, ledger_hash
from labeval.store.copies import opened, read_at_rest
from labeval.store.copy_checks import had_chains, open_copy
from labeval.store.errors import NewerRecord, StoreError
from labeval.store.file_checks import expected_schema, schema_of
from labeval.store.heads import Heads, read_heads
from labeval.store.ledger import LedgerRow
from labeval.store.ledger_reading import (
    Expected,
    Ledger,
    add_heads,
    expectations,
    read_ledger,
)
from labeval.store.raw_pages import RawPages
from labeval.store.raw_rows import RawRow, layouts, raw_rows
from labeval.store.schema import CHAINED_VERSION, MIGRATIONS, SCHEMA_VERSION
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(slots=True)
class Sources:
    """Everything that can be read."""

    version: int
    """Of the damaged file."""
    rows: dict[str, list[RawRow]] = field(default_factory=lambda: defaultdict(list))
    """Table to the rows that were found in the file."""
    copies: list[tuple[Path, sqlite3.Connection]] = field(default_factory=list)
    """Healthy copies with hashes, newest first."""
    heads: Heads | None = None
    ledger: list[LedgerRow] = field(default_factory=list)
    """The entries from the first that continue each other."""
    entries: int = 0
    """The highest number of an entry that is known of."""
    expected: dict[str, Expected] = field(default_factory=dict)

    @property
    def has_hashes(self) -> bool:
        """Whether the file was written by a program that wrote hashes."""
        return self.version >= CHAINED_VERSION

    def close(self) -> None:
        """Close the copies."""
        for _, connection in self.copies:
            connection.close()


def read_sources(path: Path) -> Sources:
    """Read a damaged record and what is around it.

    Raises:
        NewerRecord: a newer program wrote it.
        RecordUnavailable: it may not be read.
    """
    pages = read_at_rest(path, strict=False)
    sources = Sources(written_version(pages, path), heads=read_heads(path))
    if not sources.has_hashes:
        return sources
    for row in raw_rows(pages, layouts(MIGRATIONS)):
        sources.rows[row.table].append(row)
    for file in backups_of(path):
        with suppress(StoreError, sqlite3.DatabaseError):
            connection = open_copy(file)
            if had_chains(connection):
                sources.copies.append((file, connection))
            else:
                connection.close()
    _read_ledgers(sources)
    return sources


def written_version(pages: RawPages, path: Path) -> int:
    """The version of a file, by its tables where they can be read, for a bit of it can flip."""
    with suppress(StoreError, sqlite3.DatabaseError), closing(opened(pages)) as connection:
        found = schema_of(connection)
        for version in range(SCHEMA_VERSION, 0, -1):
            if found == expected_schema(MIGRATIONS[:version]):
                return version
    version = pages.version or SCHEMA_VERSION
    if version > SCHEMA_VERSION:
        raise NewerRecord(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: written by a newer labeval (record version {version}, this program knows "
                "{newest}); install the newer labeval to open it",
            ),
            path=path,
            version=version,
            newest=SCHEMA_VERSION,
        )
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
    values: Mapping[str, Column] = row.values
    wanted = names.split(", ")
    if not (row.complete or damaged) or not set(wanted) <= values.keys():
        return None
    return tuple(values[name] for name in wanted)
