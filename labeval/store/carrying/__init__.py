"""Recordings on their way to other computers of a laboratory, sealed with a key of their own."""
