"""Judgments in, results out: pure functions on arrays and data frames."""
