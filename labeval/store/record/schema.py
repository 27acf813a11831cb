"""The record's tables and how an older record becomes a newer one.

``PRAGMA user_version`` holds the version. A migration is one entry in :data:`MIGRATIONS`; it is
never changed once a program that wrote it has been used.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping

from labeval.store.chain.appending import chain_record

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE study_version (
        id TEXT PRIMARY KEY,             -- SHA-256 of the content
        created TEXT NOT NULL,           -- UTC
        published TEXT NOT NULL,         -- UTC, or empty for a draft that a rehearsal used
        content TEXT NOT NULL            -- canonical JSON of study and items
    ) STRICT;

    CREATE TABLE session (
        id TEXT PRIMARY KEY,             -- UUID, hexadecimal
        participant TEXT NOT NULL,       -- a code, never a name
        condition TEXT NOT NULL,
        version TEXT NOT NULL REFERENCES study_version (id),
        seed INTEGER NOT NULL,
        number INTEGER NOT NULL,         -- of the participant within the condition
        language TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('real', 'rehearsal', 'simulated')),
        participant_group TEXT NOT NULL,
        assignment TEXT NOT NULL,        -- why this condition
        started TEXT NOT NULL,           -- UTC
        program TEXT NOT NULL,           -- version of labeval
        plan TEXT NOT NULL               -- JSON
    ) STRICT;
    CREATE INDEX session_by_participant ON session (participant);

    CREATE TABLE event (
        session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,          -- session clock
        utc TEXT NOT NULL,
        kind TEXT NOT NULL,
        page TEXT NOT NULL,
        field TEXT NOT NULL,
        value TEXT NOT NULL,
        data TEXT NOT NULL,              -- JSON object, or empty
        PRIMARY KEY (session, seq)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE imported_judgment (
        participant TEXT NOT NULL,
        session TEXT NOT NULL,
        condition TEXT NOT NULL,
        method TEXT NOT NULL,
        criterion TEXT NOT NULL,
        page TEXT NOT NULL,
        items TEXT NOT NULL,
        value TEXT NOT NULL,
        seconds TEXT NOT NULL,           -- as written in the file, so that nothing is rounded
        answer_seconds TEXT NOT NULL,
        page_order INTEGER NOT NULL,
        answered_at TEXT NOT NULL,
        PRIMARY KEY (participant, session, page_order, page, criterion, items)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE erasure (
        participant TEXT PRIMARY KEY,    -- the code; nothing else remains
        erased TEXT NOT NULL             -- UTC
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE transcript (
        session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        recording TEXT NOT NULL,         -- id, as the session's events name it
        language TEXT NOT NULL,
        length_ms INTEGER NOT NULL,      -- of the sound
        segments INTEGER NOT NULL,       -- how many rows of transcript_segment belong to it
        made TEXT NOT NULL,              -- UTC
        made_with TEXT NOT NULL,         -- JSON: model, its hash and every parameter
        timeline TEXT NOT NULL,          -- JSON: place of the recording on the session clock
        PRIMARY KEY (session, recording)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE transcript_segment (
        session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        recording TEXT NOT NULL,
        number INTEGER NOT NULL,         -- from 1
        start_ms INTEGER NOT NULL,       -- of the recording, as all times here
        end_ms INTEGER NOT NULL,
        speaker TEXT NOT NULL,           -- empty where it is not known
        words TEXT NOT NULL,             -- JSON: lists of text, start, end, probability or null
        PRIMARY KEY (session, recording, number)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE publication (
        version TEXT NOT NULL,           -- of the study; a version can be published again
        published TEXT NOT NULL,         -- UTC
        reason TEXT NOT NULL,            -- why it was published although the check found problems
        problems TEXT NOT NULL,          -- JSON list of what the check found; empty: not checked
        PRIMARY KEY (version, published)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO publication SELECT id, published, '', '' FROM study_version WHERE published <> '';
    """,
    """
    CREATE TABLE ledger (
        number INTEGER PRIMARY KEY,      -- from 1
        kind TEXT NOT NULL,              -- see labeval.store.chain.ledger.LedgerEntry
        subject TEXT NOT NULL,           -- a hash of the id of what it is about, or empty
        size INTEGER NOT NULL,           -- how many events, segments or judgments
        digest TEXT NOT NULL,            -- the hash of its content by then
        utc TEXT NOT NULL,               -- of migrations, erasures and the like; else empty
        hash TEXT NOT NULL               -- over the entry before and this one
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE imported_set (
        participant TEXT PRIMARY KEY,
        salt TEXT NOT NULL,
        judgments INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE unvouched (
        number INTEGER PRIMARY KEY,      -- from 1
        source TEXT NOT NULL,            -- the table that a row was found in
        session TEXT NOT NULL,           -- as far as it is known
        content TEXT NOT NULL,           -- JSON: the columns as far as they could be read
        reason TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- The salt comes before the plan, which is long and has pages of its own.
    CREATE TABLE salted_session (
        id TEXT PRIMARY KEY,
        participant TEXT NOT NULL,
        condition TEXT NOT NULL,
        version TEXT NOT NULL REFERENCES study_version (id),
        seed INTEGER NOT NULL,
        number INTEGER NOT NULL,
        language TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('real', 'rehearsal', 'simulated')),
        participant_group TEXT NOT NULL,
        assignment TEXT NOT NULL,
        started TEXT NOT NULL,
        program TEXT NOT NULL,
        salt TEXT NOT NULL,
        plan TEXT NOT NULL
    ) STRICT;
    INSERT INTO salted_session SELECT id, participant, condition, version, seed, number, language,
        kind, participant_group, assignment, started, program, '', plan FROM session;
    DROP TABLE session;
    ALTER TABLE salted_session RENAME TO session;
    CREATE INDEX session_by_participant ON session (participant);
    ALTER TABLE event ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE event ADD COLUMN hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE imported_judgment ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE transcript ADD COLUMN salt TEXT NOT NULL DEFAULT '';
    ALTER TABLE transcript_segment ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE imported_mark (
        participant TEXT NOT NULL,
        session TEXT NOT NULL,
        mark INTEGER NOT NULL,           -- its number in the session
        condition TEXT NOT NULL,
        method TEXT NOT NULL,
        criterion TEXT NOT NULL,
        page TEXT NOT NULL,
        page_order TEXT NOT NULL,        -- empty for a training page
        items TEXT NOT NULL,
        item TEXT NOT NULL,
        text TEXT NOT NULL,              -- 'text', or 'source' of the item
        starts TEXT NOT NULL,            -- code points of the whole text
        ends TEXT NOT NULL,
        quote TEXT NOT NULL,
        answer TEXT NOT NULL,
        against TEXT NOT NULL,           -- number of another mark, or empty
        marked_seconds TEXT NOT NULL,
        marked_at TEXT NOT NULL,
        seal INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (participant, session, mark)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE imported_mark_set (
        participant TEXT PRIMARY KEY,
        marks INTEGER NOT NULL,
        salt TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE access (
        id TEXT PRIMARY KEY,             -- UUID, hexadecimal
        utc TEXT NOT NULL,
        who TEXT NOT NULL,               -- code of staff
        action TEXT NOT NULL,            -- see labeval.store.access.log.AccessKind
        what TEXT NOT NULL               -- window, table or file kind; of an erasure the code
    ) STRICT, WITHOUT ROWID;
    """,
)

AFTER: Mapping[str, Callable[[sqlite3.Connection], None]] = {MIGRATIONS[3]: chain_record}
"""Computations after the script of a migration, in the same transaction."""

CHAINED_VERSION = 4
"""The first version with hashes."""

SCHEMA_VERSION = len(MIGRATIONS)
"""The version that this program writes."""
