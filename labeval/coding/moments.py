"""The present moment, as rows keep it."""

from __future__ import annotations

from datetime import UTC, datetime


def utc_now() -> str:
    """UTC in ISO 8601 with milliseconds, ``2026-01-31T09:30:00.123Z``."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
