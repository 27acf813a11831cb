"""The window of counts: what was coded, as pictures and tables."""
