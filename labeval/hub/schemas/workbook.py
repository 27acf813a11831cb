"""The hub's tables of texts and codes, and what the database itself refuses.

Entries are in one order, and each has the rows that one computer changed since its last. An entry
is added only by whoever has taken all before it. Stations have no right to any of it.
"""

from __future__ import annotations

CHANNEL = "labeval_workbook"
"""The channel on which the database announces entries."""

TABLES = """
CREATE TABLE labeval.coder (               -- a coder's code belongs to the role that used it first
    name text PRIMARY KEY,
    station text NOT NULL DEFAULT session_user
);

CREATE TABLE labeval.workbook_entry (
    seq bigint PRIMARY KEY,
    id text NOT NULL UNIQUE,
    coder text NOT NULL,                   -- code of who worked there last; empty for none
    coder_id text NOT NULL,
    hash text NOT NULL,                    -- of the entry before, this one and its rows
    sent timestamptz NOT NULL DEFAULT now(),
    station text NOT NULL DEFAULT session_user
);

CREATE TABLE labeval.workbook_row (
    seq bigint NOT NULL REFERENCES labeval.workbook_entry (seq),
    place bigint NOT NULL,
    row text NOT NULL,
    kind text NOT NULL,
    after text,                            -- none where it was removed or is erased
    edited boolean NOT NULL,
    forgotten boolean NOT NULL,
    participants text[] NOT NULL,
    salt text,
    digest text NOT NULL,                  -- of salt and content
    erased boolean NOT NULL DEFAULT false,
    PRIMARY KEY (seq, place)
);
CREATE INDEX ON labeval.workbook_row (row, seq);
CREATE INDEX ON labeval.workbook_row USING gin (participants);
CREATE INDEX ON labeval.workbook_row (row) WHERE erased;
"""

FUNCTIONS = """
-- One entry after the other, each by whoever has taken the one before.
CREATE FUNCTION labeval.follow_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    last bigint;
BEGIN
    PERFORM pg_advisory_xact_lock(1818321253);
    SELECT coalesce(max(seq), 0) INTO last FROM labeval.workbook_entry;
    IF NEW.seq <> last + 1 THEN
        RAISE EXCEPTION 'entry % does not follow entry %', NEW.seq, last
            USING ERRCODE = 'serialization_failure';
    END IF;
    IF NEW.coder <> '' THEN
        INSERT INTO labeval.coder (name, station) VALUES (NEW.coder, session_user)
        ON CONFLICT DO NOTHING;
        PERFORM FROM labeval.coder WHERE name = NEW.coder AND station = session_user;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'the code % belongs to another role', NEW.coder
                USING ERRCODE = 'insufficient_privilege';
        END IF;
    END IF;
    PERFORM pg_notify('labeval_workbook', NEW.seq::text);
    RETURN NEW;
END $$;
CREATE TRIGGER follow_entry BEFORE INSERT ON labeval.workbook_entry
FOR EACH ROW EXECUTE FUNCTION labeval.follow_entry();

-- Rows come with their entry; what is of somebody who was erased comes without content.
CREATE FUNCTION labeval.take_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM FROM labeval.workbook_entry WHERE seq = NEW.seq AND station = session_user
        AND xmin = pg_current_xact_id()::xid;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'entry % is closed', NEW.seq USING ERRCODE = 'insufficient_privilege';
    END IF;
    PERFORM pg_advisory_xact_lock_shared(1818321252);
    IF EXISTS (SELECT FROM labeval.erasure WHERE participant = ANY (NEW.participants)) THEN
        NEW.after := NULL;
        NEW.salt := NULL;
        NEW.erased := true;
    ELSE
        NEW.erased := false;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER take_row BEFORE INSERT ON labeval.workbook_row
FOR EACH ROW EXECUTE FUNCTION labeval.take_row();

CREATE FUNCTION labeval.forget_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE labeval.workbook_row w SET after = NULL, salt = NULL, erased = true
    FROM added WHERE added.forgotten AND w.row = added.row AND w.seq < added.seq
        AND NOT w.erased;
    RETURN NULL;
END $$;
CREATE TRIGGER forget_rows AFTER INSERT ON labeval.workbook_row
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION labeval.forget_rows();

CREATE FUNCTION labeval.erase_from_workbook() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(1818321252);
    UPDATE labeval.workbook_row SET after = NULL, salt = NULL, erased = true
    WHERE participants && ARRAY[NEW.participant];
    RETURN NULL;
END $$;
CREATE TRIGGER erase_from_workbook AFTER INSERT ON labeval.erasure
FOR EACH ROW EXECUTE FUNCTION labeval.erase_from_workbook();
"""

RIGHTS = """
REVOKE ALL ON FUNCTION labeval.follow_entry, labeval.take_row, labeval.forget_rows,
    labeval.erase_from_workbook FROM PUBLIC;
GRANT SELECT ON labeval.coder, labeval.workbook_entry, labeval.workbook_row
TO {supervisor}, {analyst};
GRANT INSERT (seq, id, coder, coder_id, hash) ON labeval.workbook_entry TO {supervisor}, {analyst};
GRANT INSERT (seq, place, row, kind, after, edited, forgotten, participants, salt, digest)
ON labeval.workbook_row TO {supervisor}, {analyst};
"""
