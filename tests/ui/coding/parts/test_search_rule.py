"""What is typed into the search finds what people expect of it."""

from __future__ import annotations

import pytest

from labeval.coding.rows import Passage
from labeval.ui.coding.counts.coding_rules import RuleBar
from labeval.ui.coding.sources.library import rule_of
from labeval.ui.theme import LIGHT

TEXT = "The scale confused me; confusion, unconfused. Lost track, 2 * 3."


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("confus", ["confus", "confus", "confus"]),
        ("confus*", ["confused", "confusion"]),
        ("*fused", ["confused", "unconfused"]),
        ("CON*ed", ["confused"]),
        ("lost  tra*", ["Lost track"]),
        ("scale * me", ["scale confused me"]),
        ("/2 . 3/", ["2 * 3"]),
        ("*", [TEXT]),
        ("nothing*", []),
    ],
)
def test_an_asterisk_stands_for_the_letters_of_a_word(typed, found):
    passage = Passage("p", "s", 0, TEXT)
    spans = rule_of(typed).found_in(passage)
    assert [TEXT[span.start : span.end] for span in spans] == found


@pytest.mark.parametrize(
    ("kind", "typed", "found"),
    [
        ("term", "confus*", ["confused", "confusion"]),
        ("term", "lost  track", ["Lost track"]),
        ("term", "confus", []),
        ("part", "fused", ["fused", "fused"]),
        ("term", "*", None),
    ],
)
def test_coding_by_rule_reads_words_as_the_search_does(kind, typed, found, qtbot):
    rules = RuleBar(LIGHT)
    qtbot.addWidget(rules)
    rules.kind.pick(kind)
    rules.words.setText(typed)
    rule = rules.rule()
    passage = Passage("p", "s", 0, TEXT)
    spans = rule.found_in(passage) if rule is not None else None
    assert found == (spans if spans is None else [TEXT[s.start : s.end] for s in spans])
