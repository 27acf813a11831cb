"""Tables of errors that people marked, a row each, are judgments by error spans."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.study.problems import Problem
from tests.exchange.materials.taken import json_lines, judged, looked_at

TITLE = "Errors in texts, a row each (CSV)"
SOURCE = {"1": "Der Kessel ist noch warm.", "2": "Die Lampe brennt im Flur."}
TEXT = {
    ("1", "X"): "The kettle is still warm.",
    ("1", "Y"): "The cattle is still warm.",
    ("2", "X"): "The lamp burns in the hall.",
    ("2", "Y"): "The lamb burns in the floor.",
}
ERRORS = [  # segment, system, rater, start, end, category, severity
    ("1", "X", "r1", "", "", "", ""),
    ("1", "X", "r2", "", "", "no-error", "no-error"),
    ("1", "Y", "r1", 4, 10, "Accuracy/Mistranslation", "major"),
    ("1", "Y", "r2", 4, 10, "Accuracy/Mistranslation", "major"),
    ("1", "Y", "r2", 14, 19, "Style/Awkward", "minor"),
    ("2", "X", "r1", "", "", "", ""),
    ("2", "X", "r2", 9, 14, "Style/Awkward", "minor"),
    ("2", "Y", "r1", 4, 8, "Accuracy/Mistranslation", "major"),
    ("2", "Y", "r2", "", "", "Accuracy/Omission", "minor"),
]
VALUES = {
    ("r1", "1_X"): "none",
    ("r2", "1_X"): "none",
    ("r1", "1_Y"): "4-10 accuracy/mistranslation major 5",
    ("r2", "1_Y"): "4-10 accuracy/mistranslation major 5; 14-19 style/awkward minor 1",
    ("r1", "2_X"): "none",
    ("r2", "2_X"): "9-14 style/awkward minor 1",
    ("r1", "2_Y"): "4-8 accuracy/mistranslation major 5",
    ("r2", "2_Y"): "missing accuracy/omission minor 1",
}


def table(path: Path, rows: list[dict[str, Any]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(dict.fromkeys(n for row in rows for n in row)))
        writer.writeheader()
        writer.writerows(rows)
    return path


def spans() -> list[dict[str, Any]]:
    return [
        {
            "annotator": rater,
            "age": 20 + int(rater[1]),
            "system": system,
            "segment": segment,
            "source_text": SOURCE[segment],
            "translation": TEXT[segment, system],
            "error_start": start,
            "error_end": end,
            "error_type": category,
            "severity": severity,
        }
        for segment, system, rater, start, end, category, severity in ERRORS
    ]


def values(taken: Any) -> dict[tuple[str, str], str]:
    assert all(row.cells["method"] == "errors" for row in taken.judgments)
    return {(person, item): value for person, _, item, value in judged(taken)}


def remarks(path: Path) -> str:
    return "\n".join(remark.text for remark in inspect(path).remarks)


def test_errors_with_places_are_one_judgment_by_rater_and_text(tmp_path: Path):
    path = table(tmp_path / "spans.csv", spans())
    _, taken = looked_at(path, TITLE)
    assert values(taken) == VALUES
    assert {(i.id, i.system, i.question_id, i.source, i.text) for i in taken.items} == {
        (f"{n}_{s}", s, n, SOURCE[n], text) for (n, s), text in TEXT.items()
    }
    assert taken.participants == {"r1": {"age": "21"}, "r2": {"age": "22"}}
    assert "errors have these error points: major 5, minor 1" in remarks(path)
    assert "no row says" not in remarks(path)


def test_words_marked_without_a_category_and_a_severity_are_an_error(tmp_path: Path):
    """Such a row was taken for one that says that its rater found none."""
    rows = spans()
    rows[2] |= {"error_type": "", "severity": ""}
    rows[0] |= {"error_start": 0, "error_end": 0}
    _, taken = looked_at(table(tmp_path / "errors.csv", rows), TITLE)
    assert values(taken) == VALUES | {("r1", "1_Y"): "4-10 other other 1"}


def test_a_table_of_errors_alone_lacks_the_texts_without_any(tmp_path: Path):
    path = table(
        tmp_path / "spans.csv", [row for row in spans() if row["severity"] in "majorminor"]
    )
    rows = [row for row in spans() if row["severity"] in ("major", "minor")]
    assert "texts without any are missing" in remarks(table(path, rows))


def test_an_end_that_is_the_last_character_is_found_by_the_words(tmp_path: Path):
    rows = spans()
    for row in rows:
        row["span"] = ""
        if row["error_end"]:
            row["span"] = row["translation"][row["error_start"] : row["error_end"]]
            row["error_end"] -= 1
    path = table(tmp_path / "spans.csv", rows)
    assert values(take(path, inspect(path).mapping)) == VALUES
    assert "“error_end” is the last character" in remarks(path)


def test_words_in_tags_without_numbers_of_segments(tmp_path: Path):
    """Numbers that begin anew in each document, and errors in the source."""
    rows = [
        {
            "system": system,
            "doc": f"news-{segment}",
            "seg": "1",
            "rater": rater,
            "source": SOURCE[segment].replace("Lampe", "<v>Lampe</v>")
            if (rater, segment, system) == ("r2", "2", "Y")
            else SOURCE[segment],
            "target": tagged(TEXT[segment, system], start, end),
            "category": category or "No-error",
            "severity": severity or "No-error",
        }
        for segment, system, rater, start, end, category, severity in ERRORS
    ]
    path = table(tmp_path / "mqm.csv", rows)
    _, taken = looked_at(path, TITLE)
    assert {(i.system, i.question_id, i.text) for i in taken.items} == {
        (s, f"news-{n}/1", text) for (n, s), text in TEXT.items()
    }
    expected = {
        (person, f"news-{item[0]}_1_{item[2]}"): value for (person, item), value in VALUES.items()
    }
    expected["r2", "news-2_1_Y"] = "source:4-9 accuracy/omission minor 1"
    assert values(taken) == expected
    assert "0.1 for punctuation" in remarks(path)


def tagged(text: str, start: int | str, end: int | str) -> str:
    if not isinstance(start, int) or not isinstance(end, int):
        return text
    return f"{text[:start]}<v>{text[start:end]}</v>{text[end:]}"


def test_numbers_of_segments_of_wmt_that_begin_anew_in_each_document(tmp_path: Path):
    """By the sources that a number has."""
    rows = [
        {
            "system": system,
            "doc": f"news-{segment}",
            "seg_id": "1",
            "rater": rater,
            "source": SOURCE[segment],
            "target": tagged(TEXT[segment, system], start, end),
            "category": category or "No-error",
            "severity": severity or "No-error",
        }
        for segment, system, rater, start, end, category, severity in ERRORS
    ]
    path = table(tmp_path / "mqm.csv", rows)
    _, taken = looked_at(path, "WMT: judged translations (CSV)")
    assert {(i.question_id, i.system, i.text) for i in taken.items} == {
        (f"segnews-{n}/1", s, text) for (n, s), text in TEXT.items()
    }


def test_lists_of_errors_next_to_each_text_with_a_score(tmp_path: Path):
    rows = []
    for segment, system in TEXT:
        for rater in ("r1", "r2"):
            own = [e for e in ERRORS if e[:3] == (segment, system, rater) and e[6] in "majorminor"]
            rows.append(
                {
                    "doc_id": segment,
                    "model": system,
                    "annotator_id": rater,
                    "output": TEXT[segment, system],
                    "score": 100 - 10 * len([e for e in own if e[6]]),
                    "errors": [
                        {"start": e[3], "end": e[4], "category": e[5], "severity": e[6]}
                        for e in own
                        if e[6]
                    ],
                }
            )
    _, taken = looked_at(json_lines(tmp_path / "esa.jsonl", rows), TITLE.replace("CSV", "JSONL"))
    marked = [row for row in taken.judgments if row.cells.get("method")]
    assert {(r.cells["participant"], r.cells["items"]): r.cells["value"] for r in marked} == VALUES
    scores = [row for row in judged(taken) if row[1] == "score"]
    assert len(scores) == 8
    assert ("r2", "score", "1_Y", "80") in scores


def test_an_error_beyond_the_text_is_a_problem_with_its_line(tmp_path: Path):
    rows = spans()
    rows[2]["error_end"] = 99
    path = table(tmp_path / "spans.csv", rows)
    (problem,) = take(path, inspect(path).mapping).problems
    assert (problem.line, problem.field, problem.severity) == (4, "error_end", "error")
    assert "which has 25 characters" in text_of(problem)


def text_of(problem: Problem) -> str:
    return problem.template.format(**problem.values)
