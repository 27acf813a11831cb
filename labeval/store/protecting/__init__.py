"""Protecting a study, and opening it again."""
