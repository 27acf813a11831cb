"""The language of the interface, switched while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Code and own name of every language of the interface; the first is that of the source."""

_SOURCE = next(iter(LANGUAGES))
_LOCALE = Path(__file__).resolve().parent.parent / "locale"
_log = logging.getLogger(__name__)


class LanguageSwitch(QObject):
    """Installs the translations of one language at a time.

    Qt sends every widget a ``LanguageChange`` event after a switch, upon which it sets its
    texts anew; ``changed`` follows with the language's code.
    """

    changed = Signal(str)

    def __init__(self, app: QApplication, folder: Path = _LOCALE) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = _SOURCE

    def use(self, language: str) -> None:
        """Show the interface in ``language``; in that of the source where it is not known."""
        known = language if language in LANGUAGES else _SOURCE
        if known == self.language:
            return
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = [] if known == _SOURCE else self._loaded(known)
        for translator in self._installed:
            self._app.installTranslator(translator)
        self.language = known
        self.changed.emit(known)

    def _loaded(self, language: str) -> list[QTranslator]:
        """Qt's own texts first, so that the program's come before them."""
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = []
        for name, folder in (
            (f"qtbase_{language}", qt_folder),
            (f"labeval_{language}", str(self._folder)),
        ):
            translator = QTranslator(self)
            if translator.load(name, folder):
                found.append(translator)
            else:
                _log.warning("no translation %s.qm in %s", name, folder)
        return found
