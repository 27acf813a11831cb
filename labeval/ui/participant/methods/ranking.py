"""Several texts, one criterion: their order, in a list next to the texts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.methods.ranking import Settings
from labeval.study.pages import Field
from labeval.ui.mirroring import seen_key
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.pages.candidates_page import CandidatesPage
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.widgets.answers.order_list import OrderList

DEFINITION_SHARE = 0.3
LIST_SHARE = 0.24
LIST_WIDTH = (210, 300)
"""Least and most, in logical pixels at the usual text size."""
TALLEST_COMMENT = 150


class Page(CandidatesPage):
    """The ranking page: definition and texts at the left, the order and the comment at the right.

    Texts have letters, since places have numbers.
    """

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = 0
        self.order = OrderList(self)
        self.order.setObjectName("answers")
        self.order.place_asked.connect(self._place)
        self.order.row_clicked.connect(lambda place: self._place(self._current, place))
        self.order.card_clicked.connect(lambda n: self.go_to_candidate(n, focus=True))

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        self.make_candidates()
        self.order.set_texts([_letter(n) for n in range(len(self.view.items))])
        self._current = 0
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        self._pending = ("", "")
        count = len(self.view.items)
        note = self.tr("All texts have their place.")
        self.order.set_words([text.words for text in self.view.texts], note)
        place = self.tr("Place {place}")
        rows = [place.format(place=n) for n in range(1, count + 1)]
        texts = [self.candidate_name(n) for n in range(count)]
        self.order.name_parts(rows, texts, self.tr("the best"), self.tr("the worst"))

    def lay_out(self, rect: QRect) -> None:
        least, most = (self.placement.drawn.px(width) for width in LIST_WIDTH)
        width = max(least, min(most, round(rect.width() * LIST_SHARE)))
        side = QRect(rect.right() - width + 1, rect.y(), width, rect.height())
        rect = rect.adjusted(0, 0, -width - GAP, 0)
        room = QRect(rect)
        most_strip = round(rect.height() * DEFINITION_SHARE)
        strip = self.definition.height_for(self.definitions(), rect.width(), most_strip)
        self.definition.place(rect.x(), rect.y(), rect.width(), strip)
        room.setTop(rect.y() + strip + GAP)
        list_height = min(self.order.natural_height(), side.height())
        if self.view.settings.comment.ask:
            list_height = self._lay_out_comment(side, room)
        self.order.setGeometry(side.x(), side.y(), width, list_height)
        self.controls_fit = self.order.least_height() <= list_height
        self.lay_out_texts(room)

    def _lay_out_comment(self, side: QRect, room: QRect) -> int:
        """Put the comment below the order, or below the texts; the height left for the order."""
        below = side.height() - self.order.least_height() - GAP
        least = self.comment.least_height(side.width())
        if below >= least:
            spare = side.height() - self.order.natural_height() - GAP
            height = max(least, min(spare, self.placement.drawn.px(TALLEST_COMMENT)))
            self.comment.setGeometry(side.x(), side.bottom() - height + 1, side.width(), height)
            return min(self.order.natural_height(), side.height() - height - GAP)
        height = self.comment.least_height(room.width())
        self.comment.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
        room.setBottom(room.bottom() - height - GAP)
        return min(self.order.natural_height(), side.height())

    def show_answers(self) -> None:
        if self.moves_on():
            self._current = self._next_open()
        self._show_order()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.order.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def make_current(self, field: Field, *, focus: bool) -> None:
        self.go_to_candidate(self.view.page.items.index(field.item), focus=focus)

    def place(self) -> int:
        return self._current

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, int)
        self.go_to_candidate(place, focus=False)

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        self.order.card(self._current).setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def field_label(self, field: Field) -> str:
        return f"{self.candidate_name(self.view.page.items.index(field.item))}:"

    def value_label(self, field: Field, value: str) -> str:
        return self.tr("place {place}").format(place=value) if value in field.options else "–"

    def control(self, field: str, value: str) -> QWidget | None:
        """The number of the place: it takes the current text, which is the next without a place.

        None for any other text.
        """
        here = self.view.page.items[self._current] == field
        return self.order.number(int(value)) if here and value else None

    def on_key(self, event: QKeyEvent) -> bool:
        key, count = seen_key(self, event), len(self.view.items)
        digit = digit_of(event)
        if digit is not None:
            if 0 < digit <= count:
                self._place(self._current, digit)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.go_to_candidate((self._current + step) % count, focus=True)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._place(self._current, 0)
        else:
            return False
        return True

    def key_hints(self) -> list[KeyHint]:
        return [
            ([f"1–{len(self.view.items)}"], self.tr("place")),
            (["←", "→"], self.tr("text")),
            (["↑", "↓"], self.tr("move up, down")),
            *self.keys.hints(),
        ]

    # -- the texts --------------------------------------------------------------------------

    @property
    def current_candidate(self) -> int:
        return self._current

    def candidate_name(self, n: int) -> str:
        return self.tr("Text {letter}").format(letter=_letter(n))

    def go_to_candidate(self, n: int, *, focus: bool) -> None:
        self._current = n
        self._show_order()
        if focus:
            self.focus_current()

    # -- the order --------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    def _places(self) -> dict[int, int]:
        """Text, from 0, to its place, from 1."""
        given = ((n, self.answers.get(item)) for n, item in enumerate(self.view.page.items))
        return {n: int(place) for n, place in given if place}

    def _show_order(self) -> None:
        places = self._places()
        count = range(len(self.view.items))
        self.order.set_places(places, [self._spoken(n, places) for n in count], self._current)
        states = [f"{places[n]}." if n in places else "" for n in count]
        self.tabs.set_states(states, [self._spoken_place(n, places) for n in count])
        self.show_candidate()

    def _spoken(self, text: int, places: Mapping[int, int]) -> str:
        """A text's name, and its place or that it has none."""
        return f"{self.candidate_name(text)}: {self._spoken_place(text, places)}"

    def _spoken_place(self, text: int, places: Mapping[int, int]) -> str:
        if text in places:
            return self.tr("place {place}").format(place=places[text])
        return QCoreApplication.translate("Page", "no answer")

    def _place(self, text: int, place: int) -> None:
        """Ask for a place, 0 for none; then the next text without one is the current one."""
        field, value = self.view.page.items[text], str(place) if place else ""
        self.go_to_candidate(text, focus=True)
        if self.answers.get(field, "") != value:
            self._pending = (field, value)
            self.ask(field, value)

    def _move(self, by: int) -> None:
        """Move the current text; one without a place gets the first free place, or the last."""
        count, places = len(self.view.items), self._places()
        if self._current in places:
            place = places[self._current] + by
        else:
            free = [place for place in range(1, count + 1) if place not in places.values()]
            place = free[0 if by > 0 else -1]
        if 1 <= place <= count and self.takes_answers:
            field = self.view.page.items[self._current]
            self.ask(field, str(place))

    def _next_open(self) -> int:
        """The next text without a place, else the current one; the keyboard goes with it."""
        count, places = len(self.view.items), self._places()
        ahead = ((self._current + step) % count for step in range(1, count))
        found = next((n for n in ahead if n not in places), self._current)
        if self.order.isAncestorOf(self.window().focusWidget() or self):
            self.order.card(found).setFocus(Qt.FocusReason.OtherFocusReason)
        return found


def _letter(n: int) -> str:
    return chr(ord("A") + n)
