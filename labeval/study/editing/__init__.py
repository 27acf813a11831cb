"""Edits of a study file's text that leave everything else in it as it is."""
