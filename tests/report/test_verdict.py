"""The answer in a sentence says no more than the figures bear."""

from __future__ import annotations

import pytest

from labeval.report.material import Material
from labeval.report.verdict import verdict, verdict_lines
from labeval.report.words import Words
from labeval.study.model import StudyContent
from tests.conftest import small_study
from tests.report.conftest import scores

CONTENT = StudyContent(study=small_study(), items=[])


def told(*rows: tuple[str, str, float, float, float, float]) -> Material:
    return Material(scores(list(rows)), {}, CONTENT, Words())


APART = (("dqe", "Alder", 4.5, 1, 4.2, 4.8), ("dqe", "Birch", 3.0, 2, 2.6, 3.4))
CLOSE = (("aqc", "Alder", 40, 1, 30, 50), ("aqc", "Birch", 35, 2, 25, 45))
TURNED = (("ab", "Birch", 60, 1, 55, 65), ("ab", "Alder", 20, 2, 15, 25))


def test_a_lead_whose_interval_lies_apart_is_called_clear():
    assert verdict(told(*APART)) == "Alder is the best by DQE, with a clear lead."


def test_a_lead_whose_interval_overlaps_is_not_called_safe():
    assert "not safe" in verdict(told(*CLOSE))
    assert "undecided against Birch" in verdict_lines(told(*CLOSE))[0]


def test_methods_with_different_winners_are_named():
    sentence = verdict(told(*APART, *TURNED))
    assert sentence == "The methods do not agree on the best: Birch by AB and Alder by DQE." or (
        sentence == "The methods do not agree on the best: Alder by DQE and Birch by AB."
    )
    assert "orders differ" in verdict_lines(told(*APART, *TURNED))[-1]


def test_a_clear_and_an_open_lead_of_the_same_system_are_kept_apart():
    sentence = verdict(told(*APART, *CLOSE))
    assert "clear by DQE" in sentence and "by AQC it is not" in sentence


def test_a_shared_first_place_is_no_lead():
    rows = (("dqe", "Alder", 4, 1.5, 3.9, 4.1), ("dqe", "Birch", 4, 1.5, 3.9, 4.1))
    assert "Alder and Birch (equal)" in verdict(told(*rows))


@pytest.mark.parametrize("rows", [(), (("dqe", "Alder", 4.0, 1.0, 3.0, 5.0),)])
def test_where_less_than_two_systems_were_judged_nothing_is_ranked(rows):
    assert "nothing to rank" in verdict(told(*rows))


def test_without_intervals_it_says_that_certainty_is_unknown():
    none = float("nan")
    rows = (("dqe", "Alder", 4.0, 1, none, none), ("dqe", "Birch", 3.0, 2, none, none))
    assert "cannot be said" in verdict_lines(told(*rows))[0]
