"""The languages that are spoken in a study's recordings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A choice of languages for a study's recordings."""

    language: str = ""
    """Language of all recordings; empty for that of each session."""
    also: tuple[str, ...] | None = None
    """Spoken, too; None for those of the study file."""

    def spoken(self, session: str, study: Iterable[str]) -> tuple[str, ...]:
        """All that may be spoken in a recording, the usual one first.

        Args:
            session: the session's language.
            study: what the study file says is spoken, too.
        """
        others = study if self.also is None else self.also
        return tuple(dict.fromkeys((self.language or session, *others)))


OF_SESSIONS = LanguageChoice()
"""As each session and study file say."""
