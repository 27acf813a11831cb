"""``labeval rehearse`` on the command line."""

from __future__ import annotations

from labeval import places
from labeval.cli import main

STUDY = str(places.templates() / "six-methods")


def test_the_screens_are_listed(capsys):
    assert main(["rehearse", STUDY, "--condition", "ab", "--list"]) == 0
    lines = capsys.readouterr().out.split()
    assert lines[:2] == ["welcome", "consent"]
    assert lines[-1] == "end"
    assert "instructions.ab" in lines


def test_a_condition_that_is_not_there_is_refused_with_those_that_are(capsys):
    assert main(["rehearse", STUDY, "--condition", "nothing", "--list"]) != 0
    assert "there are dqe, aqc, ab, bws" in capsys.readouterr().err


def test_the_robot_is_sent_through_conditions_that_are_there(tmp_path, capsys):
    assert main(["demo", str(tmp_path / "demo"), "--robot", "--condition", "nothing"]) != 0
    assert "there are dqe, aqc, ab, bws" in capsys.readouterr().err
