"""The hub's tables, and what the database itself refuses.

They are those of the record, with the role that sent each row. Rows are only added: no role may
change or delete one. Sessions leave by an erasure alone, which the database carries out.
"""

from __future__ import annotations

HUB_VERSION = 10
"""Version of the schema that this program makes and knows; the second shares texts and codes, with
the third sessions can be followed as they run, with the fourth supervisors act from the control
room, with the fifth they have a plan of the day, with the sixth recordings travel, with
the seventh the control room shows how loud microphones are, with the eighth supervisors give hints
over the hub, with the ninth they do all that the moderator's window does, and a clean-up of
recordings reaches all, and with the tenth stations know which codes others have used."""

TABLES = """
CREATE SCHEMA labeval;

CREATE TABLE labeval.hub (
    version integer NOT NULL,
    shared boolean NOT NULL,               -- stations may read the sessions of others
    made timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE labeval.study (               -- one row: a database is the hub of one study
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    seed bigint NOT NULL,
    title text NOT NULL
);

CREATE TABLE labeval.station (
    name text PRIMARY KEY DEFAULT session_user,
    joined timestamptz NOT NULL DEFAULT now(),
    last_sync timestamptz,
    left_at timestamptz
);

CREATE TABLE labeval.study_version (
    id text PRIMARY KEY,
    created text NOT NULL,
    published text NOT NULL,
    content text NOT NULL,
    station text NOT NULL DEFAULT session_user
);

CREATE TABLE labeval.publication (
    version text NOT NULL,
    published text NOT NULL,
    reason text NOT NULL,
    problems text NOT NULL,
    station text NOT NULL DEFAULT session_user,
    PRIMARY KEY (version, published)
);

CREATE TABLE labeval.session (
    id text PRIMARY KEY,
    participant text NOT NULL,
    condition text NOT NULL,
    version text NOT NULL REFERENCES labeval.study_version (id),
    seed bigint NOT NULL,
    number bigint NOT NULL,
    language text NOT NULL,
    kind text NOT NULL,
    participant_group text NOT NULL,
    assignment text NOT NULL,
    started text NOT NULL,
    program text NOT NULL,
    plan text NOT NULL,
    salt text NOT NULL,
    station text NOT NULL DEFAULT session_user,
    last_seq bigint NOT NULL DEFAULT 0,    -- number and hash of the last event
    head text NOT NULL DEFAULT ''
);
CREATE INDEX ON labeval.session (participant);

CREATE TABLE labeval.event (
    session text NOT NULL REFERENCES labeval.session (id) ON DELETE CASCADE,
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    utc text NOT NULL,
    kind text NOT NULL,
    page text NOT NULL,
    field text NOT NULL,
    value text NOT NULL,
    data text NOT NULL,
    seal bigint NOT NULL,
    hash text NOT NULL,
    station text NOT NULL DEFAULT session_user,
    PRIMARY KEY (session, seq)
);

CREATE TABLE labeval.erasure (
    participant text PRIMARY KEY,
    erased text NOT NULL,
    station text NOT NULL DEFAULT session_user
);

CREATE TABLE labeval.erasure_confirmed (
    participant text NOT NULL REFERENCES labeval.erasure (participant),
    station text NOT NULL DEFAULT session_user,
    confirmed timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (participant, station)
);

CREATE TABLE labeval.place (               -- slots of the design, in the order one machine fills
    condition text NOT NULL,
    slot bigint NOT NULL,
    rank bigint NOT NULL,
    station text,                          -- that may give it to participants; none: free
    PRIMARY KEY (condition, slot)
);
CREATE INDEX ON labeval.place (rank) WHERE station IS NULL;

CREATE TABLE labeval.alarm (               -- two records that differ under one key
    session text NOT NULL,
    seq bigint NOT NULL,
    station text NOT NULL DEFAULT session_user,
    hash text NOT NULL,                    -- that of this station; none: it cannot have the event
    other text NOT NULL,                   -- the station whose event the hub has
    noticed timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (session, seq, station, hash)
);
"""

