"""A text that names its system is told before participants read it."""

from __future__ import annotations

from labeval.jobs.planning.check import check_plans
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study


def _problems(text: str, system: str) -> list[str]:
    first, *others = small_items()
    items = [first.model_copy(update={"text": text, "system": system}), *others]
    check = check_plans(StudyContent(study=small_study(), items=items), [])
    return [str(p) for p in check.problems if p.field == "text"]


def test_a_system_named_in_its_text_is_a_warning_of_the_check():
    (found,) = _problems("As a Beech model I would say: mulch keeps water.", "Beech")
    assert "warning" in found and "1 text names its system" in found
    assert "“As a Beech model I would say: mulc…”" in found and "replace it in the text" in found


def test_no_name_is_found_where_none_is():
    assert not _problems("A beechwood bed is mulched.", "Beech")
    assert not _problems("It is A or B.", "A"), "a letter is no name"
    assert not _problems("System X said so.", "Beech"), "the name of another system"
