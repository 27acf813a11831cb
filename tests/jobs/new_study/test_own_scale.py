"""Another number of points for a study of one's own, and words at the ends of its scale."""

from __future__ import annotations

import pytest

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.own_scale import OwnScale, has_points, moved, on_scale, scale_of
from labeval.jobs.new_study.own_study import compose
from labeval.text.local import LocalText
from tests.jobs.new_study.test_own_study import DESIGNS, bare, items, own_study

__all__ = ["items"]

BOTH = ("en", "de")


def test_seven_points_with_own_words_are_in_the_study(items):
    scale = OwnScale(7).with_end(0, "de", "trifft nicht zu").with_end(1, "de", "trifft zu")
    block = scale.put_on(bare("dqe"), ("de",))
    made = compose(own_study(DESIGNS[0], items, blocks={"dqe": block}, languages=("de",)))
    assert made.sound and [str(p) for p in made.problems] == []
    settings = made.content.study.blocks["dqe"]
    assert list(settings.scale) == [1, 2, 3, 4, 5, 6, 7]
    assert {p: t.in_language("de") for p, t in settings.labels.items()} == {
        1: "trifft nicht zu",
        7: "trifft zu",
    }


def test_words_of_one_language_leave_the_other_its_proposal():
    block = OwnScale().with_end(1, "de", "ganz und gar").put_on(bare("dqe"), BOTH)
    assert block.labels[5].root == {"en": "completely", "de": "ganz und gar"}
    assert block.labels[1] == bare("dqe").labels[1]


def test_eleven_points_begin_at_zero_and_other_numbers_at_one():
    assert scale_of([OwnScale(11).put_on(bare("dqe"), BOTH)]) == range(11)
    assert scale_of([OwnScale(10).put_on(bare("dqe"), BOTH)]) == range(1, 11)


def test_words_of_a_design_go_along_to_its_ends():
    labels = {1: LocalText("poor"), 3: LocalText("middling"), 5: LocalText("rich")}
    block = bare("dqe").model_copy(update={"labels": labels})
    there = OwnScale(7).put_on(block, BOTH)
    assert {p: t.in_language("en") for p, t in there.labels.items()} == {
        1: "poor",
        4: "middling",
        7: "rich",
    }


@pytest.mark.parametrize(
    ("points", "where"),
    [(5, [1, 2, 3, 4, 5]), (7, [1, 2, 4, 6, 7]), (4, [1, 2, 3, 4]), (2, [1, 2])],
)
def test_meanings_keep_their_distance_from_the_nearer_end(points, where):
    texts = dict(enumerate("abcde", start=1))
    there = moved(texts, range(1, 6), range(1, points + 1))
    assert list(there) == where
    assert there[1] == "a" and there[points] == "e"


def test_a_criterion_goes_along_with_its_examples():
    criterion = OwnCriterion(anchors={5: {"en": "all"}}, examples={1: {"en": "none"}})
    there = on_scale(criterion, range(1, 6), range(11))
    assert (dict(there.anchors), dict(there.examples)) == ({10: {"en": "all"}}, {0: {"en": "none"}})


def test_a_method_without_points_keeps_what_it_has():
    for method in ("ab", "aqc", "bws"):
        assert not has_points(bare(method))
        assert OwnScale(7).put_on(bare(method), BOTH) == bare(method)
    sliders = [b for d in DESIGNS for b in d.content.study.blocks.values()]
    sliders = [block for block in sliders if getattr(block, "slider", None)]
    assert sliders and not any(map(has_points, sliders))
