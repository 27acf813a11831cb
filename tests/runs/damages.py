"""Random damages of a record: every one is found, and nothing altered is passed off as true.

``nice python -m tests.runs.damages 1000 [SEED]`` prints a table of figures in Markdown.

A damage counts when it changes what the file holds or keeps it from being read. A bit that flips
where nothing is written (free pages, gaps between rows, counters of the file) changes nothing that
anybody could read; it is counted by itself and another one is drawn.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb

from labeval.jobs.planning.simulate import simulate
from labeval.store.chain.appending import chain_again
from labeval.store.chain.ledger import LedgerEntry
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import StoreError
from labeval.store.disk.read_only_copies import memory_copy, read_at_rest
from labeval.store.disk.readable_rows import lossless
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.salvage.raw_rows import layouts, raw_rows
from labeval.store.verify import Severity, salvage, verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, a_mark, comment, started, the_content
from tests.store.merging.test_merge import add_judgment, judgment
from tests.store.record.transcripts import keep_transcript

PAGE = 4096
TABLES = (
    *("session", "event", "study_version", "publication", "imported_judgment"),
    *("transcript", "transcript_segment", "erasure", "ledger", "imported_set"),
    *("imported_mark", "imported_mark_set"),
)
_COMPUTED = frozenset({"seal", "hash", "salt"})
Rows = dict[str, set[tuple[object, ...]]]


@dataclass(slots=True)
class Study:
    """A folder to damage copies of, and what is true of it."""

    place: Path
    truth: Rows
    """What people entered, without hashes."""
    in_copy: Rows
    """The part of it that a copy holds too."""
    earlier: Path
    """The record file as it was at some moment before, with no log."""


@dataclass(slots=True)
class Figures:
    """What a run came to."""

    damages: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    without_effect: int = 0
    """Drawn where nothing is written, and drawn again."""
    undamaged: int = 0
    """Rows that the damaged file still held as they were."""
    undamaged_restored: int = 0
    undamaged_apart: int = 0
    vouched: int = 0
    """Rows that a copy held."""
    vouched_restored: int = 0
    restored: int = 0
    false: int = 0
    """Rows of restored records that were never entered."""
    failures: list[str] = field(default_factory=list)

    def table(self) -> str:
        """The figures in Markdown."""
        lines = ["| damage | drawn | found |", "| --- | --- | --- |"]
        lines += [f"| {name} | {n} | {self.found[name]} |" for name, n in self.damages.items()]
        total, found = sum(self.damages.values()), sum(self.found.values())
        lines += [
            f"| **all** | {total} | {found} |",
            "",
            f"* {self.without_effect} more fell where nothing is written and were drawn again",
            f"* of {self.undamaged} undamaged rows {self.undamaged_restored} were restored and "
            f"{self.undamaged_apart} kept apart, because what they belong to was lost",
            f"* of {self.vouched} rows that a copy holds {self.vouched_restored} were restored",
            f"* of {self.restored} rows restored {self.false} are not as they were entered",
            *(f"* FAILED: {failure}" for failure in self.failures),
        ]
        return "\n".join(lines)


def make_study(place: Path) -> Study:
    """Sessions of robots and of people, some still open, imports, transcripts and an erasure."""
    folder = StudyFolder(place)
    place.mkdir()
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        simulate(record, content, 3, seed=5)
        journals = [record.sessions.begin(a_header(content, n), [started()]) for n in range(20, 24)]
        for seq in range(2, 30):
            for journal in journals:
                journal.append([comment(seq, f"words {seq}, ä € 𝄞".ljust(30, "."))])
        add_judgment(record, "P41")
        add_judgment(record, "P42", "m2")
        keep_transcript(record, a_header(content, 20).id)
    erase(folder, "P23")
    earlier = place.parent / f"{place.name}-earlier.sqlite"
    shutil.copyfile(folder.database, earlier)
    with Record(folder.database) as record:
        copy = back_up(record.connection, folder.database, "session")
        for _ in range(10):
            for n in range(20, 23):
                id = a_header(content, n).id
                seq = record.sessions.events(id)[-1].seq + 1
                record.sessions.journal(id).append([comment(seq, f"later {seq}")])
        journal = record.sessions.begin(a_header(content, 30), [started()])
        for seq in range(2, 20):
            journal.append([comment(seq, f"never copied {seq}")])
        with record.imported.writing():
            record.imported.add([judgment("P43", "m3")])
            record.imported.marks.add([a_mark("P43")])
    return Study(place, rows_of(folder.database), rows_of(copy), earlier)


def rows_of(path: Path) -> Rows:
    """All that people entered, as SQLite reads it."""
    with closing(memory_copy(path)) as connection:
        connection.text_factory = lossless
        found: Rows = {}
        for table in TABLES:
            if table in ("ledger", "imported_set", "imported_mark_set"):
                continue
            rows = connection.execute(f"SELECT * FROM {table}")
            kept = [n for n, column in enumerate(rows.description) if column[0] not in _COMPUTED]
            found[table] = {tuple(row[n] for n in kept) for row in rows}
        return found


def everything(path: Path) -> list[str] | None:
    """All content of a file, hashes and definitions too; None where SQLite cannot read it."""
    if not path.exists():
        return None
    try:
        with closing(memory_copy(path)) as connection:
            connection.text_factory = lossless
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return None
            version = connection.execute("PRAGMA user_version").fetchone()
            header = path.read_bytes()[16:24] + path.read_bytes()[44:92]
            return [str(version), repr(header), *map(repr, connection.iterdump())]
    except (StoreError, sqlite3.DatabaseError, ValueError, UnicodeError):
        return None


# -- damages ------------------------------------------------------------------------------------


def flip_bits(path: Path, rng: random.Random, study: Study) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    path.write_bytes(content)


def zero_pages(path: Path, rng: random.Random, study: Study) -> None:
    content = bytearray(path.read_bytes())
    first = rng.randrange(len(content) // PAGE) * PAGE
    length = PAGE * rng.choice((1, 1, 2, 4))
    content[first : first + length] = bytes(len(content[first : first + length]))
    path.write_bytes(content)


def overwrite(path: Path, rng: random.Random, study: Study) -> None:
    content = bytearray(path.read_bytes())
    at, length = rng.randrange(len(content)), rng.choice((1, 16, 512, 5000))
    content[at : at + length] = rng.randbytes(len(content[at : at + length]))
    path.write_bytes(content)


def swap_pages(path: Path, rng: random.Random, study: Study) -> None:
    content = bytearray(path.read_bytes())
    one, other = (n * PAGE for n in rng.sample(range(len(content) // PAGE), 2))
    content[one : one + PAGE], content[other : other + PAGE] = (
        content[other : other + PAGE],
        content[one : one + PAGE],
    )
    path.write_bytes(content)


def cut(path: Path, rng: random.Random, study: Study) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: rng.randrange(len(content))])


def remove_file(path: Path, rng: random.Random, study: Study) -> None:
    path.unlink()


def _row(connection: sqlite3.Connection, rng: random.Random) -> tuple[str, list[str], list[object]]:
    while True:
        table = rng.choice((*TABLES, "event", "event", "event", "session"))
        rows = connection.execute(f"SELECT * FROM {table}")
        names = [column[0] for column in rows.description]
        found = rows.fetchall()
        if found:
            return table, names, list(rng.choice(found))


def alter_row(path: Path, rng: random.Random, study: Study) -> None:
    with closing(sqlite3.connect(path)) as connection:
        table, names, row = _row(connection, rng)
        column = rng.randrange(len(names))
        was = row[column]
        if isinstance(was, int):
            now: object = was + rng.choice((-1, 1, 1000))
        elif not was:
            now = "x"
        else:
            text = str(was)
            at = rng.randrange(len(text))
            now = rng.choice((text[:at] + chr(97 + rng.randrange(26)) + text[at + 1 :], text[:at]))
        where = " AND ".join(f"{name} = ?" for name in names)
        with suppress(sqlite3.IntegrityError):
            connection.execute(f"UPDATE {table} SET {names[column]} = ? WHERE {where}", (now, *row))
        connection.commit()


def delete_row(path: Path, rng: random.Random, study: Study) -> None:
    with closing(sqlite3.connect(path)) as connection:
        table, names, row = _row(connection, rng)
        where = " AND ".join(f"{name} = ?" for name in names)
        connection.execute(f"DELETE FROM {table} WHERE {where}", row)
        connection.commit()


def insert_row(path: Path, rng: random.Random, study: Study) -> None:
    with closing(sqlite3.connect(path)) as connection:
        table, names, row = _row(connection, rng)
        for n, value in enumerate(row):
            if names[n] in ("id", "seq", "number", "recording", "published", "participant", "page"):
                row[n] = value + 1000 if isinstance(value, int) else f"{value}x"
        with suppress(sqlite3.IntegrityError):
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)
        connection.commit()


def take_back_end(path: Path, rng: random.Random, study: Study) -> None:
    """The last events of a session, as if they had never been."""
    with closing(sqlite3.connect(path)) as connection:
        (session,) = rng.choice(connection.execute("SELECT id FROM session").fetchall())
        connection.execute(
            "DELETE FROM event WHERE session = ?1 AND seq > "
            "(SELECT max(seq) FROM event WHERE session = ?1) - ?2",
            (session, rng.randrange(1, 4)),
        )
        connection.commit()


def delete_session(path: Path, rng: random.Random, study: Study) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (session,) = rng.choice(connection.execute("SELECT id FROM session").fetchall())
        for table, key in (("event", "session"), ("transcript", "session"), ("session", "id")):
            connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (session,))
        connection.commit()


def rewrite_with_hashes(path: Path, rng: random.Random, study: Study) -> None:
    """An event altered by somebody who computes its session's hashes and the ledger anew."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (session,) = rng.choice(connection.execute("SELECT id FROM session").fetchall())
        seqs = connection.execute("SELECT seq FROM event WHERE session = ?", (session,)).fetchall()
        connection.execute("BEGIN")
        connection.execute(
            "UPDATE event SET value = value || '!' WHERE session = ? AND seq = ?",
            (session, rng.choice(seqs)[0]),
        )
        rows = connection.execute("SELECT * FROM ledger ORDER BY number").fetchall()
        chain_again(connection, session, LedgerEntry.REDACTED)
        connection.execute("DELETE FROM ledger WHERE number > ?", (rows[-1][0],))
        connection.execute("COMMIT")


