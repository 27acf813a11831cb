"""Attention checks in the plan: spread, drawn from the seed, and no page that counts is moved."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.plan.attention_pages import criteria_for
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.designs.attention import check_count
from labeval.study.methods import find_method
from labeval.study.pages import Page
from labeval.study.study import StudyContent
from tests.support.studies.attention_study import ALL_KINDS, block, content_with

METHODS = st.sampled_from(["dqe", "aqc", "ab", "bws"])
SEEDS = st.integers(0, 2**53)
SHARES = st.sampled_from([0.05, 0.1, 0.3, 0.5])
KINDS = st.lists(st.sampled_from(ALL_KINDS), min_size=1, unique=True)

_known: dict[str, StudyContent] = {}


def content_of(method: str, **attention: object) -> StudyContent:
    """The study for these settings, made once."""
    key = json.dumps([method, attention])
    if key not in _known:
        _known[key] = content_with(block(method, attention=attention or None))
    return _known[key]


def pages_of(content: StudyContent, seed: int, participant: int = 0) -> list[Page]:
    return list(make_plan(content, "block", seed, participant).block_pages())


@settings(max_examples=60, deadline=None)
@given(method=METHODS, seed=SEEDS, participant=st.integers(0, 9), share=SHARES, kinds=KINDS)
def test_the_pages_that_count_are_those_of_the_same_block_without_checks(
    method, seed, participant, share, kinds
) -> None:
    checked = make_plan(content_of(method, share=share, kinds=kinds), "block", seed, participant)
    plain = make_plan(content_of(method), "block", seed, participant)
    assert list(checked.rating_pages()) == list(plain.rating_pages())
    added = len(list(checked.block_pages())) - len(list(plain.block_pages()))
    assert added == check_count(len(list(plain.block_pages())), share)


@settings(max_examples=60, deadline=None)
@given(method=METHODS, seed=SEEDS, share=SHARES, kinds=KINDS)
def test_checks_are_never_first_nor_adjacent_and_ids_stay_unique(
    method, seed, share, kinds
) -> None:
    pages = pages_of(content_of(method, share=share, kinds=kinds), seed)
    assert pages[0].attention is None
    assert not any(a.attention and b.attention for a, b in pairwise(pages))
    assert len({page.id for page in pages}) == len(pages)
    found = [page for page in pages if page.attention]
    assert [page.id for page in found] == [f"block-attention-{n}" for n in range(1, len(found) + 1)]
    assert {page.attention.kind for page in found if page.attention} <= set(kinds)


@settings(max_examples=60, deadline=None)
@given(method=METHODS, seed=SEEDS, share=SHARES)
def test_a_repeated_page_came_before_and_its_sides_are_swapped(method, seed, share) -> None:
    pages = pages_of(content_of(method, share=share, kinds=["repeated"]), seed)
    seen: dict[str, Page] = {}
    repeated: list[str] = []
    for page in pages:
        if page.attention is not None:
            first = seen[page.attention.repeats]
            assert page.items == tuple(reversed(first.items))
            assert page.criteria == first.criteria
            assert first is not list(seen.values())[-1], "nobody sees a page twice in a row"
            repeated.append(first.id)
        else:
            seen[page.id] = page
    assert repeated
    assert len(set(repeated)) == len(repeated), "each page is repeated once at most"


@settings(max_examples=40, deadline=None)
@given(method=METHODS, seed=SEEDS)
def test_a_known_text_asks_what_its_neighbour_asks(method, seed) -> None:
    content = content_of(method, share=0.3, kinds=["instructed", "bad_text"])
    shape = find_method(method).page_shape(content.study.blocks["block"])
    pages = pages_of(content, seed)
    for before, page in pairwise(pages):
        if page.attention is not None:
            assert page.criteria == before.criteria
            assert len(page.items) == shape.texts
            assert page.attention.item is not None
            shown = content.study.blocks["block"].attention_items[page.attention.item]
            assert (shown.check, tuple(shown.items)) == (page.attention.kind, page.items)


@settings(max_examples=40, deadline=None)
@given(method=METHODS, seed=SEEDS, participant=st.integers(0, 9))
def test_the_same_seed_gives_the_same_checks_and_they_survive_storage(
    method, seed, participant
) -> None:
    content = content_of(method, share=0.3, kinds=ALL_KINDS)
    plan = make_plan(content, "block", seed, participant)
    assert make_plan(content, "block", seed, participant) == plan
    assert Plan.from_json(plan.to_json()) == plan


def test_sides_that_are_fixed_are_not_swapped() -> None:
    fixed = {"items": "random", "criteria": "fixed", "sides": "fixed"}
    settings = block("ab", attention={"share": 0.3, "kinds": ["repeated"]}, order=fixed)
    pages = pages_of(content_with(settings), 5)
    shown = {page.id: page.items for page in pages}
    repeats = [page for page in pages if page.attention]
    assert repeats
    assert all(page.items == shown[page.attention.repeats] for page in repeats if page.attention)


def test_a_plan_stored_before_there_were_checks_can_be_read() -> None:
    stored = {
        "condition": "dqe",
        "seed": 1,
        "participant": 0,
        "steps": [
            {
                "place": "rate.dqe",
                "step": "rate",
                "kind": "rating",
                "block": "dqe",
                "pages": [["dqe-001", ["m1"], ["honesty"], None]],
            }
        ],
    }
    (step,) = Plan.from_json(json.dumps(stored)).steps
    assert step.pages == (Page("dqe-001", "dqe", ("m1",), ("honesty",)),)
    assert (step.round, step.summary) == (1, False)


def test_a_plan_without_checks_is_stored_as_it_always_was() -> None:
    plan = make_plan(content_of("dqe"), "block", 1, 0)
    (step,) = [s for s in json.loads(plan.to_json())["steps"] if s["kind"] == "rating"]
    assert set(step) == {"place", "step", "kind", "block", "pages"}
    assert all(len(page) == 4 for page in step["pages"])


def test_a_check_asks_the_first_criteria_that_have_an_expected_answer():
    checks = {"share": 0.5, "kinds": ["instructed"]}
    settings = content_with(block("dqe", attention=checks)).study.blocks["block"]
    answerable = ("honesty", "clarity")
    assert criteria_for(settings, 0, [("clarity",), answerable, ("honesty",)]) == answerable
    assert criteria_for(settings, 0, [("clarity",), ("fluency",)]) == ("clarity",)


def test_checks_of_a_second_rating_are_before_the_limit_of_the_whole_session() -> None:
    content = content_of("dqe", share=0.3, kinds=["instructed"])
    once = len(pages_of(content, 0))
    rated = [{"step": "rating", "id": id} for id in ("rate", "again")]
    asked = {
        "procedure": [{"step": "for_each_block", "steps": rated}],
        "limits": {"pages": once + 4},
    }
    data = content.study.model_dump(mode="json", exclude_defaults=True) | asked
    study = type(content.study).model_validate(data)
    for seed in range(20):
        pages = pages_of(content.model_copy(update={"study": study}), seed)
        assert [n for n, page in enumerate(pages) if n >= once and page.attention]
        assert max(n for n, page in enumerate(pages) if page.attention) < once + 4
