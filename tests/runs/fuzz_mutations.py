"""Damages of files, drawn from a seed: bytes, texts, archives and records."""

from __future__ import annotations

import io
import random
import re
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

ARCHIVES = (".qdpx", ".docx", ".xlsx", ".zip", ".bundle")
RECORDS = (".sqlite",)
_NUMBERS = (
    *("-1", "0", "1000000000", "9" * 30, "9" * 5000, "-" + "9" * 30, "1e999", "NaN", "0x10"),
    *("1.5", "²", "१२", "", "true", "null", "2147483648", "1e-400", "-0", "Infinity"),
)
_PIECES = (
    *("\x00", "\ufeff", "\u2028", "\ud7ff", "\U0010ffff", "\r", "\n\n\n", "\t" * 50, "'", '"'),
    *("%s{}[]", "{0}", "{x}", "../../../etc/passwd", "=cmd()", "<b>", "]]>", "&lol;", "&#0;"),
    *("-->", "*" * 400, "`" * 400, "[" * 400, "<" * 400, "- - - ", "\\", "a" * 5000, "#" * 300),
    *('<!DOCTYPE a [<!ENTITY lol "lol">]>', "&a *a", "!!python/object:os.system", "!!int x"),
)
_NESTS = (("[", "]"), ("{", "}"), ("<a>", "</a>"), ('{"a":', "}"), ("(", ")"), ("- ", ""))


_LARGE = 30_000_000


def mutated(data: bytes, ending: str, chance: random.Random) -> bytes:
    """The content of a file of this kind, damaged in one to three ways."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if len(data) > _LARGE:
            break
        if ending in RECORDS and chance.random() < 0.6:
            data = _in_record(data, chance)
        elif ending in ARCHIVES and chance.random() < 0.75:
            data = _in_archive(data, chance)
        else:
            data = chance.choice(_WAYS)(data, chance)
    return data


def _flip(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _overwrite(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    size = chance.choice((1, 4, 64, 512))
    filled = chance.choice((bytes(size), b"\xff" * size, chance.randbytes(size)))
    return data[:at] + filled + data[at + size :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _leave_out(data: bytes, chance: random.Random) -> bytes:
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + data[last:]


def _double(data: bytes, chance: random.Random) -> bytes:
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    piece = data[first:last][:100_000]
    times = min(chance.choice((1, 2, 100, 10_000, 300_000)), 12_000_000 // (len(piece) or 1))
    return data[:last] + piece * times + data[last:]


def _line_again(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    n = chance.randrange(len(lines))
    times = min(chance.choice((1, 3, 1_000, 300_000)), 12_000_000 // (len(lines[n]) or 1))
    return b"".join([*lines[: n + 1], *[lines[n]] * times, *lines[n + 1 :]])


def _lines_mixed(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    chance.shuffle(lines)
    return b"".join(lines)


def _inflate(data: bytes, chance: random.Random) -> bytes:
    found = list(re.finditer(rb"\d+", data))
    if not found:
        return _flip(data, chance)
    for match in chance.sample(found, min(len(found), chance.choice((1, 1, 5)))):
        if match.end() <= len(data):
            number = chance.choice(_NUMBERS).encode()
            data = data[: match.start()] + number + data[match.end() :]
    return data


def _insert(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    piece = chance.choice(_PIECES).encode("utf-8", "surrogatepass")
    return data[:at] + piece * chance.choice((1, 1, 1, 200, 20_000)) + data[at:]


def _nest(data: bytes, chance: random.Random) -> bytes:
    opened, closed = chance.choice(_NESTS)
    deep = chance.choice((10, 300, 5_000, 200_000))
    at = chance.randrange(len(data) + 1)
    inside = opened.encode() * deep + (closed.encode() * deep if chance.random() < 0.5 else b"")
    return data[:at] + inside + data[at:]


def _encode(data: bytes, chance: random.Random) -> bytes:
    text = data.decode("utf-8", "replace")
    name = chance.choice(
        ("utf-16", "utf-16-le", "utf-32", "latin-1", "utf-7", "cp037", "utf-8-sig")
    )
    return text.encode(name, "replace")


def _replace_word(data: bytes, chance: random.Random) -> bytes:
    found = list(re.finditer(rb"\w+", data))
    if not found:
        return data
    one, other = chance.choice(found), chance.choice(found)
    return data[: one.start()] + other.group() + data[one.end() :]


_WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    *(_flip, _overwrite, _cut, _leave_out, _double, _line_again, _lines_mixed, _inflate, _inflate),
    *(_insert, _insert, _nest, _encode, _replace_word),
)


def _in_archive(data: bytes, chance: random.Random) -> bytes:
    """One member damaged, and all packed again with sums that are right."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            members = [(name, packed.read(name)) for name in packed.namelist()]
    except Exception:
        return _flip(data, chance)
    n = chance.randrange(len(members)) if members else 0
    if not members:
        return data
    name, content = members[n]
    way = chance.random()
    if way < 0.6:
        members[n] = (name, chance.choice(_WAYS)(content, chance))
    elif way < 0.72:
        members[n] = (name, _bomb(content, chance))
    elif way < 0.8:
        del members[n]
    elif way < 0.88:
        members.append((name, _flip(content, chance)))
    elif way < 0.94:
        members[n] = (chance.choice(("../x", "/abs", name.upper(), "a" * 60_000, "")), content)
    else:
        members[n] = (name, members[chance.randrange(len(members))][1])
    made = io.BytesIO()
    packing = chance.choice((zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED, zipfile.ZIP_BZIP2))
    if sum(len(content) for _, content in members) > 5_000_000:
        packing = zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(made, "w", packing, compresslevel=1) as packed:
        for name, content in members:
            packed.writestr(zipfile.ZipInfo(name or "x"), content, packing)
    return made.getvalue()


