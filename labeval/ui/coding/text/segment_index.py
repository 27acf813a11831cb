"""An index of segments by row, for the painter of the view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from labeval.coding.rows import Coding
from labeval.ui.coding.parts.slices import Slices
from labeval.ui.coding.text.lanes import lanes_of


@dataclass(frozen=True, slots=True)
class SegmentPiece:
    """The part of a coded segment on one row."""

    coding: Coding
    start: int
    end: int
    begins: bool
    """True where the segment begins here."""
    ends: bool
    lane: int | None
    """Given where the segment runs over several rows, so that its stripe stays in line."""


class SegmentIndex:
    """Coded segments by row.

    Args:
        slices: what the rows show.
    """

    def __init__(self, slices: Slices) -> None:
        self._slices = slices
        self._codings: dict[str, Coding] = {}
        self._by_row: dict[int, dict[str, Coding]] = {}
        self._pieces: dict[int, list[SegmentPiece]] = {}
        """Pieces of the rows that were asked about since they changed: a row is measured and
        painted in parts, and each of them asks."""
        self._running: dict[str, Coding] = {}
        """Those over several rows."""
        self._lanes: dict[str, int] | None = None

    def __len__(self) -> int:
        return len(self._codings)

    def get(self, id: str) -> Coding | None:
        """A segment by its id."""
        return self._codings.get(id)

    def all(self) -> list[Coding]:
        """All segments, by where they begin."""
        return sorted(self._codings.values(), key=self._place)

    def show(self, codings: Iterable[Coding]) -> None:
        """Hold these segments and no others."""
        self._codings, self._by_row, self._running = {}, {}, {}
        self._forget_lanes()
        for coding in codings:
            self.put(coding)

    def put(self, coding: Coding) -> range:
        """Hold a segment, in the place of the one with its id; return its rows."""
        self.take(coding.id)
        rows = self.rows_of(coding)
        self._codings[coding.id] = coding
        for row in rows:
            self._by_row.setdefault(row, {})[coding.id] = coding
            self._pieces.pop(row, None)
        if len(rows) > 1:
            self._running[coding.id] = coding
            self._forget_lanes()
        return rows

    def take(self, id: str) -> range:
        """Hold a segment no more; returns the rows it lay on."""
        coding = self._codings.pop(id, None)
        if coding is None:
            return range(0)
        rows = self.rows_of(coding)
        for row in rows:
            self._by_row.get(row, {}).pop(id, None)
            self._pieces.pop(row, None)
        if self._running.pop(id, None) is not None:
            self._forget_lanes()
        return rows

    def rows_of(self, coding: Coding) -> range:
        """The rows of a segment; none where its passages are not shown."""
        return self._slices.rows_under(coding)

    def pieces(self, row: int) -> list[SegmentPiece]:
        """The segments on a row, the earliest and of those the longest first."""
        known = self._pieces.get(row)
        if known is None:
            known = self._pieces[row] = self._pieces_of(row)
        return known

    def _pieces_of(self, row: int) -> list[SegmentPiece]:
        found = []
        for coding in self._by_row.get(row, {}).values():
            rows = self.rows_of(coding)
            begins, ends = rows[0] == row, rows[-1] == row
            here = self._slices.all[row]
            start = coding.start.offset if begins else here.start
            end = coding.end.offset if ends else here.end
            lane = self._lane(coding) if len(rows) > 1 else None
            found.append(SegmentPiece(coding, start, end, begins, ends, lane))
        found.sort(key=lambda p: (p.begins, p.start, -p.end, p.coding.created, p.coding.id))
        return found

    def at(self, row: int, offset: int) -> list[SegmentPiece]:
        """The segments at a position, the shortest first."""
        found = [p for p in self.pieces(row) if p.start <= offset <= p.end and p.end > p.start]
        return sorted(found, key=lambda p: (p.end - p.start, p.coding.created))

    def _forget_lanes(self) -> None:
        """Lanes are given anew: a segment over several rows keeps others out of its own."""
        self._lanes = None
        self._pieces.clear()

    def _lane(self, coding: Coding) -> int:
        if self._lanes is None:
            running = sorted(self._running.values(), key=self._place)
            spans = [(self.rows_of(c)[0], self.rows_of(c)[-1]) for c in running]
            lanes = lanes_of(spans)
            self._lanes = {c.id: lane for c, lane in zip(running, lanes, strict=True)}
        return self._lanes[coding.id]

    def _place(self, coding: Coding) -> tuple[int, int, int]:
        row = self._slices.rows.get(coding.start.passage, -1)
        return row, coding.start.offset, -coding.end.offset
