"""Scores and ranks."""
