"""The language of the interface, switched while the program runs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
)
from PySide6.QtWidgets import QApplication, QWidget

from labeval import places
from labeval.text.languages import ANY_LANGUAGE, participants_language, program_language
from labeval.text.languages import PROGRAM_LANGUAGES as LANGUAGES

_ALSO_CALLED = {"jw": "jv"}
"""Codes of speech models that are none of ISO 639-1, to those that are: Javanese."""
__all__ = ["LANGUAGES", "LOCALE_FOLDER", "LanguageSwitch", "Retranslating", "interface_language"]

_SOURCE = next(iter(LANGUAGES))
_LOCALES = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "de": QLocale(QLocale.Language.German, QLocale.Country.Germany),
    # With the digits that scales, keys and codes have on the same page.
    "ar": QLocale(QLocale.Language.Arabic, QLocale.Country.UnitedArabEmirates),
}
"""Those whose country matters; Qt knows the usual one of every other language."""
LOCALE_FOLDER = places.locale()
_asked: list[QTranslator] = []
"""The translators that are installed, the one that is asked first at the end."""
_WORDS = threading.RLock()
"""Held while words are in another language than the interface, and while a thread needs its own."""
_log = logging.getLogger(__name__)


def interface_language() -> str:
    """The language that the interface is in, of those that the whole program speaks.

    What is made of the program's words, such as a new study, is in one of them: where the
    interface is in a language that is only begun, in that of the source.
    """
    code = language_in_use()
    return code if code in LANGUAGES else _SOURCE


def language_in_use() -> str:
    """The code of the language that windows are shown in, also where it is only begun."""
    return QLocale().name().partition("_")[0]


def language_name(code: str) -> str:
    """A language's own name; its code if the name is unknown."""
    known = _ALSO_CALLED.get(code, code)
    return LANGUAGES.get(code) or QLocale(known).nativeLanguageName() or code


def language_in_words(code: str) -> str:
    """A language as a sentence of the interface names it; its own name if it is none of those."""
    names = {
        "en": QCoreApplication.translate("Languages", "English"),
        "de": QCoreApplication.translate("Languages", "German"),
    }
    return names.get(code) or language_name(code)


def locale_of(language: str) -> QLocale:
    """Numbers, dates and the direction of a language of participants."""
    own = participants_language(language)
    return _LOCALES.get(own) or QLocale(own)


def read_as(widget: QWidget, language: str) -> None:
    """Have the words of a widget and its parts read as of a language by screen readers; as of the
    window's language where theirs is not known (``*``)."""
    if language == ANY_LANGUAGE:
        widget.unsetLocale()
    else:
        widget.setLocale(locale_of(language))


def direction_of(language: str) -> Qt.LayoutDirection:
    """The direction in which a language is written."""
    return locale_of(language).textDirection()


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first language of the system that the program speaks, else that of the source.

    Args:
        wanted: the system's languages, the most wanted first; asked of it when left out.
    """
    asked = QLocale.system().uiLanguages() if wanted is None else wanted
    spoken = (program_language(code) for code in asked)
    return next((code for code in spoken if code is not None), _SOURCE)


def usable_languages(offered: Sequence[str]) -> tuple[str, ...]:
    """Those of a study's languages that the program has words in; all where it has none of them.

    A page in any other one would mix two languages.
    """
    found = tuple(code for code in offered if places.participants_words(code) is not None)
    return found or tuple(offered)


def missing_text(switch: LanguageSwitch) -> str:
    """The warning for translations that cannot be loaded; empty if all can."""
    if not switch.missing:
        return ""
    text = QCoreApplication.translate(
        "LanguageSwitch",
        "A translation cannot be loaded, so that some words are English: {files}. Install labeval "
        "again.",
    )
    return text.format(files=", ".join(switch.missing))


class Retranslating:
    """A widget whose words follow the interface's language; named before its Qt class.

    Its ``retranslate`` sets them, and is called whenever another language is chosen.
    """

    def retranslate(self) -> None:
        """Take the words of the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]  # the Qt class's


@cache
def _words_of(own: str) -> QTranslator:
    """The program's words in one of its languages."""
    translator = QTranslator()
    words = places.participants_words(own)
    if words is not None:
        translator.load(str(words.path))
    return translator


