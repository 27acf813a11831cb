"""Additions to the hub's schema for the control room: how loud the microphone of a station is."""

from __future__ import annotations

TABLES = """
ALTER TABLE labeval.station ADD COLUMN level real CHECK (level BETWEEN 0 AND 1);
ALTER TABLE labeval.station ADD COLUMN level_at timestamptz;
"""

RIGHTS = """
GRANT UPDATE (level, level_at) ON labeval.station TO {station}, {supervisor};
"""
