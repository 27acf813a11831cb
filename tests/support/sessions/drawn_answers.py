"""What a participant's window draws as answered, and what its record holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from labeval.session.running.session import Session
from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.session.state.state import State
from labeval.store.record.record import Record
from labeval.store.record.sessions import read_events
from labeval.study.error_marks import NO_ERRORS, NOWHERE, written
from labeval.study.pages import AS_IT_IS, Field
from labeval.ui.participant.methods.errors import Page as ErrorsPage
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.choice_list import ChoiceList
from labeval.ui.widgets.answers.option_grid import OptionGrid
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.basics.buttons import AnswerButton
from labeval.ui.widgets.questions.question_block import QuestionBlock
from labeval.ui.widgets.questions.question_editors import ChoiceEditor, ScaleEditor, TypedEditor
from labeval.ui.widgets.writing.editor import WritingEditor

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
    elsewhere: Field | None = None
    """The field, where the page has to go to another claim or text to show it."""
    begins: str | None = None
    """The text that the page has put into an editor."""


def page_of(window: QWidget) -> RatingPage:
    """The rating page that is shown."""
    (page,) = [page for page in window.findChildren(RatingPage) if page.isVisible()]
    return page


def shown_controls(window: QWidget, session: Session) -> list[Shown]:
    """Every visible control of the screen that shows an answer."""
    is_rated = session.page is not None
    return _visible(_of_page(page_of(window), session) if is_rated else _of_questions(window))


def _visible(found: Iterable[Shown]) -> list[Shown]:
    return [shown for shown in found if shown.widget.isVisible()]


def drawn(window: QWidget, session: Session) -> dict[str, str]:
    """Field to what is drawn as its answer.

    Raises:
        AssertionError: a control is painted in one way and described in another to assistive
            technology, or two options of which one can be chosen are both drawn as chosen.
    """
    answers: dict[str, str] = {}
    page = page_of(window) if session.page is not None else None
    for shown in _visible(_of_page(page, session) if page else _of_questions(window)):
        elsewhere = page is not None and shown.elsewhere is not None
        value = _drawn_elsewhere(page, shown) if elsewhere else _drawn_value(shown)
        if not value:
            continue
        before = answers.get(shown.field)
        assert before in (None, value) or shown.several, f"{shown.field}: {before}, {value}"
        several = shown.several and before is not None
        answers[shown.field] = f"{before}{MULTIPLE_JOIN}{value}" if several else value
    if isinstance(page, ErrorsPage):
        _add_marked(page, answers)
    return answers


def recorded(record: Record, session: Session, state: State | None = None) -> dict[str, str]:
    """Field to answer on the session's screen, computed anew from what is in the record.

    Args:
        state: of events that were read before; it takes those that came after them.
    """
    state = state or State(session.header.plan)
    for event in read_events(record.connection, session.header.id, after=state.last_seq):
        state.apply(event)
    here = {field.id for field in session.fields()}
    answers = {field: value for field, value in state.answers_here().items() if field in here}
    if state.page is not None and state.comments.get(state.page.id):
        answers[COMMENT] = state.comments[state.page.id]
    return answers


def _of_page(page: RatingPage, session: Session) -> Iterator[Shown]:
    for field in session.fields():
        if session.edited is not None and field.id == session.edited.field:
            yield Shown(field.id, AS_IT_IS, _control(page, field.id, AS_IT_IS))
            (editor,) = page.findChildren(WritingEditor)
            yield Shown(field.id, "", editor, begins=session.edited.begins)
        elif isinstance(page, ErrorsPage) and not field.options:
            yield from _of_errors(page, field)
        elif not field.options:
            yield Shown(field.id, "", _control(page, field.id, ""))
        elif any(page.control(field.id, value) is not None for value in field.options):
            yield from _of_field(page, field)
        else:
            place = page.place()
            page.make_current(field, focus=False)
            yield from [replace(shown, elsewhere=field) for shown in _of_field(page, field)]
            page.go_to_place(place)
    yield Shown(COMMENT, "", page.comment.edit)


def _of_field(page: RatingPage, field: Field) -> Iterator[Shown]:
    seen = set()
    for value in field.options:
        control = _control(page, field.id, value)
        if control not in seen:
            seen.add(control)
            is_slider = isinstance(control, ScaleSlider)
            yield Shown(field.id, "" if is_slider else value, control)


def _of_errors(page: ErrorsPage, field: Field) -> Iterator[Shown]:
    """That there are none; and what the current error is, as the answer that a choice makes."""
    yield Shown(field.id, NO_ERRORS, _control(page, field.id, NO_ERRORS))
    current = page.place()[0]
    if current is None:
        return
    for name in ("category", "severity"):
        known = page.settings.categories if name == "category" else page.settings.severities
        for id in [one.id for one in known]:
            marks = list(page.marks)
            marks[current] = page.settings.weighed(replace(marks[current], **{name: id}))
            option = getattr(page.panel, name)(id)
            if option is not None:
                yield Shown(field.id, written(marks), option)


def _control(page: RatingPage, field: str, value: str) -> QWidget:
    control = page.control(field, value)
    assert control is not None, f"{field} = {value} has no control"
    return control


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
                    assert point is not None, f"{field} has no control for {id}"
                    yield Shown(field, id, point)
        else:
            assert isinstance(editor, TypedEditor)
            yield Shown(asked.id, "", editor._field, editor=editor)


def _drawn_elsewhere(page: RatingPage, shown: Shown) -> str:
    """What is drawn when the page goes there, which is what its card or number says here."""
    assert shown.elsewhere is not None
    place = page.place()
    words = page.value_label(shown.elsewhere, shown.value)
    summary = f"{page.field_label(shown.elsewhere)} {words}".casefold()
    spoken = ((w, w.accessibleName().casefold()) for w in page.findChildren(QWidget))
    # The name of a claim's number ends with the words of the claim.
    named = [w for w, name in spoken if name == summary or name.startswith(f"{summary}: ")]
    page.make_current(shown.elsewhere, focus=False)
    value = _drawn_value(shown)
    page.go_to_place(place)
    assert bool(value) == any(w.isVisible() for w in named), summary
    return value


def _add_marked(page: ErrorsPage, answers: dict[str, str]) -> None:
    """Add the errors, where the rows, the texts and the choices show the page's and no others."""
    field, spans = page._errors_field, []
    rows = [row.accessibleName() for row in page.panel._rows if row.isVisible()]
    shown = [page.words.row(n, mark) for n, mark in enumerate(page.marks)]
    names = [(row.number, row.name, row.severity, row.quote) for row in shown]
    assert rows == [" ".join(part for part in name if part) for name in names]
    for text, view in page.markable().items():
        where = "source" if text not in page.view.page.items else "text"
        spans += [(where, span.start, span.end) for span in view._spans if span.number]
    assert sorted(spans) == sorted(m.place for m in page.marks if m.where != NOWHERE)
    if page.marks:
        value = written(page.marks)
        assert answers.get(field, value) == value
        answers[field] = value


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
    if isinstance(widget, WritingEditor):
        words = widget.text.split()
        return "" if not words or words == (shown.begins or "").split() else widget.text
    assert isinstance(widget, QPlainTextEdit)
    text = widget.toPlainText()
    return text if text.strip() or shown.field == COMMENT else ""
