"""Judgments that were made elsewhere: reading their table, and a study that fits them."""
