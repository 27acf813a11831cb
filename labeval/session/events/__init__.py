"""Kinds of events, supervisor actions, and revisions of written texts."""
