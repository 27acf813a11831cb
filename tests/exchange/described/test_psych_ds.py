"""Psych-DS data sets, by the rules of psych-ds.github.io ("Rules and Conventions")."""

from __future__ import annotations

import csv
import json
import re

from labeval.exchange.described.psych_ds import write
from labeval.exchange.described.tables import DescribedTable
from labeval.exchange.table import Column


def test_a_data_set_keeps_the_rules_of_the_specification(export, tmp_path):
    export.write_all("psych-ds", tmp_path)
    whole = json.loads((tmp_path / "dataset_description.json").read_text("utf-8"))
    assert whole["@context"] == "https://schema.org"
    assert whole["@type"] == "Dataset"
    assert whole["name"] == "Über vier Texte"
    assert whole["description"]
    named = [variable["name"] for variable in whole["variableMeasured"]]
    assert len(set(named)) == len(named)
    files = sorted((tmp_path / "data").glob("*.csv"))
    assert files
    headers = set()
    for path in files:
        assert re.fullmatch(r"([a-z]+-[A-Za-z0-9]+_)+data\.csv", path.name)
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file, strict=True))
        assert len({len(row) for row in rows}) == 1
        assert len(set(rows[0])) == len(rows[0])
        own = json.loads(path.with_suffix(".json").read_text("utf-8"))
        assert [variable["name"] for variable in own["variableMeasured"]] == rows[0]
        assert {variable["@type"] for variable in own["variableMeasured"]} == {"PropertyValue"}
        headers |= set(rows[0])
    assert headers == set(named)


def test_the_pattern_of_a_variable_has_values_that_the_study_does_not_name(tmp_path):
    column = Column("criterion", "C.", values={"honesty": "Honesty"})
    rows = [["preferred"], ["honesty"], [None]]
    (table,) = write(tmp_path, [DescribedTable("judgments", "J.", (column,), rows)], "T")
    assert table.columns[0].values == {"honesty": "Honesty", "preferred": "preferred"}
    (path,) = (tmp_path / "data").glob("*.json")
    (variable,) = json.loads(path.read_text("utf-8"))["variableMeasured"]
    assert variable["valuePattern"] == "honesty|preferred"


def test_variables_have_units_values_and_labels(export, tmp_path):
    export.write_all("psych-ds", tmp_path)
    (path,) = (tmp_path / "data").glob("*description-Ratings_data.json")
    about = {v["name"]: v for v in json.loads(path.read_text("utf-8"))["variableMeasured"]}
    assert about["seconds"]["unitText"] == "seconds"
    assert "1 = irreführend; 3 = mittel; 5 = ein wahres Bild" in about["dqe_honesty"]["description"]
    assert about["aqc_honesty"]["valuePattern"] == "yes|no|dont_know"
    with path.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["dqe_honesty"] for row in rows} == {"", "1"}
    assert {row["aqc_honesty"] for row in rows} == {"", "yes"}
