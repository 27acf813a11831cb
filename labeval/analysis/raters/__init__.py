"""Raters: competence, agreement with others and themselves, time."""
