"""A computer that only runs sessions does without what results need."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "packaging" / "sessions.txt"
OF_SOUND = ("numpy", "sounddevice", "av")
WITHOUT = """
import importlib.abc, sys
class Without(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {left_out!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
"""
WINDOWS = """
import importlib, pkgutil
import labeval.ui.participant.methods as methods, labeval.ui.participant.screens as screens
for package in (methods, screens):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
for name in ("app", "ui.home.controller", "ui.participant.window.window", "ui.editor.window",
             "ui.moderator.window.window", "ui.new_study.window", "ui.publishing.dialog"):
    importlib.import_module("labeval." + name)
"""


def listed() -> list[str]:
    lines = (line.strip() for line in LIST.read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def with_what_they_need(names: Iterator[str]) -> set[str]:
    """Packages and those that they ask for."""
    found: set[str] = set()
    waiting = [canonicalize_name(name) for name in names]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        try:
            asked = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        needed = (Requirement(line) for line in asked)
        waiting += [
            canonicalize_name(each.name)
            for each in needed
            if each.marker is None or each.marker.evaluate({"extra": ""})
        ]
    return found


def modules_without(*more: str) -> set[str]:
    """The modules of the program's packages that are not on the list, and of some that are."""
    kept = with_what_they_need(Requirement(line).name for line in listed())
    with (ROOT / "pyproject.toml").open("rb") as file:
        asked = tomllib.load(file)["project"]["dependencies"]
    gone = with_what_they_need(Requirement(line).name for line in asked) - kept | set(more)
    gone -= {"pip", "packaging", "setuptools"}  # of the tests themselves
    return {
        module
        for module, names in packages_distributions().items()
        if {canonicalize_name(name) for name in names} <= gone
    }


@pytest.fixture
def run(tmp_path):
    """Runs the program in a process in which these modules cannot be imported."""

    def run_without(modules: set[str], *command: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "sitecustomize.py").write_text(WITHOUT.format(left_out=sorted(modules)))
        search = os.pathsep.join((str(tmp_path), str(ROOT)))
        return subprocess.run(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": search, "LABEVAL_LANGUAGE": "en"},
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
        )

    return run_without


def test_the_list_has_the_versions_of_the_program():
    with (ROOT / "pyproject.toml").open("rb") as file:
        asked = tomllib.load(file)["project"]["dependencies"]
    assert set(listed()) < set(asked)
    large = {"pandas", "scipy", "matplotlib"}
    assert large <= modules_without()


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), OF_SOUND], ids=["sound", "no sound"])
def test_a_session_is_prepared_run_checked_and_exported(run, more):
    gone = modules_without(*more)
    commands = [
        ["new", "study", "--template", "pairwise-utility"],
        ["publish", "study"],
        ["simulate", "study", "--participants", "1"],
        ["verify", "study"],
        ["export", "study", "--format", "xlsx", "--out", "tables"],
    ]
    for command in commands:
        done = run(gone, "-m", "labeval", *command)
        assert done.returncode == 0, f"{command}: {done.stdout} {done.stderr}"
    opened = run(gone, "-c", WINDOWS)
    assert opened.returncode == 0, opened.stderr
    refused = run(gone, "-m", "labeval", "analyse", "study", "--out", "results")
    assert refused.returncode == 1
    assert "is not installed here" in refused.stderr and "Traceback" not in refused.stderr
    assert "pip install 'labeval'" in refused.stderr


def test_results_that_cannot_be_shown_are_refused_with_what_to_install(tmp_path, monkeypatch, qapp):
    from labeval.study.folder import StudyFolder
    from labeval.text import installing
    from labeval.ui.processes import OpenedWindows

    monkeypatch.setattr(installing, "find_spec", lambda name: None)
    with pytest.raises(OSError, match=r"Results need the package pandas.*pip install 'labeval'"):
        OpenedWindows().open("results", StudyFolder(tmp_path))
