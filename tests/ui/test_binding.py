"""The Qt binding itself: a version that eats references would end a session in the middle."""

from __future__ import annotations

import sys

from PySide6.QtGui import QColor, QImage, QPainter


def test_calls_that_return_nothing_leave_none_alone(qapp):
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.setBrush(QColor("red"))
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - 500
