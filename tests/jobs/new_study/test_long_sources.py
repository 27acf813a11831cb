"""Sources that have no room above the texts are shown as documents."""

from __future__ import annotations

import pytest

from labeval.jobs.new_study.long_sources import longest_source
from labeval.study.model.items import Item
from tests.jobs.new_study.test_own_study import DESIGNS, compose, own_study

LONG = "Every rule of the house is written down here, and nobody has read them all. " * 24


def items(source: str) -> list[Item]:
    return [
        Item(
            id=f"q{question}_{system}",
            question=f"What is {question}?",
            source=source,
            system=system,
            text=f"It is {question}, says {system}.",
        )
        for question in range(4)
        for system in "AB"
    ]


@pytest.mark.parametrize(
    ("source", "longest"),
    [
        ("", 0),
        ("A short one.", 0),
        (LONG, len(LONG)),
        ("one\n" * 9, 0),
        ("one\n" * 10, 40),
    ],
)
def test_lines_are_counted_as_they_are_drawn(source, longest):
    assert longest_source(items(source)) == longest


@pytest.mark.parametrize(("source", "shown"), [("A short one.", "panel"), (LONG, "document")])
def test_a_study_of_long_sources_shows_them_as_documents(source, shown):
    composed = compose(own_study(DESIGNS[0], items(source)))
    assert composed.sound
    assert {block.reference for block in composed.content.study.blocks.values()} == {shown}
