"""Codes, and the segments that carry them."""
