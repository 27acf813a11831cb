"""The language of the interface, switched while the program runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Code and own name of every language of the interface; the first is that of the source."""

_SOURCE = next(iter(LANGUAGES))
_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "de": QLocale(QLocale.Language.German, QLocale.Country.Germany),
}
LOCALE_FOLDER = Path(__file__).resolve().parent.parent / "locale"
_log = logging.getLogger(__name__)


def interface_language() -> str:
    """The code of the language that the interface is in."""
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else _SOURCE


class LanguageSwitch(QObject):
    """Installs the translations of one language at a time; dates and numbers follow it.

    Qt sends every widget a ``LanguageChange`` event after a switch, upon which it sets its
    texts anew; ``changed`` follows with the language's code.
    """

    changed = Signal(str)

    def __init__(self, app: QApplication, folder: Path = LOCALE_FOLDER) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = _SOURCE
        self._install()

    def use(self, language: str) -> None:
        """Show the interface in ``language``; in that of the source where it is not known."""
        known = language if language in LANGUAGES else _SOURCE
        if known == self.language:
            return
        self.language = known
        self._install()
        self.changed.emit(known)

    def _install(self) -> None:
        for translator in self._installed:
            self._app.removeTranslator(translator)
        QLocale.setDefault(_LOCALES[self.language])
        self._installed = self._loaded()
        for translator in self._installed:
            self._app.installTranslator(translator)

    def _loaded(self) -> list[QTranslator]:
        """Qt's own texts first, so that the program's come before them.

        Those of the source language hold nothing but its plural forms.
        """
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        files = [(f"labeval_{self.language}", str(self._folder))]
        if self.language != _SOURCE:
            files.insert(0, (f"qtbase_{self.language}", qt_folder))
        found = []
        for name, folder in files:
            translator = QTranslator(self)
            if translator.load(name, folder):
                found.append(translator)
            else:
                _log.warning("no translation %s.qm in %s", name, folder)
        return found
