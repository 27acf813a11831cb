"""Ranks: how two rankings agree, tests by ranks, and ranks with intervals."""
