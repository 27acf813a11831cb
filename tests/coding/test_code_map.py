"""Places of codes on a board: kept, moved, undone; arranged by how often codes are together."""

from __future__ import annotations

from itertools import combinations
from math import dist, hypot
from pathlib import Path

from labeval.coding.code_map import MOVE_CODE, arranged, places, put
from labeval.coding.notes import all_notes
from labeval.store.workbook.workbook import Workbook
from tests.support.coding import coded_workbook

STEP = (240.0, 90.0)


def test_a_place_is_kept_on_its_board_moved_and_undone(tmp_path: Path) -> None:
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder="A") as book:
        code, board, me = book.codes()[1].id, book.boards()[0].id, book.coder.id
        book.do(MOVE_CODE, put(book.memos(), board, {code: (10, 20)}, coder=me))
        assert places(book.memos(), board) == {code: (10.0, 20.0)}
        assert places(book.memos(), "another board") == {}
        assert put(book.memos(), board, {code: (10, 20)}, coder=me) == []
        book.do(MOVE_CODE, put(book.memos(), board, {code: (30.04, 20.04)}, coder=me))
        assert places(book.memos(), board) == {code: (30.0, 20.0)}
        assert not [n for n in all_notes(book.memos(), [], [], {}) if n.kind == "code_place"]
        book.undo()
        assert places(book.memos(), board) == {code: (10.0, 20.0)}


def test_codes_that_are_together_are_near_and_no_card_covers_another() -> None:
    codes = [f"c{n}" for n in range(12)]
    together = {("c0", "c7"): 0.9, ("c3", "c11"): 0.8}
    found = arranged(codes, together, step=STEP)
    assert found == arranged(codes, together, step=STEP)

    def apart(a: str, b: str) -> float:
        (ax, ay), (bx, by) = found[a], found[b]
        return hypot((ax - bx) / STEP[0], (ay - by) / STEP[1])

    others = [apart(a, b) for a in codes for b in codes if a < b]
    assert apart("c0", "c7") <= 1.5 and apart("c3", "c11") <= 1.5
    assert min(others) >= 1 and max(others) > 2.5
    assert all(x >= 0 and y >= 0 for x, y in found.values())


def test_one_code_and_none_have_places_too() -> None:
    assert arranged([], {}, step=STEP) == {}
    assert arranged(["a"], {}, step=STEP) == {"a": (0.0, 0.0)}


def test_of_two_codes_those_that_are_never_together_have_a_free_place_between_them() -> None:
    assert arranged(["a", "b"], {}, step=(1, 1)) == {"a": (2, 0), "b": (0, 0)}
    assert arranged(["a", "b"], {("a", "b"): 1}, step=(1, 1)) == {"a": (1, 0), "b": (0, 0)}


def test_on_a_large_map_codes_that_are_always_together_are_next_to_each_other() -> None:
    codes = [f"c{n}" for n in range(64)]
    together = {("c0", "c40"): 1.0, ("c7", "c23"): 1.0, ("c12", "c50"): 3.0}
    found = arranged(codes, together, step=(1.0, 1.0))
    for pair in together:
        assert hypot(*(a - b for a, b in zip(*(found[code] for code in pair), strict=True))) <= 3
    assert max(hypot(x, y) for x, y in found.values()) < 20


def test_codes_that_are_always_together_make_up_a_block() -> None:
    groups = [[f"{group}{n}" for n in range(6)] for group in "abcdef"]
    codes = [code for several in zip(*groups, strict=True) for code in several]
    together = {pair: 1.0 for group in groups for pair in combinations(group, 2)}
    found = arranged(codes, together, step=(1.0, 1.0))
    apart = [dist(found[a], found[b]) for a, b in together]
    block = [dist(a, b) for a, b in combinations([(x, y) for x in range(2) for y in range(3)], 2)]
    assert sum(apart) / len(apart) < 1.1 * sum(block) / len(block)
