"""Breaks of a new study: between parts of about the same length, none shortly before the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from labeval.jobs.new_study.even_breaks import pages_between_breaks
from labeval.jobs.new_study.own_study import compose, make_own_study
from labeval.study.reading import read_study
from tests.jobs.new_study.test_own_study import design_of_pairs, items, own_study

__all__ = ["design_of_pairs", "items"]


@pytest.mark.parametrize("pages", range(1, 200))
@pytest.mark.parametrize("wanted", [1, 5, 14, 20])
def test_the_last_part_is_about_as_long_as_the_others(pages, wanted):
    between = pages_between_breaks(wanted, pages)
    ends = [*range(0, pages, between), pages]
    parts = [after - before for before, after in pairwise(ends)]
    assert len(parts) == 1 or parts[-1] >= between - len(parts)
    assert max(parts) <= 1.5 * wanted


def test_sixteen_pages_have_no_break_before_the_last_two(tmp_path, items, design_of_pairs):
    own = own_study(design_of_pairs, items, pages=16)
    assert own.blocks["ab"].breaks.after_pages == 14
    make_own_study(own, tmp_path / "made")
    made = read_study(tmp_path / "made").study.blocks["ab"]
    assert made.breaks.after_pages == compose(own).ahead()["ab"].pages == 16
    assert made.breaks.seconds == own.blocks["ab"].breaks.seconds
