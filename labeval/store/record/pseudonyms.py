"""Codes that stand for participants where a record's tables are shared."""

from __future__ import annotations

import sqlite3

from labeval.store.chain.hashes import digest

_LETTERS = 10
"""Hexadecimal digits of a code: two of a thousand participants share one in 2 million records."""


def pseudonyms(connection: sqlite3.Connection) -> dict[str, str]:
    """Each participant's code to another one that says nothing about it.

    It follows from the random number that the record keeps for the hashes of the participant's
    first session, imported judgments or imported marks. So it stays the same as long as the record
    has them, cannot be computed without the record, and cannot be computed by anybody once they are
    erased.
    """
    salts = dict(connection.execute("SELECT participant, salt FROM imported_mark_set"))
    salts.update(connection.execute("SELECT participant, salt FROM imported_set"))
    salts.update(
        connection.execute("SELECT participant, salt FROM session ORDER BY started DESC, id DESC")
    )
    found: dict[str, str] = {}
    taken: set[str] = set()
    for participant, salt in sorted(salts.items()):
        whole, length = digest("shared", (participant,), salt), _LETTERS
        while f"r{whole[:length]}" in taken:
            length += 1
        found[participant] = f"r{whole[:length]}"
        taken.add(found[participant])
    return found
