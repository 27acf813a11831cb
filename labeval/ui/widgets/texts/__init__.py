"""Texts and documents in fixed frames."""
