"""Hashes over the imported rows of participants, made while the rows come in.

Reading a million rows back for them takes as long as writing them. That is spared where the rows of
each participant come one after the other, as in tables that programs write.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter, le
from typing import Any

from labeval.store.chain.hashes import Column, Packed, digest_of_packed, new_salt
from labeval.store.chain.ledger import ImportedKind

_MOST_KEPT = 200_000
"""Rows of one participant; more stay in memory for nobody."""


@dataclass(frozen=True, slots=True)
class MadeSet:
    """The hash of all imported rows of a participant."""

    salt: str
    digest: str
    count: int


class ComingSets:
    """The sets of participants whose rows are being added; none where some had rows before."""

    def __init__(self, connection: sqlite3.Connection, kind: ImportedKind) -> None:
        self._connection = connection
        self._kind = kind
        names = kind.columns.split(", ")
        self._participant = names.index("participant")
        self._order = [names.index(name) for name in kind.order]
        self.begin()

    def begin(self) -> None:
        """Forget everything: a transaction begins."""
        self._keeps = True
        self._of: str | None = None
        self._keys: list[tuple[Any, ...]] = []
        self._packed: list[Packed] = []
        self._made: dict[str, MadeSet | None] = {}

    def add(self, columns: Sequence[Sequence[Column]], packed: Sequence[Packed]) -> None:
        """Take some rows, column by column, with what is hashed of each."""
        keys = list(zip(*itemgetter(*self._order)(columns), strict=True))
        at = 0
        for participant, same in groupby(columns[self._participant]):
            if participant != self._of:
                self._end()
                self._of = str(participant)
                self._keeps = self._keeps and participant not in self._made
            end = at + len(list(same))
            if self._keeps:
                self._keys += keys[at:end]
                self._packed += packed[at:end]
                self._keeps = len(self._keys) <= _MOST_KEPT
            at = end
        if not self._keeps:
            self._give_up()

    def made(self) -> dict[str, MadeSet]:
        """The sets that are whole, by participant; all others have to be read back."""
        self._end()
        return {name: each for name, each in self._made.items() if each is not None}

    def _give_up(self) -> None:
        """A participant's rows come apart, or are very many: nothing is whole any more."""
        self._keys, self._packed, self._made = [], [], {}

    def _end(self) -> None:
        """The last participant has no more rows."""
        if self._keeps and self._of is not None and self._keys:
            self._made[self._of] = self._whole(self._of)
        self._keys, self._packed = [], []

    def _whole(self, participant: str) -> MadeSet | None:
        if self._connection.execute(
            f"SELECT 1 FROM {self._kind.sets} WHERE participant = ?", (participant,)
        ).fetchone():
            return None
        keys, packed = self._keys, self._packed
        if not all(map(le, keys, keys[1:])):  # most tables have them in order
            packed = [packed[n] for n in sorted(range(len(keys)), key=keys.__getitem__)]
        salt = new_salt()
        return MadeSet(salt, digest_of_packed(self._kind.purpose, packed, salt), len(packed))
