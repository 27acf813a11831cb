"""Moments of the record as windows show them."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt


def moment_text(utc: str) -> str:
    """A moment in this computer's zone to the minute, as the interface's language writes it.

    In English the month is a word: in figures one half of its readers takes it for the day.
    """
    moment = QDateTime.fromString(utc, Qt.DateFormat.ISODateWithMs).toLocalTime()
    locale = QLocale()
    if locale.language() == QLocale.Language.English:
        return locale.toString(moment, "d MMM yyyy HH:mm")
    return locale.toString(moment, QLocale.FormatType.ShortFormat)
