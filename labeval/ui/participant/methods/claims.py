"""One text and its source: what the source says about each claim of the text."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.methods.claims import (
    CONTRADICTED,
    NOT_CHECKABLE,
    NOT_IN_SOURCE,
    SUPPORTED,
    Settings,
    claim_field,
)
from labeval.study.pages import Field
from labeval.ui.mirroring import seen_key
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.claim_list import ClaimList
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

SHOWN = (SUPPORTED, CONTRADICTED, NOT_IN_SOURCE, NOT_CHECKABLE)
"""The answers in the order of their keys."""
SIGNS = {
    SUPPORTED: ("✓", "good"),
    CONTRADICTED: ("✗", "bad"),
    NOT_IN_SOURCE: ("∅", "bad"),
    NOT_CHECKABLE: ("–", "soft_text"),
}
DEFINITION_SHARE = 0.3
LIST_SHARE, NARROW_SHARE = 0.28, 0.42
"""Of the width for the claims; more of it next to a document."""
LIST_WIDTH = (230, 340)
"""Least and most, in logical pixels at the usual text size."""
TALLEST_COMMENT = 130


class Page(RatingPage):
    """The page of a claim check: the text with the current claim marked, the claims next to it."""

    wide_definition = True
    question_in_definition = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = 0
        self._claims: list[str] = [""]
        self._spans: list[tuple[int, int] | None] = [None]
        self.claims = ClaimList(self)
        self.claims.setObjectName("answers")
        self.claims.claim_chosen.connect(lambda n: self._go_to(n, focus=True))
        self.claims.answered.connect(self._answer)

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    # -- a rating page ----------------------------------------------------------------------

    def build(self) -> None:
        self.texts.make_frames(ReadingFrame, 1, self.placement.drawn)
        self._current = 0
        self.set_read_only(self._read_only)

    def show_texts(self) -> None:
        self._pending = ("", "")
        self._current = 0
        self._claims = self.settings.claims_of(self.view.page.items[0])
        self._spans = _places(self.view.items[0].text, self._claims)
        self.claims.set_claims(len(self._claims), [(id, self._words(id)) for id in SHOWN])

    def lay_out(self, rect: QRect) -> None:
        self.claims.set_grouped(self.placement.may_group)
        least, most = (self.placement.drawn.px(width) for width in LIST_WIDTH)
        share = NARROW_SHARE if self.document.used else LIST_SHARE
        width = max(least, min(most, round(rect.width() * share)))
        # Next to a document only both columns together are wide enough for the definition.
        wide = rect.width() if self.document.used else rect.width() - width - GAP
        most_strip = round(rect.height() * DEFINITION_SHARE)
        strip = self.definition.height_for(self.definitions(), wide, most_strip)
        self.definition.place(rect.x(), rect.y(), wide, strip)
        room = rect.adjusted(0, strip + GAP, -width - GAP, 0)
        top = room.y() if self.document.used else rect.y()
        side = QRect(rect.right() - width + 1, top, width, rect.bottom() - top + 1)
        list_height = side.height()
        if self.view.settings.comment.ask:
            list_height = self._lay_out_comment(side, room)
        self.claims.setGeometry(side.x(), side.y(), width, list_height)
        self.controls_fit = self.claims.least_height(width) <= list_height
        (frame,) = self.texts.frames
        frame.setGeometry(room)
        (text,) = self.view.texts
        px = self.placement.largest_size(
            lambda size: frame.height_for(text, room.width(), size) <= room.height()
        )
        self.texts.fill(px)
        self._show_claim()

    def _lay_out_comment(self, side: QRect, room: QRect) -> int:
        """Put the comment below the claims, or below the text; the height left for the claims."""
        spare = side.height() - self.claims.height_for(side.width()) - GAP
        least = self.comment.least_height(side.width())
        if spare >= least:
            height = min(spare, self.placement.drawn.px(TALLEST_COMMENT))
            self.comment.setGeometry(side.x(), side.bottom() - height + 1, side.width(), height)
            return side.height() - height - GAP
        height = self.comment.least_height(room.width())
        self.comment.setGeometry(room.x(), room.bottom() - height + 1, room.width(), height)
        room.setBottom(room.bottom() - height - GAP)
        return side.height()

    def show_answers(self) -> None:
        if self.moves_on():
            self._current = self._next_open()
        self._show_claim()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.claims.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)

    def make_current(self, field: Field, *, focus: bool) -> None:
        self._go_to([known.id for known in self.view.fields].index(field.id), focus=focus)

    def place(self) -> int:
        return self._current

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, int)
        self._go_to(place, focus=False)

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        self.claims.chip(self._current).setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def field_label(self, field: Field) -> str:
        number = [known.id for known in self.view.fields].index(field.id) + 1
        return self.tr("claim {number}:").format(number=number)

    def value_label(self, field: Field, value: str) -> str:
        return self._words(value) if value in SHOWN else "–"

    def control(self, field: str, value: str) -> QWidget | None:
        """The row of the answer for the current claim; None for any other claim."""
        here = claim_field(self._current + 1) == field
        return self.claims.row(value) if here and value in SHOWN else None

    def on_key(self, event: QKeyEvent) -> bool:
        key, digit = seen_key(self, event), digit_of(event)
        if digit is not None:
            if 0 < digit <= len(SHOWN):
                self._answer(SHOWN[digit - 1])
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._go_to(min(self._current + 1, len(self._claims) - 1), focus=True)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._go_to(max(self._current - 1, 0), focus=True)
        else:
            return False
        return True

    def key_hints(self) -> list[KeyHint]:
        return [
            ([f"1–{len(SHOWN)}"], self.tr("answer")),
            (["↑", "↓"], self.tr("claim")),
            *self.keys.hints(),
        ]

    # -- inside -----------------------------------------------------------------------------

    def _words(self, answer: str) -> str:
        return {
            SUPPORTED: self.tr("Supported by the source"),
            CONTRADICTED: self.tr("Contradicted by the source"),
            NOT_IN_SOURCE: self.tr("Not in the source"),
            NOT_CHECKABLE: self.tr("Cannot be checked"),
        }[answer]

    def _answer(self, answer: str) -> None:
        field = claim_field(self._current + 1)
        if self.takes_answers and self.answers.get(field) == answer:
            self._go_to(self._next_open(), focus=True)
            return
        self._pending = (field, answer)
        self.ask(field, answer)

    def _go_to(self, claim: int, *, focus: bool) -> None:
        self._current = claim
        self._show_claim()
        if focus:
            self.focus_current()

    def _show_claim(self) -> None:
        given = [self.answers.get(claim_field(n + 1), "") for n in range(len(self._claims))]
        number = self.tr("Claim {number}")
        names = [number.format(number=n + 1) for n in range(len(given))]
        spoken = [
            f"{name}: {self._words(a)}" if a else name for name, a in zip(names, given, strict=True)
        ]
        self.claims.show_answers({n: SIGNS[a] for n, a in enumerate(given) if a}, spoken)
        self.claims.show_claim(self._current, self._claims[self._current], given[self._current])
        self._mark()

    def _mark(self) -> None:
        """Mark the current claim in the text, and turn to it."""
        for frame in self.texts.frames:
            if frame.view.text != self.view.items[0].text:
                continue  # the page is still being laid out
            span = self._spans[self._current]
            frame.view.mark([span] if span else [], self.placement.drawn)
            if span:
                frame.view.show_offset(span[0])

    def _next_open(self) -> int:
        """The next claim without an answer, else the current one; the keyboard goes with it."""
        count = len(self._claims)
        ahead = ((self._current + step) % count for step in range(1, count))
        is_open = (n for n in ahead if not self.answers.get(claim_field(n + 1)))
        found = next(is_open, self._current)
        if self.claims.isAncestorOf(self.window().focusWidget() or self):
            self.claims.chip(found).setFocus(Qt.FocusReason.OtherFocusReason)
        return found


def _places(text: str, claims: list[str]) -> list[tuple[int, int] | None]:
    """Places of the claims that the text says word by word, in code points; None for others."""
    found: list[tuple[int, int] | None] = []
    after = 0
    for claim in claims:
        start = text.find(claim, after) if claim else -1
        if start >= 0:
            after = start + len(claim)
        found.append((start, after) if start >= 0 else None)
    return found
