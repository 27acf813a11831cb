"""Additions to the hub's schema for invitation codes: sessions that each began, by its trace."""

from __future__ import annotations

HUB_WITH_CODES = 10
"""The first version of the schema that has them."""

USES = """SELECT e.field, e.value, encode(sha256(convert_to(s.id, 'UTF8')), 'hex')
   FROM labeval.event e JOIN labeval.session s ON s.id = e.session
   WHERE e.kind = 'qualified' AND s.kind = 'real' AND s.station <> session_user
   ORDER BY 1, 2, 3"""
"""Of sessions that a station may not read it gets a hash, by which it knows those that it has."""

FUNCTIONS = f"""
CREATE INDEX IF NOT EXISTS event_of_code ON labeval.event (session) WHERE kind = 'qualified';

DROP FUNCTION IF EXISTS labeval.code_uses();
CREATE FUNCTION labeval.code_uses()
RETURNS TABLE (list text, trace text, session text) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS
$$ {USES} $$;
REVOKE ALL ON FUNCTION labeval.code_uses FROM PUBLIC;
"""

RIGHTS = """
GRANT EXECUTE ON FUNCTION labeval.code_uses TO {station};
"""
