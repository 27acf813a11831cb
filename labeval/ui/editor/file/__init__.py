"""The study file itself, next to the form."""
