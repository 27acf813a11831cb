"""What the rating pages of all methods share: the reference, definitions, comment, keys, fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.session.judge_support import ShownRating
from labeval.session.reading import SOURCE
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.participant.explanations import (
    Labels,
    definition_of,
    feedback_of,
    hinted,
    reminder_of,
    said,
)
from labeval.ui.participant.method_page import KeyHint
from labeval.ui.participant.page_keys import PageKeys
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.shown_page import ShownPage
from labeval.ui.participant.sizes import document_size, page_scales
from labeval.ui.participant.source_document import SHARE, SourceDocument
from labeval.ui.theme import MARGIN, Theme
from labeval.ui.widgets.comment_box import CommentBox
from labeval.ui.widgets.definition_panel import Definition, DefinitionPanel
from labeval.ui.widgets.reference_panel import ReferencePanel

GAP = 8
BESIDE = 12
REFERENCE_SHARE = 0.36
"""Most of the height that question and source take before the source is shown in parts."""

LEAST_SIDE = 200


class RatingPage(ShownPage):
    """One page at a time, drawn from a :class:`PageView` and nothing else.

    Widgets are built once for a set of criteria and reused from page to page. An answer is
    shown by ``set_answers`` only, never by the click that asks for it.
    """

    wide_definition = False
    question_in_definition = False
    """Whether the definition begins with the question, since the page shows it nowhere else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._definitions: dict[str, Definition] = {}
        self._announced = ("", "")
        self._scales = (1.0, 1.0)
        self.controls_fit = True
        self.reference = ReferencePanel(self)
        self.document = SourceDocument(self)
        self.definition = DefinitionPanel(self, wide=self.wide_definition)
        self.comment = CommentBox(self)
        self._keys = PageKeys(self, self.reference, self.document)
        self.reference.origin_opened.connect(self.origin_opened)
        self.reference.turned.connect(self.report_parts)
        self.document.place_changed.connect(self.document_turned)
        self.document.searched.connect(self.document_searched)
        self.document.left.connect(self._on_comment_returned)
        self.definition.definitions_opened.connect(self.definitions_opened)
        self.comment.commented.connect(self.commented)
        self.comment.returned.connect(self._on_comment_returned)

    # -- what the window does ---------------------------------------------------------------

    def show_page(self, view: PageView) -> None:
        """Show a page with its answers."""
        before, self._shown = self._shown, view
        self._answers = dict(view.answers)
        rebuilt = before is None or _shape(before) != _shape(view)
        if rebuilt:
            self._build()
        arrived = before is None or before.page.id != view.page.id
        if arrived:
            self._announced = ("", "")
            self._laying_out = True
        if arrived or self._read_only:
            self.comment.set_comment(view.comment)
        if arrived or rebuilt:
            self.show_texts()
            first = self._first_open()
            if first is not None:
                self.take_in_hand(first, focus=False)
        self._show_reference_and_reminder()
        self._lay_out(afresh=rebuilt)
        self.show_answers()
        self.show_explanation()

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """Show answers that are safe."""
        self._answers = dict(answers)
        self.show_answers()

    def set_judge(self, judge: Mapping[str, ShownRating]) -> None:
        """Show those of a language model's ratings that are in view."""
        if judge != self.view.judge:
            self._shown = replace(self.view, judge=dict(judge))
            self.show_explanation()

    def flush_comment(self) -> None:
        """Emit at once what was typed."""
        self.comment.flush()

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours and at this text scale."""
        self._theme = theme
        self._draw_in(theme.text_scale, theme.text_scale)
        self._lay_out(afresh=True)

    def set_read_only(self, read_only: bool) -> None:
        """Draw the page without taking answers, as for a mirror."""
        self._read_only = read_only
        self.comment.set_read_only(read_only)

    def focus_first_open(self) -> None:
        """Give the keyboard to the first field without an answer, else to the first field."""
        first = self._first_open()
        if first is not None:
            self.take_in_hand(first, focus=True)
        self.announce()

    def retranslate(self) -> None:
        """Take the words of the current language; the participant stays where they are."""
        if self._shown is not None:
            here, focused = self.criterion_in_hand(), self._has_focus_on_answers()
            self._build()
            self.show_texts()
            field = next(f for f in self.view.fields if f.criterion == here)
            self.take_in_hand(field, focus=focused)
            self._show_reference_and_reminder()
            self._lay_out(afresh=True)
            self.show_answers()
            self.show_explanation()

    # -- what a method's page uses ----------------------------------------------------------

    def announce(self) -> None:
        """Tell once which criterion is in hand, and show its definition."""
        here = (self.view.page.id, self.criterion_in_hand())
        self.show_explanation()
        if here != self._announced:
            self._announced = here
            self.criterion_focused.emit(here[1])

    def definitions(self) -> list[Definition]:
        """Everything that the definition's place must have room for."""
        found = [self._hinted(c.id) for c in self.view.criteria]
        if self.view.page.training is not None:
            found += [feedback_of(self.view, o, self._labels()) for o in ("right", "wrong")]
        return found

    def explain(self, *, with_question: bool) -> None:
        """Make the criteria's definitions, with the block's question first or without it."""
        self._definitions = {
            c.id: definition_of(self.view, c, self.points_of(c), with_question=with_question)
            for c in self.view.criteria
        }

    # -- events -----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(afresh=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if self._keys.finds(event):
            return
        if self._shown is None or self._read_only or event.modifiers() & command:
            event.ignore()
        elif not self.on_key(event) and not self._keys.press(event):
            super().keyPressEvent(event)

    def common_hints(self) -> list[KeyHint]:
        """The hints that every method ends with."""
        return self._keys.hints()

    def turn(self, by: int) -> bool:
        return self._keys.turn(by)

    def open_comment(self) -> None:
        """Give the keyboard to the comment, where the block asks for one."""
        if self.view.settings.comment.ask:
            self.comment.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- inside -----------------------------------------------------------------------------

    def _build(self) -> None:
        self._laying_out = True
        link = said(QT_TRANSLATE_NOOP("RatingPage", "All definitions"))
        self.definition.all_definitions.setText(link)
        self.explain(with_question=self.question_in_definition)
        comment = self.view.settings.comment
        prompt = comment.prompt.in_language(self.view.language) if comment.prompt else ""
        self.comment.set_prompt(prompt)
        self.comment.setVisible(comment.ask)
        self.build()
        self._draw_in(self._theme.text_scale, self._theme.text_scale)

    def show_explanation(self) -> None:
        feedback = self.view.feedback
        self.definition.all_definitions.setVisible(not feedback)
        if feedback:
            self.definition.show_definition(feedback_of(self.view, feedback, self._labels()))
        elif self.criterion_in_hand() in self._definitions:
            self.definition.show_definition(self._hinted(self.criterion_in_hand()))

    def _hinted(self, criterion: str) -> Definition:
        """A definition with the supervisor's hint beside it, where there is one."""
        definition = self._definitions[criterion]
        helps, said = self.view.hint
        if not said or helps not in ("", criterion):
            return definition
        return hinted(definition, said, first=not self.definition.fits)

    def _has_focus_on_answers(self) -> bool:
        """Whether the keyboard is on this page, and not in its comment."""
        # Of the window, which has one before it is in front: a session may be taken up in German.
        focused = self.window().focusWidget()
        return (
            focused is not None
            and self.isAncestorOf(focused)
            and not self.comment.edit.hasFocus()
            and not self.document.has_focus
        )

    def _labels(self) -> Labels | None:
        return (self.field_label, self.value_label)

    def _show_reference_and_reminder(self) -> None:
        view = self.view
        item = view.items[0]
        has_origin = view.study.origin is not None
        if view.settings.reference == "document" and item.source:
            self.reference.set_texts(item.question, "", origin=has_origin)
            self.document.show_source(item)
        else:
            self.reference.set_texts(item.question, item.source, origin=has_origin)
            self.document.put_away()
        self.comment.set_reminder(reminder_of(self.view))

    def _lay_out(self, *, afresh: bool = False) -> None:
        """Place everything. Controls are as large as the participant wants them, or as the page
        allows; ``afresh`` begins again with the largest, else a block keeps what was found.
        """
        if self._shown is None or self.width() < LEAST_SIDE or self.height() < LEAST_SIDE:
            return
        wanted = page_scales(self._theme, self.size())
        begin = wanted[0] if afresh else self._scales
        self._laying_out = True
        try:
            for scales in [s for s in wanted if s <= begin] or wanted[-1:]:
                if scales != self._scales:
                    self._draw_in(*scales)
                self._lay_out_once()
                if self.controls_fit and self.reference.fits:
                    break
        finally:
            self._laying_out = False
        self.report_parts()

    def _lay_out_once(self) -> None:
        width = self.width() - 2 * MARGIN
        height = self.reference.place(width, round(self.height() * REFERENCE_SHARE))
        self.reference.move(MARGIN, 0)
        top = height + GAP if height else 0
        room = QRect(MARGIN, top, width, self.height() - top)
        if not self.document.used:
            self.lay_out(room)
            return
        column = room.adjusted(0, 0, round(room.width() * SHARE) - room.width(), 0)
        self.lay_out(room.adjusted(column.width() + BESIDE, 0, 0, 0))
        self.document.set_text_px(document_size(self._theme, self.size()))
        self.document.fill(column.adjusted(0, 0, 0, -self.lay_out_below_document(column)))

    def _draw_in(self, controls: float, reference: float) -> None:
        """Give everything but the texts' own size the theme at these scales."""
        self._scales = (controls, reference)
        self._drawn = theme = self._theme.scaled(controls)
        self.reference.set_theme(self._theme.scaled(reference))
        self.document.set_theme(theme)
        self.definition.set_theme(theme)
        self.comment.set_theme(theme)
        for frame in self.frames:
            frame.set_theme(theme)
        self.theme_controls(theme)

    def _places(self) -> dict[str, tuple[int, int]]:
        source = self.reference.place_in_source
        return super()._places() | ({SOURCE: source} if source[1] > 1 else {})

    def _on_comment_returned(self) -> None:
        self.focus_current()


def _shape(view: PageView) -> tuple[object, ...]:
    """What widgets are built for; pages that agree in it share them."""
    return (view.language, len(view.items), view.criteria, view.settings, view.block)
