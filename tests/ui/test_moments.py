"""Moments as windows show them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from labeval.ui.moments import moment_text


@pytest.mark.parametrize(
    ("locale", "day"), [("en_GB", "2 Mar 2026 "), ("en_US", "2 Mar 2026 "), ("de_DE", "02.03.26 ")]
)
def test_nobody_takes_the_month_for_the_day(locale, day):
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert moment_text("2026-03-02T12:30:00.000Z").startswith(day)
    finally:
        QLocale.setDefault(before)
