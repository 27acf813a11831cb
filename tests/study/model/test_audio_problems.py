"""A study that records has to ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.study.model.audio import Audio
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

NO_CONSENT = "nobody is asked for consent to a recording"


def read(tmp_path: Path, study: str) -> list[str]:
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(tmp_path)[1]]
    except StudyProblems as problems:
        return [str(problem) for problem in problems.problems]


@pytest.mark.parametrize("record", ["think_aloud", "interview", "both"])
def test_a_recording_nobody_is_asked_for_is_named_with_its_line(tmp_path, record):
    study = EXAMPLE_STUDY.replace("id: audio", "id: quotation")
    problems = read(tmp_path, f"{study}\naudio:\n  record: {record}\n")
    (found,) = [p for p in problems if NO_CONSENT in p]
    line = len(study.splitlines()) + 3  # of an empty line and two
    assert found.startswith(f"study.yaml:{line}: audio.record: ")


def test_a_study_without_a_word_about_sound_records_nothing(tmp_path):
    assert not any(NO_CONSENT in problem for problem in read(tmp_path, EXAMPLE_STUDY))
    assert Audio().record == "none"


@pytest.mark.parametrize(
    ("record", "separate", "during", "after"),
    [
        ("none", True, "", ""),
        ("think_aloud", True, "think_aloud", ""),
        ("interview", True, "", "interview"),
        ("both", True, "think_aloud", "interview"),
        ("both", False, "both", "both"),
    ],
)
def test_each_part_of_a_session_knows_what_is_recorded(record, separate, during, after):
    audio = Audio(record=record, separate=separate)
    assert (audio.part(ended=False), audio.part(ended=True)) == (during, after)


def test_three_channels_are_refused(tmp_path):
    assert any("channels" in p for p in read(tmp_path, EXAMPLE_STUDY + "\naudio: {channels: 3}\n"))
