"""The fewest raters or questions that say something about others."""

from __future__ import annotations

LEAST_DRAWN = 3
"""Raters or questions from which others can be concluded at all."""
