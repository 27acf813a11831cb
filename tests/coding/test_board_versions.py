from __future__ import annotations

from labeval.coding.board_versions import differences
from labeval.coding.rows import Theme

BEFORE = [
    Theme("1", "old", "Work", "Hard.", codes=("a", "b")),
    Theme("2", "old", "Ties", "", "1", codes=("c",)),
    Theme("3", "old", "Gone", codes=("d",)),
    Theme("4", "old", "Same", codes=("e",), x=1.0),
]
AFTER = [
    Theme("5", "now", "Effort", "Hard.", codes=("a", "b", "d")),
    Theme("6", "now", "Ties", "A way out.", codes=()),
    Theme("7", "now", "Same", codes=("e",), x=400.0),
    Theme("8", "now", "New"),
]


def test_versions_are_compared_by_name_and_by_the_codes_they_share() -> None:
    effort, ties, new, gone = differences(BEFORE, AFTER)
    assert effort.is_renamed and effort.came == ("d",) and not effort.is_described_anew
    assert (ties.went, ties.is_described_anew, ties.is_moved) == (("c",), True, True)
    assert new.before is None and new.after is AFTER[3]
    assert gone.after is None and gone.before is BEFORE[2]


def test_where_a_card_lies_is_no_difference() -> None:
    assert differences(BEFORE, BEFORE) == []
    assert [d.after.id for d in differences(BEFORE[3:], AFTER[2:3]) if d.after] == []
