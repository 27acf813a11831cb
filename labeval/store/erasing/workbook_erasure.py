"""A participant's withdrawal from a workbook: texts, segments, summaries, and edits.

Edits that mention the participant are removed from every coder's history, with those that could not
be undone without them. What analysts wrote themselves stays, and is named where it speaks of the
participant or in the participant's words, so that a person decides.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from labeval.coding.identity import coder_id
from labeval.coding.sources import marker_name
from labeval.store.disk.private_files import wipe
from labeval.store.erasing.erased_copies import (
    copies_of,
    is_named_in,
    left_over,
    sound_copy,
    write_over,
)
from labeval.store.erasing.erased_files import Traces
from labeval.store.record.database import explained, transaction
from labeval.store.workbook.file import file_problem, open_workbook_file, scrub_workbook
from labeval.store.workbook.history import forget_edits
from labeval.store.workbook.interview_sounds import lone_sounds, remove_sound
from labeval.store.workbook.redaction_mentions import (
    remember,
    rows_naming,
    tables_of,
    written_tables,
)
from labeval.store.workbook.unsent import forget_unplaced
from labeval.study.folder import StudyFolder

_OWN_WORDS = 12
"""Characters from which on an example or a name is taken for the participant's own words."""


@dataclass(slots=True)
class WorkbookErasure:
    """Counts of data removed from a workbook and its copies, and rows for a person to check."""

    rows: int = 0
    edits: int = 0
    rows_in_copies: int = 0
    copies: list[Path] = field(default_factory=list)
    """Copies that were rewritten."""
    removed: list[Path] = field(default_factory=list)
    """Copies that nobody could read and that named the participant, and sound of interviews."""
    unknown: list[Path] = field(default_factory=list)
    """Sounds of interviews that are not here, which may be the participant's."""
    mentions: list[str] = field(default_factory=list)
    """Names of memos, codes and themes that still speak of the participant."""


def erase_from_workbook(path: Path, traces: Traces) -> WorkbookErasure:
    """Remove a participant from a workbook and from every copy of it. Doing it again is fine.

    The sound of interviews in which the participant speaks goes first: its name is that of a row.

    Raises:
        RecordUnavailable: another program is reading it; close it and do this again.
        DamagedRecord: a copy has to take its place first.
    """
    report = WorkbookErasure()
    if path.exists():
        with closing(open_workbook_file(path)) as connection:
            try:
                speaking_in = [*_sources(connection, traces)]
                speaking_in += [source for source, _ in _spoken(connection, traces.participant)]
                for source in speaking_in:
                    report.removed += remove_sound(StudyFolder(path.parent), source)
                report.rows, report.edits, report.mentions = _erase(connection, traces)
                scrub_workbook(connection, path)
                report.unknown = lone_sounds(connection, StudyFolder(path.parent))
            except sqlite3.DatabaseError as error:
                raise file_problem(explained(error, path), path) from error
    for part in left_over(path):
        wipe(part)
    for file in copies_of(path):
        _erase_in_copy(file, traces, report)
    return report


def _erase_in_copy(file: Path, traces: Traces, report: WorkbookErasure) -> None:
    copy = sound_copy(file)
    if copy is None:
        if is_named_in(file, traces):
            wipe(file)
            report.removed.append(file)
        return
    with closing(copy):
        rows, edits, _ = _erase(copy, traces, remembering=False)
        if rows or edits:
            write_over(copy, file)
            report.rows_in_copies += rows
            report.copies.append(file)


