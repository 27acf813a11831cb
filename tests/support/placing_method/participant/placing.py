"""Several texts, one criterion: a rank for each text."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.pages import Field
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.pages.arrangement import TextArrangement, column_widths
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.texts.reading_frame import PAD_X, PAD_Y, ReadingFrame

DEFINITION_SHARE = 0.3


class RankFrame(ReadingFrame):
    """A text with a button for each rank below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[OptionButton] = []

    def set_ranks(self, count: int) -> None:
        """Make the buttons."""
        self.buttons = [OptionButton(str(n + 1), self) for n in range(count)]
        for button in self.buttons:
            button.set_theme(self._theme)
            button.show()
        self.set_foot(self.buttons[0].sizeHint().height() + 4)

    def place_buttons(self) -> None:
        """Put the buttons in a row at the foot."""
        size = self.buttons[0].sizeHint()
        y = self.height() - PAD_Y - size.height()
        for n, button in enumerate(self.buttons):
            button.setGeometry(PAD_X + n * (size.width() + 6), y, size.width(), size.height())


class Page(RatingPage):
    """The page of placing."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current_cell = (0, 0)

    def build(self) -> None:
        count = len(self.view.items)
        self.texts.make_frames(RankFrame, count, self.placement.drawn)
        for n, frame in enumerate(self._rank_frames()):
            frame.set_ranks(count)
            for rank, button in enumerate(frame.buttons):
                button.clicked.connect(lambda _=False, n=n, rank=rank: self._choose(n, rank))
        self._current_cell = (0, 0)

    def show_texts(self) -> None:
        for n, frame in enumerate(self._rank_frames()):
            frame.set_label(self.tr("Text {number}").format(number=n + 1))
            for rank, button in enumerate(frame.buttons):
                button.setAccessibleName(f"{n + 1}: {rank + 1}")

    def lay_out(self, rect: QRect) -> None:
        most = round(rect.height() * DEFINITION_SHARE)
        height = self.definition.height_for(self.definitions(), rect.width(), most)
        self.definition.place(rect.x(), rect.y(), rect.width(), height)
        self.controls_fit = True
        rect = rect.adjusted(0, height + GAP, 0, 0)
        if self.view.settings.comment.ask:
            room = self.comment.least_height(rect.width())
            self.comment.setGeometry(rect.x(), rect.bottom() - room, rect.width(), room)
            rect.adjust(0, 0, 0, -room - GAP)
        px = self.placement.largest_size(lambda size: self._arranged(rect, size).whole)
        arrangement = self._arranged(rect, px)
        for n, frame in enumerate(self._rank_frames()):
            frame.setGeometry(arrangement.rect(n, rect.topLeft()))
            frame.place_buttons()
        self.texts.fill(px)

    def show_answers(self) -> None:
        for frame, item in zip(self._rank_frames(), self.view.items, strict=True):
            for button, field in zip(frame.buttons, self.view.fields, strict=True):
                button.show_chosen(self.answers.get(field.id) == item.id)

    def make_current(self, field: Field, *, focus: bool) -> None:
        ranks = [known.id for known in self.view.fields]
        self._current_cell = (self._current_cell[0], ranks.index(field.id))
        if focus:
            self.focus_current()

    def place(self) -> tuple[int, int]:
        return self._current_cell

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, tuple)
        self._current_cell = place

    def focus_current(self) -> None:
        text, rank = self._current_cell
        self._rank_frames()[text].buttons[rank].setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def field_label(self, field: Field) -> str:
        return f"{[known.id for known in self.view.fields].index(field.id) + 1}:"

    def value_label(self, field: Field, value: str) -> str:
        if value not in field.options:
            return "–"
        return self.tr("text {number}").format(number=field.options.index(value) + 1)

    def control(self, field: str, value: str) -> QWidget | None:
        ranks, items = [known.id for known in self.view.fields], self.view.page.items
        if field not in ranks or value not in items:
            return None
        return self._rank_frames()[items.index(value)].buttons[ranks.index(field)]

    def on_key(self, event: QKeyEvent) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step, digit = steps.get(Qt.Key(event.key())), digit_of(event)
        if step is not None:
            self._current_cell = (
                (self._current_cell[0] + step) % len(self.texts.frames),
                self._current_cell[1],
            )
            self.focus_current()
        elif digit is not None and 0 < digit <= len(self.texts.frames):
            self._choose(self._current_cell[0], digit - 1)
        return step is not None or digit is not None

    def key_hints(self) -> list[KeyHint]:
        keys = f"1–{len(self.view.items)}"
        return [(["←", "→"], self.tr("text")), ([keys], self.tr("rank")), *self.keys.hints()]

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        for button in (b for frame in self._rank_frames() for b in frame.buttons):
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def _rank_frames(self) -> list[RankFrame]:
        return [frame for frame in self.texts.frames if isinstance(frame, RankFrame)]

    def _choose(self, text: int, rank: int) -> None:
        self._current_cell = (text, rank)
        self.focus_current()
        self.ask(self.view.fields[rank].id, self.view.items[text].id)

    def _arranged(self, rect: QRect, px: int) -> TextArrangement:
        columns = len(self.texts.frames) if len(self.texts.frames) < 4 else 2
        widths = column_widths(rect.width(), columns, GAP, 0.5)
        heights = [
            frame.height_for(text, widths[n % columns], px)
            for n, (frame, text) in enumerate(zip(self.texts.frames, self.view.texts, strict=True))
        ]
        needs = [max(heights[n : n + columns]) for n in range(0, len(heights), columns)]
        return TextArrangement.of(widths, needs, rect.height(), GAP)
