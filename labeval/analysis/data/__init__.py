"""Judgments and points as analyses read them."""
