"""Lines through values of raters and questions."""

from __future__ import annotations

import numpy as np

from labeval.analysis.judges.lines import line


def through(x: list[float], y: list[float]):
    number = np.arange(len(x))
    return line(np.array(y), np.array(x), number, number)


def test_three_values_have_a_line_and_two_or_equal_ones_have_none():
    found = through([0.0, 1.0, 2.0], [1.0, 3.0, 5.0])
    assert found is not None
    assert np.allclose([found.slope, found.height], [2, 1])
    assert through([0.0, 1.0], [1.0, 3.0]) is None
    assert through([4.0, 4.0, 4.0], [1.0, 3.0, 5.0]) is None
