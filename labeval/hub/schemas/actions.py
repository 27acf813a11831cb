"""Additions to the hub's schema for acting from the control room.

A supervisor adds an action to a session; the computer that runs the session confirms that it has
it. That it became an event is noted when the event arrives, by the database. All moments are the
database's, as the clocks of the others may be wrong.
"""

from __future__ import annotations

CHANNEL = "labeval_actions"

_WRITTEN_DOWN = (
    "'note', 'marker', 'remarks', 'interview_asked', 'interview_note', 'interview_question'"
)
"""Kinds that the participant does not notice, so that they need nobody's ear."""
_KIND_CHECK = f"""CONSTRAINT supervisor_action_kind_check CHECK (kind IN ({_WRITTEN_DOWN},
    'message', 'question_answered', 'hint', 'reminder',
    'skip', 'back', 'break', 'pause', 'resume', 'extend', 'end', 'reopen'))"""

TABLES = f"""
CREATE TABLE labeval.ear (                 -- who speaks with a participant; nobody: no row
    session text PRIMARY KEY REFERENCES labeval.session (id) ON DELETE CASCADE,
    supervisor text NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE labeval.supervisor_action (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE CHECK (id ~ '^[0-9a-f]{{32}}$'),
    session text NOT NULL REFERENCES labeval.session (id) ON DELETE CASCADE,
    kind text NOT NULL {_KIND_CHECK},
    page text NOT NULL CHECK (length(page) <= 200),
    field text NOT NULL CHECK (length(field) <= 200),
    value text NOT NULL CHECK (length(value) <= 10000),
    data text NOT NULL CHECK (length(data) <= 1000),
    to_all text NOT NULL CHECK (length(to_all) <= 32), -- the same for all parts of a message to all
    supervisor text NOT NULL DEFAULT session_user,
    sent timestamptz NOT NULL DEFAULT clock_timestamp(),
    received timestamptz,                  -- confirmed by the computer that runs the session
    applied timestamptz                    -- its event has arrived
);
CREATE INDEX ON labeval.supervisor_action (session) WHERE received IS NULL;
CREATE INDEX ON labeval.supervisor_action (sent);
"""

_HOLD_EAR = f"""
CREATE OR REPLACE FUNCTION labeval.hold_ear() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    holder text;
BEGIN
    IF NEW.kind NOT IN ({_WRITTEN_DOWN}) AND NEW.to_all = '' THEN
        INSERT INTO labeval.ear (session, supervisor) VALUES (NEW.session, session_user)
        ON CONFLICT DO NOTHING;
        SELECT supervisor INTO holder FROM labeval.ear WHERE session = NEW.session FOR SHARE;
        IF holder <> session_user THEN
            RAISE EXCEPTION '%', holder USING ERRCODE = 'LVEAR';
        END IF;
    END IF;
    RETURN NEW;
END $$;
"""

FUNCTIONS = f"""
{_HOLD_EAR}
CREATE TRIGGER hold_ear BEFORE INSERT ON labeval.supervisor_action
FOR EACH ROW EXECUTE FUNCTION labeval.hold_ear();

CREATE FUNCTION labeval.announce_action() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NOTIFY labeval_actions;
    RETURN NULL;
END $$;
CREATE TRIGGER announce_action AFTER INSERT OR UPDATE ON labeval.supervisor_action
FOR EACH STATEMENT EXECUTE FUNCTION labeval.announce_action();
CREATE TRIGGER announce_ear AFTER INSERT OR UPDATE ON labeval.ear
FOR EACH STATEMENT EXECUTE FUNCTION labeval.announce_action();

CREATE FUNCTION labeval.take_ear(of_session text) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO labeval.ear (session, supervisor) VALUES (of_session, session_user)
    ON CONFLICT (session) DO UPDATE SET supervisor = session_user, since = clock_timestamp()
    WHERE ear.supervisor <> session_user
$$;

CREATE FUNCTION labeval.confirm_actions(ids text[]) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    UPDATE labeval.supervisor_action a SET received = clock_timestamp()
    FROM labeval.session s
    WHERE a.id = ANY (ids) AND a.received IS NULL AND s.id = a.session AND s.station = session_user
$$;

CREATE FUNCTION labeval.note_applied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE labeval.supervisor_action a SET applied = clock_timestamp()
    FROM added e
    WHERE e.data LIKE '%"act"%' AND a.session = e.session AND a.applied IS NULL
        AND a.id = substring(e.data FROM '"act": ?"([0-9a-f]{{32}})"');
    RETURN NULL;
END $$;
CREATE TRIGGER note_applied AFTER INSERT ON labeval.event REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION labeval.note_applied();
"""

KINDS = f"""
ALTER TABLE labeval.supervisor_action DROP CONSTRAINT supervisor_action_kind_check;
ALTER TABLE labeval.supervisor_action ADD {_KIND_CHECK};
{_HOLD_EAR}
"""
"""Changes for a hub that was made before every kind of action went through one."""

RIGHTS = """
REVOKE ALL ON FUNCTION labeval.hold_ear, labeval.announce_action, labeval.take_ear,
    labeval.confirm_actions, labeval.note_applied FROM PUBLIC;
GRANT SELECT ON labeval.ear, labeval.supervisor_action TO {station}, {supervisor}, {observer};
GRANT INSERT (id, session, kind, page, field, value, data, to_all) ON labeval.supervisor_action
TO {supervisor};
GRANT EXECUTE ON FUNCTION labeval.take_ear TO {supervisor};
GRANT EXECUTE ON FUNCTION labeval.confirm_actions TO {station}, {supervisor};

ALTER TABLE labeval.supervisor_action ENABLE ROW LEVEL SECURITY;
CREATE POLICY read_all ON labeval.supervisor_action FOR SELECT TO {supervisor}, {observer}
USING (true);
CREATE POLICY read_own ON labeval.supervisor_action FOR SELECT TO {station}
USING (session IN (SELECT id FROM labeval.session WHERE station = session_user));
CREATE POLICY add ON labeval.supervisor_action FOR INSERT TO {supervisor}
WITH CHECK (supervisor = session_user);

ALTER TABLE labeval.ear ENABLE ROW LEVEL SECURITY;
CREATE POLICY read_all ON labeval.ear FOR SELECT TO {supervisor}, {observer} USING (true);
CREATE POLICY read_own ON labeval.ear FOR SELECT TO {station}
USING (session IN (SELECT id FROM labeval.session WHERE station = session_user));
"""
