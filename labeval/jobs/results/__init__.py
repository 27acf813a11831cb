"""Analyses, reports and databases of results."""
