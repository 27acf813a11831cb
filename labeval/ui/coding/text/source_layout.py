"""The rows of a source: their contents, heights and positions. Nothing is painted here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from labeval.coding.rows import Anchor, Coding, Passage
from labeval.ui.coding.parts.slices import Slices
from labeval.ui.coding.text.columns import PAD, Columns
from labeval.ui.coding.text.heights import Heights
from labeval.ui.coding.text.passage_layout import PassageLayout, pauses_between
from labeval.ui.coding.text.segment_index import SegmentIndex
from labeval.ui.widgets.basics.lettering import type_metrics

PAUSE_MS = 1500
"""A silence is shown from this length on."""
_KEPT = 240
"""Passages that stay laid out."""


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """Heights inside a row, from its top: where its pause, its header and its text begin."""

    pause: int
    header: int
    text: int
    height: int


class Sheet:
    """Passages in rows, whose heights are estimated until they are looked at.

    A very long passage takes several rows.


    Args:
        passages: of one source, in order.
        header: heading above a passage, given the one before it; empty for nothing.
    """

    def __init__(
        self,
        passages: Sequence[Passage],
        columns: Columns,
        header: Callable[[Passage | None, Passage], str] = lambda _before, _here: "",
    ) -> None:
        self.columns = columns
        self._header = header
        self._own_heights: dict[str, int] = {}
        self._layouts: OrderedDict[int, PassageLayout] = OrderedDict()
        self.slices = Slices(())
        self.passages: list[Passage] = []
        """The passage of each row."""
        self.headers: list[str] = []
        self.pauses: list[int] = []
        self.marks = SegmentIndex(self.slices)
        self.heights = Heights([])
        self._measured: set[int] = set()
        self.take(passages)

    def __len__(self) -> int:
        return len(self.passages)

    @property
    def rows(self) -> dict[str, int]:
        """The first row of each passage."""
        return self.slices.rows

    # -- what is shown ------------------------------------------------------------------------

    def take(self, passages: Sequence[Passage]) -> None:
        """Show these passages; segments stay as far as their passages do."""
        codings = self.marks.all()
        self.slices = Slices(passages)
        self.passages = [one.passage for one in self.slices.all]
        self.headers, self.pauses = [""] * len(self.slices), [0] * len(self.slices)
        before: Passage | None = None
        for here in passages:
            self.pauses[self.rows[here.id]] = _silence(before, here)
            before = here
        self.read_headings()
        self.marks = SegmentIndex(self.slices)
        self.marks.show(codings)
        self.lay_out(self.columns)

    def read_headings(self) -> None:
        """Take headings in other words; none comes or goes."""
        before: Passage | None = None
        for slice in self.slices.all:
            if slice.is_first:
                self.headers[self.rows[slice.passage.id]] = self._header(before, slice.passage)
                before = slice.passage

    def lay_out(self, columns: Columns) -> None:
        """Take other columns; all heights are estimates again."""
        self.columns = columns
        self._layouts.clear()
        self._measured.clear()
        letter = max(1, type_metrics(columns.type.font.pixelSize()).averageCharWidth())
        a_line = max(8, columns.text_width // letter)
        heights = []
        for row, here in enumerate(self.slices.all):
            lines = 1 + (here.end - here.start) // a_line
            own = self._own_height(row)
            text = lines * columns.type.line if own is None else own
            heights.append(self._above(row) + text + self._padding(row))
        self.heights = Heights(heights)

    def put(self, coding: Coding) -> list[int]:
        """Show a segment, in the place of the one with its id; returns the rows to draw again."""
        rows = sorted({*self.marks.take(coding.id), *self.marks.put(coding)})
        self._measured.difference_update(rows)
        return rows

    def remove(self, id: str) -> list[int]:
        """Show a segment no more; returns the rows to draw again."""
        rows = list(self.marks.take(id))
        self._measured.difference_update(rows)
        return rows

    def show_codings(self, codings: Iterable[Coding]) -> None:
        """Show these segments and no others."""
        self.marks.show(codings)
        self._measured.clear()

    def set_own_height(self, passage: str, height: int | None) -> None:
        """Reserve the height of a widget that covers a passage, such as an editor."""
        if height is None:
            self._own_heights.pop(passage, None)
        else:
            self._own_heights[passage] = height
        self._measured.difference_update(self.slices.rows_of(passage))

    # -- where it is --------------------------------------------------------------------------

    def layout(self, row: int) -> PassageLayout:
        """A passage laid out; the newest ones stay."""
        found = self._layouts.get(row)
        if found is None:
            here = self.slices.all[row]
            pauses = pauses_between(here.passage.text, here.passage.words, PAUSE_MS)
            found = PassageLayout(
                here.passage,
                self.columns.text_width,
                self.columns.type,
                pauses,
                part=(here.start, here.end),
            )
            self._layouts[row] = found
            if len(self._layouts) > _KEPT:
                self._layouts.popitem(last=False)
        else:
            self._layouts.move_to_end(row)
        return found

    def measure(self, row: int) -> int:
        """Give a row its true height, and return by how much it grew."""
        if row in self._measured:
            return 0
        self._measured.add(row)
        return self.heights.set(row, self.places(row).height)

    def places(self, row: int) -> RowPlaces:
        """Positions of the parts of a row."""
        pause = self.columns.pause_line if self.pauses[row] else 0
        above = self._above(row)
        own = self._own_height(row)
        text = self.layout(row).height if own is None else own
        height = max(text, self._names_height(row)) if text else 0
        lead = PAD if self.slices.all[row].is_first else 0
        return RowPlaces(0, pause, above + lead, above + height + self._padding(row))

    def names(self, row: int) -> int:
        """The number of codes' names next to a row."""
        return sum(piece.begins for piece in self.marks.pieces(row))

    def names_shown(self, row: int) -> int:
        """The number of names that fit; the rest is shown as a number."""
        lines = self.layout(row).height // self.columns.name_line
        return min(self.names(row), max(lines, 4))

    def _names_height(self, row: int) -> int:
        return self.names_shown(row) * self.columns.name_line if self.names(row) else 0

    def position(self, anchor: Anchor) -> tuple[int, int] | None:
        """Row and offset of an anchor; None where its passage is not shown."""
        row = self.slices.row_at(anchor.passage, anchor.offset)
        return None if row is None else (row, min(anchor.offset, self.slices.all[row].end))

    def whole(self, row: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Start and end of a row's passage."""
        rows = self.slices.rows_of(self.passages[row].id)
        return (rows[0], 0), (rows[-1], self.slices.all[rows[-1]].end)

    def anchor(self, at: tuple[int, int]) -> Anchor:
        """Row and offset as an anchor."""
        return Anchor(self.passages[at[0]].id, at[1])

    def _above(self, row: int) -> int:
        pause = self.columns.pause_line if self.pauses[row] else 0
        return pause + (self.columns.header_line if self.headers[row] else 0)

    def _padding(self, row: int) -> int:
        """Room above and below a passage; none where a slice of it meets another."""
        here = self.slices.all[row]
        return PAD * (here.is_first + here.is_last)

    def _own_height(self, row: int) -> int | None:
        """The height of the widget that covers the text, all of it in the first row."""
        own = self._own_heights.get(self.passages[row].id)
        return own if own is None or self.slices.all[row].is_first else 0


def _silence(before: Passage | None, here: Passage) -> int:
    """Milliseconds of silence before a passage, where they are enough to be shown."""
    if before is None or before.end_ms is None or here.start_ms is None:
        return 0
    silence = here.start_ms - before.end_ms
    return silence if silence >= PAUSE_MS else 0
