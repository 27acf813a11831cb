"""A process that opens the home window and ends when it has been painted (see ``windows``)."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from labeval.collector import loading
from labeval.study.folder import StudyFolder

with loading():
    from labeval import app


class FirstPaint(QObject):
    """Says the time of day of the first painted window, then ends the program."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._seen and event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._seen = True
            QTimer.singleShot(0, self._painted)
        return False

    def _painted(self) -> None:
        print(time.time(), flush=True)
        self._application.quit()


def main() -> None:
    application = app.make_application()
    application.installEventFilter(FirstPaint(application))
    app.run_home(StudyFolder(Path(sys.argv[1])) if len(sys.argv) > 1 else None)


if __name__ == "__main__":
    main()
