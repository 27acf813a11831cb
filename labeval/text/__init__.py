"""Texts: plain, in several languages, marked for translation."""
