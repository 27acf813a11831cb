"""The sets of answers that a supervisor may reject by themselves."""

from __future__ import annotations

from labeval.session.plan.plan import make_plan
from labeval.session.plan.sets import sets_of
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study


def test_a_session_has_a_set_for_each_block_and_each_step_that_is_answered():
    study = small_study(
        conditions=[{"id": "both", "blocks": ["dqe", "ab"]}],
        procedure=[
            {"step": "text", "id": "welcome", "text": "Good to see you."},
            {
                "step": "questionnaire",
                "id": "about",
                "questions": [{"id": "age", "kind": "number", "text": "Your age?"}],
            },
            {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]},
        ],
    )
    plan = make_plan(StudyContent(study=study, items=small_items()), "both", 1, 0)
    sets = sets_of(plan)
    asked = {name for name, found in sets.items() if not found.is_block}
    assert asked == {"about"} and set(sets) == {"dqe", "ab", "about"}
    pages = list(plan.block_pages())
    for block in ("dqe", "ab"):
        assert sets[block].pages == {page.id for page in pages if page.block == block}
    assert len(sets["dqe"].pages) == 8
    assert "about" in sets["about"].pages
