"""Rows with several texts, each with its ratings, and the texts that raters have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.exchange.materials.readers.test_further_shapes import table
from tests.exchange.materials.taken import judged, looked_at


def test_numbered_texts_of_a_row_have_their_ratings_next_to_them_by_nobody_named(tmp_path: Path):
    """What is no text to judge keeps its column, though its name could be that of one."""
    head = ["id", "question", "answers"]
    head += [f"summary_{n}{after}" for n in (1, 2) for after in ("", "_Fluency", "_Redundancy")]
    rows = [
        [k, f"What about {k}?", "Answer 1: both.", *(v for n in (1, 2) for v in own(k, n))]
        for k in (4, 7)
    ]
    path = table(tmp_path / "rated.csv", head, rows)
    seen, taken = looked_at(path, "Several texts a row, each with its ratings (CSV)")
    assert {(i.id, i.system, i.text) for i in taken.items} == {
        (f"{k}_summary_{n}", f"summary_{n}", own(k, n)[0]) for k in (4, 7) for n in (1, 2)
    }
    assert any(r.text.startswith("the file names no rater") for r in seen.remarks)
    assert judged(taken)[:3] == [
        ("judge", "fluency", "4_summary_1", "5"),
        ("judge", "redundancy", "4_summary_1", "0"),
        ("judge", "fluency", "4_summary_2", "6"),
    ]


def own(question: int, n: int) -> list[Any]:
    """A text and its ratings."""
    return [
        f"Summary {n} of what was said about {question}.",
        question + n,
        n % 2 - 1 + question % 2,
    ]


def test_numbers_as_names_of_raters_are_a_head_above_numbers(tmp_path: Path):
    head = ["Comments", "20110011", "20110200", "Agreed", "Comment ID"]
    rows = [[f"Comment {n}, which is longer.", n % 3, (n + 1) % 3, 1, 40 + n] for n in range(6)]
    path = table(tmp_path / "raters.csv", head, rows)
    _, taken = looked_at(path, "Texts with a column for each rater (CSV)")
    assert judged(taken)[:2] == [("20110011", "", "40", "0"), ("20110200", "", "40", "1")]
    assert len(taken.judgments) == 12


def test_the_same_texts_of_several_raters_are_the_same_without_a_known_question(tmp_path: Path):
    """A column with short names of documents says which text; else the texts themselves do."""
    head = ["Participant", "Document", "Bay - Fluency", "Bay - Adequacy", "Elm - Fluency"]
    rows = [[f"P{p}", f"doc{d}", 4, 5, 2, (p + d) % 5 + 1] for p in range(4) for d in range(3)]
    path = table(tmp_path / "systems.csv", [*head, "Elm - Adequacy"], rows)
    _, taken = looked_at(path, "A column of ratings for each system (CSV)")
    assert {row.cells["items"] for row in taken.judgments} == {
        f"doc{d}_{system}" for d in range(3) for system in ("Bay", "Elm")
    }
    assert {row.cells["criterion"] for row in taken.judgments} == {"Fluency", "Adequacy"}
    texts = (
        [f"Answer of Bay, number {n}." for n in (0, 1)],
        [f"Elm said {n} in short." for n in (0, 1)],
    )
    head = ["rater", "answer_bay", "answer_elm", "clarity_bay", "clarity_elm"]
    rows = [[f"r{p}", texts[0][n], texts[1][n], 4, p + 1] for p in range(3) for n in (0, 1)]
    path = table(tmp_path / "texts.csv", head, rows)
    _, taken = looked_at(path, "Several texts a row, each with its ratings (CSV)")
    assert len(taken.items) == 4 and len(taken.judgments) == 12