def _erase(
    connection: sqlite3.Connection, traces: Traces, *, remembering: bool = True
) -> tuple[int, int, list[str]]:
    """Numbers of rows and edits removed, and rows that still mention the participant.

    Args:
        remembering: remember the rows that mention the participant, to remove their history once
            they are changed.
    """
    sources = _sources(connection, traces)
    texts = [
        text
        for source in sources
        for (text,) in connection.execute("SELECT text FROM passage WHERE source = ?", (source,))
    ]
    for source, speaker in _spoken(connection, traces.participant):
        found = connection.execute(_TURNS.format(what="text"), (source, speaker))
        texts += [text for (text,) in found]
    with transaction(connection):
        mentioned = {
            *(row for source in sources for row in _rows_of(connection, source)),
            *_paraphrases(connection, traces.participant),
            *_attributes(connection, sources, traces.participant),
            *_turns_of(connection, traces.participant),
            *_marked_by(connection, traces.participant),
        }
        examples = _blank_examples(connection, texts)
        named, once = rows_naming(
            connection, lambda text: traces.in_text(text) or _is_quoted(text, texts)
        )
        if remembering:
            remember(connection, named.difference(sources))
        edits = forget_edits(connection, mentioned | examples | once)
        forget_unplaced(connection, sources)
        before = connection.total_changes
        _delete(connection, sources, traces.participant)
        _delete_turns(connection, traces.participant)
        _delete_marks(connection, traces.participant)
        rows = connection.total_changes - before + len(examples)
    return rows, edits, list(_mentions(connection, traces, texts))


_CASES = 14
"""The place of the speakers who are participants in a source's row of an edit; older ones have
none."""


def _sources(connection: sqlite3.Connection, traces: Traces) -> list[str]:
    """Ids of the participant's sources, those that only edits remember among them.

    What several people say in a source that was deleted goes as a whole.
    """
    here = connection.execute("SELECT id, participant, session FROM source").fetchall()
    there = {id for id, *_ in here}
    found = {
        id
        for id, participant, session in here
        if participant == traces.participant or session in traces.sessions
    }
    for before, after in connection.execute(
        "SELECT before, after FROM change WHERE kind = 'source'"
    ):
        for text in filter(None, (before, after)):
            cells = json.loads(text)
            is_deleted = cells[0] not in there and len(cells) > _CASES
            cases = json.loads(cells[_CASES]) if is_deleted else ()
            codes = {cells[3], *(code for _, code in cases)}
            if traces.participant in codes or cells[4] in traces.sessions:
                found.add(cells[0])
    return sorted(found)


def _rows_of(connection: sqlite3.Connection, source: str) -> Iterator[str]:
    """Ids of a source and all that belongs to it, now or in an edit."""
    rows = connection.execute(
        "SELECT ?1 UNION SELECT id FROM passage WHERE source = ?1 "
        "UNION SELECT id FROM coding WHERE source = ?1 "
        "UNION SELECT id FROM memo WHERE row = ?1 OR row IN "
        "(SELECT id FROM coding WHERE source = ?1) "
        "UNION SELECT row FROM change WHERE kind IN ('passage', 'coding', 'memo') "
        "AND (before LIKE ?2 OR after LIKE ?2)",
        (source, f"%{source}%"),
    )
    return (row for (row,) in rows)


def _paraphrases(connection: sqlite3.Connection, participant: str) -> set[str]:
    found = {
        id
        for (id,) in connection.execute(
            "SELECT id FROM paraphrase WHERE participant = ?", (participant,)
        )
    }
    for row, before, after in connection.execute(
        "SELECT row, before, after FROM change WHERE kind = 'paraphrase'"
    ):
        if any(json.loads(text)[1] == participant for text in (before, after) if text):
            found.add(row)
    return found


def _attributes(
    connection: sqlite3.Connection, sources: Sequence[str], participant: str
) -> set[str]:
    """Ids of what is known of the participant and of their sources, now or in an edit."""
    about = {("participant", participant), *(("source", source) for source in sources)}
    found = set()
    if "attribute" in written_tables(connection):
        rows = connection.execute("SELECT id, about, row FROM attribute")
        found = {id for id, kind, row in rows if (kind, row) in about}
    for row, before, after in connection.execute(
        "SELECT row, before, after FROM change WHERE kind = 'attribute'"
    ):
        if any(tuple(json.loads(text)[1:3]) in about for text in (before, after) if text):
            found.add(row)
    return found


_TURNS = "SELECT {what} FROM passage WHERE source = ? AND speaker = ?"


def _spoken(connection: sqlite3.Connection, participant: str) -> list[tuple[str, str]]:
    """Source and speaker wherever the participant is one of several in a source."""
    if "attribute" not in written_tables(connection):
        return []  # of an older program, which knew none
    return [
        (source, speaker)
        for source, cases in connection.execute("SELECT id, cases FROM source WHERE cases != '[]'")
        for speaker, code in json.loads(cases)
        if code == participant
    ]