# An erasure waits for whoever is sending, and whoever sends next finds it.
FUNCTIONS = """
CREATE FUNCTION labeval.begin_sending() RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS
$$ SELECT pg_advisory_xact_lock_shared(1818321252) $$;

CREATE FUNCTION labeval.refuse_erased() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared(1818321252);
    IF EXISTS (SELECT FROM labeval.erasure WHERE participant = NEW.participant) THEN
        RETURN NULL;
    END IF;
    NEW.last_seq := 0;
    NEW.head := '';
    RETURN NEW;
END $$;
CREATE TRIGGER refuse_erased BEFORE INSERT ON labeval.session
FOR EACH ROW EXECUTE FUNCTION labeval.refuse_erased();

CREATE FUNCTION labeval.erase_participants() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(1818321252);
    DELETE FROM labeval.alarm WHERE session IN
        (SELECT id FROM labeval.session WHERE participant = NEW.participant);
    DELETE FROM labeval.session WHERE participant = NEW.participant;
    RETURN NULL;
END $$;
CREATE TRIGGER erase_participants AFTER INSERT ON labeval.erasure
FOR EACH ROW EXECUTE FUNCTION labeval.erase_participants();

-- Free places, the first ones first; another station that asks at the same time gets others.
CREATE FUNCTION labeval.lease(wanted bigint) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    UPDATE labeval.place SET station = session_user WHERE (condition, slot) IN
        (SELECT condition, slot FROM labeval.place WHERE station IS NULL
         ORDER BY rank, condition LIMIT wanted FOR UPDATE SKIP LOCKED)
$$;

CREATE FUNCTION labeval.claim(of_condition text, of_slot bigint) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE labeval.place SET station = session_user
    WHERE condition = of_condition AND slot = of_slot AND station IS NULL
$$;

CREATE FUNCTION labeval.give_back(of_condition text, of_slot bigint) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE labeval.place SET station = NULL
    WHERE condition = of_condition AND slot = of_slot AND station = session_user
$$;

-- Whoever knows a session's id, which is random, has the session.
CREATE FUNCTION labeval.heads(ids text[])
RETURNS TABLE (id text, last_seq bigint, head text) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS
$$ SELECT id, last_seq, head FROM labeval.session WHERE id = ANY (ids) $$;

CREATE FUNCTION labeval.event_at(of_session text, of_seq bigint)
RETURNS TABLE (hash text, kind text, utc text, station text) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS
$$ SELECT hash, kind, utc, station FROM labeval.event
   WHERE session = of_session AND seq = of_seq $$;
"""

RIGHTS = """
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA labeval FROM PUBLIC;
GRANT USAGE ON SCHEMA labeval TO {station}, {supervisor}, {analyst};
GRANT SELECT ON ALL TABLES IN SCHEMA labeval TO {station}, {supervisor}, {analyst};
GRANT EXECUTE ON FUNCTION labeval.heads, labeval.event_at, labeval.begin_sending
TO {station}, {supervisor}, {analyst};

GRANT INSERT (seed, title) ON labeval.study TO {station}, {supervisor};
GRANT INSERT (name), UPDATE (last_sync, left_at) ON labeval.station
TO {station}, {supervisor}, {analyst};
GRANT INSERT (id, created, published, content) ON labeval.study_version TO {station}, {supervisor};
GRANT INSERT (version, published, reason, problems) ON labeval.publication
TO {station}, {supervisor};
GRANT INSERT (id, participant, condition, version, seed, number, language, kind,
    participant_group, assignment, started, program, plan, salt) ON labeval.session
TO {station}, {supervisor};
GRANT INSERT (session, seq, at_ms, utc, kind, page, field, value, data, seal, hash)
ON labeval.event TO {station}, {supervisor};
GRANT INSERT (participant, erased) ON labeval.erasure TO {station}, {supervisor};
GRANT INSERT (participant) ON labeval.erasure_confirmed TO {station}, {supervisor}, {analyst};
GRANT INSERT (session, seq, hash, other) ON labeval.alarm TO {station}, {supervisor};
GRANT INSERT (condition, slot, rank) ON labeval.place TO {station}, {supervisor};
GRANT EXECUTE ON FUNCTION labeval.lease, labeval.claim, labeval.give_back
TO {station}, {supervisor};

ALTER TABLE labeval.station ENABLE ROW LEVEL SECURITY;
CREATE POLICY read ON labeval.station FOR SELECT USING (true);
CREATE POLICY add ON labeval.station FOR INSERT WITH CHECK (name = session_user);
CREATE POLICY change ON labeval.station FOR UPDATE USING (name = session_user);

ALTER TABLE labeval.session ENABLE ROW LEVEL SECURITY;
CREATE POLICY read_all ON labeval.session FOR SELECT TO {supervisor}, {analyst} USING (true);
CREATE POLICY read_own ON labeval.session FOR SELECT TO {station}
USING (station = session_user OR (SELECT shared FROM labeval.hub));
CREATE POLICY add ON labeval.session FOR INSERT TO {station}, {supervisor}
WITH CHECK (station = session_user);

ALTER TABLE labeval.event ENABLE ROW LEVEL SECURITY;
CREATE POLICY read_all ON labeval.event FOR SELECT TO {supervisor}, {analyst} USING (true);
CREATE POLICY read_own ON labeval.event FOR SELECT TO {station}
USING (session IN (SELECT id FROM labeval.session));
CREATE POLICY add ON labeval.event FOR INSERT TO {station}, {supervisor}
WITH CHECK (station = session_user);
"""
"""Column grants keep the sender's name, the numbers and the moments out of a sender's hands."""
