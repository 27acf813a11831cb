"""What the lower rooms say to people, in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.files.refusal import FileRefused
from labeval.store.errors import KEPT_ELSEWHERE, RecordGone, StoreError
from labeval.study.problems import StudyProblems


def translated(context: str, text: str) -> str:
    """A text that was marked with ``QT_TRANSLATE_NOOP``, in the language in use."""
    return QCoreApplication.translate(context, text)


def sentence(error: Exception) -> str:
    """What a person can mend; of a study's problems, one a line.

    What the operating system says is left as it is.
    """
    if isinstance(error, StudyProblems):
        return "\n".join(problem.told(translated) for problem in error.problems)
    if isinstance(error, StoreError | FileRefused):
        template = translated(error.context, error.template)
        told = template.format(**error.values) if error.values else template
        if isinstance(error, RecordGone) and error.saved_to is not None:
            kept = translated("Record", KEPT_ELSEWHERE).format(path=error.saved_to)
            return f"{told}.\n\n{kept}"
        return told
    return str(error)
