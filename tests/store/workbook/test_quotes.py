"""The words at two anchors, as the file has them, and where it has none."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Coding, Source
from labeval.store.workbook.conflicts import quote_at
from tests.support.studies.coding_study import LINES, small_workbook, spoken_passage

OTHER = spoken_passage(0, "Of another source.", source="o")


def test_a_quote_is_what_lies_between_two_anchors_that_are_there(tmp_path: Path) -> None:
    """Compared with the whole text, for anchors in each passage, at its ends and beyond them."""
    text = "\n".join(LINES)
    begins = [0, len(LINES[0]) + 1, len(LINES[0]) + len(LINES[1]) + 2]
    places = [
        (n, offset)
        for n, line in enumerate(LINES)
        for offset in (-1, 0, 1, len(line), len(line) + 1)
    ]
    with small_workbook(tmp_path / "coding.sqlite") as book:
        for start, end in product(places, places):
            anchors = [Anchor(f"s.p{n}", offset) for n, offset in (start, end)]
            found = quote_at(book.connection, Coding("k", "s", "c", "C1", *anchors, "", ""))
            inside = all(0 <= offset <= len(LINES[n]) for n, offset in (start, end))
            goes_on = start[0] < end[0] or (start[0] == end[0] and start[1] < end[1])
            (here, offset), (there, last) = start, end
            expected = text[begins[here] + offset : begins[there] + last]
            assert found == (expected if inside and goes_on else None), (start, end)


def test_anchors_in_passages_of_another_source_and_of_none_have_no_words(tmp_path: Path) -> None:
    with small_workbook(tmp_path / "coding.sqlite") as book:
        other = Source("o", "comments", "Other", "P02", "session-2")
        book.take_in([added(other), added(OTHER)])
        for start, end in (("o.p0", "o.p0"), ("s.p0", "o.p0"), ("none", "s.p1"), ("s.p0", "none")):
            coding = Coding("k", "s", "c", "C1", Anchor(start, 0), Anchor(end, 1), "", "")
            assert quote_at(book.connection, coding) is None
