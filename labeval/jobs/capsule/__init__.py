"""Capsules: one archive with which another laboratory checks a study's results or runs it again."""
