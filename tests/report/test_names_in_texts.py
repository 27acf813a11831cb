"""Texts for readers have the names that people gave, where the study file has ids."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.cli import main
from labeval.report.datasheet.datasheet import as_markdown as sheet_as_markdown
from labeval.report.datasheet.questions import Evaluators, datasheet
from labeval.report.drafts.draft import as_markdown
from labeval.report.drafts.texts import DRAFTS, checklist
from labeval.report.headings import cell
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.study.model.sessions.limits import Limits
from labeval.study.reading import read_study
from labeval.text.catalogue import Catalogue
from tests.conftest import small_study


@pytest.fixture(scope="module")
def campaign(tmp_path_factory):
    folder = tmp_path_factory.mktemp("campaign") / "study"
    assert main(["new", str(folder), "--template", "campaign"]) == 0
    return read_study(folder)


def test_a_form_of_a_method_is_called_by_the_title_of_its_block(campaign):
    material = Material({}, {}, campaign, Words(), "de")
    assert material.method_name("dqe:five_point").endswith(" · Bewerten von 1 bis 5")
    assert material.short_method("dqe:five_point") == "DQE · Bewerten von 1 bis 5"
    both = material.short_method("dqe:five_point+slider")
    assert both == "DQE · Bewerten von 1 bis 5 + Bewerten von 0 bis 100"
    assert material.short_method("dqe:five_point#2") == "DQE · Bewerten von 1 bis 5 · 2"
    assert cell("method", "dqe:five_point", material) == "DQE · Bewerten von 1 bis 5"
    assert material.short_method("dqe") == "DQE"


def test_blocks_of_one_title_are_told_apart_by_their_ids(content):
    blocks = {
        "first": {"method": "dqe", "title": "Rating"},
        "second": {"method": "dqe", "points": 7, "title": "Rating"},
        "third": {"method": "dqe", "points": 9},
    }
    study = small_study(blocks=blocks, conditions=[{"id": "all", "blocks": [*blocks]}])
    material = Material({}, {}, content.model_copy(update={"study": study}), Words())
    names = [material.short_method(f"dqe:{id}") for id in blocks]
    assert names == ["DQE · Rating (first)", "DQE · Rating (second)", "DQE · third"]


def test_the_short_name_of_aspects_is_a_word_of_the_readers_language(content):
    catalogue = Catalogue(places.locale() / "labeval_de.qm")
    german = Material({}, {}, content, Words(catalogue.translate, ","), "de")
    assert german.short_method("aspects") == "Aspektbewertung", (
        "of one form in every case: nach, bei, mit, von"
    )


def test_drafts_and_the_datasheet_name_conditions_and_questionnaires_by_their_titles(campaign):
    who = Evaluators(sessions=2, participants=2, conditions=(("five_point", 2),))
    texts = [as_markdown(draft(campaign, who)) for draft in DRAFTS.values()]
    sheet = sheet_as_markdown(datasheet(campaign, who))
    assert "In condition “Five points” participants judge" in texts[0]
    assert "Conditions of the study: Five points: 2." in sheet
    assert "Questionnaires: “One last question”; answers" in sheet
    assert "1 questionnaire (“One last question”)." in as_markdown(checklist(campaign, who))
    assert "condition “five_point”" not in "".join(texts)


@pytest.mark.parametrize(
    ("limits", "said"),
    [({"pages": 1}, "1 page"), ({"pages": 2, "minutes": 1.5}, "2 pages, 1.5 minutes")],
)
def test_limits_are_said_as_people_say_them(content, limits, said):
    limited = content.study.model_copy(update={"limits": Limits(**limits)})
    changed = content.model_copy(update={"study": limited})
    text = as_markdown(DRAFTS["methods"](changed, Evaluators()))
    assert f"Rating ends at a limit ({said})." in text
    assert f"limits: {said}." in sheet_as_markdown(datasheet(changed, Evaluators()))
