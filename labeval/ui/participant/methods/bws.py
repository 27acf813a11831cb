"""Several texts, one criterion: which is the best, and which the worst.

Texts of which only a line or two would be in view are one at a time below tabs.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.methods.bws import BEST, WORST
from labeval.study.pages import Field
from labeval.ui.mirroring import put
from labeval.ui.participant.keys import digit_of, is_shifted
from labeval.ui.participant.pages.arrangement import TextArrangement, column_widths
from labeval.ui.participant.pages.candidate_texts import size_alone
from labeval.ui.participant.pages.candidates_page import TAB_GAP, CandidatesPage
from labeval.ui.participant.pages.explanations import reminder_of
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP, LEAST_LINES
from labeval.ui.widgets.answers.choice_frame import ChoiceFrame
from labeval.ui.widgets.basics.lettering import line_height
from labeval.ui.widgets.basics.link_button import LinkButton

ENDS = (BEST, WORST)
SOURCE_SIZES = (13,)
"""One step smaller than elsewhere: the room goes to the texts."""
DEFINITION_SHARE = 0.3
WIDE_SCREEN = 1600
SHARES = (0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62)
"""Widths of the left of two columns, tried in this order until the texts fit."""


class Page(CandidatesPage):
    """The BWS page."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current_cell = (0, 0)
        self._comment_open = False
        self.reference.source_sizes = SOURCE_SIZES
        self._comment_link = LinkButton(parent=self.definition, role="note_text")
        self._comment_link.clicked.connect(self.open_comment)

    def accessible_parts(self) -> list[QWidget]:
        return [self.reference, self.document, self.definition, self.tabs, *self.texts.frames]

    @property
    def current_candidate(self) -> int:
        return self._current_cell[0]

    def candidate_name(self, n: int) -> str:
        return self.tr("Text {number}").format(number=n + 1)

    def go_to_candidate(self, n: int, *, focus: bool) -> None:
        self._current_cell = (n, self._current_cell[1])
        self._rove()
        if focus:
            self.focus_current()

    def bring_into_view(self, field: Field, value: str) -> None:
        self.go_to_candidate(self.view.page.items.index(value), focus=True)

    def show_candidate(self) -> None:
        for n, frame in enumerate(self.texts.frames):
            frame.setVisible(not self.texts.are_apart or n == self.current_candidate)
        self.tabs.set_current(self.current_candidate if self.texts.are_apart else -1)
        self.texts.report()

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        if not self.texts.has_frames(ChoiceFrame, len(self.view.items)):
            self._make_frames()  # not for another criterion, which may be asked on each page
        names = {BEST: self.tr("Best"), WORST: self.tr("Worst")}
        for n, frame in enumerate(self._choice_frames()):
            frame.set_choices(n + 1, names[BEST], names[WORST])
        self._comment_link.setVisible(self.view.settings.comment.ask)
        self._current_cell = (0, 0)
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        self._comment_open = self._pinned()
        for n, frame in enumerate(self._choice_frames()):
            text = self.candidate_name(n)
            frame.setAccessibleName(text)
            frame.view.setAccessibleName(text)
            spoken = self.tr("{criterion}: {text} is best"), self.tr("{criterion}: {text} is worst")
            name = self.view.name_of(self.view.criteria[0])
            for button, says in zip(frame.buttons, spoken, strict=True):
                button.setAccessibleName(says.format(criterion=name, text=text))

    def lay_out(self, rect: QRect) -> None:
        """With question and reminder in the strip, unless a text needs their lines to be whole."""
        for question, reminder in ((True, True), (False, True), (False, False)):
            self.explanation.explain(self.view, self.points_of, with_question=question)
            self._reminder_words = reminder_of(self.view) if reminder else ""
            self._lay_out_with_strip(QRect(rect))
            if self.texts.are_apart or not self.texts.overflowing():
                break
        self.show_explanation()

    def _lay_out_with_strip(self, rect: QRect) -> None:
        self._name_comment_link()
        link = self._comment_link
        link.adjustSize()
        self.definition.corner = (link.width() + GAP) * self.view.settings.comment.ask
        self.definition.set_foot(link.height() if self._reminder_words else 0)
        most = round(rect.height() * DEFINITION_SHARE)
        height = self.definition.height_for(self.definitions(), rect.width(), most)
        self.definition.place(rect.x(), rect.y(), rect.width(), height)
        x, y = rect.width() - 6 - link.width(), height - link.height() - 4
        put(link, x, y, link.width(), link.height())
        self.controls_fit = self.definition.has_room
        rect = rect.adjusted(0, height + GAP, 0, 0)
        self.comment.setVisible(self._comment_open)
        if self._comment_open:
            room = self.comment.least_height(rect.width())
            self.comment.setGeometry(rect.x(), rect.y(), rect.width(), room)
            rect.adjust(0, room + GAP, 0, 0)
        if self.controls_fit or not self.placement.tries_more:
            self._lay_out_texts(rect)

    def show_answers(self) -> None:
        states = []
        for frame, item in zip(self._choice_frames(), self.view.items, strict=True):
            chosen = tuple(self.answers.get(end) == item.id for end in ENDS)
            frame.set_chosen(chosen)
            words = [b.text() for b, is_it in zip(frame.buttons, chosen, strict=True) if is_it]
            states.append("".join(words))
        if self.texts.are_apart:
            self.tabs.set_states(states)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        for frame in self._choice_frames():
            for button in frame.buttons:
                button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def make_current(self, field: Field, *, focus: bool) -> None:
        self._current_cell = (0, ENDS.index(field.id))
        self._rove()
        if focus:
            self.focus_current()

    def place(self) -> tuple[int, int]:
        return self._current_cell

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, tuple)
        self._current_cell = place
        self._rove()

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        self._close_comment()
        frame, end = self._current_cell
        button = self._choice_frames()[frame].buttons[end]
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def field_label(self, field: Field) -> str:
        return {BEST: self.tr("best:"), WORST: self.tr("worst:")}[field.id]

    def value_label(self, field: Field, value: str) -> str:
        if value not in field.options:
            return "–"
        return self.tr("text {number}").format(number=field.options.index(value) + 1)

    def open_comment(self) -> None:
        if self.view.settings.comment.ask and not self._comment_open:
            self._comment_open = True
            self._lay_out()
        super().open_comment()

    def control(self, field: str, value: str) -> QWidget | None:
        items = self.view.page.items
        if field not in ENDS or value not in items:
            return None
        return self._choice_frames()[items.index(value)].buttons[ENDS.index(field)]

    def on_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if digit is not None:
            if 0 < digit <= len(self.view.items):
                self._choose(digit - 1, int(is_shifted(event)))
            return True
        ways = {
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is not None:
            self._go(-way[0] if self.isRightToLeft() else way[0], way[1])
        return way is not None

    def key_hints(self) -> list[KeyHint]:
        keys = f"1–{len(self.view.items)}"
        return [
            ([keys], self.tr("best")),
            (["Shift", keys], self.tr("worst")),
            *([(["←", "→"], self.tr("text"))] if self.texts.are_apart else []),
            *self.keys.hints(),
        ]

    # -- the texts --------------------------------------------------------------------------

    def _make_frames(self) -> None:
        names = [self.candidate_name(n) for n in range(len(self.view.items))]
        self.tabs.set_names(names, self.placement.drawn)
        self.texts.make_frames(ChoiceFrame, len(names), self.placement.drawn)
        for n, frame in enumerate(self._choice_frames()):
            for index, button in enumerate(frame.buttons):
                button.clicked.connect(lambda _=False, n=n, i=index: self._on_clicked(n, i))
                button.focused.connect(lambda n=n, i=index: self._on_focused(n, i))

    def _choice_frames(self) -> list[ChoiceFrame]:
        return [frame for frame in self.texts.frames if isinstance(frame, ChoiceFrame)]

    def _column_count(self) -> int:
        """Two columns, whose rows give each text the height it needs; on a wide screen two rows.

        Three texts are below each other, or next to each other on a wide screen.
        """
        if self.texts.are_apart:
            return len(self.texts.frames)  # the tabs are one row
        count, wide = len(self.texts.frames), self.width() >= WIDE_SCREEN
        if count == 3:
            return 3 if wide else 1
        return -(-count // 2) if wide else 2

    def _lay_out_texts(self, rect: QRect) -> None:
        """All texts at once, unless that is a line or two of each and they may be in parts."""
        self.texts.are_apart = False
        frames, columns = self._choice_frames(), self._column_count()
        rows = -(-len(frames) // columns)
        for frame in frames:
            frame.choose_side(columns, (rect.height() - GAP * (rows - 1)) // rows)
        px = self.placement.largest_size(lambda size: self._arranged(rect, size) is not None)
        arrangement = self._arranged(rect, px) or self._rows_at(rect, SHARES[0], px)
        lowest = frames[0].room_for_parts(min(arrangement.heights))
        low = not arrangement.whole and lowest < LEAST_LINES * line_height(px)
        self.texts.are_apart = low and self.placement.may_group
        if self.texts.are_apart:
            self._lay_out_apart(rect)
        else:
            for n, frame in enumerate(frames):
                frame.setGeometry(arrangement.rect(n, rect.topLeft()))
                frame.place_buttons()
            self.texts.fill(px)
        self.controls_fit &= all(frame.height() >= frame.least_height for frame in frames)
        self.tabs.setVisible(self.texts.are_apart)
        self._rove()
        self.show_candidate()

    def _lay_out_apart(self, rect: QRect) -> None:
        """One text at a time below tabs."""
        below = self.tabs.place(rect.x(), rect.y(), rect.width()) + TAB_GAP
        room, frames = rect.adjusted(0, below, 0, 0), self._choice_frames()
        for frame in frames:
            frame.choose_side(1, room.height())
            frame.setGeometry(room)
            frame.place_buttons()
        sizes = self.placement.text_sizes_of(1)
        in_parts = self.placement.paged_size_of(1)
        self.texts.fill(size_alone(frames, self.view.texts, room, sizes, in_parts))

    def _arranged(self, rect: QRect, px: int) -> TextArrangement | None:
        """Columns and rows in which all texts are whole at ``px``, if there are any."""
        for share in SHARES if self._column_count() == 2 else SHARES[:1]:
            found = self._rows_at(rect, share, px)
            if found.whole:
                return found
        return None

    def _rows_at(self, rect: QRect, share: float, px: int) -> TextArrangement:
        """The arrangement with the left of two columns at ``share`` of the width."""
        columns = self._column_count()
        widths = column_widths(rect.width(), columns, GAP, share)
        heights = [
            frame.height_for(text, widths[n % columns], px)
            for n, (frame, text) in enumerate(zip(self.texts.frames, self.view.texts, strict=True))
        ]
        needs = [max(heights[n : n + columns]) for n in range(0, len(heights), columns)]
        return TextArrangement.of(widths, needs, rect.height(), GAP)

    # -- choosing ---------------------------------------------------------------------------

    def _choose(self, text: int, end: int) -> None:
        self._current_cell = (text, end)
        self._rove()
        self._choice_frames()[text].buttons[end].setFocus(Qt.FocusReason.OtherFocusReason)
        self.ask(ENDS[end], self.view.items[text].id)

    def _go(self, across: int, down: int) -> None:
        """Go to the next button across or down; best is above or before worst."""
        columns, (text, end) = self._column_count(), self._current_cell
        next_to_text = self._choice_frames()[0].buttons_in_a_row
        if next_to_text and across:
            place = 2 * text + end + across
            text, end = place // 2, place % 2
        elif next_to_text:
            text += down * columns
        elif across:
            text += across
        else:
            place = (text // columns) * 2 + end + down
            text, end = (place // 2) * columns + text % columns, place % 2
        if 0 <= text < len(self.texts.frames):
            self._current_cell = (text, end)
            self._rove()
            self.focus_current()

    def _rove(self) -> None:
        """Only the current button is a stop for Tab; its text is in view."""
        if self.texts.are_apart:
            self.show_candidate()
        for n, frame in enumerate(self._choice_frames()):
            for end, button in enumerate(frame.buttons):
                here = (n, end) == self._current_cell
                policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(policy)

    def _on_clicked(self, text: int, end: int) -> None:
        self._choose(text, end)

    def _on_focused(self, text: int, end: int) -> None:
        self._current_cell = (text, end)
        self._rove()

    # -- the comment ------------------------------------------------------------------------

    def _pinned(self) -> bool:
        """True if the comment is open on every page."""
        comment = self.view.settings.comment
        return comment.ask and comment.mandatory

    def _close_comment(self) -> None:
        if self._comment_open and not self._pinned():
            self._comment_open = False
            self._lay_out()

    def _name_comment_link(self) -> None:
        """The link says that there is a comment, or in the reminder's words that one is welcome."""
        if self.comment.comment.strip():
            words = self.tr("Comment ✓")
        elif reminder_of(self.view) and not self._reminder_words:
            words = self.tr("Please comment")
        else:
            words = self._reminder_words or self.tr("Comment")
        self._comment_link.setText(words)
