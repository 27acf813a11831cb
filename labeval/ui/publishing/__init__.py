"""Checking and publishing a study, from any window."""
