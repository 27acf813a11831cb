"""Rows of a REFI-QDA project that are in no workbook."""
