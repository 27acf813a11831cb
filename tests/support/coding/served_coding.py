"""The coding window on a real screen, for a test that operates it from another process.

``python -m tests.support.coding.served_coding STUDY``
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from labeval.study.folder import StudyFolder
from labeval.ui.accessible import install
from labeval.ui.coding.window.opening import coding_window
from labeval.ui.language import LanguageSwitch
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT


def main(folder: Path) -> None:
    """Serve the window until the process is ended."""
    app = QApplication(sys.argv[:1])
    install()
    LanguageSwitch(app).use("en")
    window = coding_window(StudyFolder(folder), LIGHT, Memory(folder / "settings.json"))
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
