"""The answer in a sentence says no more than the figures bear."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
import pytest

from labeval.report.front import chosen_text
from labeval.report.headings import cell
from labeval.report.leading import TESTED
from labeval.report.material import Material
from labeval.report.verdict import rules, verdict, verdict_lines
from labeval.report.words import Words
from labeval.study.study import StudyContent
from tests.conftest import small_study
from tests.report.conftest import scores

CONTENT = StudyContent(study=small_study(), items=[])


NONE = float("nan")


def told(*rows: tuple[str, str, float, float, float, float], **p: float) -> Material:
    """The first of each method in front of the second; ``p`` of their difference by method."""
    return with_tables(rows, differing(rows, **p))


def differing(rows, **p: float) -> dict[str, object]:
    """A row for each two systems of a method that has a p."""
    made = []
    for method, each in p.items():
        of = [(id, value) for m, id, value, *_ in rows if m == method]
        for n, (a, one) in enumerate(of):
            for b, other in of[n + 1 :]:
                ends = {"ci_low": one - other - 0.5, "ci_high": one - other + 0.5}
                difference = {"difference": one - other, "p_adjusted": each, **ends}
                made.append({"method": method, "a": a, "b": b, **PLACE, **difference})
    return {"significance": pd.DataFrame(made, columns=list(TESTED))}


PLACE = {
    "scale": "total",
    "criterion": "",
    "raters": 12,
    "questions": 8,
    "about": "both",
    "margin": NONE,
    "p_equivalent": NONE,
    "how": "quasi-t of raters and questions",
    "reason": "",
}
APART = (("dqe", "Alder", 4.5, 1, 4.2, 4.8), ("dqe", "Birch", 3.0, 2, 2.6, 3.4))
CLOSE = (("aqc", "Alder", 40, 1, 30, 50), ("aqc", "Birch", 35, 2, 25, 45))
TURNED = (("ab", "Birch", 60, 1, 55, 65), ("ab", "Alder", 20, 2, 15, 25))
OTHER = (("ab", "Birch", 60, 1, 40, 80), ("ab", "Alder", 55, 2, 35, 75))


def test_a_lead_that_a_test_bears_out_is_called_clear():
    material = told(*APART, dqe=0.01)
    assert verdict(material) == "Alder is the best by DQE, with a clear lead."
    assert verdict_lines(material)[0].endswith(
        "clear lead (mean difference from Birch 1.50, 95 % interval 1.00 to 2.00, "
        "corrected p = 0.010; raters 12, questions 8)."
    )


def test_intervals_of_scores_that_overlap_do_not_hide_a_difference():
    assert "clear lead" in verdict(told(*CLOSE, aqc=0.01))


def test_intervals_of_scores_that_are_apart_make_no_difference():
    assert "not safe" in verdict(told(*APART, dqe=0.2))
    assert "not safe" in verdict(told(*APART))
    assert "no difference was tested" in verdict_lines(told(*APART))[0]


def test_a_lead_that_no_test_bears_out_is_not_called_safe():
    assert "not safe" in verdict(told(*CLOSE, aqc=0.3))
    assert "undecided against Birch (mean difference" in verdict_lines(told(*CLOSE, aqc=0.3))[0]


def test_a_difference_the_other_way_is_named():
    rows = (("dqe", "Alder", 4.0, 1, 3, 5), ("dqe", "Birch", 4.1, 2, 3, 5))
    assert "Birch did better where" in verdict(told(*rows, dqe=0.01))
    assert "Birch did better where" in verdict_lines(told(*rows, dqe=0.01))[0]


def test_practically_equal_is_not_undecided():
    tables = differing(CLOSE, aqc=0.4)
    tables["significance"] = tables["significance"].assign(margin=6.0, p_equivalent=0.01)
    material = with_tables(CLOSE, tables)
    assert verdict(material) == (
        "Alder comes first by AQC, but is practically equal to Birch: they surely differ by less "
        "than 6."
    )
    assert "practically equal to Birch, less than 6 apart" in verdict_lines(material)[0]


def test_whom_the_tests_speak_of_is_said():
    (both,) = rules(told(*APART, dqe=0.01))
    assert "new raters and new questions" in both
    tables = differing(APART, dqe=0.01)
    tables["significance"] = tables["significance"].assign(about="raters")
    assert verdict(with_tables(APART, tables)).endswith(
        "with a clear lead. Clear leads by DQE are about these questions only."
    )
    (these,) = rules(with_tables(APART, tables))
    assert these.endswith("these questions only (DQE).")


def stated(direction: str, **about: object) -> Material:
    """One criterion, of which the study file states which end of the scale is the better one."""
    material = told(*APART, dqe=0.01)
    first = CONTENT.study.criteria[0].model_copy(update={"direction": direction})
    study = CONTENT.study.model_copy(update={"criteria": [first]})
    table = material.tables["scores"]
    single = table.assign(scale="", criterion=first.id)
    tables = {**material.tables, "scores": pd.concat([table, single])}
    content = CONTENT.model_copy(update={"study": study})
    return replace(material, tables=tables, content=content, about=about)


def test_which_end_counts_as_better_is_said_where_it_is_not_plain():
    elsewhere = {"kinds": {"imported": 12}}
    name = CONTENT.study.criteria[0].name.in_language("en")
    less = f"Less, and “no”, counts as better by {name}: points are turned round there."
    assert rules(stated("lower"))[1:] == [less]
    assert rules(stated("lower", **elsewhere))[1:] == [less]
    (more,) = rules(stated("higher", **elsewhere))[1:]
    assert "names no criterion of which less is better" in more and more.endswith(f"by {name}.")
    assert len(rules(stated("higher"))) == 1, "the laboratory wrote its own study file"


def test_errors_are_not_said_to_count_as_better():
    """Error points count below zero whatever the study file says."""
    material = stated("higher", kinds={"imported": 12})
    table = material.tables["scores"].assign(method="errors")
    assert len(rules(replace(material, tables={**material.tables, "scores": table}))) == 1


def test_methods_with_different_winners_are_named():
    sentence = verdict(told(*APART, *TURNED, dqe=0.01, ab=0.01))
    assert sentence == "The methods do not agree on the best: Alder by DQE and Birch by AB."
    assert "orders differ" in verdict_lines(told(*APART, *TURNED))[-1]


def test_methods_that_differ_without_clear_leads_need_not_contradict_each_other():
    assert verdict(told(*CLOSE, *OTHER, aqc=0.2, ab=0.3)).endswith(
        ". No lead is clear, so this need not be a contradiction."
    )
    assert verdict(told(*APART, *OTHER, dqe=0.01, ab=0.3)).endswith(
        ". The lead is clear by DQE only, so this need not be a contradiction."
    )


def test_a_clear_and_an_open_lead_of_the_same_system_are_kept_apart():
    sentence = verdict(told(*APART, *CLOSE, dqe=0.01, aqc=0.2))
    assert "clear by DQE" in sentence and "by AQC it is not" in sentence


def test_a_shared_first_place_is_no_lead():
    rows = (("dqe", "Alder", 4, 1.5, 3.9, 4.1), ("dqe", "Birch", 4, 1.5, 3.9, 4.1))
    assert verdict(told(*rows)).startswith("Alder and Birch share the first place by DQE")
    (line,) = verdict_lines(told(*rows))
    assert line.endswith("Alder and Birch share the first place (mean rating 4.00).")


def test_a_number_of_wins_is_a_whole_number():
    (line,) = verdict_lines(told(("ab", "Alder", 0, 0, 0, 0), ("ab", "Birch", 0, 0, 0, 0)))
    assert line.endswith("share the first place (number of wins 0).")
    apart = (("ab", "Alder", 57, 1, 48.5, 64.2), ("ab", "Birch", 40, 2, 33.0, 47.0))
    (line,) = verdict_lines(told(*apart))[:1]
    assert "Alder is first (number of wins 57, 95 % interval 48 to 64)" in line


@pytest.mark.parametrize("rows", [(), (("dqe", "Alder", 4.0, 1.0, 3.0, 5.0),)])
def test_where_less_than_two_systems_were_judged_nothing_is_ranked(rows):
    assert "nothing to rank" in verdict(told(*rows))


def test_what_was_read_is_said_in_words():
    about = {"choices": {"only": {"methods": ["dqe"], "kinds": ["simulated", "real"]}}}
    material = Material({}, about, CONTENT, Words())
    assert chosen_text(material) == "only method: DQE; only judgments of: robots and people"


def timed(*raters: tuple[str, int]) -> dict[str, object]:
    return {"timing": pd.DataFrame(list(raters), columns=["method", "participants"])}


def with_tables(rows, *more: dict[str, object]) -> Material:
    tables = scores(list(rows))
    for each in more:
        tables |= each
    return Material(tables, {}, CONTENT, Words())


@pytest.mark.parametrize("raters", range(1, 9))
def test_a_lead_is_clear_only_with_six_raters_and_their_number_is_told(raters):
    from scipy.stats import wilcoxon

    material = with_tables(APART, timed(("dqe", raters)), differing(APART, dqe=0.001))
    can = bool(wilcoxon(range(1, raters + 1), method="exact").pvalue < 0.05)
    assert ("clear lead" in verdict(material)) is can
    assert ("Too few raters to say" in verdict(material)) is not can
    assert f"(raters: {raters})" in verdict_lines(material)[0]


def test_methods_with_few_raters_are_named_beside_those_with_a_clear_lead():
    aqc = (("aqc", "Alder", 40, 1, 38, 42), ("aqc", "Birch", 20, 2, 18, 22))
    rows = (*APART, *aqc)
    tests = differing(rows, dqe=0.01, aqc=0.01)
    sentence = verdict(with_tables(rows, timed(("dqe", 12), ("aqc", 3)), tests))
    assert sentence == (
        "Alder comes first by every method (DQE and AQC). The lead is clear by DQE. Too few raters "
        "to say whether that holds: AQC (raters: 3); it takes 6 or more."
    )


def test_a_method_without_a_ranking_is_named_and_no_part_of_every_method():
    """Error spans with an overall score: two criteria with scales of their own."""
    aqc = (("aqc", "Alder", 40, 1, 38, 42), ("aqc", "Birch", 20, 2, 18, 22))
    apart = scores([("ab", "Birch", 60, 1, 55, 65), ("ab", "Alder", 20, 2, 15, 25)])["scores"]
    material = with_tables((*APART, *aqc), differing((*APART, *aqc), dqe=0.01, aqc=0.01))
    assert verdict(material) == (
        "Alder is the best by every method (DQE and AQC), each with a clear lead."
    )
    single = apart.assign(scale="", criterion="quality")
    tables = {**material.tables, "scores": pd.concat([material.tables["scores"], single])}
    two = pd.concat([tables["scores"], single.assign(criterion="honesty")])
    without = replace(material, tables={**tables, "scores": two})
    assert verdict(without) == (
        "Alder is the best by DQE and AQC, each with a clear lead. No ranking over all criteria by "
        "AB, whose criteria are not added up; systems are compared by each of them."
    )
    assert "DQE and AQC put them in the same order: Alder > Birch." in verdict_lines(without)


def test_a_method_without_a_ranking_for_want_of_judgments_is_no_part_of_every_method():
    aqc = (("aqc", "Alder", 40, 1, 38, 42), ("aqc", "Birch", 20, 2, 18, 22))
    material = with_tables((*APART, *aqc), differing((*APART, *aqc), dqe=0.01, aqc=0.01))
    single = scores([("ab", "Birch", 60, 1, 55, 65), ("ab", "Alder", 20, 2, 15, 25)])["scores"]
    whole = single.assign(rank=NONE, reason="no judgments by some criteria")
    by_each = [single.assign(scale="", criterion=name) for name in ("quality", "honesty")]
    table = pd.concat([material.tables["scores"], whole, *by_each])
    without = replace(material, tables={**material.tables, "scores": table})
    assert verdict(without).startswith("Alder is the best by DQE and AQC, each with a clear lead.")
    assert "No ranking over all criteria by AB, since fewer than two" in verdict(without)


def test_methods_that_differ_with_few_raters_say_that_they_are_few():
    sentence = verdict(with_tables((*APART, *TURNED), timed(("dqe", 3), ("ab", 3))))
    assert "do not agree" in sentence and "Too few raters to say" in sentence


@pytest.mark.parametrize(("p", "clear"), [(0.2, False), (0.01, True), (NONE, False)])
def test_of_three_systems_each_has_to_be_behind(p, clear):
    rows = (*APART, ("dqe", "Cedar", 2.9, 3, 2.5, 3.3))
    tables = differing(rows, dqe=0.01)
    table = tables["significance"]
    table.loc[(table["a"] == "Alder") & (table["b"] == "Cedar"), "p_adjusted"] = p
    material = with_tables(rows, timed(("dqe", 12)), tables)
    assert ("clear lead" in verdict(material)) is clear
    assert ("undecided against Cedar" in verdict_lines(material)[0]) is not clear


def test_figures_tell_how_many_raters_judged():
    from labeval.report.places import with_raters

    few = with_raters("Here.", ["dqe", "aqc"], with_tables(APART, timed(("dqe", 9), ("aqc", 3))))
    assert few.startswith("Here. Raters: 3–9; fewer than 6 are too few")
    assert with_raters("Here.", ["dqe"], with_tables(APART, timed(("dqe", 9)))).endswith(": 9.")


RANKED = pd.DataFrame(
    [("dqe", "total", "", "Alder", 1, 1, 0.999), ("dqe", "total", "", "Birch", 2, 2, 0.001)],
    columns=["method", "scale", "criterion", "id", "rank_low", "rank_high", "p_best"],
)


def test_ranks_and_chances_are_never_rounded_to_certainty():
    material = with_tables(APART, {**differing(APART, dqe=0.01), "ranks": RANKED})
    assert verdict_lines(material)[1] == (
        "Ranks by DQE that hold together at 95 %: Alder 1, Birch 2. Chance of being the best, if "
        "nothing were known before: Alder > 0.99, Birch below 0.01."
    )


def test_ranks_need_a_test():
    assert len(verdict_lines(with_tables(APART, {"ranks": RANKED}))) == 1


@pytest.mark.parametrize(
    ("chance", "printed"), [(0.0, "< 0.01"), (0.004, "< 0.01"), (0.32, "0.32"), (1.0, "> 0.99")]
)
def test_a_chance_in_a_table_is_never_none_or_all(chance, printed):
    assert cell("p_best", chance, with_tables(APART, {})) == printed


def test_few_raters_are_enough_where_only_they_are_spoken_of():
    tables = differing(APART, dqe=0.01)
    tables["significance"] = tables["significance"].assign(about="questions")
    few = with_tables(APART, timed(("dqe", 3)), tables)
    assert "Too few raters" in verdict(few)
    assert "--resample questions" in rules(few)[0]
    assert "--resample" not in rules(told(*APART, dqe=0.01))[0]
    these = replace(few, about={"choices": {"resample": "questions"}})
    assert verdict(these) == (
        "Alder is the best by DQE, with a clear lead. Clear leads by DQE are about these raters "
        "only."
    )
    (rule,) = rules(these)
    assert "six raters" not in rule and "these raters only" in rule


def test_one_system_alone_is_no_reason_to_speak_of_criteria():
    alone = scores([("dqe", "Alder", 4.5, 1, 4.2, 4.8)])["scores"]
    table = alone.assign(scale="", criterion="quality")
    material = Material({"scores": table}, {}, CONTENT, Words())
    assert verdict(material) == "No ranking by DQE: one system alone was judged."
