"""Marking words on rating pages: those behind a rating, with every method, and errors."""
