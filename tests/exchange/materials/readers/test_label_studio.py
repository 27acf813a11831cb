"""Label Studio's exports, nested and flat."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import ANSWERS, json_file, judged, looked_at, recorded


def studio_task(number: int, annotations: list[dict[str, Any]]) -> dict[str, Any]:
    (question, system), answer = list(ANSWERS.items())[number]
    return {
        "id": number + 1,
        "data": {"question": question, "system": system, "answer": answer},
        "annotations": annotations,
    }


def studio_annotation(person: Any, cancelled: bool = False, **controls: Any) -> dict[str, Any]:
    kinds = {"stars": "rating", "fluent": "number", "true": "choices", "tags": "choices"}
    kinds |= {"note": "textarea", "spans": "labels"}
    return {
        "completed_by": person,
        "was_cancelled": cancelled,
        "lead_time": 12.5,
        "created_at": "2026-03-01T10:00:00.123456Z",
        "result": [
            {"from_name": name, "type": kinds[name], "value": {kinds[name]: value}}
            for name, value in controls.items()
        ],
    }


STUDIO = [
    studio_task(
        0,
        [
            studio_annotation(1, stars=4, fluent=71, true=["yes"], tags=["long", "odd"]),
            studio_annotation({"id": 2, "email": "x@y.z"}, stars=2, true=["no"], note=["Hm."]),
            studio_annotation(2, cancelled=True, stars=1),
        ],
    ),
    studio_task(1, [studio_annotation(1, stars=1, true=["no"], spans=["error"], tags=["odd"])]),
]


STUDIO_JUDGMENTS = {
    ("1", "stars", "1", "4"),
    ("1", "fluent", "1", "71"),
    ("1", "true", "1", "yes"),
    ("1", "tags: long", "1", "yes"),
    ("1", "tags: odd", "1", "yes"),
    ("2", "stars", "1", "2"),
    ("2", "true", "1", "no"),
    ("2", "tags: long", "1", "no"),
    ("2", "tags: odd", "1", "no"),
    ("1", "stars", "2", "1"),
    ("1", "true", "2", "no"),
    ("1", "tags: long", "2", "no"),
    ("1", "tags: odd", "2", "yes"),
}


def test_label_studio_json(tmp_path: Path):
    seen, taken = looked_at(json_file(tmp_path / "tasks.json", STUDIO), "Label Studio (JSON)")
    assert set(judged(taken)) == STUDIO_JUDGMENTS
    assert len(taken.judgments) == len(STUDIO_JUDGMENTS)
    assert (taken.items[0].system, taken.items[0].text) == ("aurora", next(iter(ANSWERS.values())))
    assert taken.judgments[0].cells["seconds"] == "12.5"
    assert [remark.text for remark in seen.remarks] == [
        "left out: cancelled annotations (1)",
        "each option of “tags” becomes a criterion of its own; what is not ticked counts as no",
        "left out, since they are not judgments: note (1)",
        "left out, since they are not judgments: spans (1)",
    ]
    made = study_from_judgments(tmp_path / "study", tmp_path / "tasks.json")
    assert (made.judgments, made.items, made.participants) == (len(STUDIO_JUDGMENTS), 2, 2)
    read_study(tmp_path / "study")


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_label_studio_flat(tmp_path: Path, kind: str):
    rows = []
    for task in STUDIO:
        for number, one in enumerate(task["annotations"][:2]):
            row = {**task["data"], "id": task["id"], "annotation_id": task["id"] * 10 + number}
            person = one["completed_by"]
            row |= {"annotator": person["id"] if isinstance(person, dict) else person}
            row |= {"lead_time": 12.5, "created_at": one["created_at"]}
            for result in one["result"]:
                name, kind_of = result["from_name"], result["type"]
                value = result["value"][kind_of]
                if kind_of == "choices":
                    row[name] = {"choices": value} if len(value) > 1 else value[0]
                elif kind_of != "textarea":
                    row[name] = [{kind_of: value}]
            rows.append(row)
    path = tmp_path / f"flat.{kind}"
    if kind == "json":
        json_file(path, rows)
    else:
        names = sorted({name for row in rows for name in row})
        given = [[row.get(name, "") for name in names] for row in rows]
        cells = [[c if isinstance(c, str) else json.dumps(c) for c in row] for row in given]
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([names, *cells])
    _, taken = looked_at(path, f"Label Studio ({kind.upper()})")
    assert set(judged(taken)) == STUDIO_JUDGMENTS


def test_flat_label_studio_is_no_table_of_the_programs_own(tmp_path: Path):
    path = tmp_path / "flat.csv"
    path.write_text(
        "annotation_id,annotator,answer,id,item_id,stars\n"
        '1,1,Heat leaves it for the air.,1,a,"[{""rating"": 4}]"\n',
        encoding="utf-8",
    )
    study_from_judgments(tmp_path / "study", path)
    (row,) = recorded(tmp_path / "study")
    assert (row["items"], row["criterion"], row["value"]) == ("a", "stars", "4")


FLAT = [
    {
        "question": question,
        "model": model,
        "text": text,
        "id": number,
        "clear": "yes" if number % 2 else "no",
        "helpful": [{"rating": number}],
        "remark": f"Remark number {number}",
        "annotator": 7,
        "annotation_id": number,
        "lead_time": 4.5,
    }
    for number, ((question, model), text) in enumerate(ANSWERS.items(), start=1)
]


GIVEN = [
    ("7", control, f"{number}", value)
    for number in range(1, 5)
    for control, value in (("clear", "yes" if number % 2 else "no"), ("helpful", str(number)))
]


def test_a_flat_label_studio_export_with_one_annotation_a_task(tmp_path):
    """JSON-MIN has the answers after the task's id; the two words would do for a column, too."""
    seen, taken = looked_at(json_file(tmp_path / "min.json", FLAT), "Label Studio (JSON)")
    assert sorted(judged(taken)) == sorted(GIVEN)
    assert [item.system for item in taken.items] == ["aurora", "cirrus"] * 2
    assert not any("taken for answers" in remark.text for remark in seen.remarks)


def test_a_flat_label_studio_table_says_what_it_took_for_answers(tmp_path):
    path = tmp_path / "flat.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, sorted(FLAT[0]))
        table.writeheader()
        table.writerows(row | {"helpful": json.dumps(row["helpful"])} for row in FLAT)
    seen, taken = looked_at(path, "Label Studio (CSV)")
    assert sorted(judged(taken)) == sorted(GIVEN)
    assert [item.system for item in taken.items] == ["aurora", "cirrus"] * 2
    (said,) = [remark.text for remark in seen.remarks if "taken for answers" in remark.text]
    assert "again and again: clear;" in said
