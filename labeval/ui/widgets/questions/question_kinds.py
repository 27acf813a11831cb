"""The editors of the kinds of questions."""

from __future__ import annotations

from collections.abc import Callable

from labeval.ui.theme import Theme
from labeval.ui.widgets.questions.date_editor import DateEditor
from labeval.ui.widgets.questions.matrix_editor import MatrixEditor
from labeval.ui.widgets.questions.question_editors import ChoiceEditor, ScaleEditor, TypedEditor
from labeval.ui.widgets.questions.question_view import Editor, QuestionView

_EDITORS: dict[str, Callable[[QuestionView, Theme], Editor]] = {
    "single": ChoiceEditor,
    "multiple": ChoiceEditor,
    "scale": ScaleEditor,
    "number": TypedEditor,
    "text": TypedEditor,
    "date": DateEditor,
    "matrix": MatrixEditor,
}


def editor_for(asked: QuestionView, theme: Theme) -> Editor:
    """The editor of a question's kind.

    Raises:
        KeyError: there is no such kind.
    """
    return _EDITORS[asked.kind](asked, theme)
