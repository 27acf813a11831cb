"""Times as they are read: a place in a recording, and the length of a silence."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt


def clock(ms: int) -> str:
    """Minutes and seconds of a recording, with hours from the first on."""
    minutes, second = divmod(ms // 1000, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


def seconds(ms: int) -> str:
    """A silence in seconds, to a tenth, as the interface's language writes it."""
    return f"{QLocale().toString(ms / 1000, 'f', 1)} s"


def local_time(utc: str) -> str:
    """A time of this computer's zone to the minute, in an order that sorts; empty for none."""
    moment = QDateTime.fromString(utc, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return moment.toString("yyyy-MM-dd HH:mm")
