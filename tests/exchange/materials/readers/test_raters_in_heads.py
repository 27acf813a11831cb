"""Heads that name rater, system and criterion together, in any order."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path
from statistics import mean

import pytest

from labeval.exchange.materials.model import Taken
from tests.exchange.materials.taken import judged, looked_at

RATERS, SYSTEMS, CRITERIA = ("rater1", "rater2"), ("aurora", "t5"), ("fluency", "clarity")
TITLE = "Texts with a column for each rater (CSV)"


def rating(line: int, place: int) -> int:
    return 1 + (line * (place + 2) + place) % 5


def file_of(path: Path, heads: list[str], more: dict[str, str] | None = None) -> Path:
    """Four lines; each column of ``more`` has its text and the line's number."""
    more = more or {}
    lines = [
        ",".join([f"d{line}", *(f"{text} {line}" for text in more.values())])
        + "".join(f",{rating(line, place)}" for place in range(len(heads)))
        for line in range(4)
    ]
    path.write_text("\n".join([",".join(["doc_id", *more, *heads]), *lines]), encoding="utf-8")
    return path


def means(taken: Taken) -> dict[tuple[str, str], float]:
    """System and criterion to the mean of its ratings."""
    systems = {item.id: item.system for item in taken.items}
    systems |= {id: about["system"] for id, about in taken.about.items() if "system" in about}
    found: dict[tuple[str, str], list[float]] = {}
    for _, criterion, items, value in judged(taken):
        found.setdefault((systems[items], criterion), []).append(float(value))
    return {key: mean(values) for key, values in found.items()}


@pytest.mark.parametrize("order", [*permutations(range(3))])
@pytest.mark.parametrize("between", ["_", "-", "."])
def test_systems_and_criteria_are_apart_whatever_the_order(tmp_path, order, between):
    """“fluency_aurora” was a criterion, so that no system was compared."""
    every = [*product(RATERS, SYSTEMS, CRITERIA)]
    heads = [between.join(parts[at] for at in order) for parts in every]
    _, taken = looked_at(file_of(tmp_path / "given.csv", heads), TITLE)
    expected = {
        (system, criterion): mean(
            rating(line, place)
            for line in range(4)
            for place, parts in enumerate(every)
            if parts[1:] == (system, criterion)
        )
        for system, criterion in product(SYSTEMS, CRITERIA)
    }
    assert means(taken) == expected
    assert {person for person, *_ in judged(taken)} == {*RATERS}
    assert {about["question_id"] for about in taken.about.values()} == {f"d{n}" for n in range(4)}


def test_a_system_with_a_rater_alone_has_the_text_of_its_column(tmp_path: Path):
    heads = [f"model{name}_annotator{n}" for name, n in product("AB", (1, 2))]
    texts = {"modelA": "The long first text of", "modelB": "The long second text of"}
    seen, taken = looked_at(file_of(tmp_path / "given.csv", heads, texts), TITLE)
    assert {(item.system, item.text.split()[2]) for item in taken.items} == {
        ("model_a", "first"),
        ("model_b", "second"),
    }
    assert len(judged(taken)) == 16
    assert "model_a, model_b are read as systems" in " ".join(r.text for r in seen.remarks)


@pytest.mark.parametrize(
    "kinds",
    [
        ("fluency", "clarity"),
        ("before_fluency", "after_fluency", "before_clarity", "after_clarity"),
    ],
)
def test_criteria_alone_stay_criteria(tmp_path, kinds):
    heads = [f"{kind}_rater{n}" for kind, n in product(kinds, (1, 2))]
    _, taken = looked_at(file_of(tmp_path / "given.csv", heads), TITLE)
    assert {criterion for _, criterion, _, _ in judged(taken)} == {*kinds}


def test_where_a_column_names_systems_no_head_does(tmp_path: Path):
    heads = [f"{kind}_t5_rater{n}" for kind, n in product(("fluency", "clarity"), (1, 2))]
    heads += [f"{kind}_gpt4_rater{n}" for kind, n in product(("fluency", "clarity"), (1, 2))]
    path = file_of(tmp_path / "given.csv", heads, {"system": "aurora"})
    _, taken = looked_at(path, TITLE)
    assert len({criterion for _, criterion, _, _ in judged(taken)}) == 4


def test_a_column_of_a_model_next_to_those_of_raters_is_named(tmp_path: Path):
    """It became a fact about the texts, and nothing said that it could be compared with people."""
    heads = ["rater1", "rater2", "gpt4_score"]
    seen, taken = looked_at(file_of(tmp_path / "given.csv", heads), TITLE)
    assert len(judged(taken)) == 8
    (said,) = [r.text for r in seen.remarks if "gpt4_score" in r.text]
    assert "call it “judge_1” in the table" in said
    renamed = file_of(tmp_path / "renamed.csv", [*heads[:2], "judge_1"])
    _, taken = looked_at(renamed, TITLE)
    assert {person for person, *_ in judged(taken)} == {"rater1", "rater2", "judge_1"}


NAMES = ("aurora", "cirrus")
HEADS = [f"{name}_{rater}" for name in NAMES for rater in ("r01", "r02")]


def test_names_that_are_no_qualities_are_systems_where_no_text_is_in_the_row(tmp_path: Path):
    seen, taken = looked_at(file_of(tmp_path / "ratings.csv", HEADS), TITLE)
    assert means(taken) == {
        (system, ""): mean(rating(n, 2 * k + r) for n in range(4) for r in range(2))
        for k, system in enumerate(NAMES)
    }
    assert {rater for rater, *_ in judged(taken)} == {"r01", "r02"}
    assert any("are read as systems" in remark.text for remark in seen.remarks)


def test_names_that_are_no_qualities_are_criteria_of_the_text_in_the_row(tmp_path: Path):
    path = file_of(tmp_path / "ratings.csv", HEADS, {"text": "Tea is hot since it was boiled"})
    _, taken = looked_at(path, TITLE)
    assert {criterion for _, criterion, _, _ in judged(taken)} == set(NAMES)
