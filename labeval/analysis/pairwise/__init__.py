"""Comparisons of two: scores, ranks and their certainty."""
