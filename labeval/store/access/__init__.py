"""The access log of a study."""
