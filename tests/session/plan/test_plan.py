"""A session's order: drawn from its seed, balanced over participants, the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.plan.page_allocation import Placing
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.study import Study, StudyContent
from tests.conftest import small_items, small_study

CONTENT = StudyContent(study=small_study(), items=small_items())
CONDITIONS = st.sampled_from(["dqe", "aqc", "ab", "bws"])


@settings(max_examples=40, deadline=None)
@given(condition=CONDITIONS, seed=st.integers(0, 2**53), participant=st.integers(0, 50))
def test_the_same_seed_gives_the_same_plan_and_survives_storage(condition, seed, participant):
    plan = make_plan(CONTENT, condition, seed, participant)
    assert make_plan(CONTENT, condition, seed, participant) == plan
    assert Plan.from_json(plan.to_json()) == plan


def test_a_known_seed_gives_the_order_it_always_gave():
    # Recorded once: a session that ran yesterday must be regenerated exactly tomorrow.
    plan = make_plan(CONTENT, "dqe", 2026, 0)
    assert [page.items[0] for page in plan.rating_pages()] == [
        "m8", "m7", "m4", "m1", "m3", "m5", "m2", "m6",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("condition", "pages", "judged"), [("dqe", 8, 4), ("aqc", 8, 4), ("ab", 28, 4), ("bws", 28, 1)]
)
def test_each_method_has_its_pages(condition, pages, judged):
    plan = make_plan(CONTENT, condition, 1, 0)
    shown = list(plan.rating_pages())
    assert len(shown) == pages == len({page.id for page in shown})
    assert {len(page.criteria) for page in shown} == {judged}


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), participant=st.integers(0, 40))
def test_ab_shows_every_pair_once_with_sides_balanced(seed, participant):
    pages = list(make_plan(CONTENT, "ab", seed, participant).rating_pages())
    assert Counter(frozenset(page.items) for page in pages).most_common(1)[0][1] == 1
    left = Counter(page.items[0] for page in pages)
    assert all(3 <= left[item.id] <= 4 for item in CONTENT.items)


def test_neighbouring_participants_see_the_sides_mirrored():
    first, second = (
        {frozenset(p.items): p.items for p in make_plan(CONTENT, "ab", 3, n).rating_pages()}
        for n in (0, 1)
    )
    assert all(second[pair] == tuple(reversed(shown)) for pair, shown in first.items())


def test_bws_gives_every_text_seven_times_and_every_pair_three_times():
    pages = [
        p for p in make_plan(CONTENT, "bws", 3, 2).rating_pages() if p.criteria == ("honesty",)
    ]
    appearances = Counter(item for page in pages for item in page.items)
    assert set(appearances.values()) == {7}
    pairs = Counter(frozenset((a, b)) for p in pages for a in p.items for b in p.items if a < b)
    assert set(pairs.values()) == {3} and len(pairs) == 28


def test_bws_asks_one_criterion_after_the_other():
    criteria = [p.criteria[0] for p in make_plan(CONTENT, "bws", 3, 2).rating_pages()]
    assert criteria == ["honesty"] * 14 + ["clarity"] * 14


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**53))
def test_random_criteria_keep_groups_together_with_the_overarching_one_first(seed):
    blocks = {"dqe": {"method": "dqe", "order": {"criteria": "random"}}}
    study = small_study(blocks=blocks, conditions=[{"id": "dqe", "blocks": ["dqe"]}])
    plan = make_plan(StudyContent(study=study, items=small_items()), "dqe", seed, 0)
    criteria = next(plan.rating_pages()).criteria
    assert criteria in (
        ("honesty", "correctness", "clarity", "fluency"),
        ("clarity", "fluency", "honesty", "correctness"),
    )


def test_fixed_orders_are_the_study_files():
    order = {"items": "fixed", "criteria": "fixed", "sides": "fixed"}
    blocks = {"ab": {"method": "ab", "order": order}}
    study = small_study(blocks=blocks, conditions=[{"id": "ab", "blocks": ["ab"]}])
    pages = list(
        make_plan(StudyContent(study=study, items=small_items()), "ab", 9, 3).rating_pages()
    )
    assert [page.items for page in pages[:3]] == [("m1", "m2"), ("m1", "m3"), ("m1", "m4")]


def test_several_methods_in_one_session_are_counterbalanced():
    conditions = [{"id": "all", "blocks": ["dqe", "aqc", "ab", "bws"]}]
    content = StudyContent(study=small_study(conditions=conditions), items=small_items())
    orders = [
        tuple(s.block for s in make_plan(content, "all", 1, n).steps if s.kind == "rating")
        for n in range(4)
    ]
    for position in range(4):
        assert {order[position] for order in orders} == {"dqe", "aqc", "ab", "bws"}


def test_a_block_that_is_rated_twice_has_pages_of_its_own_each_time():
    procedure = [
        {"step": "rating", "id": "first", "block": "dqe"},
        {"step": "rating", "id": "again", "block": "dqe"},
    ]
    content = StudyContent(study=small_study(procedure=procedure), items=small_items())
    first, again = make_plan(content, "dqe", 4, 0).steps
    assert not {p.id for p in first.pages} & {p.id for p in again.pages}
    assert [p.items for p in first.pages] != [p.items for p in again.pages]


def test_a_step_for_some_conditions_is_left_out_for_the_others():
    raw = small_study().model_dump(mode="json", by_alias=True)
    raw["procedure"][0]["only_for"] = ["ab", "bws"]
    content = StudyContent(study=Study.model_validate(raw), items=small_items())
    first = raw["procedure"][0]["id"]
    with_it = {c for c in raw["blocks"] if make_plan(content, c, 1, 0).steps[0].step == first}
    assert with_it == {"ab", "bws"}


def test_a_step_inside_of_the_loop_can_be_for_some_conditions_too():
    raw = small_study().model_dump(mode="json", by_alias=True)
    loop = next(step for step in raw["procedure"] if step["step"] == "for_each_block")
    loop["steps"][0]["only_for"] = ["dqe"]
    content = StudyContent(study=Study.model_validate(raw), items=small_items())
    inner = loop["steps"][0]["id"]
    has = {c: inner in {s.step for s in make_plan(content, c, 1, 0).steps} for c in raw["blocks"]}
    assert has == {"dqe": True, "aqc": False, "ab": False, "bws": False}


def with_test(**settings: object) -> StudyContent:
    raw = small_study().model_dump(mode="json", by_alias=True)
    questions = [
        {"id": f"q{n}", "text": "?", "options": ["a", "b"], "correct": 2} for n in range(6)
    ]
    test = {"step": "test", "id": "aptitude", "questions": questions, "failed": "Thank you."}
    levels = [{"min_score": 0, "name": "A2"}]
    raw["procedure"].insert(1, {**test, "intro": "A test.", "levels": levels, **settings})
    return StudyContent(study=Study.model_validate(raw), items=small_items())


def test_a_test_that_a_code_stands_in_for_is_left_out_and_what_follows_stays():
    whole = make_plan(with_test(), "dqe", 1, 0)
    without = make_plan(with_test(), "dqe", 1, 0, Placing(excused=("aptitude",)))
    assert without.steps == tuple(step for step in whole.steps if step.kind != "test")
    assert len(whole.steps) == len(without.steps) + 1


def test_the_questions_of_a_test_are_in_an_order_of_the_session_where_that_is_asked():
    def asked(seed: int, **settings: object) -> tuple[str, ...]:
        plan = make_plan(with_test(**settings), "dqe", seed, 0)
        return next(step.questions for step in plan.steps if step.kind == "test")

    fixed = tuple(f"q{n}" for n in range(6))
    drawn = [asked(seed, order="random") for seed in range(4)]
    assert {asked(seed) for seed in range(4)} == {fixed}
    assert all(sorted(each) == list(fixed) for each in drawn) and len(set(drawn)) > 2
    assert drawn[0] == asked(0, order="random")
