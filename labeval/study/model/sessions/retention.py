"""Times for which data of participants are kept."""

from __future__ import annotations

from datetime import date

from pydantic import Field

from labeval.study.model.base import StudyModel

_MOST_MONTHS = 1200


class Retention(StudyModel):
    """Times for which data are kept, as participants agreed to them. Nothing goes by itself: the
    home window reminds, and `labeval clean-up` shows what is due and removes it."""

    recordings_months: int | None = Field(default=None, ge=1, le=_MOST_MONTHS)
    """Months after a session for which its recordings are kept."""
    sessions_months: int | None = Field(default=None, ge=1, le=_MOST_MONTHS)
    """Months after a participant's last session for which answers, transcripts and all else of them
    are kept."""


def is_over(months: int | None, since: str, today: date) -> bool:
    """Return whether a time is over.

    Args:
        months: None means that it never is.
        since: UTC, ISO 8601.
    """
    return months is not None and today >= end_of(months, since)


def end_of(months: int, since: str) -> date:
    """The day on which a time is over; the first of the next month where there is no such day."""
    day = date.fromisoformat(since[:10])
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    try:
        return date(year, month + 1, day.day)
    except ValueError:
        year, month = divmod(year * 12 + month + 1, 12)
        return date(year, month + 1, 1)
