"""The languages that the program itself speaks."""

from __future__ import annotations

PROGRAM_LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Code and own name of every language of the interface; the first is that of the source."""

LANGUAGE_CODE = r"^[a-z]{2,3}(-[A-Za-z]{2,4})?$"
"""A language as study files name it, such as ``en`` or ``de-AT``."""


def program_language(code: str) -> str | None:
    """The program's language for a study's: ``de`` for ``de-AT``; None where it has none."""
    base = code.replace("_", "-").partition("-")[0].lower()
    return base if base in PROGRAM_LANGUAGES else None
