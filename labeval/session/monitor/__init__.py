"""A session as its supervisor follows it."""
