"""Answers that are a study's own options rank nothing unless one of them is yes."""

from __future__ import annotations

import pandas as pd

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.methods.aqc import points

FACTS = StudyFacts({}, {}, {}, frozenset(), {})


def answers(**given: tuple[str, ...]) -> pd.DataFrame:
    rows = [
        {"participant": f"r{n}", "page": f"p{n}", "items": "a", "criterion": criterion, "value": v}
        for criterion, values in given.items()
        for n, v in enumerate(values)
    ]
    return pd.DataFrame(rows)


def test_a_criterion_without_yes_has_no_points():
    found = points(
        answers(
            kind=("no", "Yes_strictly", "Yes_with_more"),
            good=("yes", "no", "partly"),
            bad=("no", "no", "dont_know"),
        ),
        FACTS,
    )
    assert list(found["criterion"]) == ["good"] * 3 + ["bad"] * 3
    assert list(found["value"]) == [1, 0, 0, 0, 0, 0]
