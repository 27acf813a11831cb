"""Erasing participants and redacted words from the record, the workbook and their copies."""
