"""Flags: what in a session deserves a second look."""
