"""Tables with a row for each rating: its criterion, and the text that it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

RATERS, SYSTEMS, ABOUT = ("Ada", "Bea", "Cem"), ("oak", "elm"), ("clarity", "fluency")


def made_of(tmp_path: Path, head: str, rows: list[str]) -> Made:
    path = tmp_path / "given.csv"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    return study_from_judgments(tmp_path / "study", path)


def values_by_criterion(folder: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for row in recorded(folder):
        found.setdefault(row["criterion"], set()).add(row["value"])
    return found


@pytest.mark.parametrize("name", ["measure", "facet", "variable", "question"])
@pytest.mark.parametrize("value", ["response", "score", "Likert"])
def test_a_column_that_tells_a_rater_s_values_for_a_text_apart_names_criteria(
    tmp_path: Path, name: str, value: str
):
    """Values by all criteria were one criterion, “overall”."""
    rows = [
        f"{rater},t{text},{system},{criterion},{4 if criterion == 'clarity' else 2}"
        if (rater, text) != ("Ada", 0)
        else f"{rater},t{text},{system},{criterion},{5 if criterion == 'clarity' else 1}"
        for rater in RATERS
        for text in range(6)
        for system in SYSTEMS
        for criterion in ABOUT
    ]
    made = made_of(tmp_path, f"rater,item,system,{name},{value}", rows)
    assert (made.judgments, made.items, made.participants) == (72, 12, 3)
    assert values_by_criterion(tmp_path / "study") == {
        "clarity": {"4", "5"},
        "fluency": {"2", "1"},
    }
    assert any(f"“{name}”" in remark.text for remark in inspect(tmp_path / "given.csv").remarks)


def test_the_wording_of_a_rating_is_no_question_that_a_text_answers(tmp_path: Path):
    """Each text came once for each wording, as if it were two texts."""
    rows = [
        f"{rater},Prompt {text},{system},{system} says this about {text}.,{asked},{value}"
        for rater in RATERS
        for text in range(6)
        for system in SYSTEMS
        for asked, value in (
            ("How clear is it?", 4 + text % 2),
            ("How fluent is it?", 1 + text % 2),
        )
    ]
    made = made_of(tmp_path, "worker,prompt,system,output,question,score", rows)
    assert (made.judgments, made.items) == (72, 12)
    criteria = [criterion for block in made.blocks for criterion in block.criteria]
    assert len(criteria) == 2
    assert "Prompt 3" in (tmp_path / "study" / "items.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["trial", "attempt", "note"])
def test_another_column_next_to_repeated_ratings_names_no_criterion(tmp_path: Path, name: str):
    rows = [
        f"{rater},t{text},{system},{f'said {text}' if name == 'note' else attempt},{3 + attempt}"
        for rater in RATERS
        for text in range(6)
        for system in SYSTEMS
        for attempt in (1, 2)
    ]
    made = made_of(tmp_path, f"rater,item,system,{name},rating", rows)
    assert [block.criteria for block in made.blocks] == [("overall",)]


def test_an_id_of_each_row_is_no_text_where_question_and_system_say_which(tmp_path: Path):
    """Each row was a text of its own, which one rater had judged: nobody could agree."""
    rows = [
        f"{n},{rater},Why {text}?,{system},{1 + (n + text) % 5}"
        for n, (rater, text, system) in enumerate(
            (rater, text, system) for rater in RATERS for text in range(6) for system in SYSTEMS
        )
    ]
    made = made_of(tmp_path, "id,rater,question,system,rating", rows)
    assert (made.judgments, made.items) == (36, 12)


def test_an_id_of_each_row_stays_where_a_rater_has_several_texts_of_a_system(tmp_path: Path):
    rows = [
        f"{n},{rater},Why {text}?,{system},{1 + n % 5}"
        for n, (rater, text, system, _) in enumerate(
            (rater, text, system, sample)
            for rater in RATERS
            for text in range(3)
            for system in SYSTEMS
            for sample in range(2)
        )
    ]
    assert made_of(tmp_path, "id,rater,question,system,rating", rows).items == 36


def test_an_id_of_each_row_is_no_text_where_raters_have_several_criteria(tmp_path: Path):
    rows = [
        f"{n},{rater},Why {text}?,{system},{criterion},{1 + n % 5}"
        for n, (rater, text, system, criterion) in enumerate(
            (rater, text, system, criterion)
            for rater in RATERS
            for text in range(6)
            for system in SYSTEMS
            for criterion in ABOUT
        )
    ]
    made = made_of(tmp_path, "id,rater,question,system,facet,rating", rows)
    assert (made.judgments, made.items) == (72, 12)
    assert values_by_criterion(tmp_path / "study").keys() == {*ABOUT}


@pytest.mark.parametrize("name", ["decoding", "strategy", "arm"])
@pytest.mark.parametrize("of", ["prompt_id", "item"])
def test_a_column_that_tells_a_rater_s_values_for_a_question_apart_names_systems(
    tmp_path: Path, name: str, of: str
):
    """Values of all systems were pooled, with those after the first of a rater left out."""
    rows = [
        f"{rater},q{question},{system},{1 + (question + number) % 5}"
        for rater in RATERS
        for question in range(6)
        for number, system in enumerate(("greedy", "beam", "nucleus"))
    ]
    made = made_of(tmp_path, f"rater,{of},{name},score", rows)
    assert (made.judgments, made.items, made.participants) == (54, 18, 3)
    systems = {item.system for item in read_study(tmp_path / "study").items}
    assert systems == {"greedy", "beam", "nucleus"}
    said = [remark.text for remark in inspect(tmp_path / "given.csv").remarks]
    assert any(f"--map criterion={name}" in text for text in said)


def test_a_column_called_dimension_has_criteria_whatever_the_others_are_called(tmp_path: Path):
    rows = [
        f"{rater},t{text},{criterion},{value}"
        for rater in RATERS
        for text in range(6)
        for criterion, value in (("fluency", 1 + text % 3), ("adequacy", 4 + text % 2))
    ]
    made = made_of(tmp_path, "rater,text_id,dimension,score", rows)
    assert (made.judgments, made.items, made.participants) == (36, 6, 3)
    assert values_by_criterion(tmp_path / "study").keys() == {"fluency", "adequacy"}


def test_an_export_of_r_with_short_names_is_read(tmp_path: Path):
    rows = [
        f"{20 * subject + number},S{subject},i{number // 2},{system},{1 + number % 7},{9 * number}"
        for subject in range(4)
        for number, system in enumerate(("gpt", "human") * 10)
    ]
    made = made_of(tmp_path, ",subj,item,cond,resp,RT", rows)
    assert (made.judgments, made.items, made.participants) == (80, 20, 4)
    assert {item.system for item in read_study(tmp_path / "study").items} == {"gpt", "human"}
