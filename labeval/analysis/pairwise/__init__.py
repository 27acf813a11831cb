"""Comparisons of two: who is better, how sure is that."""
