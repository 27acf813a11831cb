"""Hashes over what the record holds, so that a later change shows.

Every event carries two values. Its ``seal`` is a check of its own content. Its ``hash`` is
computed from the hash of the event before and its own content, so that the last hash of a session,
its head, stands for all events in their order. The first event continues a hash over the session's
row, with its plan and the id of its version.

Hashes are keyed with a salt, a random number of the session or transcript that is deleted when the
row is: hashes that remain in the ledger then reveal nothing about what was there, and no guess can
be checked against them.
"""

from __future__ import annotations

import secrets
import struct
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

Column = int | str
Row = tuple[Column, ...]
Packed = tuple[str, str]
"""The lengths of the texts of a row, and the texts: all that its hash is made of."""

HASH_SIZE = 20
"""Bytes of a hash; in the record twice as many hexadecimal digits."""
_JOIN = "\x1f"
_DIGITS = tuple(map(str, range(256)))
"""Lengths of most texts, written."""


def new_salt() -> str:
    """A new random number, hexadecimal."""
    return secrets.token_hex(16)


def fixed_salt(id: Column) -> str:
    """A salt that follows from an id, for rows without a person's data; hexadecimal."""
    return digest("simulated", (id,))[:32]


def packed(columns: Iterable[Column]) -> bytes:
    """The columns of a row as bytes: different rows never give the same."""
    texts = list(map(str, columns))
    return f"{_lengths(texts)};{_JOIN.join(texts)}".encode(errors="surrogatepass")


def _lengths(texts: Iterable[str]) -> str:
    lengths = list(map(len, texts))
    try:
        return ",".join(map(_DIGITS.__getitem__, lengths))
    except IndexError:
        return ",".join(map(str, lengths))


def packed_rows(rows: Iterable[Sequence[str]]) -> Iterator[Packed]:
    """For each row its lengths and its texts; most rows have the lengths of one before them."""
    heads: dict[tuple[int, ...], str] = {}
    for row in rows:
        lengths = (*map(len, row),)
        head = heads.get(lengths)
        if head is None:
            head = heads[lengths] = _lengths(row)
        yield head, _JOIN.join(row)


def digest(purpose: str, columns: Iterable[Column], salt: str = "") -> str:
    """A hash of a row, hexadecimal. Rows of different purposes never give the same."""
    return _digest(purpose, packed(columns), salt)


def digest_of_rows(purpose: str, rows: Sequence[Sequence[str]], salt: str = "") -> str:
    """The hash of the columns of all rows one after the other; of a million in half the time."""
    return digest_of_packed(purpose, list(packed_rows(rows)), salt)


def digest_of_packed(purpose: str, rows: Sequence[Packed], salt: str = "") -> str:
    """The same of rows that are packed already."""
    heads, texts = zip(*rows, strict=True) if rows else ((), ())
    content = f"{','.join(heads)};{_JOIN.join(texts)}"
    return _digest(purpose, content.encode(errors="surrogatepass"), salt)


def _digest(purpose: str, content: bytes, salt: str) -> str:
    return blake2b(
        content, digest_size=HASH_SIZE, person=purpose.encode(), key=_key(salt)
    ).hexdigest()


def _key(salt: str) -> bytes:
    """A salt that was altered may hold anything and be of any length."""
    return salt.encode(errors="surrogatepass")[:64]


def seal(purpose: str, columns: Iterable[Column]) -> int:
    """A check of a row's own content, for a column of its own: 64 bits with a sign."""
    made = blake2b(packed(columns), digest_size=8, person=purpose.encode())
    return int.from_bytes(made.digest(), signed=True)


def seals(purpose: str, rows: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """The seals of many rows of texts; of a million that takes half as long as one by one."""
    return seals_of_packed(purpose, packed_rows(rows))


def seals_of_packed(purpose: str, rows: Iterable[Packed]) -> tuple[int, ...]:
    """The same of rows that are packed already."""
    begun = blake2b(digest_size=8, person=purpose.encode())
    made: list[bytes] = []
    for head, texts in rows:
        each = begun.copy()
        each.update(f"{head};{texts}".encode(errors="surrogatepass"))
        made.append(each.digest())
    return struct.unpack(f">{len(made)}q", b"".join(made))


def subject(kind: str, *names: Column) -> str:
    """Return the ledger's name for a session, a transcript, a version or a participant.

    Ids are random, so they cannot be found from it once they are deleted.
    """
    return digest(f"{kind}-id", names)


class EventChain:
    """The hashes of one session's events.

    Args:
        session: its row, without the salt, in the order of the table's columns.
        salt: of the session.
    """

    def __init__(self, session: Sequence[Column], salt: str) -> None:
        self.start = digest("session", session, salt)
        self._keyed = blake2b(digest_size=HASH_SIZE, person=b"event", key=_key(salt))

    def following(self, before: str, event: Sequence[Column]) -> str:
        """The hash of an event.

        Args:
            before: the hash of the event before it, or :attr:`start`.
            event: its row from the session's id to its data.
        """
        return self.following_packed(before, packed(event))

    def following_packed(self, before: str, event: bytes) -> str:
        """The same of an event that is packed already."""
        made = self._keyed.copy()
        made.update(before.encode(errors="surrogatepass"))
        made.update(event)
        return made.hexdigest()

    def chained(self, before: str, events: Iterable[Sequence[Column]]) -> list[Row]:
        """Events that follow one another, each with its seal and its hash."""
        rows: list[Row] = []
        for event in events:
            content = packed(event)
            before = self.following_packed(before, content)
            rows.append((*event, seal_of_event(content), before))
        return rows


def seal_of_event(event: bytes) -> int:
    """The seal of a packed event."""
    made = blake2b(event, digest_size=8, person=b"event")
    return int.from_bytes(made.digest(), signed=True)


def first_of_ledger() -> str:
    """The hash that the first entry of every ledger continues."""
    return digest("ledger", ())


def ledger_hash(before: str, entry: Sequence[Column]) -> str:
    """The hash of a ledger's entry.

    Args:
        before: the hash of the entry before it.
        entry: its row from its number to its time.
    """
    return digest("ledger", (before, *entry))
