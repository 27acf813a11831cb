"""One text and its source: errors are marked and described, then the text gets a score."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.session.state.text_exposure import SOURCE as SOURCE_VIEW
from labeval.study.error_marks import (
    NO_ERRORS,
    NOWHERE,
    SOURCE,
    TEXT,
    ErrorMark,
    marks_of,
    whole_marks,
)
from labeval.study.expected_errors import expected_marks
from labeval.study.methods.errors import SCORES, Settings
from labeval.study.model.criteria import Criterion
from labeval.study.model.typology import WITHIN
from labeval.study.pages import Field
from labeval.ui.accessible import announce
from labeval.ui.mirroring import seen_key
from labeval.ui.participant.evidence.text_markers import TextMarkers
from labeval.ui.participant.keys import digit_of, is_shifted
from labeval.ui.participant.methods.errors.edits import MISSING, OTHER_WORDS, ErrorEdits, Place
from labeval.ui.participant.methods.errors.layout import ErrorParts, place_parts
from labeval.ui.participant.methods.errors.words import ErrorWords
from labeval.ui.participant.pages.method_page import Click, Drag
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.error_panel import ErrorPanel, PanelContent
from labeval.ui.widgets.answers.overall_score import OverallScore
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.definition_panel import Definition
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

DEFINITION_SHARE = 0.3
BELOW_SHARE = 0.5
"""Most of the height that the definition takes above the text, or below a document."""
MOST_BELOW = 0.6
"""The same where pages of the definition would have too few lines."""
TENTHS = 10


class Page(RatingPage):
    """The page of error spans: source, text, the errors next to it, the score below it."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edits = ErrorEdits(self)
        self.words = ErrorWords(Settings(method="errors"), "", {})
        self.panel = ErrorPanel(self)
        self.panel.setObjectName("answers")
        self.score = OverallScore(SCORES[0], SCORES[-1], self)
        self.markers = TextMarkers(self, self.markable)
        self.markers.chosen.connect(self._on_chosen)
        self.markers.pointed.connect(lambda text, n: self._go_to(self._drawn_in(text)[n]))
        self.markers.removal_asked.connect(
            lambda text, n: self.edits.remove(self._drawn_in(text)[n])
        )
        self.markers.left.connect(self.focus_current)
        self.markers.caret_changed.connect(self.show_errors)
        self.panel.row_chosen.connect(lambda n: self._go_to(n, focus=True))
        self.panel.removal_asked.connect(self.edits.remove)
        self.panel.category_chosen.connect(self.edits.choose_category)
        self.panel.severity_chosen.connect(lambda id: self.edits.change(severity=id))
        self.panel.level_left.connect(lambda: self.edits.change(category=""))
        self.panel.no_errors_asked.connect(self.edits.toggle_none)
        self.panel.missing_asked.connect(self._mark_missing)
        self.panel.other_words_asked.connect(lambda: self.edits.await_words(OTHER_WORDS))
        self.panel.undo_asked.connect(self.edits.take_back)
        self.score.slider.chosen.connect(lambda value: self.ask(self._score_field, str(value)))
        self.score.slider.focused.connect(lambda: self._go_to_score(focus=False))

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        self.texts.make_frames(ReadingFrame, 1, self.placement.drawn)
        self.edits.place = (None, False, "")
        self._name_errors()
        self.panel.keep_room_for(self.words.all_choices())
        self.score.setVisible(bool(self._score_field))
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        self._name_errors()
        self._pending = ("", "")
        self.edits.begin(self.view.page.id)
        if self._score_field:
            criterion = next(c for c in self.view.criteria if c.id == self._score_field)
            labels = {point: self.words.local(text) for point, text in criterion.anchors.items()}
            self.score.set_words(self.view.wording_of(criterion), labels)
            self.score.slider.set_name(self.view.name_of(criterion))

    def lay_out(self, rect: QRect) -> None:
        self.definition.set_wide(not self.document.used)
        if not self.document.used:
            strip = self._definition_height(rect.width(), round(rect.height() * DEFINITION_SHARE))
            self.definition.place(rect.x(), rect.y(), rect.width(), strip)
            rect = rect.adjusted(0, strip + GAP, 0, 0)
        (text,) = self.view.texts
        (frame,) = self.texts.frames
        comment = self.comment if self.view.settings.comment.ask else None
        score = self.score if self._score_field else None
        parts = ErrorParts(frame, self.panel, comment, score)
        fit = place_parts(
            parts,
            rect,
            self.width(),
            self.placement.drawn,
            may_page=self.placement.may_group,
        )
        self.controls_fit = fit
        room = frame.geometry()
        px = self.placement.largest_size(
            lambda size: frame.height_for(text, room.width(), size) <= room.height()
        )
        self.texts.fill(px)
        self.show_errors()

    def lay_out_below_document(self, column: QRect) -> int:
        """Place the definition below the source, where there is more room than above the text."""
        height = self._definition_height(column.width(), round(column.height() * BELOW_SHARE))
        self.controls_fit &= height <= round(column.height() * MOST_BELOW)
        self.definition.place(column.x(), column.bottom() - height + 1, column.width(), height)
        return height + GAP

    def _definition_height(self, width: int, most: int) -> int:
        return self.definition.height_for(self.definitions(), width, most)

    def show_answers(self) -> None:
        self.edits.follow_answers(added=self.moves_on())
        self.show_errors()
        self.show_explanation()

    def marks_in_words(self) -> str:
        """The error that the keys act on, as it is now."""
        current = self.edits.current
        return self.panel.row(current).accessibleName() if current is not None else ""

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        for part in (self.panel, self.score):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)
        if self._shown is not None and self.texts.frames:
            self.show_errors()

    def make_current(self, field: Field, *, focus: bool) -> None:
        if field.id == self._score_field:
            self._go_to_score(focus=focus)
            return
        self.edits.at_score = False
        self.edits.go_to_open()
        self.show_errors()
        if focus:
            self.focus_current()

    def place(self) -> Place:
        return self.edits.place

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, tuple)
        self.edits.place = place
        self.show_errors()

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        if self.edits.at_score:
            target: QWidget = self.score.slider
        elif self.edits.current is not None:
            target = self.panel.row(self.edits.current)
        else:
            target = self.panel.no_errors
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self._score_field if self.edits.at_score else self._errors_field

    def value_label(self, field: Field, value: str) -> str:
        if field.options:
            return value
        texts = self.settings.texts_of(self.view.page.items[0])
        marks = marks_of(value) or expected_marks(value, texts) or ()
        return "; ".join(map(self.words.in_words, marks)) or self.tr("no errors")

    def control(self, field: str, value: str) -> QWidget | None:
        """The slider, or the button for a text without errors; marks are made in the text."""
        if field == self._score_field:
            return self.score.slider
        return self.panel.no_errors if value == NO_ERRORS else None

    def act_out(self, field: str, value: str, click: Click, drag: Drag) -> bool:
        marks = marks_of(value) if field == self._errors_field else None
        for mark in marks or ():
            view = self.markable()[self._view_of(mark)]
            view.show_offset(mark.start)
            rects = view.rects_of(mark.start, mark.end)
            drag(view.canvas, rects[0], rects[-1])
            for category in dict.fromkeys((mark.category.partition(WITHIN)[0], mark.category)):
                if (option := self.panel.category(category)) is not None:
                    click(option)
            if (option := self.panel.severity(mark.severity)) is not None:
                click(option)
        return bool(marks)

    def on_key(self, event: QKeyEvent) -> bool:
        key, digit = Qt.Key(event.key()), digit_of(event)
        at_score = self.edits.at_score
        if digit is not None:
            self._take_digit(digit, shifted=is_shifted(event))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if at_score and self.score.slider.isEnabled() and self.takes_answers:
                lower = seen_key(self, event) == Qt.Key.Key_Left
                self.score.slider.nudge(-1 if lower else 1)
        elif key == Qt.Key.Key_M:
            mark = self.edits.mark
            place = (self._view_of(mark), mark.end) if mark is not None else (None, None)
            self.markers.begin(place[0], near=place[1])
        elif key == Qt.Key.Key_G:
            self._mark_missing()
        elif key == Qt.Key.Key_W and self.edits.mark is not None:
            self.edits.await_words(OTHER_WORDS)
        elif key == Qt.Key.Key_U:
            self.edits.take_back()
        elif key == Qt.Key.Key_O and self._score_field:
            self._go_to_score(focus=True)
            if not self.score.slider.isEnabled():  # it cannot have the keyboard, which is read
                announce(self, self._why_no_score())
        elif key == Qt.Key.Key_Backspace and self.edits.mark is not None and not at_score:
            self.edits.change(category="")
        elif key == Qt.Key.Key_Delete and self.edits.current is not None and not at_score:
            self.edits.remove(self.edits.current)
        elif key == Qt.Key.Key_Escape and self.edits.awaits:
            self.edits.await_words("")
        else:
            return False
        return True

    def key_hints(self) -> list[KeyHint]:
        hints: list[KeyHint] = [(["M"], self.tr("mark words"))]
        if sets := self.words.all_choices():
            hints.append(([f"1–{max(map(len, sets))}"], self.tr("category")))
        if self.words.asks_severity:
            hints.append((["Shift", f"1–{len(self.settings.severities)}"], self.tr("severity")))
        hints.append((["↑", "↓"], self.tr("error")))
        if self._score_field:
            hints.append((["O"], self.tr("score")))
        return [*hints, *self.keys.hints()]

    def definitions(self) -> list[Definition]:
        return [*super().definitions(), *self.words.definitions()]

    def points_of(self, criterion: Criterion) -> tuple[tuple[str, str], ...]:
        if criterion.id != self._score_field:
            return ()
        # A stored version has its points in the order of their digits, and the page has no words
        # of its language yet when it is built.
        points, language = sorted(criterion.anchors.items()), self.view.language
        return tuple((str(point), text.in_language(language)) for point, text in points)

    def show_explanation(self) -> None:
        super().show_explanation()
        mark = self.edits.mark
        if self.view.feedback or self.edits.at_score or mark is None:
            return
        meaning = self.words.definition_of(mark.category)
        if meaning is not None:
            self.definition.show_definition(meaning)

    # -- what is marked ---------------------------------------------------------------------

    @property
    def marks(self) -> tuple[ErrorMark, ...]:
        """The errors that are marked and safe."""
        return self.edits.marks

    @property
    def given(self) -> str:
        """The answer with the errors that is safe."""
        return self.answers.get(self._errors_field, "")

    def ask_errors(self, value: str, *, moves_on: bool = False) -> None:
        """Ask for an answer with the errors.

        Args:
            moves_on: its last error is the current one then.
        """
        if moves_on:
            self._pending = (self._errors_field, value)
        self.ask(self._errors_field, value)

    @property
    def _score_field(self) -> str:
        score = self.settings.score_criterion
        return score if score in self.view.page.criteria else ""

    @property
    def _errors_field(self) -> str:
        return next((f.id for f in self.view.fields if not f.options), "")

    def _name_errors(self) -> None:
        texts = self.settings.texts_of(self.view.page.items[0])
        self.words = ErrorWords(self.settings, self.view.language, texts)

    def _view_of(self, mark: ErrorMark) -> str:
        """The name of the view in which a mark is."""
        return SOURCE_VIEW if mark.where == SOURCE else self.view.page.items[0]

    def _drawn_in(self, text: str) -> list[int]:
        """Numbers, from 0, of the errors that are drawn in a text."""
        marks = enumerate(self.marks)
        return [n for n, m in marks if m.where != NOWHERE and self._view_of(m) == text]

    # -- what is done -----------------------------------------------------------------------

    def _on_chosen(self, text: str, start: int, end: int) -> None:
        where = SOURCE if text == SOURCE_VIEW else TEXT
        if not self.edits.change_words(where, start, end):
            self._add(ErrorMark(where, start, end))

    def _add(self, mark: ErrorMark) -> None:
        self.edits.add(mark)
        self.announce()

    def _mark_missing(self) -> None:
        """Let the next words be what is missing; without a source there are none to be marked."""
        if not self.takes_answers:
            return
        if SOURCE_VIEW not in self.markable():
            self._add(ErrorMark(NOWHERE))
            return
        self.edits.await_words(MISSING)
        self.markers.begin(SOURCE_VIEW)

    def _take_digit(self, digit: int, *, shifted: bool) -> None:
        if self.edits.at_score:
            if digit and self.score.slider.isEnabled() and self.takes_answers:
                self.score.slider.ask_share(digit / TENTHS)
        elif shifted:
            severities = self.settings.severities
            if self.words.asks_severity and 0 < digit <= len(severities):
                self.edits.change(severity=severities[digit - 1].id)
        elif digit == 0:
            self.edits.toggle_none()
        else:
            choices = self.words.choices(self.edits.mark)
            if digit <= len(choices):
                self.edits.choose_category(choices[digit - 1].id)

    def _step(self, by: int) -> None:
        """Go to another error, or to the score behind the last one."""
        count = len(self.marks)
        here = count if self.edits.at_score else self.edits.current or 0
        last = count if self._score_field else count - 1
        there = max(0, min(last, here + by))
        if there == count and self._score_field and by > 0:
            self._go_to_score(focus=True)
        elif count:
            self._go_to(there, focus=True)
        else:
            self.make_current(self.view.fields[0], focus=True)
            self.announce()

    def _go_to(self, n: int, *, focus: bool = False) -> None:
        self.edits.place = (n, False, "")
        mark = self.marks[n]
        views = self.markable()
        if mark.where != NOWHERE and self._view_of(mark) in views:
            views[self._view_of(mark)].show_offset(mark.start)
        self.show_errors()
        if focus:
            self.focus_current()
        self.announce()

    def _why_no_score(self) -> str:
        slider = self.score.slider
        return f"{slider.accessibleName()}. {slider.accessibleDescription()}"

    def _go_to_score(self, *, focus: bool) -> None:
        if not self.edits.at_score:
            self.edits.at_score = True
            self.show_errors()
            self.announce()
        if focus:
            self.focus_current()

    # -- what is drawn ----------------------------------------------------------------------

    def show_errors(self) -> None:
        """Draw the errors as they are now."""
        is_open, marks = self.is_open, self.marks
        spans: dict[str, list[PaintedSpan]] = {}
        for n, mark in enumerate(marks):
            if mark.where != NOWHERE:
                is_current = n == self.edits.current and not self.edits.at_score
                span = self.words.span(n, mark, current=is_current)
                spans.setdefault(self._view_of(mark), []).append(span)
        self.markers.show(spans, self.placement.drawn, enabled=self.takes_answers)
        current = self.edits.mark if not self.edits.at_score else None
        category = current.category if current else ""
        top = category.partition(WITHIN)[0] if WITHIN in category else ""
        self.panel.show_content(
            PanelContent(
                errors=tuple(self.words.row(n, each) for n, each in enumerate(marks)),
                current=None if self.edits.at_score else self.edits.current,
                hint=self._hint() if is_open else "",
                no_errors=self.edits.has_none,
                categories=self.words.choices(current) if is_open else (),
                category=category,
                above=self.words.category_name(top) if is_open else "",
                severities=self.words.severity_choices() if is_open and current else (),
                severity=current.severity if current else "",
                can_undo=self.edits.can_undo,
                enabled=is_open,
            )
        )
        self._show_score()

    def _show_score(self) -> None:
        if self._score_field:
            given = self.answers.get(self._score_field, "")
            self.score.slider.show_answer(int(given) if given else None)
            ready = whole_marks(self.given) is not None
            first = self.tr("first mark the errors, or say that there are none")
            is_open = ready or bool(given)
            asides = ("", "") if is_open else (first, self.tr("errors first"))
            self.score.open(is_open, *asides)

    def _hint(self) -> str:
        if self.markers.is_at_caret:
            return self.tr("← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back")
        if self.edits.awaits == MISSING:
            return self.tr("Drag over the words of the source that are missing from the text.")
        if self.edits.awaits:
            return self.tr("Drag over the words that the error is in.")
        mark = self.edits.mark
        if mark is not None and not mark.is_whole:
            return ""
        if self.marks:
            return self.tr("Mark the next error, or go on.")
        if self.edits.has_none:
            return self.tr("The text has no errors.")
        return self.tr("Drag over the words of an error, in the text or the source.")
