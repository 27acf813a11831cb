"""YAML with a line for every value."""
