"""Choosing words in a text by pointer, touch and keys, and drawing the spans that are marked."""
