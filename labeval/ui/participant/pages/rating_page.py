"""Parts that the rating pages of all methods share: reference, definitions, comment, keys, fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from labeval.session.state.evidence import EvidenceFor, Mark
from labeval.session.state.judge_support import ShownRating
from labeval.session.state.text_exposure import ShownTexts
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Field, Page
from labeval.ui.accessible import Accessible
from labeval.ui.language import Retranslating
from labeval.ui.participant.evidence.page_evidence import PageEvidence
from labeval.ui.participant.evidence.text_markers import MarkableView
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.explanations import Labels
from labeval.ui.participant.pages.method_page import MethodPage
from labeval.ui.participant.pages.page_comment import PageComment
from labeval.ui.participant.pages.page_explanation import PageExplanation
from labeval.ui.participant.pages.page_keys import PageKeys
from labeval.ui.participant.pages.page_layout import PageLayout
from labeval.ui.participant.pages.page_position import Position
from labeval.ui.participant.pages.page_source import PageSource
from labeval.ui.participant.pages.page_texts import PageTexts
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel

S = TypeVar("S", bound=BlockSettings)


class RatingPage(MethodPage, Accessible, Retranslating, Themed, QWidget):
    """One page at a time, drawn from a :class:`PageView` and nothing else.

    Widgets are built once for a set of criteria and reused from page to page. An answer is
    shown by ``set_answers`` only, never by the click that asks for it.
    """

    answered = Signal(str, str)
    commented = Signal(str)
    criterion_focused = Signal(str)
    definitions_opened = Signal()
    origin_opened = Signal()
    left_requested = Signal()
    overflowed = Signal(list, dict)
    """Items whose text is shown in parts; and for each text that is not whole on screen the part
    that is, from 1 (0: behind another text), and the number of parts. See ``SOURCE``."""
    text_turned = Signal(str, int, int)
    definition_turned = Signal(str, int, int)
    """Item, or criterion; part on screen from 1, number of parts."""
    document_turned = Signal(object)
    document_searched = Signal(str)
    marked = Signal(object, str, int, int, object, object)
    """See :class:`~labeval.ui.participant.evidence.page_evidence.PageEvidence`."""
    unmarked = Signal(int)
    commanded = Signal(object)
    """A function of the session that keeps what was typed."""

    wide_definition = False
    question_in_definition = False
    """True if the definition begins with the question, since the page shows it nowhere else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: PageView | None = None
        self._answers: dict[str, str] = {}
        self._read_only = False
        self._pending = ("", "")
        """A field and the value asked for, after which the page moves on to what is open."""
        self._announced = ("", "")
        self.controls_fit = True
        self.source = PageSource(self)
        self.reference, self.document = self.source.reference, self.source.document
        self.definition = DefinitionPanel(self, wide=self.wide_definition)
        self.comment = CommentBox(self)
        self._commenting = PageComment(self.comment)
        self.texts = PageTexts(self, self.source.place)
        self.texts.overflowed.connect(self.overflowed)
        self.texts.turned.connect(self.text_turned)
        self.evidence = PageEvidence(self, self.markable)
        self.evidence.marked.connect(self.marked)
        self.evidence.unmarked.connect(self.unmarked)
        self.evidence.left.connect(self.focus_current)
        self.explanation = PageExplanation(self.definition)
        self.definition.turned.connect(self._on_definition_turned)
        self.placement = PageLayout(self)
        self.keys = PageKeys(self, self.source)
        self.reference.origin_opened.connect(self.origin_opened)
        self.reference.turned.connect(self.texts.report)
        self.document.place_changed.connect(self.document_turned)
        self.document.searched.connect(self.document_searched)
        self.document.left.connect(self.focus_current)
        self.definition.definitions_opened.connect(self.definitions_opened)
        self.comment.commented.connect(self.commented)
        self.comment.returned.connect(self.focus_current)

    # -- what is shown ----------------------------------------------------------------------

    @property
    def view(self) -> PageView:
        """The page shown.

        Raises:
            RuntimeError: none was shown yet.
        """
        if self._shown is None:
            raise RuntimeError("no page was shown yet")
        return self._shown

    def settings_as(self, kind: type[S]) -> S:
        """The block's settings, which are of the page's own method."""
        settings = self.view.settings
        assert isinstance(settings, kind)
        return settings

    @property
    def answers(self) -> Mapping[str, str]:
        """The answers shown."""
        return self._answers

    @property
    def groups(self) -> int:
        """Number of groups of criteria of which one is in view."""
        return 1

    @property
    def panels(self) -> list[DefinitionPanel]:
        """The parts in which something is explained, which may be in pages."""
        return [self.definition]

    @property
    def is_open(self) -> bool:
        """True if the participant may answer now; a mirror of the page looks so, too."""
        return self._shown is not None and not self._shown.feedback

    @property
    def takes_answers(self) -> bool:
        """True if an answer may be given here now."""
        return self.is_open and not self._read_only

    # -- answers ----------------------------------------------------------------------------

    def field_label(self, field: Field) -> str:
        """A field as feedback names it."""
        return f"{self.view.name_of(self.view.criterion(field.criterion))}:"

    def marks_in_words(self) -> str:
        """Marks that are an answer, as their change is announced; "" where there are none."""
        return ""

    @classmethod
    def name_elsewhere(cls, field: Field, page: Page, criterion: str) -> str:
        """A field as a list names it whose page is not on screen.

        Args:
            criterion: the name of its criterion.
        """
        return criterion

    @classmethod
    def text_elsewhere(cls, n: int) -> str:
        """The n-th text of a page, from 0, as a list names it whose page is not on screen."""
        return chr(ord("A") + n)

    def ask(self, field: str, value: str) -> None:
        """Ask for an answer, unless it is the one that stands."""
        if self.takes_answers and self._answers.get(field) != value:
            self.answered.emit(field, value)

    # -- what the window does ---------------------------------------------------------------

    def show_page(self, view: PageView) -> None:
        """Show a page with its answers."""
        here = self.place() if self._shown is not None else None
        before, self._shown = self._shown, view
        self.texts.view = view
        self._answers = dict(view.answers)
        rebuilt = before is None or before.shape != view.shape
        if rebuilt:
            self._build()
        arrived = before is None or before.page.id != view.page.id
        if arrived:
            self._announced = ("", "")
            self.texts.is_laying_out = True
        if arrived or self._read_only:
            self._commenting.take_over(view, arrived=arrived)
        if arrived or rebuilt:
            self.show_texts()
            first = self.view.first_open(self._answers)
            if before is not None and not arrived and before.fields == view.fields:
                self.go_to_place(here)
            elif first is not None:
                self.make_current(first, focus=False)
        self._show(afresh=rebuilt)

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """Show answers that are safe."""
        self._answers = dict(answers)
        self.show_answers()
        self._show_marks()

    def set_marks(self, marks: tuple[Mark, ...]) -> None:
        """Show the words that are marked and safe."""
        if marks != self.view.marks:
            self._shown = replace(self.view, marks=marks)
            self._show_marks()

    def set_written(self, text: str | None) -> None:
        """Take over the text that is edited, as it is kept; shown with the answers."""
        if text != self.view.written:
            self._shown = replace(self.view, written=text)

    def set_judge(self, judge: Mapping[str, ShownRating]) -> None:
        """Show those of a language model's ratings that are in view."""
        if judge != self.view.judge:
            self._shown = replace(self.view, judge=dict(judge))
            self.show_explanation()

    def position(self) -> Position:
        """The participant's position now; see :meth:`return_to`."""
        here = (self.view, self.place(), self._pending, self._announced)
        texts = self.texts
        return Position(*here, texts.reported, texts.on_screen, self.window().focusWidget())

    def return_to(self, position: Position) -> None:
        """Show the page as it was, with what was typed on it and is not saved."""
        if position.view.page.id == self.view.page.id:
            self._shown = position.view
        else:
            typed = self._commenting.typed_before
            self.show_page(position.view)
            self.comment.set_comment(typed)
        self.go_to_place(position.place)
        self._pending, self._announced = position.pending, position.announced
        self.texts.reported, self.texts.on_screen = position.reported, position.on_screen
        if position.focus is not None and isValid(position.focus):
            position.focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_explanation()

    def bring_into_view(self, field: Field, value: str) -> None:
        """Have the control in view that gives an answer."""
        self.make_current(field, focus=True)

    def flush_comment(self) -> None:
        """Emit at once what was typed."""
        self.comment.flush()

    def leave(self) -> None:
        """The page is no longer shown: nothing comes from it by itself."""

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.placement.draw_as_wanted()
        self._lay_out(afresh=True)

    def set_read_only(self, read_only: bool) -> None:
        """Draw the page without taking answers, as for a mirror."""
        self._read_only = read_only
        self.comment.set_read_only(read_only)
        if self._shown is not None:
            self._show_marks()

    def focus_first_open(self) -> None:
        """Give the keyboard to the first field without an answer, else to the first field."""
        first = self.view.first_open(self._answers)
        if first is not None:
            self.make_current(first, focus=True)
        self.announce()

    def retranslate(self) -> None:
        """Take the words of the current language; the participant stays where they are."""
        if self._shown is not None:
            here, focused = self.place(), self._has_focus_on_answers()
            self._build()
            self.show_texts()
            self.go_to_place(here)
            if focused:
                self.focus_current()
            self._show(afresh=True)

    # -- what a method's page uses ----------------------------------------------------------

    def moves_on(self) -> bool:
        """Return whether the answer was given after which the page moves on; true once."""
        field, value = self._pending
        if not field or self.answers.get(field) != value:
            return False
        self._pending = ("", "")
        return True

    def asks_for_words(self, field: str, value: str) -> bool:
        """Return whether words are asked for behind an answer, so that its row stays current."""
        if self.view.settings.evidence is None:
            return False
        answers = {**self._answers, field: value}
        return self.evidence.asks_for_words(self.view, field, self.current_claim(), answers)

    def current_claim(self) -> str:
        """Id of the claim that is being answered; empty on pages that have none."""
        return ""

    def name_of_answer(self, criterion: str, claim: str) -> str:
        """The name of an answer that words are marked for."""
        return self.view.name_of(self.view.criterion(criterion))

    def focus_evidence(self, of: EvidenceFor) -> str:
        """Give the keyboard to an answer that words are marked for; returns its name."""
        field = next(f for f in self.view.fields if f.criterion == of.criterion)
        self.make_current(field, focus=True)
        self.announce()
        return self.name_of_answer(of.criterion, of.claim)

    def announce(self) -> None:
        """Announce the current criterion once, and show its definition."""
        here = (self.view.page.id, self.current_criterion())
        self.show_explanation()
        if here != self._announced:
            self._announced = here
            self.criterion_focused.emit(here[1])

    def definitions(self) -> list[Definition]:
        """Everything that the definition's place must have room for."""
        return self.explanation.all_of(self.view, self._labels())

    def accessible_parts(self) -> list[QWidget]:
        return [self.reference, self.document, *self.texts.frames, self.definition]

    # -- candidate texts --------------------------------------------------------------------

    def text_widget(self) -> QWidget:
        """The part of the page in which the first text is read."""
        return self.texts.frames[0]

    def follow_parts(self, shown: ShownTexts) -> None:
        """Show the parts of texts and definitions that a participant has before them."""
        self.texts.follow(shown)
        if self.explanation.follow(self.view.page.id, shown):
            self.show_explanation()

    def point_at_rest(self, item: str) -> str:
        """Point out that an item's text goes on; returns what the text is called."""
        frame = self.texts.frames[self.view.page.items.index(item)]
        frame.point_on()
        frame.view.setFocus(Qt.FocusReason.OtherFocusReason)
        return frame.view.accessibleName()

    # -- events -----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(afresh=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if self._shown is None or self._read_only or event.modifiers() & command:
            if not self.keys.finds(event):
                event.ignore()
        elif not self.on_key(event) and not self.keys.press(event):
            super().keyPressEvent(event)

    def turn(self, by: int) -> bool:
        return self.keys.turn(by)

    def bring_text(self, n: int) -> bool:
        """Bring the text with this number, from 0, into view; False where all of them are."""
        return False

    def open_comment(self) -> None:
        """Give the keyboard to the comment, where the block asks for one."""
        if self.view.settings.comment.ask:
            self.comment.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- inside -----------------------------------------------------------------------------

    def _build(self) -> None:
        self.texts.is_laying_out = True
        self.explanation.explain(
            self.view, self.points_of, with_question=self.question_in_definition
        )
        self.comment.setVisible(self.view.settings.comment.ask)
        self.build()
        for part in self.children():
            if isinstance(part, Accessible):
                part.described_by = self.definition
        self.reference.described_by = None
        self.placement.draw_as_wanted()

    def _show(self, *, afresh: bool) -> None:
        """Place and show the page; ``afresh`` as in :meth:`PageLayout.place`."""
        self.source.show(self.view)
        self._commenting.show(self.view)
        self._lay_out(afresh=afresh)
        self.show_answers()
        self.show_explanation()

    def show_explanation(self) -> None:
        self.explanation.show(self.view, self.current_criterion(), self._labels())
        self._show_marks()

    def _show_marks(self) -> None:
        """Show the marks for the current answer."""
        if self.view.settings.evidence is None and self.evidence.bar.isHidden():
            return  # most pages ask for none
        of, takes = (self.current_criterion(), self.current_claim()), self.takes_answers
        self.evidence.show_for(self.view, of, self.name_of_answer(*of), self._answers, takes=takes)

    def markable(self) -> dict[str, MarkableView]:
        """The views in which words can be marked, by item or as the source; those in sight."""
        return self.texts.in_sight() | self.source.in_sight()

    def _has_focus_on_answers(self) -> bool:
        """Return whether the keyboard is on this page, and not in its comment."""
        # Of the window, which has one before it is in front: a session may be taken up in German.
        focused = self.window().focusWidget()
        elsewhere = self.comment.edit.hasFocus() or self.document.has_focus
        return focused is not None and self.isAncestorOf(focused) and not elsewhere

    def _on_definition_turned(self, part: int) -> None:
        if criterion := self.explanation.turned(part):
            self.definition_turned.emit(criterion, part + 1, self.definition.parts)

    def _labels(self) -> Labels | None:
        return (self.field_label, self.value_label)

    def _lay_out(self, *, afresh: bool = False) -> None:
        if self._shown is not None:
            self.placement.place(afresh=afresh)
