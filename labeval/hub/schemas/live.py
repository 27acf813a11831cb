"""Additions to the hub's schema for following sessions as they run: moments, notices, a role.

Moments are the database's, as the clocks of stations may be wrong. Each batch of events is
announced without content; whoever listens asks with the rights of its role.
"""

from __future__ import annotations

CHANNEL = "labeval_sessions"

TABLES = """
ALTER TABLE labeval.session ADD COLUMN changed timestamptz NOT NULL DEFAULT 'epoch';
ALTER TABLE labeval.session ALTER COLUMN changed SET DEFAULT clock_timestamp();
CREATE INDEX ON labeval.session (changed);
"""

FUNCTIONS = """
CREATE OR REPLACE FUNCTION labeval.continue_sessions() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    sent record;
BEGIN
    FOR sent IN
        SELECT session, min(seq) AS first, max(seq) AS last, count(*) AS events,
            (array_agg(hash ORDER BY seq DESC))[1] AS head
        FROM added GROUP BY session ORDER BY session
    LOOP
        UPDATE labeval.session
        SET last_seq = sent.last, head = sent.head, changed = clock_timestamp()
        WHERE id = sent.session AND last_seq = sent.first - 1
            AND sent.last - sent.first + 1 = sent.events;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'the events of session % do not continue it', sent.session
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
    END LOOP;
    NOTIFY labeval_sessions;
    RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER continue_sessions AFTER INSERT ON labeval.event
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION labeval.continue_sessions();
"""

RIGHTS = """
REVOKE ALL ON FUNCTION labeval.continue_sessions FROM PUBLIC;
GRANT USAGE ON SCHEMA labeval TO {observer};
GRANT SELECT ON labeval.hub, labeval.study, labeval.station, labeval.study_version,
    labeval.session, labeval.event TO {observer};
CREATE POLICY read_to_observe ON labeval.session FOR SELECT TO {observer} USING (true);
CREATE POLICY read_to_observe ON labeval.event FOR SELECT TO {observer} USING (true);
"""
