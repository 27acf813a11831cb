"""Tasks for Label Studio come back through labeval's own reader, and fit the configuration."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from labeval.exchange.described.writing import DescribedExport
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.store.record.imported import JudgmentRow

COMPARED = ("participant", "criterion", "items", "value")


def back(path: Path) -> tuple[Counter, dict[str, str]]:
    """Judgments with their seconds, and texts by id, of a file that was written."""
    seen = inspect(path)
    assert seen.mapping.reader == "label_studio"
    taken = take(path, seen.mapping)
    assert taken.sound, taken.problems
    rows = Counter(
        (*(row.cells[name] for name in COMPARED), float(row.cells["seconds"]))
        for row in taken.judgments
    )
    return rows, {item.id: item.text for item in taken.items}


@pytest.mark.parametrize("method", ["dqe", "aqc", "ab-2", "bws-3"])
def test_a_project_comes_back_equal(method, export, table_of, four_texts, tmp_path):
    export.write_all("label-studio", tmp_path)
    rows, texts = back(tmp_path / f"{method}.json")
    assert rows == Counter(
        (*(row[name] for name in COMPARED), float(row["seconds"]))
        for row in table_of("judgments")
        if row["method"] == method.partition("-")[0] and row["value"]
    )
    assert texts == {item.id: item.text for item in four_texts.items if item.use == "rating"}


@pytest.mark.parametrize("method", ["dqe", "aqc", "ab-2", "bws-3"])
def test_every_result_fits_the_configuration_and_names_no_user(method, export, tmp_path):
    export.write_all("label-studio", tmp_path)
    tasks = json.loads((tmp_path / f"{method}.json").read_text("utf-8"))
    config = ElementTree.parse(tmp_path / f"{method}.xml").getroot()
    controls = {tag.get("name"): tag for tag in config.iter() if tag.get("toName")}
    shown = {tag.get("name"): tag.get("value") for tag in config.iter("Text")}
    for task in tasks:
        assert all(value.lstrip("$") in task["data"] for value in shown.values())
        for annotation in task["annotations"]:
            assert "completed_by" not in annotation
            for result in annotation["result"]:
                control = controls[result["from_name"]]
                assert control.tag.lower() == result["type"]
                assert result["to_name"] == control.get("toName")
                assert result["to_name"] in shown
                if control.tag == "Choices":
                    known = {choice.get("value") for choice in control}
                    assert set(result["value"]["choices"]) <= known


def row(page: str, items: str, value: str, criterion: str = "honesty", method: str = "dqe"):
    return JudgmentRow("P9", "S9", "x", method, criterion, page, items, value, "1.000", "", 1, "")


def test_values_that_are_no_plain_numbers_and_ids_that_are_numbers_come_back(record, tmp_path):
    given = [
        *(row("1", "m1", "4.50"), row("2", "m2", "no_answer"), row("3", "m3", "-2", "clarity")),
        *(row("4", "2|1", "1", method="ab"), row("5", "1|2", "tie", method="ab")),
        row("6", "3|1|2", "2>3", method="bws"),
    ]
    with record.imported.writing():
        record.imported.add(given)
    DescribedExport(record).write_all("label-studio", tmp_path)
    found = {}
    for path in tmp_path.glob("*.json"):
        taken = take(path, inspect(path).mapping)
        found |= {
            (r.cells["items"], r.cells["criterion"]): r.cells["value"] for r in taken.judgments
        }
    assert found == {(r.items, r.criterion): r.value for r in given}
