"""Texts gathered for coding, and what was coded as tables and files."""
