"""Hashes over the imported rows of participants, made while the rows come in.

Reading a million rows back for them takes as long as writing them. That is spared where the rows of
each participant come one after the other, as in tables that programs write.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from labeval.store.chain.hashes import Packed, digest_of_packed, new_salt
from labeval.store.chain.judged_pages import JudgedPages
from labeval.store.chain.ledger import IMPORTED_JUDGMENTS

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

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.begin()

    def begin(self) -> None:
        """Forget everything: a transaction begins."""
        self._keeps = True
        self._of: str | None = None
        self._judged = JudgedPages([], [], [])
        self._packed = Packed([], [])
        self._made: dict[str, MadeSet | None] = {}

    def add(self, judged: JudgedPages, packed: Packed) -> None:
        """Take some rows, with what is hashed of each."""
        at = 0
        for participant, part in judged.of_participants():
            if participant != self._of:
                self._end()
                self._of = participant
                self._keeps = self._keeps and participant not in self._made
            end = at + len(part.answers)
            if self._keeps:
                self._judged.extend(part)
                self._packed.heads.extend(packed.heads[at:end])
                self._packed.texts.extend(packed.texts[at:end])
                self._keeps = len(self._packed.texts) <= _MOST_KEPT
            at = end
        if not self._keeps:
            self._give_up()

    def made(self) -> dict[str, MadeSet]:
        """The sets that are whole, by participant; all others have to be read back."""
        self._end()
        return {name: each for name, each in self._made.items() if each is not None}

    def _give_up(self) -> None:
        """A participant's rows come apart, or are very many: nothing is whole any more."""
        self._forget()
        self._made = {}

    def _end(self) -> None:
        """The last participant has no more rows."""
        if self._keeps and self._of is not None and self._packed.texts:
            self._made[self._of] = self._whole(self._of)
        self._forget()

    def _forget(self) -> None:
        self._judged, self._packed = JudgedPages([], [], []), Packed([], [])

    def _whole(self, participant: str) -> MadeSet | None:
        if self._connection.execute(
            f"SELECT 1 FROM {IMPORTED_JUDGMENTS.sets} WHERE participant = ?", (participant,)
        ).fetchone():
            return None
        packed = self._packed
        if not self._judged.in_order:  # it is in most tables
            packed = packed.sorted_by(self._judged.keys())
        salt = new_salt()
        made = digest_of_packed(IMPORTED_JUDGMENTS.purpose, packed, salt)
        return MadeSet(salt, made, len(packed.texts))
