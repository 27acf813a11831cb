"""Publishing in windows: the dialog before it runs its own event loop and has to be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from labeval.ui.publishing.dialog import PublishDialog


@contextmanager
def deciding(decide: Callable[[PublishDialog], object] = PublishDialog.accept) -> Iterator[None]:
    """Decide in the dialog that opens inside of the block; it is accepted when left out."""
    seen = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, PublishDialog):
            timer.stop()
            seen.append(dialog)
            try:
                decide(dialog)
            except BaseException:
                dialog.reject()  # else the test would wait for ever
                raise

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(10)
    yield
    timer.stop()
    assert seen, "nothing was asked"
