"""The participants that a study needs: one sentence, and the right number."""

from __future__ import annotations

from collections import Counter

import pytest

from labeval import places
from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.check_text import check_text
from labeval.session.plan.plan import make_plan
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.study.study import Participants, Study, StudyContent

SCREEN = (1280, 720)
ITEMS = [
    Item(id=f"t{n}", text="word " * (20 + n), system=f"S{n % 4}", question=f"Question {n // 4}?")
    for n in range(20)
]
SINGLE = {"method": "dqe", "sample": {"items": 5, "raters": 2}}
PAIRS = {"method": "ab", "questionnaires": {"pairs": 8, "raters": 3}}


def content_of(*conditions: tuple[str, ...]) -> StudyContent:
    """A study with single texts and pairs, in these conditions."""
    study = Study.model_validate(
        {
            "labeval": 1,
            "title": {"en": "Two methods"},
            "items": "items.csv",
            "seed": 7,
            "criteria": [
                {"id": "clarity", "name": {"en": "Clarity"}, "definition": {"en": "Clear."}}
            ],
            "procedure": [{"step": "for_each_block", "steps": [{"step": "rating", "id": "rate"}]}],
            "blocks": {"single": SINGLE, "pairs": PAIRS},
            "conditions": [{"id": f"c{n}", "blocks": list(c)} for n, c in enumerate(conditions)],
        }
    )
    return StudyContent(study=study, items=ITEMS)


def told(content: StudyContent) -> tuple[list[str], list[str]]:
    """Details of a long check, and those of a short one."""
    text = check_text(check_plans(content, []), SCREEN)
    return list(text.details), [line for line in text.details if line not in text.only_long]


def test_one_sentence_says_how_many_the_whole_study_needs():
    content = content_of(("single", "pairs"))
    long, short = told(content)
    # 30 pairs and 10 of them once more are 40 pages: five sets of eight, three raters each.
    assert "The whole study needs 15 participants: 15 give every page of “pairs” 3 raters" in short
    assert not [line for line in short if "questionnaire" in line or "sides exchanged: " in line]
    assert [line for line in short if "participants" in line] == [
        line for line in short if line.startswith("The whole study")
    ], "no other number of them"
    pages = [line for line in short if " pages" in line and line.startswith("pairs: ")]
    (said,) = pages  # with the number of pairs that it comes from
    assert said.startswith(
        "pairs: 40 pages for 30 pairs, 10 of which come once more with sides exchanged"
    )
    assert "dealt into 5 sets with 8 pages" in said
    assert any("shortest, " in line and " of middle length" in line for line in long)
    assert any("for these pages alone, 8 participants give every text 2" in x for x in long)


@pytest.mark.parametrize("block", ["single", "pairs"])
def test_so_many_participants_give_every_page_its_raters_and_one_fewer_does_not(block):
    content = content_of(("single", "pairs"))
    check = check_plans(content, [])
    (note,) = (note for note in check.design[block] if note.need)
    need = note.need

    def least(participants: int) -> int:
        plans = [make_plan(content, "c0", 1, n) for n in range(participants)]
        seen = Counter(
            page.items for plan in plans for page in plan.rating_pages() if page.block == block
        )
        return min(seen[page.items] for page in check.design_pages[block])

    assert least(need.participants) == need.raters
    assert least(need.participants - 1) < need.raters
    assert check.need is not None and check.need.participants >= need.participants


def test_conditions_add_up_since_each_participant_is_in_one():
    _, short = told(content_of(("single",), ("pairs",)))
    sentence = (
        "The whole study needs 23 participants: 8 give every page of “single” 2 raters, "
        "15 give every page of “pairs” 3 raters"
    )
    assert sentence in short


def test_no_total_is_told_where_conditions_share_pages_but_what_these_need_is():
    long, short = told(content_of(("single", "pairs"), ("pairs",)))
    assert not [line for line in long if "The whole study" in line]
    assert any("15 participants give each set of pairs 3 raters" in line for line in short)


def test_a_condition_without_a_number_makes_the_total_a_least_one():
    content = read_study(places.templates() / "campaign")
    open_ = content.study.model_copy(update={"participants": Participants()})
    _, short = told(content.model_copy(update={"study": open_}))
    assert any("needs at least 36 participants" in line for line in short)
