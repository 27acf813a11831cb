"""Columns next to ratings that look like these: facts about texts, and figures made of ratings."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from statistics import mean, stdev

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import Made, study_from_judgments

RATERS, TEXTS = ("Ada", "Bea", "Cem"), 12


def made_of(tmp_path: Path, names: str, rows: list[list[object]], **roles: str) -> Made:
    tmp_path.mkdir(exist_ok=True)
    path = tmp_path / "given.csv"
    head = f"rater,item,system,{names}"
    path.write_text("\n".join([head, *(",".join(map(str, row)) for row in rows)]), encoding="utf-8")
    mapping = inspect(path, named=roles).mapping if roles else None
    return study_from_judgments(tmp_path / "study", path, mapping=mapping)


def criteria_of(made: Made) -> set[str]:
    return {criterion for block in made.blocks for criterion in block.criteria}


def rated() -> list[list[object]]:
    """A row of each rater about each text: rater, text, system, a rating up to 100."""
    return [
        [rater, f"t{text}", f"s{text % 2}", 20 + 17 * at + (text * (at + 3)) % 11 * 4]
        for at, rater in enumerate(RATERS)
        for text in range(TEXTS)
    ]


def standardised(rows: list[list[object]], digits: int = 6) -> list[list[object]]:
    """The same with the z-scores of each rater."""
    own = {rater: [float(str(row[3])) for row in rows if row[0] == rater] for rater in RATERS}
    return [
        [*row, round((float(str(row[3])) - mean(own[rater])) / stdev(own[rater]), digits)]
        for row in rows
        for rater in [str(row[0])]
    ]


@pytest.mark.parametrize("names", ["raw,z", "score_raw,score_z", "adequacy,normalized adequacy"])
@pytest.mark.parametrize("digits", [3, 10])
def test_z_scores_of_ratings_are_no_criterion_of_their_own(tmp_path, names, digits):
    made = made_of(tmp_path, names, standardised(rated(), digits))
    of, z = names.split(",")
    assert criteria_of(made) == {of}
    assert made.judgments == len(RATERS) * TEXTS
    (said,) = (s.text for s in made.assumed)
    assert said.startswith(f"“{z}” is left out") and f"those of “{of}” in other units" in said


def test_a_rating_that_is_only_called_so_is_a_criterion(tmp_path):
    rows = [[*row, (n * 7) % 5 - 2] for n, row in enumerate(rated())]
    assert criteria_of(made_of(tmp_path, "raw,z", rows)) == {"raw", "z"}


def test_two_criteria_that_raters_rate_alike_are_two(tmp_path):
    rows = [[*row, float(str(row[3])) / 2] for row in rated()]
    assert criteria_of(made_of(tmp_path, "fluency,adequacy", rows)) == {"fluency", "adequacy"}


def agreed(names: str) -> list[list[object]]:
    """Ratings about which raters differ, and yes and no about which they do not, for each name."""
    return [
        [*row, *["yes" if n % TEXTS % 3 else "no"] * len(names.split(","))]
        for n, row in enumerate(rated())
    ]


@pytest.mark.parametrize("name", ["factual", "is the answer correct?", "Grammatikalisch", "unsafe"])
def test_yes_and_no_about_a_quality_is_a_judgment_though_all_agree(tmp_path, name):
    made = made_of(tmp_path, f"fluency,{name}", agreed(name))
    (block,) = (b for b in made.blocks if b.method == "aqc")
    assert len(block.criteria) == 1 and made.judgments == 2 * len(RATERS) * TEXTS


@pytest.mark.parametrize("name", ["from_news", "expected safe", "factual_gold"])
def test_another_fact_is_left_out_which_is_said_with_the_option_that_takes_it(tmp_path, name):
    made = made_of(tmp_path, f"fluency,{name}", agreed(name))
    assert criteria_of(made) == {"fluency"}
    (said,) = (s.text for s in made.assumed)
    assert said.endswith(f"--map rating=fluency --map {quote(f'rating={name}')}")
    named = {"fluency": "rating", name: "rating"}
    again = made_of(tmp_path / "again", f"fluency,{name}", agreed(name), **named)
    assert criteria_of(again) == {"fluency", name.replace(" ", "_")} and not again.assumed
