"""Messages of the other packages in the language of the interface."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from labeval.files.refusal import FileRefused
from labeval.store.disk.errors import KEPT_ELSEWHERE, RecordGone, StoreError
from labeval.study.problems import StudyProblems


def translated(context: str, text: str) -> str:
    """A text that was marked with ``QT_TRANSLATE_NOOP``, in the language in use."""
    return QCoreApplication.translate(context, text)


class _InLanguage(Formatter):
    """Fills texts with numbers as the interface's language writes them."""

    def format_field(self, value: object, spec: str) -> str:
        text = format(value, spec)
        return text.replace(".", QLocale().decimalPoint()) if isinstance(value, float) else text


def filled(context: str, text: str, values: Mapping[str, object]) -> str:
    """A marked text in the language in use, with its values."""
    return _InLanguage().vformat(translated(context, text), (), values)


def sentence(error: Exception) -> str:
    """The text of an error; one line for each of a study's problems.

    Messages of the operating system are left as they are.
    """
    if isinstance(error, StudyProblems):
        return "\n".join(problem.described(translated) for problem in error.problems)
    if isinstance(error, StoreError | FileRefused):
        text = (
            filled(error.context, error.template, error.values)
            if error.values
            else translated(error.context, error.template)
        )
        if isinstance(error, RecordGone) and error.saved_to is not None:
            kept = translated("Record", KEPT_ELSEWHERE).format(path=error.saved_to)
            return f"{text}.\n\n{kept}"
        return text
    return str(error)
