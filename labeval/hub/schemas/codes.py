"""Additions to the hub's schema for invitation codes: how often which was used, by its trace."""

from __future__ import annotations

FUNCTIONS = """
CREATE INDEX IF NOT EXISTS event_of_code ON labeval.event (session) WHERE kind = 'qualified';

-- Where sessions are shared, a station counts those of others that it has taken.
CREATE OR REPLACE FUNCTION labeval.code_uses()
RETURNS TABLE (list text, trace text, times bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS
$$ SELECT e.field, e.value, count(*) FROM labeval.event e
   JOIN labeval.session s ON s.id = e.session
   WHERE e.kind = 'qualified' AND s.kind = 'real' AND s.station <> session_user
       AND NOT (SELECT shared FROM labeval.hub)
   GROUP BY 1, 2 ORDER BY 1, 2 $$;
REVOKE ALL ON FUNCTION labeval.code_uses FROM PUBLIC;
"""

RIGHTS = """
GRANT EXECUTE ON FUNCTION labeval.code_uses TO {station};
"""
