"""Marking the words behind a rating, on every method's page."""
