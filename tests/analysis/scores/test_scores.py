import itertools

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.scores.methods_compared import rank_correlations
from labeval.analysis.scores.scores import Resampling, scores
from tests.support.judgments.judged_frames import facts, judged

NAMES = list(COLUMNS)
FACTS = StudyFacts(
    systems={"t1": "small", "t2": "small", "t3": "large", "t4": "large"},
    questions={},
    scales={TOTAL: ("fluency", "repetition")},
    lower_is_better=frozenset({"repetition"}),
    ideals={"amount": 0, "facts": 3},
)
PLAIN = Resampling(samples=200)


def frame(method, *rows):
    """Rows of (rater, criterion, items, value), each on a page of its own."""
    full = [
        (rater, f"s-{rater}", "c", method, criterion, f"p{n}", items, value, "10.0", "5.0", "1", "")
        for n, (rater, criterion, items, value) in enumerate(rows)
    ]
    return judgment_frame(full, NAMES)


def value_of(table, **where):
    for column, wanted in where.items():
        table = table[table[column] == wanted]
    assert len(table) == 1, table
    return table.iloc[0]


def test_dqe_is_the_mean_over_raters_and_counts_no_declined_rating():
    judged = frame(
        "dqe",
        ("r1", "fluency", "t1", "5"),
        ("r2", "fluency", "t1", "2"),
        ("r3", "fluency", "t1", "no_answer"),
        ("r3", "fluency", "t2", ""),
    )
    found = value_of(scores(judged, FACTS, PLAIN), level="item", statistic="mean", id="t1")
    assert (found["value"], found["n"]) == (3.5, 2)


def test_a_scale_turns_the_criteria_of_which_less_is_better():
    judged = frame(
        "dqe",
        ("r1", "fluency", "t1", "4"),
        ("r1", "repetition", "t1", "1"),
        ("r1", "fluency", "t3", "4"),
        ("r1", "repetition", "t3", "5"),
    )
    table = scores(judged, FACTS, PLAIN)
    best = value_of(table, level="item", scale=TOTAL, statistic="mean", rank=1)
    assert best["id"] == "t1"
    assert "only one" in best["reason"]


def test_aqc_reports_both_denominators():
    judged = frame(
        "aqc",
        ("r1", "fluency", "t1", "yes"),
        ("r2", "fluency", "t1", "no"),
        ("r3", "fluency", "t1", "dont_know"),
    )
    table = scores(judged, FACTS, PLAIN)
    of_item = {row.statistic: row.value for row in table[table.level == "item"].itertuples()}
    assert of_item["yes"] == 1
    assert of_item["yes_of_all"] == pytest.approx(1 / 3)
    assert of_item["yes_of_decided"] == pytest.approx(1 / 2)


def test_ab_gives_a_point_for_a_win_and_none_for_a_tie_or_two_bad_texts():
    judged = frame(
        "ab",
        ("r1", "fluency", "t1|t3", "t1"),
        ("r2", "fluency", "t3|t1", "t1"),
        ("r3", "fluency", "t1|t3", "tie"),
        ("r4", "fluency", "t1|t3", "both_bad"),
    )
    table = scores(judged, FACTS, PLAIN)
    item = {"level": "item", "criterion": "fluency"}
    assert value_of(table, **item, statistic="borda", id="t1")["value"] == 2
    assert value_of(table, **item, statistic="borda", id="t3")["value"] == 0
    rate = value_of(table, **item, statistic="win_rate", id="t1")
    assert (rate["value"], rate["n"]) == (1, 2)


def test_where_less_is_better_the_chosen_text_of_a_pair_gets_no_point_on_the_scale():
    judged = frame("ab", ("r1", "repetition", "t1|t3", "t1"), ("r1", "fluency", "t1|t3", "tie"))
    table = scores(judged, FACTS, PLAIN)
    on_scale = value_of(table, level="item", scale=TOTAL, statistic="borda", id="t3")
    assert on_scale["value"] == 1


