"""Measures of texts: length, readability, likeness to a reference."""
