"""Restoring what can be read of a damaged record."""
