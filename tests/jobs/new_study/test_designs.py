"""Designs that a new study can begin with: all templates and methods, and what is made of them."""

from __future__ import annotations

import shutil

import pytest

from labeval import places
from labeval.exchange.study_folder import templates
from labeval.jobs.new_study.designs import Card, designs, questions
from labeval.jobs.new_study.example import make_example, only_conditions
from labeval.study.folder import StudyFolder
from labeval.study.methods import all_methods, method_names
from labeval.study.reading import read_study

FOLDER = places.templates()
CARDS = list({c.key: c for q in questions(FOLDER) for c in q.cards if c.template}.values())


def test_every_template_and_every_method_can_be_reached():
    found = list(designs(FOLDER, CARDS))
    assert {design.card.template for design in found} == {name for name, _ in templates(FOLDER)}
    assert {name for design in found for name in design.methods} == set(method_names())


def test_a_template_without_a_card_is_offered_under_its_first_line(tmp_path):
    shutil.copy(FOLDER / "gallery.yaml", tmp_path)
    shutil.copytree(FOLDER / "aspects", tmp_path / "our-own")
    last = questions(tmp_path)[-1].cards[-1]
    assert last.template == "our-own"
    assert last.about is not None
    assert last.about.in_language("en").startswith("Long answers to one question")


def test_a_card_says_how_long_a_session_is_and_what_it_takes():
    cards = {card.key: card for card in CARDS}
    both, one = designs(FOLDER, [cards["six-methods:dqe:ab"], cards["six-methods:dqe"]])
    assert both.minutes == (38.8, 73.8)
    assert one.minutes == (38.8, 38.8)
    assert [text for text, _ in one.needs()] == ["texts", "a source text"]
    assert both.needs()[0] == ("{texts} or more texts to each question", {"texts": 2})
    (writing,) = designs(FOLDER, [Card(template="response-writing", title="Writing")])
    assert writing.first_page is None
    assert writing.first_writing is not None
    assert [text for text, _ in writing.needs()] == ["topics with passages"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_study_of_a_card_has_the_conditions_of_the_card(tmp_path, card):
    make_example(FOLDER, card, tmp_path / "made")
    study = read_study(StudyFolder(tmp_path / "made").path).study
    whole = read_study(FOLDER / card.template).study
    wanted = card.conditions or tuple(c.id for c in whole.conditions)
    assert tuple(c.id for c in study.conditions) == wanted
    assert study.procedure == whole.procedure


def test_leaving_conditions_out_changes_nothing_else():
    text = (FOLDER / "campaign" / "study.yaml").read_text(encoding="utf-8")
    kept = only_conditions(text, {"slider"}).splitlines()
    lines = text.splitlines()
    assert [line for line in lines if line not in kept and "blocks: [" not in line] == []
    assert len(lines) - len(kept) == 5


def test_every_method_of_the_program_is_explained():
    for method in all_methods():
        guide = method.GUIDE
        assert guide.asks.endswith(".") and guide.answers.endswith(".")
        assert guide.leaves_open.endswith(".") and guide.source
