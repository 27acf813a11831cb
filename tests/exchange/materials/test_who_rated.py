"""Numbers that models gave, or that stand for kinds, next to ratings of people."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import Made, study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

RATERS, SYSTEMS = ("Ada", "Bea", "Cem"), ("oak", "elm")


def made_of(tmp_path: Path, head: list[str], rows: list[list[object]]) -> Made:
    path = tmp_path / "given.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    return study_from_judgments(tmp_path / "study", path)


def rated(*others: object, raters: tuple[str, ...] = RATERS) -> list[list[object]]:
    """A row of each rater about each of eight texts, with a rating and other cells."""
    return [
        [
            rater,
            f"t{text}_{system}",
            system,
            1 + (at + text) % 5,
            *(o[text % len(o)] for o in others),
        ]
        for at, rater in enumerate(raters)
        for text in range(4)
        for system in SYSTEMS
    ]


HEAD = ["rater", "item", "system", "clarity"]


def criteria_of(made: Made) -> set[str]:
    return {criterion for block in made.blocks for criterion in block.criteria}


@pytest.mark.parametrize("name", ["gpt4_score", "claude-3 rating", "GPT-4o", "llama3_judge"])
def test_a_score_of_a_model_is_no_criterion_by_which_people_rated(tmp_path: Path, name: str):
    """The one score of each text counted once for each rater."""
    made = made_of(tmp_path, [*HEAD, name], rated([3, 4, 2, 5]))
    assert criteria_of(made) == {"clarity"}
    (remark,) = [r.text for r in made.assumed if f"“{name}”" in r.text]
    assert "--map" in remark


def test_a_score_of_people_next_to_it_stays(tmp_path: Path):
    made = made_of(tmp_path, [*HEAD, "human_score"], rated([3, 4, 2, 5]))
    assert criteria_of(made) == {"clarity", "human_score"}


@pytest.mark.parametrize("name", ["error_type", "Kategorie", "survey_version"])
def test_numbers_of_kinds_are_no_points_of_a_scale(tmp_path: Path, name: str):
    """Codes of kinds had a mean, and “error_type” a direction."""
    rows = [[*row, 1 + n % 3] for n, row in enumerate(rated())]
    made = made_of(tmp_path, [*HEAD, name], rows)
    assert criteria_of(made) == {"clarity"}
    assert any(f"“{name}”" in remark.text for remark in made.assumed)


def test_raters_with_names_of_models_are_said(tmp_path: Path):
    raters = ("Ada", "gpt-4o", "claude-3-opus", "human_2")
    made = made_of(tmp_path, HEAD, rated(raters=raters))
    (remark,) = [r.text for r in made.remarks if "--judge" in r.text]
    assert "gpt-4o" in remark and "claude-3-opus" in remark
    assert "human_2" not in remark and "Ada" not in remark


@pytest.mark.parametrize("name", ["Platz", "placement", "Rang"])
def test_a_place_that_a_text_got_counts_less_as_better(tmp_path: Path, name: str):
    rows = [[r, i, s, 1 + (n // 3 + (s == "elm")) % 2] for n, (r, i, s, _) in enumerate(rated())]
    made_of(tmp_path, [*HEAD[:3], name], rows)
    assert "direction: lower" in (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words", [("No", "Partially", "Yes"), ("nein", "teilweise", "ja"), ("no", "partly", "yes")]
)
def test_partly_is_between_no_and_yes(tmp_path: Path, words: tuple[str, ...]):
    """“Partially” was one more option of a question of yes and no."""
    rows = [[r, i, s, words[(n * 7 + n // 3) % 3]] for n, (r, i, s, _) in enumerate(rated())]
    made = made_of(tmp_path, [*HEAD[:3], "correct"], rows)
    assert [block.method for block in made.blocks] == ["dqe"]
    assert {row["value"] for row in recorded(tmp_path / "study")} == {"1", "2", "3"}
    assert [w.text for w in made.warnings if " scale " in w.text]
    assert inspect(tmp_path / "given.csv").shape == "judgments"


def test_ids_of_survey_responses_that_come_again_name_who_rated(tmp_path: Path):
    rows = ["ResponseId,Poem,Authorship,quality,beauty"]
    rows += [
        f"R_3nTqKd0{r}xYz12,{n + 1},{('human', 'AI')[n % 2]},{(n + r) % 5 + 1},{(n * r) % 4 + 1}"
        for r in range(5)
        for n in range(6)
    ]
    path = tmp_path / "poems.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.participants, made.items) == (60, 5, 6)
    items = read_study(tmp_path / "study").items
    assert [item.extra["Authorship"] for item in items] == ["human", "AI"] * 3
