"""The rows of a source: what each shows, how high it is, and where it stands. It paints nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from labeval.coding.rows import Anchor, Coding, Passage
from labeval.ui.coding.columns import PAD, Columns
from labeval.ui.coding.heights import Heights
from labeval.ui.coding.laid import LaidPassage, pauses_between
from labeval.ui.coding.marks import Marks
from labeval.ui.widgets.lettering import type_metrics

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

    Args:
        passages: of one source, in order.
        header: what stands above a passage, given the one before it; empty for nothing.
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
        self._laid: OrderedDict[int, LaidPassage] = OrderedDict()
        self.passages: list[Passage] = []
        self.rows: dict[str, int] = {}
        self.headers: list[str] = []
        self.pauses: list[int] = []
        self.marks = Marks(self.rows, [])
        self.heights = Heights([])
        self._measured: set[int] = set()
        self.take(passages)

    def __len__(self) -> int:
        return len(self.passages)

    # -- what is shown ------------------------------------------------------------------------

    def take(self, passages: Sequence[Passage]) -> None:
        """Show these passages; segments stay as far as their passages do."""
        codings = self.marks.all()
        self.passages = list(passages)
        self.rows = {passage.id: n for n, passage in enumerate(passages)}
        befores = [None, *passages[:-1]] if passages else []
        pairs = list(zip(befores, passages, strict=True))
        self.headers = [self._header(before, here) for before, here in pairs]
        self.pauses = [_silence(before, here) for before, here in pairs]
        self.marks = Marks(self.rows, [len(passage.text) for passage in passages])
        self.marks.show(codings)
        self.lay_out(self.columns)

    def replace(self, passage: Passage) -> None:
        """Another text for a passage that is shown."""
        row = self.rows[passage.id]
        self.passages[row] = passage
        self.take_lengths()
        self._drop(row)

    def take_lengths(self) -> None:
        """Follow texts that have changed."""
        codings = self.marks.all()
        self.marks = Marks(self.rows, [len(passage.text) for passage in self.passages])
        self.marks.show(codings)

    def lay_out(self, columns: Columns) -> None:
        """Take other columns; all heights are estimates again."""
        self.columns = columns
        self._laid.clear()
        self._measured.clear()
        letter = max(1, type_metrics(columns.type.font.pixelSize()).averageCharWidth())
        a_line = max(8, columns.text_width // letter)
        heights = []
        for row, passage in enumerate(self.passages):
            lines = 1 + len(passage.text) // a_line
            own = self._own_heights.get(passage.id)
            text = lines * columns.type.line if own is None else own
            heights.append(self._above(row) + text + 2 * PAD)
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
        """Let what stands in a passage's place, such as an editor, say how high it is."""
        if height is None:
            self._own_heights.pop(passage, None)
        else:
            self._own_heights[passage] = height
        self._measured.discard(self.rows[passage])

    # -- where it is --------------------------------------------------------------------------

    def laid(self, row: int) -> LaidPassage:
        """A passage laid out; the newest ones stay."""
        found = self._laid.get(row)
        if found is None:
            passage = self.passages[row]
            pauses = pauses_between(passage.text, passage.words, PAUSE_MS)
            found = LaidPassage(passage, self.columns.text_width, self.columns.type, pauses)
            self._laid[row] = found
            if len(self._laid) > _KEPT:
                self._laid.popitem(last=False)
        else:
            self._laid.move_to_end(row)
        return found

    def measure(self, row: int) -> int:
        """Give a row its true height, and return by how much it grew."""
        if row in self._measured:
            return 0
        self._measured.add(row)
        return self.heights.set(row, self.places(row).height)

    def places(self, row: int) -> RowPlaces:
        """Where the parts of a row stand."""
        pause = self.columns.pause_line if self.pauses[row] else 0
        above = self._above(row)
        own = self._own_heights.get(self.passages[row].id)
        text = self.laid(row).height if own is None else own
        height = max(text, self._names_height(row))
        return RowPlaces(0, pause, above + PAD, above + height + 2 * PAD)

    def names(self, row: int) -> int:
        """How many codes' names stand beside a row."""
        return sum(piece.begins for piece in self.marks.pieces(row))

    def names_shown(self, row: int) -> int:
        """How many of them there is room for; the rest is a number."""
        lines = self.laid(row).height // self.columns.name_line
        return min(self.names(row), max(lines, 4))

    def _names_height(self, row: int) -> int:
        return self.names_shown(row) * self.columns.name_line if self.names(row) else 0

    def position(self, anchor: Anchor) -> tuple[int, int] | None:
        """Row and offset of an anchor; None where its passage is not shown."""
        row = self.rows.get(anchor.passage)
        return None if row is None else (row, min(anchor.offset, len(self.passages[row].text)))

    def anchor(self, at: tuple[int, int]) -> Anchor:
        """Row and offset as an anchor."""
        return Anchor(self.passages[at[0]].id, at[1])

    def _above(self, row: int) -> int:
        pause = self.columns.pause_line if self.pauses[row] else 0
        return pause + (self.columns.header_line if self.headers[row] else 0)

    def _drop(self, row: int) -> None:
        self._laid.pop(row, None)
        self._measured.discard(row)


def _silence(before: Passage | None, here: Passage) -> int:
    """Milliseconds of silence before a passage, where they are enough to be shown."""
    if before is None or before.end_ms is None or here.start_ms is None:
        return 0
    silence = here.start_ms - before.end_ms
    return silence if silence >= PAUSE_MS else 0
