"""The icon of the program's windows."""

from __future__ import annotations

import subprocess
import sys

import pytest

_SCRIPT = """
from labeval.app import make_application
from PySide6.QtWidgets import QWidget
application = make_application()
window = QWidget()
window.show()
picture = window.windowIcon().pixmap(32, 32).toImage()
colours = {picture.pixelColor(x, y).name() for x in range(32) for y in range(32)}
print("#f6c453" in colours, application.desktopFileName())
"""


@pytest.mark.slow
def test_every_window_of_the_program_has_its_icon():
    done = subprocess.run([sys.executable, "-c", _SCRIPT], capture_output=True, text=True)
    assert done.stdout.split() == ["True", "labeval"], done.stderr
