"""Designs of which each participant gets a part: pairs in questionnaires, samples of items."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.plan.plan import Plan, make_plan
from labeval.study.methods import find_method
from labeval.study.model.items import Item
from labeval.study.pages import TIE, Page
from labeval.study.selection import block_cells, block_items
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

RATERS = 3


def one_block(block: dict[str, object], items: list[Item] | None = None) -> StudyContent:
    """The small study with one block and one condition."""
    study = small_study(
        blocks={"only": block}, conditions=[{"id": "only", "blocks": ["only"]}], seed=23
    )
    return StudyContent(study=study, items=items or small_items())


def topics(count: int) -> list[Item]:
    """Topics of six texts of different lengths, three by people and three by programs."""
    return [
        Item(
            id=f"t{topic}-{n}",
            text="word " * (80 + 37 * (n + topic) % 170),
            system=f"S{n}",
            question=f"Topic {topic}?",
            extra={"origin": "person" if n < 3 else "program"},
        )
        for topic in range(count)
        for n in range(6)
    ]


PAIRS = {
    "method": "ab",
    "questionnaires": {"pairs": 15, "raters": RATERS, "strata": ["origin"]},
}
DEALT = one_block(PAIRS, topics(5))


def plan_of(content: StudyContent, participant: int, seed: int = 1) -> Plan:
    return make_plan(content, "only", seed, participant)


def shown(content: StudyContent, participant: int) -> list[Page]:
    return list(plan_of(content, participant).rating_pages())


def test_all_pairs_of_every_topic_are_shown_and_a_third_of_them_both_ways() -> None:
    cells = block_cells(DEALT, "only")
    directions = Counter(cell.items for cell in cells)
    pairs = Counter(frozenset(cell.items) for cell in cells)
    assert set(directions.values()) == {1}
    assert len(pairs) == 5 * 15
    assert sum(count == 2 for count in pairs.values()) == 25


def test_participants_of_a_round_see_the_whole_design_and_each_questionnaire_gets_its_raters() -> (
    None
):
    cells = block_cells(DEALT, "only")
    questionnaires = len({cell.dealt.questionnaire for cell in cells if cell.dealt})
    seen = Counter(page.items for n in range(RATERS * questionnaires) for page in shown(DEALT, n))
    assert seen == Counter({cell.items: RATERS for cell in cells})


@settings(max_examples=30, deadline=None)
@given(participant=st.integers(0, 60), seed=st.integers(0, 2**53))
def test_nobody_sees_a_pair_twice(participant: int, seed: int) -> None:
    pages = list(plan_of(DEALT, participant, seed).rating_pages())
    assert 14 <= len(pages) <= 15
    assert len({frozenset(page.items) for page in pages}) == len(pages)


@settings(max_examples=30, deadline=None)
@given(participant=st.integers(0, 60), seed=st.integers(0, 2**53))
def test_a_page_is_called_by_its_place_in_the_design(participant: int, seed: int) -> None:
    cells = block_cells(DEALT, "only")
    for page in plan_of(DEALT, participant, seed).rating_pages():
        assert cells[int(page.id.removeprefix("only-")) - 1].items == page.items


def test_both_raters_of_a_questionnaire_see_the_same_direction_in_another_order() -> None:
    questionnaires = len({c.dealt.questionnaire for c in block_cells(DEALT, "only") if c.dealt})
    first = [p.items for p in make_plan(DEALT, "only", 5, 0).rating_pages()]
    other = [p.items for p in make_plan(DEALT, "only", 6, questionnaires).rating_pages()]
    assert set(first) == set(other)
    assert first != other


def test_texts_stand_on_either_side_equally_often_in_the_pairs_shown_once() -> None:
    forward = [c for c in block_cells(DEALT, "only") if c.dealt and not c.dealt.reverse]
    left = Counter(cell.items[0] for cell in forward)
    assert all(2 <= left[item.id] <= 3 for item in DEALT.items)


def test_the_check_states_questionnaires_words_people_and_shares() -> None:
    block = DEALT.study.blocks["only"]
    notes = find_method("ab").design_notes(block, block_cells(DEALT, "only"))
    dealing, alone, lengths, origin = notes
    assert dealing.values["count"] == 7
    assert dealing.need is not None
    assert dealing.need.participants == alone.values["participants"] == 7 * RATERS
    low, high = map(int, str(dealing.values["words"]).split("–"))
    assert high - low < 320  # one page, since questionnaires have 14 or 15
    assert (dealing.values["forward"], dealing.values["backward"]) == (75, 25)
    assert [note.is_detail for note in notes] == [False, True, True, True]
    taken = [value for name, value in lengths.values.items() if name.startswith("shown")]
    assert sum(map(int, map(str, taken))) == 25
    assert (
        origin.values["values"] == "person+person 5/15, person+program 15/45, program+program 5/15"
    )


def test_a_column_to_spread_by_that_no_item_has_is_refused() -> None:
    content = one_block({"method": "ab", "questionnaires": {"strata": ["origni"]}}, topics(1))
    block = content.study.blocks["only"]
    (note,) = find_method("ab").refusals(block, block_items(content, block))
    assert note.values == {"column": "origni"}


def test_a_criterion_that_must_be_decided_offers_no_tie() -> None:
    content = one_block({"method": "ab", "must_decide": ["honesty"]})
    page = shown(content, 0)[0]
    fields = find_method("ab").fields(content.study.blocks["only"], page)
    options = {field.id: field.options for field in fields}
    assert options["honesty"] == page.items
    assert TIE in options["clarity"]


@pytest.mark.parametrize("method", ["dqe", "aqc"])
def test_a_sample_gives_each_item_its_raters_and_nobody_an_item_twice(method: str) -> None:
    content = one_block({"method": method, "sample": {"items": 3, "raters": RATERS}})
    given_to: Counter[str] = Counter()
    for participant in range(8):  # 8 items × 3 raters / 3 items each
        items = [page.items[0] for page in shown(content, participant)]
        assert len(set(items)) == len(items) == 3
        given_to.update(items)
    assert given_to == Counter({item.id: RATERS for item in content.items})


def test_pages_of_a_sample_are_called_by_the_items_place_in_the_table() -> None:
    content = one_block({"method": "dqe", "sample": {"items": 3}})
    names = {f"only-{n + 1:03}": item.id for n, item in enumerate(content.items)}
    assert all(names[page.id] == page.items[0] for page in shown(content, 4))


def test_a_sample_larger_than_the_table_is_refused() -> None:
    content = one_block({"method": "dqe", "sample": {"items": 9}})
    block = content.study.blocks["only"]
    (note,) = find_method("dqe").refusals(block, block_items(content, block))
    assert note.values == {"sample": 9, "items": 8}


def test_the_check_states_how_many_participants_a_sample_takes() -> None:
    content = one_block({"method": "aqc", "sample": {"items": 5, "raters": 4}})
    block = content.study.blocks["only"]
    dealt, alone = find_method("aqc").design_notes(block, block_cells(content, "only"))
    assert dealt.need is not None
    assert dealt.need.participants == alone.values["participants"] == 7  # 8 × 4 / 5, rounded up


def test_best_worst_pages_of_several_questions_are_balanced_within_each() -> None:
    items = [
        Item(id=f"q{question}-{n}", text="word", system="S", question=f"Question {question}?")
        for question in range(3)
        for n in range(4)
    ]
    content = one_block({"method": "bws", "texts_per_page": 3, "criteria": ["honesty"]}, items)
    block = content.study.blocks["only"]
    (note,) = find_method("bws").design_notes(block, block_cells(content, "only"))
    assert note.exact
    assert note.values["pages"] == 12
    assert (str(note.values["appearances"]), str(note.values["meetings"])) == ("3", "2")
    assert note.values["never_met"] == 0
