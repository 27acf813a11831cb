"""Codes that open a study's blocks: who is admitted, and why the others are not."""

from __future__ import annotations

import pytest

from labeval.session.assignment.qualification import CodeUse, NotAdmitted, admission
from labeval.study.study import Study
from tests.conftest import small_study

ALL = ("dqe", "aqc", "ab", "bws")


def a_study(**limits: object) -> Study:
    """A study whose pairs are open only to people of a list."""
    return small_study(
        qualification=[{"id": "panel", "codes": "panel.txt", "opens": ["ab"], **limits}]
    )


CODES = {"panel": frozenset({"anna"})}


def test_a_code_opens_the_blocks_of_its_list_and_no_others():
    assert admission(a_study(), CODES, " Anna", CodeUse()).conditions == ("ab",)
    opened = admission(a_study(), CODES, "Anna", CodeUse())
    assert [used.id for used in opened.used_for(a_study(), "ab")] == ["panel"]
    assert opened.used_for(a_study(), "dqe") == ()
    without = admission(a_study(), CODES, "", CodeUse())
    assert without.conditions == ("dqe", "aqc", "bws") and without.lists == ()


def test_a_code_that_is_in_no_list_is_refused():
    with pytest.raises(NotAdmitted, match="in none of the lists") as refused:
        admission(a_study(), CODES, "berta", CodeUse())
    assert refused.value.template == str(refused.value)
    assert refused.value.values == {}


@pytest.mark.parametrize(("times", "used"), [({}, 1), ({"times": 3}, 3)])
def test_a_code_opens_as_often_as_its_list_allows(times, used):
    study = a_study(**times)
    before = CodeUse(times={"panel": used - 1})
    assert admission(study, CODES, "anna", before).conditions == ("ab",)
    with pytest.raises(NotAdmitted) as refused:
        admission(study, CODES, "anna", CodeUse(times={"panel": used}))
    assert str(refused.value) == "this code has been used already (list: panel)"
    assert refused.value.template.format(**refused.value.values) == str(refused.value)


def test_a_list_without_a_limit_opens_any_number_of_times():
    use = CodeUse(times={"panel": 1000})
    assert admission(a_study(times=None), CODES, "anna", use).conditions == ("ab",)


def test_where_everything_needs_a_code_nobody_comes_in_without_one():
    study = small_study(qualification=[{"id": "panel", "codes": "panel.txt"}])
    assert admission(study, CODES, "anna", CodeUse()).conditions == ALL
    with pytest.raises(NotAdmitted, match="a code from the list panel"):
        admission(study, CODES, "", CodeUse())
