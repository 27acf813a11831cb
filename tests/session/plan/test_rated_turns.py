"""Conversations that are rated answer by answer: their pages, their order, what is shown."""

from __future__ import annotations

from itertools import groupby

import pytest

from labeval.session.plan.plan import Plan, make_plan
from labeval.session.state.evidence import texts_of
from labeval.study.layouts.rated_turns import shown_span
from labeval.study.pages import Page, turn_in, with_turn, without_turn
from labeval.study.selection import design_pages
from tests.support.studies.turns_study import ANSWERS, turns_content


def test_the_turn_is_part_of_the_pages_id():
    assert with_turn("rated-001", 2) == "rated-001@turn2"
    assert (turn_in("rated-001@turn2"), without_turn("rated-001@turn2")) == ("2", "rated-001")
    assert with_turn("rated-001", 0) == "rated-001"
    for whole in ("rated-001", "a@turn", "a@turn0", "@turn1", "a@turn1b", "a@turn10000"):
        assert (turn_in(whole), without_turn(whole)) == ("", whole)


@pytest.mark.parametrize("method", ["dqe", "aqc"])
@pytest.mark.parametrize("participant", range(4))
def test_the_answers_of_a_conversation_follow_each_other(method, participant):
    content = turns_content(method)
    plan = make_plan(content, "only", 11, participant)
    pages = list(plan.rating_pages())
    together = [
        (item, [page.turn for page in of])
        for item, of in groupby(pages, key=lambda page: page.items[0])
    ]
    assert sorted(together) == [
        (item, list(range(1, answers + 1))) for item, answers in sorted(ANSWERS.items())
    ]
    assert len({page.id for page in pages}) == len(pages) == 6
    assert Plan.from_json(plan.to_json()) == plan


def test_conversations_keep_a_random_order():
    content = turns_content()
    orders = {
        tuple(dict.fromkeys(p.items[0] for p in make_plan(content, "only", s, 0).rating_pages()))
        for s in range(20)
    }
    assert len(orders) > 3


def test_a_page_shows_the_conversation_up_to_the_answer_that_it_asks_about():
    content = turns_content()
    settings, text = content.study.blocks["rated"], content.item("mill").text
    pages = [page for page in design_pages(content, "rated") if page.items == ("mill",)]
    spans = [shown_span(settings, page) for page in pages]
    shown = [text[begin:end] for end, begin in spans]
    assert [part.strip().splitlines()[0] for part in shown] == [
        f"User: What about mill {n}?" for n in (1, 2, 3)
    ]
    assert "".join(shown) == text
    assert shown_span(settings, Page("rated-training-1", "rated", ("mill",), ())) == (len(text), 0)


def test_what_can_be_marked_is_the_conversation_so_far():
    content = turns_content()
    text = content.item("mill").text
    pages = [page for page in design_pages(content, "rated") if page.items == ("mill",)]
    ends = [shown_span(content.study.blocks["rated"], page)[0] for page in pages]
    assert ends[-1] == len(text) and len(set(ends)) == 3
    assert [texts_of(content, page)["mill"] for page in pages] == [text[:end] for end in ends]


def test_without_the_setting_a_conversation_is_one_page():
    content = turns_content(turns="whole")
    assert [page.id for page in design_pages(content, "rated")] == [
        "rated-001",
        "rated-002",
        "rated-003",
    ]
    assert shown_span(content.study.blocks["rated"], design_pages(content, "rated")[0]) is None
    assert '"turns"' not in content.to_json()


def test_a_sample_is_of_whole_conversations():
    content = turns_content(sample={"items": 2, "raters": 3})
    for participant in range(6):
        pages = list(make_plan(content, "only", 3, participant).rating_pages())
        given = {page.items[0] for page in pages}
        assert len(given) == 2
        assert len(pages) == sum(ANSWERS[item] for item in given)


def test_attention_checks_never_interrupt_a_conversation():
    content = turns_content(attention={"share": 0.5})
    for seed in range(30):
        pages = list(make_plan(content, "only", seed, 0).block_pages())
        checks = [n for n, page in enumerate(pages) if page.attention]
        assert len(checks) == 3
        for n in checks:
            following = next((p for p in pages[n:] if p.attention is None), None)
            assert following is None or following.turn == 1
            repeats = pages[n].attention.repeats
            assert repeats in [page.id for page in pages[:n]]
            assert turn_in(repeats) == turn_in(pages[n].id)


@pytest.mark.parametrize("share", [0.2, 0.5])
@pytest.mark.parametrize("limit", [1, 3, 4, 5, 6, 8])
def test_attention_checks_interrupt_no_conversation_where_pages_are_limited(limit, share):
    limits = {"limits": {"pages": limit}}
    content = turns_content(study=limits, attention={"share": share})
    for seed in range(50):
        pages = list(make_plan(content, "only", seed, seed).block_pages())
        for n, page in enumerate(pages):
            if page.attention is None:
                continue
            following = next((p for p in pages[n:] if p.attention is None), None)
            assert following is None or following.turn == 1
            assert page.attention.repeats in [earlier.id for earlier in pages[:n]]


@pytest.mark.parametrize(("limit", "checks"), [(6, 2), (7, 2), (8, 2), (9, 3)])
def test_no_check_is_behind_a_limit_that_the_conversations_alone_do_not_reach(limit, checks):
    limits = {"limits": {"pages": limit}}
    content = turns_content(study=limits, attention={"share": 0.5})
    for seed in range(50):
        pages = list(make_plan(content, "only", seed, seed).block_pages())
        found = [n for n, page in enumerate(pages) if page.attention]
        assert len(found) == checks and max(found) < limit


def test_a_check_is_within_the_limit_where_a_conversation_ends_there():
    limits = {"limits": {"pages": 5}}
    content = turns_content(study=limits, attention={"share": 0.2})
    for seed in range(50):
        pages = list(make_plan(content, "only", seed, 0).block_pages())
        (check,) = (n for n, page in enumerate(pages) if page.attention)
        assert check < 5