def set_back(path: Path, rng: random.Random, study: Study) -> None:
    """The whole file as it was some time ago."""
    shutil.copyfile(study.earlier, path)


def break_index(path: Path, rng: random.Random, study: Study) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE type = 'index' ORDER BY random() LIMIT 1"
        ).fetchone()[0]
    content = bytearray(path.read_bytes())
    at = (root - 1) * PAGE + rng.randrange(PAGE - 64)
    if rng.random() < 0.3:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP INDEX session_by_participant")
            connection.commit()
        return
    content[at : at + 64] = rng.randbytes(64)
    path.write_bytes(content)


Damage = Callable[[Path, random.Random, Study], None]
DAMAGES: tuple[Damage, ...] = (
    *(flip_bits, flip_bits, flip_bits, zero_pages, overwrite, swap_pages, cut),
    *(alter_row, alter_row, alter_row, delete_row, insert_row, take_back_end, delete_session),
    *(rewrite_with_hashes, set_back, break_index, remove_file),
)


def run(place: Path, count: int, seed: int) -> Figures:
    """Damage a study again and again."""
    study = make_study(place / "study")
    whole = everything(study.place / "record.sqlite")
    assert verify(study.place / "record.sqlite").sound
    figures = Figures()
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        damage = DAMAGES[number % len(DAMAGES)]
        name = damage.__name__.replace("_", " ")
        here = place / "here"
        while True:
            shutil.rmtree(here, ignore_errors=True)
            shutil.copytree(study.place, here)
            path = here / "record.sqlite"
            damage(path, rng, study)
            if everything(path) != whole:
                break
            figures.without_effect += 1
        figures.damages[name] += 1
        try:
            _look_at(path, study, figures, f"{name} {seed}/{number}", name)
        except Exception as error:
            where = [
                f"{f.filename.rsplit('/')[-1]}:{f.lineno}" for f in extract_tb(error.__traceback__)
            ]
            figures.failures.append(f"{name} {seed}/{number}: {error!r} {' '.join(where[-5:])}")
    return figures


