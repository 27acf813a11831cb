"""Judgments in files of SPSS, Stata and SAS, written by pyreadstat."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pandas as pd
import pyreadstat
import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.files.refusal import FileRefused
from tests.support.judgments.recorded_means import means_of

SYSTEMS = {1: "oak", 2: "elm"}
ROWS = [(r, t, s, (r * 2 + t * t + s) % 5 + 1) for r in range(5) for t in range(4) for s in SYSTEMS]
MEANS = {
    (criterion, name): sum(v for *_, s, v in ROWS if s == number) / 20
    for number, name in SYSTEMS.items()
    for criterion in ("clear", "useful")
}
NATIVE = {1: "ja", 2: "nein"}


def written(path: Path) -> Path:
    frame = pd.DataFrame(
        {
            "rater": [f"P{r}" for r, *_ in ROWS],
            "story": [float(t) for _, t, *_ in ROWS],
            "system": [float(s) for *_, s, _ in ROWS],
            "clear": [float(v) for *_, v in ROWS],
            "useful": [float(v) for *_, v in ROWS],
            "native": [1.0 + r % 2 for r, *_ in ROWS],
        }
    )
    scale = dict(enumerate(("gar nicht", "kaum", "etwas", "recht", "sehr"), start=1))
    labels: dict[str, Any] = {"system": SYSTEMS, "clear": scale, "native": NATIVE}
    if path.suffix == ".sav":
        pyreadstat.write_sav(frame, path, variable_value_labels=labels)
    else:
        pyreadstat.write_dta(frame, path, variable_value_labels=labels)
    return path


@pytest.mark.parametrize("suffix", [".sav", ".dta"])
def test_labels_of_names_are_read_and_points_of_scales_stay_numbers(tmp_path: Path, suffix: str):
    made = study_from_judgments(tmp_path / "study", written(tmp_path / f"ratings{suffix}"))
    assert (made.judgments, made.items) == (80, 8)
    assert means_of(tmp_path / "study") == pytest.approx(MEANS)
    (said,) = (s.text for s in made.assumed)
    assert said == "the numbers of system, native are read by their labels, such as 1 for “oak”"
    attributes = (tmp_path / "study" / "participants.csv").read_text(encoding="utf-8")
    assert attributes.splitlines() == [
        "participant,native",
        *(f"P{r},{NATIVE[1 + r % 2]}" for r in range(5)),
    ]


def test_sas_has_numbers_alone_and_missing_ratings_are_none(tmp_path: Path):
    frame = pd.DataFrame(
        {
            "rater": [f"P{r}" for r, *_ in ROWS],
            "story": [float(t) for _, t, *_ in ROWS],
            "system": [SYSTEMS[s] for *_, s, _ in ROWS],
            "clear": [float("nan") if n == 7 else float(v) for n, (*_, v) in enumerate(ROWS)],
        }
    )
    pyreadstat.write_xport(frame, tmp_path / "ratings.xpt", table_name="RATINGS")
    assert study_from_judgments(tmp_path / "study", tmp_path / "ratings.xpt").judgments == 39


def test_damaged_files_are_refused(tmp_path: Path):
    whole = written(tmp_path / "ratings.sav").read_bytes()
    for length in (4, 100, 300, len(whole) // 2, len(whole) - 3):
        path = tmp_path / f"part{length}.sav"
        path.write_bytes(whole[:length])
        with pytest.raises(FileRefused, match="is damaged"):
            inspect(path)


def test_a_name_of_a_column_that_cannot_be_read_is_damage(tmp_path: Path):
    path = written(tmp_path / "ratings.sav")
    whole = path.read_bytes()
    names = whole.index(b"rater\tSTORY")
    path.write_bytes(whole[:names] + b"\xaa" + whole[names + 1 :])
    with pytest.raises(FileRefused, match="is damaged"):
        inspect(path)


def test_a_missing_part_is_named_with_another_way(tmp_path: Path, monkeypatch):
    path = written(tmp_path / "ratings.sav")
    monkeypatch.setitem(sys.modules, "pyreadstat", None)
    with pytest.raises(FileRefused, match=r"\[spss\].*save it as CSV"):
        inspect(path)
