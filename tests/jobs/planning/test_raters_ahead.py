"""What a number of participants comes to: raters of each text and pair, as sessions give them."""

from __future__ import annotations

from collections import Counter

import pytest

from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.check_text import check_text
from labeval.jobs.planning.raters_ahead import USUAL_RATERS, proposed_participants, raters_ahead
from labeval.session.plan.plan import make_plan
from labeval.study.study import StudyContent
from tests.jobs.planning.test_needs import SCREEN, content_of


def planned(content: StudyContent, participants: int) -> StudyContent:
    study = content.study.model_copy(
        update={
            "participants": content.study.participants.model_copy(update={"planned": participants})
        }
    )
    return content.model_copy(update={"study": study})


@pytest.mark.parametrize("participants", [1, 4, 5, 13, 30])
@pytest.mark.parametrize(
    "conditions", [(("single", "pairs"),), (("single",), ("pairs",))], ids=["both", "one"]
)
def test_the_raters_are_those_that_sessions_give(participants, conditions):
    content = content_of(*conditions)
    seen: dict[str, Counter[frozenset[str]]] = {"single": Counter(), "pairs": Counter()}
    turns: Counter[str] = Counter()
    for n in range(participants):
        condition = f"c{n % len(conditions)}"
        plan = make_plan(content, condition, 1, turns[condition])
        turns[condition] += 1
        for page in plan.rating_pages():
            seen[page.block][frozenset(page.items)] += 1
    check = check_plans(content, [])
    for raters in raters_ahead(content, participants):
        every = {frozenset(page.items) for page in check.design_pages[raters.block]}
        counts = [seen[raters.block][items] for items in every]
        # Where a number is shared by conditions, either may have got one more.
        assert raters.least <= min(counts) and max(counts) <= raters.most
        if len(conditions) == 1:
            assert (raters.least, raters.most) == (min(counts), max(counts))


def test_a_plan_is_said_in_place_of_what_is_needed():
    content = planned(content_of(("single", "pairs")), 15)
    details = check_text(check_plans(content, []), SCREEN).details
    assert (
        "With 15 participants: each text is judged by 3–4 (Rating on a scale), each pair of texts "
        "is judged by 3–6 (Comparison of two)" in details
    )
    assert not [line for line in details if line.startswith("The whole study needs")]


def test_too_few_participants_are_said_with_what_is_needed():
    content = planned(content_of(("single", "pairs")), 2)
    text = check_text(check_plans(content, []), SCREEN)
    assert any(line.startswith("2 participants do not rate everything") for line in text.details)
    assert any(line.startswith("The whole study needs 15 participants") for line in text.details)


@pytest.mark.parametrize("minutes", [None, 1])
def test_so_many_participants_are_proposed_that_everything_has_its_raters(minutes):
    content = content_of(("single",))
    blocks = {"single": content.study.blocks["single"].model_copy(update={"sample": None})}
    limits = content.study.limits.model_copy(update={"minutes": minutes})
    study = content.study.model_copy(update={"blocks": blocks, "limits": limits})
    ended = content.model_copy(update={"study": study})
    proposed = proposed_participants(ended)
    assert raters_ahead(ended, proposed)[0].least >= USUAL_RATERS
    assert raters_ahead(ended, proposed - 1)[0].least < USUAL_RATERS
    assert (proposed > USUAL_RATERS) == (minutes is not None)


def test_what_a_study_says_it_needs_is_proposed():
    for conditions in ((("single", "pairs"),), (("single",), ("pairs",))):
        content = content_of(*conditions)
        need = check_plans(content, []).need
        assert need is not None and proposed_participants(content) == need.participants
