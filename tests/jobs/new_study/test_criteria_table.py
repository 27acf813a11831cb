"""Criteria that are pasted from a spreadsheet program."""

from __future__ import annotations

import re

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.jobs.new_study.criteria import OPEN
from labeval.jobs.new_study.criteria_table import MOST_CRITERIA, pasted_criteria

BOTH = ("en", "de")


def texts(text: str, languages=BOTH) -> list[tuple[dict, dict]]:
    return [(c.name, c.definition) for c in pasted_criteria(text, languages)]


def test_names_and_definitions_are_in_the_first_language_without_heads():
    assert texts("Truth\tNothing in it is wrong.\r\nName clarity\r\n") == [
        ({"en": "Truth"}, {"en": "Nothing in it is wrong."}),
        ({"en": "Name clarity"}, {}),
    ]
    assert texts("Wahrheit", ("de",)) == [({"de": "Wahrheit"}, {})]


@pytest.mark.parametrize(
    "heads",
    [
        ("Name (English)", "Name (German)", "Definition (English)", "Definition (German)"),
        ("name_en", "name_de", "definition_en", "definition_de"),
        (
            "Kriterium Englisch",
            "Kriterium Deutsch",
            "Beschreibung Englisch",
            "Beschreibung Deutsch",
        ),
    ],
)
def test_heads_say_what_a_column_is_and_in_which_language(heads):
    table = [heads, ("Truth", "Wahrheit", "All is true.", "Alles stimmt.")]
    assert texts("\n".join("\t".join(row) for row in table)) == [
        ({"en": "Truth", "de": "Wahrheit"}, {"en": "All is true.", "de": "Alles stimmt."})
    ]


def test_a_cell_with_a_line_break_is_one_text_and_empty_rows_are_none():
    assert texts('Name\tDefinition\nTruth\t"Nothing\nis wrong."\n\t\n') == [
        ({"en": "Truth"}, {"en": "Nothing is wrong."})
    ]


def test_what_a_criterion_is_judged_against_is_still_asked():
    (criterion,) = pasted_criteria("Safety\tNobody comes to harm.", BOTH)
    assert criterion.judged_against == OPEN


@pytest.mark.parametrize(
    ("text", "template"),
    [
        ("", "no table"),
        ("\t\n", "no table"),
        ("Name\tWeight\nTruth\t3", "“Weight” is not known"),
        ("Truth\tAll is true.\tmore", "“Truth” is not known"),
        ("Name (German)\nWahrheit", "“Name (German)” is not known"),
        ("Name\tCriterion\nTruth\tHonesty", "“Criterion” is there twice"),
        ("Name\tDefinition\n\tAll is true.", "no table"),
        ("\n".join(f"Criterion number {n}" for n in range(MOST_CRITERIA + 1)), "more than 100"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text, template):
    with pytest.raises(ExchangeError, match=re.escape(template)):
        pasted_criteria(text, ("en",))
