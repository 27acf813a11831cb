"""Means of systems by the mixed model, where methods have criteria of several kinds."""

from __future__ import annotations

import pytest

from labeval.analysis.comparisons.mixed_means import mixed_means
from labeval.study.error_marks import NO_ERRORS, TEXT, ErrorMark, written
from tests.support.judgments.judged_frames import facts, judged

ITEMS = {f"t{n}": (f"S{n % 2}", f"q{n // 2}") for n in range(12)}
SCALES = {"total": ("errors", "score")}


def errors(count: int) -> str:
    marks = [ErrorMark(TEXT, n, n + 1, "fluency", "minor", 1.0) for n in range(count)]
    return written(marks) if marks else NO_ERRORS


def of_errors():
    """Six raters of two systems, of which S0 hardly has errors, with scores near 100."""
    rows = []
    for r in range(6):
        for item, (system, _) in ITEMS.items():
            n = (r + int(item[1:])) % 3 if system == "S1" else int(r == 1)
            rows.append((f"r{r}", "errors", item, errors(n)))
            score = 100 - 5 * ((r + n) % 2) if system == "S0" else 10 * r + n
            rows.append((f"r{r}", "score", item, str(score)))
    return mixed_means(judged("errors", *rows), facts(ITEMS, scales=SCALES))


def test_criteria_with_scales_of_their_own_are_not_added_up():
    assert set(of_errors()["scale"]) == {""}


@pytest.mark.parametrize(("criterion", "end"), [("errors", 0), ("score", 100)])
def test_an_interval_ends_where_no_mean_can_be_beyond(criterion, end):
    found = of_errors()
    rows = found[(found["criterion"] == criterion) & (found["id"] == "S0")]
    assert rows["ci_high"].tolist() == [end]
    assert f"beyond {end}, where no mean can be" in rows["reason"].item()
