"""A capsule's numbers where parts of the program, or the order of columns, are others."""

from __future__ import annotations

from labeval.jobs.capsule.reproducing import _Comparison, _rows, _unmade
from labeval.jobs.results.analyse import items_frame
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_study

HEAD = "metric,item,value,reason"
THERE = [HEAD, "words,a,3,", "bleu,a,0.25,", "bleu,b,0.5,", "lix,a,9,"]
HERE = [HEAD, "words,a,3,", "bleu,,,needs a part that is not installed: pip install x", "lix,a,8,"]


def test_figures_of_a_part_that_is_missing_here_are_no_differences(tmp_path):
    """One row in the place of many put all below it on other lines, and thousands differed."""
    theirs, ours = tmp_path / "there.csv", tmp_path / "here.csv"
    for path, lines in ((theirs, THERE), (ours, HERE)):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    unmade = _unmade(theirs, "metric") | _unmade(ours, "metric")
    assert unmade == {"bleu"}
    found = _Comparison()
    found.compare("item_metrics", *(_rows(path, "metric", unmade) for path in (theirs, ours)))
    (only,) = found.kept
    assert (only.row, only.column, only.theirs, only.ours) == (5, "value", "9", "8")


def test_columns_of_texts_are_in_the_order_in_which_versions_keep_them():
    item = Item(id="a", text="A text.", extra={"tstamp": "1", "length": "2"})
    frame = items_frame([StudyContent(study=small_study(), items=[item])])
    assert list(frame.columns)[-2:] == ["length", "tstamp"]
