"""Conditions, codes and pages of a session that starts."""