def _bomb(content: bytes, chance: random.Random) -> bytes:
    """An element (or a part) of a member, millions of times."""
    found = list(re.finditer(rb"<(\w[\w:]*)[^<>]*>[^<>]*(?:</\1>)?|<[^<>]*/>", content))
    size = chance.choice((5_000_000, 30_000_000, 100_000_000))
    if not found:
        return content + b"x " * (size // 2)
    match = chance.choice(found)
    piece = match.group()
    if not piece.endswith(b"/>") and b"</" not in piece:
        return content + b"<a/>" * (size // 4)
    return content[: match.end()] + piece * (size // len(piece)) + content[match.end() :]


def _in_record(data: bytes, chance: random.Random) -> bytes:
    """Cells of a SQLite file that another program has changed."""
    return _edited(data, chance, _change_cell)


def _edited(
    data: bytes,
    chance: random.Random,
    edit: Callable[[sqlite3.Connection, str, random.Random], None],
) -> bytes:
    path = Path(chance.choice(("/dev/shm", "/tmp"))) / f"fuzz-{chance.randrange(1 << 60):x}.sqlite"
    path.write_bytes(data)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA foreign_keys = OFF")
            tables = [
                name
                for (name,) in connection.execute(
                    "SELECT name FROM sqlite_master WHERE type='table'"
                )
                if not name.startswith("sqlite_")
            ]
            for _ in range(chance.randint(1, 4)):
                edit(connection, chance.choice(tables), chance)
        return path.read_bytes()
    except (sqlite3.DatabaseError, OverflowError, IndexError, UnicodeError):
        return _flip(data, chance)
    finally:
        path.unlink(missing_ok=True)


def _change_cell(connection: sqlite3.Connection, table: str, chance: random.Random) -> None:
    facts = connection.execute(f"PRAGMA table_info({table})").fetchall()
    columns = [fact[1] for fact in facts]
    column = chance.choice(columns)
    key = [fact[1] for fact in facts if fact[5]] or columns  # tables without rowid have only this
    rows = connection.execute(f"SELECT {', '.join(key)} FROM {table}").fetchall()
    if not rows:
        return
    row = chance.choice(rows)
    where = " AND ".join(f"{name} IS ?" for name in key)
    values: tuple[object, ...] = (
        *(None, "", "x", -1, 2**62, 1e300, float("inf"), b"\xff\x00", "[" * 5_000, "{}", "[1,2]"),
        *("null", '{"a": 1}', "\ud800".encode("utf-8", "surrogatepass"), "a" * 1_000_000, "NaN"),
    )
    way = chance.random()
    try:
        if way < 0.6:
            connection.execute(
                f"UPDATE {table} SET {column} = ? WHERE {where}", (chance.choice(values), *row)
            )
        elif way < 0.75:
            connection.execute(f"DELETE FROM {table} WHERE {where}", row)
        elif way < 0.85:
            _double_rows(connection, table, column, chance)
        elif way < 0.9:
            connection.execute(f"DROP TABLE {table}")
        elif way < 0.95:
            connection.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO other_{column}")
        else:
            connection.execute(f"PRAGMA user_version = {chance.choice((0, 1, 2, 99, -5))}")
    except sqlite3.IntegrityError:
        return


def _double_rows(
    connection: sqlite3.Connection, table: str, column: str, chance: random.Random
) -> None:
    """Rows twice in a table whose keys are gone: the same, or with another value in a column."""
    connection.execute("CREATE TABLE fuzz_kept AS SELECT * FROM " + table)
    connection.execute(f"DROP TABLE {table}")
    connection.execute(f"ALTER TABLE fuzz_kept RENAME TO {table}")
    times = chance.choice((1, 1, 1, 12))  # doubled twelve times a row is there 4096 times
    most = chance.choice((1, 1_000))
    for _ in range(times):
        connection.execute(f"INSERT INTO {table} SELECT * FROM {table} LIMIT {most * 4}")
    if chance.random() < 0.5:
        connection.execute(
            f"UPDATE {table} SET {column} = ? WHERE rowid = (SELECT max(rowid) FROM {table})",
            (chance.choice(("", "x", 1)),),
        )


def doubled(data: bytes, ending: str, chance: random.Random) -> bytes:
    """A workbook or record in which tables have rows twice."""
    return _edited(data, chance, _double_some) if ending in RECORDS else data


def _double_some(connection: sqlite3.Connection, table: str, chance: random.Random) -> None:
    columns = [fact[1] for fact in connection.execute(f"PRAGMA table_info({table})")]
    _double_rows(connection, table, chance.choice(columns), chance)
