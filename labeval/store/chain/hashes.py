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
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

Column = int | str
Row = tuple[Column, ...]

HASH_SIZE = 20
"""Bytes of a hash; in the record twice as many hexadecimal digits."""
_JOIN = "\x1f"
_DIGITS = tuple(map(str, range(256)))
"""Lengths of most texts, written."""


class Packed(NamedTuple):
    """Rows of texts as hashes are made of them."""

    heads: list[str]
    """The lengths of the texts of each row."""
    texts: list[str]
    """The texts of each row."""

    def sorted_by(self, keys: Sequence[tuple[Column, ...]]) -> Packed:
        """The same rows in the order of keys, one for each."""
        order = sorted(range(len(keys)), key=keys.__getitem__)
        return Packed([self.heads[n] for n in order], [self.texts[n] for n in order])


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


def packed_rows(rows: Iterable[Sequence[str]]) -> Packed:
    """Pack many rows; most have the lengths of one before them."""
    known: dict[tuple[int, ...], str] = {}
    made = Packed([], [])
    for row in rows:
        lengths = (*map(len, row),)
        head = known.get(lengths)
        if head is None:
            head = known[lengths] = _lengths(row)
        made.heads.append(head)
        made.texts.append(_JOIN.join(row))
    return made


def pack_between(
    packed: Packed,
    first: tuple[str, str],
    common: tuple[str, str, str, str],
    rows: Sequence[tuple[str, str, str, str]],
) -> None:
    """Add rows that have most texts in common, which are packed once.

    Args:
        first: from :func:`packed_beginning`, of the texts before the first of a row's own.
        common: the two texts between the first and the second of a row's own, and those after the
            second and the third.
    """
    one, two, three, four = common
    head, text = first
    head_b, text_b = f",{len(one)},{len(two)},", f"{_JOIN}{one}{_JOIN}{two}{_JOIN}"
    head_c, text_c = f",{len(three)},", f"{_JOIN}{three}{_JOIN}"
    head_d, text_d = f",{len(four)},", f"{_JOIN}{four}{_JOIN}"
    heads, texts = packed
    heads += [
        f"{head}{len(a)}{head_b}{len(b)}{head_c}{len(c)}{head_d}{len(d)}" for a, b, c, d in rows
    ]
    texts += [f"{text}{a}{text_b}{b}{text_c}{c}{text_d}{d}" for a, b, c, d in rows]


def packed_beginning(texts: Sequence[str]) -> tuple[str, str]:
    """Lengths and texts that rows begin with."""
    return f"{_lengths(texts)},", f"{_JOIN.join(texts)}{_JOIN}"


def digest(purpose: str, columns: Iterable[Column], salt: str = "") -> str:
    """A hash of a row, hexadecimal. Rows of different purposes never give the same."""
    return _digest(purpose, packed(columns), salt)


def digest_of_rows(purpose: str, rows: Sequence[Sequence[str]], salt: str = "") -> str:
    """The hash of the columns of all rows one after the other; of a million in half the time."""
    return digest_of_packed(purpose, packed_rows(rows), salt)


def digest_of_packed(purpose: str, rows: Packed, salt: str = "") -> str:
    """The same of rows that are packed already."""
    content = f"{','.join(rows.heads)};{_JOIN.join(rows.texts)}"
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


def seals_of_packed(purpose: str, rows: Packed) -> tuple[int, ...]:
    """The same of rows that are packed already."""
    begun = blake2b(digest_size=8, person=purpose.encode())
    made: list[bytes] = []
    for content in map(";".join, zip(rows.heads, rows.texts, strict=True)):
        each = begun.copy()
        each.update(content.encode(errors="surrogatepass"))
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
