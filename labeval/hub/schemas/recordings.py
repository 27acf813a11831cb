"""Additions to the hub's schema for recordings: sealed pieces, which the hub cannot open.

A recording is one row, and its pieces come in order from whoever has added the row. It goes with
its session, or where words were silenced since: by whoever sent it, a supervisor or an analyst.
"""

from __future__ import annotations

TABLES = """
CREATE TABLE labeval.recording (
    name text PRIMARY KEY,
    session text NOT NULL REFERENCES labeval.session (id) ON DELETE CASCADE,
    mark text NOT NULL,                    -- of the content; says nothing without the key
    silenced boolean NOT NULL,             -- words of it were overwritten with silence
    head bytea NOT NULL CHECK (octet_length(head) < 10000),
    pieces bigint NOT NULL CHECK (pieces > 0),
    station text NOT NULL DEFAULT session_user
);
CREATE INDEX ON labeval.recording (session);

CREATE TABLE labeval.recording_piece (
    recording text NOT NULL REFERENCES labeval.recording (name) ON DELETE CASCADE,
    number bigint NOT NULL,
    content bytea NOT NULL CHECK (octet_length(content) <= 300000),
    PRIMARY KEY (recording, number)
);
ALTER TABLE labeval.recording_piece ALTER COLUMN content SET STORAGE EXTERNAL;
"""

REMOVED = """
CREATE TABLE labeval.recording_removed (   -- its time is over, and this computer has it no more
    name text NOT NULL CHECK (length(name) <= 100),
    session text NOT NULL REFERENCES labeval.session (id) ON DELETE CASCADE,
    station text NOT NULL DEFAULT session_user,
    removed timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (name, station)
);
"""

REMOVED_RIGHTS = """
GRANT SELECT, INSERT (name, session) ON labeval.recording_removed
TO {station}, {supervisor}, {analyst};
ALTER TABLE labeval.recording_removed ENABLE ROW LEVEL SECURITY;
CREATE POLICY read ON labeval.recording_removed FOR SELECT
USING (session IN (SELECT id FROM labeval.session));
CREATE POLICY add ON labeval.recording_removed FOR INSERT
WITH CHECK (station = session_user AND session IN (SELECT id FROM labeval.session));
"""
"""Recordings that a clean-up has removed on one computer; each of the others confirms it."""

FUNCTIONS = """
CREATE FUNCTION labeval.continue_recording() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    known record;
BEGIN
    SELECT station, pieces INTO known FROM labeval.recording WHERE name = NEW.recording FOR UPDATE;
    IF NOT FOUND OR known.station <> session_user OR NEW.number >= known.pieces OR NEW.number <>
        (SELECT coalesce(max(number) + 1, 0) FROM labeval.recording_piece
         WHERE recording = NEW.recording)
    THEN
        RAISE EXCEPTION 'piece % does not continue recording %', NEW.number, NEW.recording
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER continue_recording BEFORE INSERT ON labeval.recording_piece
FOR EACH ROW EXECUTE FUNCTION labeval.continue_recording();
"""

RIGHTS = """
REVOKE ALL ON FUNCTION labeval.continue_recording FROM PUBLIC;
GRANT SELECT, DELETE ON labeval.recording TO {station}, {supervisor}, {analyst};
GRANT SELECT ON labeval.recording_piece TO {station}, {supervisor}, {analyst};
GRANT INSERT (name, session, mark, silenced, head, pieces) ON labeval.recording
TO {station}, {supervisor}, {analyst};
GRANT INSERT (recording, number, content) ON labeval.recording_piece
TO {station}, {supervisor}, {analyst};

ALTER TABLE labeval.recording ENABLE ROW LEVEL SECURITY;
CREATE POLICY read ON labeval.recording FOR SELECT
USING (session IN (SELECT id FROM labeval.session));
CREATE POLICY add_own ON labeval.recording FOR INSERT TO {station} WITH CHECK
(station = session_user
 AND session IN (SELECT id FROM labeval.session WHERE station = session_user));
CREATE POLICY add ON labeval.recording FOR INSERT TO {supervisor}, {analyst}
WITH CHECK (station = session_user);
CREATE POLICY remove_own ON labeval.recording FOR DELETE TO {station}
USING (station = session_user);
CREATE POLICY remove ON labeval.recording FOR DELETE TO {supervisor}, {analyst} USING (true);

ALTER TABLE labeval.recording_piece ENABLE ROW LEVEL SECURITY;
CREATE POLICY read ON labeval.recording_piece FOR SELECT
USING (recording IN (SELECT name FROM labeval.recording));
CREATE POLICY add ON labeval.recording_piece FOR INSERT TO {station}, {supervisor}, {analyst}
WITH CHECK (true);
"""
