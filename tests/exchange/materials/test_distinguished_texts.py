"""Columns that distinguish the texts of tables in which raters have several rows about a system."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from tests.exchange.materials.taken import judged, looked_at


def table(path: Path, head: str, rows: list[str]) -> Path:
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return path


def test_a_column_without_a_known_name_distinguishes_texts(tmp_path: Path):
    rows = [
        f"w{w},{s},clip{n},{(n + w + (s == 'Y')) % 5 + 1}"
        for w in range(4)
        for s in "XY"
        for n in range(6)
    ]
    path = table(tmp_path / "clips.csv", "worker,system,klipp,score", rows)
    seen = inspect(path)
    assert seen.mapping.roles["klipp"] == "question_id"
    assert len({items for _, _, items, _ in judged(take(path, seen.mapping))}) == 12


def test_direct_assessment_has_segments_and_controls(tmp_path: Path):
    """The number of a segment was not known, and worsened texts counted as a system's."""
    rows = [
        f"H{w},w{w},{s},SYSTEM,{n},{40 + 7 * n + w + 3 * (s == 'Y')}"
        for w in range(4)
        for s in "XY"
        for n in range(1, 7)
    ]
    rows += [f"H{w},w{w},X,BAD_REF,3,11" for w in range(4)]
    path = table(tmp_path / "da.csv", "HITId,WorkerId,sys,type,segid,score", rows)
    seen = inspect(path)
    assert "BAD_REF in “type” (4)" in "\n".join(remark.text for remark in seen.remarks)
    given = judged(take(path, seen.mapping))
    assert len(given) == 48
    assert len({items for _, _, items, _ in given}) == 12


def test_units_of_systems_with_a_column_for_each_coder(tmp_path: Path):
    """All units of a system were one text; points and stars are what was not coded."""
    rows = [
        f"u{n},{'AB'[n % 2]},{n % 5 + 1},{'.' if n == 3 else n % 4 + 1},{'*' if n == 5 else 2}"
        for n in range(8)
    ]
    path = table(tmp_path / "units.csv", "unit,system,coder1,coder2,coder3", rows)
    given = judged(take(path, inspect(path).mapping))
    assert len(given) == 22
    assert len({items for _, _, items, _ in given}) == 8


def test_rows_of_coders_columns_without_a_name_are_texts_of_their_own(tmp_path: Path):
    rows = [f"{'AB'[n % 2]},{n % 5 + 1},{(n + 1) % 5 + 1}" for n in range(8)]
    path = table(tmp_path / "units.csv", "system,coder1,coder2", rows)
    given = judged(take(path, inspect(path).mapping))
    assert len({items for _, _, items, _ in given}) == 8


def test_the_number_of_a_prompt_is_no_rating(tmp_path: Path):
    rows = [
        f"p{p},{s}_{n},{s},{n},{(p + n) % 5 + 1}"
        for p in range(6)
        for s in ("tuned", "base")
        for n in range(4)
    ]
    path = table(tmp_path / "survey.csv", "PROLIFIC_PID,item,system,prompt_nr,clarity", rows)
    seen = inspect(path)
    assert seen.mapping.columns_of("rating") == ["clarity"]
    assert seen.mapping.roles["prompt_nr"] == "question_id"
    assert seen.mapping.roles["item"] == "id"


def test_units_that_are_present_or_not(tmp_path: Path):
    rows = [
        f"w{w},d{d}_{s},{s},{'Present' if (w + d) % 3 else 'Not Present'}"
        for w in range(3)
        for d in range(4)
        for s in "XY"
    ]
    path = table(tmp_path / "units.csv", "worker_id,unit,system,present", rows)
    assert inspect(path).mapping.columns_of("rating") == ["present"]


@pytest.mark.parametrize("about", ["item_id", "text"])
def test_rows_of_raters_next_to_each_other_have_a_criterion_each(tmp_path: Path, about: str):
    """They were taken for texts of their own, all judged by one criterion."""
    rows = [f"{about},criterion,rater1,rater2"]
    for item in ("The kettle is warm", "The lamp burns"):
        rows += [f"{item},clear,4,5", f"{item},true,1,2"]
    path = tmp_path / "raters.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    _, taken = looked_at(path, "Texts with a column for each rater (CSV)")
    first, second = dict.fromkeys(items for _, _, items, _ in judged(taken))
    assert judged(taken) == [
        (person, criterion, item, value)
        for item in (first, second)
        for criterion, values in (("clear", "45"), ("true", "12"))
        for person, value in zip(("rater1", "rater2"), values, strict=True)
    ]


@pytest.mark.parametrize("days", [lambda w: w, lambda w: 3], ids=["each day", "one day"])
def test_times_are_no_texts_and_tasks_that_raters_share_are(tmp_path: Path, days):
    """The time at which a rater handed in three texts named them, each rater's apart."""
    rows = [
        f"w{w},h{h},{s},{(w + h * h + (s == 'Y')) % 5 + 1},2025-03-{1 + days(w):02d}T1{h}:00:00Z"
        for w in range(6)
        for h in range(5)
        for s in "XYZ"
    ]
    path = table(tmp_path / "batch.csv", "worker,hit,system,quality,submitted", rows)
    seen = inspect(path)
    assert seen.mapping.roles["hit"] == "question_id"
    assert len({items for _, _, items, _ in judged(take(path, seen.mapping))}) == 15


def test_numbers_that_raters_do_not_share_are_no_texts(tmp_path: Path):
    rows = [
        f"w{w},{s},{100 * w + n},{(n + w + (s == 'Y')) % 5 + 1}"
        for w in range(4)
        for n in range(6)
        for s in "XY"
    ]
    path = table(tmp_path / "own.csv", "worker,system,row,score", rows)
    assert inspect(path).mapping.roles["row"] != "question_id"


def test_an_id_of_each_rating_by_one_of_several_criteria_names_no_text(tmp_path: Path):
    rows = [
        f"r{r},{c},{(r + d * d + len(c)) % 5 + 1},{s},art{d}"
        for r in range(3)
        for c in ("coherence", "fluency")
        for s in "XY"
        for d in range(6)
    ]
    numbered = [f"{n},{row}" for n, row in enumerate(rows)]
    path = table(tmp_path / "long.csv", "id,rater,aspect,score,model,article", numbered)
    seen = inspect(path)
    assert (seen.mapping.roles["id"], seen.mapping.roles["article"]) == ("factor", "question_id")
    assert len({items for _, _, items, _ in judged(take(path, seen.mapping))}) == 12


@pytest.mark.parametrize("name", ["summary_id", "klipp"])
def test_ratings_of_texts_that_one_column_names(tmp_path: Path, name: str):
    rows = [f"dm-{d},a{a},{(a + d * d) % 5 + 1}" for d in range(9) for a in range(3)]
    path = table(tmp_path / "rated.csv", f"{name},annotator_id,fluency", rows)
    seen = inspect(path)
    assert (seen.mapping.shape, seen.mapping.roles[name]) == ("judgments", "question_id")
    assert len(judged(take(path, seen.mapping))) == 27
