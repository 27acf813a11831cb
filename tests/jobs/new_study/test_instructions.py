"""Instructions of a new study, and of the templates: true of what participants meet."""

from __future__ import annotations

from collections import defaultdict

import pytest

from labeval import places
from labeval.exchange.study_folder import templates
from labeval.jobs.new_study.own_study import compose
from labeval.session.plan.plan import make_plan
from labeval.study.methods import find_method
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.jobs.new_study.test_own_study import DESIGNS, bare, items, own_study

__all__ = ["items"]

AGAIN = {"en": "several times", "de": "mehrmals"}


def made(items, method, pages=None, **settings) -> StudyContent:
    block = bare(method).model_dump(by_alias=True, exclude_unset=True) | settings
    blocks = {method: find_method(method).Settings.model_validate(block)}
    content = compose(own_study(DESIGNS[0], items, blocks=blocks, pages=pages)).content
    assert content is not None
    return content


def said(content: StudyContent, block: str, language: str) -> str:
    return content.study.blocks[block].instructions.in_language(language)


def least_companies(content: StudyContent, block: str) -> int:
    """In how many different companies every participant meets every text at least."""
    least = []
    for condition in content.study.conditions:
        for participant in range(5 if block in condition.blocks else 0):
            met = defaultdict(set)
            for page in make_plan(content, condition.id, 1, participant).block_pages():
                for item in page.items if page.block == block else ():
                    met[item].add(frozenset(page.items))
            least.append(min(map(len, met.values())))
    return min(least)


def of_each_question(items, count):
    """So many texts of each question."""
    by_question = defaultdict(list)
    for item in items:
        by_question[item.question].append(item)
    return tuple(item for texts in by_question.values() for item in texts[:count])


@pytest.mark.parametrize(
    ("method", "texts", "pages", "again"),
    [
        ("ab", 4, None, True),
        ("ab", 3, None, True),
        ("ab", 2, None, False),
        ("ab", 4, 14, False),
        ("bws", 4, None, False),
    ],
)
def test_texts_are_announced_several_times_only_where_they_come_so(
    items, method, texts, pages, again
):
    content = made(of_each_question(items, texts), method, pages)
    assert (least_companies(content, method) > 1) == again, "what is met"
    for language, words in AGAIN.items():
        assert (words in said(content, method, language)) == again


def test_best_and_worst_of_more_texts_than_a_page_shows_come_several_times(items):
    one = tuple(item.model_copy(update={"question": "Which?", "source": ""}) for item in items[:6])
    content = made(one, "bws")
    assert least_companies(content, "bws") > 1
    assert all(words in said(content, "bws", language) for language, words in AGAIN.items())


@pytest.mark.parametrize("name", [name for name, _ in templates(places.templates())])
def test_templates_announce_texts_several_times_only_where_they_come_so(name):
    content = read_study(places.templates() / name)
    for id, block in content.study.blocks.items():
        if block.instructions is None or "will meet" not in said(content, id, "en"):
            continue
        assert least_companies(content, id) > 1


@pytest.mark.parametrize(
    ("settings", "english", "german"),
    [
        ({}, ("**Tie**", "**Both bad**"), ("**Gleich**", "**Beide schlecht**")),
        ({"both_bad": False}, ("**Tie**",), ("**Gleich**",)),
        ({"tie": False}, ("**Both bad**",), ("**Beide schlecht**",)),
        ({"tie": False, "both_bad": False}, (), ()),
        (
            {"tie_label": {"en": "Neutral", "de": "Unentschieden"}, "both_bad": False},
            ("**Neutral**",),
            ("**Unentschieden**",),
        ),
    ],
)
def test_the_answers_next_to_two_texts_are_named_as_on_the_page(items, settings, english, german):
    content = made(items, "ab", **settings)
    for language, answers in (("en", english), ("de", german)):
        text = said(content, "ab", language)
        lines = [line for line in text.splitlines() if line.startswith("3.")]
        assert len(lines) == bool(answers)
        every = ("**Tie**", "**Both bad**", "**Gleich**", "**Beide schlecht**")
        assert {word for word in (*every, "**Neutral**", "**Unentschieden**") if word in text} == {
            *answers
        }
        assert "{" not in text and "\n\n\n" not in text
