"""Markdown and conversations laid out in rows, paged, painted and pointed at."""
