"""No answer can be allowed for a whole block or for single criteria."""

from __future__ import annotations

from labeval.study.methods import find_method
from labeval.study.pages import NO_ANSWER, Page
from labeval.study.study import Study, StudyContent


def declined(study: Study) -> set[str]:
    settings = study.blocks["dqe"]
    ids = tuple(c.id for c in study.criteria)
    fields = find_method("dqe").fields(settings, Page("p", "dqe", ("m1",), ids))
    return {field.criterion for field in fields if NO_ANSWER in field.options}


def changed(content: StudyContent, *, block: bool = False, criteria: tuple[str, ...] = ()) -> Study:
    raw = content.study.model_dump(by_alias=True)
    for criterion in raw["criteria"]:
        criterion["no_answer"] = criterion["id"] in criteria
    raw["blocks"]["dqe"]["no_answer"] = block
    return Study.model_validate(raw)


def test_only_criteria_that_allow_it_have_it(content: StudyContent) -> None:
    assert declined(changed(content)) == set()
    assert declined(changed(content, criteria=("fluency",))) == {"fluency"}


def test_a_block_can_allow_it_for_all(content: StudyContent) -> None:
    everything = {c.id for c in content.study.criteria}
    assert declined(changed(content, block=True)) == everything
