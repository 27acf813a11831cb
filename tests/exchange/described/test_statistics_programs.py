"""SPSS and Stata files as other software reads them: pyreadstat's reader of C, and pandas."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable
from pathlib import Path

import pandas
import pyreadstat
import pytest

from labeval.exchange.described.coded import fitting_names
from labeval.exchange.described.spss import TEXT_LIMIT, cut_texts
from labeval.exchange.described.spss import write as write_spss
from labeval.exchange.described.stata import write as write_stata
from labeval.exchange.described.tables import DescribedTable
from labeval.exchange.described.writing import DescribedExport
from labeval.exchange.errors import ExchangeError
from labeval.exchange.table import Column
from labeval.store.record.record import Record

Tables = Callable[..., list[dict[str, str]]]
READERS = {"spss": pyreadstat.read_sav, "stata": pyreadstat.read_dta}
SUFFIXES = {"spss": ".sav", "stata": ".dta"}
TARGETS = tuple(READERS)


def write(export: DescribedExport, target: str, folder: Path, table: str) -> None:
    export.write_table(target, table, folder / f"{table}{SUFFIXES[target]}")


def read(target: str, folder: Path, table: str):
    return READERS[target](str(folder / f"{table}{SUFFIXES[target]}"))


@pytest.mark.parametrize("target", TARGETS)
def test_ratings_are_numbers_with_the_scales_anchors_as_labels(target, export, tmp_path):
    write(export, target, tmp_path, "ratings")
    frame, about = read(target, tmp_path, "ratings")
    rated = frame[frame["page"].str.startswith("dqe")]
    assert set(rated["dqe_honesty"].dropna()) == {1}  # always the first option
    anchors = about.variable_value_labels["dqe_honesty"]
    assert anchors == {1: "irreführend", 3: "mittel", 5: "ein wahres Bild"}
    assert about.variable_value_labels["dqe_fluency"] == {1: "schlecht", 3: "mittel", 5: "gut"}
    assert about.variable_value_labels["aqc_honesty"][2] == "nein (no)"
    labels = about.column_names_to_labels
    assert labels["dqe_honesty"] == "Ehrlichkeit (DQE)"
    assert labels["seconds"] == "Time on the page, in front and not paused, over all visits [s]"
    assert len(frame) == 4 + 4 + 4  # by P1 with both methods, and P2; P3 answered nothing


@pytest.mark.parametrize("target", TARGETS)
def test_a_page_without_an_answer_is_no_row_and_an_open_answer_is_missing(
    target, desk, record, tmp_path
):
    desk.rating("P1", "dqe").answer("honesty", "4")
    desk.rating("P2", "dqe").answer("fluency", "2")
    desk.rating("P3", "dqe")
    write(DescribedExport(record), target, tmp_path, "ratings")
    frame, _ = read(target, tmp_path, "ratings")
    assert list(frame["participant"]) == ["P1", "P2"]
    assert list(frame["dqe_honesty"].dropna()) == [4.0] and frame["dqe_honesty"].isna().iloc[1]
    assert list(frame["dqe_fluency"].dropna()) == [2.0] and frame["dqe_fluency"].isna().iloc[0]


@pytest.mark.parametrize("target", TARGETS)
def test_judgments_have_the_rows_of_the_table_of_judgments(target, export, table_of, tmp_path):
    write(export, target, tmp_path, "judgments")
    frame, about = read(target, tmp_path, "judgments")
    rows = table_of("judgments")
    assert list(frame["participant"]) == [row["participant"] for row in rows]
    assert list(frame["value"]) == [row["value"] for row in rows]
    assert list(frame["seconds"]) == [float(row["seconds"]) for row in rows]
    names = about.variable_value_labels["criterion"]
    assert names == {1: "Ehrlichkeit (honesty)", 2: "fluency"}
    assert [names[code] for code in frame["criterion"]] == [
        {"honesty": "Ehrlichkeit (honesty)"}.get(row["criterion"], row["criterion"]) for row in rows
    ]
    assert about.variable_value_labels["condition"][1] == "Alle Methoden (all)"


def test_pandas_reads_stata_categories_and_spss_says_what_a_variable_measures(export, tmp_path):
    write(export, "stata", tmp_path, "sessions")
    frame = pandas.read_stata(tmp_path / "sessions.dta")
    assert list(frame["kind"]) == ["real"] * 3
    assert list(frame["ending"].dropna()) == ["completed"] * 2
    write(export, "spss", tmp_path, "ratings")
    _, about = read("spss", tmp_path, "ratings")
    assert about.variable_measure["dqe_honesty"] == "ordinal"
    assert about.variable_measure["system"] == "nominal"
    assert about.variable_measure["seconds"] == "scale"
    assert about.file_label == "Über vier Texte"


@pytest.mark.parametrize("target", TARGETS)
def test_attributes_of_participants_are_columns_and_codes_with_zeros_stay_texts(
    target, export, tmp_path
):
    write(export, target, tmp_path, "participants")
    frame, about = read(target, tmp_path, "participants")
    assert list(frame["participant"]) == ["P1", "P2", "P3"]
    assert frame["Alter"].tolist()[::2] == [34, 51]
    assert pandas.isna(frame["Alter"][1])
    assert list(frame["Fachgebiet"]) == ["Physik", "", "Ökologie"]
    assert list(frame["zip"]) == ["01067", "", "89075"]
    assert about.column_names_to_labels["Alter"] == "Attribute Alter of the participant"


@pytest.mark.parametrize("target", TARGETS)
def test_texts_come_back_with_their_line_breaks_and_quotes(target, export, tmp_path):
    write(export, target, tmp_path, "items")
    frame, _ = read(target, tmp_path, "items")
    assert frame.set_index("item").loc["m1", "text"] == "Größer\nals „alles“."


@pytest.mark.parametrize("target", TARGETS)
def test_the_dictionary_describes_what_other_software_finds_in_the_files(target, export, tmp_path):
    paths = export.write_all(target, tmp_path)
    with export.write_dictionary(tmp_path / "dictionary.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for path in paths:
        _, about = READERS[target](str(path))
        own = [row for row in rows if row["table"] == path.stem]
        assert [row["name"] for row in own] == about.column_names
        assert [row["label"] for row in own] == about.column_labels
        for row in own:
            codes = about.variable_value_labels.get(row["name"], {})
            found = "; ".join(f"{code:g} = {label}" for code, label in sorted(codes.items()))
            assert row["values"] == found, (path.stem, row["name"])
    ratings = {row["name"]: row for row in rows if row["table"] == "ratings"}
    assert ratings["dqe_honesty"]["source"] == "study.yaml: criteria.honesty, blocks.dqe"
    assert ratings["seconds"]["unit"] == "s"
    people = {row["name"]: row for row in rows if row["table"] == "participants"}
    assert people["Alter"]["source"] == "participants.csv"


WORDS = Column("reason", "Why.", values={"b": "Because", "a": "a"})


@pytest.mark.parametrize(("target", "write_to"), [("spss", write_spss), ("stata", write_stata)])
def test_words_become_numbers_and_unknown_ones_come_last(target, write_to, tmp_path):
    rows = [["a"], ["b"], [None], ["z"], ["c"]]
    write_to(tmp_path / f"t{SUFFIXES[target]}", DescribedTable("t", "T.", (WORDS,), rows), "T")
    frame, about = read(target, tmp_path, "t")
    assert frame["reason"].fillna(0).tolist() == [2, 1, 0, 4, 3]
    assert about.variable_value_labels["reason"] == {1: "Because (b)", 2: "a", 3: "c", 4: "z"}


@pytest.mark.parametrize(("target", "write_to"), [("spss", write_spss), ("stata", write_stata)])
def test_texts_of_any_length_and_names_of_any_kind(target, write_to, tmp_path):
    columns = (Column("by", "By."), Column("Größe in cm", "Size."), Column("größe in cm", "S."))
    long = "ä" * TEXT_LIMIT
    table = DescribedTable("t", "T.", columns, [[long, "x", ""], ["b\0d", None, "😀"]])
    written = write_to(tmp_path / f"t{SUFFIXES[target]}", table, "T" * 200)
    frame, about = read(target, tmp_path, "t")
    assert about.column_names == [column.name for column in written]
    name = "by_2" if target == "spss" else "by"  # a word of SPSS
    assert about.column_names == [name, "Groesse_in_cm", "groesse_in_cm_2"]
    assert frame[name][1] == "bd"
    kept = "ä" * (TEXT_LIMIT // 2) if target == "spss" else long
    assert frame[name][0] == kept
    assert cut_texts(table) == 1
    assert frame["groesse_in_cm_2"].tolist() == ["", "😀"]


@pytest.mark.parametrize(("target", "write_to"), [("spss", write_spss), ("stata", write_stata)])
def test_a_table_without_rows_can_be_written(target, write_to, tmp_path):
    columns = (Column("a", "A."), Column("n", "N.", "number"), WORDS)
    write_to(tmp_path / f"t{SUFFIXES[target]}", DescribedTable("t", "T.", columns, []), "T")
    frame, about = read(target, tmp_path, "t")
    assert about.column_names == ["a", "n", "reason"]
    assert len(frame) == 0


def test_names_are_short_begin_with_a_letter_and_differ():
    given = ["2nd", "", "x" * 40, "x" * 41, "if", "naïve"]
    found = fitting_names(given, 32, {"if"})
    assert found == ["v_2nd", "column", "x" * 32, "x" * 30 + "_2", "if_2", "naive"]


def test_a_full_disk_and_a_missing_part_are_named(export, record: Record, tmp_path, monkeypatch):
    with pytest.raises(ExchangeError, match="cannot be written"):
        export.write_table("spss", "ratings", Path("/proc/nowhere/t.sav"))
    monkeypatch.setitem(sys.modules, "pyreadstat", None)
    with pytest.raises(ExchangeError, match=r"labeval\[spss\]"):
        export.write_all("spss", tmp_path)
    assert list(tmp_path.glob("*.sav")) == []
