"""One text and its source: errors are marked and described, then the text gets a score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

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
    written,
)
from labeval.study.expected_errors import ANY, expected_marks
from labeval.study.methods.errors import MOST_MARKS, SCORES, Settings
from labeval.study.model.criteria import Criterion
from labeval.study.model.typology import WITHIN, CategoryPart
from labeval.study.pages import Field
from labeval.text.local import LocalText
from labeval.ui.participant.evidence.text_markers import TextMarkers
from labeval.ui.participant.keys import digit_of, is_shifted
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import Click, Drag, RatingPage
from labeval.ui.theme import Theme
from labeval.ui.widgets.answers.error_panel import Choice, ErrorPanel, PanelContent
from labeval.ui.widgets.answers.error_row import ShownError
from labeval.ui.widgets.answers.overall_score import OverallScore
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.definition_panel import Definition
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

DEFINITION_SHARE = 0.3
BELOW_SHARE = 0.5
"""Most of the height that the definition takes above the text, or below a document."""
PANEL_SHARE = 0.3
PANEL_WIDTH = (250, 400)
"""Least and most, in logical pixels at the usual text size."""
TALLEST_COMMENT = 110
TENTHS = 10


class Page(RatingPage):
    """The page of error spans: source, text, the errors next to it, the score below it."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current: int | None = None
        self._at_score = False
        self._awaits = ""
        """Purpose of the next words: what is missing, or other words of the current error."""
        self._undo: tuple[str, list[str]] = ("", [])
        """A page, and its errors as they were before each change."""
        self.panel = ErrorPanel(self)
        self.score = OverallScore(SCORES[0], SCORES[-1], self)
        self.markers = TextMarkers(self, self.markable)
        self.markers.chosen.connect(self._on_chosen)
        self.markers.pointed.connect(lambda text, n: self._go_to(self._drawn_in(text)[n]))
        self.markers.removal_asked.connect(lambda text, n: self._remove(self._drawn_in(text)[n]))
        self.markers.left.connect(self.focus_current)
        self.markers.caret_changed.connect(self._show_errors)
        self.panel.row_chosen.connect(lambda n: self._go_to(n, focus=True))
        self.panel.removal_asked.connect(self._remove)
        self.panel.category_chosen.connect(self._choose_category)
        self.panel.severity_chosen.connect(lambda id: self._change(severity=id))
        self.panel.level_left.connect(lambda: self._change(category=""))
        self.panel.no_errors_asked.connect(self._say_none)
        self.panel.missing_asked.connect(self._mark_missing)
        self.panel.other_words_asked.connect(lambda: self._await("other words"))
        self.panel.undo_asked.connect(self._take_back)
        self.score.slider.chosen.connect(lambda value: self.ask(self._score_field, str(value)))
        self.score.slider.focused.connect(lambda: self._go_to_score(focus=False))

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        assert isinstance(self.view.settings, Settings)
        return self.view.settings

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        self.make_frames(ReadingFrame, 1)
        self._current, self._at_score, self._awaits = None, False, ""
        tops = self._top_choices()
        parts = [self._part_choices(c.id) for c in self.settings.categories if c.parts]
        self.panel.keep_room_for([tops, *parts] if self._asks_category else [])
        self.score.setVisible(bool(self._score_field))
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        self._pending = ("", "")
        self._current, self._at_score, self._awaits = None, False, ""
        if self._undo[0] != self.view.page.id:
            self._undo = (self.view.page.id, [])
        if self._score_field:
            criterion = next(c for c in self.view.criteria if c.id == self._score_field)
            labels = {point: self._local(text) for point, text in criterion.anchors.items()}
            self.score.set_words(self.wording(criterion), labels)
            self.score.slider.setAccessibleName(self.name(criterion))

    def lay_out(self, rect: QRect) -> None:
        self.definition.set_wide(not self.document.used)
        if not self.document.used:
            strip = self._definition_height(rect.width(), round(rect.height() * DEFINITION_SHARE))
            self.definition.place(rect.x(), rect.y(), rect.width(), strip)
            rect = rect.adjusted(0, strip + GAP, 0, 0)
        for labels, wide in ((True, True), (False, True), (False, False)):
            self.score.show_labels(labels)
            self._lay_out_below(rect, wide_score=wide)
            if self.controls_fit:
                break
        self.controls_fit &= self.document.used or self.definition.fits
        (text,) = self.view.texts
        (frame,) = self.frames
        room = frame.geometry()
        px = self.largest_size(
            lambda size: frame.height_for(text, room.width(), size) <= room.height()
        )
        self.texts.fill(px)
        self._show_errors()

    def lay_out_below_document(self, column: QRect) -> int:
        """Place the definition below the source, where there is more room than above the text."""
        height = self._definition_height(column.width(), round(column.height() * BELOW_SHARE))
        self.controls_fit &= self.definition.fits
        self.definition.place(column.x(), column.bottom() - height + 1, column.width(), height)
        return height + GAP

    def _definition_height(self, width: int, most: int) -> int:
        return self.definition.height_for(self.definitions(), width, most)

    def _lay_out_below(self, rect: QRect, *, wide_score: bool) -> None:
        """Text, errors, comment and score in what the definition has left.

        Args:
            wide_score: the score is below text and errors, and not below the text alone.
        """
        least, most = (self.drawn.px(width) for width in PANEL_WIDTH)
        width = max(least, min(most, round(self.width() * PANEL_SHARE)))
        room = rect.adjusted(0, 0, -width - GAP, 0)
        side = QRect(rect.right() - width + 1, rect.y(), width, rect.height())
        if self._score_field:
            below = rect if wide_score else room
            height = self.score.height_for(below.width())
            self.score.setGeometry(below.x(), rect.bottom() - height + 1, below.width(), height)
            room.setBottom(rect.bottom() - height - GAP)
            if wide_score:
                side.setBottom(rect.bottom() - height - GAP)
        panel = side.height()
        if self.view.settings.comment.ask:
            panel = self._lay_out_comment(side, room)
        self.panel.setGeometry(side.x(), side.y(), width, panel)
        self.frames[0].setGeometry(room)
        self.controls_fit = self.panel.least_height(width) <= panel

    def _lay_out_comment(self, side: QRect, room: QRect) -> int:
        """Put the comment below the errors, or below the text; the height left for the errors."""
        spare = side.height() - self.panel.height_for(side.width()) - GAP
        least = self.comment.least_height(side.width())
        if spare >= least:
            height = min(spare, self.drawn.px(TALLEST_COMMENT))
            self.comment.setGeometry(side.x(), side.bottom() - height + 1, side.width(), height)
            return side.height() - height - GAP
        height = self.comment.least_height(room.width())
        self.comment.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
        room.setBottom(room.bottom() - height - GAP)
        return side.height()

    def show_answers(self) -> None:
        if self.moves_on():
            self._current, self._at_score = len(self.marks) - 1, False
        if self._current is not None and self._current >= len(self.marks):
            self._current = len(self.marks) - 1 if self.marks else None
        if self._current is None and self.marks and not self._at_score:
            self._current = self._first_open_mark()
        self._show_errors()
        self.show_explanation()

    def theme_controls(self, theme: Theme) -> None:
        self.panel.set_theme(theme)
        self.score.set_theme(theme)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        for part in (self.panel, self.score):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)
        if self._shown is not None and self.frames:
            self._show_errors()

    def make_current(self, field: Field, *, focus: bool) -> None:
        if field.id == self._score_field:
            self._go_to_score(focus=focus)
            return
        self._at_score = False
        self._current = self._first_open_mark() if self.marks else None
        self._show_errors()
        if focus:
            self.focus_current()

    def place(self) -> tuple[int | None, bool, str]:
        return self._current, self._at_score, self._awaits

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, tuple)
        self._current, self._at_score, self._awaits = place
        self._show_errors()

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        if self._at_score:
            target: QWidget = self.score.slider
        elif self._current is not None:
            target = self.panel.row(self._current)
        else:
            target = self.panel.no_errors
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self._score_field if self._at_score else self._errors_field

    def value_label(self, field: Field, value: str) -> str:
        if field.options:
            return value
        texts = self.settings.texts_of(self.view.page.items[0])
        marks = marks_of(value) or expected_marks(value, texts) or ()
        return "; ".join(map(self._in_words, marks)) or self.tr("no errors")

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
        if digit is not None:
            self._take_digit(digit, shifted=is_shifted(event))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if self._at_score and self.score.slider.isEnabled() and self.takes_answers:
                self.score.slider.nudge(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_M:
            mark = self._mark
            place = (self._view_of(mark), mark.end) if mark is not None else (None, None)
            self.markers.begin(place[0], near=place[1])
        elif key == Qt.Key.Key_G:
            self._mark_missing()
        elif key == Qt.Key.Key_W and self._mark is not None:
            self._await("other words")
        elif key == Qt.Key.Key_U:
            self._take_back()
        elif key == Qt.Key.Key_O and self._score_field:
            self._go_to_score(focus=True)
        elif key == Qt.Key.Key_Backspace and self._mark is not None and not self._at_score:
            self._change(category="")
        elif key == Qt.Key.Key_Delete and self._current is not None and not self._at_score:
            self._remove(self._current)
        elif key == Qt.Key.Key_Escape and self._awaits:
            self._await("")
        else:
            return False
        return True

    def key_hints(self) -> list[KeyHint]:
        hints: list[KeyHint] = [(["M"], self.tr("mark words"))]
        if self._asks_category:
            most = max(len(self.settings.categories), *self._parts_counts())
            hints.append(([f"1–{min(9, most)}"], self.tr("category")))
        if self._asks_severity:
            hints.append((["Shift", f"1–{len(self.settings.severities)}"], self.tr("severity")))
        hints.append((["↑", "↓"], self.tr("error")))
        if self._score_field:
            hints.append((["O"], self.tr("score")))
        return [*hints, *self.common_hints()]

    def definitions(self) -> list[Definition]:
        return [*super().definitions(), *map(self._definition_of, self._described_types())]

    def points_of(self, criterion: Criterion) -> tuple[tuple[str, str], ...]:
        if criterion.id != self._score_field:
            return ()
        return tuple((str(point), self._local(text)) for point, text in criterion.anchors.items())

    def show_explanation(self) -> None:
        super().show_explanation()
        mark = self._mark
        if self.view.feedback or self._at_score or mark is None:
            return
        top = mark.category.rstrip(WITHIN)
        described = dict(self._described_types())
        if top in described:
            self.definition.show_definition(self._definition_of((top, described[top])))

    # -- what is marked ---------------------------------------------------------------------

    @property
    def marks(self) -> tuple[ErrorMark, ...]:
        """The errors that are marked and safe."""
        return marks_of(self.answers.get(self._errors_field, "")) or ()

    @property
    def _mark(self) -> ErrorMark | None:
        """The current error."""
        return self.marks[self._current] if self._current is not None else None

    @property
    def _score_field(self) -> str:
        score = self.settings.score_criterion
        return score if score in self.view.page.criteria else ""

    @property
    def _errors_field(self) -> str:
        return next((f.id for f in self.view.fields if not f.options), "")

    @property
    def _asks_category(self) -> bool:
        return len(self.settings.types) > 1

    @property
    def _asks_severity(self) -> bool:
        return len(self.settings.severities) > 1

    def _view_of(self, mark: ErrorMark) -> str:
        """The name of the view in which a mark is."""
        return SOURCE_VIEW if mark.where == SOURCE else self.view.page.items[0]

    def _drawn_in(self, text: str) -> list[int]:
        """Numbers, from 0, of the errors that are drawn in a text."""
        marks = enumerate(self.marks)
        return [n for n, m in marks if m.where != NOWHERE and self._view_of(m) == text]

    def _first_open_mark(self) -> int:
        waiting = (n for n, mark in enumerate(self.marks) if not mark.is_whole)
        return next(waiting, len(self.marks) - 1)

    # -- what is done -----------------------------------------------------------------------

    def _on_chosen(self, text: str, start: int, end: int) -> None:
        where = SOURCE if text == SOURCE_VIEW else TEXT
        mark = self._mark
        if self._awaits == "other words" and mark is not None:
            self._awaits = ""
            self._change(where=where, start=start, end=end)
            return
        self._add(ErrorMark(where, start, end))

    def _add(self, mark: ErrorMark) -> None:
        """Ask for one more error, which then is the current one."""
        self._awaits = ""
        marks = (*self.marks, self.settings.weighed(mark))
        if len(marks) <= MOST_MARKS and marks[-1] not in self.marks:
            self._pending = (self._errors_field, written(marks))
            self._ask(marks)
        self._show_errors()
        self.announce()

    def _change(self, **changes: object) -> None:
        """Ask for another description, or other words, of the current error."""
        mark, marks = self._mark, list(self.marks)
        if mark is None or self._current is None or self._at_score:
            return
        changed = self.settings.weighed(replace(mark, **changes))  # type: ignore[arg-type]
        if changed not in marks:
            marks[self._current] = changed
            self._ask(marks)

    def _choose_category(self, id: str) -> None:
        has_parts = any(c.id == id and c.parts for c in self.settings.categories)
        self._change(category=id + WITHIN if has_parts else id)

    def _remove(self, n: int) -> None:
        marks = list(self.marks)
        del marks[n]
        if self._current is not None and self._current > n:
            self._current -= 1
        self._ask(marks)

    def _say_none(self) -> None:
        if not self.marks:
            is_given = self.answers.get(self._errors_field) == NO_ERRORS
            self._ask_value("" if is_given else NO_ERRORS)

    def _mark_missing(self) -> None:
        """Let the next words be what is missing; without a source there are none to be marked."""
        if not self.takes_answers:
            return
        if SOURCE_VIEW not in self.markable():
            self._add(ErrorMark(NOWHERE))
            return
        self._await("missing")
        self.markers.begin(SOURCE_VIEW)

    def _await(self, what: str) -> None:
        self._awaits = what if self.takes_answers else ""
        self._show_errors()

    def _ask(self, marks: Sequence[ErrorMark]) -> None:
        self._ask_value(written(marks))

    def _ask_value(self, value: str) -> None:
        before = self.answers.get(self._errors_field, "")
        if not self.takes_answers or value == before:
            return
        self.ask(self._errors_field, value)
        if self.answers.get(self._errors_field, "") == value:
            self._undo[1].append(before)
            self._show_errors()

    def _take_back(self) -> None:
        """Go back to the errors as they were before the last change."""
        if not self.takes_answers or not self._undo[1]:
            return
        before = self._undo[1].pop()
        self.ask(self._errors_field, before)
        self._show_errors()

    def _take_digit(self, digit: int, *, shifted: bool) -> None:
        if self._at_score:
            if digit and self.score.slider.isEnabled() and self.takes_answers:
                self.score.slider.ask_share(digit / TENTHS)
        elif shifted:
            severities = self.settings.severities
            if self._asks_severity and 0 < digit <= len(severities):
                self._change(severity=severities[digit - 1].id)
        elif digit == 0:
            self._say_none()
        else:
            choices = self._choices()
            if digit <= len(choices):
                self._choose_category(choices[digit - 1].id)

    def _step(self, by: int) -> None:
        """Go to another error, or to the score behind the last one."""
        count = len(self.marks)
        here = count if self._at_score else self._current if self._current is not None else 0
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
        self._current, self._at_score, self._awaits = n, False, ""
        mark = self.marks[n]
        views = self.markable()
        if mark.where != NOWHERE and self._view_of(mark) in views:
            views[self._view_of(mark)].show_offset(mark.start)
        self._show_errors()
        if focus:
            self.focus_current()
        self.announce()

    def _go_to_score(self, *, focus: bool) -> None:
        if not self._at_score:
            self._at_score = True
            self._show_errors()
            self.announce()
        if focus:
            self.focus_current()

    # -- what is drawn ----------------------------------------------------------------------

    def _show_errors(self) -> None:
        takes, marks = self.takes_answers, self.marks
        spans: dict[str, list[PaintedSpan]] = {}
        for n, mark in enumerate(marks):
            if mark.where != NOWHERE:
                spans.setdefault(self._view_of(mark), []).append(self._painted(n, mark))
        self.markers.show(spans, self.drawn, enabled=takes)
        current = self._mark if not self._at_score else None
        category = current.category if current else ""
        top = category.partition(WITHIN)[0] if WITHIN in category else ""
        names = {c.id: self._local(c.name) for c in self.settings.categories}
        self.panel.show_content(
            PanelContent(
                errors=tuple(self._shown_error(n, each) for n, each in enumerate(marks)),
                current=None if self._at_score else self._current,
                hint=self._hint() if takes else "",
                no_errors=self.answers.get(self._errors_field) == NO_ERRORS,
                categories=self._choices() if takes else (),
                category=category,
                above=names[top] if top and takes else "",
                severities=self._severity_choices() if takes and current else (),
                severity=current.severity if current else "",
                can_undo=bool(self._undo[1]),
                enabled=takes,
            )
        )
        self._show_score()

    def _show_score(self) -> None:
        if self._score_field:
            given = self.answers.get(self._score_field, "")
            self.score.slider.show_answer(int(given) if given else None)
            ready = whole_marks(self.answers.get(self._errors_field, "")) is not None
            first = self.tr("first mark the errors, or say that there are none")
            self.score.open(ready or bool(given), "" if ready or given else first)

    def _painted(self, n: int, mark: ErrorMark) -> PaintedSpan:
        is_current = n == self._current and not self._at_score
        dashed = mark.severity != self._heaviest()
        number = str(n + 1)
        return PaintedSpan(
            *(mark.start, mark.end, self._tone(mark)),
            strong=is_current,
            dashed=dashed,
            number=number,
        )

    def _shown_error(self, n: int, mark: ErrorMark) -> ShownError:
        text = self.settings.texts_of(self.view.page.items[0]).get(mark.where, "")
        quote = " ".join(text[mark.start : mark.end].split())
        place = self.tr("“{quote}”").format(quote=quote) if quote else self.tr("missing")
        if mark.where == SOURCE:
            place = self.tr("in the source: “{quote}”").format(quote=quote)
        name = self._type_name(mark.category) or self.tr("What is it?")
        severity = self._severity_name(mark.severity) if self._asks_severity else ""
        return ShownError(str(n + 1), name, severity, self._tone(mark), place)

    def _heaviest(self) -> str:
        return max(self.settings.severities, key=lambda severity: severity.weight).id

    def _tone(self, mark: ErrorMark) -> str:
        """The colour of an error: by how bad it is, and another one while that is open."""
        if not mark.is_whole:
            return "accent"
        if mark.severity == self._heaviest():
            return "bad"
        return "note_text" if mark.weight else "soft_text"

    def _hint(self) -> str:
        if self.markers.is_at_caret:
            return self.tr("← → word, Shift: more words, Enter: mark, Tab: next text, Esc: back")
        if self._awaits == "missing":
            return self.tr("Drag over the words of the source that are missing from the text.")
        if self._awaits:
            return self.tr("Drag over the words that the error is in.")
        mark = self._mark
        if mark is not None and not mark.is_whole:
            return ""
        if self.marks:
            return self.tr("Mark the next error, or go on.")
        if self.answers.get(self._errors_field) == NO_ERRORS:
            return self.tr("The text has no errors.")
        return self.tr("Drag over the words of an error, in the text or the source.")

    # -- words ------------------------------------------------------------------------------

    def _local(self, text: LocalText) -> str:
        return text.in_language(self.view.language)

    def _choices(self) -> tuple[Choice, ...]:
        """The categories that the current error can be given now."""
        mark = self._mark if not self._at_score else None
        if mark is None or not self._asks_category:
            return ()
        if WITHIN in mark.category:
            return self._part_choices(mark.category.partition(WITHIN)[0])
        return self._top_choices()

    def _top_choices(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(c.id, str(n), self._local(c.name), leads_on=bool(c.parts))
            for n, c in enumerate(self.settings.categories, start=1)
        )

    def _part_choices(self, top: str) -> tuple[Choice, ...]:
        category = next(c for c in self.settings.categories if c.id == top)
        return tuple(
            Choice(f"{top}{WITHIN}{part.id}", str(n), self._local(part.name))
            for n, part in enumerate(category.parts, start=1)
        )

    def _parts_counts(self) -> list[int]:
        return [len(c.parts) for c in self.settings.categories]

    def _severity_choices(self) -> tuple[Choice, ...]:
        if not self._asks_severity:
            return ()
        return tuple(
            Choice(s.id, f"⇧{n}", self._local(s.name))
            for n, s in enumerate(self.settings.severities, start=1)
        )

    def _type_name(self, category: str) -> str:
        names: Mapping[str, CategoryPart] = dict(self._all_types())
        found = names.get(category.rstrip(WITHIN))
        return self._local(found.name) if found is not None else category.replace(ANY, "")

    def _severity_name(self, severity: str) -> str:
        named = {s.id: self._local(s.name) for s in self.settings.severities}
        return named.get(severity, "")

    def _in_words(self, mark: ErrorMark) -> str:
        shown = self._shown_error(0, mark)
        parts = (self._type_name(mark.category), self._severity_name(mark.severity))
        return " ".join((shown.quote, ", ".join(part for part in parts if part))).strip()

    def _all_types(self) -> list[tuple[str, CategoryPart]]:
        tops = [(c.id, c) for c in self.settings.categories]
        return [*tops, *self.settings.types.items()]

    def _described_types(self) -> list[tuple[str, CategoryPart]]:
        """Categories and their parts that have a definition, by the category as it is stored."""
        return [(name, part) for name, part in self._all_types() if part.definition is not None]

    def _definition_of(self, described: tuple[str, CategoryPart]) -> Definition:
        """A category's meaning, with those of the severities."""
        name, part = described
        points = tuple(
            (self._local(s.name), self._local(s.definition))
            for s in self.settings.severities
            if s.definition is not None
        )
        assert part.definition is not None
        return Definition(self._type_name(name), self._local(part.definition), points=points)
