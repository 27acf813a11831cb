"""What an analysis knows of a study: its scales, systems and questions."""

from __future__ import annotations

import pytest

from labeval.analysis.data.facts import TOTAL, facts_of
from labeval.analysis.scores.distributions import distributions
from labeval.study.model.criteria import Scale
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.support.judgments.judged_frames import facts, judged


def with_criteria(*names: str) -> StudyContent:
    criteria = [{"id": name, "name": name, "definition": f"How {name} it is."} for name in names]
    study = small_study(
        criteria=criteria,
        groups=[],
        blocks={"dqe": {"method": "dqe"}},
        conditions=[{"id": "dqe", "blocks": ["dqe"]}],
    )
    return StudyContent(study=study, items=small_items())


def test_one_criterion_has_no_total_and_two_have_one():
    assert TOTAL not in facts_of(with_criteria("clear")).scales
    assert facts_of(with_criteria("clear", "true")).scales[TOTAL] == ("clear", "true")


def test_shares_of_answers_have_six_decimals():
    rows = [(f"r{n}", "clear", "t1", value) for n, value in enumerate(("2", "2", "5"))]
    table = distributions(judged("dqe", *rows), facts({"t1": ("A", "q1")})).set_index("value")
    assert table["n"].to_dict() == {"2": 2, "5": 1}
    assert table["share"].to_dict() == {"2": 0.666667, "5": 0.333333}
    assert table["of"].to_dict() == {"2": 3, "5": 3}
    assert table["share"].sum() == pytest.approx(1)


def test_a_scale_has_its_ideal_and_how_far_it_goes_from_there():
    content = with_criteria("low", "high", "both", "none")
    scales = ((0, 3, None), (1, 5, 2), (-1, 2, 0))
    criteria = [
        criterion.model_copy(update={"scale": Scale(min=low, max=high, ideal=ideal)})
        for criterion, (low, high, ideal) in zip(content.study.criteria[:3], scales, strict=True)
    ]
    study = content.study.model_copy(update={"criteria": [*criteria, *content.study.criteria[3:]]})
    facts = facts_of(content.model_copy(update={"study": study}))
    names = [criterion.id for criterion in criteria]
    assert facts.ideals == dict(zip(names, (3, 2, 0), strict=True))
    assert facts.furthest == dict(zip(names, (3, 3, 2), strict=True))
