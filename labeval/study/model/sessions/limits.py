"""Limits on one session, after which its closing steps follow."""

from __future__ import annotations

from pydantic import Field

from labeval.study.model.base import StudyModel


class Limits(StudyModel):
    """Limits of a session. The current page is always finished."""

    pages: int | None = Field(default=None, ge=1)
    """Rating pages after which the rating ends; attention checks are pages, training is not."""
    minutes: float | None = Field(default=None, gt=0)
    """Minutes of work after which it ends; pauses, breaks and interruptions do not count."""

    @property
    def any(self) -> bool:
        """True if there is a limit."""
        return self.pages is not None or self.minutes is not None
