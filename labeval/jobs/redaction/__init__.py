"""Redaction of words and sound."""
