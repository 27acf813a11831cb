"""Products of the numbers of raters, texts and criteria, which have as few bits as they need."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.points import points
from labeval.analysis.points.points import coded, narrow
from labeval.jobs.results.analyse import tables_of
from tests.support.judgments.judged_frames import NAMES, facts

RATERS, QUESTIONS, SYSTEMS, EACH = 26, 13, 3, 12
CRITERIA = ("accuracy", "honesty", "tone")
ITEMS = {
    f"t{question}-{system}": (f"s{system}", f"q{question}")
    for question in range(QUESTIONS)
    for system in range(SYSTEMS)
}


def rows(method: str) -> list[tuple[str, ...]]:
    """Each rater rates some texts, or pairs of texts on one question, by all criteria."""
    rng = np.random.default_rng(5)
    found = []
    for rater in range(RATERS):
        for page in range(EACH):
            question, (a, b) = rng.integers(QUESTIONS), rng.permutation(SYSTEMS)[:2]
            texts = sorted((f"t{question}-{a}", f"t{question}-{b}"))
            items = texts[0] if method == "dqe" else "|".join(texts)
            for criterion in CRITERIA:
                liked = int(np.clip(round(2 + 0.4 * a + rng.normal()), 1, 5))
                value = str(liked) if method == "dqe" else [*texts, "tie"][liked % 3]
                about = (f"r{rater}", f"s{rater}", "c", method, criterion, f"p{page}", items)
                found.append((*about, value, f"{10 + liked}", "", str(page + 1), ""))
    return found


def tables(method: str) -> dict[str, pd.DataFrame]:
    known = facts(ITEMS, scales={"quality": CRITERIA})
    choices = Choices(samples=40, models="always")
    return tables_of(Inputs(judgment_frame(rows(method), NAMES), known, choices))


@pytest.mark.parametrize("method", ["dqe", "ab"])
def test_no_product_of_numbers_in_eight_bits_overflows(method, monkeypatch):
    monkeypatch.setattr(points, "CODE", np.int64)
    wanted = tables(method)
    monkeypatch.setattr(points, "CODE", np.int8)
    for name, table in tables(method).items():
        pd.testing.assert_frame_equal(table, wanted[name], check_exact=True, obj=name)
    assert len(wanted["scores"]) > 20 and wanted["significance"]["p"].notna().any()
    assert (len(wanted["severity"]) > RATERS) == (method == "dqe")


def test_numbers_have_the_bits_that_they_need(monkeypatch):
    assert coded(pd.Series(["b", "a", "b"]))[1].dtype == np.int32
    assert narrow(np.array([2**31 - 1])).dtype == np.int32
    assert narrow(np.array([2**31])).tolist() == [2**31]
    monkeypatch.setattr(points, "CODE", np.int8)
    assert narrow(np.array([127])).dtype == np.int8
    assert narrow(np.array([128])).tolist() == [128]
    assert narrow(np.zeros(0, dtype=np.intp)).dtype == np.int8