def test_aspects_are_ranked_by_their_distance_from_the_ideal():
    judged = frame(
        "aspects",
        ("r1", "amount", "t1", "-1"),
        ("r1", "amount", "t2", "0"),
        ("r1", "preferred", "t1|t2", "t2"),
    )
    table = scores(judged, FACTS, PLAIN)
    far = value_of(table, level="item", criterion="amount", id="t1")
    assert (far["value"], far["rank"]) == (1, 2)
    liked = value_of(table, level="item", criterion="preferred", id="t2")
    assert (liked["statistic"], liked["value"], liked["n"]) == ("preference_rate", 1, 1)


def test_systems_add_up_their_items():
    judged = frame(
        "bws",
        ("r1", "fluency", "t1|t2|t3|t4", "t1>t4"),
        ("r2", "fluency", "t4|t3|t2|t1", "t2>t3"),
    )
    table = scores(judged, FACTS, PLAIN)
    system = {"level": "system", "criterion": "fluency", "statistic": "best_minus_worst"}
    assert value_of(table, **system, id="small")["value"] == 2
    assert value_of(table, **system, id="large")["value"] == -2


texts = ["t1", "t2", "t3", "t4"]
bws_pages = st.lists(
    st.tuples(st.sampled_from(["r1", "r2", "r3"]), st.permutations(texts)), min_size=1, max_size=12
)


@settings(max_examples=40, deadline=None)
@given(bws_pages)
def test_best_worst_scores_sum_to_zero_and_stay_within_their_appearances(pages):
    judged = frame(
        "bws", *((r, "fluency", "|".join(order), f"{order[0]}>{order[-1]}") for r, order in pages)
    )
    table = scores(judged, FACTS, Resampling(samples=0))
    items = table[(table.level == "item") & (table.statistic == "best_minus_worst")]
    assert items["value"].sum() == 0
    assert (items["value"].abs() <= items["n"]).all()


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(list(itertools.permutations(texts, 2))),
            st.sampled_from(["first", "tie", "both_bad"]),
        ),
        min_size=1,
        max_size=20,
    )
)
def test_borda_points_sum_to_the_decided_comparisons(pairs):
    rows = [
        (f"r{n}", "fluency", "|".join(pair), pair[0] if who == "first" else who)
        for n, (pair, who) in enumerate(pairs)
    ]
    table = scores(frame("ab", *rows), FACTS, Resampling(samples=0))
    items = table[(table.level == "item") & (table.statistic == "borda")]
    assert items["value"].sum() == sum(who == "first" for _, who in pairs)


def test_intervals_over_raters_hold_the_score_and_are_the_same_again():
    judged = frame("dqe", *((f"r{n}", "fluency", "t1", str(1 + n % 5)) for n in range(30)))
    first, again = (scores(judged, FACTS, PLAIN) for _ in range(2))
    mean = value_of(first, level="item", statistic="mean")
    assert mean["ci_low"] < mean["value"] < mean["ci_high"]
    assert first.equals(again)


def test_methods_that_rank_alike_have_a_correlation_of_one():
    ratings = [("r1", "fluency", f"t{n}", str(n)) for n in range(1, 5)]
    won = [
        ("r1", "fluency", f"t{a}|t{b}", f"t{max(a, b)}")
        for a, b in itertools.combinations(range(1, 5), 2)
    ]
    judged = [frame("dqe", *ratings), frame("ab", *won)]
    import pandas as pd

    table = scores(pd.concat(judged, ignore_index=True), FACTS, PLAIN)
    found = value_of(rank_correlations(table), level="item", criterion="fluency")
    assert (found["a"], found["b"], found["tau"], found["n"]) == ("ab", "dqe", 1, 4)


@pytest.mark.parametrize(
    ("other", "places"),
    [("repetition", [(TOTAL, "")]), ("fluency", [("", "fluency")])],
    ids=["criteria that differ", "the same criterion"],
)
def test_methods_that_ask_a_criterion_alone_are_compared(other, places):
    rated = zip(("t1", "t2", "t3", "t4"), "1234", strict=True)
    said = zip(("t1", "t2", "t3", "t4"), ("no", "yes", "no", "yes"), strict=True)
    of_both = (
        frame("dqe", *(("r1", "fluency", *each) for each in rated)),
        frame("aqc", *(("r1", other, *each) for each in said)),
    )
    found = rank_correlations(scores(pd.concat(of_both, ignore_index=True), FACTS, PLAIN))
    of_items = found[found["level"] == "item"]
    assert list(zip(of_items["scale"], of_items["criterion"], strict=True)) == places
    # Of 6 pairs 2 are ties of yes and no, 3 in order and 1 not; repetition is turned round.
    tau = (3 - 1) / (6 * 4) ** 0.5 * (-1 if other == "repetition" else 1)
    assert of_items["tau"].iloc[0] == pytest.approx(tau)


