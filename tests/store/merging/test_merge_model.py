"""Two records of anything, merged: every row and every line of the report is as a model says.

The model reads the rows of both before and knows nothing of how they are merged.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from labeval.session.events.events import Event, Kind
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.merging.merge import merge
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.store.verify import Severity, verify
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from labeval.transcription.timeline import RecordingTimeline, TimelineStretch
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from tests.conftest import small_items, small_study
from tests.store.conftest import UTC, a_header, a_mark, comment, started
from tests.store.merging.test_merge import judgment

CONTENTS = [StudyContent(study=small_study(seed=seed), items=small_items()) for seed in range(4)]
SESSIONS = 32
PEOPLE = 21
"""Fewer than sessions, so that some have two."""
CODES = [f"P{n:02}" for n in range(PEOPLE)]
PLACES = [(code, session) for code in CODES for session in ("s", "t")]
"""Of imported rows."""

Row = tuple[object, ...]


def session_id(n: int) -> str:
    return f"{(n * 7) % SESSIONS:032x}"


def whole_session(n: int, fork: int) -> list[Event]:
    """A session with a recording in its third event; from ``fork`` on it is another one."""
    data = {"version": "1"}
    consent = Event(2, 1, UTC, Kind.CONSENT, "consent", "audio", "given", data)
    recording = Event(
        *(3, 2, UTC, Kind.AUDIO_STARTED),
        value=f"{session_id(n)}-01",
        data={"monotonic_ms": 1.0, "device": "desk"},
    )
    texts = [comment(seq, f"{'other' if seq >= fork else 'text'} {n} {seq}") for seq in range(4, 9)]
    return [started(), consent, recording, *texts]


def fill(record: Record, rng: random.Random) -> None:
    """Anything of what the two laptops could have."""
    contents = rng.sample(CONTENTS, k=rng.choice((3, 4)))
    for content in contents:
        record.versions.keep(content, publish=rng.random() < 0.7)
    ids = [content.version_id() for content in contents]
    for n in rng.sample(range(SESSIONS), k=24):
        content = CONTENTS[n % len(CONTENTS)]
        if content.version_id() not in ids:
            continue
        header = replace(
            a_header(content, n % PEOPLE),
            id=session_id(n),
            started=f"2026-03-{n % 9 + 1:02}T09:00:00.000Z",
            assignment="by hand" if rng.random() < 0.1 else "drawn",
        )
        events = whole_session(n, rng.choice((5, 9, 9, 9, 9, 9, 9)))[: rng.randrange(3, 9)]
        record.sessions.begin(header, events)
        if rng.random() < 0.5:
            keep_words(record, header.id, rng.choice(("yes", "yes", "no")))
    for code, session in rng.sample(PLACES, k=16):
        with record.imported.writing():
            row = judgment(code, rng.choice(("m1", "m1", "m2")))
            record.imported.add([row._replace(session=session)])
    for code, session in rng.sample(PLACES, k=16):
        with record.imported.writing():
            mark = a_mark(code, quote=rng.choice(("some", "some", "same")))
            record.imported.marks.add([mark._replace(session=session)])
    for code in rng.sample(CODES, k=rng.choice((2, 3))):
        with record.connection:
            erase_rows(record.connection, code, f"2026-04-0{rng.randrange(1, 5)}")


def keep_words(record: Record, session: str, word: str) -> None:
    segment = SpeechSegment(0.5, 1.0, (Word(word, 0.5, 1.0, 0.9),), "participant")
    said = Transcript((segment,), "en", 2.0, {"model": "tiny.en"})
    timeline = RecordingTimeline([TimelineStretch(0.0, 1.0, 1000.0)])
    record.transcripts.keep(KeptTranscript(session, f"{session}-01", said, timeline, UTC))


def damage(record: Record, rng: random.Random) -> tuple[set[str], set[str]]:
    """Alter sessions and a version; returns the ids of both."""
    connection = record.connection
    sessions = [id for (id,) in connection.execute("SELECT id FROM session ORDER BY id")]
    versions = [id for (id,) in connection.execute("SELECT id FROM study_version ORDER BY id")]
    altered = set(rng.sample(sessions, k=min(2, len(sessions))))
    other = {rng.choice(versions)} if rng.random() < 0.6 else set()
    with connection:
        for n, id in enumerate(sorted(altered)):
            change = ("UPDATE event SET utc = utc || 'x' WHERE session = ? AND seq = 3",
                      "UPDATE session SET language = 'sv' WHERE id = ?")[n]  # fmt: skip
            connection.execute(change, (id,))
        for id in other:
            connection.execute(
                "UPDATE study_version SET content = content || ' ' WHERE id = ?", (id,)
            )
    return altered, other


_COMPUTED = ("salt", "hash", "seal")
TABLES = {
    "session": 1, "event": 2, "study_version": 1, "publication": 2, "erasure": 1,
    "transcript": 2, "transcript_segment": 3, "imported_judgment": 0, "imported_mark": 3,
}  # fmt: skip
"""By table, how many of its first columns name a row; of judgments it is more than these."""
COUNTED = ("session", "event", "study_version", "imported_judgment", "imported_mark")


def rows_of(connection: sqlite3.Connection) -> dict[str, dict[Row, Row]]:
    """The rows of each table by their keys, in the order in which a program reads them."""
    found: dict[str, dict[Row, Row]] = {}
    for table, key in TABLES.items():
        rows = connection.execute(f"SELECT * FROM {table}")
        names = [column[0] for column in rows.description]
        kept = [n for n, name in enumerate(names) if name not in _COMPUTED]
        key_names = ("participant", "session", "page_order", "page", "criterion", "items")
        keys = list(range(key)) or [names.index(name) for name in key_names]
        found[table] = {tuple(r[k] for k in keys): tuple(r[n] for n in kept) for r in rows}
    return found


@dataclass
class Expected:
    """What a merge makes of rows that are here and rows that are there."""

    tables: dict[str, dict[Row, Row]]
    counts: dict[str, int] = field(default_factory=dict)
    erased: list[object] = field(default_factory=list)
    kept_out: list[object] = field(default_factory=list)
    shared: list[object] = field(default_factory=list)
    conflicts: list[str] = field(default_factory=list)


def model(
    here: dict[str, dict[Row, Row]],
    there: dict[str, dict[Row, Row]],
    altered: set[str],
    other_versions: set[str],
) -> Expected:
    """Rows are dictionaries here, and merging them is a union with exceptions."""
    found = Expected({name: dict(rows) for name, rows in here.items()})
    now, said = found.tables, found.conflicts.append
    for key, row in there["erasure"].items():
        if key not in here["erasure"]:
            found.erased.append(key[0])
        now["erasure"][key] = min(row, now["erasure"].get(key, row))
    found.erased.sort(key=str)
    gone = {key[0] for key in now["erasure"]}
    owner = {key[0]: row[1] for key, row in (*here["session"].items(), *there["session"].items())}
    for name, rows in now.items():
        if name in ("session", "event", "transcript", "transcript_segment"):
            now[name] = {k: r for k, r in rows.items() if owner[k[0]] not in gone}
        elif name.startswith("imported"):
            now[name] = {k: r for k, r in rows.items() if k[0] not in gone}
    before = {name: dict(rows) for name, rows in now.items()}

    for key, row in there["study_version"].items():
        if key[0] in other_versions:
            said(f"version {str(key[0])[:12]}: its content is not what its id was computed from")
            continue
        ours = before["study_version"].get(key, row)
        dates = [str(each[2]) for each in (ours, row) if each[2]]
        created = min(str(ours[1]), str(row[1]))
        now["study_version"][key] = (row[0], created, min(dates, default=""), row[3])
    for key, row in there["publication"].items():
        if (key[0],) in now["study_version"]:
            now["publication"].setdefault(key, row)

    out: set[object] = set()
    codes = {row[1] for row in before["session"].values()}
    shared: set[object] = set()
    continued = 0
    for key, row in sorted(there["session"].items(), key=lambda s: (str(s[1][10]), s[0])):
        id = key[0]
        theirs = {k: r for k, r in there["event"].items() if k[0] == id}
        ours_events = {k: r for k, r in before["event"].items() if k[0] == id}
        if row[1] in gone:
            out.add(row[1])
        elif id in altered:
            said(f"session {id}: its hashes do not vouch for it: it was altered or damaged there; "
                 "'labeval verify' of that study says what, and saves it")  # fmt: skip
        elif key in before["session"]:
            both = ours_events.keys() & theirs.keys()
            if before["session"][key] != row or any(ours_events[k] != theirs[k] for k in both):
                said(f"session {id}: the two records differ in it")
            else:
                continued += len(theirs) > len(both)
                now["event"].update(theirs)
        elif (row[3],) not in now["study_version"]:
            said(f"session {id}: the version of the study that it ran with is missing")
        else:
            now["session"][key] = row
            now["event"].update(theirs)
            if row[1] in codes:
                shared.add(row[1])

    for name in ("imported_judgment", "imported_mark"):
        for key, row in there[name].items():
            if key[0] in gone:
                out.add(key[0])
            elif key not in before[name]:
                now[name][key] = row
            elif before[name][key] != row:
                what = (
                    f"judgment {key[0]}, {key[1]}, page {key[3]}, {key[4]}, {key[5]}"
                    if name == "imported_judgment"
                    else f"mark {key[2]} of {key[0]}, {key[1]}"
                )
                said(f"{what}: the two records give it different values")

    for key, row in sorted(there["transcript"].items()):
        segments = [r for k, r in there["transcript_segment"].items() if k[:2] == key]
        mine = [r for k, r in before["transcript_segment"].items() if k[:2] == key]
        if (key[0],) not in now["session"]:
            continue
        if key not in before["transcript"]:
            now["transcript"][key] = row
            now["transcript_segment"].update({r[:3]: r for r in segments})
        elif before["transcript"][key] != row or mine != segments:
            said(f"transcript {key[1]}: the two records differ in it")

    def new(name: str) -> int:
        return len(now[name]) - len(before[name])

    found.counts = {
        "versions": new("study_version"),
        "sessions": new("session"),
        "continued": continued,
        "events": new("event"),
        "judgments": new("imported_judgment"),
        "marks": new("imported_mark"),
        "transcripts": new("transcript"),
    }
    found.kept_out, found.shared = sorted(out, key=str), sorted(shared, key=str)
    return found


@pytest.fixture
def laptops(tmp_path: Path) -> Iterator[tuple[Record, Record]]:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    with (
        Record(StudyFolder(tmp_path / "here").database) as here,
        Record(StudyFolder(tmp_path / "there").database) as there,
    ):
        yield here, there


@pytest.mark.parametrize("seed", range(5))
def test_what_is_merged_and_what_is_said_is_as_the_model_says(
    laptops: tuple[Record, Record], seed: int
) -> None:
    rng = random.Random(seed)
    here, there = laptops
    fill(here, rng)
    fill(there, rng)
    altered = damage(there, rng)
    for again in (False, True):
        expected = model(rows_of(here.connection), rows_of(there.connection), *altered)
        report = merge(here, there.path)
        assert rows_of(here.connection) == expected.tables
        assert {name: getattr(report, name) for name in expected.counts} == expected.counts
        assert report.erased == expected.erased
        assert report.kept_out == expected.kept_out
        assert report.shared_codes == expected.shared
        told = [str(conflict).removesuffix("; left as it is here") for conflict in report.conflicts]
        assert told == expected.conflicts
        assert report.has_changed == (any(expected.counts.values()) or bool(expected.erased))
        assert not (again and report.has_changed)
    found = verify(here.path)
    assert [str(f) for f in found.findings if f.severity is Severity.ERROR] == []
    counted = (found.sessions, found.events, found.versions, found.judgments, found.marks)
    assert counted == tuple(len(expected.tables[name]) for name in COUNTED)
