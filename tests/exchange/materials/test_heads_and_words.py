"""Columns of words next to ratings, and tables as other programs write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_lines
from tests.support.judgments.recorded_means import means_of

RATERS, SYSTEMS, TEXTS = ("Ada", "Bea", "Cem"), ("oak", "elm"), 6


def rating(rater: str, system: str, text: int, more: int = 0) -> int:
    return 1 + (RATERS.index(rater) * 3 + SYSTEMS.index(system) * 2 + text * text + more) % 5


PLACES = [(r, t, s) for r in RATERS for t in range(TEXTS) for s in SYSTEMS]
MEANS = {s: sum(rating(r, own, t) for r, t, own in PLACES if own == s) / 18 for s in SYSTEMS}


def made_of(folder: Path, content: str, name: str = "given.csv") -> Made:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return study_from_judgments(folder / "study", path)


def table(head: str, rows: Iterable[Sequence[object]], between: str = ",") -> str:
    return "\n".join([head, *(between.join(map(str, row)) for row in rows)]) + "\n"


def crossed_with(words: Sequence[str]) -> list[tuple[object, ...]]:
    return [
        (*place, word, rating(place[0], place[2], place[1], n))
        for place in PLACES
        for n, word in enumerate(words)
    ]


def criteria_of(made: Made) -> set[str]:
    return {criterion for block in made.blocks for criterion in block.criteria}


@pytest.mark.parametrize(
    ("name", "words"), [("lang", ("de", "fr")), ("dataset", ("cnndm", "xsum")), ("lp", ("a", "b"))]
)
def test_languages_and_data_sets_name_a_question_with_its_number(tmp_path, name, words):
    """They were criteria."""
    made = made_of(tmp_path, table(f"rater,item,system,{name},score", crossed_with(words)))
    assert (made.judgments, made.items) == (72, 24)
    assert criteria_of(made) == {"overall"}
    assert len({item.question_id for item in read_study(tmp_path / "study").items}) == 12


def test_words_of_no_quality_next_to_systems_are_their_variants_as_is_said(tmp_path):
    content = table("rater,item,system,prompting,score", crossed_with(("zero-shot", "few-shot")))
    made = made_of(tmp_path, content)
    assert (made.judgments, made.items) == (72, 24)
    assert criteria_of(made) == {"overall"}
    (said,) = (s.text for s in made.assumed)
    assert "variant" in said and "--map criterion=prompting" in said


@pytest.mark.parametrize(
    ("name", "words"), [("thing", ("fluency", "coherence")), ("subscale", ("S1", "S2"))]
)
def test_words_of_qualities_next_to_systems_are_criteria(tmp_path, name, words):
    made = made_of(tmp_path, table(f"rater,item,system,{name},score", crossed_with(words)))
    assert (made.judgments, made.items, criteria_of(made)) == (72, 12, {*words})


@pytest.mark.parametrize(
    "words",
    [("poor", "fair", "good"), ("bad", "ok", "good"), ("poor", "fair", "good", "excellent")],
)
def test_a_scale_of_words_has_a_point_for_each_word(tmp_path, words):
    rows = [(*p, words[rating(p[0], p[2], p[1]) % len(words)]) for p in PLACES]
    made = made_of(tmp_path, table("rater,item,system,quality", rows))
    assert [block.settings["points"] for block in made.blocks] == [len(words)]


@pytest.mark.parametrize("between", [" ", ",", "\t", ";"])
@pytest.mark.parametrize("quote", ['"', ""])
def test_a_table_of_r_with_names_of_rows_is_read(tmp_path, between, quote):
    names = ("rater", "item", "system", "fluency")
    rows = [
        (f"{quote}{n}{quote}", r, t, s, rating(r, s, t)) for n, (r, t, s) in enumerate(PLACES, 1)
    ]
    head = between.join(f"{quote}{name}{quote}" for name in names)
    made = made_of(tmp_path, table(head, rows, between), "ratings.txt")
    assert (made.judgments, made.items, made.participants) == (36, 12, 3)
    means = means_of(tmp_path / "study")
    assert means == pytest.approx({("fluency", s): mean for s, mean in MEANS.items()})


def test_a_delimiter_at_the_end_of_rows_moves_no_column(tmp_path):
    rows = [(r, t, s, rating(r, s, t), "") for r, t, s in PLACES]
    made_of(tmp_path, table("rater,item,system,fluency", rows))
    means = means_of(tmp_path / "study")
    assert means == pytest.approx({("fluency", s): mean for s, mean in MEANS.items()})


def test_names_with_a_comma_and_a_blank_in_each_row_are_no_names_of_rows(tmp_path):
    """“Ada, Doe” without quotation marks, in every row: all columns were moved by one."""
    rows = [
        (n, f"{rater}, Doe", f"t{text}", system, rating(rater, system, text))
        for n, (rater, text, system) in enumerate(PLACES)
    ]
    with pytest.raises(StudyProblems):
        made_of(tmp_path, table("id,annotator,question_id,system,score", rows))


def test_an_item_that_is_marked_as_reversed_counts_less_as_better_as_is_said(tmp_path):
    rows = [(*p, rating(p[0], p[2], p[1]), 6 - rating(p[0], p[2], p[1])) for p in PLACES]
    made = made_of(tmp_path, table("rater,item,system,fluent,hard to follow (R)", rows))
    study = read_study(tmp_path / "study").study
    assert [criterion.direction for criterion in study.criteria] == ["higher", "lower"]
    assert any("“hard to follow (R)” is marked as a reversed item" in s.text for s in made.remarks)


@pytest.mark.parametrize(
    "head",
    ["évaluateur,texte,système,fluidité", "evaluador,texto,sistema,fluidez"],
)
def test_french_and_spanish_heads_are_known(tmp_path, head):
    rows = [(r, f"{s} writes about text number {t}.", s, rating(r, s, t)) for r, t, s in PLACES]
    made = made_of(tmp_path, table(head, rows))
    assert (made.judgments, made.items, made.participants) == (36, 12, 3)


def test_lists_of_labels_of_units_are_no_ratings_of_raters(tmp_path):
    """Each unit of content was a rater."""
    rows = [
        {
            "source": f"A long document with the number {text}.",
            "reference_acus": [f"Fact {n} of {text}." for n in range(4)],
            "annotations": [
                {"system": s, "acu_labels": [(text + n) % 2 for n in range(4)]} for s in SYSTEMS
            ],
        }
        for text in range(TEXTS)
    ]
    with pytest.raises(StudyProblems):
        study_from_judgments(tmp_path / "study", json_lines(tmp_path / "acus.jsonl", rows))


def test_labels_in_lists_are_no_options(tmp_path):
    """Lists of three numbers were the options of a criterion, by the one who wrote the answer."""
    rows = [
        {"user_id": f"u{n}", "text": f"Answer number {n} of all.", "labels": [0.1, n % 3]}
        for n in range(12)
    ]
    with pytest.raises(StudyProblems):
        study_from_judgments(tmp_path / "study", json_lines(tmp_path / "trees.jsonl", rows))


def test_results_of_pcibex_are_read_with_the_names_in_their_comments(tmp_path):
    named = (
        *("Results reception time", "MD5 hash of participant's IP address", "Controller name"),
        *("Order number of item", "PennElementType", "PennElementName", "Parameter", "Value"),
        *("EventTime", "system", "item", "Comments"),
    )
    head = [f"# {n}. {name}." for n, name in enumerate(named, 1)]
    about = "# Columns below this comment are as follows:"
    lines = ["# Results on Sunday, 29 November 2026 10:00:00 UTC.", "# ", about, *head]
    for n, (r, t, s) in enumerate(PLACES):
        start = f"1606{RATERS.index(r)},cafe,PennController,{n}"
        lines.append(f"{start},PennController,0,_Trial_,Start,16066440{n},{s},{t},NULL")
        for element, more in (("clear", 0), ("fluent", 1)):
            value = rating(r, s, t, more)
            lines.append(f"{start},Scale,{element},Choice,{value},16066440{n},{s},{t},NULL")
    made = made_of(tmp_path, "\n".join(lines) + "\n", "results.csv")
    assert (made.judgments, made.participants, made.items) == (72, 3, 12)
    means = means_of(tmp_path / "study")
    assert criteria_of(made) == {"clear", "fluent"}
    assert [means["clear", s] for s in SYSTEMS] == pytest.approx([*MEANS.values()])


def test_a_second_row_with_the_wording_of_questions_is_no_row_of_values(tmp_path: Path):
    """Such tables were refused: the wording was a word among the numbers of a criterion."""
    worded = ("Who rates?", "Which text?", "Which system?", "How fluent is it?", "How true is it?")
    rows = [(r, t, s, rating(r, s, t), rating(r, s, t, 1)) for r, t, s in PLACES]
    made = made_of(tmp_path, table("rater,item,system,fluency,truth", [worded, *rows]))
    assert made.judgments == 2 * len(PLACES)
    means = means_of(tmp_path / "study")
    assert {s: means["fluency", s] for s in SYSTEMS} == pytest.approx(MEANS)
    assert "the second describes them" in " ".join(r.text for r in made.assumed)


def test_a_first_row_with_words_that_come_again_is_a_row_of_values(tmp_path: Path):
    rows = [(r, t, s, rating(r, s, t), rating(r, s, t, 1)) for r, t, s in PLACES]
    odd = ("Ada", "0", "oak", "not at all", "not known")
    with pytest.raises(StudyProblems):
        made_of(tmp_path, table("rater,item,system,fluency,truth", [odd, *rows]))
