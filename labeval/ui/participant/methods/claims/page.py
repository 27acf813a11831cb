"""One text and its source: what the source says about each claim of the text.

The text comes cut into claims, or the participant cuts it here.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.session.state.evidence import EvidenceFor, Mark
from labeval.study.claim_cuts import NO_CLAIMS, CutClaim, claim_id, cuts_of, expected_cuts
from labeval.study.methods.claims import (
    CONTRADICTED,
    CUTS,
    NOT_CHECKABLE,
    NOT_IN_SOURCE,
    SUPPORTED,
    Settings,
    claim_field,
    claims_apart,
    places_of,
)
from labeval.study.pages import Field
from labeval.ui.accessible import announce
from labeval.ui.mirroring import seen_key
from labeval.ui.participant.evidence.text_markers import MarkableView, TextMarkers
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.methods.claims.cutting import ClaimCutting
from labeval.ui.participant.pages.method_page import Click, Drag
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.choice_list import ChoiceRow
from labeval.ui.widgets.answers.claim_foot import FootState
from labeval.ui.widgets.answers.claim_list import ClaimList
from labeval.ui.widgets.marking.surface import PaintedSpan
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
"""Of the width for the claims; more of it next to a document, or for answers on one line each."""
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
        self.cutting = ClaimCutting(self)
        self.markers = TextMarkers(self, self._cut_views)
        self.markers.chosen.connect(lambda _, start, end: self._cut(start, end))
        self.markers.pointed.connect(lambda _, n: self._go_to(n, focus=False))
        self.markers.removal_asked.connect(self._remove)
        self.markers.left.connect(self.focus_current)
        self.markers.caret_changed.connect(self.show_claims)
        foot = self.claims.foot
        foot.sentence_asked.connect(self._cut_sentence)
        foot.removal_asked.connect(self.cutting.remove)
        foot.none_asked.connect(self.cutting.toggle_none)
        foot.undo_asked.connect(self.cutting.take_back)

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
        item = self.view.page.items[0]
        self._claims = [] if self.is_cut_here else self.settings.claims_of(item)
        self._spans = places_of(self.view.items[0].text, self._claims)
        self.cutting.begin(self.view.page.id)
        self.claims.set_cut_here(self.is_cut_here)
        self.claims.set_claims(len(self._claims), [(id, self._words(id)) for id in SHOWN])

    def lay_out(self, rect: QRect) -> None:
        self.claims.set_grouped(self.placement.may_group)
        least, most = (self.placement.drawn.px(width) for width in LIST_WIDTH)
        share = NARROW_SHARE if self.document.used else LIST_SHARE
        whole = min(self.claims.natural_width(), round(rect.width() * NARROW_SHARE))
        width = max(least, min(most, max(round(rect.width() * share), whole)))
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
        self.show_claims()

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
        if self.is_cut_here:
            self.cutting.stay_at_claim()
        elif self.moves_on():
            self._current = self._next_open()
        if self._read_only:
            self._set_current(self._followed())
        self.show_claims()

    def set_marks(self, marks: tuple[Mark, ...]) -> None:
        super().set_marks(marks)
        if self._read_only:
            self._go_to(self._followed(), focus=False)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.claims.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, read_only)
        if self._shown is not None and self.claims.is_filled and self.is_cut_here:
            self.show_claims()

    def make_current(self, field: Field, *, focus: bool) -> None:
        if self.is_cut_here:
            self._go_to(self.cutting.next_open(), focus=focus)
            return
        self._go_to([known.id for known in self.view.fields].index(field.id), focus=focus)

    def place(self) -> int:
        return self.cutting.current if self.is_cut_here else self._current

    def current_claim(self) -> str:
        if not self.is_cut_here:
            return claim_field(self._current + 1)
        claim = self.cutting.claim
        return claim_id(*claim.span) if claim is not None else ""

    def name_of_answer(self, criterion: str, claim: str) -> str:
        ids = self._claim_ids()
        if claim not in ids:
            return super().name_of_answer(criterion, claim)
        return self.tr("Claim {number}").format(number=ids.index(claim) + 1)

    def focus_evidence(self, of: EvidenceFor) -> str:
        self._go_to(self._claim_ids().index(of.claim), focus=True)
        return self.name_of_answer(of.criterion, of.claim)

    def markable(self) -> dict[str, MarkableView]:
        """The source, which shows whether a claim is true."""
        return self.source.in_sight()

    def _claim_ids(self) -> list[str]:
        if not self.is_cut_here:
            return [field.id for field in self.view.fields]
        return [claim_id(*claim.span) for claim in self.cutting.claims]

    def _followed(self) -> int:
        """The claim that a participant who is only watched is likely to be at: the one that words
        were marked for last, where none after it is answered, else the next open one."""
        answers = list(claims_apart(self.view.fields, self.answers).values())
        ids = self._claim_ids()
        marked = [mark.claim for mark in self.view.marks if mark.claim in ids]
        last = ids.index(marked[-1]) if marked else len(ids)
        if marked and not any(answers[last + 1 :]):
            return last
        return next((n for n, answer in enumerate(answers) if not answer), self.place())

    def _set_current(self, claim: int) -> None:
        if self.is_cut_here:
            self.cutting.current = claim
        else:
            self._current = claim

    def go_to_place(self, place: object) -> None:
        assert isinstance(place, int)
        self._go_to(place, focus=False)

    def following(self) -> str:
        return ""

    def focus_current(self) -> None:
        if self.is_cut_here and not self.cutting.claims:
            target: QWidget = self.claims.foot.no_claims
        else:
            target = self.claims.chip(self.place())
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def current_criterion(self) -> str:
        return self.view.page.criteria[0]

    def field_label(self, field: Field) -> str:
        if self.is_cut_here:
            return super().field_label(field)
        number = [known.id for known in self.view.fields].index(field.id) + 1
        return self.tr("claim {number}:").format(number=number)

    def value_label(self, field: Field, value: str) -> str:
        if not self.is_cut_here:
            return self._words(value) if value in SHOWN else "–"
        claims = cuts_of(value) or expected_cuts(value, self.cut_text) or ()
        return "; ".join(map(self._in_words, claims)) or self.tr("No claims")

    def control(self, field: str, value: str) -> QWidget | None:
        """The row of the answer for the current claim; None for any other claim.

        Where claims are cut here, what answers that there are none.
        """
        if self.is_cut_here:
            return self.claims.foot.no_claims if value == NO_CLAIMS else None
        here = claim_field(self._current + 1) == field
        return self.claims.row(value) if here and value in SHOWN else None

    def act_out(self, field: str, value: str, click: Click, drag: Drag) -> bool:
        claims = cuts_of(value) if field == CUTS else None
        (view,) = self._cut_views().values() if claims else (None,)
        for claim in claims or ():
            assert view is not None
            view.show_offset(claim.start)
            rects = view.rects_of(claim.start, claim.end)
            drag(view.canvas, rects[0], rects[-1])
            click(self.claims.row(claim.answer))
        return bool(claims)

    def on_key(self, event: QKeyEvent) -> bool:
        key, digit = seen_key(self, event), digit_of(event)
        if digit == 0 and self.is_cut_here:
            self.cutting.toggle_none()
        elif digit is not None:
            if 0 < digit <= len(SHOWN):
                self._answer(SHOWN[digit - 1])
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._go_to(self.place() + 1, focus=True)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._go_to(self.place() - 1, focus=True)
        else:
            return self.is_cut_here and self._cuts_by_key(event)
        return True

    def _cuts_by_key(self, event: QKeyEvent) -> bool:
        """Take a key that changes the claims; False for another one."""
        key = event.key()
        if key == Qt.Key.Key_P:
            return self.evidence.begin()
        if key == Qt.Key.Key_M:
            sentence = self.cutting.sentence
            near = sentence[0] if sentence is not None else None
            self.markers.begin(self.view.page.items[0], near=near)
        elif key == Qt.Key.Key_S:
            self._cut_sentence()
        elif key == Qt.Key.Key_U:
            self.cutting.take_back()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if not self.evidence.press(event):  # a mark that is selected goes first
                self.cutting.remove()
        else:
            return False
        return True

    def key_hints(self) -> list[KeyHint]:
        cut: list[KeyHint] = []
        if self.is_cut_here:
            cut = [(["M"], self.tr("mark words")), (["S"], self.tr("next sentence"))]
        # Where M cuts a claim, another key marks its passage in the source.
        shared = [
            (["P"], self.tr("passage")) if cut and keys == ["M"] else (keys, does)
            for keys, does in self.keys.hints()
        ]
        return [
            *cut,
            ([f"1–{len(SHOWN)}"], self.tr("answer")),
            (["↑", "↓"], self.tr("claim")),
            *shared,
        ]

    # -- claims that are cut here ------------------------------------------------------------

    @property
    def is_cut_here(self) -> bool:
        """True if the participant cuts the text into claims."""
        return self.settings.participant_cuts

    @property
    def cut_text(self) -> str:
        """The text that is cut."""
        return self.settings.text_of(self.view.page.items[0])

    @property
    def given(self) -> str:
        """The answer with the claims that is safe."""
        return self.answers.get(CUTS, "")

    def ask_claims(self, value: str) -> None:
        """Ask for an answer with the claims."""
        self.ask(CUTS, value)

    def _cut_views(self) -> dict[str, MarkableView]:
        """The view of the text, where it is cut here."""
        return self.texts.in_sight() if self._shown is not None and self.is_cut_here else {}

    def _cut(self, start: int, end: int) -> None:
        if self.cutting.cut(start, end) and (claim := self.cutting.claim) is not None:
            announce(self, f"{self.cutting.current + 1} {self.cut_text[claim.start : claim.end]}")

    def _cut_sentence(self) -> None:
        sentence = self.cutting.sentence
        if sentence is not None and self.takes_answers:
            self._cut(*sentence)

    def _remove(self, text: str, claim: int) -> None:
        self.cutting.current = claim
        self.cutting.remove()

    def _in_words(self, claim: CutClaim) -> str:
        quote = " ".join(self.cut_text[claim.start : claim.end].split())
        answer = self._words(claim.answer) if claim.answer in SHOWN else "–"
        return self.tr("“{quote}”: {answer}").format(quote=quote, answer=answer)

    def _show_cuts(self) -> None:
        takes, claims = self.takes_answers, self.cutting.claims
        current = self.cutting.claim
        spans = [
            PaintedSpan(
                *claim.span,
                SIGNS[claim.answer][1] if claim.answer else "accent",
                strong=claim is current,
                dashed=not claim.answer,
                number=str(n),
            )
            for n, claim in enumerate(claims, start=1)
        ]
        self.markers.show(
            dict.fromkeys(self._cut_views(), spans), self.placement.drawn, enabled=takes
        )
        self.claims.set_count(max(len(claims), self.claims.count))

    def _show_foot(self) -> None:
        """Show the links that act now; the keyboard leaves a control before that is hidden."""
        claims, foot = self.cutting.claims, self.claims.foot
        focused = self.window().focusWidget() or self
        has_keyboard = self.claims.isAncestorOf(focused)
        if has_keyboard and claims and not isinstance(focused, ChoiceRow):
            self.focus_current()
        foot.show_state(
            FootState(
                has_claims=bool(claims),
                no_claims=self.cutting.has_none,
                has_sentence=self.cutting.sentence is not None,
                can_undo=self.cutting.can_undo,
                enabled=self.takes_answers,
            )
        )
        if has_keyboard and not claims:
            self.focus_current()
        self.claims.set_count(len(claims))

    def _hint(self) -> str:
        if self.markers.is_at_caret:
            return self.tr("← → word, Shift: more words, Enter: mark, Esc: back")
        if self.cutting.has_none:
            return self.tr("The text makes no claim.")
        return self.tr("Drag over the words of a claim. Then choose what the source says about it.")

    # -- inside -----------------------------------------------------------------------------

    def _words(self, answer: str) -> str:
        return {
            SUPPORTED: self.tr("Supported by the source"),
            CONTRADICTED: self.tr("Contradicted by the source"),
            NOT_IN_SOURCE: self.tr("Not in the source"),
            NOT_CHECKABLE: self.tr("Cannot be checked"),
        }[answer]

    def _answer(self, answer: str) -> None:
        if self.is_cut_here:
            if self.takes_answers and self.cutting.claims:
                self.cutting.answer(answer)
                self._give_keyboard_to(self.cutting.current)
            return
        field = claim_field(self._current + 1)
        if self.takes_answers and self.answers.get(field) == answer:
            self._go_to(self._next_open(), focus=True)
            return
        self._pending = ("", "") if self.asks_for_words(field, answer) else (field, answer)
        self.ask(field, answer)

    def _go_to(self, claim: int, *, focus: bool) -> None:
        last = max(0, len(self.cutting.claims if self.is_cut_here else self._claims) - 1)
        self._set_current(max(0, min(claim, last)))
        self.show_claims()
        self._show_marks()
        if focus:
            self.focus_current()

    def show_claims(self) -> None:
        """Draw the claims and their answers as they are now."""
        if self.is_cut_here:
            self._show_cuts()
            cuts = self.cutting.claims
            given = [claim.answer for claim in cuts]
            spans: list[tuple[int, int] | None] = [claim.span for claim in cuts]
        else:
            spans = self._spans
            given = [self.answers.get(claim_field(n + 1), "") for n in range(len(spans))]
        number = self.tr("Claim {number}")
        names = [number.format(number=n + 1) for n in range(len(given))]
        claims = map(self._claim_words, range(len(spans)), spans)
        spoken = [
            ": ".join(filter(None, (name, self._words(a) if a else "", claim)))
            for name, a, claim in zip(names, given, claims, strict=True)
        ]
        self.claims.show_answers({n: SIGNS[a] for n, a in enumerate(given) if a}, spoken)
        here = self.place()
        if here < len(spans):
            span = spans[here]
            self.claims.show_claim(here, self._claim_words(here, span), given[here])
        if self.is_cut_here and (not spans or self.markers.is_at_caret):
            self.claims.show_hint(self._hint() if self.takes_answers else "")
        if self.is_cut_here:
            self._show_foot()
        self._turn_to_claim()

    def _claim_words(self, claim: int, span: tuple[int, int] | None) -> str:
        return self.view.texts[0].words_in(*span) if span else self._claims[claim]

    def _turn_to_claim(self) -> None:
        """Turn to the current claim in the text; one that came with the text is marked there."""
        if self.is_cut_here:
            claim, at_caret = self.cutting.claim, self.markers.is_at_caret
            for view in self._cut_views().values():
                if claim is not None and view.text == self.cut_text and not at_caret:
                    view.show_offset(claim.start)
            return
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
        self._give_keyboard_to(found)
        return found

    def _give_keyboard_to(self, claim: int) -> None:
        """Let the keyboard go with the current claim, if it is among the claims."""
        if self.claims.isAncestorOf(self.window().focusWidget() or self):
            self.claims.chip(claim).setFocus(Qt.FocusReason.OtherFocusReason)
