"""Editing a study folder: the file on disk, and what a change means for the study."""
