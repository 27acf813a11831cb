"""Numbers next to ratings that count texts or rows, or were computed; and heads that come twice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import Made, study_from_judgments
from tests.exchange.materials.taken import recorded
from tests.support.judgments.recorded_means import means_of

RATERS, SYSTEMS, TEXTS = ("Ada", "Bea", "Cem"), ("oak", "elm"), 6


def rating(rater: str, system: str, text: int) -> int:
    return 1 + (RATERS.index(rater) * 3 + SYSTEMS.index(system) * 2 + text * text) % 5


ROWS = [(r, t, s, rating(r, s, t)) for r in RATERS for t in range(TEXTS) for s in SYSTEMS]
MEANS = {s: sum(v for *_, own, v in ROWS if own == s) / 18 for s in SYSTEMS}


def made_of(tmp_path: Path, head: str, rows: Iterable[Iterable[object]]) -> Made:
    path = tmp_path / "given.csv"
    lines = (",".join(map(str, row)) for row in rows)
    path.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    return study_from_judgments(tmp_path / "study", path)


def overall(tmp_path: Path) -> dict[str, float]:
    """System to its mean, where there is one criterion."""
    means = means_of(tmp_path / "study")
    assert len({criterion for criterion, _ in means}) == 1
    return {system: mean for (_, system), mean in means.items()}


@pytest.mark.parametrize("name", ["SID", "Textnr", "unit of material", "claim_id"])
def test_numbers_that_each_rater_has_once_for_each_system_are_those_of_texts(tmp_path, name):
    made = made_of(tmp_path, f"rater,{name},system,RAW.SCR", ROWS)
    assert (made.judgments, made.items) == (36, 12)
    assert overall(tmp_path) == pytest.approx(MEANS)


@pytest.mark.parametrize("name", ["", "Unnamed: 0", "obs"])
def test_numbers_of_rows_are_no_ratings(tmp_path, name):
    rows = ((n, *row) for n, row in enumerate(ROWS))
    assert made_of(tmp_path, f"{name},rater,item,system,quality", rows).judgments == 36
    assert overall(tmp_path) == pytest.approx(MEANS)


@pytest.mark.parametrize("name", ["grade_level", "bleu", "temperature", "density"])
def test_what_is_the_same_for_all_raters_of_few_texts_is_left_out_and_said(tmp_path, name):
    rows = ((*row, [8.2, 7.5][SYSTEMS.index(str(row[2]))] + row[1] % 3) for row in ROWS)
    made = made_of(tmp_path, f"rater,item,system,fluency,{name}", rows)
    assert made.judgments == 36
    (said,) = (s.text for s in made.assumed)
    assert said.startswith(f"“{name}” has the same value for all raters of a text")
    assert said.endswith(f"--map rating=fluency --map rating={name}")


@pytest.mark.parametrize("heads", ["rating,rating,rating", "rating,rating.1,rating.2"])
def test_the_first_of_heads_that_come_again_is_a_rater_too(tmp_path, heads):
    """Its ratings were lost."""
    rows = [(t, s, *(rating(r, s, t) for r in RATERS)) for t in range(TEXTS) for s in SYSTEMS]
    made = made_of(tmp_path, f"item,system,{heads}", rows)
    assert (made.judgments, made.participants) == (36, 3)
    assert overall(tmp_path) == pytest.approx(MEANS)


def test_ratings_next_to_marks_that_are_letters_are_taken(tmp_path):
    rows = ((*row[:3], "ABCDF"[row[3] - 1], 6 - row[3]) for row in ROWS)
    made = made_of(tmp_path, "rater,item,system,grade,fluency", rows)
    assert made.judgments == 72
    rated = [int(row["value"]) for row in recorded(tmp_path / "study") if row["method"] == "dqe"]
    assert (len(rated), sum(rated)) == (36, sum(6 - value for *_, value in ROWS))


@pytest.mark.parametrize("name", ["Text", "story", "Zusammenfassung"])
def test_numbers_in_a_column_of_texts_are_theirs_and_no_ratings(tmp_path, name):
    rows = ((*row, 1 + RATERS.index(row[0]) % 2) for row in ROWS)
    made = made_of(tmp_path, f"rater,{name},system,clarity,group", rows)
    assert (made.judgments, made.items) == (36, 12)
    assert overall(tmp_path) == pytest.approx(MEANS)
    with (tmp_path / "study" / "participants.csv").open(encoding="utf-8") as file:
        assert file.read().splitlines() == ["participant,group", "Ada,1", "Bea,2", "Cem,1"]


@pytest.mark.parametrize("name", ["answer", "response", "Antwort"])
def test_numbers_in_a_column_of_answers_are_ratings(tmp_path, name):
    made = made_of(tmp_path, f"rater,item,system,{name}", ROWS)
    assert made.judgments == 36
    assert overall(tmp_path) == pytest.approx(MEANS)


def test_what_a_rater_has_once_is_no_rating_next_to_a_value(tmp_path):
    rows = ((*row, 1 + RATERS.index(row[0]) % 2) for row in ROWS)
    assert made_of(tmp_path, "rater,item,system,value,group", rows).judgments == 36
    assert overall(tmp_path) == pytest.approx(MEANS)