def _look_at(path: Path, study: Study, figures: Figures, name: str, damage: str) -> None:
    undamaged = _undamaged(path, study)
    found = not verify(path).sound
    figures.found[damage] += found
    if not found:
        figures.failures.append(f"{name}: not found")
    target = path.parent / "restored.sqlite"
    salvage(path, target)
    wrong = [
        str(f)
        for f in verify(target).findings
        if f.severity is Severity.ERROR and not any(lost in f.template for lost in _LOST)
    ]
    if wrong:
        figures.failures.append(f"{name}: what was restored is not sound: {wrong[:2]}")
    restored = rows_of(target)
    apart = _apart(target)
    for table, rows in restored.items():
        figures.restored += len(rows)
        false = rows - study.truth[table] - _undated(table, study)
        figures.false += len(false)
        if false:
            figures.failures.append(f"{name}: never entered: {table} {sorted(false, key=str)[:1]}")
        still = undamaged[table]
        figures.undamaged += len(still)
        figures.undamaged_restored += len(still & (rows | _dated(table, rows, study)))
        missing = still - rows - _dated(table, rows, study)
        kept = {row for row in missing if _key(row) in apart}
        figures.undamaged_apart += len(kept)
        if missing - kept:
            lost = sorted(missing - kept, key=str)[:1]
            figures.failures.append(f"{name}: undamaged and not restored: {table} {lost}")
        vouched = study.in_copy[table] & study.truth[table]
        figures.vouched += len(vouched)
        figures.vouched_restored += len(vouched & rows)
        if vouched - rows:
            figures.failures.append(
                f"{name}: in a copy and not restored: {table} {sorted(vouched - rows, key=str)[:1]}"
            )


