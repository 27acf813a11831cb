"""Which editor answers which kind of question."""

from __future__ import annotations

from collections.abc import Callable

from labeval.ui.theme import Theme
from labeval.ui.widgets.asked import Asked, Editor
from labeval.ui.widgets.date_editor import DateEditor
from labeval.ui.widgets.matrix_editor import MatrixEditor
from labeval.ui.widgets.question_editors import ChoiceEditor, ScaleEditor, TypedEditor

_EDITORS: dict[str, Callable[[Asked, Theme], Editor]] = {
    "single": ChoiceEditor,
    "multiple": ChoiceEditor,
    "scale": ScaleEditor,
    "number": TypedEditor,
    "text": TypedEditor,
    "date": DateEditor,
    "matrix": MatrixEditor,
}


def editor_for(asked: Asked, theme: Theme) -> Editor:
    """The editor of a question's kind.

    Raises:
        KeyError: there is no such kind.
    """
    return _EDITORS[asked.kind](asked, theme)
