"""Texts and codes through the hub: entries in one order, sent after all before were taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING
from uuid import uuid4

from labeval.coding.rows import Row
from labeval.hub.errors import HubRefused
from labeval.hub.schemas.workbook import CHANNEL
from labeval.store.chain.hashes import digest, new_salt
from labeval.store.disk.private_files import last_written
from labeval.store.disk.row_names import row_name
from labeval.store.disk.transactions import snapshot
from labeval.store.workbook.interview_sounds import silence_redacted
from labeval.store.workbook.repairs import RowsNeeded
from labeval.store.workbook.rows import table_of
from labeval.store.workbook.sharing import (
    Entry,
    Outgoing,
    Position,
    SentRow,
    all_rows,
    begin_sharing,
    is_waiting,
    note_lost,
    note_sending,
    note_sent,
    outgoing,
    position_of,
    set_aside_rows,
)
from labeval.store.workbook.taking_entries import (
    PositionMoved,
    TakenEntries,
    row_of,
    take_entries,
)
from labeval.store.workbook.unsent import unsent_rows
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_LOOK_S = 0.2
"""Between two looks whether something is to be sent; the database announces what others sent."""
_ROW = "row, kind, after, edited, forgotten, erased, salt, digest"


class EntriesDiffer(HubRefused):
    """The entries are not those that this workbook has seen, or not as they were sent."""


@dataclass(frozen=True, slots=True)
class WorkbookExchange:
    """Result of one exchange of texts and codes."""

    sent: int = 0
    """Rows."""
    taken: int = 0
    undecided: int = 0
    """Rows set aside, to be decided in the coding window."""
    removed: tuple[str, ...] = ()
    """Names of the rows that others have removed, and that are gone here too."""
    is_shared: bool = True
    """False where the hub was made by an older program."""

    def described(self, say: Say) -> list[str]:
        """A line of what went and came, and one where something is to be decided."""
        if not self.is_shared:
            return [say("Hub", _OLDER)]
        lines = [filled(say("Hub", _EXCHANGED), sent=self.sent, taken=self.taken)]
        if self.undecided:
            lines.append(filled(say("Hub", _UNDECIDED), differences=self.undecided))
        lines += [
            say("Hub", _REMOVED).format(row=row_name(say, row)) for row in self.removed[:_LISTED]
        ]
        if (more := len(self.removed) - _LISTED) > 0:
            lines.append(filled(say("Hub", _MORE_REMOVED), rows=more))
        return lines


_EXCHANGED = QT_TRANSLATE_NOOP(
    "Hub", "texts and codes: {sent:change|changes} sent, {taken:change|changes} taken"
)
_UNDECIDED = QT_TRANSLATE_NOOP(
    "Hub",
    "texts and codes: {differences:difference is|differences are} to be decided in the coding "
    "window",
)
_REMOVED = QT_TRANSLATE_NOOP(
    "Hub", "texts and codes: removed on another computer, and so here: {row}"
)
_MORE_REMOVED = QT_TRANSLATE_NOOP(
    "Hub", "texts and codes: removed on another computer, and so here: {rows:more row|more rows}"
)
_LISTED = 200
_OLDER = QT_TRANSLATE_NOOP(
    "Hub",
    "texts and codes: not shared, as an older labeval made the hub; 'labeval hub init' with its "
    "address adds what it lacks",
)


def exchange_workbook(connection: Connection, folder: StudyFolder) -> WorkbookExchange:
    """Take what others changed, then send what was changed here.

    Raises:
        HubRefused: the entries cannot be taken, or not sent; nothing is lost here.
        RecordError: the workbook cannot be read or written, or redacted words that others took out
            not be silenced in the sound that is here.
    """
    if not shares_workbook(connection):
        return WorkbookExchange(is_shared=False)
    if not folder.workbook.exists() and _last_entry(connection) == 0:
        return WorkbookExchange()
    sent = taken = 0
    removed: list[str] = []
    with Workbook(folder.workbook, coder="") as book:
        with book.explaining():
            if position_of(book.connection) is None:
                begin_sharing(book.connection)
            note_lost(book.connection, *_lost(connection))
        while True:
            try:
                found = _take(connection, book)
                taken += found.rows
                removed += found.removed
            except PositionMoved:
                continue
            with book.explaining():
                waiting = outgoing(book.connection)
                if waiting is None:
                    break
                if not _send(connection, book, waiting):
                    continue  # somebody else was first: take that
            sent += len(waiting.rows)
        with book.explaining():
            undecided = len(set_aside_rows(book.connection))
        silence_redacted(book, folder)
    return WorkbookExchange(sent, taken, undecided, tuple(removed))


def follow_workbook(
    connection: Connection, folder: StudyFolder, ended: Callable[[float], bool], seconds: float
) -> None:
    """Exchange texts and codes as soon as they change anywhere, for some time.

    Args:
        ended: waits so many seconds, and returns whether to end.

    Raises: as :func:`exchange_workbook`.
    """
    if not shares_workbook(connection):
        ended(seconds)
        return
    connection.execute(f"LISTEN {CHANNEL}")
    until = monotonic() + seconds
    exchange_workbook(connection, folder)  # what came before it listened
    seen = 0
    while monotonic() < until and not ended(0):
        came = list(connection.notifies(timeout=_LOOK_S, stop_after=1))
        seen, before = last_written(folder.workbook), seen
        if came or (seen != before and has_unsent(folder)):
            exchange_workbook(connection, folder)


def has_unsent(folder: StudyFolder) -> bool:
    """Return whether texts or codes wait to be sent.

    Raises:
        RecordError: the workbook cannot be read.
    """
    if not folder.workbook.exists():
        return False
    with (
        Workbook(folder.workbook, coder="", read_only=True) as book,
        book.explaining(),
    ):
        return position_of(book.connection) is None or is_waiting(book.connection)


def shares_workbook(connection: Connection) -> bool:
    """Return whether the hub has tables for texts and codes."""
    row = connection.execute("SELECT version >= 2 FROM labeval.hub").fetchone()
    return row == (True,)


def entries_after(connection: Connection, position: Position) -> list[Entry]:
    """The entries after a position, checked against the hashes that they were sent with.

    Raises:
        EntriesDiffer: they do not continue the position, or were altered.
    """
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        row = connection.execute(
            "SELECT hash FROM labeval.workbook_entry WHERE seq = %s", (position.seq,)
        ).fetchone()
        if position.seq and row != (position.hash,):
            raise EntriesDiffer(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "the hub has other texts and codes than this computer has seen, up to entry "
                    "{seq}: it was restored from an older backup, or altered. What is here stays "
                    "as it is; 'labeval hub leave STUDY --now', then 'join' again joins the two",
                ),
                seq=position.seq,
            )
        heads = connection.execute(
            "SELECT seq, id, hash, station, coder, coder_id FROM labeval.workbook_entry "
            "WHERE seq > %s ORDER BY seq",
            (position.seq,),
        ).fetchall()
        rows: dict[int, list[tuple[SentRow, str, str]]] = {head[0]: [] for head in heads}
        for seq, *cells, salt, stated in connection.execute(
            f"SELECT seq, {_ROW} FROM labeval.workbook_row WHERE seq > %s ORDER BY seq, place",
            (position.seq,),
        ):
            rows[seq].append((SentRow(*cells), salt, stated))
    entries: list[Entry] = []
    before = position.hash
    for seq, id, hash, station, coder, coder_id in heads:
        found = rows[seq]
        true = all(
            row.erased or _digest(salt, row.after) == claimed for row, salt, claimed in found
        )
        sent, digests = [row for row, _, _ in found], [claimed for _, _, claimed in found]
        before = _hash(before, seq, id, (station, coder, coder_id), sent, digests)
        if not true or before != hash or seq != position.seq + len(entries) + 1:
            raise EntriesDiffer(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "entry {seq} of the shared texts and codes was altered on the hub; it and "
                    "what follows it are not taken",
                ),
                seq=seq,
            )
        entries.append(Entry(seq, id, hash, station, coder_id, tuple(sent)))
    return entries


def _take(connection: Connection, book: Workbook) -> TakenEntries:
    with book.explaining():
        position = position_of(book.connection)
    assert position is not None
    entries = entries_after(connection, position)
    hub = _rows_at(connection, {row.row for entry in entries for row in entry.rows}, position.seq)
    while True:
        try:
            return take_entries(book, position, entries, hub)
        except RowsNeeded as needed:
            hub |= _rows_at(connection, needed.ids - hub.keys(), position.seq)


def _rows_at(connection: Connection, ids: Iterable[str], seq: int) -> dict[str, Row | None]:
    """Rows as the hub had them after an entry; None for those that it had not."""
    asked = list(ids)
    found: dict[str, Row | None] = dict.fromkeys(asked)
    if not asked or not seq:
        return found
    for at, *cells in connection.execute(
        "SELECT DISTINCT ON (row) seq, row, kind, after, edited, forgotten, erased "
        "FROM labeval.workbook_row WHERE row = ANY (%s) AND seq <= %s "
        "ORDER BY row, seq DESC, place DESC",
        (asked, seq),
    ):
        sent = SentRow(*cells)
        found[sent.row] = row_of(at, sent)
    return found


def _send(connection: Connection, book: Workbook, waiting: Outgoing) -> bool:
    """Send an entry; False where another one came before it."""
    import psycopg

    _check_code(connection, waiting.coder_name)
    seq, id = waiting.position.seq + 1, str(uuid4())
    salts = [new_salt() for _ in waiting.rows]
    digests = [_digest(salt, row.after) for salt, row in zip(salts, waiting.rows, strict=True)]
    by = (connection.info.user, waiting.coder_name, waiting.coder)
    hash = _hash(waiting.position.hash, seq, id, by, waiting.rows, digests)
    note_sending(book.connection, id)
    met = (psycopg.errors.SerializationFailure, psycopg.errors.UniqueViolation)
    try:
        with connection.transaction():
            connection.execute(
                "INSERT INTO labeval.workbook_entry (seq, id, coder, coder_id, hash) "
                "VALUES (%s, %s, %s, %s, %s)",
                (seq, id, waiting.coder_name, waiting.coder, hash),
            )
            with (
                connection.cursor() as cursor,
                cursor.copy(
                    "COPY labeval.workbook_row (seq, place, row, kind, after, edited, forgotten, "
                    "participants, salt, digest) FROM STDIN"
                ) as copied,
            ):
                for place, row in enumerate(waiting.rows):
                    facts = (row.row, row.kind, row.after, row.edited, row.forgotten)
                    of = list(waiting.participants[place])
                    copied.write_row((seq, place, *facts, of, salts[place], digests[place]))
    except met:
        return False
    note_sent(book.connection, waiting, seq, hash)
    return True


def _check_code(connection: Connection, coder: str) -> None:
    """Refuse to send as somebody whose code is another role's.

    Raises:
        HubRefused: it is.
    """
    row = connection.execute(
        "SELECT station FROM labeval.coder WHERE name = %s AND station <> session_user", (coder,)
    ).fetchone()
    if row is not None:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub",
                "the coder's code “{code}” belongs to {station} on the hub; code with another one. "
                "What was coded stays here, and is sent then",
            ),
            code=coder,
            station=row[0],
        )


def _lost(connection: Connection) -> tuple[list[str], set[str]]:
    """Rows whose newest content went with an erasure, and the participants that were erased."""
    rows = connection.execute(
        "SELECT DISTINCT w.row FROM labeval.workbook_row w WHERE w.erased AND NOT EXISTS "
        "(SELECT FROM labeval.workbook_row l WHERE l.row = w.row "
        "AND (l.seq, l.place) > (w.seq, w.place))"
    )
    lost = [row for (row,) in rows]
    erased = connection.execute("SELECT participant FROM labeval.erasure")
    return lost, {code for (code,) in erased}


def _last_entry(connection: Connection) -> int:
    row = connection.execute("SELECT coalesce(max(seq), 0) FROM labeval.workbook_entry").fetchone()
    assert row is not None
    return int(row[0])


def _digest(salt: str, after: str | None) -> str:
    return digest("shared_row", ("" if after is None else f"={after}",), salt)


def _hash(
    before: str,
    seq: int,
    id: str,
    by: tuple[str, str, str],
    rows: Sequence[SentRow],
    digests: Sequence[str],
) -> str:
    """The hash of an entry, which stands for all entries up to it."""
    cells = (
        cell
        for row, claimed in zip(rows, digests, strict=True)
        for cell in (row.row, row.kind, int(row.edited), int(row.forgotten), claimed)
    )
    return digest("shared_entry", (before, seq, id, *by, *cells))


@dataclass(slots=True)
class WorkbookVerification:
    """Result of comparing texts and codes with the hub's."""

    rows: int = 0
    """Rows that are the same."""
    unsent: int = 0
    """Rows that wait to be sent."""
    behind: int = 0
    """Entries that are not taken yet."""
    different: int = 0
    refusal: EntriesDiffer | None = None
    """Why the entries cannot be compared."""

    @property
    def is_equal(self) -> bool:
        """True if nothing contradicts, and nothing waits to be sent."""
        return not (self.unsent or self.different or self.refusal)

    def described(self, say: Say) -> list[str]:
        """A line of counts, or why there are none."""
        if self.refusal is not None:
            return [say("Hub", self.refusal.template).format(**self.refusal.values)]
        counts = {"same": self.rows, "unsent": self.unsent, "entries": self.behind}
        lines = [filled(say("Hub", _COMPARED), **counts)]
        if self.different:
            lines.append(filled(say("Hub", _DIFFERENT), rows=self.different))
        return lines


