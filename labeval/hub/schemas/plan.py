"""Additions to the hub's schema for the plan of the day, which supervisors keep together."""

from __future__ import annotations

TABLES = """
CREATE TABLE labeval.appointment (
    day text NOT NULL CHECK (length(day) = 10),
    time text NOT NULL CHECK (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    station text NOT NULL CHECK (length(station) <= 40),
    participant text NOT NULL CHECK (length(participant) <= 40), -- a code; empty: walks in
    condition text NOT NULL CHECK (length(condition) <= 40),
    supervisor text NOT NULL DEFAULT session_user                -- who wrote it
);
CREATE INDEX ON labeval.appointment (day);
"""

FUNCTIONS = """
CREATE FUNCTION labeval.erase_appointments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM labeval.appointment WHERE participant = NEW.participant;
    RETURN NULL;
END $$;
CREATE TRIGGER erase_appointments AFTER INSERT ON labeval.erasure
FOR EACH ROW EXECUTE FUNCTION labeval.erase_appointments();
"""

RIGHTS = """
REVOKE ALL ON FUNCTION labeval.erase_appointments FROM PUBLIC;
GRANT SELECT ON labeval.appointment TO {supervisor}, {observer};
GRANT INSERT (day, time, station, participant, condition), DELETE ON labeval.appointment
TO {supervisor};
"""
