"""Merging records and workbooks of several computers."""
