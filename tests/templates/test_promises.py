"""What the templates tell participants is what the program computes, or is left to the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from labeval.jobs.planning.durations import expected_duration
from labeval.session.plan.plan import make_plan
from labeval.study.folder import STUDY_FILE
from labeval.study.reading import read_study

TEMPLATES = Path(__file__).parents[2] / "resources" / "templates"
FOLDERS = sorted(file.parent for file in TEMPLATES.glob(f"*/{STUDY_FILE}"))
PROMISES = {
    "en": re.compile(r"takes about (\d+)(?: to (\d+))? minutes"),
    "de": re.compile(r"dauert etwa (\d+)(?: bis (\d+))? Minuten"),
}
NEAR = 0.2
"""How far the expected minutes may lie beyond those that are promised."""
CLAIMS = (
    *("half of the pages are", "has been saved", "is saved", "been stored", "about an hour"),
    *("hälfte der seiten ist", "ist gespeichert", "wurde nichts gespeichert"),
)
"""Of which only the program knows whether they are true at the moment."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", PROMISES)
def test_the_minutes_promised_are_those_that_a_check_expects(folder, language):
    content = read_study(folder)
    welcome = content.study.procedure[0].text.in_language(language)
    (promise,) = PROMISES[language].findall(welcome)
    least, most = int(promise[0]), int(promise[1] or promise[0])
    for condition in content.study.conditions:
        minutes = expected_duration(content, make_plan(content, condition.id, 1, 0)).minutes
        assert least * (1 - NEAR) <= minutes <= most * (1 + NEAR), condition.id


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_text_claims_what_it_cannot_know(folder):
    text = (folder / STUDY_FILE).read_text("utf-8").lower()
    assert not [claim for claim in CLAIMS if claim in text]
