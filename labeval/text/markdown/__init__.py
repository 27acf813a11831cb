"""Markdown as blocks whose every character knows its place in the original text."""
