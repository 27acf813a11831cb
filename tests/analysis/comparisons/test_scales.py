"""Scales of several criteria among the comparisons."""

from __future__ import annotations

import itertools

from labeval.analysis.comparisons.system_points import places
from labeval.analysis.methods import find_scoring
from tests.support.judgments.judged_frames import facts, judged

TEXTS = {f"t{n}": ("ab"[n % 2], f"q{n // 2}") for n in range(6)}


def scales(*criteria: str) -> list[str]:
    """The scales for which points are found, where these criteria were rated."""
    rows = [
        (f"r{rater}", criterion, item, str(1 + (rater + n) % 5))
        for rater, (n, item), criterion in itertools.product(range(3), enumerate(TEXTS), criteria)
    ]
    known = facts(TEXTS, scales={"clarity": ("c", "d")})
    table = judged("dqe", *rows)
    return [str(place["scale"]) for place, _ in places(find_scoring("dqe"), table, known)]


def test_a_scale_is_compared_only_where_two_of_its_criteria_were_rated():
    assert scales("c", "d") == ["", "", "clarity"]
    assert scales("c") == [""]
    assert scales("c", "e") == ["", ""]
