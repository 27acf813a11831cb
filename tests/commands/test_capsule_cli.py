"""Capsules on the command line: exit statuses, and what is said."""

from __future__ import annotations

import json
import zipfile

import pytest

from labeval.cli import main
from labeval.study.reading import read_study


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    folder = tmp_path_factory.mktemp("capsules") / "study"
    assert main(["new", str(folder), "--template", "trained-raters"]) == 0
    assert main(["simulate", str(folder), "--participants", "2", "--seed", "1"]) == 0
    return folder


def test_a_capsule_is_made_checked_and_run_again(study, tmp_path, capsys):
    capsule, again = tmp_path / "capsule.zip", tmp_path / "again"
    assert main(["capsule", str(study), str(capsule), "--samples", "0"]) == 0
    said = capsys.readouterr()
    assert said.out.strip() == str(capsule)
    assert "left out: times of day" in said.err and "no licence was stated" in said.err
    assert main(["reproduce", str(capsule)]) == 0
    assert "all equal" in capsys.readouterr().out
    assert main(["new", str(again), "--from-capsule", str(capsule)]) == 0
    assert read_study(again).version_id() == read_study(study).version_id()
    _choose_another_rate(capsule)
    capsys.readouterr()
    assert main(["reproduce", str(capsule)]) == 1
    said = capsys.readouterr().out
    assert "differ" in said and "in the capsule" in said and "here" in said


def _choose_another_rate(capsule):
    """As somebody would whose results were computed with other options than they state."""
    with zipfile.ZipFile(capsule) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(members["capsule.json"])
    manifest["choices"]["hourly_rate"] = 99.0
    members["capsule.json"] = json.dumps(manifest).encode()
    with zipfile.ZipFile(capsule, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def test_wrong_options_are_refused_before_anything_is_written(study, tmp_path, capsys):
    new = tmp_path / "new"
    assert main(["new", str(new), "--template", "trained-raters"]) == 0
    assert main(["capsule", str(new), str(tmp_path / "c.zip")]) == 1
    assert "no session has been run here" in capsys.readouterr().err
    for wrong in (["--published", "yesterday"], ["--licence", "mine"], ["--without", "all"]):
        assert main(["capsule", str(study), str(tmp_path / "c.zip"), *wrong]) == 1
        assert wrong[1] in capsys.readouterr().err
    assert not (tmp_path / "c.zip").exists()
