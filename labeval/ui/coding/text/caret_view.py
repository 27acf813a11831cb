"""The rows of one source with a caret, a selection and a current segment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from labeval.coding.rows import Anchor, Coding, Passage
from labeval.ui.accessible import CaretText, caret_moved
from labeval.ui.coding.text.caret import Caret, Place
from labeval.ui.coding.text.joined_text import JoinedText
from labeval.ui.coding.text.key_target import Target, TargetKind, target_of
from labeval.ui.coding.text.row_painter import RowState
from labeval.ui.coding.text.row_view import Header, RowView, no_header
from labeval.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection: from an anchor to another, and its text."""

    start: Anchor
    end: Anchor
    text: str


class CaretView(CaretText, RowView):
    """Passages in rows, with the caret, the selection, the played word and the current hit.

    Signals:
        selection_changed: another stretch is selected, or none; see :attr:`selection`.
        selection_finished: the mouse or the keyboard has let go of a selection.
        word_clicked: a passage's id and the offset of a click in it.
        word_double_clicked: the same of a double click.
        passage_entered: the id of the passage that the caret has come to.
        coding_chosen: id of the segment that is current; empty for none.
        target_changed: something else is current; see :attr:`target`.
        end_moved: id of a segment whose start (True) or end was dragged, and the anchor where to.
        selection_dragged: the selection is dragged, to be dropped on a code.
        letter_typed: a letter that no key of the window is.
    """

    selection_changed = Signal()
    selection_finished = Signal()
    word_clicked = Signal(str, int)
    word_double_clicked = Signal(str, int)
    passage_entered = Signal(str)
    coding_chosen = Signal(str)
    end_moved = Signal(str, bool, object)
    selection_dragged = Signal()
    letter_typed = Signal(str)
    target_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._caret = Caret()
        self._selected: tuple[Place, Place] | None = None
        self._joined = self._sheet.slices, JoinedText(self._sheet.slices)
        self._entered = ""
        self._chosen = ""
        self._drawn = {0}
        """Rows on which ends of the selection were drawn last."""
        self._playing: tuple[str, int] | None = None
        self._hit: tuple[str, int, int] | None = None

    # -- what is shown ------------------------------------------------------------------------

    def show_source(
        self,
        passages: Sequence[Passage],
        codings: Iterable[Coding],
        *,
        header: Header = no_header,
    ) -> None:
        """Show another source from its beginning.

        Args:
            header: heading above a passage, given the one before it; empty for nothing.
        """
        self.close_editor()
        self.take_sheet(passages, header)
        self._sheet.show_codings(codings)
        self._caret, self._entered = Caret(), ""
        self._playing = self._hit = None
        self.choose_coding("")
        self._after_caret(see=False)

    def show_nothing(self, why: str) -> None:
        """Say why there is no text."""
        self.show_source([], [])
        self._empty = why
        self.viewport().update()

    def replace_passages(self, passages: Sequence[Passage]) -> None:
        """Show the same source with other passages; caret and place stay as far as they can.

        What is selected stays selected where its words are the same.
        """
        at, selected = self.caret, self.selection
        self._sheet.take(passages)
        place = self._sheet.position(at) if at is not None else None
        self._caret.put(place or (0, 0))
        if selected is not None:
            first, last = (self._sheet.position(end) for end in (selected.start, selected.end))
            if first is not None and last is not None:
                ends = (first, last) if place == last else (last, first)
                self._caret.select(*ends)
                if self.selection != selected:
                    self._caret.put(self._caret.at)
        self._after_caret(see=False)

    def show_codings(self, codings: Iterable[Coding]) -> None:
        """Show these segments and no others."""
        super().show_codings(codings)
        if self._chosen and self._sheet.marks.get(self._chosen) is None:
            self.choose_coding("")
        self.target_changed.emit()

    def put_coding(self, coding: Coding) -> None:
        """Show a segment, in the place of the one with its id."""
        super().put_coding(coding)
        if coding.id == self._chosen:
            self.target_changed.emit()

    def remove_coding(self, id: str) -> None:
        """Show a segment no more."""
        rows = self._sheet.remove(id)
        if id == self._chosen:
            self.choose_coding("")
        self.update_rows(rows)

    def show_playing(self, passage: str, word: int = -1, *, follow: bool = True) -> None:
        """Highlight the word that is heard, and keep it in sight; an empty id for none."""
        playing = (passage, word) if passage in self._sheet.rows else None
        if playing != self._playing:
            self._playing = playing
            if playing is not None and follow:
                span = self._playing_in(passage)
                self.reveal(passage, span[0] if span else 0)
            self.viewport().update()

    def show_hit(self, passage: str, start: int = 0, end: int = 0) -> None:
        """Mark what was searched for, and come to it; an empty id for nothing."""
        self._hit = (passage, start, end) if passage else None
        if passage:
            self.put_caret(Anchor(passage, start))
        self.viewport().update()

    # -- for assistive technology ---------------------------------------------------------------

    def accessible_text(self) -> str:
        return self._whole.content

    def accessible_selection(self) -> tuple[int, int]:
        if not len(self._sheet):
            return 0, 0
        start, caret = (self._sheet.anchor(at) for at in (self._caret.from_, self._caret.at))
        return self._whole.position(start), self._whole.position(caret)

    def select_text(self, start: int, end: int) -> None:
        if not len(self._sheet):
            return
        first, last = self._whole.anchor(start), self._whole.anchor(end)
        if first == last:
            self.put_caret(first)
        else:
            self.select(first, last)
            self.reveal(last.passage, last.offset)

    def accessible_parts(self) -> Sequence[QWidget]:
        return [self._editor[1]] if self._editor is not None else []

    @property
    def _whole(self) -> JoinedText:
        """The source as one text, made again where its passages are others."""
        if self._joined[0] is not self._sheet.slices:
            self._joined = self._sheet.slices, JoinedText(self._sheet.slices)
        return self._joined[1]

    # -- what is current -----------------------------------------------------------------------

    @property
    def target(self) -> Target:
        """The current thing: the one that keys act on and that is drawn as current."""
        return target_of(self._sheet, self._caret, self._chosen)

    @property
    def shows_target(self) -> bool:
        """True where a line of the target is in sight."""
        ends = self.target.ends
        return ends is not None and self.shows(*ends)

    def shows(self, start: Anchor, end: Anchor) -> bool:
        """True where a line between two anchors is in sight."""
        first, last = self._sheet.position(start), self._sheet.position(end)
        return first is not None and last is not None and self.is_in_sight(first, last)

    def show_target(self) -> None:
        """Scroll until what is current is in sight."""
        start = self.target.start
        if start is not None and not self.shows_target:
            self.reveal(start.passage, start.offset)

    @property
    def selection(self) -> Selection | None:
        """The selection; None for no selection."""
        span = self._caret.span
        if span is None or not len(self._sheet):
            return None
        text = self._sheet.slices.text(*span)
        return Selection(self._sheet.anchor(span[0]), self._sheet.anchor(span[1]), text)

    @property
    def caret(self) -> Anchor | None:
        """Position of the caret; None in an empty source."""
        return self._sheet.anchor(self._caret.at) if len(self._sheet) else None

    @property
    def passage(self) -> Passage | None:
        """The passage with the caret."""
        return self._sheet.passages[self._caret.at[0]] if len(self._sheet) else None

    @property
    def chosen(self) -> Coding | None:
        """The segment, where one is current."""
        return self.target.segment

    def select(self, start: Anchor, end: Anchor) -> None:
        """Select from one anchor to another."""
        first, last = self._sheet.position(start), self._sheet.position(end)
        if first is not None and last is not None:
            self._caret.select(first, last)
            self._after_caret(see=False)
            self.selection_finished.emit()

    def take_whole_words(self) -> None:
        """Have the words in which the selection begins and ends be in it as wholes."""
        self._caret.take_whole_words(self._sheet)
        self._after_caret(see=False)

    def select_passage(self) -> None:
        """Select the whole passage with the caret."""
        if (passage := self.passage) is not None:
            self.select(Anchor(passage.id, 0), Anchor(passage.id, len(passage.text)))

    def clear_selection(self) -> None:
        """Select nothing; the caret stays."""
        if self._caret.span is not None:
            self._caret.put(self._caret.at)
            self._after_caret(see=False)

    def put_caret(self, at: Anchor) -> None:
        """Set the caret, and show where it is."""
        place = self._sheet.position(at)
        if place is not None:
            self.move_caret(place)

    def move_caret(self, at: Place, *, extend: bool = False, see: bool = True) -> None:
        """Set the caret, and the selection's other end with it unless it is extended.

        Args:
            see: scrolls there; under a pressed mouse the text stays where it is.
        """
        self._caret.put(at, extend=extend)
        self._after_caret(see=see)
        self._take_segment_here()

    def preview(self, start: Place, end: Place) -> None:
        """Show a stretch as selected, while the end of a segment is pulled."""
        self._caret.select(start, end)
        self._draw_caret()

    def selected_in(self, row: int) -> tuple[int, int] | None:
        """The selected part of a row."""
        here = self._sheet.slices.all[row]
        return self._caret.in_row(row, here.start, here.end)

    def choose_coding(self, id: str) -> None:
        """Make a segment the current one, and select nothing; an empty id for no segment."""
        if id:
            self.clear_selection()
        if id != self._chosen:
            marks = self._sheet.marks
            both = [marks.get(self._chosen), marks.get(id)]
            self._chosen = id
            for coding in both:
                if coding is not None:
                    self.update_rows(marks.rows_of(coding))
            self._draw_passage()
            self.coding_chosen.emit(id)
            self.target_changed.emit()

    def click_segment(self, id: str, row: int) -> None:
        """Make a segment the current one by its name or stripe next to a row."""
        piece = next((p for p in self._sheet.marks.pieces(row) if p.coding.id == id), None)
        if piece is not None:
            self._caret.put((row, piece.start))
            self._after_caret(see=False)
            self.choose_coding(id)

    def _draw_passage(self) -> None:
        """Draw the passage with the caret again."""
        if len(self._sheet):
            passage = self._sheet.passages[self._caret.at[0]].id
            self.update_rows(self._sheet.slices.rows_of(passage))

    def _take_segment_here(self) -> None:
        """Make the shortest segment at the caret the current one, where nothing is selected."""
        if self._caret.span is None:
            here = self.codings_here()
            self.choose_coding(here[0].id if here else "")

    def codings_here(self) -> list[Coding]:
        """The segments at the caret, the shortest first."""
        row, offset = self._caret.at
        lit = self._looks.is_lit
        return [p.coding for p in self._sheet.marks.at(row, offset) if lit(p.coding)]

    def codings_in(self, passage: str) -> list[Coding]:
        """The segments on a passage."""
        rows = self._sheet.slices.rows_of(passage)
        pieces = (piece for row in rows for piece in self._sheet.marks.pieces(row))
        return list({piece.coding.id: piece.coding for piece in pieces}.values())

    def choose_next_coding(self) -> None:
        """Make the next of the segments at the caret the current one."""
        here = [coding.id for coding in self.codings_here()]
        if here:
            at = here.index(self._chosen) + 1 if self._chosen in here else 0
            self.choose_coding(here[at % len(here)])

    def reveal(self, passage: str, offset: int = 0) -> None:
        """Scroll until a place is in sight, with some text around it."""
        place = self._sheet.position(Anchor(passage, offset))
        if place is not None:
            self.see(place)

    def selection_box(self) -> QRect:
        """Place of a card about the target, in the viewport."""
        row, offset = self._caret.span[1] if self._caret.span else self._caret.at
        if (segment := self.target.segment) is not None:
            row, offset = self._sheet.position(segment.start) or (row, offset)
        point = self._sheet.layout(row).caret(offset)
        box = self.row_box(row)
        line = self._sheet.columns.type.line
        return QRect(box.left() + round(point.x()), box.top() + round(point.y()), 1, line)

    def row_state(self, row: int) -> RowState:
        passage, target = self._sheet.passages[row], self.target
        here = row == self._caret.at[0]
        mine = passage.id == self._sheet.passages[self._caret.at[0]].id
        selecting = self._caret.span is not None
        hit = self._hit[1:] if self._hit and self._hit[0] == passage.id else None
        return RowState(
            selected=self.selected_in(row),
            caret=self._caret.at[1] if here and self.hasFocus() and not selecting else None,
            is_target=mine and target.kind == TargetKind.PASSAGE,
            chosen=target.segment.id if target.segment is not None else "",
            playing=self._playing_in(passage.id),
            hit=hit,
            covered=self._editor is not None and self._editor[0] == passage.id,
        )

    def _draw_caret(self) -> None:
        """Redraw the rows with the caret or the selection, and those that had them."""
        touched = {self._caret.at[0], self._caret.from_[0]}
        rows = range(min(touched | self._drawn), max(touched | self._drawn) + 1)
        self._drawn = touched
        self.update_rows(rows)

    def _playing_in(self, passage: str) -> tuple[int, int] | None:
        if self._playing is None or self._playing[0] != passage or self._playing[1] < 0:
            return None
        words = self._sheet.passages[self._sheet.rows[passage]].words
        if self._playing[1] >= len(words):
            return None
        word = words[self._playing[1]]
        return word.start, word.end

    def _after_caret(self, *, see: bool) -> None:
        """Emit the signals for a caret that has moved."""
        if see and len(self._sheet):
            self.see(self._caret.at)
        self._draw_caret()
        if self._caret.span != self._selected:
            self._selected = self._caret.span
            if self._selected is not None:
                self.choose_coding("")
            self.selection_changed.emit()
            self.target_changed.emit()
        caret_moved(self)
        passage = self.passage
        entered = passage.id if passage is not None else ""
        if entered != self._entered:
            self._entered = entered
            self.passage_entered.emit(entered)
            self.target_changed.emit()