def _spoken(language: str) -> str:
    """The language of participants' words for a study's; that of the source where there are none.

    Those of the whole program are asked for even where their file is missing, so that it is named.
    """
    words = places.participants_words(language)
    if words is not None:
        return words.language
    own = participants_language(language)
    return own if own in places.begun_languages() else program_language(language) or _SOURCE


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Let parts that set their texts meanwhile speak a study's language, not the interface's.

    Windows keep the words that they have: the interface's language has not changed. Waits for
    threads in :func:`interface_words`.
    """
    own = _spoken(language)
    change = QEvent.Type.LanguageChange.value
    with _WORDS:
        # A change of the interface's language that is still under way reaches its windows first.
        QCoreApplication.sendPostedEvents(None, change)
        before = QLocale()
        # The words of the source are in no translation: all others are taken away for them. A
        # translator in Python that returns them would be called by other threads under a lock of
        # Qt, and wait there for Python, while this thread, which runs it, waits for the lock.
        silent = tuple(_asked) if own == _SOURCE else ()
        _take_away(silent)
        words = (_words_of(own),)
        _ask_too(words)
        QLocale.setDefault(locale_of(own))
        _drop_posted(change)
        try:
            yield
        finally:
            _take_away(words)
            _ask_too(silent)
            QLocale.setDefault(before)
            _drop_posted(change)


def _drop_posted(change: int) -> None:
    """Drop the changes of language that Qt has posted to windows, which keep their own: sent later,
    or from a block within the block, they would reach windows amid words of another language."""
    QCoreApplication.removePostedEvents(None, change)  # type: ignore[arg-type]


@contextmanager
def interface_words() -> Iterator[None]:
    """Keep the interface's language while a thread makes sentences, since Qt has one language for
    all threads."""
    with _WORDS:
        yield


def words_are_in_use() -> bool:
    """True while a thread makes sentences, for which :func:`spoken_in` would wait."""
    if _WORDS.acquire(blocking=False):
        _WORDS.release()
        return False
    return True


def _ask_too(translators: Iterable[QTranslator]) -> None:
    """Ask these for words before those that are asked now, the last of them first."""
    for translator in translators:
        QCoreApplication.installTranslator(translator)
        _asked.append(translator)


def _take_away(translators: Iterable[QTranslator]) -> None:
    for translator in tuple(translators):
        QCoreApplication.removeTranslator(translator)
        _asked.remove(translator)


class LanguageSwitch(QObject):
    """Installs the translations of one language at a time; dates and numbers follow it.

    Qt sends every widget a ``LanguageChange`` event after a switch, upon which it sets its
    texts anew; ``changed`` follows with the language's code.
    """

    changed = Signal(str)

    def __init__(self, app: QApplication, folder: Path = LOCALE_FOLDER) -> None:
        super().__init__(app)
        self._app = app
        # Else Qt mirrors every window with the language; the participant's mirrors itself.
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.missing: tuple[str, ...] = ()
        """The files of the language in use that could not be loaded; its words are English then."""
        self.language = _SOURCE
        self._install()

    def use(self, language: str) -> None:
        """Show the interface in ``language``; in that of the source where it is not known.

        Where a language has no words for the supervisor's windows, or only some, the others are
        in English.
        """
        known = _spoken(language)
        if known == self.language:
            return
        self.language = known
        self._install()
        self.changed.emit(known)

    def remove(self) -> None:
        """Take its words away; what is asked then has those of the source."""
        _take_away(self._installed)
        self._installed = []

    def _install(self) -> None:
        _take_away(self._installed)
        QLocale.setDefault(locale_of(self.language))
        self._installed = self._loaded()
        _ask_too(self._installed)
        for window in self._app.topLevelWidgets():
            window.setLocale(QLocale())  # new windows have it: screen readers speak by it

    def _loaded(self) -> list[QTranslator]:
        """Qt's own texts first, so that the program's come before them.

        Those of the source language hold nothing but its plural forms, which a language without
        words for everything needs as well.
        """
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        files = [(name, str(self._folder)) for name in self._own_files()]
        if self.language != _SOURCE:
            files.insert(0, (f"qtbase_{locale_of(self.language).name()}", qt_folder))
        found, missing = [], []
        for name, folder in files:
            translator = QTranslator(self)
            # Qt looks for qtbase_fr where there is no qtbase_fr_FR.
            if translator.load(name, folder, "_", ".qm"):
                found.append(translator)
            else:
                missing.append(f"{Path(folder) / name}.qm")
                _log.error("the translation %s cannot be loaded", missing[-1])
        self.missing = tuple(missing)
        return found

    def _own_files(self) -> list[str]:
        """The names of the program's files for the language, those that count most last."""
        if self.language in LANGUAGES:
            return [f"labeval_{self.language}"]
        begun = places.catalogue(self.language)
        words = places.participants_words(self.language)
        own = [begun, words.path if words is not None else None]
        return [f"labeval_{_SOURCE}", *(path.stem for path in own if path is not None)]
