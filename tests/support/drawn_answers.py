"""What a participant's window draws as answered, and what its record holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from labeval.session.running.session import Session
from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.session.state.state import state_after
from labeval.store.record.record import Record
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.choice_list import ChoiceList
from labeval.ui.widgets.answers.option_grid import OptionGrid
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.questions.question_block import QuestionBlock
from labeval.ui.widgets.questions.question_editors import ChoiceEditor, ScaleEditor, TypedEditor

COMMENT = "(comment)"
AGREED = {"agree": "given", "decline": "declined"}


@dataclass(frozen=True)
class Shown:
    """A control that shows one answer, or the answer of one field."""

    field: str
    value: str
    """What it stands for; empty where it shows any value of its field."""
    widget: QWidget
    several: bool = False
    """One of several options that can be chosen together."""
    editor: TypedEditor | None = None
    """What reads the text that is typed into it."""


def shown_controls(window: QWidget, session: Session) -> list[Shown]:
    """Every visible control of the screen that shows an answer."""
    found = _of_page(window, session) if session.page is not None else _of_questions(window)
    return [shown for shown in found if shown.widget.isVisible()]


def drawn(window: QWidget, session: Session) -> dict[str, str]:
    """Field to what is drawn as its answer.

    Raises:
        AssertionError: a control is painted in one way and described in another to assistive
            technology, or two options of which one can be chosen are both drawn as chosen.
    """
    answers: dict[str, str] = {}
    for shown in shown_controls(window, session):
        value = _drawn_value(shown)
        if not value:
            continue
        before = answers.get(shown.field)
        assert before is None or shown.several, f"{shown.field}: {before} and {value} are drawn"
        answers[shown.field] = value if before is None else before + MULTIPLE_JOIN + value
    return answers


def recorded(record: Record, session: Session) -> dict[str, str]:
    """Field to answer on the session's screen, computed anew from what is in the record."""
    state = state_after(session.header.plan, record.sessions.events(session.header.id))
    here = {field.id for field in session.fields()}
    answers = {field: value for field, value in state.answers_here().items() if field in here}
    if state.page is not None and state.comments.get(state.page.id):
        answers[COMMENT] = state.comments[state.page.id]
    return answers


def _of_page(window: QWidget, session: Session) -> Iterator[Shown]:
    (page,) = [p for p in window.findChildren(RatingPage) if p.isVisible()]
    for field in session.fields():
        if not field.options:
            control = page.control(field.id, "")
            assert control is not None
            yield Shown(field.id, "", control)
        seen = set()
        for value in field.options:
            control = page.control(field.id, value)
            assert control is not None, f"{field.id} = {value} has no control"
            if control not in seen:
                seen.add(control)
                is_slider = isinstance(control, ScaleSlider)
                yield Shown(field.id, "" if is_slider else value, control)
    yield Shown(COMMENT, "", page.comment.edit)


def _of_questions(window: QWidget) -> Iterator[Shown]:
    for block in window.findChildren(QuestionBlock):
        asked, editor = block.asked, block.editor
        if isinstance(editor, ChoiceEditor):
            (choices,) = editor.findChildren(ChoiceList)
            for id, row in choices._rows.items():
                yield Shown(asked.id, id, row, several=asked.kind == "multiple")
        elif isinstance(editor, ScaleEditor):
            for id, point in editor._points.items():
                yield Shown(asked.id, id, point)
        elif grids := editor.findChildren(OptionGrid):
            for field, _ in asked.rows:
                for id, _ in asked.options:
                    point = grids[0].control_for(field, id)
                    assert point is not None
                    yield Shown(field, id, point)
        else:
            assert isinstance(editor, TypedEditor)
            yield Shown(asked.id, "", editor._field, editor=editor)


def _drawn_value(shown: Shown) -> str:
    widget, accessible = shown.widget, QAccessible.queryAccessibleInterface(shown.widget)
    if isinstance(widget, AnswerButton):
        described = bool(accessible.state().checked)
        assert described == widget.isChecked() == widget._chosen, widget.accessibleName()
        return shown.value if described else ""
    if isinstance(widget, ScaleSlider):
        value = int(accessible.valueInterface().currentValue())
        below = widget.answer is None
        assert below == (value < widget._low) == widget.accessibleName().endswith("no answer yet")
        assert below or value == widget.answer
        return "" if below else str(value)
    if shown.editor is not None:  # what is no answer is said to be none
        return "" if shown.editor.problem() else shown.editor._typed()
    assert isinstance(widget, QPlainTextEdit)
    text = widget.toPlainText()
    return text if text.strip() or shown.field == COMMENT else ""
