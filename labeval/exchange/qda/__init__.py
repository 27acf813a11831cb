"""Qualitative analyses in and out: REFI-QDA projects and codebooks, and codebooks as tables.

The format is that of the Rotterdam Exchange Format Initiative, QDA-XML 1.0 (2019) and 1.5.
"""
