"""What a report in another language says in that language: reasons, and numbers on axes."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval import places
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.report.alphas import COLUMNS
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.headings import cell
from labeval.report.material import Material
from labeval.report.questions import question_module
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.catalogue import Catalogue
from labeval.text.marks import QT_TRANSLATE_NOOP, as_written, translate_filled
from tests.conftest import small_study
from tests.report.conftest import scores

CONTENT = StudyContent(study=small_study(), items=[])
GERMAN = {
    "two rankings of {n} things cannot be compared": "zwei Reihen von {n} sind nicht vergleichbar",
    "{a} of {b} texts": "von {b} Texten {a}",
    "{a} of {b}": "{a} aus {b}",
    "no unit was rated by two raters or more": "nichts wurde von zweien bewertet",
}


def say(context: str, text: str) -> str:
    return GERMAN.get(text, text)


def test_a_reason_filled_with_values_is_said_in_the_language_of_the_report():
    reason = kendall([1.0], [2.0]).tau.explained
    assert reason == "two rankings of 1 things cannot be compared"
    german = Material({}, {}, CONTENT, Words(say, ","), "de")
    assert cell("reason", reason, german) == "zwei Reihen von 1 sind nicht vergleichbar"
    assert cell("reason", reason, Material({}, {}, CONTENT, Words(as_written))) == reason


def test_why_there_is_no_alpha_is_said_in_the_language_of_the_report():
    row = {"method": "dqe", "criterion": CONTENT.study.criteria[0].id, "coefficient": "alpha"}
    row |= {"measurement_level": "ordinal", "reason": "no unit was rated by two raters or more"}
    table = pd.DataFrame([{**dict.fromkeys(COLUMNS, float("nan")), **row}])
    german = Material({"agreement": table}, {}, CONTENT, Words(say, ","), "de")
    (line,) = question_module("quality").answer(german)
    assert line.endswith("nichts wurde von zweien bewertet.")


def test_of_two_texts_that_fit_the_one_with_more_words_of_its_own_is_meant():
    QT_TRANSLATE_NOOP("Trial", "{a} of {b}")
    QT_TRANSLATE_NOOP("Trial", "{a} of {b} texts")
    assert translate_filled(say, "Trial", "3 of 5 texts") == "von 5 Texten 3"
    assert translate_filled(say, "Trial", "3 of 5") == "3 aus 5"
    assert translate_filled(say, "Trial", "9.57 of v3.5", ",") == "9,57 aus v3.5"
    assert translate_filled(say, "Trial", "none of them.\nAt all") == "none aus them.\nAt all"
    assert translate_filled(say, "Trial", "something else") == "something else"


def test_sentences_that_are_joined_are_translated_one_by_one():
    QT_TRANSLATE_NOOP("Joined", "{a} of {b} texts")
    joined = "3 of 5 texts; something else; as it is"
    assert translate_filled(say, "Joined", joined) == "von 5 Texten 3; something else; as it is"
    assert translate_filled(say, "Joined", "something; else") == "something; else"


def test_axes_carry_the_decimal_mark_of_the_language():
    rows = [("dqe", "Alder", 3.9, 1, 3.4, 4.1), ("dqe", "Birch", 2.1, 2, 1.7, 2.6)]
    for mark, other in ((",", "."), (".", ",")):
        material = Material(scores(rows), {}, CONTENT, Words(as_written, mark))
        found = drawn("scores", material, Style())
        assert found is not None
        found.svg()
        ticks = "".join(label.get_text() for label in found.figure.axes[0].get_xticklabels())
        assert mark in ticks and other not in ticks


def test_numbers_of_one_sentence_have_the_same_decimals():
    words = Words()
    assert words.alike(36, 28.04, 51.9) == ["36", "28", "52"]
    assert words.alike(9, -22.3, 24.6) == ["9", "−22", "25"]
    assert words.alike(3.72, 3.02, 4.9) == ["3.72", "3.02", "4.90"]
    assert words.alike(4.0, float("nan"), float("nan"), 3.5) == ["4.00", "nan", "nan", "3.50"]


def test_a_table_as_it_is_written_stays_english():
    table = pd.DataFrame({"reason": [kendall([1.0], [2.0]).tau.explained]})
    assert "two rankings of 1 things" in table.to_csv()


def test_the_day_of_a_german_report_is_written_as_germans_do():
    assert Words(decimal=",").day("2026-11-28") == "28.11.2026"
    assert Words().day("2026-11-28") == "2026-11-28"


@pytest.mark.parametrize(
    ("column", "value", "printed"),
    [
        ("label", "not_in_source", "nicht in der Quelle"),
        ("source", "repeated pages", "wiederholte Seiten"),
        ("statistic", "alpha_first", "Alpha, erste Hälfte der Sitzung"),
        ("statistic", "held_out_error", "mittlerer Fehler der Vorhersagen"),
        ("external", "rouge_1", "ROUGE-1"),
    ],
)
def test_cells_that_were_ids_have_german_names(column, value, printed):
    german = Catalogue(places.locale() / "labeval_de.qm")
    material = Material({}, {}, CONTENT, Words(german.translate, ","))
    assert cell(column, value, material) == printed
