"""The audit of a judge: what was put into ratings is found, and nothing else."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.judges.audit import COLUMNS, NO_ORDER, judge_audit
from labeval.analysis.judges.bias import by_family, by_length, family_of
from labeval.analysis.judges.ratings import Judge, audits, independent
from labeval.report.material import Material
from labeval.report.questions.judges import answer
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_study
from tests.support.judgments.judged_frames import NAMES, facts

QUESTIONS, RATERS = 24, 6
SYSTEMS = ("gpt-9", "poplar", "willow")
TEXTS = {
    f"t{q}{s}": (system, f"q{q}") for q in range(QUESTIONS) for s, system in enumerate(SYSTEMS)
}
FACTS = facts(TEXTS)
NONE = pd.DataFrame()


def ratings(method: str, rows: list[tuple[str, str, object]]) -> pd.DataFrame:
    """Rows of (rater, items, value), each on a page of its own."""
    full = [
        (rater, rater, "", method, "clear", items, items, str(value), "5", "5", "1", "")
        for rater, items, value in rows
    ]
    order = ("participant", "session", "condition", "method", "criterion", "page", "items", "value")
    order += ("seconds", "answer_seconds", "page_order", "answered_at")
    frame = pd.DataFrame.from_records(full, columns=list(order)).reindex(columns=NAMES)
    return judgment_frame(frame.fillna("").itertuples(index=False, name=None), NAMES)


class World:
    """Texts with a quality and a length; people who see the quality, and a judge with a bias."""

    def __init__(self, seed: int, *, per_doubling: float = 0.0, own: float = 0.0) -> None:
        rng = np.random.default_rng(seed)
        self.lengths = {text: int(2 ** rng.uniform(4, 9)) for text in TEXTS}
        self.quality = {text: rng.normal(50, 12) for text in TEXTS}
        self.people = ratings(
            "dqe",
            [
                (f"p{r}", text, round(self.quality[text] + rng.normal(0, 8)))
                for r in range(RATERS)
                for text in TEXTS
            ],
        )
        self.judge = Judge(
            "lab/GPT-9-turbo",
            ratings("dqe", [("m", t, self.rated(t, rng, per_doubling, own)) for t in TEXTS]),
        )

    def rated(self, text: str, rng: np.random.Generator, per_doubling: float, own: float) -> int:
        gained = per_doubling * np.log2(self.lengths[text]) + own * (TEXTS[text][0] == "gpt-9")
        return round(self.quality[text] + gained + rng.normal(0, 6))

    def audit(self) -> pd.DataFrame:
        return judge_audit([self.judge], self.people, NONE, FACTS, self.lengths)


def row(table: pd.DataFrame, statistic: str, of: str = "") -> pd.Series:
    found = table[(table["statistic"] == statistic) & (table["of"] == of)]
    assert len(found) == 1
    return found.iloc[0]


def test_a_liking_of_longer_texts_is_measured():
    found = row(World(1, per_doubling=3).audit(), "twice_the_length")
    assert found["ci_low"] < 3 < found["ci_high"]
    assert found["p"] < 0.05


def test_a_liking_of_its_own_family_is_measured():
    found = row(World(2, own=6).audit(), "own_family", "gpt-9")
    assert found["ci_low"] < 6 < found["ci_high"]
    assert found["p"] < 0.05


@pytest.mark.slow
def test_biases_that_are_not_there_are_seldom_found():
    p = []
    for seed in range(20, 45):
        world = World(seed)
        (audited,) = audits(world.judge, world.people, FACTS)
        p += [by_length(audited, world.lengths).p, by_family(audited)[0].p]
    assert np.mean(np.array(p) < 0.05) <= 0.12  # Two standard errors above .05, of 50.


def test_a_good_judge_agrees_as_people_do_and_may_take_a_place():
    table = World(3).audit()
    assert list(table.columns) == list(COLUMNS)
    gap = row(table, "kappa_gap")
    assert gap["value"] == pytest.approx(
        row(table, "judge_kappa")["value"] - row(table, "people_kappa")["value"], abs=0.01
    )
    assert gap["ci_low"] < gap["value"] < gap["ci_high"]
    assert row(table, "winning_rate", "ε = 0.1")["value"] >= 0.5
    assert row(table, "slope")["value"] == pytest.approx(1, abs=0.25)


def test_kappa_of_numbers_is_that_of_squared_distances():
    people = ratings("dqe", [("p1", f"t{n}0", v) for n, v in enumerate((1, 2, 3, 4, 5, 2, 3))])
    judge = Judge(
        "m", ratings("dqe", [("m", f"t{n}0", v) for n, v in enumerate((2, 2, 3, 5, 4, 1, 3))])
    )
    found = row(judge_audit([judge], people, NONE, FACTS, {}), "judge_kappa", "p1")
    # sklearn.metrics.cohen_kappa_score(weights="quadratic") of the two.
    assert found["value"] == pytest.approx(0.8158, abs=5e-5)
    assert found["n"] == 7


def test_texts_that_nobody_rated_make_estimates_more_exact():
    world = World(4)
    rated = world.people[world.people["items"].str.fullmatch(r"t[0-7][0-2]")]
    table = judge_audit([world.judge], rated, NONE, FACTS, world.lengths)
    people, powered = (row(table, name, "poplar − willow") for name in ("people", "powered"))
    assert powered["ci_high"] - powered["ci_low"] < people["ci_high"] - people["ci_low"]
    assert row(table, "participants_needed")["value"] <= row(table, "participants_now")["value"]


def test_a_judge_adds_nothing_for_the_reason_that_holds():
    world = World(4)
    rated = world.people[world.people["items"].str.fullmatch(r"t[0-7][0-2]")]
    own = world.judge.judgments
    turned = Judge("m", own.assign(value=[str(-int(value)) for value in own["value"]]))
    few = Judge("m", own[own["items"].str.fullmatch(r"t[0-8][0-2]")])
    least = world.people[world.people["items"].str.fullmatch(r"t[0-3][0-2]")]
    for judge, people, why in (
        (world.judge, rated, ""),
        (turned, rated, "do not rise with those of people"),
        (few, rated, "too few questions that nobody else did"),
        (world.judge, least, "people rated too few questions"),
    ):
        table = judge_audit([judge], people, NONE, FACTS, world.lengths)
        reason = row(table, "powered", "poplar − willow")["reason"]
        assert why in reason and bool(why) == bool(reason)
    assert table.loc[table["statistic"] == "people_give", "p"].isna().all()


def test_categories_without_an_order_have_agreement_and_reasons():
    pairs = [f"t{q}0" for q in range(QUESTIONS)]
    rng = np.random.default_rng(5)
    words = ("supported", "contradicted", "not_found")
    people = ratings("claims", [(f"p{r}", t, rng.choice(words)) for r in range(4) for t in pairs])
    judge = Judge("m", ratings("claims", [("m", t, rng.choice(words)) for t in pairs]))
    table = judge_audit([judge], people, NONE, FACTS, {})
    assert abs(row(table, "judge_kappa")["value"]) < 0.3
    for part in ("bias", "calibration", "estimate", "savings"):
        assert row(table, part)["reason"] == NO_ORDER


def test_the_side_that_a_judge_prefers_is_found_in_comparisons():
    rng = np.random.default_rng(6)
    pages = [f"t{q}0|t{q}1" if q % 2 else f"t{q}1|t{q}0" for q in range(QUESTIONS)]
    people = ratings(
        "ab", [(f"p{r}", p, rng.choice(p.split("|"))) for r in range(RATERS) for p in pages]
    )
    judge = Judge("m", ratings("ab", [("m", page, page.split("|")[0]) for page in pages[:-1]]))
    table = judge_audit([judge], people, NONE, FACTS, {})
    assert row(table, "first_chosen")["value"] == 1.0
    people_first = row(table, "first_chosen_by_people")
    assert people_first["ci_low"] < 0.5 < people_first["ci_high"]
    content = StudyContent(study=small_study(), items=[])
    said = answer(Material({"judge_audit": table}, {}, content, Words(as_written)))
    assert any("m takes the text shown first more often than the other on" in one for one in said)


def test_two_questions_bear_no_claim_about_other_texts():
    world = World(7, per_doubling=5)
    few = world.people[world.people["items"].str.fullmatch(r"t[01][0-2]")]
    table = judge_audit([world.judge], few, NONE, FACTS, world.lengths)
    claims = table[table["part"].isin(["bias", "calibration"]) & table["value"].notna()]
    assert len(claims) > 3
    assert claims["p"].isna().all()
    assert claims["ci_low"].isna().all()
    assert (claims["reason"] != "").all()


def test_answers_given_after_the_judge_was_seen_do_not_count():
    people = ratings("dqe", [("p1", "t00", 5), ("p1", "t10", 4), ("p2", "t00", 3)])
    shown = pd.DataFrame(
        [
            ("p1", "t00", "clear", "after_answer", "2"),
            ("p2", "t00", "clear", "always", "3"),
        ],
        columns=["session", "page", "criterion", "show", "first_answer"],
    )
    assert independent(people, shown)["value"].tolist() == ["2", "4", ""]


def test_families_are_known_by_their_names():
    assert family_of("meta/Llama-3-8B-Instruct") == {"llama"}
    assert family_of("GPT-4o-mini") == {"gpt"}
    assert not family_of("model 7")


@pytest.mark.parametrize(
    ("name", "kin"), [("lab/elm-2", []), ("lab/gpt-poplar-willow", ["gpt-9", "poplar", "willow"])]
)
def test_a_family_of_all_systems_or_of_none_is_compared_with_nothing(name, kin):
    world = World(3)
    (audited,) = audits(Judge(name, world.judge.judgments), world.people, FACTS)
    assert by_family(audited) == (None, kin)


def test_of_its_own_family_each_rater_and_question_counts_by_itself():
    """Ratings that are exact: the gain is the same for every rater on every question."""
    rows = [(f"p{r}", text, 50 + r) for r in range(RATERS) for text in TEXTS]
    own = Judge("gpt", ratings("dqe", [("m", t, 50 + 7 * (TEXTS[t][0] == "gpt-9")) for t in TEXTS]))
    (audited,) = audits(own, ratings("dqe", rows), FACTS)
    found, _ = by_family(audited)
    assert found.value == pytest.approx(7)
    assert found.n == RATERS * QUESTIONS


def test_which_text_was_first_is_counted_for_each_comparison_whatever_else_was_rated():
    """Ratings of single texts, which have no first, lie between the two kinds of comparisons."""
    pages, texts = [f"t{q}0|t{q}1" for q in range(8)], [f"t{q}0" for q in range(8)]
    first, second = ([p.split("|")[n] for p in pages] for n in (0, 1))
    orders = [f"{b}>{a}" for a, b in zip(first, second, strict=True)]
    given = {"ab": (pages, first, second), "dqe": (texts, ["3"] * 8, ["4"] * 8)}
    given["ranking"] = (pages, [f"{a}>{b}" for a, b in zip(first, second, strict=True)], orders)
    people, judges = [], []
    for method, (items, by_people, by_judge) in given.items():
        rows = [(r, i, v) for r in ("p1", "p2") for i, v in zip(items, by_people, strict=True)]
        people.append(ratings(method, rows))
        rows = [("m", i, v) for i, v in zip(items, by_judge, strict=True)]
        judges.append(ratings(method, rows))
    table = judge_audit([Judge("m", pd.concat(judges))], pd.concat(people), NONE, FACTS, {})
    found = table[table["statistic"].str.startswith("first_chosen") & table["value"].notna()]
    assert found[["method", "statistic", "value"]].to_numpy().tolist() == [
        ["ab", "first_chosen", 0.0],
        ["ab", "first_chosen_by_people", 1.0],
        ["ranking", "first_chosen", 0.0],
        ["ranking", "first_chosen_by_people", 1.0],
    ]


def test_a_judge_who_only_ties_has_no_share_of_the_first_text():
    pages = [f"t{q}0|t{q}1" for q in range(3)]
    people = ratings("ab", [(f"p{r}", p, p.split("|")[0]) for r in range(4) for p in pages])
    judge = Judge("m", ratings("ab", [("m", page, "tie") for page in pages]))
    found = row(judge_audit([judge], people, NONE, FACTS, {}), "first_chosen")
    assert found["reason"] and np.isnan(float(found["value"]))
