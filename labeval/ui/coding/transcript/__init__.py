"""Correcting, searching and redacting transcripts."""
