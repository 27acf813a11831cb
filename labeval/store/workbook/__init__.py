"""The workbook of a study: its tables, edits and history."""
