"""Numbers of an attribute in classes: equally full, or up to ends that somebody chose."""

from __future__ import annotations

import pytest

from labeval.coding.attributes import Attributes, by_size
from labeval.coding.rows import Attribute

AGES = ["23", "30", "31", "44", "50", "51.5", "70"]
KNOWN = Attributes(
    [
        *(Attribute(f"a{n}", "participant", f"P{n}", "Age", age) for n, age in enumerate(AGES)),
        Attribute("j", "participant", "P0", "Job", "nurse"),
        Attribute("r", "participant", "P1", "Room", "7"),
    ]
)


def classes(known: Attributes) -> list[str]:
    return [known.of("participant", f"P{n}")["Age"] for n in range(len(AGES))]


def test_numbers_are_classed_up_to_and_with_each_end_and_named_by_what_is_in_them() -> None:
    made = KNOWN.in_classes("Age", [30, 50, 60, 65])
    assert classes(made) == ["23–30", "23–30", "31–50", "31–50", "31–50", "51.5", "70"]
    assert made.values("Age") == ["23–30", "31–50", "51.5", "70"]
    assert made.of("participant", "P0")["Job"] == "nurse" and made.names == KNOWN.names
    assert KNOWN.values("Age") == AGES


@pytest.mark.parametrize(
    ("number", "ends"), [(2, (44.0,)), (3, (31.0, 50.0)), (7, (23, 30, 31, 44, 50, 51.5))]
)
def test_classes_are_as_equally_full_as_can_be(number: int, ends: tuple[float, ...]) -> None:
    assert KNOWN.equal_classes("Age", number) == ends


def test_only_several_numbers_can_be_classed() -> None:
    assert KNOWN.are_numbers("Age")
    assert not any(map(KNOWN.are_numbers, ("Job", "Room", "", "unknown")))
    assert KNOWN.equal_classes("Job", 3) == ()
    same = Attributes(Attribute(f"s{n}", "source", f"s{n}", "Week", "2") for n in range(3))
    assert same.equal_classes("Week", 2) == ()


def test_classes_are_sorted_by_size_and_words_come_last() -> None:
    mixed = Attributes(
        Attribute(f"m{n}", "source", f"s{n}", "Age", value)
        for n, value in enumerate(["9", "10", "unknown", "100"])
    )
    assert mixed.values("Age") == ["9", "10", "100", "unknown"]
    for words in (["nurse", "Nurse", "cook"], ["Nurse", "cook", "nurse"]):
        assert sorted(words, key=by_size) == ["cook", "Nurse", "nurse"], "the same each time"
    assert mixed.in_classes("Age", [10]).values("Age") == ["9–10", "100", "unknown"]
