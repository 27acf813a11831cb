"""Differences between systems and groups, and effects of order and length."""
