"""Queries by clicking: conditions, nested to any depth, with the sentence that they make."""
