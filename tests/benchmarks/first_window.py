"""A process that opens the home window and ends when it has been painted, with the study where one
is given (see ``windows``)."""

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
    from labeval.ui.home.window.study_panel import StudyPanel


class FirstPaint(QObject):
    """Says the time of day of the first paint and of that of the study, then ends the program."""

    def __init__(self, application: QApplication, *, study: bool) -> None:
        super().__init__(application)
        self._application = application
        self._awaited = [QWidget, StudyPanel] if study else [QWidget]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Paint
            and self._awaited
            and _is_in(watched, self._awaited[0])
        ):
            del self._awaited[0]
            QTimer.singleShot(0, self._painted)
        return False

    def _painted(self) -> None:
        print(time.time(), flush=True)
        if not self._awaited:
            self._application.quit()


def _is_in(painted: QObject, kind: type[QWidget]) -> bool:
    """True for a part of such a widget, too: one that its parts cover is not painted itself."""
    part = painted if isinstance(painted, QWidget) else None
    while part is not None and not isinstance(part, kind):
        part = part.parentWidget()
    return part is not None


def main() -> None:
    application = app.make_application()
    study = StudyFolder(Path(sys.argv[1])) if len(sys.argv) > 1 else None
    application.installEventFilter(FirstPaint(application, study=study is not None))
    app.run_home(study)


if __name__ == "__main__":
    main()
