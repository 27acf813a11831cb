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
