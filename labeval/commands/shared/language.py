"""The language that the command line speaks."""

from __future__ import annotations

import os
import sys

from labeval import places
from labeval.text.languages import (
    PROGRAM_LANGUAGES,
    chosen_language,
    language_of_environment,
    program_language,
)
from labeval.ui.memory import Memory


def command_line_language() -> str:
    """The language chosen for the program, as its windows have it, else that of the system."""
    chosen = chosen_language(
        Memory(places.settings_file()).get("language"), places.begun_languages()
    )
    return chosen or language_of_environment(os.environ) or _of_windows() or _source()


def _source() -> str:
    return next(iter(PROGRAM_LANGUAGES))


def _of_windows() -> str | None:
    """The language of Windows' own interface, which no variable names; None elsewhere."""
    if sys.platform != "win32":
        return None
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return program_language(locale.windows_locale.get(number, ""))
