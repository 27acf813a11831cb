"""Layouts of windows on small screens: what has no room goes on in the next row, or scrolls."""
