"""Counts of interviews that no session belongs to offer nothing that only sessions have."""

from __future__ import annotations

import pytest

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL
from labeval.coding.rows import Anchor, Code, Coding, Passage, Source
from labeval.ui.coding.counts.choices import ViewChoices
from labeval.ui.coding.counts.coding_rules import RuleBar
from labeval.ui.coding.counts.counted import cases
from labeval.ui.coding.counts.view_list import ViewList
from labeval.ui.coding.queries.shown import shown_names
from labeval.ui.theme import LIGHT

pytestmark = pytest.mark.usefixtures("in_english")


def corpus(session: str = "") -> Corpus:
    """Interviews of P2 and P10, of which P10 came first."""
    sources = [
        Source(f"s{n}", "imported", "Talk", f"P{n}", session, created=f"2026-01-0{day}T08:00:00Z")
        for day, n in enumerate((10, 2), start=1)
    ]
    passages = {s.id: [Passage(f"{s.id}.p", s.id, 0.0, "Yes, well.", "P")] for s in sources}
    codes = [Code("c", "Doubt")]
    made = [
        Coding(
            f"k{s.id}", s.id, "c", "a", Anchor(f"{s.id}.p", 0), Anchor(f"{s.id}.p", 3), "Yes", ""
        )
        for s in sources
    ]
    return Corpus(sources, passages, codes, made)


@pytest.mark.parametrize("session", ["", "one"])
def test_facts_of_sessions_are_offered_where_there_are_sessions(qtbot, session: str) -> None:
    choices, rules = ViewChoices(LIGHT), RuleBar(LIGHT)
    for part in (choices, rules):
        qtbot.addWidget(part)
    choices.take(corpus(session))
    rules.take(corpus(session))
    for pill in (rules.method, rules.answer):
        assert pill.isVisibleTo(rules) == bool(session)
    assert rules.speaker.isVisibleTo(rules)
    choices.retranslate()
    assert {"participant", "speaker"} < choices.by._shown.keys()
    for offered in (choices.by._shown, shown_names(corpus(session))):
        assert ("criterion" in offered) == bool(session)


def test_hidden_views_stay_hidden_in_another_language(qtbot) -> None:
    views = ViewList(LIGHT)
    qtbot.addWidget(views)
    views.set_names(["a", "b", "c"])
    views.hide_rows((1,))
    views.set_names(["A", "B", "C"])
    assert [views.isRowHidden(row) for row in range(3)] == [False, True, False]


def test_participants_by_codes_are_in_the_order_of_the_list() -> None:
    assert [line.name for line in cases(corpus(), ALL, ()).lines] == ["P2", "P10"]
