"""What the rating pages of all methods share: the reference, definitions, comment, keys, fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from labeval.study.criteria import Criterion
from labeval.study.pages import Field, open_fields
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.participant.explanations import (
    Labels,
    definition_of,
    feedback_of,
    reminder_of,
    said,
)
from labeval.ui.participant.method_page import KeyHint, MethodPage
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.sizes import control_scales, document_size, reading_sizes
from labeval.ui.participant.source_document import SHARE, SourceDocument
from labeval.ui.theme import LIGHT, MARGIN, Theme
from labeval.ui.widgets.comment_box import CommentBox
from labeval.ui.widgets.definition_panel import Definition, DefinitionPanel
from labeval.ui.widgets.reading_frame import ReadingFrame
from labeval.ui.widgets.reference_panel import ReferencePanel

GAP = 8
BESIDE = 12
REFERENCE_SHARE = 0.36
"""Most of the height that question and source take before the source is shown in parts."""

LEAST_SIDE = 200


class RatingPage(MethodPage):
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
    overflowed = Signal(list)
    document_turned = Signal(object)
    document_searched = Signal(str)

    wide_definition = False
    question_in_definition = False
    """Whether the definition begins with the question, since the page shows it nowhere else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._drawn: Theme = LIGHT
        self._shown: PageView | None = None
        self._answers: dict[str, str] = {}
        self._parts: dict[str, int] = {}
        self._definitions: dict[str, Definition] = {}
        self._read_only = False
        self._announced = ("", "")
        self._reported: tuple[str, tuple[str, ...]] = ("", ())
        self._text_px = 0
        self.controls_fit = True
        self.frames: list[ReadingFrame] = []
        self.reference = ReferencePanel(self)
        self.document = SourceDocument(self)
        self.definition = DefinitionPanel(self, wide=self.wide_definition)
        self.comment = CommentBox(self)
        self.reference.origin_opened.connect(self.origin_opened)
        self.document.place_changed.connect(self.document_turned)
        self.document.searched.connect(self.document_searched)
        self.document.left.connect(self._on_comment_returned)
        self.definition.definitions_opened.connect(self.definitions_opened)
        self.comment.commented.connect(self.commented)
        self.comment.returned.connect(self._on_comment_returned)

    # -- what the window does ---------------------------------------------------------------

    @property
    def view(self) -> PageView:
        """The page shown.

        Raises:
            RuntimeError: none was shown yet.
        """
        if self._shown is None:
            raise RuntimeError("no page was shown yet")
        return self._shown

    @property
    def answers(self) -> Mapping[str, str]:
        """The answers shown."""
        return self._answers

    @property
    def text_px(self) -> int:
        """The size of the candidate texts in logical pixels."""
        return self._text_px

    @property
    def theme(self) -> Theme:
        """The colours and the text scale in use."""
        return self._theme

    @property
    def drawn(self) -> Theme:
        """The theme that controls are drawn in: as large as the page allows."""
        return self._drawn

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

    def flush_comment(self) -> None:
        """Emit at once what was typed."""
        self.comment.flush()

    def set_theme(self, theme: Theme) -> None:
        """Draw with these colours and at this text scale."""
        self._theme = theme
        self._draw_in(theme)
        self._lay_out(afresh=True)

    def set_read_only(self, read_only: bool) -> None:
        """Draw the page without taking answers, as for a mirror."""
        self._read_only = read_only
        self.comment.set_read_only(read_only)

    @property
    def takes_answers(self) -> bool:
        """Whether an answer may be given now."""
        return not self._read_only and self._shown is not None and not self._shown.feedback

    def focus_first_open(self) -> None:
        """Give the keyboard to the first field without an answer, else to the first field."""
        first = self._first_open()
        if first is not None:
            self.take_in_hand(first, focus=True)
        self.announce()

    def open_count(self) -> int:
        """Mandatory fields without an answer."""
        return len(open_fields(self.view.fields, self._answers))

    def overflowing(self) -> list[str]:
        """Ids of the items whose text is shown in parts."""
        shown = zip(self.frames, self.view.items, strict=False)
        return [item.id for frame, item in shown if frame.overflows]

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

    def field_label(self, field: Field) -> str:
        """A field as feedback names it."""
        criterion = {c.id: c for c in self.view.criteria}[field.criterion]
        return f"{self.name(criterion)}:"

    def ask(self, field: str, value: str) -> None:
        """Ask for an answer, unless it is the one that stands."""
        if self.takes_answers and self._answers.get(field) != value:
            self.answered.emit(field, value)

    def announce(self) -> None:
        """Tell once which criterion is in hand, and show its definition."""
        here = (self.view.page.id, self.criterion_in_hand())
        self.show_explanation()
        if here != self._announced:
            self._announced = here
            self.criterion_focused.emit(here[1])

    def wording(self, criterion: Criterion) -> str:
        """The question asked for a criterion in this block."""
        asked = criterion.asked_in(self.view.block, self.view.settings.method)
        return asked.in_language(self.view.language)

    def name(self, criterion: Criterion) -> str:
        """A criterion's name in the participant's language."""
        return criterion.name.in_language(self.view.language)

    def definitions(self) -> list[Definition]:
        """Everything that the definition's place must have room for."""
        found = [self._definitions[c.id] for c in self.view.criteria]
        if self.view.page.training is not None:
            found += [feedback_of(self.view, o, self._labels()) for o in ("right", "wrong")]
        return found

    def explain(self, *, with_question: bool) -> None:
        """Make the criteria's definitions, with the block's question first or without it."""
        self._definitions = {
            c.id: definition_of(self.view, c, self.points_of(c), with_question=with_question)
            for c in self.view.criteria
        }

    def largest_size(self, fits: Callable[[int], bool]) -> int:
        """The largest size at which all texts of the page fit, else the smallest allowed."""
        for px in self.sizes():
            if fits(px):
                return px
        return px

    def sizes(self) -> list[int]:
        """The sizes that the texts of this page may have, largest first."""
        return reading_sizes(self._theme, self.size(), len(self.view.items))

    def fill_frames(self, px: int) -> None:
        """Show the texts at ``px`` in the rooms that their frames have."""
        self._text_px = px
        for frame, item in zip(self.frames, self.view.items, strict=True):
            frame.show_text(item.text, px, part=self._parts.get(item.id, 0))

    def make_frames(self, kind: type[ReadingFrame], count: int) -> list[ReadingFrame]:
        """New frames in the place of the old ones."""
        for old in self.frames:
            old.setParent(None)
            old.deleteLater()
        self.frames = [kind(self) for _ in range(count)]
        for n, frame in enumerate(self.frames):
            frame.set_theme(self._drawn)
            frame.part_changed.connect(lambda part, n=n: self._on_part_changed(n, part))
            frame.show()
        return self.frames

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
        if self.document.used and event.matches(QKeySequence.StandardKey.Find):
            self.document.open_search()
        elif self._shown is None or self._read_only or event.modifiers() & command:
            event.ignore()
        elif not self.on_key(event) and not self._on_common_key(event):
            super().keyPressEvent(event)

    def open_comment(self) -> None:
        """Give the keyboard to the comment, where the block asks for one."""
        if self.view.settings.comment.ask:
            self.comment.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def common_hints(self) -> list[KeyHint]:
        """The hints that every method ends with."""
        hints: list[KeyHint] = []
        if self.view.settings.comment.ask:
            hints.append((["C"], said(QT_TRANSLATE_NOOP("RatingPage", "comment"))))
        hints.append((["D"], said(QT_TRANSLATE_NOOP("RatingPage", "definitions"))))
        if self.document.used:
            hints.insert(0, (["Ctrl", "F"], said(QT_TRANSLATE_NOOP("RatingPage", "search"))))
            pages = said(QT_TRANSLATE_NOOP("RatingPage", "pages of the source"))
            hints.insert(0, (["PgUp", "PgDn"], pages))
        elif self.overflowing():
            more = said(QT_TRANSLATE_NOOP("RatingPage", "more text"))
            hints.insert(0, (["PgUp", "PgDn"], more))
        hints.append((["Enter"], said(QT_TRANSLATE_NOOP("RatingPage", "next page"))))
        return hints

    # -- inside -----------------------------------------------------------------------------

    def _build(self) -> None:
        link = said(QT_TRANSLATE_NOOP("RatingPage", "All definitions"))
        self.definition.all_definitions.setText(link)
        self.explain(with_question=self.question_in_definition)
        comment = self.view.settings.comment
        prompt = comment.prompt.in_language(self.view.language) if comment.prompt else ""
        self.comment.set_prompt(prompt)
        self.comment.setVisible(comment.ask)
        self.build()
        self._draw_in(self._theme)

    def show_explanation(self) -> None:
        feedback = self.view.feedback
        self.definition.all_definitions.setVisible(not feedback)
        if feedback:
            self.definition.show_definition(feedback_of(self.view, feedback, self._labels()))
        elif self.criterion_in_hand() in self._definitions:
            self.definition.show_definition(self._definitions[self.criterion_in_hand()])

    def _has_focus_on_answers(self) -> bool:
        """Whether the keyboard is on this page, and not in its comment."""
        focused = QApplication.focusWidget()
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
        wanted = control_scales(self._theme, self.size())
        begin = wanted[0] if afresh else self._drawn.text_scale
        for scale in [s for s in wanted if s <= begin] or wanted[-1:]:
            if scale != self._drawn.text_scale:
                self._draw_in(self._theme.scaled(scale))
            self._lay_out_once()
            if self.controls_fit and self.reference.fits:
                break
        self._report_overflow()

    def _lay_out_once(self) -> None:
        width = self.width() - 2 * MARGIN
        height = self.reference.place(width, round(self.height() * REFERENCE_SHARE))
        self.reference.move(MARGIN, 0)
        top = height + GAP if height else 0
        room = QRect(MARGIN, top, width, self.height() - top)
        self.lay_out(self._without_document(room) if self.document.used else room)

    def _without_document(self, room: QRect) -> QRect:
        """Place the source at the left; what is left of the page's room."""
        width = round(room.width() * SHARE)
        self.document.set_text_px(document_size(self._theme, self.size()))
        self.document.fill(QRect(room.x(), room.y(), width, room.height()))
        return room.adjusted(width + BESIDE, 0, 0, 0)

    def _draw_in(self, theme: Theme) -> None:
        """Give everything but the texts' own size a theme."""
        self._drawn = theme
        self.reference.set_theme(theme)
        self.document.set_theme(theme)
        self.definition.set_theme(theme)
        self.comment.set_theme(theme)
        for frame in self.frames:
            frame.set_theme(theme)
        self.theme_controls(theme)

    def _report_overflow(self) -> None:
        now = (self.view.page.id, tuple(self.overflowing()))
        if now != self._reported:
            self._reported = now
            if now[1]:
                self.overflowed.emit(list(now[1]))

    def _first_open(self) -> Field | None:
        fields = self.view.fields
        for field in (*open_fields(fields, self._answers), *fields):
            if not self._answers.get(field.id):
                return field
        return fields[0] if fields else None

    def _turn(self, by: int) -> bool:
        """Turn the parts of the frame with the focus, else of the first that can be turned."""
        frames = sorted(self.frames, key=lambda f: not f.view.hasFocus())
        if any(frame.overflows and frame.view.turn(by) for frame in frames):
            return True
        return self.document.turn(by) if self.document.used else self.reference.turn(by)

    def _on_common_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_requested.emit()
        elif key == Qt.Key.Key_C:
            self.open_comment()
        elif key == Qt.Key.Key_D:
            self.definitions_opened.emit()
        elif key == Qt.Key.Key_Slash and self.document.used:
            self.document.open_search()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._turn(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            return False
        return True

    def _on_part_changed(self, frame: int, part: int) -> None:
        self._parts[self.view.items[frame].id] = part

    def _on_comment_returned(self) -> None:
        self.focus_current()


def _shape(view: PageView) -> tuple[object, ...]:
    """What widgets are built for; pages that agree in it share them."""
    return (view.language, len(view.items), view.criteria, view.settings, view.block)
