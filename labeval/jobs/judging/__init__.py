"""Ratings by a language model."""