_COMPARED = QT_TRANSLATE_NOOP(
    "Hub",
    "texts and codes: {same:row is|rows are} the same here and on the hub, {unsent:waits|wait} "
    "to be sent, {entries:entry is|entries are} to be taken",
)
_DIFFERENT = QT_TRANSLATE_NOOP(
    "Hub",
    "texts and codes: {rows:row differs|rows differ} from the hub's, which no exchange explains; "
    "what is here was changed by another program, or a copy of the file took its place",
)


def verify_workbook(connection: Connection, folder: StudyFolder) -> WorkbookVerification:
    """Read every entry, compute its hashes, and compare what they lead to with the workbook.

    Raises:
        RecordError: the workbook cannot be read.
    """
    result = WorkbookVerification()
    if not shares_workbook(connection) or not folder.workbook.exists():
        return result
    with (
        Workbook(folder.workbook, coder="", read_only=True) as book,
        book.explaining(),
        snapshot(book.connection),
    ):
        position = position_of(book.connection) or Position(0, "")
        try:
            entries = entries_after(connection, Position(0, ""))
            entries_after(connection, position)  # they continue what is here
        except EntriesDiffer as refusal:
            return WorkbookVerification(refusal=refusal)
        there: dict[str, str | None] = {}
        unknown: set[str] = set()
        for entry in entries[: position.seq]:
            for sent in entry.rows:
                row = row_of(entry.seq, sent)
                there[sent.row] = None if row is None else table_of(row).as_text(row)
                (unknown.add if sent.erased else unknown.discard)(sent.row)
        here = all_rows(book.connection)
        unsent = unsent_rows(book.connection)
        result.unsent, result.behind = len(unsent), len(entries) - position.seq
        for id in (here.keys() | there.keys()) - unsent - unknown:
            if here.get(id) == there.get(id):
                result.rows += id in here
            else:
                result.different += 1
    return result
