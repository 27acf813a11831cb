"""Roles of columns: what a table's columns hold, guessed by their names and their content."""
