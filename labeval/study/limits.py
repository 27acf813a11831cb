"""How much one session may hold before it goes on to its closing steps."""

from __future__ import annotations

from pydantic import Field

from labeval.study.blocks import StudyModel


class Limits(StudyModel):
    """Limits of a session. The page in hand is always finished."""

    pages: int | None = Field(default=None, ge=1)
    """Rating pages after which the rating ends; attention checks are pages, training is not."""
    minutes: float | None = Field(default=None, gt=0)
    """Minutes of work after which it ends; pauses, breaks and interruptions do not count."""

    @property
    def any(self) -> bool:
        """Whether there is a limit."""
        return self.pages is not None or self.minutes is not None
