"""The answer in a sentence says no more than the figures bear."""

from __future__ import annotations

import pytest

from labeval.report.front import chosen_text
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


OTHER = (("ab", "Birch", 60, 1, 40, 80), ("ab", "Alder", 55, 2, 35, 75))


def test_methods_that_differ_without_clear_leads_need_not_contradict_each_other():
    assert verdict(told(*CLOSE, *OTHER)).endswith(
        ". No lead is clear, so this need not be a contradiction."
    )
    assert verdict(told(*APART, *OTHER)).endswith(
        ". The lead is clear by DQE only, so this need not be a contradiction."
    )


def test_a_clear_and_an_open_lead_of_the_same_system_are_kept_apart():
    sentence = verdict(told(*APART, *CLOSE))
    assert "clear by DQE" in sentence and "by AQC it is not" in sentence


def test_a_shared_first_place_is_no_lead():
    rows = (("dqe", "Alder", 4, 1.5, 3.9, 4.1), ("dqe", "Birch", 4, 1.5, 3.9, 4.1))
    assert verdict(told(*rows)).startswith("Alder and Birch share the first place by DQE")
    (line,) = verdict_lines(told(*rows))
    assert line.endswith("Alder and Birch share the first place (mean rating 4.00).")


@pytest.mark.parametrize("rows", [(), (("dqe", "Alder", 4.0, 1.0, 3.0, 5.0),)])
def test_where_less_than_two_systems_were_judged_nothing_is_ranked(rows):
    assert "nothing to rank" in verdict(told(*rows))


def test_without_intervals_it_says_that_certainty_is_unknown():
    none = float("nan")
    rows = (("dqe", "Alder", 4.0, 1, none, none), ("dqe", "Birch", 3.0, 2, none, none))
    assert "cannot be said" in verdict_lines(told(*rows))[0]


def test_what_was_read_is_said_in_words():
    about = {"choices": {"only": {"methods": ["dqe"], "kinds": ["simulated", "real"]}}}
    material = Material({}, about, CONTENT, Words())
    assert chosen_text(material) == "only method: DQE; only judgments of: robots and people"


def timed(*raters: tuple[str, int]) -> dict[str, object]:
    import pandas as pd

    return {"timing": pd.DataFrame(list(raters), columns=["method", "participants"])}


def with_test(p: float) -> dict[str, object]:
    import pandas as pd

    row = {"method": "dqe", "criterion": "fluency", "a": "Alder", "b": "Birch", "p_adjusted": p}
    return {"significance": pd.DataFrame([row])}


def with_tables(rows, *more: dict[str, object]) -> Material:
    tables = scores(list(rows))
    for each in more:
        tables |= each
    return Material(tables, {}, CONTENT, Words())


@pytest.mark.parametrize("raters", range(1, 9))
def test_a_lead_is_clear_only_with_six_raters_and_their_number_is_told(raters):
    from scipy.stats import wilcoxon

    material = with_tables(APART, timed(("dqe", raters)))
    can = bool(wilcoxon(range(1, raters + 1), method="exact").pvalue < 0.05)
    assert ("clear lead" in verdict(material)) is can
    assert ("Too few raters to say" in verdict(material)) is not can
    assert f"(raters: {raters})" in verdict_lines(material)[0]


def test_methods_with_few_raters_are_named_beside_those_with_a_clear_lead():
    aqc = (("aqc", "Alder", 40, 1, 38, 42), ("aqc", "Birch", 20, 2, 18, 22))
    sentence = verdict(with_tables((*APART, *aqc), timed(("dqe", 12), ("aqc", 3))))
    assert sentence == (
        "Alder comes first by every method (DQE and AQC). The lead is clear by DQE. Too few raters "
        "to say whether that holds: AQC (raters: 3); it takes 6 or more."
    )


def test_methods_that_differ_with_few_raters_say_that_they_are_few():
    sentence = verdict(with_tables((*APART, *TURNED), timed(("dqe", 3), ("ab", 3))))
    assert "do not agree" in sentence and "Too few raters to say" in sentence


@pytest.mark.parametrize(("p", "clear"), [(0.2, False), (0.01, True), (float("nan"), False)])
def test_a_lead_that_no_test_bears_out_is_not_clear(p, clear):
    material = with_tables(APART, timed(("dqe", 12)), with_test(p))
    assert ("clear lead" in verdict(material)) is clear
    assert ("undecided against Birch" in verdict_lines(material)[0]) is not clear


def test_figures_tell_how_many_raters_judged():
    from labeval.report.places import with_raters

    few = with_raters("Here.", ["dqe", "aqc"], with_tables(APART, timed(("dqe", 9), ("aqc", 3))))
    assert few.startswith("Here. Raters: 3–9; fewer than 6 are too few")
    assert with_raters("Here.", ["dqe"], with_tables(APART, timed(("dqe", 9)))).endswith(": 9.")
