"""Marked errors leave the record with their words, and come back among the judgments."""

from __future__ import annotations

import csv
from collections.abc import Callable

import pytest

from labeval.cli import main
from labeval.study.error_marks import marks_of
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.exchange.conftest import ScriptedSessions
from tests.support.studies.errors_study import SOURCE, errors_content

Table = Callable[[str], list[dict[str, str]]]
HEADINGS = ("participant", "method", "criterion", "items", "value")
SUNDAY = "18-24 accuracy/wrong major 5"


@pytest.fixture
def four_texts() -> StudyContent:
    """In place of the usual study: one whose participants mark errors."""
    return errors_content()


def test_a_row_has_place_words_kind_and_points(desk: ScriptedSessions, table_of: Table) -> None:
    session = desk.begin("P1", "only")
    start = SOURCE.index("labelled")
    session.answer("faults", "18-24 ? ? ?")
    session.answer("faults", SUNDAY)
    session.answer("faults", f"{SUNDAY}; source:{start}-{start + 8} accuracy/omission ? ?")
    wrong, left_out = table_of("errors")
    assert (wrong["participant"], wrong["criterion"], wrong["item"]) == ("P1", "faults", "k1")
    assert (wrong["system"], wrong["error"], wrong["text"]) == ("B", "1", "text")
    assert (wrong["start"], wrong["end"], wrong["quote"]) == ("18", "24", "Sunday")
    assert (wrong["category"], wrong["severity"], wrong["points"]) == (
        "accuracy/wrong",
        "major",
        "5",
    )
    assert (left_out["text"], left_out["quote"], left_out["points"]) == ("source", "labelled", "")
    assert float(wrong["marked_seconds"]) < float(left_out["marked_seconds"])


def test_an_error_is_dated_by_its_place_and_not_by_its_description(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.begin("P1", "only")
    session.answer("faults", "18-24 ? ? ?")
    (before,) = table_of("errors")
    session.answer("faults", SUNDAY)
    (after,) = table_of("errors")
    assert before["marked_at"] == after["marked_at"]
    session.answer("faults", "15-24 accuracy/wrong major 5")
    (moved,) = table_of("errors")
    assert moved["marked_at"] > after["marked_at"]


def test_what_is_missing_has_no_place_and_no_errors_no_row(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.begin("P1", "only")
    session.answer("faults", "none")
    assert table_of("errors") == []
    session.answer("faults", "missing accuracy/omission minor 1")
    (row,) = table_of("errors")
    assert (row["text"], row["start"], row["end"], row["quote"]) == ("missing", "", "", "")


def test_a_judgment_of_an_error_that_is_not_described_is_empty(
    desk: ScriptedSessions, table_of: Table
) -> None:
    session = desk.begin("P1", "only")
    session.answer("faults", "18-24 ? ? ?")
    assert [row["value"] for row in table_of("judgments")] == ["", ""]
    session.answer("faults", SUNDAY)
    session.answer("quality", "40")
    assert [row["value"] for row in table_of("judgments")] == [SUNDAY, "40"]


def test_a_study_from_exported_judgments_has_the_typology_that_was_used(tmp_path):
    rows = [
        ("P1", "errors", "faults", "k1", f"{SUNDAY}; 0-3 style minor 1"),
        ("P2", "errors", "faults", "k1", "none"),
        ("P2", "errors", "faults", "k2", "4-8 fluency/punctuation minor 0.1"),
    ]
    path = tmp_path / "judgments.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerows([HEADINGS, *rows])
    assert main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    content = read_study(tmp_path / "study")
    (settings,) = content.study.blocks.values()
    assert settings.method == "errors"
    assert set(settings.types) == {"accuracy/wrong", "style", "fluency/punctuation"}
    for *_, value in rows:
        for mark in marks_of(value):
            assert settings.weighed(mark) == mark
    out = ["--table", "judgments", "--out", str(path)]
    assert main(["export", str(tmp_path / "study"), *out]) == 0
    with path.open(encoding="utf-8", newline="") as file:
        kept = [tuple(row[name] for name in HEADINGS) for row in csv.DictReader(file)]
    assert kept == rows