def test_judgments_of_no_known_method_make_an_empty_table():
    assert scores(frame("other", ("r1", "fluency", "t1", "4")), FACTS, PLAIN).empty


@pytest.mark.parametrize("method", ["ab", "aqc", "aspects", "bws", "dqe"])
def test_pages_that_nobody_answered_have_no_scores_and_leave_those_of_others(method):
    empty = frame(method, ("r1", "fluency", "t1|t2", ""))
    assert scores(empty, FACTS, PLAIN).empty
    others = frame("ranking", ("r1", "fluency", "t1|t2", "t1>t2"))
    both = scores(pd.concat([empty, others], ignore_index=True), FACTS, PLAIN)
    assert set(both["method"]) == {"ranking"}


def test_the_first_rank_is_the_best_where_a_criterion_of_which_less_is_better_stands_alone():
    judged = {
        "dqe": (("t1", "1"), ("t3", "5")),
        "aqc": (("t1", "no"), ("t3", "yes")),
        "ab": (("t1|t3", "t3"),),
    }
    for method, answers in judged.items():
        rows = [(rater, "repetition", *answer) for rater in ("r1", "r2") for answer in answers]
        table = scores(frame(method, *rows), FACTS, PLAIN)
        ranked = table[(table["level"] == "item") & table["rank"].notna()]
        best = ranked[ranked["rank"] == 1]
        assert set(best["id"]) == {"t1"}, method
        first = ranked[ranked["statistic"] == ranked["statistic"].iloc[0]].set_index("id")["value"]
        assert first["t1"] < first["t3"], "values stay as they were given"


def test_many_ids_some_at_a_time_have_the_scores_of_all_at_once(monkeypatch):
    """A hundred thousand items take blocks; the blocks change nothing."""
    rows = [
        (f"r{r}", c, f"t{t:02}", str(1 + (r * t + t + len(c)) % 5))
        for t in range(23)
        for r in range(6)
        for c in ("a", "bb")
    ]
    known = facts({f"t{t:02}": (f"S{t % 3}", "") for t in range(23)}, scales={"total": ("a", "bb")})
    judgments = judged("dqe", *rows)
    whole = scores(judgments, known, Resampling(samples=60))
    monkeypatch.setattr("labeval.analysis.scores.scores.MOST_IDS", 5)
    monkeypatch.setattr("labeval.analysis.statistics.resampling.MOST_IDS", 5)
    in_parts = scores(judgments, known, Resampling(samples=60))
    assert in_parts["ci_low"].notna().sum() > 40
    pd.testing.assert_frame_equal(in_parts, whole, check_exact=False, rtol=1e-12)


def test_an_interval_over_raters_alone_says_so_where_questions_are_too_few_to_be_drawn():
    rows = [
        (f"r{r}", "fluency", f"{system}{question}", str((3 * r + question + offset) % 7))
        for r in range(4)
        for question in range(5)
        for offset, system in ((0, "a"), (2, "b"))
    ]
    items = {
        f"{system}{question}": (system, f"q{question}") for system in "ab" for question in range(5)
    }

    def of_systems(rows, *, resample="both"):
        found = scores(
            frame("dqe", *rows), facts(items), Resampling(samples=200, resample=resample)
        )
        assert found[found["level"] == "item"]["reason"].eq("").all()
        return found[(found["level"] == "system") & found["ci_low"].notna()]

    enough, few = of_systems(rows), of_systems([row for row in rows if row[2][1] != "4"])
    assert enough["resampled"].eq("raters and questions").all() and enough["reason"].eq("").all()
    assert few["resampled"].eq("raters").all()
    assert few["reason"].str.startswith("too few questions to be drawn (4)").all() and len(few)
    asked = of_systems([row for row in rows if row[2][1] != "4"], resample="raters")
    assert asked["reason"].eq("").all() and len(asked)