def _turns_of(connection: sqlite3.Connection, participant: str) -> Iterator[str]:
    """Ids of the participant's turns in sources of several people, and of those sources."""
    for source, speaker in _spoken(connection, participant):
        yield source
        own = _turns_and_codings(connection, source, speaker)
        yield from own
        yield from _once_spoken(connection, source, speaker, own)


def _memos_on(connection: sqlite3.Connection, codings: Iterable[str]) -> set[str]:
    """Ids of memos on segments."""
    wanted = set(codings)
    found = connection.execute("SELECT id, row FROM memo WHERE about = 'coding'")
    return {id for id, row in found if row in wanted}


def _once_spoken(
    connection: sqlite3.Connection, source: str, speaker: str, own: Iterable[str]
) -> Iterator[str]:
    """Ids of what only edits, or what was set aside, remember of a speaker's words.

    That is a turn that is gone, a passage that it was joined to, a segment over any of them, and a
    memo on that.

    Args:
        own: ids of the turns and segments that are there.
    """
    places: dict[str, float] = {}
    turns: set[str] = set()
    joining: set[int | None] = set()
    rows = _remembered(connection, "passage", source)
    for act, row, sides, is_gone in rows:
        places[row] = sides[-1][2]
        if any(cells[4] == speaker for cells in sides):
            turns.add(row)
            if is_gone:
                joining.add(act)
    turns |= {row for act, row, _, is_gone in rows if act in joining and not is_gone}
    for id, place, voice in connection.execute(
        "SELECT id, place, speaker FROM passage WHERE source = ?", (source,)
    ):
        places[id] = place
        if voice == speaker:
            turns.add(id)
    taken = [places[turn] for turn in turns]
    codings = set(own) | {
        row
        for _, row, sides, _ in _remembered(connection, "coding", source)
        for cells in sides
        if _is_over(places.get(cells[4]), places.get(cells[6]), taken)
    }
    yield from turns
    yield from codings
    for row, before, after in connection.execute(
        "SELECT row, before, after FROM change WHERE kind = 'memo'"
    ):
        if any(json.loads(text)[2] in codings for text in (before, after) if text):
            yield row


def _is_over(start: float | None, end: float | None, taken: Iterable[float]) -> bool:
    """Return whether a segment is over any of these places, or at one that nobody knows."""
    if start is None or end is None:
        return True
    return any(start <= place <= end for place in taken)


_Remembered = tuple[int | None, str, list[list[Any]], bool]
"""Number of the edit, None for what was set aside; row; its cells; whether it was removed."""


def _remembered(connection: sqlite3.Connection, kind: str, source: str) -> list[_Remembered]:
    """A source's passages or segments in edits, and those that were set aside."""
    found = connection.execute(
        "SELECT act, row, before, after FROM change WHERE kind = ?", (kind,)
    ).fetchall()
    if "set_aside" in tables_of(connection):
        found += connection.execute(
            "SELECT NULL, row, mine, mine FROM set_aside WHERE kind = ? AND mine IS NOT NULL",
            (kind,),
        ).fetchall()
    listed = [
        (act, row, [json.loads(text) for text in (before, after) if text], after is None)
        for act, row, before, after in found
    ]
    return [one for one in listed if any(cells[1] == source for cells in one[2])]


def _turns_and_codings(connection: sqlite3.Connection, source: str, speaker: str) -> set[str]:
    """Ids of a speaker's passages, and of the segments that cover any of their words."""
    found = connection.execute("SELECT id, place FROM passage WHERE source = ?", (source,))
    places = dict(found.fetchall())
    turns = {id for (id,) in connection.execute(_TURNS.format(what="id"), (source, speaker))}
    taken = sorted(places[id] for id in turns)
    covering = {
        id
        for id, start, end in connection.execute(
            "SELECT id, start_passage, end_passage FROM coding WHERE source = ?", (source,)
        )
        if any(places[start] <= place <= places[end] for place in taken)
    }
    return turns | covering


