"""Judgments on several scales of one method are told apart by the ids of their blocks."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from labeval.analysis.data.scales import blocks_of_criteria, by_scale, method_of
from labeval.study.methods import find_method
from tests.support.judgments.judged_frames import judged


def dqe(**settings: object):
    return find_method("dqe").Settings(method="dqe", **settings)


def aqc(**settings: object):
    return find_method("aqc").Settings(method="aqc", **settings)


FIVE, SEVEN, SLIDER = dqe(), dqe(points=7), dqe(slider={})
ROWS = judged("dqe", *(("r1", "c", "t", "4") for _ in range(4)))
"""On four pages."""


def names(blocks, others=None, rows=ROWS) -> list[str]:
    return by_scale(rows, blocks, others)["method"].tolist()


def pages(*blocks):
    return {f"s-r1/p{n}": block for n, block in enumerate(blocks)}


def test_blocks_of_one_scale_stay_together():
    same = dqe(title={"en": "Other words"}, breaks={"after_pages": 3})
    assert names(pages(("a", FIVE), ("b", same), ("a", FIVE), ("b", same))) == ["dqe"] * 4


def test_blocks_of_several_scales_are_named_by_their_ids_in_order():
    found = names(pages(("z", FIVE), ("b", SEVEN), ("a", FIVE), ("m", SLIDER)))
    assert found == ["dqe:a+z", "dqe:b", "dqe:a+z", "dqe:m"]
    assert {method_of(name) for name in found} == {"dqe"}


def test_labels_and_the_first_point_are_of_the_scale():
    zero, named = dqe(first=0), dqe(labels={1: {"en": "bad"}})
    assert names(pages(("a", FIVE), ("b", zero), ("c", named))) == [
        "dqe:a",
        "dqe:b",
        "dqe:c",
        "dqe",
    ]


def test_pages_without_a_block_keep_the_methods_name():
    assert names({}) == ["dqe"] * 4
    assert by_scale(ROWS, {}) is ROWS
    assert names(pages(("a", FIVE), ("b", SEVEN))) == ["dqe:a", "dqe:b", "dqe", "dqe"]


def test_criteria_say_the_block_where_pages_do_not():
    others = {("dqe", "c"): ("b", SEVEN)}
    assert names(pages(("a", FIVE)), others) == ["dqe:a", "dqe:b", "dqe:b", "dqe:b"]
    assert names({}, others) == ["dqe"] * 4  # one scale only
    assert names(pages(("a", FIVE), ("b", SEVEN)), {("dqe", "d"): ("b", SEVEN)})[2:] == ["dqe"] * 2


def test_only_the_method_with_several_scales_has_other_names():
    import pandas as pd

    others = judged("aqc", ("r1", "c", "t", "yes")).assign(page="s-r1/p9")
    rows = pd.concat([ROWS, others], ignore_index=True)
    blocks = {**pages(("a", FIVE), ("b", SEVEN)), "s-r1/p9": ("q", aqc())}
    assert names(blocks, rows=rows) == ["dqe:a", "dqe:b", "dqe", "dqe", "aqc"]


def test_a_block_that_had_another_scale_in_another_version_is_told_apart():
    found = names(pages(("a", FIVE), ("a", SEVEN), ("a", dqe()), ("a", SLIDER)))
    assert sorted(set(found)) == ["dqe:a", "dqe:a#2", "dqe:a#3"]
    assert found[0] == found[2]
    found = names(pages(("a", FIVE), ("a", SEVEN), ("b", SLIDER), ("b", SLIDER)))
    assert sorted(found[:2]) == ["dqe:a", "dqe:a#2"] and found[2:] == ["dqe:b"] * 2


def study(criteria=("c", "d"), **blocks):
    return SimpleNamespace(blocks=blocks, criteria=[SimpleNamespace(id=id) for id in criteria])


def test_criteria_that_are_asked_on_one_of_several_scales_have_its_block():
    five, seven = dqe(criteria=["c", "e"]), dqe(points=7, criteria=["d", "e"])
    found = blocks_of_criteria(study(a=five, b=seven))
    assert found == {("dqe", "c"): ("a", five), ("dqe", "d"): ("b", seven)}
    assert blocks_of_criteria(study(a=five, b=dqe(criteria=["d"]))) == {}
    assert blocks_of_criteria(study(a=FIVE, b=SEVEN)) == {}  # all criteria on both


def test_methods_of_one_scale_are_left_out_and_a_block_without_criteria_asks_all():
    seven = dqe(points=7, criteria=["x"])
    found = blocks_of_criteria(study(a=FIVE, b=seven, q=aqc()))
    assert found == {
        ("dqe", "c"): ("a", FIVE), ("dqe", "d"): ("a", FIVE), ("dqe", "x"): ("b", seven),
    }  # fmt: skip


@pytest.mark.parametrize(("name", "method"), [("dqe", "dqe"), ("dqe:a+b", "dqe"), ("x:y:z", "x")])
def test_the_method_is_what_comes_before_the_mark(name, method):
    assert method_of(name) == method


def test_a_block_whose_words_were_others_in_another_version_is_one_block():
    worded = dqe(labels={1: {"en": "bad"}})
    assert names(pages(("a", FIVE), ("a", worded), ("a", FIVE))) == ["dqe"] * 4
    assert names(pages(("a", worded), ("a", FIVE), ("b", SEVEN))) == [
        "dqe:a",
        "dqe:a",
        "dqe:b",
        "dqe",
    ]
