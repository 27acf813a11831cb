"""The packages that the tests run with fit what the program asks for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
LOCKED = dict(
    re.findall(r"^(\S+)==([^\s;]+)", (ROOT / "packaging/locked.txt").read_text("utf-8"), re.M)
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def _wanted(lines: list[str]) -> Iterator[Requirement]:
    """The requirements, those of the program's own extras among them."""
    for requirement in map(Requirement, lines):
        if requirement.name != PROJECT["name"]:
            yield requirement
        for extra in sorted(requirement.extras):
            yield from _wanted(PROJECT["optional-dependencies"].get(extra, []))


WANTED = list(_wanted([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["test"]]))


@pytest.mark.parametrize("requirement", WANTED, ids=lambda each: each.name)
def test_a_requirement_is_locked_in_a_version_that_fits(requirement: Requirement) -> None:
    version = LOCKED.get(re.sub(r"[-_.]+", "-", requirement.name).lower())
    assert version is not None, "not in packaging/locked.txt; its first lines say how to refresh it"
    assert requirement.specifier.contains(version)
