"""Reasons in servers' answers to calls that failed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from labeval.judging.reply import tidy

_LONGEST = 300
_SPENT = ("insufficient_quota", "billing_not_active")
"""Codes of refusals for which waiting does not help, although their status is 429."""


def error_text(body: str) -> str:
    """The server's own reason, on one line: its ``error`` object's message, else the body."""
    return tidy(_message(_error(body)) or body)[:_LONGEST]


def spent_for_good(body: str) -> bool:
    """Return whether a server refuses calls for lack of credit, and not because of their rate."""
    error = _error(body)
    return isinstance(error, dict) and (error.get("code") in _SPENT or error.get("type") in _SPENT)


def retry_after(header: str, now: datetime | None = None) -> float | None:
    """Seconds to wait: the header gives seconds or a date; None where it gives neither."""
    header = header.strip()
    if header.isascii() and header.isdigit() and len(header) < 10:
        return float(header)
    try:
        until = parsedate_to_datetime(header)
    except ValueError:
        return None
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return max(0.0, (until - (now or datetime.now(UTC))).total_seconds())


def _error(body: str) -> object:
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return answer.get("error") if isinstance(answer, dict) else None


def _message(error: object) -> str:
    if isinstance(error, dict):
        error = error.get("message")
    return error if isinstance(error, str) else ""
