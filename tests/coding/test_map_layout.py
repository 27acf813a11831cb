"""Themes and codes of a map as groups: near each other, in sight, in the same order each time."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from labeval.coding.code_map import Place
from labeval.coding.map_layout import Group, Measures, grouped

Box = tuple[float, float, float, float]
BY = Measures((200.0, 50.0), (176.0, 46.0), 24.0, (48.0, 24.0), (700.0, 560.0))


def areas(found: dict[str, Place], themes: set[str]) -> dict[str, Box]:
    sizes = {id: BY.theme if id in themes else BY.code for id in found}
    return {id: (x, y, x + sizes[id][0], y + sizes[id][1]) for id, (x, y) in found.items()}


def covers(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def theme_of(number: int, name: str) -> Group:
    return Group(name, tuple(f"{name}{n}" for n in range(number)))


@pytest.mark.parametrize("counts", [(3, 4, 4), (1,), (0, 0), (9, 2, 6, 14), (5,) * 12])
def test_no_card_covers_another_and_each_code_is_below_its_theme(counts: tuple[int, ...]) -> None:
    groups = [theme_of(number, "abcdefghijkl"[n]) for n, number in enumerate(counts)]
    found = grouped(groups, {}, BY)
    assert set(found) == {id for g in groups for id in (g.theme, *g.codes)}
    at = areas(found, {g.theme for g in groups})
    assert not any(covers(at[a], at[b]) for a, b in combinations(at, 2))
    for group in groups:
        box = [at[id] for id in (group.theme, *group.codes)]
        left, top, right, bottom = zip(*box, strict=True)
        hull = (min(left), min(top), max(right), max(bottom))
        others = [at[id] for id in at if id not in (group.theme, *group.codes)]
        assert not any(covers(hull, other) for other in others)
        assert all(at[code][1] > at[group.theme][3] for code in group.codes)


def test_three_themes_of_four_codes_are_in_sight_at_once() -> None:
    found = areas(grouped([theme_of(4, name) for name in "abc"], {}, BY), set("abc"))
    assert max(right for _, _, right, _ in found.values()) <= BY.room[0]
    assert max(bottom for *_, bottom in found.values()) <= BY.room[1]


def test_what_goes_together_is_next_to_each_other() -> None:
    groups = [theme_of(5, name) for name in "abcd"]
    together = {("a0", "a4"): 1.0, ("a1", "d0"): 0.9, ("a2", "d2"): 0.8}
    found = grouped(groups, together, BY)
    assert found == grouped(groups, together, BY)
    assert abs(found["a0"][1] - found["a4"][1]) == BY.code[1] + BY.between[1]
    columns = sorted({found[g.theme][0] for g in groups if found[g.theme][1] == found["a"][1]})
    assert (found["a"][0], found["d"][0]) in [*pairwise(columns)] or (
        found["d"][0],
        found["a"][0],
    ) in [*pairwise(columns)]


def test_themes_under_a_theme_are_below_its_codes_and_a_circle_of_themes_is_none() -> None:
    themes = [Group("b", ("y",), "a"), Group("a", ("x",)), Group("c", (), "b")]
    found = grouped([*themes, Group("", ("z",))], {}, BY)
    assert found["a"] == (0, 0)
    assert found["b"][0] == found["x"][0] == BY.indent and found["b"][1] > found["x"][1]
    assert found["y"][0] == found["c"][0] == 2 * BY.indent
    circle = grouped([Group("a", ("x",), "b"), Group("b", (), "a")], {}, BY)
    assert set(circle) == {"a", "b", "x"}
    lost = grouped([Group("b", ("y",), "a"), Group("a", ("x",), "gone")], {}, BY)
    assert lost["b"][0] == BY.indent and lost["b"][1] > lost["x"][1]


def test_a_code_of_two_themes_is_with_the_first_and_no_theme_has_no_place() -> None:
    loose = grouped([Group("a", ("x",)), Group("", ("y",))], {}, BY)
    assert loose["y"][1] == loose["a"][1], "there is no theme above it to leave room for"
    found = grouped([Group("a", ("x",)), Group("b", ("x",))], {}, BY)
    assert set(found) == {"a", "b", "x"} and found["x"][0] == BY.indent
    assert grouped([], {}, BY) == {}


def test_each_way_is_measured_once_however_often_codes_are_exchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    measured = 0

    def counted(one: Place, other: Place) -> float:
        nonlocal measured
        measured += 1
        return dist(one, other)

    monkeypatch.setattr("labeval.coding.map_layout.dist", counted)
    codes = [f"c{n}" for n in range(40)]
    groups = [Group(f"t{n}", tuple(codes[8 * n : 8 * n + 8])) for n in range(5)]
    together = {pair: (n * 7919 % 13) / 13 for n, pair in enumerate(combinations(codes, 2))}
    grouped(groups, together, BY)
    # For each group: its places to those of all other codes, from each code, in six rounds.
    assert measured <= 6 * 5 * (8 * 8 * 32 + 8 * 8)
