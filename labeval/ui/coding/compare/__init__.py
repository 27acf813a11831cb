"""Comparing two coders."""
