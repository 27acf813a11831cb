"""The tables of a workbook and how an older one becomes a newer one.

``PRAGMA user_version`` holds the version, and a migration is one entry of :data:`MIGRATIONS` that
is never changed, as with the record. Columns of a row's table are only ever added at its end: edits
hold rows as lists of cells, and a list that is too short is filled with what the new column begins
with.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE coder (
        id TEXT PRIMARY KEY,             -- GUID, as all ids here
        name TEXT NOT NULL,              -- a code, never a name
        colour TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE source (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        participant TEXT NOT NULL,       -- a code; empty for an imported text
        session TEXT NOT NULL,
        recording TEXT NOT NULL,
        condition TEXT NOT NULL,
        participant_group TEXT NOT NULL,
        language TEXT NOT NULL,
        created TEXT NOT NULL,           -- UTC
        made_from TEXT NOT NULL,         -- hash of what it was read from
        quotable INTEGER NOT NULL CHECK (quotable IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX source_by_participant ON source (participant);

    CREATE TABLE passage (
        id TEXT PRIMARY KEY,
        source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED,
        place REAL NOT NULL,
        text TEXT NOT NULL,
        speaker TEXT NOT NULL,
        start_ms INTEGER,                -- of the recording
        end_ms INTEGER,
        words BLOB NOT NULL,             -- packed: 24 bytes a word, see coding.timed_words
        about TEXT NOT NULL,             -- JSON list: what was on screen; empty where nothing was
        session_ms INTEGER
    ) STRICT;
    CREATE INDEX passage_by_source ON passage (source, place);

    CREATE TABLE code (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        parent TEXT REFERENCES code (id) DEFERRABLE INITIALLY DEFERRED,
        place REAL NOT NULL,
        codable INTEGER NOT NULL CHECK (codable IN (0, 1)),
        definition TEXT NOT NULL,
        include TEXT NOT NULL,
        exclude TEXT NOT NULL,
        example TEXT NOT NULL,
        colour TEXT NOT NULL,
        shortcut TEXT NOT NULL,
        retired INTEGER NOT NULL CHECK (retired IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX code_by_parent ON code (parent);

    CREATE TABLE coding (
        id TEXT PRIMARY KEY,
        source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED,
        code TEXT NOT NULL REFERENCES code (id) DEFERRABLE INITIALLY DEFERRED,
        coder TEXT NOT NULL REFERENCES coder (id) DEFERRABLE INITIALLY DEFERRED,
        start_passage TEXT NOT NULL REFERENCES passage (id) DEFERRABLE INITIALLY DEFERRED,
        start_offset INTEGER NOT NULL,   -- in code points
        end_passage TEXT NOT NULL REFERENCES passage (id) DEFERRABLE INITIALLY DEFERRED,
        end_offset INTEGER NOT NULL,
        quote TEXT NOT NULL,
        created TEXT NOT NULL,           -- UTC
        memo TEXT NOT NULL,
        weight REAL,
        quotable INTEGER NOT NULL CHECK (quotable IN (0, 1)),
        batch TEXT NOT NULL
    ) STRICT;
    CREATE INDEX coding_by_source ON coding (source, code, coder);
    CREATE INDEX coding_by_code ON coding (code, source);
    CREATE INDEX coding_by_start ON coding (start_passage);
    CREATE INDEX coding_by_end ON coding (end_passage);

    CREATE TABLE memo (
        id TEXT PRIMARY KEY,
        about TEXT NOT NULL,
        row TEXT NOT NULL,
        coder TEXT NOT NULL,
        text TEXT NOT NULL,
        changed TEXT NOT NULL            -- UTC
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE paraphrase (
        id TEXT PRIMARY KEY,
        participant TEXT NOT NULL,       -- a code
        code TEXT NOT NULL REFERENCES code (id) DEFERRABLE INITIALLY DEFERRED,
        coder TEXT NOT NULL,
        text TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX paraphrase_by_code ON paraphrase (code);

    CREATE TABLE board (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kept TEXT NOT NULL,              -- UTC, or empty
        about TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE theme (
        id TEXT PRIMARY KEY,
        board TEXT NOT NULL REFERENCES board (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL,
        description TEXT NOT NULL,
        parent TEXT REFERENCES theme (id) DEFERRABLE INITIALLY DEFERRED,
        x REAL NOT NULL,
        y REAL NOT NULL,
        codes TEXT NOT NULL              -- JSON list of ids
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX theme_by_board ON theme (board);
    CREATE INDEX theme_by_parent ON theme (parent);

    CREATE TABLE theme_link (
        id TEXT PRIMARY KEY,
        board TEXT NOT NULL REFERENCES board (id) DEFERRABLE INITIALLY DEFERRED,
        start TEXT NOT NULL REFERENCES theme (id) DEFERRABLE INITIALLY DEFERRED,
        "end" TEXT NOT NULL REFERENCES theme (id) DEFERRABLE INITIALLY DEFERRED,
        label TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX theme_link_by_board ON theme_link (board);
    CREATE INDEX theme_link_by_start ON theme_link (start);
    CREATE INDEX theme_link_by_end ON theme_link ("end");

    CREATE TABLE act (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        coder TEXT NOT NULL,
        utc TEXT NOT NULL,
        label TEXT NOT NULL,
        undone INTEGER NOT NULL CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE INDEX act_by_coder ON act (coder, undone, number);

    CREATE TABLE change (
        act INTEGER NOT NULL REFERENCES act (number) ON DELETE CASCADE,
        kind TEXT NOT NULL,              -- the row's table
        row TEXT NOT NULL,
        before TEXT,                     -- JSON list of cells; NULL where there was no row
        after TEXT
    ) STRICT;
    CREATE INDEX change_by_act ON change (act);
    CREATE INDEX change_by_row ON change (row, act);
    """,
    """
    ALTER TABLE act ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;  -- when it was done or redone last
    UPDATE act SET turn = number;
    CREATE INDEX act_by_turn ON act (turn);
    CREATE INDEX IF NOT EXISTS coding_over_passages ON coding (source)
        WHERE start_passage <> end_passage;
    """,
    """
    CREATE TABLE named_row (             -- named what was redacted; loses its history once changed
        row TEXT PRIMARY KEY             -- empty: the file has yet to be rewritten
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE source ADD COLUMN folder TEXT NOT NULL DEFAULT '';
    ALTER TABLE source ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0
        CHECK (reviewed IN (0, 1));
    ALTER TABLE source ADD COLUMN cases TEXT NOT NULL DEFAULT '[]';  -- JSON: speaker, participant
    CREATE TABLE attribute (
        id TEXT PRIMARY KEY,
        about TEXT NOT NULL,             -- participant or source
        row TEXT NOT NULL,               -- a code, or a source's id
        name TEXT NOT NULL,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX attribute_by_row ON attribute (about, row);
    """,
    """
    ALTER TABLE passage ADD COLUMN speaker_probability REAL;  -- NULL: set by a person
    """,
    """
    CREATE TABLE sharing (               -- one row where the workbook is shared through a hub
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seq INTEGER NOT NULL,            -- the newest entry of the hub that is in these tables
        hash TEXT NOT NULL,
        sending TEXT NOT NULL            -- id of an entry that may have arrived; empty for none
    ) STRICT;
    CREATE TABLE unsent (                -- rows that may differ from the hub's
        row TEXT PRIMARY KEY,
        mark INTEGER NOT NULL,           -- grows with every change
        forgotten INTEGER NOT NULL CHECK (forgotten IN (0, 1))  -- its history goes there, too
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX unsent_by_mark ON unsent (mark);
    CREATE TABLE set_aside (             -- what an analyst had where another's value counts
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        row TEXT NOT NULL,
        mine TEXT,                       -- JSON list of cells; NULL where it was removed
        fields TEXT NOT NULL,            -- JSON list
        station TEXT NOT NULL,           -- who changed it, too
        utc TEXT NOT NULL
    ) STRICT;
    ALTER TABLE act ADD COLUMN station TEXT NOT NULL DEFAULT '';  -- empty for one made here
    """,
    """
    ALTER TABLE passage ADD COLUMN doubt TEXT NOT NULL DEFAULT '';
    ALTER TABLE passage ADD COLUMN language TEXT NOT NULL DEFAULT '';
    """,
)

SCHEMA_VERSION = len(MIGRATIONS)
"""The version that this program writes."""
