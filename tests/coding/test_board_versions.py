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


def renamed(before: list[Theme], after: list[Theme]) -> set[tuple[str, str]]:
    found = differences(before, after)
    return {(d.before.name, d.after.name) for d in found if d.before and d.after}


def test_a_theme_of_another_name_is_the_one_it_shares_most_codes_with() -> None:
    one, two = Theme("1", "old", "One", codes=("a",)), Theme("2", "old", "Two", codes=("b", "c"))
    both = Theme("3", "now", "Both", codes=("a", "b", "c"))
    assert renamed([one, two], [both]) == renamed([two, one], [both]) == {("Two", "Both")}
    first = Theme("3", "now", "First", codes=("a", "b"))
    assert renamed([one, two], [first]) == {("One", "First")}


def test_each_theme_is_matched_once_and_by_its_name_before_its_codes() -> None:
    old = Theme("1", "old", "Name", codes=("a",))
    same, other = Theme("2", "now", "Name", codes=("b",)), Theme("3", "now", "Other", codes=("a",))
    found = differences([old], [other, same])
    assert [(d.before, d.after) for d in found] == [(None, other), (old, same)]
    assert (found[1].came, found[1].went) == (("b",), ("a",))


def test_a_theme_without_an_older_one_is_new_and_one_that_shares_nothing_too() -> None:
    new = Theme("1", "now", "New", parent="x", codes=("a",))
    for before in ([], [Theme("2", "old", "Old", codes=("b",))], [Theme("2", "old", "Old")]):
        found = differences(before, [new])
        assert found[0].before is None and found[0].came == ("a",)
        assert [d.before for d in found[1:]] == before
    assert not differences([], [Theme("3", "now", "Bare")])[0].is_renamed


def test_moves_are_told_by_the_names_of_the_parents() -> None:
    def board(parent: str, name: str) -> list[Theme]:
        return [Theme("p", "b", name), Theme("q", "b", "Q"), Theme("t", "b", "T", "", parent)]

    (moved,) = differences(board("p", "P"), board("q", "P"))
    assert moved.is_moved and (moved.parent_before, moved.parent_after) == ("P", "Q")
    assert differences(board("p", "P"), board("p", "P")) == []
    assert not any(d.is_moved for d in differences([], board("p", "P")))