_LOST = ("were deleted", "are missing", "is missing", "there are no events")
"""What a restored record says of what nobody has any more."""


def _undated(table: str, study: Study) -> set[tuple[object, ...]]:
    """A version whose row was damaged is known by its content, and its dates are left empty."""
    if table != "study_version":
        return set()
    return {(row[0], "", "", row[3]) for row in study.truth[table]}


def _dated(table: str, rows: set[tuple[object, ...]], study: Study) -> set[tuple[object, ...]]:
    if table != "study_version":
        return set()
    ids = {row[0] for row in rows}
    return {row for row in study.truth[table] if row[0] in ids}


def _undamaged(path: Path, study: Study) -> Rows:
    """The rows that the file still holds whole, page by page, as they were entered."""
    found: Rows = {table: set() for table in study.truth}
    if not path.exists():
        return found
    tables = layouts(MIGRATIONS)
    with closing(memory_copy(study.place / "record.sqlite")) as whole:
        names = {
            table: [
                column[0]
                for column in whole.execute(f"SELECT * FROM {table}").description
                if column[0] not in _COMPUTED
            ]
            for table in found
        }
        sealed = {
            table: {
                tuple(row[name] for name in sorted(row))
                for row in (
                    dict(zip([c[0] for c in rows.description], values, strict=True))
                    for rows in [whole.execute(f"SELECT * FROM {table}")]
                    for values in rows
                )
            }
            for table in found
        }
    with closing(read_at_rest(path, strict=False)) as pages:
        rows = list(raw_rows(pages, tables))
    for row in rows:
        if row.complete and row.table in found:
            whole_row = tuple(row.values[name] for name in sorted(row.values))
            if whole_row in sealed[row.table]:  # with its hashes, which are a part of it
                found[row.table].add(tuple(row.values[name] for name in names[row.table]))
    return found


def _apart(path: Path) -> set[str]:
    with closing(memory_copy(path)) as connection:
        import json

        return {
            _key(tuple(v for k, v in json.loads(content).items() if k not in _COMPUTED))
            for (content,) in connection.execute("SELECT content FROM unvouched")
        }


def _key(row: tuple[object, ...]) -> str:
    return "|".join(sorted(map(str, row)))


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as place:
        figures = run(Path(place), count, seed)
    print(figures.table())
    sys.exit(1 if figures.failures else 0)


if __name__ == "__main__":
    main()
