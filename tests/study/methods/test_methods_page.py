"""The page about methods names every method with its seconds."""

from __future__ import annotations

import re
from pathlib import Path

from labeval.study.methods import find_method, method_names

PAGE = Path(__file__).parents[3] / "docs" / "methods.md"
ROW = re.compile(r"^\| `(\w+)` \|[^|]+\| ([\d.]+) \|", re.MULTILINE)


def test_every_method_is_there_with_the_seconds_that_plans_take():
    rows = {name: float(seconds) for name, seconds in ROW.findall(PAGE.read_text("utf-8"))}
    assert rows == {name: find_method(name).SECONDS_PER_JUDGMENT for name in method_names()}


def test_it_says_of_which_methods_the_seconds_are_assumed():
    text = " ".join(PAGE.read_text("utf-8").split())
    assumed = [name for name in method_names() if not hasattr(find_method(name), "SECONDS_FROM")]
    assert assumed == ["claims", "errors", "ranking", "rewrite"]
    for name in assumed:
        seconds = round(find_method(name).SECONDS_PER_JUDGMENT)
        assert f"The {seconds} seconds" in text and "assumption" in text
