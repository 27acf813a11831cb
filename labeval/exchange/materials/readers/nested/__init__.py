"""Formats whose ratings are inside of objects and lists."""