def _delete_turns(connection: sqlite3.Connection, participant: str) -> None:
    for source, speaker in _spoken(connection, participant):
        own = _turns_and_codings(connection, source, speaker)
        gone = [(id,) for id in own]
        connection.executemany(
            "DELETE FROM memo WHERE id = ?", [(id,) for id in _memos_on(connection, own)]
        )
        for table in ("coding", "passage"):
            connection.executemany(f"DELETE FROM {table} WHERE id = ?", gone)
        (cases,) = connection.execute("SELECT cases FROM source WHERE id = ?", (source,)).fetchone()
        left = [case for case in json.loads(cases) if case[1] != participant]
        connection.execute(
            "UPDATE source SET cases = ? WHERE id = ?",
            (json.dumps(left, ensure_ascii=False), source),
        )


def _marked_by(connection: sqlite3.Connection, participant: str) -> set[str]:
    """Ids of the segments of words that the participant marked, now or in an edit, and of the
    coder under whose name they are."""
    coder = coder_id(marker_name(participant))
    found = connection.execute(
        "SELECT id FROM coding WHERE coder = ?1 UNION SELECT row FROM change "
        "WHERE kind = 'coding' AND (before LIKE ?2 OR after LIKE ?2)",
        (coder, f"%{coder}%"),
    )
    return {coder, *(id for (id,) in found)}


def _delete_marks(connection: sqlite3.Connection, participant: str) -> None:
    coder = coder_id(marker_name(participant))
    connection.execute("DELETE FROM coding WHERE coder = ?", (coder,))
    connection.execute("DELETE FROM coder WHERE id = ?", (coder,))


def _blank_examples(connection: sqlite3.Connection, texts: Sequence[str]) -> set[str]:
    """Empty the examples of codes that are the participant's words; returns their ids."""
    found = {
        id
        for id, example in connection.execute("SELECT id, example FROM code")
        if _is_quoted(example, texts)
    }
    connection.executemany("UPDATE code SET example = '' WHERE id = ?", [(id,) for id in found])
    return found


def _delete(connection: sqlite3.Connection, sources: Sequence[str], participant: str) -> None:
    for source in sources:
        connection.execute(
            "DELETE FROM memo WHERE row = ?1 OR row IN (SELECT id FROM coding WHERE source = ?1)",
            (source,),
        )
        for table in ("coding", "passage"):
            connection.execute(f"DELETE FROM {table} WHERE source = ?", (source,))
        connection.execute("DELETE FROM source WHERE id = ?", (source,))
    connection.execute("DELETE FROM paraphrase WHERE participant = ?", (participant,))
    if "attribute" in written_tables(connection):
        known = [("source", source) for source in sources]
        connection.executemany(
            "DELETE FROM attribute WHERE about = ? AND row = ?",
            [("participant", participant), *known],
        )


def _mentions(
    connection: sqlite3.Connection, traces: Traces, texts: Sequence[str]
) -> Iterator[str]:
    for table, columns in written_tables(connection).items():
        for column in columns:
            for id, text in connection.execute(f"SELECT id, {column} FROM {table}"):
                if traces.in_text(text) or _is_quoted(text, texts):
                    yield _place(column, table, _shown(connection, table, id))
    for speaker, name in connection.execute(
        "SELECT DISTINCT p.speaker, s.name FROM passage p JOIN source s ON s.id = p.source"
    ):
        if traces.in_text(speaker):
            yield _place("speaker", "source", f"“{name}”")


def _place(column: str, table: str, shown: str) -> str:
    return f"{column} of {table} {shown}"


def _shown(connection: sqlite3.Connection, table: str, id: str) -> str:
    """Return how a person finds the row: by its name where it has one."""
    if table in ("code", "board", "theme", "source"):
        name = connection.execute(f"SELECT name FROM {table} WHERE id = ?", (id,)).fetchone()[0]
        return f"“{name}”"
    return id


def _is_quoted(text: str, texts: Sequence[str]) -> bool:
    shown = text.strip()
    return len(shown) >= _OWN_WORDS and any(shown in one for one in texts)
